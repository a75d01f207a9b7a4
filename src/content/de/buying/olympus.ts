/** What is published about buying a used Olympus: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/olympus';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'olympus-om-d-e-m1': {
    faults: {
      'strap-lugs':
        'Fassen Sie beide Gurtösen am Ring, und ziehen Sie. Bei einem Gehäuse riss eine heraus, und die Kamera fiel.',
      dials:
        'Drehen Sie beide Räder langsam Raste für Raste. Bei einem Gehäuse griff das hintere nach zwei Jahren nicht mehr, das vordere folgte.',
      'battery-cover':
        'Bewegen Sie den Riegel der Akkuklappe, denn er bricht. Ein Besitzer fand 2023 nirgends mehr eine neue Klappe.',
    },
    repairs: {
      'rear-dial': 'Hinteres Rad, Olympus USA.',
      'battery-cover': 'Akkuklappe als Ersatzteil, mit Versand, bei einer von Olympus UK genannten Werkstatt.',
    },
  },
  'olympus-om-d-e-m1-mark-ii': {
    faults: {
      burst:
        'Lösen Sie eine lange Serie mit mechanischem Verschluss aus. Eine Kamera blieb beim 26. Bild schwarz, und Olympus tauschte den Verschluss.',
    },
    repairs: {
      shutter:
        'Neuer Verschluss und neue Griffbelederung bei Olympus USA, New Jersey, in sieben Werktagen. Der Preis ist nicht bekannt.',
    },
  },
  'olympus-om-d-e-m1-mark-iii': {
    faults: {
      'gray-screen':
        'Lassen Sie Monitor und Sucher zehn Minuten laufen, und achten Sie auf graue oder flackernde Flächen. Bei einer Kamera mit weniger als 500 Auslösungen wurden zeitweise 15 Prozent beider Anzeigen grau.',
    },
  },
  'olympus-om-d-e-m5': {
    advisories: {
      'hld-6': 'Manchen Griffen HLD-6 fehlte eine Feder. Der europäische Service von Olympus setzte sie kostenlos ein.',
    },
    faults: {
      'first-frame':
        'Machen Sie nach dem Einschalten das erste Bild mit 1/2000 s. Es darf nicht schwarz sein. Ein Gehäuse hatte den Fehler einen Monat nach der Reparatur wieder.',
      'screen-cracks':
        'Sehen Sie sich die Schrauben neben dem Monitor mit einer Lupe an. 2012 berichteten Besitzer von Haarrissen im Rahmen.',
      'stabilizer-mark':
        'Schalten Sie die Kamera ein, gehen Sie alle IS-Modi durch, und achten Sie auf ein rotes oder blinkendes IS-Symbol. Der Stabilisatorfehler ist bei billig angebotenen PEN, E-M5 und E-M10 der übliche Defekt, und alte Gehäuse werden nicht mehr repariert.',
    },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      hinge:
        'Drehen Sie den Monitor durch seinen ganzen Bereich, während er ein Bild zeigt. Ist das Flachbandkabel im Scharnier defekt, bleibt er schwarz.',
      power:
        'Schalten Sie die Kamera zehnmal aus und ein. Sie muss wirklich ausgehen; zwei Besitzer berichten, dass sie eingeschaltet blieb.',
      'finder-spots':
        'Blicken Sie durch den Sucher auf eine weiße Wand, und suchen Sie nach festen dunklen Flecken. Bei einer Kamera hatte die Sonne sie durchs Okular eingebrannt; auf den Bildern sieht man davon nichts.',
    },
    repairs: {
      'screen-and-power':
        'Monitor und Stromversorgung repariert, Olympus Japan. Das Modell haben wir aus der Beschreibung erschlossen.',
    },
  },
  'olympus-om-d-e-m5-mark-iii': {
    faults: {
      'power-lever': 'Bewegen Sie den Schalthebel langsam. Auf halbem Weg darf der Kontakt nicht abreißen.',
      'cold-shutter':
        'Fragen Sie nach Einsätzen im Winter, und testen Sie den mechanischen Verschluss mit kaltem Gehäuse. Bei einer Kamera blieb der Vorhang bei Temperaturen um 0 Grad geschlossen.',
    },
  },
  'olympus-om-d-e-m10': {
    faults: {
      'weak-battery':
        'Klopft die Kamera und bleibt der Monitor schwarz? Probieren Sie erst einen anderen Originalakku. Bei einem Besitzer half schon ein geladener Akku.',
      'stabilizer-mark':
        'Schalten Sie die Kamera ein, gehen Sie alle IS-Modi durch, und achten Sie auf ein rotes oder blinkendes IS-Symbol. Der Stabilisatorfehler ist bei billig angebotenen PEN, E-M5 und E-M10 der übliche Defekt, und alte Gehäuse werden nicht mehr repariert.',
    },
  },
  'olympus-om-d-e-m10-mark-ii': {
    advisories: {
      'lens-lock':
        'Bei Objektiven mit Kunststoffbajonett konnte sich die Verriegelung leicht lösen. Olympus stoppte den Verkauf, wollte ihn am Monatsende wieder aufnehmen und bat Besitzer, sich zu melden.',
    },
    faults: {
      'lens-lock':
        'Setzen Sie ein Kit-Objektiv mit Kunststoffbajonett an, und versuchen Sie, es zu drehen, ohne den Entriegelungsknopf zu drücken. Bei den ersten Chargen versagte die Verriegelung.',
      hinge:
        'Kippen Sie den Monitor zwanzigmal auf und ab, während er ein Bild zeigt. Bei einer Kamera lag das Flachbandkabel blank; der Monitor wurde erst zeitweise schwarz, dann ganz.',
      'stabilizer-mark':
        'Schalten Sie die Kamera ein, gehen Sie alle IS-Modi durch, und achten Sie auf ein rotes oder blinkendes IS-Symbol. Der Stabilisatorfehler ist bei billig angebotenen PEN, E-M5 und E-M10 der übliche Defekt, und alte Gehäuse werden nicht mehr repariert.',
    },
    repairs: { screen: 'Monitor, Richtpreis von Olympus Japan.' },
  },
  'olympus-pen-e-p5': {
    faults: {
      'stabilizer-mark':
        'Schalten Sie die Kamera ein, gehen Sie alle IS-Modi durch, und achten Sie auf ein rotes oder blinkendes IS-Symbol. Der Stabilisatorfehler ist bei billig angebotenen PEN, E-M5 und E-M10 der übliche Defekt, und alte Gehäuse werden nicht mehr repariert.',
      'anti-shock':
        'Vergleichen Sie auf dem Stativ Bilder zwischen 1/60 und 1/250 s mit und ohne Anti-Schock bei 0 Sekunden. Verwacklung durch den Verschluss ist seit der E-P1 bekannt. Wo die Firmware diese Einstellung bietet, arbeitet der elektronische erste Verschlussvorhang bis 1/320 s.',
    },
  },
  'olympus-e-5': {
    faults: {
      'no-service':
        'Rechnen Sie nicht mit einer Reparatur beim Hersteller. Näheres steht unten unter „Service und Reparatur“.',
      'counter-reset':
        'Nehmen Sie den versteckten Zähler nur als Hinweis, und fragen Sie nach Reparaturen. Bei einer E-1 hat eine Reparatur ihn zurückgesetzt; eine niedrige Zahl allein beweist also wenig.',
    },
    repairs: {
      'service-end':
        'Olympus Japan führte die E-5 zum 1. Februar 2020 als nicht reparierbar. Nach der Liste von Juni wird keine Four-Thirds-Spiegelreflexkamera mehr repariert.',
    },
  },
};

export default texts;
