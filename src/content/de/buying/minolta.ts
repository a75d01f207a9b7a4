/** What is published about buying a used Minolta: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/minolta';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'minolta-dynax-7d': {
    advisories: {
      'first-frame':
        'Konica Minolta räumte einen Fehler ein, der sich als Err oder nach langer Ruhe als schwarzes oder dunkelblaues erstes Bild zeigt, und reparierte Dynax 7D und 5D kostenlos. Interne Unterlagen rieten Berichten zufolge, den Verschluss und Teile des AF-Antriebs zu tauschen. Die kostenlose Reparatur gab es noch im Juli 2009.',
    },
    faults: {
      overnight:
        'Lassen Sie die Kamera über Nacht liegen, und machen Sie dann das erste Bild: kein Err, kein schwarzes Foto. „Error 58“ kann im Totalausfall enden, und niemand behebt ihn mehr kostenlos.',
    },
  },
};

export default texts;
