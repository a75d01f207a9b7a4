/** What is published about buying a used Leica: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/leica';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
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

export default texts;
