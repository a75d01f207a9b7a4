import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/fujifilm';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'fujifilm-x-t4': {
    intro: [
      'Die X-T4 von 2020 ist eine spiegellose Mittelklassekamera mit APS-C-Sensor, X-Trans-Muster und 26,1 Megapixeln.',
    ],
    shutter: [
      'Ein Testbericht zum Erscheinen der Kamera nennt für ihren Verschluss 300.000 Auslösungen. Für ein APS-C-Gehäuse der Mittelklasse ist das viel. In einem Dokument von Fujifilm haben wir die Zahl nicht gefunden.',
    ],
    reading: [
      'Fujifilm schreibt einen Bildzähler in jedes JPEG und RAF, auszulesen gibt es also etwas. Doch das Feld hat 15 Bit und endet bei 32.767. Bis ein Verschluss mit dieser Lebensdauer verbraucht ist, könnte der Zähler neunmal von vorn begonnen haben, und wie oft das geschehen ist, verrät die Datei nicht.',
      'Sicher ist auch nicht, was gezählt wird. Zu elektronischen Aufnahmen widersprechen sich die Quellen, und ein Firmware-Update kann die Zahl zurücksetzen. Der Checker nennt das einen Zähler mit Einschränkungen und spricht von Bildern, nicht von Auslösungen.',
    ],
    buying: [
      'Betrachten Sie die Zahl als Mindestwert für einen Zeitraum: Ein altes und ein neues Foto zeigen, wie viel dazwischen mindestens aufgenommen wurde. Stehen bei einem verschrammten Gehäuse nur ein paar Dutzend Bilder in der Datei, hat der Zähler sehr wahrscheinlich von vorn begonnen.',
      'Prüfen Sie sonst, was Sie anfassen können. An den Sperren der oberen Räder, am Monitorgelenk, am Griffgummi und an der Kartenklappe zeigt sich Gebrauch, den kein Feld festhält. Den Vorhang prüfen Sie mit einer Serie bei der kürzesten mechanischen Zeit.',
    ],
  },
  'fujifilm-x-pro3': {
    intro: [
      'Fujifilm stellte die X-Pro3 2019 als Profigehäuse vor. 26,1 Megapixel und das X-Trans-Muster hat sie mit der späteren [X-T4](/fujifilm/fujifilm-x-t4) gemeinsam.',
    ],
    shutter: [
      'Die oft wiederholten 150.000 sind Hörensagen: In Listen steht die Zahl bei der X-Pro2, und zum neueren Gehäuse haben wir nichts von Fujifilm gefunden. Einen Prozentsatz berechnet der Checker daraus nicht.',
    ],
    reading: [
      'Aus einer Datei erhalten Sie Fujifilms Bildzähler, einen Zähler mit Einschränkungen, der bis 32.767 reicht. Bis zu der Zahl, die für den Verschluss genannt wird, würde er mehr als viermal von vorn beginnen. Eine Null heißt nicht, dass die Kamera fabrikneu ist: In der Datei eines anderen Modells haben wir eine gesehen. Steht der Zähler auf 0, sagt der Checker das und zeigt keine Zahl.',
    ],
    buying: [
      'Schließen Sie nicht vom Äußeren auf die Zahl; auch mit einem gepflegten Gehäuse kann viel fotografiert worden sein. Prüfen Sie zuerst den rückseitigen Monitor, denn um dessen Flachbandkabel geht es in einer US-Sammelklage. Klappen Sie ihn mehrmals auf und zu, und achten Sie auf Flackern oder Ausfälle.',
      'Sehen Sie in beiden Betriebsarten durch den Sucher. Fragen Sie nach Firmware-Updates, denn danach kann die Zählung neu begonnen haben, und nach einem Original aus dem Kaufjahr. 30.000 Bilder wären ein Fünftel der 150.000, die für den Verschluss genannt werden; viel weiter reicht der Zähler nicht.',
    ],
  },
  'fujifilm-x-h2': {
    intro: ['Die X-H2 ist eine spiegellose APS-C-Kamera für Profis von 2022 mit 40,2 Megapixeln.'],
    shutter: [
      'Genannt werden 500.000 Auslösungen für eine Verschlusseinheit, die dieses Modell mit der X-H2S teilen soll. Eine Quelle dafür haben wir nicht gefunden.',
    ],
    reading: [
      'Der Zähler im Foto ist winzig: Bei 32.767 sind seine 15 Bit voll, nach weniger als einem Fünfzehntel der Auslösungen, die für den Verschluss genannt werden. Für kleine Fragen genügt er. Wurde die Kamera überhaupt benutzt? Hat sie seit dem letzten Update dreihundert oder dreitausend Bilder gemacht? Wie oft sich der Verschluss bewegt hat, erfahren Sie nicht, zumal offen ist, ob elektronische Aufnahmen mitgezählt werden. Wir stufen ihn deshalb als Zähler mit Einschränkungen ein.',
    ],
    buying: [
      'Bitten Sie den Verkäufer um sein ältestes und sein neuestes Original, und fragen Sie, wann er dazwischen Firmware-Updates eingespielt hat. Datumsangaben und Dateinummern verraten oft mehr über den Gebrauch als der Zähler. 100.000 wären ein Fünftel der 500.000, die für den Verschluss genannt werden, und so weit reicht er bei Weitem nicht.',
      'Bei dieser Auflösung fallen schwache Objektive auf; testen Sie also mit einem guten. Wurde gefilmt, prüfen Sie die Kontakte für den Lüfter und die Buchsen. Bewegen Sie den Monitor im Gelenk, nehmen Sie dann ein lange belichtetes Bild und eine schnelle Serie auf, und achten Sie auf alles Ungewöhnliche.',
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
