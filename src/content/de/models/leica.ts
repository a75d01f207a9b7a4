import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/leica';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro:
      'Die Leica Q2 von {{year}} ist eine Edelkompaktkamera mit Vollformatsensor, {{megapixels}} Megapixeln und fest verbautem Objektiv.',
    buying: [
      'Objektiv und Sensor bilden eine Einheit, an eine Trübung im Inneren kommen Sie also nicht heran. Drehen Sie Fokus- und Blendenring von Anschlag zu Anschlag, probieren Sie die Makrostellung, und hören Sie sich den Zentralverschluss bei langen Zeiten an. Er sollte gleichmäßig klingen. Heben Sie eine schriftliche Auskunft von Leica über die Auslösungen gut auf; sie hilft Ihnen, wenn Sie einmal verkaufen.',
    ],
    notes: [
      'Der Verschluss ist ein Zentralverschluss im Objektiv. Zahlen für Schlitzverschlüsse lassen sich auf ihn nicht übertragen.',
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
