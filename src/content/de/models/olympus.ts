import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/olympus';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'olympus-om-d-e-m1': {
    intro: 'Die OM-D E-M1 kam {{year}} nach der [E-5](/olympus/olympus-e-5), der letzten DSLR von Olympus.',
    buying: [
      'Bei einer Kamera dieses Alters kommt es weniger auf den Verschluss an als auf das Gummi an Griff und Klappen, das hintere Rad und die Gurtösen. Zeigt das Servicemenü viele Blitze (S), aber kaum Auslösungen (R), fragen Sie, was an der Kamera gemacht wurde.',
    ],
  },
  'olympus-om-d-e-m1-mark-ii': {
    intro: 'Die OM-D E-M1 Mark II von {{year}} ist eine Micro-Four-Thirds-Kamera der Profiklasse.',
    buying: [
      'Prüfen Sie, ob in einem Rad Sand knirscht, öffnen Sie alle Klappen, und sehen Sie nach den Dichtungen. Setzen Sie ein schweres Objektiv an, um zu prüfen, ob das Bajonett Spiel hat, und testen Sie den Autofokus an einem bewegten Motiv.',
    ],
  },
  'olympus-om-d-e-m1-mark-iii': {
    intro:
      '{{year}} erschien die letzte E-M1 unter dem Namen Olympus: die OM-D E-M1 Mark III, eine Kamera der Profiklasse.',
    buying: [
      'Wichtiger als der Verschluss sind Schäden durch Regen. Fragen Sie, ob die Kamera bei schlechtem Wetter im Einsatz war, und suchen Sie am Fuß des Blitzschuhs, im Akkufach und an den Schrauben im Gehäuseboden nach Rost.',
    ],
  },
  'olympus-om-d-e-m1x': {
    intro: 'Die OM-D E-M1X von {{year}} ist eine spiegellose Profikamera mit Micro-Four-Thirds-Sensor.',
    buying: [
      'Fragen Sie, wer die Kamera wofür benutzt hat. Halten Sie sie im Quer- und im Hochformat, und probieren Sie alle Bedienelemente in beiden Lagen. Ein blank geriebenes Bajonett spricht für viele Objektivwechsel, und dabei kommt Staub auf den Sensor: Fotografieren Sie eine helle Fläche bei kleiner Blende, und suchen Sie nach Flecken, die in jedem Bild an derselben Stelle sitzen.',
    ],
  },
  'olympus-om-d-e-m5': {
    intro: 'Mit der E-M5, einer Micro-Four-Thirds-Kamera der Mittelklasse, begann {{year}} die OM-D-Familie.',
    buying: [
      'Sitzt die Augenmuschel noch fest? Ist das Gummi der Daumenauflage aufgequollen? Hat der Monitor tote Pixel? Klingt jede Auslösung gleich? Sieht das Gehäuse abgenutzt aus, obwohl R im Servicemenü winzig ist, fragen Sie nach dem Grund.',
    ],
  },
  'olympus-om-d-e-m5-mark-ii': {
    intro: 'Die E-M5 Mark II von {{year}} ist wieder eine OM-D der Mittelklasse.',
    buying: [
      'Beginnen Sie mit dem, was sich bewegt: Monitor, Räder, Kartenklappe. Fotografieren Sie dann mit einem Objektiv, dem Sie trauen, ein fernes Schild, einmal mit offener Blende und einmal abgeblendet, und vergleichen Sie die Ecken. Hat das Bajonett einen Schlag abbekommen, sehen Sie es dort.',
    ],
  },
  'olympus-om-d-e-m5-mark-iii': {
    intro: 'Mit der OM-D E-M5 Mark III erhöhte Olympus {{year}} die Auflösung in der Mittelklasse der OM-D-Reihe.',
    buying: [
      'Prüfen Sie das Stativgewinde und die Bodenplatte, die Ecken auf Risse und die Akkuklappe. Nehmen Sie dann eine Serie mit mechanischem Verschluss auf und eine ohne; beide sollten gleichmäßig belichtet sein. Bei einem Besitzer blieb der Vorhang um den Gefrierpunkt geschlossen: Wenn Sie im Winter fotografieren, testen Sie auch im Winter.',
    ],
  },
  'olympus-om-d-e-m10': {
    intro: 'Die OM-D E-M10 von {{year}} ist eine kleine Einsteigerkamera mit Sucher und Micro-Four-Thirds-Sensor.',
    buying: [
      'In Anzeigen fehlt oft der Zusatz; ob es wirklich die erste E-M10 ist, klärt ein Foto aus der Kamera. Sehen Sie sich dann Objektiv und Gehäuse genau an: Fährt das Kit-Zoom ohne Ruckeln aus, klappt der Blitz auf, sind Fingerabdrücke unter der Oberfläche des Monitors?',
    ],
  },
  'olympus-om-d-e-m10-mark-ii': {
    intro: 'Die E-M10 Mark II ist die {{year}} überarbeitete Einsteiger-OM-D.',
    buying: [
      'Suchen Sie im Sucher nach Kratzern und Schmutz: Richten Sie ihn auf hellen Himmel, nie auf die Sonne. Drehen Sie alle Räder in beide Richtungen, und drücken Sie jede Taste zweimal. Legen Sie eine Karte ein, und machen Sie hundert Bilder am Stück: Die Kamera sollte ohne Stocken und ohne Fehlermeldung durchlaufen.',
    ],
  },
  'olympus-om-d-e-m10-mark-iii': {
    intro: 'Die E-M10 Mark III war {{year}} das Einsteigermodell der OM-D-Reihe.',
    buying: [
      'Prüfen Sie, ob Originalakku, Ladegerät, Deckel und Gurt dabei sind; Nachkaufen wird teuer. Nehmen Sie das Objektiv ab, und sehen Sie auf den Sensor; Staub lässt sich wegblasen, ein Schmierfilm nicht. Lassen Sie den Akku vor dem Treffen laden, und beobachten Sie, wie lange er hält.',
    ],
  },
  'olympus-om-d-e-m10-mark-iv': {
    intro: 'Die OM-D E-M10 Mark IV von {{year}} hat mehr Pixel als die Einsteigergehäuse vor ihr.',
    buying: [
      'Fragen Sie zuerst nach der Rechnung. Betrachten Sie den Monitor aus verschiedenen Blickwinkeln, und achten Sie auf Flackern; testen Sie die Touch-Bedienung und die Funkverbindung zum Smartphone, und hören Sie dem Objektiv beim Scharfstellen zu.',
    ],
  },
  'olympus-pen-f': {
    intro: 'Die PEN-F ist eine Micro-Four-Thirds-Kamera der Mittelklasse von {{year}}.',
    buying: [
      'Zum Sammlerpreis gehören ein fast makelloses Gehäuse und, falls sich das Servicemenü öffnet, ein niedriger R-Wert. Sehen Sie sich an, was schwer zu ersetzen ist: den Bezug, die Räder, die Farbe an den Kanten. Ein Fleck im Sucher rechtfertigt einen Nachlass, bei einem Kratzer auf dem Sensor lassen Sie die Kamera stehen. Lösen Sie mit jeder Belichtungszeit einmal aus, und hören Sie hin.',
    ],
  },
  'olympus-pen-e-p5': {
    intro: 'Die E-P5 von {{year}} war das Spitzenmodell der PEN-Reihe.',
    buying: [
      'Vergleichen Sie die Kamera mit dem Inserat: Sind Objektiv, Deckel und Zubehör, die auf den Fotos zu sehen sind, wirklich dabei? Hat jeder Anschluss noch seine Abdeckung? Fotografieren Sie einige Male mit der kürzesten Zeit eine weiße Wand, und achten Sie auf einen Helligkeitsverlauf.',
    ],
  },
  'olympus-pen-e-pl9': {
    intro: 'Die PEN E-PL9 von {{year}} ist eine Micro-Four-Thirds-Kamera für Einsteiger.',
    buying: [
      'Sonnencreme und Make-up hinterlassen auf einem hellen Gehäuse Flecken; wischen Sie eine kleine Stelle ab, bevor Sie sich entscheiden. Lösen Sie den Blitz aus, verbinden Sie die Kamera mit Ihrem Smartphone, und prüfen Sie, ob der Zoom des Kit-Objektivs von Anschlag zu Anschlag läuft.',
    ],
  },
  'olympus-e-5': {
    intro: 'Die E-5 von {{year}} ist eine Four-Thirds-DSLR der Profiklasse.',
    buying: [
      'Mit einer E-5 steigen Sie in ein altes System ein; sehen Sie sich also die ganze Ausrüstung an, auch die Objektive. Testen Sie den Spiegel bei mehreren Zeiten, prüfen Sie den Schaumstoff im Spiegelkasten, laden Sie den Akku voll, und öffnen und schließen Sie jede Klappe.',
    ],
    notes: [
      'Einige Firmware-Updates sollen das Servicemenü entfernt haben; probieren Sie also vorab, ob es sich öffnen lässt.',
    ],
  },
} satisfies Record<SlugOf<'olympus'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'olympus-om-d-e-m1': {
    faults: {
      'battery-cover':
        'Bewegen Sie den Riegel der Akkuklappe: Bei manchen Kameras ist er gebrochen. Ein Besitzer fand 2023 nirgends mehr eine neue Klappe.',
      'rear-dial':
        'Drehen Sie das hintere Rad Raste für Raste in beide Richtungen, und beobachten Sie den Wert: Jede Raste muss zählen. Manche Räder setzen aus, in einem Fall auch nach einer Reparatur.',
      'burned-viewfinder':
        'Sehen Sie durch den Sucher auf eine glatte Wand: Grüne oder gelbe Punkte und Striche dürfen nicht zu sehen sein. Sonne durch das Okular brennt sie ein, vor allem bei +2 Dioptrien; laut Service gilt dafür keine Garantie.',
    },
    repairs: {
      'battery-cover': 'Akkuklappe als Ersatzteil, mit Versand, bei einer von Olympus UK genannten Werkstatt.',
    },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      power:
        'Schalten Sie die Kamera zehnmal aus und ein. Sie muss wirklich ausgehen; zwei Gehäuse blieben eingeschaltet.',
    },
    repairs: {
      'screen-and-power':
        'Monitor und Stromversorgung repariert, Olympus Japan. Das Modell haben wir aus der Beschreibung erschlossen.',
    },
  },
  'olympus-om-d-e-m10-mark-ii': {
    advisories: {
      'lens-lock':
        'Bei Objektiven mit Kunststoffbajonett konnte sich die Verriegelung leicht lösen. Olympus stoppte den Verkauf der Kamera, wollte ihn am Monatsende wieder aufnehmen und bat Besitzer, sich zu melden.',
    },
    faults: {
      'lens-lock':
        'Setzen Sie ein Kit-Objektiv mit Kunststoffbajonett an, und versuchen Sie, es zu drehen, ohne den Entriegelungsknopf zu drücken. Lässt es sich drehen, hält die Verriegelung nicht; so war es bei den ersten Chargen.',
    },
    repairs: { screen: 'Damaliger Richtpreis von Olympus Japan für einen neuen Monitor.' },
  },
  'olympus-e-5': {
    repairs: {
      'service-end':
        'Olympus Japan repariert die E-5 seit Februar 2020 nicht mehr, laut der Liste vom Juni auch keine andere Four-Thirds-Spiegelreflexkamera.',
    },
  },
};

export default { models, buying };
