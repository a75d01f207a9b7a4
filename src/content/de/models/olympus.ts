/** Modellseiten: Olympus. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

/** PEN und OM-D; je nach Modell und Firmware weichen die Tasten leicht ab. */
const serviceScreen = [
  'Halten Sie MENU gedrückt, während Sie die Kamera einschalten, drücken Sie MENU noch einmal, öffnen Sie im Einstellungsmenü den Punkt für die Monitorhelligkeit, und drücken Sie INFO und OK (bei manchen Gehäusen nur eines von beiden).',
  'Drücken Sie nacheinander oben, unten, links, rechts, den Auslöser ganz durch und noch einmal oben; die erste Seite des Servicemenüs öffnet sich.',
  'Mit der rechten Taste gelangen Sie zu Seite 2: Notieren Sie den Wert R und schalten Sie die Kamera aus, ohne etwas anderes zu berühren.',
] as const;

const cardDoorScreen = [
  'Schalten Sie die Kamera ein, öffnen Sie die Kartenfachklappe und drücken Sie MENU und OK gleichzeitig.',
  'Drücken Sie nacheinander oben, unten, links, rechts und den Auslöser ganz durch, danach oben, dann rechts.',
  'R ist die Zahl der Auslösungen, S die der Blitze; zum Beenden schalten Sie die Kamera aus.',
] as const;

