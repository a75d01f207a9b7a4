/** What is published about buying a used Olympus: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/olympus';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'olympus-om-d-e-m1': {
    faults: {
      'battery-cover':
        'Bewegen Sie den Riegel der Akkuklappe, denn er bricht. Ein Besitzer fand 2023 nirgends mehr eine neue Klappe.',
    },
    repairs: {
      'battery-cover': 'Akkuklappe als Ersatzteil, mit Versand, bei einer von Olympus UK genannten Werkstatt.',
    },
  },
  'olympus-om-d-e-m1-mark-ii': {
    repairs: {
      shutter:
        'Neuer Verschluss und neue Griffbelederung bei Olympus USA, New Jersey, in sieben Werktagen. Der Preis ist nicht bekannt.',
    },
  },
  'olympus-om-d-e-m5': {
    advisories: {
      'hld-6': 'Manchen Griffen HLD-6 fehlte eine Feder. Der europäische Service von Olympus setzte sie kostenlos ein.',
    },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      power:
        'Schalten Sie die Kamera zehnmal aus und ein. Sie muss wirklich ausgehen; zwei Besitzer berichten, dass sie eingeschaltet blieb.',
    },
    repairs: {
      'screen-and-power':
        'Monitor und Stromversorgung repariert, Olympus Japan. Das Modell haben wir aus der Beschreibung erschlossen.',
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
    },
    repairs: { screen: 'Monitor, Richtpreis von Olympus Japan.' },
  },
  'olympus-pen-e-p5': {
    faults: {
      'anti-shock':
        'Vergleichen Sie auf dem Stativ Bilder zwischen 1/60 und 1/250 s mit und ohne Anti-Schock bei 0 Sekunden. Verwacklung durch den Verschluss ist seit der E-P1 bekannt. Wo die Firmware diese Einstellung bietet, arbeitet der elektronische erste Verschlussvorhang bis 1/320 s.',
    },
  },
  'olympus-e-5': {
    faults: {
      'no-service':
        'Rechnen Sie nicht mit einer Reparatur beim Hersteller. Näheres steht unten unter „Service und Reparatur“.',
    },
    repairs: {
      'service-end':
        'Olympus Japan führte die E-5 zum 1. Februar 2020 als nicht reparierbar. Nach der Liste von Juni wird keine Four-Thirds-Spiegelreflexkamera mehr repariert.',
    },
  },
};

export default texts;
