/** What is published about buying a used Ricoh: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/ricoh';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial':
        'In Japan und Korea richtete Ricoh ab April 2019 den schief sitzenden Vierwegeregler mit Einstellrad bei frühen Gehäusen kostenlos gerade. Auf die Funktion hat das keinen Einfluss. Für Europa ist uns keine solche Aktion bekannt.',
    },
    faults: {
      dust: 'Fotografieren Sie den Himmel bei f/16. Gegen Staub ist das Gehäuse nicht besser geschützt als die ältere GR.',
    },
    repairs: {
      'first-gr':
        'Was später zu erwarten ist: Die erste GR von 2013 ließ sich neun Jahre danach nicht mehr reparieren.',
    },
  },
};

export default texts;
