/** Modellseiten: Nikon. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'nikon-d850': {
    intro: [
      'Nikons D850 von 2017 ist eine Vollformat-DSLR für Profis. Ihr rückwärtig belichteter Sensor hat 45,7 Megapixel.',
    ],
    shutter: [
      'In Nikons eigener Liste getesteter Zyklen steht sie mit 200.000, neben der [D810](/nikon/nikon-d810) und der D800 davor. Nikon nennt solche Zahlen einen geschätzten Mittelwert: Manche Verschlüsse versagen früher, viele arbeiten weiter.',
    ],
    reading: [
      'Jedes JPEG und NEF enthält zwei Zahlen, und bei diesem Gehäuse lohnt es sich, den Unterschied zu kennen. Die eine ist die Summe aller Auslösungen samt lautlosen, elektronischen Aufnahmen; die andere zählt allein den mechanischen Verschluss. Beide haben wir aus mehreren echten D850-Dateien gelesen, auf die einzelne Auslösung genau.',
      'Wie weit sie auseinanderliegen, hängt vom Vorbesitzer ab. In einer dieser Dateien war kaum ein Viertel mechanisch, in einer anderen so gut wie alles. Der Checker zeigt beide Werte nebeneinander und berechnet den Verschleiß aus dem mechanischen.',
    ],
    buying: [
      'Eine erschreckend hohe Summe kann also zu einem ausgeruhten Verschluss gehören, und umgekehrt. Halten Sie die mechanische Zahl gegen 100.000, die halbe Strecke. Fokusreihen und Zeitraffer erklären einen großen Abstand, ein Studiogehäuse hat keinen. Danach kommen Spiegel, Bajonett und Kartenklappen an die Reihe; und lassen Sie den Sensor vor einer hellen Wand fotografieren, denn bei dieser Auflösung sieht man jedes Körnchen.',
    ],
  },
  'nikon-d750': {
    intro: ['Die 2014 erschienene D750 ist eine Vollformat-DSLR der Mittelklasse mit 24,3 Megapixeln.'],
    shutter: [
      'Auf 150.000 Zyklen hat Nikon sie getestet. Zwei der Fotos, an denen der Checker geprüft wird, stammen aus D750-Gehäusen mit fast dem Doppelten, die zum Zeitpunkt der Aufnahme noch arbeiteten. Über das Exemplar in Ihrer Hand beweist das nichts, aber es zeigt, wie die Lebensdauer zu verstehen ist. Zu Verschlüssen der D750 gab Nikon außerdem drei Servicemitteilungen heraus und reparierte betroffene kostenlos.',
    ],
    reading: [
      'Die Zahl steht unverschlüsselt in den Herstellerdaten und ist genau. Sie lässt sich aus unbearbeiteten JPEG- und NEF-Dateien lesen, gleich mit welcher Firmware. Anders sieht es bei Exporten aus: Ein D750-Bild, das durch Photoshop gegangen ist, hat den ganzen Block meist verloren. Der Checker antwortet dann, dass die Datei bearbeitet wurde, statt zu raten.',
    ],
    buying: [
      'Auf Hochzeiten war diese Kamera beliebt, entsprechend breit streuen die Angebote. Unter 30.000 liegt die unterste Stufe, 75.000 sind die Hälfte der Lebensdauer; über 120.000 muss der Preis stimmen. Auf Nikons Serviceseite sehen Sie anhand der Seriennummer, ob die Mitteilungen zum Verschluss zutreffen. Laut Nikon können Firmware-Updates oder Reparaturen den Wert zurücksetzen, fragen Sie deshalb nach Servicerechnungen. Probieren Sie schnelle Serien und den Blitz aus, und hören Sie, ob der Spiegel jedes Mal gleich schnell zurückkehrt.',
    ],
  },
  'nikon-d780': {
    intro: [
      'Mit der D780 erneuerte Nikon 2020 seine Vollformat-DSLR der Mittelklasse. Der Sensor ist rückwärtig belichtet und hat 24,5 Megapixel.',
    ],
    shutter: [
      'In Nikons Supportliste stehen 150.000 getestete Zyklen, nicht mehr, als die [D750](/nikon/nikon-d750) sechs Jahre zuvor hatte.',
    ],
    reading: [
      'Die Gesamtzahl in ihren Dateien ist genau und umfasst beide Arten auszulösen, mit Spiegel und Verschluss oder rein elektronisch. Ein zweites Feld für den mechanischen Anteil ist von verwandten Gehäusen bekannt und wird angezeigt, wo eine D780-Datei es mitbringt. Das Feld der Gesamtzahl haben wir an mehr als zwei Dutzend Nikon-Modellen bestätigt; eine Datei gerade dieses Gehäuses war noch nicht dabei.',
    ],
    buying: [
      'Oft wurde mit dieser Kamera in Live View gearbeitet, und lautlose Aufnahmen treiben dort die Summe hoch, ohne einen Vorhang zu bewegen. Enthält die Datei nur die Summe, lesen Sie den Verschleiß als Obergrenze. Die Hälfte der Lebensdauer sind 75.000.',
      'Weil der Spiegel geruht haben mag, während der Sensor arbeitete, sehen Sie nach beidem: Staub und Hotpixel mit einer langen Belichtung, Spiegel und Schaumstoff bei abgenommenem Objektiv. Zu einem jungen Gehäuse gehören Papiere mit seiner Seriennummer.',
    ],
  },
  'nikon-d810': {
    intro: ['36,3 Megapixel, Vollformat, für Profis gebaut: Das war 2014 die D810.'],
    shutter: [
      'Nikon hat die Einheit auf 200.000 Zyklen getestet, eine Zahl, die von der D800 bis zur D850 gleich blieb.',
    ],
    reading: [
      'Öffnen Sie ein beliebiges Original als JPEG oder NEF, und die laufende Gesamtzahl ist da, auf die Auslösung genau. Aus einer echten D810-Datei haben wir sie gelesen. Ein eigener mechanischer Zähler ist bei diesem Gehäuse nicht bekannt und kaum nötig, denn sein Verschluss bewegt sich bei praktisch jedem Bild.',
    ],
    buying: [
      'Unter 40.000 liegt hier die unterste Stufe. Ab 160.000 nähert sich das Ende der Lebensdauer; fragen Sie dann, ob eine Rechnung über einen neuen Verschluss existiert.',
      'Nehmen Sie eine graue Wand in Serie mit kurzer Zeit auf und vergleichen Sie die Bilder in voller Größe: Hohe Auflösung macht ungleichmäßige Belichtung früh sichtbar. Griffgummi, Anschlusskappen und Okular verraten, welches Leben sie hatte. Ist die sichtbare Abnutzung stark und die Zahl klein, fragen Sie, ob eine Reparatur den Zähler zurückgestellt hat; laut Nikon kommt das vor.',
    ],
  },
  'nikon-d800': {
    intro: [
      'Nikons D800 brachte 2012 36,3 Megapixel ins Vollformat. Sie ist eine DSLR für Profis; die Schwester D800E erschien im selben Jahr.',
    ],
    shutter: [
      'Nach Nikons Liste sind es 200.000 Zyklen. Die Hälfte davon, 100.000, ist bei einem Gehäuse dieses Alters keine Seltenheit.',
    ],
    reading: [
      'Die Gesamtzahl liegt offen in den Herstellerdaten und wird genau gelesen. Dieses Modell liefert uns auch das beste Beispiel dafür, dass ein Dateiname kein Ersatz ist: In einem untersuchten D800-Foto war die Nummer im Namen höher als die tatsächliche Zahl. Kameras übernehmen nämlich eine höhere Nummer von einer Karte, die anderswo benutzt wurde.',
    ],
    buying: [
      'Vertrauen Sie also der Zahl und nicht dem Namen des Bildes, das der Verkäufer schickt. Bitten Sie um ein frisches NEF, denn RAW-Dateien gehen durch weniger Programme als JPEGs.',
      'Nach mehr als zehn Jahren ist ein neuer Akku billiger als der Zweifel: Probieren Sie die Kamera mit Ihrem eigenen. Achten Sie auf aufgequollenes oder klebriges Gummi, ein lockeres Bajonett und Staub unter der Mattscheibe, und gehen Sie alle Karten- und Kabelanschlüsse durch. Übersteigt die Zahl die Lebensdauer, verhandeln Sie so, als wäre der Verschluss noch zu bezahlen.',
    ],
  },
  'nikon-d610': {
    intro: [
      'Schon nach einem Jahr folgte die D610 2013 auf die D600; sie ist eine Vollformat-DSLR der Mittelklasse mit 24,3 Megapixeln.',
    ],
    shutter: [
      'Beide teilen sich die Lebensdauer. Für die eine wie für die andere führt Nikon 150.000 getestete Zyklen.',
    ],
    reading: [
      'In JPEG und NEF wird eine genaue Gesamtzahl geschrieben. Bei der D600 haben wir sie aus den Bytes selbst gelesen, bei der D610 kennen wir sie aus der veröffentlichten Auflistung einer echten Datei; die Stelle ist dieselbe, und nichts deutet auf einen Unterschied hin.',
    ],
    buying: [
      'Wenn zwei Modelle einander so gleichen, lassen Sie die Datei entscheiden, welches Ihnen angeboten wird: Modellname und Seriennummer im Foto hängen nicht an Gurt oder Karton. Wägen Sie dann die Zahl ab; unter 30.000 ist der Verschleiß gering.',
      'Fotografieren Sie den Himmel oder eine beleuchtete Wand mit geschlossener Blende und suchen Sie in den Ecken nach Flecken. Eine Servicerechnung für Sensor oder Verschluss ist willkommen, fragen Sie aber, was dabei mit dem Zähler geschah. Bilder mit der kürzesten Belichtungszeit sollten frei von Streifen sein.',
    ],
  },
  'nikon-d500': {
    intro: [
      'Eine Profikamera muss kein Vollformat haben: Die D500 von 2016 besitzt einen APS-C-Sensor mit 20,9 Megapixeln.',
    ],
    shutter: [
      'Ihr Verschluss bestand in Nikons Test 200.000 Zyklen, so viele wie der einer D850 und mehr, als jede andere Nikon mit APS-C auf dieser Website vorweisen kann.',
    ],
    reading: [
      'Eine genaue Zahl, unverschlüsselt und ungerundet: So hält die D500 ihre Auslösungen in JPEG und NEF fest. Der Checker hat dasselbe Feld an vielen Nikon-Gehäusen geprüft; eine D500-Datei ist noch nicht unter unseren Mustern, was am Ort des Feldes nichts ändert.',
    ],
    buying: [
      'Vögel im Flug und Fußball kosten Bilder zu Tausenden. Rechnen Sie mit Summen, die bei einer Reisekamera auffielen, und denken Sie in Anteilen der Lebensdauer: 100.000 ist die Hälfte, bei 160.000 beginnt die höchste Stufe.',
      'Prüfen Sie anschließend, was Serien außer dem Verschluss noch beanspruchen. Hält der Spiegel über eine lange Folge den Takt? Reagieren Autofokus und Messung sofort auf den halb gedrückten Auslöser? Sind Kartenklappen und Kontakte sauber? Ein satter, gleichmäßiger Klang und gleich helle Bilder sind mehr wert als viele beruhigende Worte.',
    ],
  },
  'nikon-d7500': {
    intro: ['20,9 Megapixel auf APS-C und ein Platz in der Mittelklasse: Die D7500 kam 2017, ein Jahr nach der D500.'],
    shutter: [
      'Nikons Liste führt sie mit 150.000 Zyklen. [D7200](/nikon/nikon-d7200) und D7100 haben denselben Eintrag.',
    ],
    reading: [
      'Wir haben eine RAW-Datei der D7500 gelesen und die Zahl dort gefunden, wo sie sein soll, auf die Auslösung genau. Auch das Gegenteil ist uns begegnet: ein JPEG dieses Modells aus einem RAW-Konverter, in dem die Herstellerdaten fehlten und nur eine übrig gebliebene Nummer in den Bearbeitungsdaten stand. Solche Reste gibt der Checker nicht als Messung aus; es meldet, dass das Foto bearbeitet wurde.',
    ],
    buying: [
      'Bestehen Sie daher auf einem Original, ob auf der Karte oder per E-Mail. Bei einer Hobbykamera ist alles bis 30.000 leichter Gebrauch.',
      'Setzen Sie ein Objektiv an, das Sie kennen, und vergleichen Sie die Scharfstellung durch den Sucher mit der in Live View. Drehen Sie beide Räder einmal ganz herum und lösen Sie den Blitz aus. Spuren eines Sturzes finden sich meist an den Ecken des Bodens und rund um das Bajonett.',
    ],
  },
  'nikon-d7200': {
    intro: ['Die D7200 ist eine APS-C-DSLR der Mittelklasse von 2015 mit 24,2 Megapixeln.'],
    shutter: [
      'Bis 150.000 Zyklen wurde die Haltbarkeit getestet, so Nikon. Für eine DSLR ihrer Klasse ist das der obere Rand des Üblichen.',
    ],
    reading: [
      'Ihre Dateien gehören zu denen, die wir Byte für Byte geprüft haben: Die Gesamtzahl liegt offen und unverschlüsselt in den Herstellerdaten und ist genau. Weder ein Überlauf noch eine Rundung ist bekannt. Einen Menüpunkt dafür hat die Kamera nicht, was immer man im Netz liest; das Foto ist also der Weg zur Zahl.',
    ],
    buying: [
      'Unter 30.000 ist der Verschleiß gering. Oberhalb von 75.000 verlangen Sie einen Nachlass, der in einem Verhältnis zu den Kosten eines Verschlusses steht.',
      'Sehen Sie bei Tageslicht durch den Sucher auf Staub und Kratzer, in den Spiegelkasten auf Fusseln oder Öl, und schütteln Sie das Gehäuse sacht: Klappern sollte nichts. Eine kurze schnelle Serie und eine weitere bei wenig Licht sagen etwas über Verschluss und Autofokus zugleich.',
    ],
  },
  'nikon-d7100': {
    intro: ['2013 war das Jahr der D7100, Nikons Mittelklasse-DSLR mit 24,1 Megapixeln auf einem APS-C-Sensor.'],
    shutter: [
      'Bei Nikon ist eine getestete Lebensdauer von 150.000 Zyklen verzeichnet. Damit steht das Modell auf einer Stufe mit Vollformatgehäusen wie der [D610](/nikon/nikon-d610) desselben Jahres.',
    ],
    reading: [
      'Zwei echte Dateien dieses Modells, ein JPEG und ein NEF, lieferten uns die genaue Zahl an der dokumentierten Stelle. Es ist die Summe der Auslösungen, einen eigenen mechanischen Wert gibt es nicht. Eine bearbeitete Kopie behält ihn nur, wenn das Programm die Herstellerdaten in Ruhe ließ; fehlt dieser Block, sagt der Checker es, statt eine Zahl zu erfinden.',
    ],
    buying: [
      'In diesem Alter ist die Zahl nur die halbe Geschichte. Eine Kamera mit weniger als 30.000 Auslösungen kann trotzdem jahrelang im feuchten Schrank gestanden haben. Riechen Sie an der Tasche, suchen Sie an den Kontakten nach Grünspan, prüfen Sie das Gummi an der Kartenklappe.',
      'Lassen Sie den Verkäufer eine gleichmäßig helle Fläche bei kleinster Blende aufnehmen, und zählen Sie gemeinsam die Flecken. Liegt die Summe jenseits von 120.000, betrachten Sie den Verschluss als Teil, das eines Tages ersetzt wird, und bieten Sie entsprechend.',
    ],
  },
  'nikon-d5600': {
    intro: ['An Einsteiger verkaufte Nikon die 2016 vorgestellte D5600: eine APS-C-DSLR mit 24,2 Megapixeln.'],
    shutter: [
      'Der Wortlaut des Herstellers ist erwähnenswert: über 100.000 Zyklen. Die Zahl auf dieser Seite ist in Nikons Test also eine Untergrenze und kein Durchschnitt.',
    ],
    reading: [
      'Sie müssen nicht in der Kamera suchen, ein Foto genügt. JPEG und NEF tragen die genaue Gesamtzahl, was wir für dieses Modell an einer echten Datei überprüft haben. Über einen Messenger verschickte Bilder nützen nichts, auch wenn sie unberührt aussehen; bitten Sie um die Datei als Dokument oder auf einer Karte.',
    ],
    buying: [
      'Mit 20.000 Auslösungen hat eine D5600 ein Fünftel der getesteten Lebensdauer hinter sich, mit 50.000 die Hälfte.',
      'Mehr Aufmerksamkeit als die Zahl verdient der Monitor: Achten Sie auf Flackern, Kratzer und Ecken, die nicht mehr reagieren. Danach folgen Blitz, Akkuklappe und das Kit-Objektiv, dessen Autofokus leise sein und dessen Zoomring sich ohne Knirschen drehen sollte.',
    ],
  },
  'nikon-d5300': {
    intro: ['Die D5300 ist eine Einsteiger-DSLR mit APS-C-Sensor und 24,2 Megapixeln; sie stammt von 2013.'],
    shutter: [
      '„Über 100.000“ schreibt Nikon in seiner Liste getesteter Zyklen, bei diesem Modell wie bei der ganzen Reihe von der D5000 bis zur D5600.',
    ],
    reading: [
      'Eine zähe Zeugin: Von einer D5300 lasen wir die genaue Zahl nicht nur aus dem JPEG, sondern auch aus einer Kopie, die jemand in WebP umgewandelt hatte, weil das Programm die Kameradaten mitnahm. Eine andere Kopie in HEIC hatte sie verloren. Ob der Wert überlebt, hängt also von der Software ab und nicht vom Dateiformat; ein Original ist immer die sicherere Wahl.',
    ],
    buying: [
      'Steht die Zahl bei 50.000, ist die Hälfte der getesteten Zyklen verbraucht, und für eine Einsteigerkamera ist das viel. Solche Exemplare kommen aus Schulen und Kursen.',
      'Ein Jahrzehnt auf Dachböden und in Handschuhfächern schadet mehr als der Verschluss. Sehen Sie im Objektiv nach Trübung und auf dem Sensor nach Flecken, versuchen Sie, den Akku ganz zu laden, und öffnen Sie jede Klappe. Drahtlose Funktionen sollten Sie mit dem eigenen Smartphone testen, bevor Sie dafür bezahlen.',
    ],
  },
  'nikon-d3500': {
    intro: [
      'Klein und einfach: Die D3500 von 2018 ist auf dieser Website die jüngste Nikon der D3000er-Reihe, Einsteigerklasse, APS-C, 24,2 Megapixel.',
    ],
    shutter: [
      'Von allen Nikon-Gehäusen mit eigener Seite ist sie das einzige, das Nikons Liste getesteter Zyklen nicht nennt. Die angezeigten 100.000 werden allgemein zitiert; das passt zu D3000, D3100 und D3200, die dort stehen. Wir kennzeichnen die Zahl als oft genannten Wert.',
    ],
    reading: [
      'An der Zahl selbst gibt es solche Zweifel nicht. Die D3500 schreibt die Gesamtzahl in ihre Bilder wie jede Nikon-DSLR seit der Zeit der D70, und der Checker liest sie genau, bis auf die letzte Stelle.',
    ],
    buying: [
      'Sie teilen hier also eine genaue Zahl durch einen Wert vom Hörensagen. Nehmen Sie einen Prozentsatz mit Vorsicht und vergleichen Sie lieber die absoluten Zahlen verschiedener Angebote. Schon 20.000 wären ein Fünftel des zitierten Werts.',
      'Da der Preis eines Gehäuses nahe bei dem einer Reparatur liegt, entscheidet der Zustand: Bajonett, Blitz, Akkuklappe, Tasten mit Druckpunkt. Meiden Sie Exemplare, deren Verkäufer kein einziges Originalfoto schicken kann.',
    ],
  },
  'nikon-d5': {
    intro: ['Die D5 ist die große Pressekamera von 2016: Vollformat, 20,8 Megapixel, in jeder Hinsicht für Profis.'],
    shutter: [
      'Nikon testete sie mit 400.000 Zyklen, doppelt so vielen wie die [D500](/nikon/nikon-d500) desselben Jahres.',
    ],
    reading: [
      'Ihre NEF- und JPEG-Dateien enthalten die genaue Gesamtzahl. Eine unserer Testdateien stammt aus einer D5, die ihren Wert gerade überschritten hatte und noch im Dienst war; so sieht das Leben eines Spitzenmodells aus. Weniger hilfreich sind Dateien aus RAW-Konvertern: Ein solches D5-Bild in unserer Sammlung hat keine Herstellerdaten mehr und gibt nichts her.',
    ],
    buying: [
      'Suchen Sie nicht nach einer niedrigen, sondern nach einer belegten Zahl. Agenturen führen Wartungsunterlagen; ein neuer Verschluss zwischendurch ist normal, und danach kann der Zähler von vorn begonnen haben. Unter 80.000 liegt die unterste Stufe, 200.000 sind die Hälfte, über 320.000 beginnt die oberste.',
      'Untersuchen Sie sie wie ein Mechaniker: Bajonettschrauben, Ecken, Blitzschuh, jeden Auslöser, alle Kabelbuchsen. Fordern Sie die Kartenfächer mit einer langen Serie, und hören Sie, ob der Spiegel vom ersten bis zum letzten Bild im Takt bleibt.',
    ],
  },
  'nikon-z5': {
    intro: [
      'Mit der Z5 stellte Nikon 2020 eine weitere spiegellose Vollformatkamera in seine Mittelklasse. Sie hat 24,3 Megapixel.',
    ],
    shutter: [
      'Hier stoßen Sie im Netz auf widersprüchliche Zahlen. Mehrere Websites nennen 100.000; in Nikons eigener Liste getesteter Zyklen stehen 200.000, und diese verwenden wir.',
    ],
    reading: [
      'Zwei Zähler stehen in der Datei: alle Auslösungen und die mechanischen darunter. In einem echten Z5-Foto waren beide vorhanden und genau, der mechanische weit unter der Summe. Der Checker führt sie auf und misst den Verschleiß am mechanischen Wert. In den EXIF-Daten nennt sich die Kamera „NIKON Z 5“, mit Leerzeichen.',
    ],
    buying: [
      'Argumentiert ein Verkäufer mit dem kleineren Wert, macht er seine Kamera schlechter, als sie ist; folgen müssen Sie ihm darin nicht. Halten Sie die mechanische Zahl gegen 100.000, das ist die Hälfte und nicht das Ganze.',
      'Ohne Spiegel verschleißt weniger, aber es liegt mehr offen. Nehmen Sie das Objektiv ab und betrachten Sie Verschlusslamellen und Sensor bei gutem Licht. Prüfen Sie den Sucher auf Pixelfehler, das Kartenfach auf verbogene Kontakte und die Schärfe einer Reihe in verschiedenen Entfernungen.',
    ],
  },
  'nikon-z6': {
    intro: [
      'Gemeinsam mit der Z7 eröffnete die Z6 2018 Nikons spiegelloses Vollformatsystem. Sie hat 24,5 Megapixel auf einem rückwärtig belichteten Sensor und gehört zur Mittelklasse.',
    ],
    shutter: ['200.000 Zyklen, von Nikon getestet und veröffentlicht.'],
    reading: [
      'Dieses Gehäuse kennen wir gut: Drei seiner Dateien wurden gelesen, und in jeder standen Gesamtzahl und mechanische Zahl nebeneinander, beide genau. In einer waren sie gleich, in den anderen war rund ein Zehntel bis ein Fünftel der Aufnahmen elektronisch.',
      'Bei Kopien gibt es einen Fallstrick. Die Kamera schreibt auch ein Paket mit Bearbeitungsdaten, dessen „Bildnummer“ die der Datei ist und nicht die der Auslösung. Programme, die sie als Auslösezahl ausgeben, liegen um Tausende daneben. Der Checker beachtet dieses Paket nicht.',
    ],
    buying: [
      'Bitten Sie um ein Original und lesen Sie den mechanischen Wert: Unter 40.000 ist er niedrig. Eine Z6, mit der beruflich gefilmt wurde, zeigt vielleicht fast nichts und ist dennoch jahrelang heiß gelaufen; sehen Sie sich Anschlüsse, Monitor und Aufnahmetaste an.',
      'Machen Sie ein dunkles und ein helles Bild, prüfen Sie den Sucher bis zum Rand, und aktualisieren Sie vor dem Kauf nichts, denn Firmware kann Zähler zurücksetzen.',
    ],
  },
  'nikon-z6-ii': {
    intro: [
      '2020 überarbeitete Nikon die Z6. Bei der Z6 II blieb es bei 24,5 Megapixeln, Vollformat und Mittelklasse.',
    ],
    shutter: [
      'Auch an der Lebensdauer änderte sich nichts: 200.000 Zyklen stehen in Nikons Liste für beide Generationen.',
    ],
    reading: [
      'Steht in einem Foto „NIKON Z 6_2“, dann ist es diese Kamera; mit dem Unterstrich bezeichnet Nikon die zweite Ausgabe, und er hilft, ein Angebot zu entlarven, das beide verwechselt. Die genaue Gesamtzahl kommt aus dem Feld, das alle Nikon-Gehäuse gemeinsam haben. Die mechanische wird gelesen, wo die Datei sie hat, wie bei der [ersten Z6](/nikon/nikon-z6), an der wir sie gesehen haben; eine Datei der Z6 II ist uns noch nicht begegnet.',
    ],
    buying: [
      'Wer Veranstaltungen filmt oder fotografiert, kauft gern zwei davon und verkauft auch zwei. Vergleichen Sie die Seriennummern von Datei und Gehäuse, sonst zeigt man Ihnen womöglich das Foto des frischeren Zwillings.',
      'Zur Zahl: 100.000 mechanische Auslösungen sind der halbe Test, 160.000 das meiste davon. Einen zweiten Blick verdienen die Akkukontakte und die Griffseite des Bajonetts, an der schwere Objektive ziehen. Nehmen Sie eine Serie mit mechanischem und eine mit elektronischem Verschluss auf; nur die erste darf die mechanische Zahl erhöhen.',
    ],
  },
  'nikon-z7': {
    intro: [
      'Als hochauflösende Hälfte des Paars von 2018 bietet die Z7 45,7 Megapixel. Sie ist eine spiegellose Vollformatkamera für Profis. Über ihren Sensor sind sich Datenbanken uneinig, manche führen ein einfaches CMOS; Nikon selbst nennt ihn rückwärtig belichtet.',
    ],
    shutter: [
      'Nikon gibt 200.000 getestete Zyklen an, genau wie für die [D850](/nikon/nikon-d850), mit der sie die Auflösung teilt.',
    ],
    reading: [
      'JPEG und NEF enthalten die genaue Summe der Auslösungen, unverschlüsselt und ohne Rundung. Elektronische Aufnahmen sind darin enthalten. Ein eigener mechanischer Zähler ist daneben zu erwarten, wie bei der Schwester Z6, und wird für den Verschleiß verwendet, sobald die Datei ihn zeigt; aus der Summe allein erfahren Sie, was der Verschluss allerhöchstens geleistet hat.',
    ],
    buying: [
      'Fragen Sie, wie die Kamera benutzt wurde. Wer Landschaft oder Architektur lautlos fotografiert, bewegt keinen Vorhang; in einer Gesamtzahl von 40.000 können viele solche Bilder stecken.',
      'Untersuchen Sie den Sensor bei kleiner Blende, denn auf dichten Pixeln zeigt sich feiner Staub zuerst. Legen Sie die Kamera auf einen Tisch und fühlen Sie, ob das Objektiv im Bajonett Spiel hat. Lassen Sie den Sucher einige Minuten laufen und achten Sie dann auf Farbstich, tote Pixel und Wärme.',
    ],
  },
  'nikon-z7-ii': {
    intro: [
      'Die Z7 II erschien 2020 und blieb ein Vollformatgehäuse für Profis mit 45,7 Megapixeln, wie die abgelöste [Z7](/nikon/nikon-z7).',
    ],
    shutter: ['In Nikons Tabelle gibt es für beide eine einzige Zahl, 200.000 Zyklen.'],
    reading: [
      'Ihr Name in der Datei lautet „NIKON Z 7_2“. Dahinter findet der Checker die genaue Gesamtzahl, in dem Eintrag, den Nikon über viele Kameragenerationen beibehalten hat; Auslösungen mit Vorhang und elektronische sind darin zusammengezählt. Der mechanische Teil erscheint als zweiter Wert, wenn die Kamera ihn geschrieben hat. Eine eigene Datei dieses Modells hatten wir nicht, und das sagen wir lieber, als etwas zu versprechen.',
    ],
    buying: [
      'Käufer zahlen gegenüber der ersten Version einen Aufschlag; sorgen Sie dafür, dass Sie die zweite bekommen. Der Modellname in den EXIF-Daten klärt das in Sekunden. Mehr als 100.000 mechanisch sollten den Verkäufer etwas kosten, eine hohe Summe allein nicht.',
      'Da oft zwei davon verkauft werden, wenn ein Studio das System wechselt, fragen Sie nach der Rechnung für genau diese Seriennummer. Probieren Sie das Kartenfach mit Ihrer eigenen Karte, jedes Rad, den Augensensor und eine lange Belichtung für Hotpixel.',
    ],
  },
  'nikon-z50': {
    intro: ['2019 wurde die Z50 das erste APS-C-Gehäuse der Z-Reihe: Einsteigerklasse, spiegellos, 20,9 Megapixel.'],
    shutter: [
      '100.000 Zyklen sind die Hälfte dessen, was Nikon für Z5, Z6 und Z7 führt, und der niedrigste veröffentlichte Wert unter den Nikon-Modellen hier. Für eine spiegellose Einsteigerkamera ist es trotzdem das obere Ende der üblichen Spanne von 50.000 bis 100.000.',
    ],
    reading: [
      'Eine RAW-Datei dieses Modells gab uns beide Zahlen: eine Gesamtzahl und etwas darunter die mechanische. Genau sind sie beide. Dass die kleinere Nikon so viel notiert wie die großen, ist gut für Käufer: Auf einen Blick sehen Sie, wie viel Arbeit der Verschluss abbekam.',
    ],
    buying: [
      'Bei der kürzeren Lebensdauer wiegt dieselbe Zahl doppelt: unter 20.000 ist wenig, 50.000 die Hälfte, über 80.000 ein Grund, nach einem anderen Exemplar zu suchen. Nehmen Sie für diesen Vergleich den mechanischen Wert.',
      'Eine Reisekamera steckt in Manteltaschen. Suchen Sie Fusseln hinter dem Monitor, Sand im Zoom des Kit-Objektivs und Kratzer auf dem ungeschützten Sensor. Bewegen Sie den Monitor über seinen ganzen Bereich, während ein Bild zu sehen ist.',
    ],
  },
} satisfies Record<SlugOf<'nikon'>, ModelCopy>;

export default models;
