import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/pentax';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro: 'Die K-1 Mark II von {{year}} ist eine Vollformat-DSLR für Profis.',
    buying: [
      'Bitten Sie den Verkäufer, das Datum des Fotos nicht zu „berichtigen“: Sonst kann sich eine falsche Zahl ergeben oder gar keine, und Sie brauchen eine frische Kopie von der Karte. Öffnen Sie jede Klappe, sehen Sie nach den Dichtungen, bewegen Sie den Monitor in alle Stellungen, und prüfen Sie den Spiegel bei langen und kurzen Zeiten.',
    ],
    notes: ['Eine neue Pentax kann schon ab Werk einige Auslösungen haben.'],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

const apertureSuitsNotice =
  'Kein Rückruf: In einer US-Sammelklage hieß es, die Blendensteuerung von K-30, K-50 und K-70 versage und die Bilder würden dunkel. Das Gericht in New York wies die Klage ab; eine zweite wegen K-50 und K-30 wurde in Pennsylvania abgewiesen, was das Berufungsgericht 2023 bestätigte.';

const apertureCheck =
  'Setzen Sie ein Objektiv ohne Blendenring an, wählen Sie die größte Öffnung, und machen Sie die ersten Bilder des Tages selbst. Sind sie schwarz oder viel zu dunkel, klemmt vermutlich der Magnet, der die Blende steuert.';
const buying: BuyingTexts<typeof facts> = {
  'pentax-k-30': {
    advisories: {
      'aperture-suits': apertureSuitsNotice,
    },
    faults: {
      'dark-pictures': `${apertureCheck} Eine Werkstatt nennt den Fehler bei diesem Modell häufig.`,
    },
  },
  'pentax-k-50': {
    advisories: {
      'aperture-suits': apertureSuitsNotice,
    },
    faults: {
      'dark-pictures': `${apertureCheck} Eine Reparatur hielt nur rund ein Jahr.`,
    },
  },
  'pentax-k-70': {
    advisories: {
      'aperture-suit':
        'Kein Rückruf: In einer US-Sammelklage hieß es, die Blendensteuerung von K-30, K-50 und K-70 versage und die Bilder würden dunkel. Das Gericht in New York wies die Klage ab.',
    },
    faults: {
      'dark-pictures': `${apertureCheck} Bei Besitzern trat der Fehler nach zwei und nach sechs Jahren auf.`,
    },
  },
  'pentax-k-5': {
    advisories: {
      'sensor-stains':
        'Pentax fand auf Sensoren früher Kameras tropfenförmige Flecken, die eine gewöhnliche Reinigung nicht entfernt, entschuldigte sich und bot kostenlose Reparatur an.',
    },
    faults: {
      'sensor-stains':
        'Blenden Sie auf f/22 ab, fotografieren Sie eine helle Wand, und suchen Sie nach tropfenförmigen Flecken, die sich nicht wegblasen lassen.',
      'dim-light-focus':
        'Fokussieren Sie bei schwachem Glühlampenlicht mit offener Blende auf eine Buchseite, dann noch einmal mit Live View. Ist nur das zweite Bild scharf, misst der Autofokus bei wenig Licht falsch.',
    },
  },
  'pentax-k-r': {
    faults: {
      'lamp-front-focus':
        'Fokussieren Sie bei Glühlampenlicht mit offener Blende auf einen Strich eines schräg liegenden Lineals, und vergleichen Sie mit Live View. Besitzer berichten, dass die Schärfe in diesem Licht vor dem Strich liegt; liegt sie auch bei Tageslicht davor, kann es das Objektiv sein.',
    },
  },
  'pentax-k20d': {
    advisories: {
      'self-timer-hot-pixels':
        'Pentax USA bestätigte helle Pixel in Aufnahmen mit dem 2-Sekunden-Selbstauslöser, auch nach dem Pixel-Mapping, und kündigte eine neue Firmware an.',
    },
  },
};

export default { models, buying };
