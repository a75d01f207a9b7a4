/** What is published about buying a used Sony: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/sony';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'sony-alpha-a7-iii': {
    advisories: {
      'shutter-suits':
        'Kein Rückruf: In zwei US-Klagen (Guerriero gegen Sony in New York, Lewis gegen Sony in Florida) heißt es, Verschlüsse der Alpha 7 III fielen zwischen 10.000 und 50.000 Auslösungen aus, obwohl Sony mit 200.000 warb. Das sind Behauptungen. Ein Urteil oder eine Reparaturaktion von Sony haben wir nicht gefunden.',
      'card-firmware':
        'Sony kündigte für Alpha 7 III und Alpha 7R III eine Firmware gegen Abstürze an, bei denen die Verwaltungsdatei der Karte beschädigt wird.',
    },
    faults: {
      'two-modes':
        'Machen Sie fünfzig Aufnahmen mit elektronischem erstem Verschlussvorhang und fünfzig ohne, und hören Sie hin. In den Klagen ist von einem ungewöhnlichen Geräusch, einem schwarzen Monitor und der Meldung eines Kamerafehlers die Rede.',
      firmware:
        'Lesen Sie die Firmware-Version im Menü ab. Sie sollte nach Dezember 2018 erschienen sein, als Sony die Korrektur ankündigte.',
    },
    repairs: { shutter: 'Verschlusstausch bei einem Servicepartner in den USA, laut Klageschrift.' },
  },
  'sony-alpha-a7-ii': {
    faults: {
      buzz: 'Aktivieren Sie SteadyShot, und schalten Sie die Kamera in einem stillen Raum ohne Objektiv aus und wieder ein. Sie sollten nur ein kurzes Geräusch hören, kein Brummen, und keine Fehlermeldung sehen. In den Reparaturen, die wir kennen, kam der Fehler vom Bildstabilisator, nicht vom Verschluss; ohne SteadyShot zeigt er sich womöglich erst später.',
    },
    repairs: {
      stabilizer:
        'Stabilisatoreinheit nach einem Kamerafehler, Sony in Tokio. Der Kostenvoranschlag im Netz lag höher.',
      'a7s-ii-stabilizer': 'Dieselbe Reparatur an einer Alpha 7S II, Sony Japan.',
      supply:
        'Sony nahm keine Bestellungen für neue Gehäuse der Alpha-7-II-Reihe mehr an. Ein Datum für das Ende der Reparaturen haben wir nicht gefunden.',
    },
  },
  'sony-alpha-a7r-iii': {
    advisories: {
      'card-firmware':
        'Wie die Alpha 7 III konnte die Alpha 7R III einfrieren und die Verwaltungsdatei der Karte beschädigen. Sony kündigte für beide eine korrigierte Firmware an.',
    },
    faults: {
      sealing:
        'Öffnen Sie das Akkufach, und suchen Sie nach Salz, Rost und Wasserrändern. Lensrentals fand beim Zerlegen eine Lücke in der Abdichtung.',
    },
    repairs: {
      'exposure-dial':
        'Belichtungsrad, Kostenvoranschlag von Sony China. Das Teil war seit über einem Monat nicht lieferbar.',
    },
  },
  'sony-alpha-a6400': {
    repairs: { supply: 'Sony nahm vorübergehend keine Bestellungen für neue Gehäuse an, weil Teile fehlten.' },
  },
};

export default texts;
