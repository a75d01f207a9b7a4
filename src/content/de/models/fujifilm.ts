import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/fujifilm';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'fujifilm-x-t4': {
    intro: 'Die X-T4 von {{year}} war damals das Spitzenmodell der X-T-Reihe.',
    buying: [
      'Vergleichen Sie ein altes Original mit einem neuen. Steht im neueren die niedrigere Zahl, lassen Sie sich das erklären: Der Zähler kann an sein Ende gekommen oder zurückgesetzt worden sein, oder die Uhr ging falsch. Die Fotos können aber auch von zwei Kameras stammen.',
      'An den Arretierungen der Einstellräder, am Monitorgelenk, am Griffgummi und an der Kartenklappe zeigt sich Gebrauch, den kein Zähler festhält. Nehmen Sie mit mechanischem Verschluss und kürzester Zeit eine Serie auf: Alle Bilder müssen gleich hell und ohne Streifen sein.',
    ],
  },
  'fujifilm-x-pro3': {
    intro:
      'Fujifilm stellte die X-Pro3 {{year}} als Profigehäuse vor; Auflösung und X-Trans-Muster hat sie mit der späteren [X-T4](/fujifilm/fujifilm-x-t4) gemeinsam.',
    buying: [
      'Straßenfotografen lösen viel aus und gehen pfleglich mit der Kamera um: Fehlende Kratzer bedeuten nicht wenig Gebrauch. Hat der Verkäufer noch ein Original aus dem Kaufjahr, vergleichen Sie dessen Zählerstand mit dem eines neuen.',
    ],
  },
  'fujifilm-x-h2': {
    intro: 'Die X-H2 von {{year}} ist eine professionelle spiegellose APS-C-Kamera.',
    buying: [
      'Bitten Sie um die älteste und die neueste Originaldatei, und fragen Sie, wann dazwischen Firmware-Updates eingespielt wurden. Datumsangaben und Dateinummern verraten oft mehr als der Zähler.',
      'Wurde gefilmt, prüfen Sie die Anschlüsse und die Lüfterkontakte hinter dem Monitor. Bewegen Sie den Monitor im Gelenk, nehmen Sie bei Tageslicht mit mechanischem Verschluss eine schnelle Serie von einer einfarbigen Wand auf, und suchen Sie nach dunklen Streifen.',
    ],
  },
} satisfies Record<SlugOf<'fujifilm'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'fujifilm-x-t4': {
    repairs: {
      'repair-time':
        'Rechnen Sie bei einer Reparatur mit Wochen: Einem Besitzer kündigte Fujifilm vier an, denn repariert wurde in Großbritannien; nach sechs bekam er eine neue Kamera.',
    },
  },
  'fujifilm-x-pro3': {
    advisories: {
      'display-cable':
        'In der Sammelklage Inong gegen Fujifilm heißt es, das Flachbandkabel des rückseitigen Monitors löse sich oder breche bei normalem Gebrauch. Das Gericht in New York wies die Klage im Januar 2024 ab. Einen Rückruf oder eine Reparaturaktion von Fujifilm haben wir nicht gefunden.',
    },
    faults: {
      'display-cable':
        'Klappen Sie den Monitor zwanzigmal bis zum Anschlag, und beobachten Sie beide Anzeigen. Bei Besitzern fiel erst die kleine aus, dann die große; sie vermuten das Flachbandkabel im Scharnier.',
    },
  },
  'fujifilm-x-t1': {
    advisories: {
      'light-leak':
        'Bei Langzeitbelichtungen kann durch die geöffnete Anschlussklappe Licht eindringen. Fujifilm nannte die Seriennummern 41002001 bis 41006000 und reparierte diese Kameras kostenlos.',
    },
    faults: {
      'light-leak':
        'Prüfen Sie die Seriennummer. Belichten Sie im Hellen mit Objektivdeckel und offener Anschlussklappe 30 Sekunden bei ISO 1600: Das Bild muss schwarz bleiben.',
    },
  },
  'fujifilm-finepix-x100': {
    faults: {
      'sticky-aperture':
        'Machen Sie von einem ruhigen Motiv in M zwanzig Bilder bei f/16 mit gleichen Werten. Alle müssen gleich hell sein; hellere bedeuten, dass die Blendenlamellen offen hängen bleiben.',
    },
  },
  'fujifilm-x-pro1': {
    advisories: {
      'firmware-3':
        'Fujifilm zog eine Firmware zurück, weil sie Videoaufnahmen störte, verwies Besitzer, die sie installiert hatten, an den Service und kündigte Ersatz an.',
    },
  },
  'fujifilm-x-pro2': {
    faults: {
      'lost-settings':
        'Bei manchen frühen Kameras gingen die Einstellungen verloren: Ändern Sie mehrere, schalten Sie die Kamera ein paarmal aus und wieder ein, und sehen Sie nach, ob sie geblieben sind. Die Firmware aktualisieren Sie erst nach dem Kauf, denn das kann den Zähler zurücksetzen.',
    },
  },
};

export default { models, buying };
