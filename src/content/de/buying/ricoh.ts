/** What is published about buying a used Ricoh: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/ricoh';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial':
        'In Japan und Korea richtete Ricoh das schief sitzende Vier-Wege-Rad früher Gehäuse kostenlos gerade. Es funktioniert auch schief. In Japan nahm Ricoh Kameras ab dem 8. April 2019 an; die Arbeit dauerte vier Tage.',
    },
    faults: {
      'rear-dial':
        'Drehen Sie das hintere Rad in einem Menü Raste für Raste. Nach einigen Jahren kann es vier oder fünf Einträge überspringen oder in die falsche Richtung laufen.',
      lens: 'Fahren Sie das Objektiv zehnmal aus und ein. Ein Defekt am Objektiv bedeutet das Ende dieser Kamera.',
      dust: 'Fotografieren Sie den Himmel bei f/16. Gegen Staub ist das Gehäuse nicht besser geschützt als die ältere GR.',
    },
    repairs: {
      'rear-dial': 'Hinteres Rad, Ricoh Imaging.',
      'first-gr':
        'Was später zu erwarten ist: Die erste GR von 2013 ließ sich neun Jahre danach nicht mehr reparieren.',
    },
  },
};

export default texts;
