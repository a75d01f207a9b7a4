import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/leica';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro: [
      'Die Leica Q2 von 2019 ist eine Edelkompaktkamera mit Vollformatsensor, 47,3 Megapixeln und fest verbautem Objektiv.',
    ],
    shutter: [
      'Eine Angabe von Leica zur Lebensdauer des Verschlusses haben wir nirgends gefunden. Die Q2 hat einen Zentralverschluss im Objektiv, und Zahlen für Schlitzverschlüsse lassen sich darauf nicht übertragen. Deshalb zeigt diese Seite keine zu erwartende Lebensdauer und der Checker keinen Prozentsatz.',
    ],
    reading: [
      'In den JPEG- und DNG-Dateien der Q2 ist kein Auslösezähler bekannt. Ein Foto ist trotzdem nützlich: Es nennt Gehäuse und Firmware, und wenn es eine Seriennummer enthält, lässt es sich der Kamera zuordnen. Als Zahl der Auslösungen zeigt der Checker „Unbekannt“.',
    ],
    buying: [
      'Fragen Sie den Leica Customer Care, ob er die Zahl aus der Kamera auslesen kann; bei diesem Preis ist die Bitte angemessen. Bewahren Sie die schriftliche Auskunft bei der Kamera auf; sie hilft Ihnen, wenn Sie einmal verkaufen.',
      'Objektiv und Sensor bilden eine Einheit; Staub oder eine Trübung im Inneren lässt sich also nicht mit dem Blasebalg entfernen. Fotografieren Sie mit kleinster Blende klaren Himmel, und suchen Sie nach Flecken, die immer an derselben Stelle bleiben. Drehen Sie Fokus- und Blendenring von Anschlag zu Anschlag, probieren Sie die Makrostellung, und hören Sie sich den Zentralverschluss bei langen Zeiten an. Er sollte gleichmäßig klingen.',
    ],
    steps: [
      'Notieren Sie die Seriennummer der Kamera, und fragen Sie den Leica Customer Care oder einen Leica-Fachhändler, ob sich die Zahl der Auslösungen auslesen lässt.',
      'Lassen Sie sich die Auskunft vom Verkäufer schriftlich geben, mit Datum und Seriennummer.',
      'Öffnen Sie hier ein unbearbeitetes Foto der Kamera, und vergleichen Sie Modell, Datum und Seriennummer mit dieser Auskunft.',
    ],
  },
} satisfies Record<SlugOf<'leica'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'leica-q2': {
    advisories: {
      'strap-eyelets':
        'Leica Japan schrieb, dass einzelne Fälle loser Gurtösen seit der ersten Q bekannt sind und kostenlos behoben werden, auch nach der Garantie, sofern der Nutzer nicht schuld ist. Ein Besitzer erhielt eine neue Kamera. Ein Rückruf ist das nicht.',
    },
    faults: {
      'strap-eyelets':
        'Ziehen Sie an beiden Gurtösen. Sie dürfen sich weder drehen noch kippen, denn sie können sich lösen.',
      dust: 'Fotografieren Sie den Himmel mit der kleinsten Blende. An Staub auf diesem Sensor kommt man nur, wenn das abgedichtete Gehäuse im Werk geöffnet wird.',
    },
    repairs: { factory: 'Muss eine Q2 geöffnet werden, geht sie ins Werk.' },
  },
};

export default { models, buying };
