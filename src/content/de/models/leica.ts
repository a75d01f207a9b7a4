import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/leica';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro:
      'Die Leica Q2 von {{year}} ist eine Kompaktkamera der Spitzenklasse mit Vollformatsensor und fest verbautem Objektiv.',
    buying: [
      'Objektiv und Sensor bilden eine Einheit, an eine Trübung im Inneren kommen Sie also nicht heran. Drehen Sie Fokus- und Blendenring von Anschlag zu Anschlag, probieren Sie die Makrostellung, und hören Sie sich den Zentralverschluss bei langen Zeiten an. Er sollte gleichmäßig klingen.',
    ],
  },
} satisfies Record<SlugOf<'leica'>, ModelCopy>;

const sensorCorrosionNotice =
  'Das Deckglas auf dem Sensor von M9, M9-P, M-E und M Monochrom kann korrodieren, sichtbar bei kleiner Blende. Leica tauschte betroffene Sensoren unabhängig vom Alter der Kamera kostenlos, später gegen eine neue Ausführung. Das folgende Enddatum nannte Leica in Japan.';

const corrosionCheck =
  'Fotografieren Sie mit Einstellung auf unendlich und f/16 eine weiße Wand, und sehen Sie sich das Bild bei 100 % an: Staub ist dunkel, Korrosion zeigt sich als Fleck mit hellem Hof. Fragen Sie nach dem Beleg für einen Sensortausch.';
const buying: BuyingTexts<typeof facts> = {
  'leica-q2': {
    advisories: {
      'strap-eyelets':
        'Laut Leica Japan sind seit der ersten Q einzelne Fälle loser Gurtösen bekannt; man behebe sie kostenlos, auch nach Ablauf der Garantie, sofern der Nutzer nicht schuld sei. Ein Besitzer erhielt eine neue Kamera. Ein Rückruf ist das nicht.',
    },
    faults: {
      'strap-eyelets':
        'Ziehen Sie an beiden Gurtösen. Sie dürfen sich weder drehen noch kippen, denn sie können sich lösen.',
    },
    repairs: { factory: 'Muss eine Q2 geöffnet werden, geht sie ins Werk.' },
  },
  'leica-m9': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
      'false-low-battery':
        'Manche Kameras melden gleich nach dem Laden einen leeren Akku. Leica führte das auf ein elektronisches Bauteil zurück, zählte 15 Fälle und behob es kostenlos.',
    },
    faults: {
      'sensor-corrosion': `${corrosionCheck} 2024 erfuhr ein Besitzer, dass Leica die M9 nicht mehr repariert.`,
    },
  },
  'leica-m9-p': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
    },
    faults: {
      'sensor-corrosion': `${corrosionCheck} Auch wenig Gebrauch schützt nicht davor.`,
    },
  },
  'leica-m-monochrom': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
    },
    faults: {
      'sensor-corrosion': corrosionCheck,
    },
  },
  'leica-m8': {
    advisories: {
      'no-screens':
        'Leica hat keine Monitore für M8 und M8.2 mehr und kann defekte nicht ersetzen. Die Firma entschuldigte sich und bot Besitzern mit defektem Monitor an, gegen Aufpreis auf die M9 zu wechseln.',
      'shutter-fault':
        'Bei schnellen Aufnahmefolgen konnte die Kamera mit „Shutter fault“ stehen bleiben. Leica behob den Fehler der Verschlusssteuerung mit Firmware 2.005.',
    },
    faults: {
      'coffee-stains':
        'Betrachten Sie den eingeschalteten Monitor von allen Seiten: Braune „Kaffeeflecken“ und tote Stellen lassen sich nicht beheben, und an der Seriennummer ist nicht zu erkennen, welche Monitore betroffen sind.',
      infrared:
        'Bei Glüh- oder Halogenlicht gibt jede M8 ohne UV/IR-Filter schwarzen Synthetikstoff magentafarben wieder, weil das dünne Deckglas Infrarot durchlässt. Fragen Sie nach Filtern für die Objektive.',
    },
  },
  'leica-m-typ-240': {
    advisories: {
      'strap-lugs':
        'Leica schrieb Besitzern von Kameras, die vor April 2013 verkauft wurden, dass sich die Gurtösen lockern können, prüfte die Seriennummern, übernahm den Versand und befestigte die Ösen in Deutschland neu.',
    },
    faults: {
      'strap-lugs':
        'Fassen Sie beide Gurtösen, und versuchen Sie, sie zu drehen. Sie sind von innen verschraubt und verklebt und dürfen sich nicht bewegen.',
    },
  },
  'leica-tl2': {
    advisories: {
      visoflex:
        'Leica stoppte den Verkauf, weil Kameras mit aufgestecktem Sucher Visoflex ausfallen konnten, fand die Ursache und kündigte eine neue Firmware an.',
    },
    faults: {
      visoflex:
        'Lesen Sie zuerst die Firmware-Version ab; sie muss neuer sein als 0.99, die eine Kamera vom ersten Verkaufstag hatte. Stecken Sie dann einen Visoflex auf, und wechseln Sie zehnmal zwischen Sucher und Monitor.',
    },
  },
  'leica-m11': {
    faults: {
      freezes:
        'Fragen Sie, ob die neueste Firmware installiert ist. Fotografieren Sie dann eine halbe Stunde lang, sehen Sie sich Bilder an, und schalten Sie die Kamera mehrmals aus und ein: Manche Gehäuse frieren ein, eines auch mit Firmware 1.6; es kann helfen, den Akku herauszunehmen.',
    },
  },
};

export default { models, buying };
