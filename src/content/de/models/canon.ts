import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/canon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const estimateThenService = [
  'Öffnen Sie hier ein unbearbeitetes JPEG oder CR2; der Checker liest Ordner- und Dateinummer daraus.',
  'Mehr als ein Schätzwert ist das nicht; wurde die Nummerierung je zurückgesetzt, kann er weit danebenliegen.',
  'Nach der tatsächlichen Gesamtzahl fragen Sie einen Canon-Servicepartner.',
] as const;

const atTheService = [
  'Verlassen Sie sich nicht auf die üblichen kostenlosen USB-Programme; Besitzer berichten, dass sie bei diesem Gehäuse nichts auslesen.',
  'Fragen Sie einen Canon-Servicepartner, ob er die Gesamtzahl auslesen kann, und lassen Sie sie sich schriftlich bestätigen, mit der Seriennummer.',
  'Öffnen Sie hier außerdem ein unbearbeitetes Foto, und vergleichen Sie dessen Seriennummer mit der auf der Bestätigung.',
] as const;

const models = {
  'canon-eos-5d-mark-ii': {
    intro: [
      'Die EOS 5D Mark II von 2008 ist eine Vollformat-Spiegelreflexkamera für Profis mit 21,1 Megapixeln. Nach so vielen Jahren hatte sie vermutlich mehr als einen Besitzer; ihre ganze Vorgeschichte kennt der Verkäufer oft nicht.',
    ],
    shutter: [
      'Für den Verschluss werden 150.000 Auslösungen genannt; Magic Lantern und mehrere Artikel schreiben diese Zahl Canon zu. In einem Dokument von Canon haben wir sie nicht gefunden. Für die Nachfolgerin [EOS 5D Mark III](/canon/canon-eos-5d-mark-iii) wird derselbe Wert genannt.',
    ],
    reading: [
      'Die 5D Mark II schreibt ihre Gesamtzahl nicht ins Foto. Das übliche Canon-Feld für die Dateinummer ist zwar da, steht bei diesem Gehäuse aber auf null. Der Checker sieht deshalb im Block mit den Kameradaten nach, wo Ordner- und Dateiindex stehen. Die Stelle haben andere dokumentiert.',
      'Heraus kommt eine Schätzung aus der Dateinummerierung. Diese beginnt nach 9.999 von vorn und lässt sich zurücksetzen; einen Verschleiß berechnen wir daraus nicht.',
    ],
    buying: [
      'Die tatsächliche Gesamtzahl erhalten Sie über USB. Eine Kamera dieses Alters darf ihre Lebensdauer durchaus überschritten haben, wenn es eine Rechnung über einen neuen Verschluss gibt. Sehen Sie sich Bajonett, Griffgummi und Spiegelbewegung an, fotografieren Sie dann mehrmals eine gleichmäßig beleuchtete Fläche, und suchen Sie in den Bildern nach dunklen Streifen.',
    ],
  },
  'canon-eos-5d-mark-iii': {
    intro: [
      'Die EOS 5D Mark III kam 2012 als Vollformatkamera der Profiklasse mit 22,3 Megapixeln auf den Markt, zwischen der 5D Mark II von 2008 und der 5D Mark IV von 2016.',
    ],
    shutter: [
      'Die üblicherweise genannten 150.000 Auslösungen kennen wir aus zweiter Hand: Canons Service in Japan gab sie gegenüber einer Hochzeitsfotografin an, deren Kamera weit darüber lag. Man riet ihr, den Verschluss reparieren zu lassen, wenn er kaputtgeht, und nicht vorher.',
    ],
    reading: [
      'Die beiden Kartenfächer bergen eine Falle. Die Datei enthält je Fach einen Index, und der des unbenutzten Fachs veraltet: In einer von uns untersuchten Bildreihe blieb er stehen, während der andere weiterzählte. Der Checker nimmt den Index, der zum Dateinamen passt, sonst den größeren.',
      'So oder so bleibt das Ergebnis eine Schätzung, denn die Nummerierung beginnt nach 9.999 von vorn; ihre Gesamtzahl schreibt die Kamera nicht ins Bild.',
    ],
    buying: [
      'Lassen Sie die Zahl per USB auslesen, oder fragen Sie einen Servicepartner danach. Unter 75.000 hat der Verschluss weniger als die Hälfte seiner Lebensdauer hinter sich. Probieren Sie beide Kartenfächer mit eigenen Karten aus, und nehmen Sie eine Serie mit kurzer Belichtungszeit auf, um zu sehen, ob alle Bilder gleich hell sind.',
    ],
  },
  'canon-eos-5d-mark-iv': {
    intro: ['Die EOS 5D Mark IV ist eine Profi-DSLR von 2016 mit Vollformatsensor und 30,4 Megapixeln.'],
    shutter: [
      'Zwei Listen nennen übereinstimmend 150.000 Auslösungen und schreiben sie Canon zu; eine Seite von Canon haben wir dazu nicht gefunden. Für die beiden Vorgängerinnen [Mark II](/canon/canon-eos-5d-mark-ii) und [Mark III](/canon/canon-eos-5d-mark-iii) steht dieselbe Zahl in den Listen.',
    ],
    reading: [
      'Die älteren 5D-Gehäuse schreiben wenigstens Ordner- und Dateiindex in die Herstellerdaten; bei der Mark IV ist keiner bekannt. Es bleibt der Dateiname. Enthält er noch die vier Ziffern, die ihm die Kamera gegeben hat, bietet der Checker sie als Schätzwert an. Wurde die Datei umbenannt, zeigt er „Unbekannt“.',
    ],
    buying: [
      'Ein Foto zeigt Ihnen, welche Kamera es ist, aber nicht, wie viel sie benutzt wurde. Lassen Sie die Zahl vor Ihren Augen auslesen: Die üblichen kostenlosen Programme scheitern an diesem Gehäuse, openshuttercounter hat es genau ausgelesen, und Sie können einen Canon-Servicepartner fragen. Vergleichen Sie die Zahl dann mit der Lebensdauer: Unter 30.000 ist wenig, ab 75.000 sollte der Preis niedriger sein, über 120.000 ist die höchste Verschleißstufe erreicht.',
      'Einer Kamera, mit der Hochzeiten und Aufträge fotografiert wurden, sieht man das an Gurtösen, Kartenklappe und Blitzschuh an, lange bevor der Lack leidet. Passen diese Spuren nicht zur Zahl, fragen Sie nach.',
    ],
    steps: [
      'Schließen Sie die Kamera per USB an, und starten Sie openshuttercounter; sein Autor zeigt, wie es die Zahl einer 5D Mark IV genau ausliest. Die üblichen kostenlosen Programme lesen nichts aus.',
      'Klappt das nicht, lassen Sie die Gesamtzahl von einem Canon-Servicepartner auslesen.',
      'Öffnen Sie hier ein unbearbeitetes Foto, und prüfen Sie, ob seine Seriennummer dieselbe ist wie am Gehäuse.',
    ],
  },
  'canon-eos-6d': {
    intro: ['Mit der EOS 6D brachte Canon 2012 das Vollformat in seine Mittelklasse, mit 20,2 Megapixeln.'],
    shutter: [
      'Shutterbug und Magic Lantern nennen 100.000 Auslösungen. Woher der Wert stammt, sagen beide nicht; betrachten Sie ihn als Schätzwert. Keine andere Vollformat-DSLR von Canon auf dieser Website ist niedriger angegeben. Die Hälfte ist bei 50.000 erreicht, früher als bei einer 5D.',
    ],
    reading: [
      'Die Indexfelder haben wir an echten Fotos dieses Modells geprüft: Aufeinanderfolgende Aufnahmen hatten fortlaufende Nummern, die mit den Dateinamen übereinstimmten. Die Dateinummer ist damit sicher, die daraus errechnete Zahl bleibt trotzdem eine Schätzung, denn nummeriert werden Bilder und nicht Auslösungen. Die 6D legt Tausende Bilder in einen Ordner, bis zur 9.999, ehe sie den nächsten anlegt.',
      'Misstrauen Sie Programmen, die die Ordnernummer als Auslösezahl ausgeben: Eine jahrelang benutzte 6D hätte demnach nur gut hundert Auslösungen.',
    ],
    buying: [
      'Die tatsächliche Gesamtzahl bekommen Sie über USB. Bei einem Mittelklassegehäuse mit dieser Lebensdauer liegt alles über 80.000 in der höchsten Verschleißstufe, so sauber der Lack auch aussieht. Prüfen Sie den Sensor vor einer hellen Wand, drehen Sie jedes Rad, und achten Sie darauf, dass die Seriennummer in der Datei mit der am Gehäuseboden übereinstimmt.',
    ],
  },
  'canon-eos-6d-mark-ii': {
    intro: [
      'Auf die 6D folgte 2017 die EOS 6D Mark II, wieder eine Vollformat-DSLR der Mittelklasse, jetzt mit 26,2 Megapixeln.',
    ],
    shutter: [
      'Die genannte Zahl ist dieselbe geblieben: Eine japanische Liste und Magic Lantern geben 100.000 Auslösungen an; eine Seite von Canon haben wir dazu nicht gefunden.',
    ],
    reading: [
      'Die erste [EOS 6D](/canon/canon-eos-6d) schreibt Ordner- und Dateiindex in die Herstellerdaten; bei der Mark II sind sie nicht bekannt. Der Checker liest Kamera, Objektiv, Seriennummer und Einstellungen aus dem Foto. Für die Auslösungen hat er nur die Ziffern im Dateinamen; er zeigt also einen Schätzwert oder nichts.',
    ],
    buying: [
      'Überlegen Sie sich vor dem Treffen mit dem Verkäufer, wie Sie an die Zahl kommen, denn kostenlose USB-Programme scheitern an der 6D Mark II. Ein Besitzer bekam die genaue Zahl mit der kostenpflichtigen Mac-App ShutterCount. Sonst brauchen Sie einen Canon-Servicepartner. Geht beides nicht, urteilen Sie nach dem, was Sie sehen.',
      'Passt die Abnutzung von Griff, Akkuklappe und Stativgewinde zu dem, was der Verkäufer sagt? Spiegel und Verschluss sollten bei jeder Auslösung gleich klingen, und mehrere Aufnahmen derselben gleichmäßigen Fläche sollten alle gleich hell sein.',
    ],
    steps: [
      'Die kostenlosen USB-Programme können Sie sich sparen, sie scheitern an diesem Gehäuse. Die kostenpflichtige Mac-App ShutterCount hat eines genau ausgelesen; sonst fragen Sie einen Canon-Servicepartner.',
      'Schalten Sie die Kamera vorher aus und wieder ein, falls der Wert erst dann aktualisiert wird.',
      'Öffnen Sie hier auch ein unbearbeitetes Foto, und vergleichen Sie Seriennummer und Datum mit den Angaben des Verkäufers.',
    ],
  },
  'canon-eos-7d': {
    intro: [
      'Die EOS 7D ist eine Mittelklasse-DSLR von 2009 mit APS-C-Sensor und 18 Megapixeln. Sie ist ein Jahr jünger als die 5D Mark II.',
    ],
    shutter: [
      'Der Verschluss soll 150.000 Auslösungen halten. Ein Besitzer zitiert die Zahl wörtlich aus Canons japanischem Katalog zur 7D; damit ist sie besser belegt als die meisten. Für die Vollformatgehäuse der 5D-Reihe nennen die Listen denselben Wert, für die spätere [EOS 80D](/canon/canon-eos-80d) nur 100.000.',
    ],
    reading: [
      'Die Herstellerdaten der 7D enthalten einen Ordner- und einen Dateiindex, die je nach Firmware an verschiedenen Stellen stehen. Der Checker sucht deshalb zuerst den Firmware-Text und gleicht die Verschiebung aus. All das wissen wir aus veröffentlichten Tabellen. Aus beiden Nummern wird eine Schätzung, mehr nicht: Nach 9.999 beginnt die Dateinummer von vorn, und ein Zurücksetzen oder eine fremde Karte bringt sie durcheinander.',
    ],
    buying: [
      'Viele haben die 7D für Sport- und Tieraufnahmen gekauft, und Serien summieren sich. Die Gesamtzahl bekommen Sie über USB; unter 75.000 bleibt mehr als die Hälfte der Lebensdauer. Fragen Sie bei einer Kamera dieses Alters auch nach dem, was kein Zähler erfasst: Reparaturen, feuchter Lagerung, schwachen Akkus. Achten Sie auf das Geräusch des Spiegels, und fotografieren Sie eine weiße Wand, um Staub, Öl und tote Pixel zu sehen.',
    ],
  },
  'canon-eos-7d-mark-ii': {
    intro: ['Die EOS 7D Mark II von 2014 ist Canons APS-C-Gehäuse für Profis, mit 20,2 Megapixeln.'],
    shutter: [
      'Keine andere APS-C-DSLR von Canon ist in unserer Liste höher angegeben: 200.000 Auslösungen „laut Canon“, wie es in einem Testbericht heißt; zwei Listen stimmen überein. Für die erste [EOS 7D](/canon/canon-eos-7d) werden 150.000 genannt.',
    ],
    reading: [
      'Es wäre einfacher, wenn die Kamera ihre Gesamtzahl ins Bild schriebe, aber das tut sie nicht, und auch die Indexfelder der ersten 7D sind hier nicht bekannt. Einem Foto entnehmen Sie, welche Kamera es wann und wie aufgenommen hat. Als Zahl kann der Checker nur einen Schätzwert aus dem Dateinamen anbieten.',
    ],
    buying: [
      'Canon hat diese Kamera für schnelle Serien gebaut; eine sechsstellige Gesamtzahl sollte Sie also nicht erschrecken. Rechnen Sie in Anteilen: 40.000 sind ein Fünftel, 100.000 die Hälfte, und über 160.000 ist der Verschleiß sehr hoch.',
      'Lassen Sie den Wert in Ihrem Beisein über USB auslesen. Prüfen Sie dann, was Sportfotografen zuerst abnutzen: Auslöser, Einstellräder, Kartenklappen, den Autofokus mit allen Messfeldern und das Gummi der Daumenauflage.',
    ],
  },
  'canon-eos-80d': {
    intro: ['Die EOS 80D, vorgestellt 2016, ist eine DSLR der Mittelklasse mit APS-C-Sensor und 24,2 Megapixeln.'],
    shutter: [
      'Drei Listen nennen 100.000 Auslösungen und schreiben sie Canon zu; ein Dokument von Canon haben wir nicht gefunden. Für die Nachfolgerin [EOS 90D](/canon/canon-eos-90d) werden 120.000 genannt.',
    ],
    reading: [
      'Die 80D ist die jüngste Canon-DSLR, bei der dokumentiert ist, wo Ordner- und Dateiindex stehen. Der Checker liest beide aus und errechnet daraus eine Schätzung. Die Stelle kennen wir nur aus Tabellen. Und auch ein richtiger Index sagt nur etwas über Dateinamen: Nach 9.999 geht es von vorn los, und Formatieren oder ein Kartenwechsel kann ihn verschieben.',
    ],
    buying: [
      'Die Schätzung ist nur ein Anhaltspunkt. Wenn Sie die genaue Zahl brauchen, fragen Sie einen Canon-Servicepartner, ob er sie auslesen kann. Bei 20.000 hat der Verschluss ein Fünftel seiner Lebensdauer hinter sich, bei 80.000 den größten Teil.',
      'Mit vielen dieser Kameras wurde mehr gefilmt als fotografiert, und beim Filmen steigt der Zähler kaum. Lassen Sie Live View eine Weile laufen, und prüfen Sie Monitor, Touch-Bedienung und Anschlüsse so genau wie den Verschluss.',
    ],
    steps: estimateThenService,
  },
  'canon-eos-90d': {
    intro: ['Die EOS 90D von 2019 ist eine Mittelklasse-DSLR mit 32,5 Megapixeln auf einem APS-C-Sensor.'],
    shutter: [
      'Der Verschluss soll 120.000 Auslösungen halten, ein Fünftel mehr als bei der 80D; in unserem Katalog hat kein anderes Gehäuse genau diesen Wert. Eine Liste schreibt ihn Canon zu, eine Seite von Canon haben wir nicht gefunden.',
    ],
    reading: [
      'Weder im JPEG noch im CR3 der 90D ist ein Zähler oder ein Index bekannt. Zeigt der Checker überhaupt etwas an, stammt es aus dem Dateinamen und ist als Schätzwert gekennzeichnet. Oft werden Sie „Unbekannt“ sehen.',
    ],
    buying: [
      'Mit USB-Software kommen Sie an die Zahl heran, aber nur gerundet: Die 90D meldet sie in Schritten von 1.000. Für die Kaufentscheidung genügt das, denn auf einen Schritt mehr oder weniger kommt es nicht an; als Beweis, dass eine Kamera kaum benutzt wurde, taugt es nicht. Alles unter 60.000 ist weniger als die Hälfte der Lebensdauer.',
      'Achten Sie wie bei jeder Spiegelreflexkamera auf einen gleichmäßigen Spiegelschlag, suchen Sie im Spiegelkasten nach Öl oder losem Schaumstoff, und machen Sie Probebilder mit kurzen Zeiten. An einem Foto, das Sie an Ort und Stelle aufnehmen, sehen Sie außerdem, ob Seriennummer und Firmware stimmen.',
    ],
  },
  'canon-eos-800d': {
    intro: [
      'Die EOS 800D heißt in Nordamerika Rebel T7i und in Japan Kiss X9i. Sie ist eine Einsteiger-DSLR von 2017 mit APS-C-Sensor und 24,2 Megapixeln; welcher Name in der Datei steht, hängt vom Verkaufsland ab.',
    ],
    shutter: [
      'Eine veröffentlichte Liste nennt 100.000 Auslösungen. Ein Dokument von Canon haben wir dazu nicht gefunden; ein daraus errechneter Verschleiß ist nur ein grober Anhaltspunkt.',
    ],
    reading: [
      'Der Checker erkennt alle drei Namen und liest die üblichen Bilddaten aus. Eine Zahl der Auslösungen ist nicht darunter. Wurde der Dateiname nicht geändert, ergeben seine Ziffern eine Schätzung.',
    ],
    buying: [
      'Die kostenlosen USB-Programme lesen bei diesem Gehäuse nichts aus. Verlässlich auslesen kann es nur ein Canon-Servicepartner, und das lohnt sich bei einer Kamera dieser Preisklasse kaum. Achten Sie lieber auf Gebrauchsspuren; Sorgen machen müsste Ihnen die Zahl erst, wenn sie deutlich über 50.000 läge.',
      'Sehen Sie nach, für welchen Markt die Kamera gebaut wurde: Eine Kiss X9i bietet ihre Menüs womöglich nur in wenigen Sprachen an. Probieren Sie Kit-Objektiv und Blitz mit einigen Aufnahmen aus, und drücken Sie jede Taste am Gehäuse.',
    ],
    steps: atTheService,
  },
  'canon-eos-250d': {
    intro: [
      'In Anzeigen heißt diese Kamera EOS 250D, Rebel SL3, Kiss X10 oder EOS 200D II; gemeint ist immer dasselbe Gehäuse. Sie erschien 2019 als Einsteiger-DSLR mit APS-C-Sensor und 24,1 Megapixeln.',
    ],
    shutter: [
      'Eine veröffentlichte Liste nennt für diese Kamera 100.000 Auslösungen. Ein Dokument von Canon haben wir dazu nicht gefunden; die Zahl ist ein Schätzwert, keine Zusage.',
    ],
    reading: [
      'Aus einem Foto erfahren Sie die Zahl nicht: In Dateien der 250D ist weder eine Gesamtzahl noch eine Ordnernummer bekannt. Enthält der ursprüngliche Dateiname eine Nummer über tausend, kann sie als Schätzung dienen, sofern niemand die Nummerierung zurückgesetzt hat.',
    ],
    buying: [
      'Mehrere Programme lesen diese Kamera über USB gar nicht aus. Verwandte Gehäuse antworten in Tausendern; bei der 250D ist das zu erwarten, gesehen hat es noch niemand. Meldet sie ein- oder zweitausend, ist sie fast neu; ein Unterschied von ein paar Hundert ist nicht zu erkennen.',
      'In dieser Preisklasse kommt es darauf an, was dabei ist: Ladegerät, Akku, ein Objektiv mit leisem Autofokus, ein Monitor ohne Kratzer. Fragen Sie, ob die Kamera in Kursen oder im Verleih war, denn dort kommen viele Auslösungen zusammen. Nehmen Sie das Objektiv ab, und sehen Sie sich den Spiegel und die Kontakte am Bajonett an.',
    ],
  },
  'canon-eos-2000d': {
    intro: [
      'Die EOS 2000D ist eine Einsteiger-DSLR von 2018 mit APS-C-Sensor und 24,1 Megapixeln. In Nordamerika wurde sie als Rebel T7 verkauft, in Japan als Kiss X90 und in Asien als EOS 1500D.',
    ],
    shutter: [
      'Eine Herstellerangabe haben wir nicht gefunden. Schreibt ein Verkäufer 100.000, hat er das aus einer Liste oder von jemandem, der sie kennt. Auch wir verwenden diese Zahl, aber nur als Schätzwert.',
    ],
    reading: [
      'Eine unbearbeitete Datei liefert Modell, Objektiv, Belichtungsdaten und, wo gespeichert, die Seriennummer. Den Zählerstand speichert die Kamera nicht im Foto. Ersatz bieten nur die vier Ziffern im Bildnamen, und der ist schwach; der Checker kennzeichnet ihn als Schätzwert.',
    ],
    buying: [
      'Bei einem günstigen Gehäuse lohnt die genaue Zahl selten die Mühe. USB-Software kann sie aber auslesen, und so verrät sich am ehesten eine Kamera, die in einer Schule oder Fotobox viel arbeiten musste. 50.000 wären die Hälfte der Zahl, die für den Verschluss genannt wird.',
      'Probieren Sie lieber alle Funktionen durch: Blitz, Autofokus, Kartenfach, Akkuklappe, jedes Menü. Belichten Sie einmal lange mit aufgesetztem Deckel, und suchen Sie nach hellen Punkten.',
    ],
  },
  'canon-eos-1d-x-mark-ii': {
    intro: [
      'Die ersten Käufer der EOS-1D X Mark II, einer Vollformat-DSLR von 2016 mit 20,2 Megapixeln, waren Agenturen und Sportredaktionen. Von dort kommen auch viele gebrauchte.',
    ],
    shutter: [
      'Zwei Listen nennen 400.000 Auslösungen und schreiben sie Canon zu. Von den Canon-DSLRs auf dieser Website ist nur die [Mark III](/canon/canon-eos-1d-x-mark-iii) höher angegeben.',
    ],
    reading: [
      'Die Fotos enthalten die Gesamtzahl nicht. Die Kamera soll sie aber selbst anzeigen: in der Systemstatusanzeige des Einstellungsmenüs, ohne Kabel und Programm. Die andere Hälfte des Beweises liefert der Checker: die Seriennummer aus einem Foto, damit Sie wissen, zu welcher Kamera das Menü gehört.',
    ],
    buying: [
      'Rechnen Sie mit Zahlen, die Sie bei einer anderen Kamera erschrecken würden. Unter 80.000 liegt sie in der untersten Stufe, 200.000 sind die Hälfte der Lebensdauer, und erst über 320.000 ist die oberste Stufe erreicht. Hat Canon den Verschluss ersetzt und gibt es eine Rechnung, ist das besser als eine niedrige Zahl ohne Papiere.',
      'Pressekameras fallen herunter, werden nass und werden repariert. Fragen Sie nach Reparaturbelegen, achten Sie auf frische Schrauben und ein verzogenes Bajonett, und probieren Sie beide Griffe mit allen Tasten aus.',
    ],
  },
  'canon-eos-1d-x-mark-iii': {
    intro: [
      'Die EOS-1D X Mark III von 2020 ist die jüngste Profi-DSLR von Canon auf dieser Website: Vollformat, 20,1 Megapixel, für schnelle Serien gebaut.',
    ],
    shutter: [
      'Listen und ein Bericht zur Vorstellung nennen 500.000 Auslösungen und berufen sich auf Canon. Derselbe Wert wird für die spiegellose [EOS R5](/canon/canon-eos-r5) genannt.',
    ],
    reading: [
      'In den Fotos dieser Kamera ist kein Zähler bekannt. Im Umlauf ist eine Formel: Ordnernummer minus hundert, mal hundert, plus Dateinummer. Sie braucht den Pfad der Datei und ergibt eine Dateinummer, keine Auslösungen; da der Browser den Pfad verbirgt, verwendet der Checker sie nicht. Sehen Sie stattdessen in der Kamera nach: Die Statusanzeige im Einstellungsmenü soll die Gesamtzahl nennen.',
    ],
    buying: [
      'Bei einer einzigen Sportveranstaltung können Tausende Bilder dazukommen; richten Sie sich also nach der Zahl und nicht nach dem Alter. Unter 100.000 ist der Verschleiß gering, über 250.000 ist mehr als die Hälfte der Lebensdauer verbraucht.',
      'Über USB dürfte dieses Gehäuse wie andere seiner Generation in Schritten von 1.000 antworten; gezeigt hat das noch niemand. Lassen Sie sich das Menü zeigen, fotografieren Sie den Monitor, und vergleichen Sie die Seriennummer mit der in einer frischen Aufnahme. Probieren Sie auch Live View aus.',
    ],
  },
  'canon-eos-r': {
    intro: [
      'Mit der EOS R, einem Mittelklassegehäuse mit 30,3 Megapixeln, begann Canon 2018 seine spiegellose Vollformatreihe.',
    ],
    shutter: [
      'Der Verschluss soll 200.000 Auslösungen halten. Die Zahl steht in zwei japanischen Listen, andere Quellen nennen sie inoffiziell, und eine Seite von Canon haben wir nicht gefunden. Sie ist also ein Schätzwert, und jeder daraus errechnete Prozentsatz ebenso.',
    ],
    reading: [
      'Früher stand hier, die EOS R schreibe keinen Zähler in ihre Fotos. Das war falsch: In fünf JPEGs einer Kamera haben wir einen gefunden, gekennzeichnet durch dieselben Bytes wie bei der [EOS RP](/canon/canon-eos-rp). Er steigt darin im Gleichschritt mit den Dateinummern. Ein einziges Gehäuse ist ein dünner Beleg; deshalb sprechen wir von einem Zähler mit Einschränkungen.',
      'In einer CR3-Datei haben wir ihn noch nicht gesehen; der Checker sucht dort nach denselben Bytes. Was der Zähler genau erfasst, ist nicht bekannt, deshalb zeigen wir keinen Verschleiß dazu.',
    ],
    buying: [
      'Über USB erfahren Sie die Gesamtzahl in Schritten von 1.000. Aufnahmen mit elektronischem Verschluss nutzen den Vorhang nicht ab; ob sie mitgezählt werden, ist nicht dokumentiert. Betrachten Sie die Zahl daher als Obergrenze.',
      'Bei einer Spiegellosen liegt der Sensor offen, sobald das Objektiv ab ist. Leuchten Sie ihn von der Seite an, und fotografieren Sie danach eine helle Wand bei kleiner Blende. Prüfen Sie den Sucher auf tote Pixel, und probieren Sie aus, ob die Touch-Flächen reagieren.',
    ],
  },
  'canon-eos-rp': {
    intro: [
      'Die EOS RP ist eine kompakte spiegellose Vollformatkamera aus Canons Mittelklasse, erschienen 2019, mit 26,2 Megapixeln.',
    ],
    shutter: [
      'In der Liste von Magic Lantern stehen 100.000 Auslösungen. Ein Dokument von Canon konnten wir nicht finden; betrachten Sie die Zahl als Schätzwert.',
    ],
    reading: [
      'Den Zähler der RP haben wir selbst gefunden. JPEGs dieser Kamera enthalten eine Zahl, die mit jedem Bild um eins steigt, an einer Stelle, die keine veröffentlichte Tabelle nennt. Gesehen haben wir sie an einer Bildreihe aus einer einzigen Kamera, und bevor der Checker ihr glaubt, prüft er ein Bytemuster in ihrer Umgebung. Ein einziges Gehäuse ist ein dünner Beleg; deshalb sprechen wir von einem Zähler mit Einschränkungen.',
      'Ob er Aufnahmen mit elektronischem Verschluss mitzählt, wissen wir noch nicht. In CR3-Dateien sucht der Checker nach demselben Bytemuster.',
    ],
    buying: [
      'Nehmen Sie beim Verkäufer ein JPEG auf, und vergleichen Sie dessen Zahl mit der über USB ausgelesenen, die wie bei verwandten Gehäusen in Schritten von 1.000 kommen dürfte. Stimmen beide innerhalb eines Schritts überein, können Sie sich ziemlich sicher sein. Ab 50.000 beginnt die zweite Hälfte der genannten Lebensdauer.',
      'Kleine Vollformatgehäuse sind oft auf Reisen dabei. Achten Sie auf Sand in den Rädern, ein lockeres Bajonett und einen trüben Sucher.',
    ],
  },
  'canon-eos-r5': {
    intro: ['Die EOS R5 von 2020 ist eine spiegellose Vollformatkamera für Profis mit 45 Megapixeln.'],
    shutter: [
      'Der Verschluss soll 500.000 Auslösungen halten, so viele wie bei der EOS-1D X Mark III; höher ist keine Canon auf dieser Website angegeben. Mehrere unabhängige Listen und Magic Lantern schreiben die Zahl Canon zu; eine Seite von Canon haben wir dazu nicht gefunden.',
    ],
    reading: [
      'Bei der R5 ist es einfach: Sie schreibt eine laufende Gesamtzahl in jedes Bild, unverschlüsselt in den Kameradaten innerhalb der Herstellerdaten. Die Stelle haben wir an einer Datei der R5 bestätigt, und der Checker liest die Zahl aus JPEG, HIF und CR3 genau aus.',
      'Genau heißt allerdings nicht mechanisch. Mitgezählt werden auch Aufnahmen mit elektronischem Verschluss, bei denen sich kein Vorhang bewegt. Vergleichen Sie die Zahl mit der Lebensdauer, ist der tatsächliche Verschleiß also höchstens so hoch.',
    ],
    buying: [
      'Bitten Sie um ein unbearbeitetes Foto vom selben Tag; einem bearbeiteten kann das Feld fehlen. Fragen Sie dann, wofür die Kamera benutzt wurde. Stammt eine Gesamtzahl von 250.000 von lautlosen Vogelaufnahmen, ist der Vorhang kaum abgenutzt. Stammt sie aus dem Blitzstudio, ist die halbe Lebensdauer verbraucht.',
      'Den mechanischen Anteil speichert die Kamera nicht gesondert. Sehen Sie sich die Verschlusslamellen an, nehmen Sie eine Serie mit mechanischem Verschluss auf, und achten Sie an Griff und Anschlüssen auf Spuren starken Gebrauchs.',
    ],
  },
  'canon-eos-r6': {
    intro: [
      'Die EOS R6 erschien 2020 zusammen mit der R5. Sie ist das günstigere der beiden Modelle, mit Vollformatsensor und 20,1 Megapixeln.',
    ],
    shutter: [
      'Zwei Listen nennen 300.000 Auslösungen, gegenüber 500.000 bei der [EOS R5](/canon/canon-eos-r5), und schreiben sie Canon zu. Für die Mittelklasse liegt das weit über dem Üblichen.',
    ],
    reading: [
      'Veröffentlichten Tabellen zufolge steht der Zähler der R6 an derselben Stelle wie bei der R5. Dort haben wir ihn bestätigt, an einer R6 noch nicht; deshalb nennt der Checker ihn einen Zähler mit Einschränkungen und gibt den Grund an. Wie bei der R5 zählen Aufnahmen mit elektronischem Verschluss mit.',
      'Auf die R6 Mark III von 2025 lässt sich das nicht übertragen: Sie schreibt dort, wo dieses Gehäuse seinen Zähler hat, eine 0.',
    ],
    buying: [
      'Die Hälfte der Lebensdauer sind 150.000. Wurde viel lautlos fotografiert, sieht der Verschleiß nach der Gesamtzahl schlimmer aus, als er ist. Ein schneller Test: Lesen Sie die Zahl nach zehn weiteren Aufnahmen noch einmal aus. Sie sollte um zehn höher liegen.',
      'Prüfen Sie dann, was bei jeder Spiegellosen zu prüfen ist: den freiliegenden Sensor, das Bajonett, den Sucher, das Kartenfach und das Gummi der Daumenauflage.',
    ],
  },
  'canon-eos-r6-mark-ii': {
    intro: ['Die EOS R6 Mark II von 2022 ist ein Vollformatgehäuse der Mittelklasse mit 24,2 Megapixeln.'],
    shutter: [
      'Der Verschluss soll 400.000 Auslösungen halten, gegenüber 300.000 bei der [EOS R6](/canon/canon-eos-r6). Nur eine einzige Liste schreibt diese Zahl Canon zu.',
    ],
    reading: [
      'In ihren Dateien nennt sich die Kamera „Canon EOS R6m2“; lassen Sie sich davon nicht verwirren. Die laufende Gesamtzahl steht weiter hinten im Block als bei der ersten R6, an derselben Stelle wie bei R8 und R50. Das wissen wir aus veröffentlichten Tabellen; an einer Datei haben wir es nicht geprüft, daher die Einstufung als Zähler mit Einschränkungen.',
      'Aufnahmen mit elektronischem Verschluss zählen mit; der tatsächliche Verschleiß ist also höchstens so hoch, wie der Vergleich ergibt.',
    ],
    buying: [
      'Bei diesem Modell wächst die Gesamtzahl schnell, weil die elektronischen Serien so schnell sind. Von 200.000 Auslösungen kann auf den mechanischen Verschluss nur ein Bruchteil entfallen. Fragen Sie, welchen Modus der Besitzer benutzt hat, und sehen Sie sich ein paar Originale an: Die Belichtungsdaten verraten es oft.',
      'Bei einer so jungen Kamera sollte der Kaufbeleg noch da sein. Vergleichen Sie die Seriennummer darauf mit Datei und Gehäuse, und suchen Sie an den Ecken nach Sturzspuren.',
    ],
  },
  'canon-eos-r7': {
    intro: [
      'Die EOS R7 ist eine spiegellose APS-C-Kamera von 2022 mit 32,5 Megapixeln, ebenso vielen wie die [EOS 90D](/canon/canon-eos-90d).',
    ],
    shutter: [
      'Der Verschluss soll 200.000 Auslösungen halten, mehr als die 120.000 der 90D und ebenso viele wie bei der 7D Mark II. Eine Liste schreibt die Zahl Canon zu.',
    ],
    reading: [
      'Die anderen Programme, die wir kennen, finden in Fotos der R7 keinen Zähler. Wir haben in allen zehn JPEGs, die wir von einer Kamera haben, einen gefunden, an einer Stelle, die keine veröffentlichte Tabelle nennt: Er steigt mit den Dateinummern und liegt immer neun darunter. Er zählt also anscheinend Bilder. Ob lautlose Aufnahmen mitzählen, hat noch niemand gezeigt; für uns ist es deshalb ein Zähler mit Einschränkungen, und der Checker zeigt keinen Verschleiß dazu.',
    ],
    buying: [
      'Bei diesem Modell lohnt sich das USB-Kabel. Die Kamera antwortet zwar in Schritten von 1.000 wie ihre Verwandten, aber das kostenlose Programm shutr7 zeigt zwei Zahlen: die der mechanischen Auslösungen und die Gesamtzahl. Lassen Sie sich beide nennen, und vergleichen Sie die mechanische mit der Lebensdauer; deren Hälfte sind 100.000.',
      'Tierfotografen schätzen die größere Reichweite durch den kleinen Sensor, und ihre Kameras bekommen Schlamm und Regen ab. Sehen Sie sich die Dichtungen der Klappen an, drehen Sie jedes Rad, und leuchten Sie auf den offenen Sensor. Eine Serie mit mechanischem Verschluss und kürzester Zeit sollte von Ecke zu Ecke gleichmäßig belichtet sein.',
    ],
  },
} satisfies Record<SlugOf<'canon'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'canon-eos-5d-mark-ii': {
    faults: {
      'err-30':
        'Zeigt sie Err 30, fragen Sie nach dem Befund, bevor Sie den Verschluss abschreiben. Bei einem Gehäuse mit 33.000 Auslösungen verwies der Fehlerspeicher auf einen anderen Positionssensor.',
    },
  },
  'canon-eos-5d-mark-iii': {
    advisories: {
      'metering-light':
        'In sehr dunkler Umgebung fällt Licht von der oberen Anzeige auf den Messsensor und ändert den Belichtungswert. Canon sah unter fast allen Bedingungen keine Wirkung auf die Bilder und bot ab Mitte Mai 2012 eine kostenlose Prüfung an.',
    },
    faults: {
      'rear-dial':
        'Drehen Sie das hintere Rad, und schalten Sie die Kamera dann aus und ein, ohne den Akku herauszunehmen. Eine defekte Platine des Rads kann die ganze Kamera blockieren.',
    },
  },
  'canon-eos-6d-mark-ii': {
    faults: {
      'tide-marks':
        'Öffnen Sie Akku- und Kartenfach, und suchen Sie nach Wasserrändern. Ein Techniker fand in einem ausgefallenen Gehäuse einen Flüssigkeitsschaden.',
    },
  },
  'canon-eos-7d': {
    faults: {
      'mirror-return':
        'Fotografieren Sie mit 1/60 s und länger und im Videomodus. Der Spiegel muss jedes Mal zurückfallen. In den Fällen, die wir fanden, lag Err 20 am Spiegel und nicht am Verschluss: ein gebrochener Hilfsspiegel, sein Motor oder ein oxidiertes Sensorkabel.',
      'battery-contact':
        'Legen Sie einen Originalakku ein, und prüfen Sie, ob die Kamera ihn erkennt. Bei einem Gehäuse kam die Meldung, der Akku sei nicht lesbar, von lockeren Masseschrauben und einem angelaufenen Stecker.',
    },
  },
  'canon-eos-7d-mark-ii': {
    faults: {
      'long-burst':
        'Halten Sie den Auslöser für eine lange Serie gedrückt. In einem Test bis zum Ausfall wurde die Kamera ab 190.000 Auslösungen unzuverlässig und blieb bei 199.591 mit Err 20 stehen.',
    },
  },
  'canon-eos-1d-x-mark-ii': {
    advisories: {
      'cfast-cards':
        'CFast-2.0-Karten SanDisk Extreme PRO mit 64 und 128 GB konnten den unteren Teil von Fotos beschädigen. Canon sah die Ursache in den Karten und kündigte für Anfang Juli 2016 eine Firmware an. Filme und CF-Karten waren nicht betroffen.',
    },
    faults: {
      firmware:
        'Prüfen Sie die Firmware-Version, und probieren Sie eine CFast-Karte des Verkäufers. Alte Firmware beschädigt mit diesen Karten Dateien.',
    },
  },
  'canon-eos-1d-x-mark-iii': {
    advisories: {
      'lock-up':
        'Mit eingeblendeter elektronischer Wasserwaage im Sucher reagiert die Kamera unter Umständen nicht mehr auf AF-ON oder den Auslöser. Canon behob das Anfang April 2020 mit einer Firmware.',
    },
    faults: {
      firmware:
        'Lesen Sie die Firmware-Version ab. Sie muss neuer sein als 1.0.0, sonst kann die Kamera mit der Wasserwaage hängen bleiben.',
    },
  },
  'canon-eos-rp': {
    faults: {
      'self-waking':
        'Schalten Sie die Kamera aus, lassen Sie den Akku eingelegt, und warten Sie eine Minute. Sie muss ausgeschaltet bleiben. In zwei Foren berichten Besitzer von Gehäusen, die sich selbst einschalten, flackern und den Akku leeren.',
    },
  },
  'canon-eos-r5': {
    advisories: {
      'no-recall':
        'Ein Gerücht besagte, Canon rufe die Kamera wegen Überhitzung zurück. Gegenüber Digital Trends erklärte Canon, es gebe keinen Rückruf.',
    },
    faults: {
      rubber:
        'Drücken Sie auf jede Gummikante, öffnen Sie jede Klappe, und drehen Sie jedes Rad. Eine langjährige Canon-Fotografin berichtet, dass ihre Kamera auseinanderfiel und nur noch von Gummibändern zusammengehalten wurde.',
    },
  },
};

export default { models, buying };
