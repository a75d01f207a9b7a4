/** Modellseiten: Canon. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const estimateThenUsb = [
  'Öffnen Sie hier ein unbearbeitetes JPEG oder CR2; der Checker sucht darin nach Ordner- und Dateinummer.',
  'Nehmen Sie die Anzeige als Schätzung, und als grobe, falls die Nummerierung je zurückgesetzt wurde.',
  'Für die tatsächliche Gesamtzahl lesen Sie die Kamera mit einer Auslösezähler-Software über USB aus oder fragen eine Canon-Servicestelle.',
] as const;

const estimateThenService = [
  'Öffnen Sie hier ein unbearbeitetes JPEG oder CR2; der Checker liest Ordner- und Dateinummer daraus.',
  'Betrachten Sie das Ergebnis als Schätzwert, der weit danebenliegen kann, wenn die Nummerierung je zurückgesetzt wurde.',
  'Die tatsächliche Gesamtzahl nennt Ihnen eine Canon-Servicestelle. Die üblichen kostenlosen USB-Programme lesen bei diesem Gehäuse nichts aus.',
] as const;

const atTheService = [
  'Verlassen Sie sich nicht auf die üblichen kostenlosen USB-Programme; Besitzer berichten, dass sie bei diesem Gehäuse nichts auslesen.',
  'Lassen Sie die Gesamtzahl von einer Canon-Servicestelle auslesen und sich schriftlich geben, mit der Seriennummer.',
  'Öffnen Sie hier außerdem ein unbearbeitetes Foto, und vergleichen Sie dessen Seriennummer mit dieser Auskunft.',
] as const;

const overUsb = [
  'Schließen Sie die Kamera per USB an einen Rechner an und starten Sie eine Auslösezähler-Software, die das Modell unterstützt; auch eine Canon-Servicestelle kann die Gesamtzahl auslesen.',
  'Schalten Sie die Kamera einmal aus und wieder ein, bevor Sie den Wert notieren, denn manchmal wird er erst dann aktualisiert.',
  'Öffnen Sie trotzdem ein unbearbeitetes Foto im Checker: Seriennummer, Datum und Dateiname sollten zu dem passen, was der Verkäufer sagt.',
] as const;

const overUsbInThousands = [
  'Lesen Sie die Kamera mit einer Auslösezähler-Software über USB aus oder überlassen Sie das einer Canon-Servicestelle.',
  'Verstehen Sie die Antwort als Tausenderschritt: Feiner als auf 1.000 genau ist der Wert auf diesem Weg nicht.',
  'Prüfen Sie an einem unbearbeiteten Foto Seriennummer, Datum und Software, damit Kamera und Datei zusammengehören.',
] as const;

const statusScreen = [
  'Öffnen Sie das Einstellungsmenü der Kamera und gehen Sie zur Systemstatusanzeige.',
  'Notieren Sie die dort genannte Gesamtzahl zusammen mit der Seriennummer.',
  'Vergleichen Sie diese Seriennummer mit der, die der Checker aus einem frischen Foto derselben Kamera liest.',
] as const;

const models = {
  'canon-eos-5d-mark-ii': {
    intro: [
      'Die EOS 5D Mark II von 2008 ist eine Vollformat-Spiegelreflexkamera für Profis mit 21,1 Megapixeln. Nach so vielen Jahren müssen Sie mit mehreren Vorbesitzern und Lücken in der Vorgeschichte rechnen.',
    ],
    shutter: [
      'Für den Verschluss werden 150.000 Auslösungen genannt; Magic Lantern und mehrere Artikel schreiben diese Zahl Canon zu. In einem Dokument von Canon haben wir sie nicht gesehen. Bei der Nachfolgerin [EOS 5D Mark III](/canon/canon-eos-5d-mark-iii) steht derselbe Wert.',
    ],
    reading: [
      'In ein Foto der 5D Mark II wird keine Gesamtzahl geschrieben. Das übliche Canon-Feld für die Dateinummer ist zwar da, steht bei diesem Gehäuse aber auf null. Der Checker sieht deshalb eine Ebene tiefer nach, bei Ordner- und Dateiindex im Block mit den Kameradaten. Deren Lage stammt aus veröffentlichten Tabellen; an einer echten Datei dieses Modells haben wir sie noch nicht bestätigt gesehen.',
      'Heraus kommt eine Schätzung aus der Nummerierung. Sie beginnt nach 9.999 von vorn und lässt sich zurücksetzen, darum wird aus ihr kein Verschleiß berechnet.',
    ],
    buying: [
      'Die tatsächliche Gesamtzahl erhalten Sie über USB. Eine Kamera dieses Alters darf ihre Lebensdauer durchaus überschritten haben; liegt eine Rechnung über einen neuen Verschluss bei, spricht das nicht gegen den Kauf. Sehen Sie sich Bajonett, Griffgummi und Spiegelbewegung an, und vergleichen Sie eine Reihe gleichmäßig beleuchteter Bilder auf dunkle Streifen.',
    ],
    steps: estimateThenUsb,
  },
  'canon-eos-5d-mark-iii': {
    intro: [
      'Mit 22,3 Megapixeln auf Vollformat und einem Platz in der Profiklasse kam die EOS 5D Mark III 2012 auf den Markt. Sie steht zwischen der 5D Mark II von 2008 und der 5D Mark IV von 2016.',
    ],
    shutter: [
      'Genannt werden 150.000 Auslösungen, und zwar aus zweiter Hand: Eine Canon-Servicestelle nannte diese Zahl einer Hochzeitsfotografin, deren Kamera weit darüber lag. Man riet ihr, den Verschluss reparieren zu lassen, wenn er kaputtgeht, und nicht vorher.',
    ],
    reading: [
      'Hier lauert eine Falle, die nur ein Gehäuse mit zwei Kartenfächern stellen kann. Die Datei speichert je Fach einen Index, und der des unbenutzten Fachs veraltet: In einer von uns untersuchten Bildreihe blieb er stehen, während der andere weiterzählte. Der Checker nimmt den Index, der zum Dateinamen passt, sonst den größeren.',
      'So oder so bleibt das Ergebnis eine Schätzung mit Überlauf bei 9.999; die echte Gesamtzahl der Kamera fehlt im Bild.',
    ],
    buying: [
      'Bitten Sie um eine Auslesung per USB oder bei der Servicestelle. Unter 75.000 hat der Verschluss weniger als die Hälfte der Lebensdauer hinter sich. Probieren Sie beide Kartenfächer mit eigenen Karten aus, und nehmen Sie eine Serie mit kurzer Belichtungszeit auf, um zu sehen, ob die Helligkeit von Bild zu Bild gleich bleibt.',
    ],
    steps: estimateThenUsb,
  },
  'canon-eos-5d-mark-iv': {
    intro: ['Canons EOS 5D Mark IV erschien 2016: eine Profi-DSLR mit Vollformatsensor und 30,4 Megapixeln.'],
    shutter: [
      'Drei voneinander unabhängige Aufstellungen veröffentlichter Werte nennen übereinstimmend 150.000 Auslösungen; und schreiben sie Canon zu; eine Seite von Canon haben wir nicht gesehen. Auch die beiden Vorgängerinnen [Mark II](/canon/canon-eos-5d-mark-ii) und [Mark III](/canon/canon-eos-5d-mark-iii) trugen diese Zahl.',
    ],
    reading: [
      'Die älteren 5D-Gehäuse hinterlassen in den Herstellerdaten wenigstens Ordner- und Dateiindex, bei der Mark IV ist kein solches Feld bekannt. Übrig bleibt der Name des Bildes. Trägt es noch die vier Ziffern aus der Kamera, kann der Checker sie als Schätzwert anbieten; ist die Datei umbenannt, entfällt auch das, und die Antwort heißt „Unbekannt“.',
    ],
    buying: [
      'Das Foto des Verkäufers beweist also die Identität, nicht den Gebrauch. Lassen Sie die Zahl vor Ihren Augen auslesen: Die üblichen kostenlosen Programme scheitern an diesem Gehäuse, openshuttercounter hat es genau ausgelesen, und eine Canon-Servicestelle kann es ebenfalls. Vergleichen Sie dann mit der Lebensdauer: Unter 30.000 ist wenig, ab 75.000 sollte der Preis es widerspiegeln, jenseits von 120.000 ist die höchste Verschleißstufe erreicht.',
      'Einer Kamera für Hochzeiten und Aufträge sieht man das an Gurtösen, Kartenklappe und Blitzschuh an, lange bevor der Lack nachgibt. Diese Spuren und die Zahl sollten dieselbe Geschichte erzählen.',
    ],
    steps: [
      'Starten Sie openshuttercounter mit der Kamera am USB-Kabel; sein Autor zeigt die genaue Auslesung einer 5D Mark IV. Die üblichen kostenlosen Programme lesen nichts aus.',
      'Klappt das nicht, lassen Sie die Gesamtzahl von einer Canon-Servicestelle auslesen.',
      'Öffnen Sie hier ein unbearbeitetes Foto, und prüfen Sie, ob dessen Seriennummer am Gehäuse steht.',
    ],
  },
  'canon-eos-6d': {
    intro: ['2012 brachte die EOS 6D das Vollformat in Canons Mittelklasse, mit 20,2 Megapixeln.'],
    shutter: [
      'Genannt werden 100.000 Auslösungen; eine Liste veröffentlichter Werte und Magic Lantern schreiben sie Canon zu. Keine Vollformat-DSLR von Canon liegt auf dieser Website darunter. Die Hälfte der getesteten Lebensdauer ist demnach bei 50.000 erreicht, früher als bei einer 5D.',
    ],
    reading: [
      'Bei diesem Modell wurden die Indexfelder an echten Fotos geprüft: Aufeinanderfolgende Aufnahmen ergaben fortlaufende Nummern, gleich den Dateinamen. Sicher ist damit die Dateinummer; die daraus abgeleitete Zahl bleibt eine Schätzung, denn Nummerieren ist nicht Zählen. Ein Ordner der 6D kann Tausende Bilder aufnehmen, bis zur 9.999, ehe der nächste angelegt wird.',
      'Misstrauen Sie Programmen, die die Ordnernummer als Auslösezahl ausgeben; eine 6D mitten im Leben stünde dann scheinbar bei etwas über hundert.',
    ],
    buying: [
      'Holen Sie sich den tatsächlichen Wert über USB. Bei einem Mittelklassegehäuse mit dieser Lebensdauer liegt alles über 80.000 in der höchsten Verschleißstufe, so sauber der Lack auch aussieht. Prüfen Sie den Sensor an einer hellen Wand, drehen Sie jedes Rad, und achten Sie darauf, dass die Seriennummer in der Datei dieselbe ist wie am Gehäuseboden.',
    ],
    steps: estimateThenUsb,
  },
  'canon-eos-6d-mark-ii': {
    intro: [
      'Fünf Jahre nach der 6D, 2017, ließ Canon die EOS 6D Mark II folgen: wieder Vollformat, nun 26,2 Megapixel, weiterhin eine DSLR der Mittelklasse.',
    ],
    shutter: [
      'An der Lebensdauer änderte sich nichts: Eine japanische Liste und Magic Lantern nennen 100.000 Auslösungen; eine Seite von Canon haben wir dazu nicht gefunden.',
    ],
    reading: [
      'Während die erste [EOS 6D](/canon/canon-eos-6d) Ordner- und Dateiindex in den Herstellerdaten hinterließ, ist das von der Mark II nicht bekannt. Der Checker liest Kamera, Objektiv, Seriennummer und Einstellungen aus dem Foto; für die Auslösungen hat er nur die Ziffern im Dateinamen, die er als Schätzwert zeigt oder gar nicht.',
    ],
    buying: [
      'Planen Sie vor dem Treffen mit dem Verkäufer, denn kostenlose USB-Programme scheitern an der 6D Mark II. Ein Besitzer bekam die genaue Zahl mit der kostenpflichtigen Mac-App ShutterCount. Sonst führt der Weg zu einer Canon-Servicestelle. Geht beides nicht, halten Sie sich an das Sichtbare.',
      'Passt die Abnutzung von Griff, Akkuklappe und Stativgewinde zu dem, was man Ihnen erzählt? Spiegel und Verschluss sollten bei jeder Auslösung gleich klingen, und eine Bildreihe von einer gleichmäßig hellen Fläche sollte durchweg gleich hell sein.',
    ],
    steps: [
      'Die kostenlosen USB-Programme können Sie sich sparen, sie scheitern an diesem Gehäuse. Die kostenpflichtige Mac-App ShutterCount hat eines genau ausgelesen, und eine Canon-Servicestelle kann es immer.',
      'Schalten Sie die Kamera vorher aus und wieder ein, falls der Wert erst dann aktualisiert wird.',
      'Öffnen Sie hier auch ein unbearbeitetes Foto, und vergleichen Sie Seriennummer und Datum mit dem, was der Verkäufer sagt.',
    ],
  },
  'canon-eos-7d': {
    intro: [
      '18 Megapixel auf APS-C, eine DSLR der Mittelklasse von 2009: Die EOS 7D zählt zu den ältesten Canon-Gehäusen mit eigener Seite, ein Jahr jünger als die 5D Mark II.',
    ],
    shutter: [
      'Genannt werden 150.000 Auslösungen. Ein Besitzer zitiert die Zahl wörtlich aus Canons japanischem Katalog zur 7D; sie gehört damit zu den besser belegten. Für die Vollformatgehäuse der 5D-Reihe steht derselbe Wert in den Listen, für die spätere [EOS 80D](/canon/canon-eos-80d) nur 100.000.',
    ],
    reading: [
      'In den Herstellerdaten der 7D liegen ein Ordner- und ein Dateiindex, deren Lage sich mit der Firmware verschiebt; der Checker sucht zuerst den Firmware-Text und gleicht den Versatz aus. All das beruht auf veröffentlichten Tabellen und nicht auf einer eigenen 7D-Datei. Aus beiden Nummern entsteht eine Schätzung, nichts Festeres: Nach 9.999 kehrt die Dateinummer zum Anfang zurück, und ein Zurücksetzen oder eine fremde Karte bringt sie durcheinander.',
    ],
    buying: [
      'Gekauft wurde eine 7D oft für Sport und Tiere, und Serienaufnahmen summieren sich. Über USB nennt die Kamera ihre Gesamtzahl; unter 75.000 bleibt mehr als die Hälfte der Lebensdauer. Wichtiger sind in diesem Alter Dinge, die kein Zähler kennt: Reparaturen, feuchte Lagerung, müde Akkus. Fragen Sie danach, hören Sie auf den Spiegel, und fotografieren Sie eine weiße Wand, um Staub, Öl und tote Pixel zu sehen.',
    ],
    steps: estimateThenUsb,
  },
  'canon-eos-7d-mark-ii': {
    intro: ['Die EOS 7D Mark II von 2014 ist Canons APS-C-Gehäuse für Profis, mit 20,2 Megapixeln.'],
    shutter: [
      'Keine andere Canon-DSLR mit dem kleineren Sensor hat in unserer Liste eine höhere Lebensdauer: 200.000 Auslösungen „laut Canon“, wie es in einem Testbericht heißt; zwei Listen stimmen überein. Die erste [EOS 7D](/canon/canon-eos-7d) musste mit 150.000 auskommen.',
    ],
    reading: [
      'Der hohe Wert ließe sich leichter nutzen, schriebe die Kamera ihre Gesamtzahl ins Bild. Das tut sie nicht, und auch die Indexfelder der Vorgängerin sind hier nicht bekannt. Aus einem Foto zeigt der Checker, welche Kamera es wann und wie aufgenommen hat; eine Zahl kann er nur aus dem Dateinamen vermuten, und das sagt er dazu.',
    ],
    buying: [
      'Für schnelle Serien wurde diese Kamera gebaut, wundern Sie sich also nicht über eine sechsstellige Gesamtzahl. Rechnen Sie in Anteilen: 40.000 sind ein Fünftel, 100.000 die Hälfte, und ab 160.000 gilt der Verschleiß als sehr hoch.',
      'Lassen Sie den Wert in Ihrem Beisein über USB auslesen. Testen Sie dann, was beim Sport zuerst leidet: Auslöser, Einstellräder, Kartenklappen, den Autofokus mit allen Messfeldern und das Gummi an der Daumenauflage.',
    ],
    steps: overUsb,
  },
  'canon-eos-80d': {
    intro: ['Die EOS 80D, vorgestellt 2016, ist eine DSLR der Mittelklasse mit APS-C-Sensor und 24,2 Megapixeln.'],
    shutter: [
      'Drei Listen nennen 100.000 Auslösungen und schreiben sie Canon zu; ein Dokument von Canon haben wir nicht gesehen. Für die Nachfolgerin [EOS 90D](/canon/canon-eos-90d) werden 120.000 genannt.',
    ],
    reading: [
      'Sie ist die jüngste Canon-DSLR, deren Ordner- und Dateiindex einen bekannten Platz in den Herstellerdaten haben; für die Gehäuse danach ist keiner veröffentlicht. Der Checker liest beide und macht daraus eine Schätzung. Die Stelle kennen wir nur aus Tabellen, ein 80D-Foto als Beweis fehlt. Und selbst ein richtiger Index betrifft nur Dateinamen: Nach 9.999 geht es von vorn los, und Formatieren oder Kartentausch kann ihn verschieben.',
    ],
    buying: [
      'Nehmen Sie die Schätzung nur als Hinweis. Die kostenlosen USB-Programme lesen bei der 80D nichts aus; brauchen Sie die genaue Zahl, führt der Weg zu einer Canon-Servicestelle. Bei 20.000 hat der Verschluss ein Fünftel der Lebensdauer hinter sich, bei 80.000 den größten Teil.',
      'Viele dieser Kameras haben mehr gefilmt als fotografiert, und Video bewegt den Zähler kaum. Lassen Sie Live View eine Weile laufen, und sehen Sie sich Monitor, Touch-Bedienung und Anschlüsse so genau an wie den Verschluss.',
    ],
    steps: estimateThenService,
  },
  'canon-eos-90d': {
    intro: ['32,5 Megapixel auf APS-C machten die EOS 90D von 2019 zum hochauflösenden Modell in Canons Mittelklasse.'],
    shutter: [
      'Genannt werden 120.000 Auslösungen, ein Fünftel mehr als bei der 80D; in unserem Katalog hat nur dieses eine Gehäuse genau diesen Wert. Eine Liste schreibt ihn Canon zu, eine Seite von Canon haben wir nicht gesehen.',
    ],
    reading: [
      'Weder im JPEG noch im CR3 der 90D ist ein Zähler oder ein Index bekannt. Zeigt der Checker überhaupt etwas an, so kommt es aus dem Dateinamen und ist als Schätzwert gekennzeichnet; oft wird dort „Unbekannt“ stehen.',
    ],
    buying: [
      'USB-Software erreicht den Wert zwar, aber gerundet: Die 90D meldet in Schritten von 1.000. Für eine Entscheidung genügt das, denn ein Schritt mehr oder weniger ändert nichts; als Beweis, dass eine Kamera kaum benutzt wurde, taugt es nicht. Alles, was sie unterhalb von 60.000 meldet, ist weniger als die Hälfte der Lebensdauer.',
      'Wie bei jeder Spiegelreflex gilt: ans Ohr halten und auf einen gleichmäßigen Spiegelschlag achten, im Spiegelkasten nach Öl oder losem Schaumstoff suchen, Probebilder mit kurzen Zeiten machen. Ein vor Ihnen aufgenommenes Foto zeigt außerdem, ob Seriennummer und Firmware stimmen.',
    ],
    steps: overUsbInThousands,
  },
  'canon-eos-800d': {
    intro: [
      'Eine Kamera, drei Namen: EOS 800D in Europa, Rebel T7i in Nordamerika, Kiss X9i in Japan. Es ist eine DSLR für Einsteiger von 2017 mit APS-C-Sensor und 24,2 Megapixeln; welcher Name in der Datei steht, hängt vom Verkaufsland ab.',
    ],
    shutter: [
      'Gewöhnlich werden 100.000 Auslösungen genannt. Ein Dokument von Canon haben wir dazu nicht gefunden; ein daraus berechneter Verschleiß ist nur ein grober Anhalt.',
    ],
    reading: [
      'Alle drei Modellnamen erkennt der Checker, und er liest die üblichen Bilddaten. Eine Gesamtzahl der Auslösungen ist nicht darunter. Mangels Zähler kann er auf die Ziffern eines unveränderten Dateinamens zurückgreifen und nennt das Ergebnis eine Schätzung.',
    ],
    buying: [
      'Die kostenlosen USB-Programme lesen bei diesem Gehäuse nichts aus; sicher ist nur die Auskunft einer Canon-Servicestelle, und die lohnt sich bei diesem Preis kaum. Achten Sie lieber auf Gebrauchsspuren, und werden Sie erst deutlich oberhalb von 50.000 vorsichtig.',
      'Die Herkunft spielt hier eine größere Rolle als anderswo: Eine Kiss X9i kann Menüs in nur wenigen Sprachen haben, schalten Sie also ein und sehen Sie nach. Prüfen Sie Kit-Objektiv und Blitz mit einigen Aufnahmen und jede Taste am Gehäuse.',
    ],
    steps: atTheService,
  },
  'canon-eos-250d': {
    intro: [
      'Die EOS 250D erschien 2019 als Einsteiger-DSLR mit 24,1 Megapixeln auf APS-C. In Anzeigen heißt sie auch Rebel SL3, Kiss X10 oder EOS 200D II; alle vier sind dasselbe Gehäuse.',
    ],
    shutter: [
      'Immer wieder ist bei einer Kamera dieser Art von 100.000 Auslösungen die Rede. Ein Dokument von Canon dazu haben wir nicht gefunden; verstehen Sie die Zahl also nicht als Zusage.',
    ],
    reading: [
      'Aus einem Foto erfahren Sie die Zahl nicht: In Dateien der 250D ist weder eine Gesamtzahl noch ein Ordnerindex bekannt. Eine Nummer über tausend im ursprünglichen Dateinamen kann als Schätzung dienen, sofern niemand die Nummerierung zurückgesetzt hat.',
    ],
    buying: [
      'Über USB soll die Kamera in Tausendern antworten, und mehrere Programme lesen sie gar nicht aus. Ein Exemplar, das einen oder zwei davon meldet, ist fast neu; ein paar Hundert Unterschied bleiben unsichtbar.',
      'In dieser Preislage entscheidet die Vollständigkeit: Ladegerät, Akku, ein Objektiv mit ruhigem Autofokus, ein Monitor ohne Kratzer. Fragen Sie nach Einsatz in Kursen oder im Verleih, dort sammeln kleine Gehäuse die meisten Auslösungen. Sehen Sie bei abgenommenem Objektiv nach Spiegel und Bajonettkontakten.',
    ],
    steps: overUsbInThousands,
  },
  'canon-eos-2000d': {
    intro: [
      'Canons EOS 2000D von 2018 ist eine DSLR für Einsteiger: APS-C, 24,1 Megapixel. Dieselbe Kamera wurde in Nordamerika als Rebel T7, in Japan als Kiss X90 und in Asien als EOS 1500D verkauft.',
    ],
    shutter: [
      'Eine Herstellerangabe haben wir nicht gefunden. Wenn Verkäufer 100.000 schreiben, wiederholen sie eine gängige Zahl für Einsteigergehäuse; auch wir verwenden sie, als oft genannten Wert gekennzeichnet und mit geringer Verlässlichkeit.',
    ],
    reading: [
      'Eine unbearbeitete Datei liefert Modell, Objektiv, Belichtungsdaten und, wo gespeichert, die Seriennummer. Den Zählerstand speichert die Kamera nicht im Foto. Die vier Ziffern im Bildnamen sind der einzige, schwache Ersatz; der Checker nennt ihn einen Schätzwert.',
    ],
    buying: [
      'Bei einem günstigen Gehäuse lohnt eine genaue Zahl selten die Mühe; auslesen lässt sie sich per USB-Software dennoch, und eine Kamera aus Schule oder Fotobox entlarvt man so am besten. Die Hälfte der angenommenen Lebensdauer wären 50.000.',
      'Verwenden Sie Ihre Zeit lieber auf einen Rundgang durch die Funktionen: Blitz, Autofokus, Kartenfach, Akkuklappe, jedes Menü. Machen Sie eine lange Belichtung mit aufgesetztem Deckel und suchen Sie nach hellen Punkten.',
    ],
    steps: overUsb,
  },
  'canon-eos-1d-x-mark-ii': {
    intro: [
      'Zuerst gehörte die EOS-1D X Mark II, eine Vollformat-DSLR mit 20,2 Megapixeln von 2016, den Agenturen und Sportredaktionen. Von dort kommen auch die gebrauchten Exemplare.',
    ],
    shutter: [
      'Drei Listen nennen 400.000 Auslösungen und schreiben sie Canon zu. Unter den Canon-DSLRs dieser Website liegt nur die [Mark III](/canon/canon-eos-1d-x-mark-iii) darüber.',
    ],
    reading: [
      'Ihre Fotos tragen keine Gesamtzahl. Die Kamera soll sie aber selbst zeigen: in der Systemstatusanzeige des Einstellungsmenüs, ganz ohne Kabel und Programm. Der Checker liefert die andere Hälfte des Beweises, indem er die Seriennummer aus einem Foto liest und damit klärt, zu welcher Kamera das Menü gehörte.',
    ],
    buying: [
      'Rechnen Sie mit Zahlen, die Sie anderswo erschrecken würden. Unter 80.000 liegt die Kamera in der untersten Stufe, 200.000 sind die Hälfte der Lebensdauer, und erst über 320.000 ist die oberste Stufe erreicht. Ein von Canon ersetzter Verschluss mit Rechnung ist mehr wert als eine niedrige Zahl ohne Papiere.',
      'Pressekameras fallen, werden nass und werden repariert. Fragen Sie nach der Servicehistorie, achten Sie auf frische Schrauben und ein verzogenes Bajonett, und probieren Sie beide Griffe mit ihren Tasten.',
    ],
    steps: statusScreen,
  },
  'canon-eos-1d-x-mark-iii': {
    intro: [
      'Mit der EOS-1D X Mark III endete 2020 auf dieser Website die Reihe der Profi-DSLRs von Canon: Vollformat, 20,1 Megapixel, für Serien gemacht.',
    ],
    shutter: [
      'Eine halbe Million, also 500.000 Auslösungen: So steht es in Listen und in Berichten zur Vorstellung, die sich auf Canon berufen. Dieselbe Zahl steht neben der spiegellosen [EOS R5](/canon/canon-eos-r5).',
    ],
    reading: [
      'In Fotos dieser Kamera ist kein Zähler bekannt. Die Formel, die manchmal herumgereicht wird, Ordnernummer minus hundert, mal hundert, plus Dateinummer, braucht den Pfad der Datei und ergibt eine Dateinummer, keine Auslösungen; im Browser, der den Pfad verbirgt, kommt sie nicht zum Einsatz. Sehen Sie stattdessen in der Kamera nach: Die Statusanzeige im Einstellungsmenü soll die Gesamtzahl nennen.',
    ],
    buying: [
      'Eine einzige Sportveranstaltung kann Tausende Bilder bringen, deshalb sagt das Alter wenig und die Zahl viel. Unter 100.000 ist der Verschleiß gering, ab 250.000 ist mehr als die Hälfte der getesteten Lebensdauer verbraucht.',
      'Über USB antwortet dieses Gehäuse Berichten zufolge in Schritten von 1.000. Lassen Sie sich das Menü zeigen, fotografieren Sie den Monitor, und vergleichen Sie die Seriennummer mit einer frischen Aufnahme. Live View verdient einen eigenen Versuch.',
    ],
    steps: statusScreen,
  },
  'canon-eos-r': {
    intro: [
      'Mit der EOS R, einem Mittelklassegehäuse von 2018, begann Canons spiegelloses Vollformat. Der Sensor hat 30,3 Megapixel.',
    ],
    shutter: [
      'Genannt werden 200.000 Auslösungen. Zwei japanische Listen führen sie, andere Quellen nennen sie inoffiziell, und eine Seite von Canon haben wir nicht gefunden. Wir zeigen die Zahl als oft genannten Wert an; lesen Sie jeden Prozentsatz mit diesem Vorbehalt.',
    ],
    reading: [
      'In ihren JPEG- und CR3-Dateien wurde kein Zähler gefunden. Darin unterscheidet sie sich von der [EOS RP](/canon/canon-eos-rp), die ein Jahr später kam und einen versteckt. Der Checker berichtet, was das Foto beweist, nämlich Kamera, Seriennummer, Datum und Software, dazu eine Schätzung, falls der Dateiname sie erlaubt.',
    ],
    buying: [
      'Über USB erfahren Sie die Gesamtzahl in Tausenderschritten. Aufnahmen mit elektronischem Verschluss nutzen den Vorhang nicht ab; ob sie in dieser Zahl stecken, ist nicht belegt. Betrachten Sie den Wert daher als Obergrenze.',
      'Ohne Objektiv liegt bei einer Spiegellosen der Sensor offen. Leuchten Sie ihn von der Seite an und fotografieren Sie danach eine helle Wand bei kleiner Blende. Prüfen Sie den Sucher auf tote Pixel und die berührungsempfindlichen Flächen auf ihre Reaktion.',
    ],
    steps: overUsbInThousands,
  },
  'canon-eos-rp': {
    intro: [
      'Die EOS RP ist eine kompakte spiegellose Vollformatkamera aus Canons Mittelklasse, erschienen 2019, mit 26,2 Megapixeln.',
    ],
    shutter: [
      '100.000 Auslösungen lautet der Wert, der zitiert wird. Ein Dokument von Canon war nicht zu finden, hier steht also nur ein oft genannter Wert.',
    ],
    reading: [
      'Dies ist das eine Gehäuse, dessen Zähler wir selbst gefunden haben. Seine JPEGs enthalten eine Zahl, die mit jedem Bild um eins steigt, an einer Stelle, die keine veröffentlichte Tabelle nennt; gesehen haben wir sie an einer Bildreihe aus einer einzelnen Kamera, und bevor der Checker ihr glaubt, prüft er ein Bytemuster ringsum. Weil ein einziges Gehäuse ein dünner Beleg ist, spricht der Checker von einem Zähler mit Einschränkungen.',
      'Was genau gezählt wird, ob mit oder ohne elektronischen Verschluss, ist offen. Bei CR3-Dateien nehmen wir dieselbe Stelle an, ohne es belegen zu können.',
    ],
    buying: [
      'Nehmen Sie vor dem Verkäufer ein JPEG auf und vergleichen Sie es mit der USB-Auslesung, die in Schritten von 1.000 kommt. Stimmen beide innerhalb dieses Schritts überein, wissen Sie mehr über diese RP als die meisten Verkäufer. Ein Wert über 50.000 liegt jenseits der Mitte der zitierten Lebensdauer.',
      'Kleine Vollformatgehäuse reisen viel. Achten Sie auf Sand in den Rädern, ein lockeres Bajonett und einen trüben Sucher.',
    ],
  },
  'canon-eos-r5': {
    intro: ['45 Megapixel, Vollformat, Profiklasse: Die EOS R5 kam 2020 heraus.'],
    shutter: [
      'Genannt werden 500.000 Auslösungen, der höchste Wert auf unseren Canon-Seiten, den sonst nur die EOS-1D X Mark III erreicht. Mehrere unabhängige Listen und Magic Lantern schreiben ihn Canon zu; eine Seite von Canon haben wir nicht gesehen.',
    ],
    reading: [
      'Endlich eine gute Nachricht: Die R5 schreibt eine laufende Gesamtzahl in jedes Bild, unverschlüsselt unter den Kameradaten im Block der Herstellerdaten. Die Stelle ist an einer echten Datei bestätigt, und der Checker liest sie aus JPEG, HIF und CR3 genau.',
      'Genau heißt nicht mechanisch. Aufnahmen mit elektronischem Verschluss, bei denen sich kein Vorhang bewegt, zählen mit. Mit der Lebensdauer verglichen ergibt sich daher eine Obergrenze: Höchstens so oft hat der Verschluss gearbeitet.',
    ],
    buying: [
      'Bitten Sie um ein unbearbeitetes Foto vom selben Tag; ein Bild, das durch ein Bearbeitungsprogramm ging, kann das Feld verloren haben. Fragen Sie dann, wie die Kamera benutzt wurde. Eine Gesamtzahl von 250.000 aus lautloser Vogelfotografie lässt den Vorhang fast frisch, aus dem Blitzstudio ist sie die Hälfte der Lebensdauer.',
      'Den mechanischen Anteil allein speichert die Kamera nicht. Sehen Sie sich die Verschlusslamellen an, testen Sie eine Serie mit mechanischem Verschluss, und achten Sie an Griff und Anschlüssen auf Spuren starken Gebrauchs.',
    ],
  },
  'canon-eos-r6': {
    intro: ['Die EOS R6 ist die Schwester der R5 aus demselben Jahr, 2020: Mittelklasse, Vollformat, 20,1 Megapixel.'],
    shutter: [
      'Zwei Listen nennen 300.000 Auslösungen, gegenüber 500.000 bei der [EOS R5](/canon/canon-eos-r5), und schreiben sie Canon zu. Für die Mittelklasse liegt das weit über dem Üblichen.',
    ],
    reading: [
      'Veröffentlichte Tabellen setzen ihren Zähler an genau dieselbe Stelle wie bei der R5. An einer R5 haben wir ihn gesehen, an einer R6 noch nicht; deshalb nennt der Checker ihn einen Zähler mit Einschränkungen und sagt Ihnen den Grund. Elektronische Aufnahmen sind wie beim Schwestermodell Teil der Gesamtzahl.',
      'Noch eine Warnung: Die R6 Mark III von 2025 führt eine Zahl, die beim Formatieren der Karte auf null zurückgeht. Übertragen Sie nicht, was Sie über eine R6 lesen, auf die andere.',
    ],
    buying: [
      'Vergleichen Sie die Gesamtzahl mit 150.000, der Hälfte der Lebensdauer, und bedenken Sie, dass sie den Verschleiß übertreibt, wenn meist lautlos fotografiert wurde. Ein zweites Foto nach zehn weiteren Aufnahmen sollte um zehn höher liegen; dieser schnelle Test überzeugt mehr als jede Tabelle.',
      'Danach folgt der Rundgang, den jede Spiegellose braucht: freiliegender Sensor, Bajonett, Sucher, Kartenfach und das Gummi am Daumen.',
    ],
  },
  'canon-eos-r6-mark-ii': {
    intro: ['2022 brachte die EOS R6 Mark II, ein Vollformatgehäuse der Mittelklasse mit 24,2 Megapixeln.'],
    shutter: [
      'Beim Modellwechsel stieg die Lebensdauer: 400.000 Auslösungen, wo die [EOS R6](/canon/canon-eos-r6) 300.000 hatte. Eine einzige Liste schreibt die Zahl Canon zu.',
    ],
    reading: [
      'In ihren Dateien meldet sich die Kamera als „Canon EOS R6m2“; lassen Sie sich davon nicht verwirren, wenn das im Foto eines Verkäufers steht. Die laufende Gesamtzahl sitzt weiter hinten im Block als bei der ersten R6, an einer Stelle, die sie mit R8 und R50 teilt. Wir kennen sie aus veröffentlichten Tabellen und haben keine eigene Datei, daher die Einstufung als Zähler mit Einschränkungen.',
      'Bilder mit elektronischem Verschluss werden mitgezählt, der Verschleiß beträgt also höchstens das, was der Vergleich ergibt.',
    ],
    buying: [
      'Sehr schnelle elektronische Serien sind der Grund, warum die Zahlen bei diesem Modell rasch wachsen; von 200.000 kann auf den mechanischen Verschluss nur ein Bruchteil entfallen. Fragen Sie, welchen Modus der Vorbesitzer bevorzugte, und lassen Sie die Bilder antworten: Die Belichtungsdaten einiger Originale verraten es oft.',
      'Zu einem jungen Gehäuse sollte der Kaufbeleg noch da sein. Gleichen Sie dessen Seriennummer mit Datei und Gehäuse ab, und suchen Sie an den Ecken nach Sturzspuren.',
    ],
  },
  'canon-eos-r7': {
    intro: [
      'Die EOS R7 ist eine spiegellose APS-C-Kamera von 2022 mit 32,5 Megapixeln, so vielen, wie die [EOS 90D](/canon/canon-eos-90d) hat.',
    ],
    shutter: [
      'Statt der 120.000 der 90D werden hier 200.000 Auslösungen genannt, ebenso viele wie für die 7D Mark II. Eine Liste schreibt sie Canon zu.',
    ],
    reading: [
      'Obwohl die R6 Mark II desselben Jahres eine Gesamtzahl schreibt, ist das von der R7 nicht bekannt. Fotos liefern Kameradaten und bestenfalls eine Schätzung aus dem Dateinamen. Der Checker gibt sie nicht als Zahl der Auslösungen aus.',
    ],
    buying: [
      'Bei diesem Modell lohnt sich USB: Es antwortet zwar in Tausendern wie seine Verwandten, doch das kostenlose Programm shutr7 zeigt zwei Zahlen: mechanische und alle Auslösungen. Lassen Sie sich beide nennen. Vergleichen Sie die mechanische mit der Lebensdauer; deren Hälfte sind 100.000.',
      'Wer Tiere fotografiert, schätzt den kleinen Sensor, und solche Kameras bekommen Schlamm und Regen ab. Prüfen Sie die Dichtungen der Klappen und jedes Rad, und leuchten Sie auf den offenen Sensor. Eine Serie mit kürzester Zeit und mechanischem Verschluss sollte von Ecke zu Ecke gleichmäßig sein.',
    ],
    steps: overUsbInThousands,
  },
} satisfies Record<SlugOf<'canon'>, ModelCopy>;

export default models;
