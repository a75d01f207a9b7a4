/** What is published about buying a used Fujifilm: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/fujifilm';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'fujifilm-x-t4': {
    repairs: {
      'repair-time':
        'Fujifilm Europa kündigte für eine Reparatur in Großbritannien vier Wochen an. Nach sechs Wochen bekam der Besitzer eine neue Kamera.',
    },
  },
  'fujifilm-x-pro3': {
    advisories: {
      'display-cable':
        'In der Sammelklage Inong gegen Fujifilm heißt es, das Flachbandkabel des rückseitigen Monitors löse sich oder breche bei normalem Gebrauch. Das ist eine Behauptung, kein Urteil. Weder den Ausgang noch einen Rückruf oder eine Reparaturaktion von Fujifilm haben wir gefunden.',
    },
    faults: {
      'display-cable':
        'Klappen Sie den Monitor zwanzigmal bis zum Anschlag, und beobachten Sie beide Anzeigen. Erst fällt die kleine aus, dann die große, weil das Flachbandkabel im Scharnier ermüdet.',
      'top-plate': 'Ein schmaler Spalt an der Deckkappe ist kein Mangel, sondern reine Optik.',
    },
  },
};

export default texts;