const models = {
  'olympus-om-d-e-m1': {
    intro: [
      'Drei Jahre nach der [E-5](/olympus/olympus-e-5), der letzten Olympus-DSLR in unseren Listen, nahm die OM-D E-M1 2013 deren Platz in der Profiklasse ein: spiegellos, Micro Four Thirds, 16,3 Megapixel.',
    ],
    shutter: [
      'Gewöhnlich werden ihr 150.000 Auslösungen zugeschrieben. Ein Dokument von Olympus, in dem das steht, haben wir nicht gesehen; wir führen die Zahl als oft genannten Wert.',
    ],
    reading: [
      'Zu den Dateien, an denen der Checker geprüft wird, gehört ein Foto der E-M1. Es gibt Kamera, Objektiv, Firmware und Einstellungen preis und nichts, was die Auslösungen zählt. Die Zahl steht nur in der Kamera, auf der zweiten Seite ihres Servicemenüs, hinter dem Buchstaben R.',
    ],
    buying: [
      'Lassen Sie sich diese Anzeige vorführen, bevor Geld den Besitzer wechselt. Bei 75.000 ist die zitierte Lebensdauer zur Hälfte vorbei, doch nach so vielen Jahren setzen andere Teile die Grenze: das Gummi von Griff und Klappen, das hintere Rad, die Gurtösen.',
      'Der Buchstabe S auf derselben Seite zählt die Blitze. Viele davon bei wenigen Auslösungen passen schlecht zusammen; fragen Sie, ob der Zähler bei einer Reparatur zurückgesetzt wurde.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m1-mark-ii': {
    intro: [
      'Die OM-D E-M1 Mark II kam 2016 mit 20,4 Megapixeln und gehört zur Profiklasse der Micro-Four-Thirds-Kameras.',
    ],
    shutter: [
      'Genannt werden 200.000 Auslösungen, doch eine Seite von Olympus haben wir dazu nicht gefunden; es bleibt ein Wert vom Hörensagen. Die [Mark III](/olympus/olympus-om-d-e-m1-mark-iii) steht mit dem Doppelten in den Listen.',
    ],
    reading: [
      'Weder JPEG noch ORF dieser Kamera enthalten eine Gesamtzahl, in der alten Anordnung der Olympus-Dateien so wenig wie in der neuen. Der Checker sagt Ihnen, aus welcher Kamera das Bild stammt und wann es entstand; wegen der Zahl verweist es Sie an die Kamera.',
    ],
    buying: [
      'Lange lautlose Serien sind bei diesem Modell üblich, und kein Dokument sagt, ob R sie mitzählt. Nehmen Sie den Wert daher als Obergrenze für den Verschluss. Unter 40.000 ist der Verschleiß gering, ab 160.000 läuft das letzte Fünftel.',
      'Vogelfotografen tragen ihre Ausrüstung durch nasses Gras. Prüfen Sie jedes Rad auf Sand, öffnen Sie alle Klappen und sehen Sie nach den Dichtungen, setzen Sie ein schweres Objektiv an und prüfen Sie, ob das Bajonett Spiel hat. Ein Autofokustest an etwas Bewegtem sagt mehr als zehn ruhige Bilder.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m1-mark-iii': {
    intro: [
      '2020 erschien die letzte E-M1 unter dem Namen Olympus: die OM-D E-M1 Mark III, Profiklasse, 20,4 Megapixel.',
    ],
    shutter: [
      'Ein Besitzer, der den Katalog zitiert, nennt 400.000 Auslösungen, ebenso viele wie bei der [E-M1X](/olympus/olympus-om-d-e-m1x). Für die Vorgängerin E-M1 Mark II kursieren 200.000.',
    ],
    reading: [
      'Was der Verschluss geleistet hat, bleibt in der Kamera. Wir kennen in den Herstellerdaten kein Feld, das mit den Bildern wächst; der Checker antwortet also, dass die Zahl nicht in der Datei steht, und zeigt, was das Foto beweist, vor allem die Seriennummer.',
    ],
    buying: [
      'Verbinden Sie zwei Beweisstücke: die von Ihnen fotografierte Serviceseite mit R und ein frisches Bild mit der Seriennummer. Erst zusammen beschreiben sie eine bestimmte Kamera.',
      'Bei einer so hohen Lebensdauer liegt alles unter 80.000 in der niedrigsten Stufe, und 200.000 sind erst die Hälfte. Sorgen Sie sich mehr um Regen als um Auslösungen: Suchen Sie am Fuß des Blitzschuhs, im Akkufach und an den Bodenschrauben nach Rost.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m1x': {
    intro: [
      'Die OM-D E-M1X von 2019 ist eine spiegellose Profikamera. In ihr arbeitet ein Micro-Four-Thirds-Sensor mit 20,4 Megapixeln.',
    ],
    shutter: [
      'Im Olympus-Katalog standen bei ihrem Namen 400.000 Auslösungen, wie ein Besitzer zitiert; einen höheren Wert kennen wir von keiner Olympus.',
    ],
    reading: [
      'Keine Olympus-Datei verrät die Zahl der Auslösungen, und das Spitzenmodell macht keine Ausnahme. Behauptet eine Website, sie aus einem Foto der E-M1X zu lesen, zeigt sie Ihnen eine Dateinummer. Verlässlich sind nur das Servicemenü der Kamera und die Servicestelle.',
    ],
    buying: [
      'Fragen Sie, wer die Kamera wofür benutzt hat. Beim Wert R sind 200.000 die Hälfte der zitierten Lebensdauer.',
      'Halten Sie die Kamera im Quer- und im Hochformat und probieren Sie alle Bedienelemente in beiden Lagen. Ein blank geriebenes Bajonett bedeutet häufigen Objektivwechsel, und damit kommt Staub auf den Sensor. Fotografieren Sie eine helle Fläche, drehen Sie die Kamera, und sehen Sie, ob die Flecken an ihrem Platz bleiben.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m5': {
    intro: [
      'Mit der E-M5 begann 2012 die OM-D-Familie. Sie hat 16,1 Megapixel auf Micro Four Thirds und wurde an ambitionierte Amateure verkauft.',
    ],
    shutter: [
      'Eine veröffentlichte Zahl haben wir nicht gefunden. Wir nehmen 100.000 an, das untere Ende der Spanne von 100.000 bis 200.000, in der Verschlüsse spiegelloser Mittelklassekameras liegen. Das ist eine Vermutung über eine Klasse und keine Tatsache über das Modell.',
    ],
    reading: [
      'Öffnen Sie hier ein E-M5-Foto, und Sie finden Datum, Objektiv und Einstellungen. Auslösungen finden Sie nicht, denn die Kamera schreibt keine. Auch ihre Dateinummern helfen nicht weiter; sie beginnen von vorn und lassen sich zurückstellen.',
    ],
    buying: [
      'Mehr als ein Jahrzehnt macht sie zu einer Kamera, die man mit der Hand prüft. Hält die Augenmuschel noch, ist das Gummi der Daumenauflage gequollen, zeigt der Monitor tote Pixel? Ist jede Auslösung gleich laut?',
      'Der Wert R rundet das Bild dann ab. Unter 20.000 wurde der Verschluss selten benutzt, über 50.000 darf es sich im Preis zeigen. Ein Zurücksetzen durch den Service verriete sich durch eine winzige Zahl an einem abgenutzten Gehäuse.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m5-mark-ii': {
    intro: ['2015 wurde die zweite OM-D E-M5 vorgestellt. Es blieb bei der mittleren Klasse und bei 16,1 Megapixeln.'],
    shutter: [
      'Mangels einer veröffentlichten Zahl tragen wir 150.000 ein, die Mitte der Klassenspanne von 100.000 bis 200.000. Lassen Sie bitte keinen Verkäufer diese Seite als Herstellerangabe von Olympus zitieren.',
    ],
    reading: [
      'Beide Anordnungen, die Olympus für seine Herstellerdaten verwendet hat, wurden nach einem Wert durchsucht, der mit den Auslösungen steigt. Es gibt keinen. Seriennummer und Firmware hingegen sind da und helfen, eine E-M5 Mark II von der anderen zu unterscheiden.',
    ],
    buying: [
      'Bitten Sie um ein Bild von Seite 2 dem Servicemenü mit dem Typenschild der Kamera daneben. Nach der angenommenen Lebensdauer wären 75.000 die halbe Strecke, mit dem eben gemachten Vorbehalt.',
      'Beginnen Sie mit dem, was sich bewegt: Monitor, Hauptschalter, Räder, Kartenklappe. Fotografieren Sie dann mit einem Objektiv, dem Sie trauen, ein fernes Schild, einmal mit offener und einmal mit geschlossener Blende, und vergleichen Sie die Ecken; ein Schlag auf das Bajonett zeigt sich dort.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m5-mark-iii': {
    intro: [
      '2019 erschien die OM-D E-M5 Mark III mit 20,4 Megapixeln, mehr als die beiden Gehäuse vor ihr in dieser Mittelklassereihe hatten.',
    ],
    shutter: [
      'Oft liest man im Netz 150.000; wir geben das als oft genannten Wert weiter, mit geringer Verlässlichkeit. Ein Besitzer schildert, wie der Vorhang seines Exemplars bei Kälte um den Gefrierpunkt geschlossen blieb, ein Einzelfall, aber ein Grund, im Winter zu testen, was man im Winter benutzen will.',
    ],
    reading: [
      'Nicht in dieser Datei: So lautet bei einer E-M5 Mark III die Antwort, gleich in welchem Format. Datum, Belichtung, Objektiv und Seriennummer werden wie üblich gelesen. Die Zahl der Auslösungen findet sich allein in der Kamera.',
    ],
    buying: [
      'Zeigt R weniger als 30.000, ist von der zitierten Lebensdauer wenig verbraucht. Eine Zahl um 120.000 gehört zu einem viel benutzten Exemplar und sollte zu dessen Aussehen passen.',
      'Achten Sie auf das Stativgewinde und die Platte ringsum, auf Risse an den Ecken und auf die Akkuklappe. Nehmen Sie danach eine Serie mit mechanischem Verschluss auf und eine ohne; beide sollten gleichmäßig belichtet sein.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m10': {
    intro: [
      'Klein, mit Sucher und an Einsteiger verkauft: die OM-D E-M10 von 2014. Micro Four Thirds, 16,1 Megapixel.',
    ],
    shutter: [
      'Diese Seite nennt 100.000 Auslösungen und meint das obere Ende dessen, was man spiegellosen Einsteigerkameras zutraut, 50.000 bis 100.000. Olympus sagte nichts dazu.',
    ],
    reading: [
      'Bequem wäre es, dem Käufer ein Foto zu schicken, und fertig. Diese Kamera erlaubt das nicht: Ihre Bilder enthalten keine Gesamtzahl. Klären lässt sich am Foto immerhin, ob es sich um die erste E-M10 handelt, denn Anzeigen lassen die Nummer oft weg.',
    ],
    buying: [
      'Der Weg ins Servicemenü gelingt nur mit der Kamera in der Hand, im Laden oder am Küchentisch. Drücken Sie ausschließlich die Tasten der Folge; andere Einträge dort sind für Techniker gedacht.',
      'Mit 50.000 ist die angenommene Lebensdauer zur Hälfte um, was nur wenige Exemplare erreicht haben dürften. Verwenden Sie die Zeit also auf Objektiv und Gehäuse: Fährt das Kit-Zoom ohne Ruck aus, zündet der Blitz, sitzen Fingerabdrücke unter der Oberfläche des Monitors?',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m10-mark-ii': {
    intro: ['Die OM-D E-M10 Mark II folgte 2015, wieder eine Kamera für Einsteiger, wieder mit 16,1 Megapixeln.'],
    shutter: [
      'Eine Lebensdauer des Verschlusses wurde für sie nicht veröffentlicht. Wie alle kleinen OM-D-Gehäuse erhält sie hier den Klassenwert 100.000, mit einer Untergrenze von 50.000, die man im Kopf behalten sollte.',
    ],
    reading: [
      'An ihren Dateien ließ sich lernen, wo Olympus die Seriennummer ablegt. Eine Zahl der Auslösungen war nicht darin. Wer Ihnen zu einem Foto eine Zahl nennt, hat sie in der Kamera nachgesehen oder erfunden; fragen Sie, was von beidem.',
    ],
    buying: [
      'R abzulesen dauert eine halbe Minute. Unter 20.000 haben Sie ein wenig benutztes Exemplar, ab 80.000 ist selbst die großzügige Annahme beinahe ausgeschöpft.',
      'Bei einer Kamera, die in Taschen lebt, leidet zuerst der Sucher. Sehen Sie gegen den Himmel hindurch. Drehen Sie alle Räder in beide Richtungen und drücken Sie jede Taste zweimal. Legen Sie eine Karte ein und machen Sie hundert Bilder am Stück: Die Anzeige sollte ohne Pause und ohne Fehlermeldung weiterzählen.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m10-mark-iii': {
    intro: [
      'Olympus’ Einsteigermodell der OM-D-Reihe von 2017 war die E-M10 Mark III, erneut mit 16,1 Megapixeln. Eine spätere Ausführung heißt in Dateien E-M10MarkIIIS.',
    ],
    shutter: [
      'Da eine Aussage des Herstellers fehlt, kommt die Zahl von 100.000 aus der Spanne ihrer Klasse, 50.000 bis 100.000. Benutzen Sie sie zum Vergleichen von Angeboten und zu nichts anderem.',
    ],
    reading: [
      'Eine Kuriosität: Während ihre Schwestern den Namen ohne Lücke schreiben, meldet sich diese als „E-M10 Mark III“. Der Checker erkennt alle Schreibweisen. Eine Auslösezahl erkennt es nicht, denn keine davon bringt eine mit.',
    ],
    buying: [
      'Familienkameras beherrschen den Markt, mit ein paar Tausend Auslösungen in dem Servicemenü und hier und da einem klebrigen Knopf. So gesehen ist die Zahl eine Formsache; oberhalb von 50.000 wird sie zur Frage.',
      'Prüfen Sie das Zubehör, denn es kostet mehr, als ein benutzter Verschluss vom Preis nimmt: Originalakku und Ladegerät, Deckel, Gurt. Sehen Sie bei abgenommenem Objektiv auf den Sensor; Staub bläst man weg, einen Schmierfilm nicht. Laden Sie den Akku vor dem Treffen und beobachten Sie, wie lange er hält.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m10-mark-iv': {
    intro: [
      '20,3 Megapixel unterscheiden die 2020 erschienene OM-D E-M10 Mark IV von den drei Einsteigergehäusen vor ihr.',
    ],
    shutter: [
      'Wie lange ihr Verschluss hält, hat niemand veröffentlicht. Im Katalog stehen 100.000, für vorsichtige Leser das Maximum: Spiegellose der Einsteigerklasse liegen zwischen 50.000 und 100.000.',
    ],
    reading: [
      'Sie können es mit JPEG oder ORF versuchen, von der Karte oder kopiert, das Ergebnis bleibt dasselbe. Ihre Gesamtzahl behält die Kamera für sich. Mit dem Checker gelesen, nennt ein Foto Firmware und Datum, und aus dem Datum des ersten Bildes ergibt sich, wie lange sie in Gebrauch ist.',
    ],
    buying: [
      'Stammt das Exemplar vom Händler, besteht vielleicht noch Garantie, und dann ist die Rechnung mehr wert als das Servicemenü. Öffnen Sie diese doch, liegt nach unserer Annahme alles unter 20.000 in der niedrigsten Verschleißstufe.',
      'Betrachten Sie den Monitor von allen Seiten auf Flackern, testen Sie die Touch-Bedienung und die Funkverbindung zum Smartphone, und hören Sie dem Objektiv beim Scharfstellen zu.',
    ],
    steps: serviceScreen,
  },
  'olympus-pen-f': {
    intro: ['Die 2016 vorgestellte PEN-F hat 20,3 Megapixel auf Micro Four Thirds und gehört zur Mittelklasse.'],
    shutter: [
      'Wie lange ihr Verschluss hält, hat Olympus nie gesagt. Unsere 150.000 sind die Mitte der Klassenspanne zwischen 100.000 und 200.000.',
    ],
    reading: [
      'In der Datei ist der Name kurz, nur „PEN-F“. Eine Gesamtzahl steht nicht daneben. R auf Seite 2 dem Servicemenü ist die einzige Quelle, es sei denn, Sie fragen eine Servicestelle.',
    ],
    buying: [
      'Liegt R unter 30.000, ist das nach unserer Annahme die niedrigste Stufe; ein Sammlerstück sollte weit darunter liegen und es auf seiner Anzeige auch sagen.',
      'Sehen Sie sich an, was schwer zu ersetzen ist: den Bezug, die Räder, die Farbe an den Kanten. Ein Fleck im Sucher ist einen Nachlass wert, ein Kratzer auf dem Sensor das Ende des Gesprächs. Lassen Sie die Kamera bei jeder Zeit einmal auslösen, und hören Sie hin.',
    ],
    steps: serviceScreen,
  },
  'olympus-pen-e-p5': {
    intro: ['Unter den PEN-Modellen von 2013 war die E-P5 das oberste, eine Mittelklassekamera mit 16,1 Megapixeln.'],
    shutter: [
      'Eine Lebensdauer geben die Quellen nicht her. Auf dieser Seite stehen 100.000 für das vorsichtige Ende der Spanne, 100.000 bis 200.000, die Kameras ihres Rangs abdecken.',
    ],
    reading: [
      'Olympus hat die Auslösungen nie in seine Bilder geschrieben, damals nicht und später nicht. Eine E-P5-Datei, so unberührt sie sei, beweist also das Modell und die Uhrzeit. Der Checker sagt das gleich und bietet die Ziffern des Dateinamens nicht als Ersatz an.',
    ],
    buying: [
      'Bei PEN-Gehäusen öffnet sich das Servicemenü wie bei der OM-D, mit kleinen Unterschieden in den Tasten. Stehen dort 50.000, ist unsere angenommene Lebensdauer halb vorüber; die Hälfte der Jahre, die diese Kamera gesehen hat, verging meist ungenutzt.',
      'Vergleichen Sie das Angebot mit dem Foto des Angebots: Sind Objektiv, Deckel und Zubehör, die Sie sehen, wirklich dabei? Hat jeder Anschluss noch seine Abdeckung? Machen Sie mit der kürzesten Zeit einige Aufnahmen einer weißen Wand und achten Sie auf einen Verlauf.',
    ],
    steps: serviceScreen,
  },
  'olympus-pen-e-pl9': {
    intro: ['Die PEN E-PL9 von 2018 ist eine Einsteigerkamera, Micro Four Thirds mit 16,1 Megapixeln.'],
    shutter: [
      'Erwarten Sie keine amtliche Zahl. Die hier angegebenen 100.000 sind das Klassenmaximum spiegelloser Einsteigergehäuse, 50.000 das Minimum.',
    ],
    reading: [
      'Ob automatisch oder von Hand fotografiert wurde: Die E-PL9 hinterlässt in ihren Dateien ein vollständiges Protokoll der Belichtung und keines des Verschlusses. Auch ein Verkäufer, der nur ein Smartphone besitzt, kann Ihnen die Zahl nicht schicken; es braucht die Kamera und einen ruhigen Finger auf ihren Tasten.',
    ],
    buying: [
      'Wenige Modelle werden so unbenutzt verkauft. Ist R vierstellig, ist alles in Ordnung, und alles unter 20.000 ist geringer Verschleiß. Einen Blick wert ist dann das S daneben: Eine große Zahl erzählt von Abenden in Innenräumen.',
      'Sonnencreme und Schminke hinterlassen auf einem hellen Gehäuse Spuren; reinigen Sie eine kleine Stelle, bevor Sie reklamieren oder kaufen. Lösen Sie den Blitz aus, verbinden Sie die Kamera mit Ihrem Smartphone, und vergewissern Sie sich, dass der Zoom des Kit-Objektivs von Anschlag zu Anschlag läuft.',
    ],
    steps: serviceScreen,
  },
  'olympus-e-5': {
    intro: [
      'Die 2010 erschienene E-5 ist unter den Olympus-Seiten hier die einzige Spiegelreflexkamera: Profiklasse, Four Thirds, 12,3 Megapixel.',
    ],
    shutter: [
      'Genannt werden 150.000 Auslösungen, wie zuvor schon für E-3 und E-1. Eine Seite von Olympus haben wir dazu nicht gefunden; es bleibt ein Wert vom Hörensagen.',
    ],
    reading: [
      'Auch eine Profi-DSLR dieses Herstellers schreibt ihre Zahl nicht ins Bild. Von den spiegellosen Modellen unterscheidet sie sich darin, wie sich das Servicemenü öffnen: Hier muss die Kartenfachklappe offen stehen, während zwei Tasten gedrückt werden. Einige Firmware-Updates sollen die Seiten entfernt haben.',
    ],
    buying: [
      'Wer eine E-5 kauft, kauft sich in ein altes System ein und sollte die ganze Ausrüstung ansehen, Objektive eingeschlossen. 75.000 auf der Anzeige wären die Hälfte der Lebensdauer, 120.000 viel.',
      'Der Besitzer einer E-1 stellte fest, dass eine Reparatur seinen Zähler zurückgesetzt hatte; eine niedrige Zahl allein beweist daher wenig. Testen Sie den Spiegel bei mehreren Zeiten, sehen Sie nach dem Schaumstoff im Spiegelkasten, laden Sie den Akku voll, und öffnen und schließen Sie jede Klappe.',
    ],
    steps: cardDoorScreen,
  },
} satisfies Record<SlugOf<'olympus'>, ModelCopy>;

export default models;
