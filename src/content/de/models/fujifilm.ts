import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/fujifilm';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'fujifilm-x-t4': {
    intro:
      'Die X-T4 von {{year}} war damals das Spitzenmodell der X-T-Reihe, mit {{megapixels}} Megapixeln auf einem APS-C-Sensor mit X-Trans-Muster.',
    buying: [
      'Vergleichen Sie ein altes Original mit einem neuen. Steht im neueren die niedrigere Zahl, hat der Zähler von vorn begonnen.',
      'An den Sperren der oberen Räder, am Monitorgelenk, am Griffgummi und an der Kartenklappe zeigt sich Gebrauch, den kein Zähler festhält. Den Verschlussvorhang prüfen Sie mit einer Serie bei der kürzesten mechanischen Zeit.',
    ],
  },
  'fujifilm-x-pro3': {
    intro:
      'Fujifilm stellte die X-Pro3 {{year}} als Profigehäuse vor; {{megapixels}} Megapixel und das X-Trans-Muster hat sie mit der späteren [X-T4](/fujifilm/fujifilm-x-t4) gemeinsam.',
    buying: [
      'Straßenfotografen lösen viel aus und behandeln das Metall pfleglich; schließen Sie also nicht von den Kratzern auf den Gebrauch. Sehen Sie in beiden Betriebsarten durch den Sucher, optisch und elektronisch. Hat der Verkäufer noch ein Original aus dem Kaufjahr, sehen Sie es sich neben einem neuen an.',
    ],
    notes: ['Die Lebensdauer, die für dieses Gehäuse kursiert, steht in Listen bei der älteren X-Pro2.'],
  },
  'fujifilm-x-h2': {
    intro: 'Die X-H2 ist eine spiegellose APS-C-Kamera für Profis von {{year}} mit {{megapixels}} Megapixeln.',
    buying: [
      'Bitten Sie um das älteste und das neueste Original, und fragen Sie, wann dazwischen Firmware-Updates eingespielt wurden. Datumsangaben und Dateinummern verraten oft mehr als der Zähler.',
      'Wurde gefilmt, prüfen Sie die Anschlüsse und die Lüfterkontakte hinter dem Monitor. Bewegen Sie den Monitor im Gelenk, und suchen Sie in einer schnellen Serie von einer einfarbigen Wand nach dunklen Streifen.',
    ],
  },
} satisfies Record<SlugOf<'fujifilm'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
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

export default { models, buying };
