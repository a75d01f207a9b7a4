import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/olympus';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'olympus-om-d-e-m1': {
    intro: [
      'Die OM-D E-M1 von 2013 ist eine spiegellose Micro-Four-Thirds-Kamera für Profis mit 16,3 Megapixeln. Sie kam drei Jahre nach der [E-5](/olympus/olympus-e-5), der letzten Olympus-DSLR in unseren Listen.',
    ],
    shutter: [
      'Ein japanisches Blog nennt 150.000 Auslösungen. Ein Dokument von Olympus haben wir dazu nicht gefunden; betrachten Sie die Zahl als Schätzwert.',
    ],
    reading: [
      'Wir prüfen den Checker unter anderem an einem Foto der E-M1. Es enthält Kamera, Objektiv, Firmware und Einstellungen, aber nichts, was die Auslösungen zählt. Die Zahl steht nur in der Kamera: auf Seite 2 des Servicemenüs, hinter dem Buchstaben R.',
    ],
    buying: [
      'Lassen Sie sich das Servicemenü zeigen, bevor Sie zahlen. Bei 75.000 ist die Hälfte der 150.000 erreicht, die für den Verschluss genannt werden, doch nach so vielen Jahren kommt es eher auf andere Teile an: das Gummi an Griff und Klappen, das hintere Rad, die Gurtösen.',
      'Hinter dem Buchstaben S auf derselben Seite steht die Zahl der Blitze. Ist sie hoch und die der Auslösungen niedrig, fragen Sie, ob der Zähler bei einer Reparatur zurückgesetzt wurde.',
    ],
  },
  'olympus-om-d-e-m1-mark-ii': {
    intro: ['Die OM-D E-M1 Mark II von 2016 ist eine Micro-Four-Thirds-Kamera der Profiklasse mit 20,4 Megapixeln.'],
    shutter: [
      'Der Verschluss soll 200.000 Auslösungen halten, doch eine Quelle haben wir dazu nicht gefunden. Für die [Mark III](/olympus/olympus-om-d-e-m1-mark-iii) wird das Doppelte genannt.',
    ],
    reading: [
      'Weder JPEG noch ORF enthalten eine Gesamtzahl, im alten Aufbau der Olympus-Dateien so wenig wie im neuen. Der Checker zeigt Ihnen, aus welcher Kamera das Bild stammt und wann es entstand; für die Zahl brauchen Sie die Kamera selbst.',
    ],
    buying: [
      'Mit diesem Modell werden gern lange lautlose Serien aufgenommen, und ob R sie mitzählt, ist nicht dokumentiert. Betrachten Sie den Wert daher als Obergrenze. 40.000 wären ein Fünftel der 200.000, die für den Verschluss genannt werden, 160.000 vier Fünftel, wenn auf diese Zahl Verlass wäre.',
      'Vogelfotografen tragen ihre Ausrüstung durch nasses Gras. Prüfen Sie, ob in einem Rad Sand knirscht, öffnen Sie alle Klappen, und sehen Sie nach den Dichtungen. Setzen Sie ein schweres Objektiv an, um zu prüfen, ob das Bajonett Spiel hat, und testen Sie den Autofokus an etwas, das sich bewegt.',
    ],
  },
  'olympus-om-d-e-m1-mark-iii': {
    intro: [
      '2020 erschien die letzte E-M1 unter dem Namen Olympus: die OM-D E-M1 Mark III, Profiklasse, 20,4 Megapixel.',
    ],
    shutter: [
      'Eine Kameradatenbank nennt 400.000 Auslösungen. Woher der Wert stammt, sagt sie nicht; betrachten Sie ihn als Schätzwert. Ebenso viele werden für die [E-M1X](/olympus/olympus-om-d-e-m1x) genannt; für die Vorgängerin E-M1 Mark II kursieren 200.000.',
    ],
    reading: [
      'Die Zahl bleibt in der Kamera. In den Herstellerdaten haben wir kein Feld gefunden, das mit jedem Bild steigt; der Checker meldet also, dass sie nicht in dieser Datei steht, und zeigt, was das Foto beweist, vor allem die Seriennummer.',
    ],
    buying: [
      'Filmen Sie das Servicemenü und die Seriennummer am Gehäuse ohne Schnitt; zwei einzelne Bilder belegen nicht, dass es dieselbe Kamera ist.',
      'Bei einer so hohen Lebensdauer liegt alles unter 80.000 in der niedrigsten Stufe, und 200.000 sind erst die Hälfte. Wichtiger sind Schäden durch Regen: Suchen Sie am Fuß des Blitzschuhs, im Akkufach und an den Bodenschrauben nach Rost.',
    ],
  },
  'olympus-om-d-e-m1x': {
    intro: [
      'Die OM-D E-M1X von 2019 ist eine spiegellose Profikamera mit Micro-Four-Thirds-Sensor und 20,4 Megapixeln.',
    ],
    shutter: [
      'Der Verschluss soll 400.000 Auslösungen halten. Die Seite, von der wir den Wert hatten, gibt es nicht mehr, und eine andere Quelle kennen wir nicht. Deshalb vergleichen wir keinen Zählerstand damit.',
    ],
    reading: [
      'Aus einer Datei der E-M1X lässt sich die Zahl nicht auslesen, so wenig wie aus jeder anderen Olympus-Datei. Eine Website, die es trotzdem verspricht, zeigt Ihnen vermutlich eine Dateinummer. Verlässlich sind nur das Servicemenü der Kamera und ein Servicepartner.',
    ],
    buying: [
      'Fragen Sie, wer die Kamera wofür benutzt hat. Steht hinter R 200.000, wäre das die Hälfte der Zahl, die für den Verschluss genannt wird, doch belegt ist diese nicht.',
      'Halten Sie die Kamera im Quer- und im Hochformat, und probieren Sie alle Bedienelemente in beiden Lagen. Ein blank geriebenes Bajonett spricht für viele Objektivwechsel, und dabei kommt Staub auf den Sensor. Fotografieren Sie eine helle Fläche, und suchen Sie nach Flecken, die in jedem Bild an derselben Stelle sitzen.',
    ],
  },
  'olympus-om-d-e-m5': {
    intro: [
      'Mit der E-M5, einer Micro-Four-Thirds-Kamera der Mittelklasse mit 16,1 Megapixeln, begann 2012 die OM-D-Familie.',
    ],
    shutter: [
      'Eine veröffentlichte Zahl haben wir nicht gefunden. Wir nehmen 100.000 an, das untere Ende der Spanne von 100.000 bis 200.000, die für Spiegellose der Mittelklasse üblich ist. Das ist eine Annahme nach der Klasse, kein Wert für dieses Modell.',
    ],
    reading: [
      'Öffnen Sie hier ein Foto der E-M5, sehen Sie Datum, Objektiv und Einstellungen. Den Zählerstand speichert die Kamera nicht im Foto. Auch die Dateinummern helfen nicht weiter; sie beginnen von vorn und lassen sich zurücksetzen.',
    ],
    buying: [
      'Eine Kamera dieses Alters sollten Sie in die Hand nehmen. Sitzt die Augenmuschel noch fest? Ist das Gummi der Daumenauflage aufgequollen? Hat der Monitor tote Pixel? Klingt jede Auslösung gleich?',
      'Lesen Sie dann R ab. Unter 20.000 ist der Verschleiß nach unserer Annahme gering, über 50.000 sollte der Preis niedriger sein. Sieht das Gehäuse abgenutzt aus und ist die Zahl winzig, wurde sie womöglich bei einer Reparatur zurückgesetzt.',
    ],
  },
  'olympus-om-d-e-m5-mark-ii': {
    intro: ['Die E-M5 Mark II von 2015 ist wieder eine OM-D der Mittelklasse, wieder mit 16,1 Megapixeln.'],
    shutter: [
      'Da wir keine veröffentlichte Zahl gefunden haben, rechnen wir mit 150.000, der Mitte der Klassenspanne von 100.000 bis 200.000. Beruft sich ein Verkäufer auf diese Seite, als stünde hier eine Herstellerangabe, glauben Sie ihm nicht.',
    ],
    reading: [
      'Die Herstellerdaten von Olympus sind auf zwei Arten aufgebaut. In beiden wurde nach einem Wert gesucht, der mit den Auslösungen steigt, und keiner gefunden. Seriennummer und Firmware stehen dagegen in der Datei; an ihnen erkennen Sie, ob ein Foto aus dieser E-M5 Mark II stammt.',
    ],
    buying: [
      'Bitten Sie um ein Bild von Seite 2 des Servicemenüs, auf dem auch die Seriennummer am Gehäuse zu sehen ist. Nach unserer Annahme sind 75.000 die Hälfte.',
      'Beginnen Sie mit dem, was sich bewegt: Monitor, Hauptschalter, Räder, Kartenklappe. Fotografieren Sie dann mit einem Objektiv, dem Sie trauen, ein fernes Schild, einmal mit offener und einmal mit geschlossener Blende, und vergleichen Sie die Ecken. Hat das Bajonett einen Schlag abbekommen, sehen Sie es dort.',
    ],
  },
  'olympus-om-d-e-m5-mark-iii': {
    intro: ['Mit der OM-D E-M5 Mark III stieg Olympus 2019 auch in seiner Mittelklasse auf 20,4 Megapixel um.'],
    shutter: [
      'Im Netz liest man oft 150.000. Eine Quelle haben wir dazu nicht gefunden, deshalb messen wir den Zählerstand nicht daran. Ein Besitzer berichtet, dass der Vorhang seiner Kamera bei Temperaturen um den Gefrierpunkt geschlossen blieb. Das ist ein Einzelfall, aber wenn Sie im Winter fotografieren, testen Sie auch im Winter.',
    ],
    reading: [
      'Bei einer E-M5 Mark III meldet der Checker „Nicht in dieser Datei“, gleich in welchem Format. Datum, Belichtung, Objektiv und Seriennummer zeigt er wie üblich. Die Zahl der Auslösungen erfahren Sie nur von der Kamera selbst.',
    ],
    buying: [
      'Wie lange dieser Verschluss hält, ist nicht belegt. Vergleichen Sie R deshalb mit dem Zustand des Gehäuses: Eine hohe Zahl sollte man ihm auch ansehen.',
      'Prüfen Sie das Stativgewinde und die Bodenplatte, die Ecken auf Risse und die Akkuklappe. Nehmen Sie dann eine Serie mit mechanischem Verschluss auf und eine ohne; beide sollten gleichmäßig belichtet sein.',
    ],
  },
  'olympus-om-d-e-m10': {
    intro: [
      'Die OM-D E-M10 von 2014 ist eine kleine Einsteigerkamera mit Sucher, Micro-Four-Thirds-Sensor und 16,1 Megapixeln.',
    ],
    shutter: [
      'Wir rechnen mit 100.000 Auslösungen, dem oberen Ende der Spanne von 50.000 bis 100.000, die für spiegellose Einsteigerkameras üblich ist. Eine Zahl von Olympus haben wir nicht gefunden.',
    ],
    reading: [
      'Schön wäre es, wenn der Verkäufer einfach ein Foto schicken könnte, aber die Bilder der E-M10 enthalten keine Gesamtzahl. Immerhin lässt sich am Foto klären, ob es die erste E-M10 ist, denn in Anzeigen fehlt der Zusatz oft.',
    ],
    buying: [
      'Das Servicemenü können Sie überall öffnen, sobald Sie die Kamera in der Hand haben. Drücken Sie nur die Tasten der Folge; die anderen Einträge sind für Techniker gedacht.',
      'Bei 50.000 ist die Hälfte der angenommenen Lebensdauer verbraucht. Sehen Sie sich lieber Objektiv und Gehäuse genau an: Fährt das Kit-Zoom ohne Ruckeln aus, klappt der Blitz auf, sind Fingerabdrücke unter der Oberfläche des Monitors?',
    ],
  },
  'olympus-om-d-e-m10-mark-ii': {
    intro: ['2015 überarbeitete Olympus seine Einsteiger-OM-D: Die E-M10 Mark II hat weiterhin 16,1 Megapixel.'],
    shutter: [
      'Eine veröffentlichte Lebensdauer haben wir nicht gefunden. Wie die anderen kleinen OM-D-Gehäuse führen wir sie mit dem Klassenwert 100.000. Behalten Sie auch das untere Ende der Spanne im Kopf, 50.000.',
    ],
    reading: [
      'An Dateien der E-M10 Mark II haben wir unter anderem erkannt, wo Olympus die Seriennummer ablegt. Eine Zahl der Auslösungen enthalten sie nicht. Schickt Ihnen jemand zu einem Foto eine Zahl, hat er sie in der Kamera nachgesehen oder erfunden; fragen Sie nach.',
    ],
    buying: [
      'Das Servicemenü ist schnell geöffnet. Unter 20.000 wurde die Kamera wenig benutzt, über 80.000 ist selbst die großzügige Annahme fast ausgeschöpft.',
      'War eine Kamera viel in Taschen unterwegs, sieht man es zuerst am Sucher; schauen Sie durch ihn gegen den Himmel. Drehen Sie alle Räder in beide Richtungen, und drücken Sie jede Taste zweimal. Legen Sie eine Karte ein, und machen Sie hundert Bilder am Stück: Die Kamera sollte ohne Stocken und ohne Fehlermeldung durchlaufen.',
    ],
  },
  'olympus-om-d-e-m10-mark-iii': {
    intro: [
      'Die E-M10 Mark III war 2017 das Einsteigermodell der OM-D-Reihe, mit 16,1 Megapixeln. Eine spätere Ausführung nennt sich in ihren Dateien E-M10MarkIIIS.',
    ],
    shutter: [
      'Eine Zahl von Olympus ist uns nicht bekannt; unsere 100.000 stammen aus der Spanne ihrer Klasse, 50.000 bis 100.000. Verwenden Sie sie nur, um Angebote zu vergleichen.',
    ],
    reading: [
      'Eine Besonderheit: Die anderen E-M10 schreiben ihren Namen ohne Leerzeichen, diese nennt sich „E-M10 Mark III“. Der Checker erkennt alle Schreibweisen. Die Auslösungen stehen in keiner der Dateien.',
    ],
    buying: [
      'Viele waren Familienkameras. Die Zahl ist dann meist Formsache, es sei denn, sie liegt über 50.000; fragen Sie in diesem Fall, wie es dazu kam.',
      'Prüfen Sie das Zubehör, denn es nachzukaufen kostet mehr, als ein benutzter Verschluss vom Preis nimmt: Originalakku und Ladegerät, Deckel, Gurt. Nehmen Sie das Objektiv ab, und sehen Sie auf den Sensor; Staub lässt sich wegblasen, ein Schmierfilm nicht. Lassen Sie den Akku vor dem Treffen laden, und beobachten Sie, wie lange er hält.',
    ],
  },
  'olympus-om-d-e-m10-mark-iv': {
    intro: ['Die OM-D E-M10 Mark IV von 2020 hat 20,3 Megapixel, mehr als die drei Einsteigergehäuse vor ihr.'],
    shutter: [
      'Eine Angabe zur Lebensdauer ihres Verschlusses haben wir nicht gefunden. Wir rechnen mit 100.000, und das ist als Höchstwert zu verstehen: Für spiegellose Einsteigerkameras sind 50.000 bis 100.000 üblich.',
    ],
    reading: [
      'Ob JPEG oder ORF, direkt von der Karte oder kopiert, das Ergebnis ist immer dasselbe: Die Kamera speichert ihre Gesamtzahl nicht im Foto. Firmware und Datum sehen Sie dagegen, und aus dem ältesten Bild lässt sich ableiten, wie lange die Kamera schon in Gebrauch ist.',
    ],
    buying: [
      'Kommt die Kamera vom Händler, besteht vielleicht noch Garantie; dann ist die Rechnung wichtiger als das Servicemenü. Öffnen Sie es trotzdem, gilt nach unserer Annahme: Unter 20.000 ist der Verschleiß gering.',
      'Prüfen Sie, ob der Monitor aus irgendeinem Blickwinkel flackert, testen Sie die Touch-Bedienung und die Funkverbindung zum Smartphone, und hören Sie dem Objektiv beim Scharfstellen zu.',
    ],
  },
  'olympus-pen-f': {
    intro: ['Die PEN-F ist eine Micro-Four-Thirds-Kamera der Mittelklasse von 2016 mit 20,3 Megapixeln.'],
    shutter: [
      'Eine Angabe von Olympus zur Lebensdauer haben wir nicht gefunden. Unsere 150.000 sind die Mitte der Klassenspanne von 100.000 bis 200.000.',
    ],
    reading: [
      'In der Datei nennt sich die Kamera einfach „PEN-F“; eine Gesamtzahl steht nicht dabei. Die finden Sie hinter R auf Seite 2 des Servicemenüs, oder Sie fragen einen Servicepartner.',
    ],
    buying: [
      'Liegt R unter 30.000, ist das nach unserer Annahme die niedrigste Stufe. Verlangt jemand einen Sammlerpreis, sollte die Zahl weit darunter liegen.',
      'Sehen Sie sich an, was schwer zu ersetzen ist: den Bezug, die Räder, die Farbe an den Kanten. Ein Fleck im Sucher rechtfertigt einen Nachlass. Bei einem Kratzer auf dem Sensor lassen Sie die Kamera stehen. Lösen Sie mit jeder Verschlusszeit einmal aus, und hören Sie hin.',
    ],
  },
  'olympus-pen-e-p5': {
    intro: ['Die E-P5 war 2013 das Spitzenmodell der PEN-Reihe, eine Mittelklassekamera mit 16,1 Megapixeln.'],
    shutter: [
      'Eine Quelle für die Lebensdauer haben wir nicht gefunden. Wir rechnen mit 100.000, dem unteren Ende der Spanne von 100.000 bis 200.000 für Kameras dieser Klasse.',
    ],
    reading: [
      'Olympus schreibt die Zahl nicht ins Bild; auch eine unberührte E-P5-Datei belegt also nur Modell und Datum. Der Checker sagt das gleich und bietet die Ziffern des Dateinamens nicht als Ersatz an.',
    ],
    buying: [
      'Das Servicemenü öffnen Sie wie bei der OM-D, mit kleinen Unterschieden bei den Tasten. Zeigt R dort 50.000, ist nach unserer Annahme die halbe Lebensdauer verbraucht.',
      'Vergleichen Sie die Kamera mit der Anzeige: Sind Objektiv, Deckel und Zubehör, die auf den Fotos zu sehen sind, wirklich dabei? Hat jeder Anschluss noch seine Abdeckung? Fotografieren Sie mit der kürzesten Zeit eine weiße Wand, und achten Sie auf einen Helligkeitsverlauf.',
    ],
  },
  'olympus-pen-e-pl9': {
    intro: ['Die PEN E-PL9 von 2018 ist eine Micro-Four-Thirds-Kamera für Einsteiger mit 16,1 Megapixeln.'],
    shutter: [
      'Eine Zahl des Herstellers haben wir nicht gefunden. Unsere 100.000 sind das obere Ende dessen, was für spiegellose Einsteigergehäuse üblich ist, 50.000 das untere.',
    ],
    reading: [
      'Die E-PL9 schreibt alle Belichtungsdaten in ihre Dateien, aber nichts über den Verschluss. Der Verkäufer kann Ihnen die Zahl also nicht mit einem Foto schicken; Sie brauchen die Kamera und müssen die Tastenfolge sorgfältig eingeben.',
    ],
    buying: [
      'Ist R vierstellig, ist alles in Ordnung, und alles unter 20.000 ist geringer Verschleiß. Lesen Sie auch S ab: Eine hohe Zahl bedeutet, dass viel geblitzt wurde, vermutlich in Innenräumen.',
      'Sonnencreme und Make-up hinterlassen auf einem hellen Gehäuse Flecken; wischen Sie eine kleine Stelle ab, bevor Sie sich entscheiden. Lösen Sie den Blitz aus, verbinden Sie die Kamera mit Ihrem Smartphone, und prüfen Sie, ob der Zoom des Kit-Objektivs von Anschlag zu Anschlag läuft.',
    ],
  },
  'olympus-e-5': {
    intro: ['Die E-5 von 2010 ist eine DSLR der Profiklasse: Four Thirds, 12,3 Megapixel.'],
    shutter: ['Genannt werden 150.000 Auslösungen, so viele wie bei E-3 und E-1.'],
    reading: [
      'Auch diese Profi-DSLR schreibt ihre Zahl nicht ins Bild. Das Servicemenü öffnet sich anders als bei den spiegellosen Modellen: Die Kartenfachklappe muss offen sein, während Sie zwei Tasten drücken. Einige Firmware-Updates sollen es entfernt haben.',
    ],
    buying: [
      'Mit einer E-5 steigen Sie in ein altes System ein; sehen Sie sich also die ganze Ausrüstung an, auch die Objektive.',
      'Testen Sie den Spiegel bei mehreren Zeiten, prüfen Sie den Schaumstoff im Spiegelkasten, laden Sie den Akku voll, und öffnen und schließen Sie jede Klappe.',
    ],
  },
} satisfies Record<SlugOf<'olympus'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
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

export default { models, buying };
