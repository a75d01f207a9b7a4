import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/nikon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'nikon-d850': {
    intro: [
      'Die D850 von 2017 ist eine Vollformat-DSLR für Profis mit rückwärtig belichtetem Sensor und 45,7 Megapixeln.',
    ],
    shutter: [
      'In Nikons Liste der getesteten Auslösungen steht sie mit 200.000, ebenso wie die [D810](/nikon/nikon-d810) und davor die D800. Nikon nennt solche Zahlen einen geschätzten Mittelwert: Manche Verschlüsse versagen früher, viele arbeiten weiter.',
    ],
    reading: [
      'Jedes JPEG und NEF enthält zwei Zahlen, und bei diesem Gehäuse ist der Unterschied wichtig. Die eine ist die Gesamtzahl einschließlich der lautlosen, elektronischen Aufnahmen, die andere zählt nur den mechanischen Verschluss. Beide haben wir aus mehreren echten D850-Dateien ausgelesen, auf die einzelne Auslösung genau.',
      'Wie weit sie auseinanderliegen, hängt vom Vorbesitzer ab. In einer dieser Dateien war kaum ein Viertel der Auslösungen mechanisch, in einer anderen waren es fast alle. Der Checker zeigt beide Werte nebeneinander und berechnet den Verschleiß aus dem mechanischen.',
    ],
    buying: [
      'Hinter einer erschreckend hohen Gesamtzahl kann ein kaum benutzter Verschluss stecken. Vergleichen Sie die mechanische Zahl mit 100.000, der Hälfte der Lebensdauer. Ist die Gesamtzahl um vieles höher, fragen Sie nach Fokusreihen und Zeitraffern. Prüfen Sie dann Spiegel, Bajonett und Kartenklappen, und fotografieren Sie eine helle Wand, denn bei dieser Auflösung sieht man jedes Staubkorn.',
    ],
  },
  'nikon-d750': {
    intro: ['Die D750 von 2014 ist eine Vollformat-DSLR der Mittelklasse mit 24,3 Megapixeln.'],
    shutter: [
      'Nikon hat sie mit 150.000 Auslösungen getestet. Zwei der Fotos, an denen wir den Checker prüfen, stammen aus D750-Gehäusen, die nach fast doppelt so vielen noch funktionierten. Über die Kamera, die Sie kaufen wollen, sagt das nichts, aber es zeigt, wie die Lebensdauer zu verstehen ist. Zu Verschlüssen der D750 gab Nikon außerdem drei Servicemitteilungen heraus und reparierte betroffene Kameras kostenlos.',
    ],
    reading: [
      'Die Zahl steht unverschlüsselt in den Herstellerdaten und ist genau; Sie bekommen sie aus jedem unbearbeiteten JPEG oder NEF. Bei exportierten Bildern ist das anders: Ein D750-Bild, das mit Photoshop gespeichert wurde, hat meist den ganzen Block verloren. Der Checker meldet dann, dass die Datei bearbeitet wurde, und rät nicht.',
    ],
    buying: [
      'Hochzeitsfotografen schätzen diese Kamera; Sie werden also Angebote mit ganz verschiedenen Zahlen finden. Unter 30.000 liegt die unterste Stufe, 75.000 sind die Hälfte der Lebensdauer, und über 120.000 muss der Preis stimmen. Auf Nikons Serviceseite sehen Sie anhand der Seriennummer, ob die Mitteilungen zum Verschluss für Ihre Kamera gelten. Laut Nikon kann ein Firmware-Update oder eine Reparatur die Zahl zurücksetzen; fragen Sie also nach Rechnungen. Probieren Sie dann eine schnelle Serie und den Blitz aus, und hören Sie, ob der Spiegel jedes Mal gleich schnell zurückkehrt.',
    ],
  },
  'nikon-d780': {
    intro: [
      'Die D780 ist Nikons Vollformat-DSLR der Mittelklasse von 2020, mit rückwärtig belichtetem Sensor und 24,5 Megapixeln.',
    ],
    shutter: [
      'Nikons Liste nennt 150.000 getestete Auslösungen, genauso viele wie sechs Jahre zuvor für die [D750](/nikon/nikon-d750).',
    ],
    reading: [
      'Die Gesamtzahl in den Dateien der D780 ist genau und umfasst beides: Aufnahmen mit Spiegel und Verschluss und rein elektronische. Verwandte Gehäuse speichern zusätzlich die Zahl der mechanischen Auslösungen, und der Checker zeigt sie, wenn eine D780-Datei sie enthält. Das Feld der Gesamtzahl haben wir an mehr als zwei Dutzend Nikon-Modellen bestätigt; eine Datei dieses Gehäuses hatten wir noch nicht.',
    ],
    buying: [
      'Mit dieser Kamera wird viel in Live View fotografiert, und lautlose Aufnahmen erhöhen dabei die Gesamtzahl, ohne einen Vorhang zu bewegen. Enthält die Datei nur die Gesamtzahl, ist der tatsächliche Verschleiß höchstens so hoch. Die Hälfte der Lebensdauer sind 75.000.',
      'Vielleicht hat der Spiegel geruht, während der Sensor arbeitete; prüfen Sie also beides: Staub und Hotpixel mit einer langen Belichtung, Spiegel und Schaumstoff bei abgenommenem Objektiv. Lassen Sie sich bei einer so jungen Kamera die Rechnung zeigen, und vergleichen Sie die Seriennummer.',
    ],
  },
  'nikon-d810': {
    intro: ['Die D810 war 2014 Nikons hochauflösende Vollformat-DSLR für Profis, mit 36,3 Megapixeln.'],
    shutter: [
      'Nikon hat den Verschluss mit 200.000 Auslösungen getestet; der Wert blieb von der D800 bis zur D850 gleich.',
    ],
    reading: [
      'Jedes Original, ob JPEG oder NEF, enthält die genaue Gesamtzahl. Wir haben sie aus einer echten D810-Datei ausgelesen. Einen eigenen mechanischen Zähler haben wir bei diesem Gehäuse nicht gefunden, und man braucht ihn kaum, denn der Verschluss bewegt sich bei praktisch jedem Bild.',
    ],
    buying: [
      'Unter 40.000 liegt hier die unterste Stufe. Ab 160.000 ist das Ende der Lebensdauer nicht mehr weit; fragen Sie dann, ob es eine Rechnung über einen neuen Verschluss gibt.',
      'Nehmen Sie eine graue Wand in Serie mit kurzer Zeit auf, und vergleichen Sie die Bilder in voller Größe: Hohe Auflösung macht ungleichmäßige Belichtung früh sichtbar. Griffgummi, Anschlusskappen und Okular verraten, wie mit ihr umgegangen wurde. Ist die Kamera sichtlich abgenutzt und die Zahl klein, fragen Sie, ob eine Reparatur den Zähler zurückgesetzt hat; laut Nikon kann das passieren.',
    ],
  },
  'nikon-d800': {
    intro: [
      'Die D800 ist eine Vollformat-DSLR für Profis von 2012 mit 36,3 Megapixeln. Ihre Schwester D800E erschien im selben Jahr.',
    ],
    shutter: [
      'Nikon nennt 200.000 getestete Auslösungen. Die Hälfte davon, 100.000, kann ein Gehäuse dieses Alters durchaus hinter sich haben.',
    ],
    reading: [
      'Die Gesamtzahl steht unverschlüsselt in den Herstellerdaten und ist genau. Dieses Modell liefert uns auch das beste Beispiel dafür, dass der Dateiname kein Ersatz ist: In einem D800-Foto war die Nummer im Namen höher als die tatsächliche Zahl. Kameras übernehmen nämlich eine höhere Nummer von einer Karte, die anderswo benutzt wurde.',
    ],
    buying: [
      'Richten Sie sich nach der Zahl und nicht nach dem Dateinamen. Bitten Sie um ein frisches NEF, denn RAW-Dateien gehen durch weniger Programme als JPEGs.',
      'Bringen Sie einen eigenen Akku mit. Achten Sie auf aufgequollenes oder klebriges Gummi, ein lockeres Bajonett und Staub unter der Mattscheibe, und probieren Sie alle Kartenfächer und Anschlüsse aus. Liegt die Zahl über der Lebensdauer, verhandeln Sie so, als müssten Sie den Verschluss noch bezahlen.',
    ],
  },
  'nikon-d610': {
    intro: [
      'Schon nach einem Jahr löste Nikon die D600 2013 durch die D610 ab, eine Vollformat-DSLR der Mittelklasse mit 24,3 Megapixeln.',
    ],
    shutter: ['Nikon nennt für beide 150.000 getestete Auslösungen, obwohl die D610 eine neue Verschlussmechanik hat.'],
    reading: [
      'Die D610 schreibt eine genaue Gesamtzahl in JPEG und NEF. Bei der D600 haben wir sie selbst aus den Bytes ausgelesen, bei der D610 kennen wir sie aus der veröffentlichten Auflistung einer Datei. Die Stelle ist dieselbe, und nichts spricht für einen Unterschied.',
    ],
    buying: [
      'D600 und D610 sehen sich so ähnlich, dass Sie sich an die Datei halten sollten: Modellname und Seriennummer im Foto sagen mehr als der Schriftzug auf Gurt und Karton. Sehen Sie sich dann die Zahl an; unter 30.000 ist der Verschleiß gering.',
      'Fotografieren Sie den Himmel oder eine beleuchtete Wand mit geschlossener Blende, und suchen Sie in den Ecken nach Flecken. Gibt es eine Rechnung über Arbeiten an Sensor oder Verschluss, umso besser; fragen Sie aber, was dabei mit dem Zähler geschah. Bilder mit der kürzesten Belichtungszeit dürfen keine Streifen zeigen.',
    ],
  },
  'nikon-d500': {
    intro: ['Die D500 von 2016 ist Nikons APS-C-DSLR für Profis, mit 20,9 Megapixeln.'],
    shutter: [
      'Der Verschluss überstand in Nikons Test 200.000 Auslösungen, so viele wie bei der D850 und mehr als bei jeder anderen APS-C-Nikon auf dieser Website.',
    ],
    reading: [
      'JPEG und NEF enthalten eine genaue Zahl, weder verschlüsselt noch gerundet. Dasselbe Feld haben wir an vielen Nikon-Gehäusen geprüft; eine Datei der D500 lag uns noch nicht vor.',
    ],
    buying: [
      'Bei Vögeln im Flug und beim Fußball kommen Tausende Bilder zusammen. Rechnen Sie mit Gesamtzahlen, die bei einer Reisekamera auffallen würden, und denken Sie in Anteilen: 100.000 sind die Hälfte, über 160.000 ist die höchste Stufe erreicht.',
      'Prüfen Sie dann, was Serien außer dem Verschluss noch abnutzen. Hält der Spiegel über eine lange Serie den Takt? Reagieren Autofokus und Belichtungsmessung sofort auf den halb gedrückten Auslöser? Sind Kartenklappen und Kontakte sauber? Achten Sie auf ein gleichmäßiges Geräusch und darauf, dass alle Bilder gleich hell sind.',
    ],
  },
  'nikon-d7500': {
    intro: ['Die D7500 kam 2017, ein Jahr nach der D500: APS-C, 20,9 Megapixel, Mittelklasse.'],
    shutter: [
      'Nikons Liste nennt 150.000 Auslösungen, ebenso viele wie für die [D7200](/nikon/nikon-d7200) und die D7100.',
    ],
    reading: [
      'In einer RAW-Datei der D7500 haben wir die Zahl dort gefunden, wo sie stehen muss, auf die einzelne Auslösung genau. Auch das Gegenteil haben wir gesehen: ein JPEG aus einem RAW-Konverter, in dem die Herstellerdaten fehlten und nur eine übrig gebliebene Nummer in den Bearbeitungsdaten stand. Der Checker gibt so etwas nicht als Zahl der Auslösungen aus, sondern meldet, dass das Foto bearbeitet wurde.',
    ],
    buying: [
      'Bestehen Sie auf einem Original, auf Ihrer eigenen Karte oder als Datei geschickt. Unter 30.000 wurde die Kamera der Zahl nach wenig benutzt.',
      'Setzen Sie ein Objektiv an, das Sie kennen, und vergleichen Sie die Scharfstellung durch den Sucher mit der in Live View. Drehen Sie beide Räder einmal ganz herum, und lösen Sie den Blitz aus. Ist die Kamera einmal heruntergefallen, sieht man das meist an den unteren Ecken und rund um das Bajonett.',
    ],
  },
  'nikon-d7200': {
    intro: ['Die D7200 ist eine APS-C-DSLR der Mittelklasse von 2015 mit 24,2 Megapixeln.'],
    shutter: [
      'Nikon hat den Verschluss nach eigenen Angaben mit 150.000 Auslösungen getestet. Für eine DSLR ihrer Klasse ist das das obere Ende des Üblichen.',
    ],
    reading: [
      'Die Dateien der D7200 haben wir Byte für Byte geprüft: Die Gesamtzahl steht unverschlüsselt in den Herstellerdaten und ist genau. Dass sie überläuft oder gerundet wird, ist uns nicht bekannt. Was immer man im Netz liest, einen Menüpunkt dafür hat die Kamera nicht; nehmen Sie ein Foto.',
    ],
    buying: [
      'Unter 30.000 ist der Verschleiß gering. Über 75.000 ist die halbe Lebensdauer verbraucht; verlangen Sie dann einen Nachlass, der sich am Preis eines Verschlusses orientiert.',
      'Suchen Sie bei Tageslicht im Sucher nach Staub und Kratzern und im Spiegelkasten nach Fusseln oder Öl, und schütteln Sie das Gehäuse leicht: Außer dem Blitz darf nichts klappern. Mit einer kurzen schnellen Serie und einer weiteren bei wenig Licht prüfen Sie Verschluss und Autofokus zugleich.',
    ],
  },
  'nikon-d7100': {
    intro: ['Die D7100 von 2013 ist eine Mittelklasse-DSLR mit 24,1 Megapixeln auf einem APS-C-Sensor.'],
    shutter: [
      'Nikon hat sie mit 150.000 Auslösungen getestet. Damit liegt sie gleichauf mit Vollformatgehäusen wie der [D610](/nikon/nikon-d610) aus demselben Jahr.',
    ],
    reading: [
      'Aus zwei echten Dateien, einem JPEG und einem NEF, haben wir die genaue Zahl an der dokumentierten Stelle ausgelesen. Es ist die Gesamtzahl; einen eigenen mechanischen Wert gibt es nicht. Eine bearbeitete Kopie enthält sie nur, wenn das Programm die Herstellerdaten nicht angerührt hat. Fehlt der Block, sagt der Checker das.',
    ],
    buying: [
      'Bei einer Kamera dieses Alters sagt die Zahl nur die Hälfte. Auch mit weniger als 30.000 Auslösungen kann sie jahrelang in einem feuchten Schrank gelegen haben. Riechen Sie an der Tasche, suchen Sie an den Kontakten nach Grünspan, und prüfen Sie das Gummi rund um die Kartenklappe.',
      'Lassen Sie den Verkäufer eine gleichmäßig helle Fläche bei kleinster Blende aufnehmen, und zählen Sie gemeinsam die Flecken. Liegt die Gesamtzahl über 120.000, rechnen Sie damit, den Verschluss eines Tages zu ersetzen, und bieten Sie entsprechend weniger.',
    ],
  },
  'nikon-d5600': {
    intro: ['Die D5600 von 2016 ist eine APS-C-DSLR für Einsteiger mit 24,2 Megapixeln.'],
    shutter: [
      'In Nikons Liste stehen „über 100.000“ Auslösungen. Die Zahl auf dieser Seite hat der Verschluss im Test also mindestens erreicht.',
    ],
    reading: [
      'Sie müssen nicht in Menüs suchen, ein Foto genügt. JPEG und NEF enthalten die genaue Gesamtzahl, was wir an einer echten D5600-Datei überprüft haben. Über einen Messenger verschickte Bilder nützen nichts, auch wenn sie unberührt aussehen; lassen Sie sich die Datei als Dokument oder auf einer Karte geben.',
    ],
    buying: [
      'Mit 20.000 Auslösungen hat eine D5600 ein Fünftel der getesteten Lebensdauer hinter sich, mit 50.000 die Hälfte.',
      'Wichtiger als die Zahl ist der Monitor: Achten Sie auf Flackern, Kratzer und Ecken, die nicht auf Berührung reagieren. Prüfen Sie dann Blitz, Akkuklappe und Kit-Objektiv; der Autofokus sollte leise arbeiten, der Zoomring sich ohne Knirschen drehen.',
    ],
  },
  'nikon-d5300': {
    intro: ['Die D5300 ist eine Einsteiger-DSLR von 2013 mit APS-C-Sensor und 24,2 Megapixeln.'],
    shutter: [
      '„Über 100.000“ schreibt Nikon in seiner Liste getesteter Auslösungen, für dieses Modell wie für die ganze Reihe von der D5000 bis zur D5600.',
    ],
    reading: [
      'Dieses Modell hat uns überrascht: Die genaue Zahl stand nicht nur im JPEG einer D5300, sondern auch in einer Kopie, die jemand in WebP umgewandelt hatte, weil das Programm die Kameradaten übernahm. In einer anderen Kopie, einer HEIC-Datei, fehlte sie. Es kommt also auf die Software an und nicht auf das Dateiformat; mit einem Original sind Sie immer auf der sicheren Seite.',
    ],
    buying: [
      'Bei 50.000 ist die Hälfte der getesteten Auslösungen verbraucht. Fragen Sie dann, ob die Kamera aus einer Schule oder einem Kurs stammt.',
      'Fragen Sie auch, wo die Kamera in den letzten Jahren gelegen hat; Dachboden und Handschuhfach tun ihr nicht gut. Suchen Sie im Objektiv nach Trübung und auf dem Sensor nach Flecken, laden Sie den Akku ganz auf, und öffnen Sie jede Klappe. Testen Sie die Funkverbindung mit Ihrem eigenen Smartphone, bevor Sie dafür bezahlen.',
    ],
  },
  'nikon-d3500': {
    intro: [
      'Die kleine, einfache D3500 von 2018 ist die jüngste Nikon der D3000er-Reihe auf dieser Website: Einsteigerklasse, APS-C, 24,2 Megapixel.',
    ],
    shutter: [
      'In Nikons Liste der getesteten Auslösungen steht sie nicht. Die 100.000, die Sie hier sehen, werden allgemein genannt. Sie passen zu D3000, D3100 und D3200, die in der Liste stehen; eine Quelle für die D3500 selbst haben wir aber nicht gefunden.',
    ],
    reading: [
      'Die Zahl der Auslösungen ist verlässlich. Die D3500 schreibt ihre Gesamtzahl in jedes Bild, wie andere Nikon-DSLRs seit der D70, und der Checker liest sie bis auf die letzte Stelle genau aus.',
    ],
    buying: [
      'Ohne Quelle für die Lebensdauer zeigt der Checker keinen Prozentsatz. Vergleichen Sie lieber die Zahlen verschiedener Angebote. Träfe der genannte Wert zu, wären 20.000 schon ein Fünftel davon.',
      'Eine Reparatur dürfte etwa so viel kosten wie das Gehäuse; deshalb entscheidet der Zustand: Bajonett, Blitz, Akkuklappe, Tasten mit Druckpunkt. Kann Ihnen der Verkäufer kein einziges Originalfoto schicken, suchen Sie weiter.',
    ],
  },
  'nikon-d5': {
    intro: ['Nikon hat die D5 von 2016 für Pressefotografen gebaut: Vollformat, 20,8 Megapixel, Profiklasse.'],
    shutter: [
      'Nikon hat sie mit 400.000 Auslösungen getestet, doppelt so vielen wie die [D500](/nikon/nikon-d500) aus demselben Jahr.',
    ],
    reading: [
      'NEF und JPEG enthalten die genaue Gesamtzahl. Eine unserer Testdateien stammt aus einer D5, die ihre Lebensdauer gerade überschritten hatte und noch im Einsatz war. Dateien aus RAW-Konvertern helfen weniger: Ein solches D5-Bild in unserer Sammlung enthält keine Herstellerdaten mehr, und damit auch keine Zahl.',
    ],
    buying: [
      'Suchen Sie nicht nach einer niedrigen, sondern nach einer belegten Zahl. Agenturen bewahren Wartungsunterlagen auf. Dass der Verschluss einmal ersetzt wurde, ist normal, und danach kann der Zähler von vorn begonnen haben. Unter 80.000 liegt die unterste Stufe, 200.000 sind die Hälfte, über 320.000 beginnt die oberste.',
      'Untersuchen Sie sie wie ein Mechaniker: Bajonettschrauben, Ecken, Blitzschuh, jeden Auslöser, alle Buchsen. Prüfen Sie die Kartenfächer mit einer langen Serie, und hören Sie, ob der Spiegel vom ersten bis zum letzten Bild im Takt bleibt.',
    ],
  },
  'nikon-z5': {
    intro: ['Die Z5 von 2020 ist eine spiegellose Vollformatkamera der Mittelklasse mit 24,3 Megapixeln.'],
    shutter: [
      'Im Netz finden Sie zwei Zahlen. Mehrere Websites nennen 100.000; in Nikons eigener Liste der getesteten Auslösungen stehen 200.000, und danach richten wir uns.',
    ],
    reading: [
      'In der Datei stehen zwei Zähler: alle Auslösungen und davon die mechanischen. In einem echten Z5-Foto haben wir beide gefunden, genau, und der mechanische Wert lag weit unter der Gesamtzahl. Der Checker zeigt beide und misst den Verschleiß am mechanischen. In den EXIF-Daten nennt sich die Kamera „NIKON Z 5“, mit Leerzeichen.',
    ],
    buying: [
      'Nennt Ihnen ein Verkäufer die kleinere Zahl, macht er seine eigene Kamera schlechter, als sie ist. Vergleichen Sie die mechanische Zahl mit 100.000; das ist die Hälfte der Lebensdauer, nicht die ganze.',
      'Ohne Spiegel kann weniger verschleißen, aber es liegt mehr offen. Nehmen Sie das Objektiv ab, und sehen Sie sich Verschlusslamellen und Sensor bei gutem Licht an. Prüfen Sie den Sucher auf Pixelfehler und das Kartenfach auf verbogene Kontakte, und machen Sie einige Aufnahmen in verschiedenen Entfernungen, um die Schärfe zu beurteilen.',
    ],
  },
  'nikon-z6': {
    intro: [
      'Mit Z6 und Z7 begann 2018 Nikons spiegelloses Vollformatsystem. Die Z6 ist das Mittelklassemodell, mit rückwärtig belichtetem Sensor und 24,5 Megapixeln.',
    ],
    shutter: ['Nikon hat sie mit 200.000 Auslösungen getestet und nennt diesen Wert in seiner Liste.'],
    reading: [
      'In drei Dateien standen Gesamtzahl und mechanische Zahl nebeneinander, beide genau. In einer waren sie gleich, in den anderen war rund ein Zehntel bis ein Fünftel der Aufnahmen elektronisch.',
      'Vorsicht bei Kopien: Die Kamera schreibt auch ein Paket mit Bearbeitungsdaten, das eine „Bildnummer“ enthält, und das ist die Nummer der Datei. Programme, die sie als Auslösezahl ausgeben, liegen um Tausende daneben. Der Checker beachtet dieses Paket nicht.',
    ],
    buying: [
      'Bitten Sie um ein Original, und sehen Sie sich den mechanischen Wert an: Unter 40.000 ist er niedrig. Eine Z6, mit der beruflich gefilmt wurde, zeigt vielleicht nur wenige Auslösungen und ist trotzdem jahrelang heiß gelaufen; prüfen Sie also Anschlüsse, Monitor und Aufnahmetaste.',
      'Machen Sie ein dunkles und ein helles Bild, prüfen Sie den Sucher bis zum Rand, und aktualisieren Sie vor dem Kauf nichts, denn Firmware kann Zähler zurücksetzen.',
    ],
  },
  'nikon-z6-ii': {
    intro: [
      'Die Z6 II ist die überarbeitete Z6 von 2020: spiegellos, Vollformat, Mittelklasse, weiterhin 24,5 Megapixel.',
    ],
    shutter: [
      'Auch die Lebensdauer ist gleich geblieben: Nikons Liste nennt für beide Generationen 200.000 Auslösungen.',
    ],
    reading: [
      'Steht in einem Foto „NIKON Z 6_2“, ist es diese Kamera. So schreibt Nikon die zweite Ausführung, und daran erkennen Sie Anzeigen, die beide verwechseln. Die genaue Gesamtzahl kommt aus dem Feld, das alle Nikon-Gehäuse gemeinsam haben. Die mechanische zeigt der Checker, wenn die Datei sie enthält, wie bei der [ersten Z6](/nikon/nikon-z6), an der wir sie gesehen haben. Eine Datei der Z6 II hatten wir noch nicht.',
    ],
    buying: [
      'Filmteams und Veranstaltungsfotografen kaufen oft zwei davon und verkaufen auch zwei. Vergleichen Sie die Seriennummer in der Datei mit der am Gehäuse, sonst bekommen Sie womöglich ein Foto aus der weniger benutzten.',
      '100.000 mechanische Auslösungen sind die Hälfte der Lebensdauer, 160.000 vier Fünftel. Prüfen Sie die Akkukontakte und die Griffseite des Bajonetts, an der schwere Objektive ziehen. Nehmen Sie dann eine Serie mit mechanischem und eine mit elektronischem Verschluss auf; nur die erste darf die mechanische Zahl erhöhen.',
    ],
  },
  'nikon-z7': {
    intro: [
      'Die Z7 ist das hochauflösende Modell des Paars von 2018, eine spiegellose Vollformatkamera für Profis mit 45,7 Megapixeln. Manche Datenbanken führen ihren Sensor als einfaches CMOS; Nikon nennt ihn rückwärtig belichtet.',
    ],
    shutter: [
      'Nikon nennt 200.000 getestete Auslösungen, genau wie für die [D850](/nikon/nikon-d850), die dieselbe Auflösung hat.',
    ],
    reading: [
      'JPEG und NEF enthalten die genaue Gesamtzahl, weder verschlüsselt noch gerundet. Elektronische Aufnahmen sind darin enthalten. Wir rechnen damit, dass wie bei der Z6 ein mechanischer Zähler danebensteht; der Checker verwendet ihn für den Verschleiß, sobald eine Datei ihn enthält. Mit der Gesamtzahl allein wissen Sie, was der Verschluss höchstens geleistet hat.',
    ],
    buying: [
      'Fragen Sie, wofür die Kamera benutzt wurde. Hat jemand lautlos Landschaften oder Gebäude fotografiert, können in einer Gesamtzahl von 40.000 viele Aufnahmen stecken, bei denen sich kein Vorhang bewegt hat.',
      'Prüfen Sie den Sensor bei kleiner Blende, denn bei so dichten Pixeln sieht man feinen Staub zuerst. Legen Sie die Kamera auf einen Tisch, und fühlen Sie, ob das Objektiv im Bajonett Spiel hat. Lassen Sie den Sucher einige Minuten laufen, und achten Sie dann auf Farbstich, tote Pixel und Wärme.',
    ],
  },
  'nikon-z7-ii': {
    intro: [
      '2020 löste Nikon die [Z7](/nikon/nikon-z7) durch die Z7 II ab, wieder ein Vollformatgehäuse für Profis mit 45,7 Megapixeln.',
    ],
    shutter: ['In Nikons Tabelle steht für beide derselbe Wert, 200.000 Auslösungen.'],
    reading: [
      'In der Datei heißt sie „NIKON Z 7_2“. Der Checker findet die genaue Gesamtzahl in dem Eintrag, den Nikon seit vielen Generationen verwendet; darin sind mechanische und elektronische Auslösungen zusammengezählt. Die mechanische Zahl erscheint als zweiter Wert, wenn die Kamera sie geschrieben hat. Eine Datei dieses Modells hatten wir selbst noch nicht, versprechen können wir das also nicht.',
    ],
    buying: [
      'Sie zahlen einen Aufpreis für die zweite Version; achten Sie darauf, dass Sie sie auch bekommen. Der Modellname in den EXIF-Daten klärt das in Sekunden. Eine mechanische Zahl über 100.000 sollte den Preis senken, eine hohe Gesamtzahl allein nicht.',
      'Studios verkaufen beim Systemwechsel oft zwei davon auf einmal; fragen Sie also nach der Rechnung mit genau dieser Seriennummer. Probieren Sie das Kartenfach mit Ihrer eigenen Karte aus, jedes Rad, den Augensensor, und suchen Sie mit einer langen Belichtung nach Hotpixeln.',
    ],
  },
  'nikon-z50': {
    intro: [
      'Die Z50 von 2019 war das erste APS-C-Gehäuse der Z-Reihe, eine spiegellose Einsteigerkamera mit 20,9 Megapixeln.',
    ],
    shutter: [
      'Nikon nennt 100.000 Auslösungen, halb so viele wie für Z5, Z6 und Z7. Für eine spiegellose Einsteigerkamera ist das immer noch das obere Ende der üblichen Spanne von 50.000 bis 100.000.',
    ],
    reading: [
      'Eine RAW-Datei dieses Modells enthielt beide Zahlen: die Gesamtzahl und etwas darunter die mechanische. Beide sind genau. Die kleine Nikon speichert also so viel wie die großen, und Sie sehen auf einen Blick, wie viel der Verschluss wirklich gearbeitet hat.',
    ],
    buying: [
      'Bei halb so hoher Lebensdauer wiegt dieselbe Zahl doppelt: Unter 20.000 ist wenig, 50.000 die Hälfte, und bei über 80.000 suchen Sie besser nach einer anderen. Verwenden Sie dafür den mechanischen Wert.',
      'Reisekameras stecken oft in Manteltaschen. Suchen Sie nach Fusseln hinter dem Monitor, Sand im Zoom des Kit-Objektivs und Kratzern auf dem ungeschützten Sensor. Bewegen Sie den Monitor in alle Stellungen, während ein Bild zu sehen ist.',
    ],
  },
} satisfies Record<SlugOf<'nikon'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'nikon-d750': {
    advisories: {
      flare:
        'Helles Licht knapp außerhalb des Bildes konnte sich am AF-Modul spiegeln und oben einen scharf begrenzten Streifen hinterlassen. Nikon stoppte Mitte Januar 2015 den Verkauf und besserte ab Ende Januar kostenlos nach.',
      'shutter-first':
        'Erster Hinweis zum Verschluss: Er arbeitet unter Umständen nicht richtig und verdeckt einen Teil des Bildes.',
      'shutter-second': 'Zweiter Hinweis zum Verschluss, auf spätere Gehäuse ausgeweitet.',
      'shutter-third':
        'Dritter Hinweis zum Verschluss, noch einmal ausgeweitet. Der Herstellungszeitraum stammt aus einem chinesischen Bericht. Demnach wurde stets die ganze Einheit getauscht, und der Zähler lief weiter.',
    },
    faults: {
      'first-frame':
        'Machen Sie direkt nach dem Einschalten ein Bild mit 1/4000 s, und sehen Sie sich den oberen Rand an. Err beim ersten Bild, dunkle Ecken oder ein dunkler Streifen oben deuten auf den betroffenen Verschluss.',
      'notice-bill':
        'Lassen Sie sich den Beleg über den kostenlosen Verschlusstausch zeigen. Ein getauschter Verschluss ist ein Plus; wie alt er ist, verrät der Zähler aber nicht.',
    },
    repairs: {
      shutter:
        'Verschlussreparatur, Kostenvoranschlag auf der Seite von Nikon Kanada. Die Währung haben wir aus dem Land des Besitzers erschlossen. Das Gehäuse ist von 2016 und fällt womöglich unter die Hinweise.',
      'exchange-time': 'Der kostenlose Tausch dauerte bei Nikon Plaza Shinjuku zwölf Tage bis drei Wochen.',
    },
  },
  'nikon-d810': {
    advisories: {
      'bright-spots':
        'Helle Punkte bei Langzeitbelichtungen und im Ausschnitt 1,2x. Betroffene Gehäuse reparierte Nikon kostenlos.',
    },
    faults: {
      'bright-spots':
        'Belichten Sie mit Deckel 30 Sekunden, auch im Ausschnitt 1,2x. Helle Punkte sind der Anlass des Hinweises von 2014.',
    },
    repairs: {
      shutter:
        'Neuer Verschluss bei 54.000 Auslösungen, Nikon Service Point Düsseldorf. Die Kulanz war ein Gutschein über 50 Euro.',
    },
  },
  'nikon-d800': {
    advisories: {
      'left-focus-points':
        'Auf der Photokina sagte Nikon Besuchern, das AF-Modul früher Gehäuse sei außerhalb der Toleranz montiert und werde vom Service justiert. Öffentlich, mit Seriennummern oder als Rückruf hat Nikon das nie angekündigt.',
      'en-el15':
        'Rückruf von Akkus EN-EL15, die überhitzen können, mit kostenlosem Ersatz. Sie lagen ab dem 29. Februar 2012 auch der D800 bei.',
      'free-maintenance':
        'Nikon schrieb ausgewählte Besitzer einer D800 an und bot ihnen ohne Angabe von Gründen eine kostenlose Wartung an.',
      rebadged:
        'Nikon Japan warnte vor D800, denen die Gehäuseschale einer D800E angebaut wurde. Der tatsächliche Modellname steht bei der Wiedergabe in der Übersicht.',
    },
    faults: {
      'left-focus-points':
        'Vergleichen Sie auf dem Stativ mit 24 mm und offener Blende das AF-Feld ganz links, in der Mitte und ganz rechts mit Live View. Ist nur das linke unschärfer, muss das AF-Modul zum Service.',
      rebadged:
        'Rufen Sie bei einem Bild die Übersichtsseite auf. Der Modellname dort muss zu dem auf der Vorderseite passen.',
      'battery-lot':
        'Lesen Sie die Losnummer jedes mitgelieferten EN-EL15 ab. Steht an neunter Stelle E oder F, wurde der Akku zurückgerufen.',
      'rubber-and-doors':
        'Drücken Sie auf Griffgummi und Okularrahmen, und schließen Sie das Akkufach. Das Gummi löst sich nach etwa vier Jahren, und die Kleinteile gehen verloren.',
    },
  },
  'nikon-d610': {
    advisories: {
      'd600-dust':
        'Das betrifft nicht die D610, sondern ihre Vorgängerin: Bei der D600 tauschte Nikon den Verschluss wegen Staub und Öl kostenlos, auch nach der Garantie. Die D610 hat einen anderen Verschluss; einen Hinweis zu ihr haben wir nicht gefunden.',
    },
    faults: {
      rebadged:
        'Vergewissern Sie sich, dass es eine D610 ist: Modellname in der Datei und in der Wiedergabeübersicht. Nikon warnte vor D7100, die als D610 ausgegeben wurden.',
    },
  },
  'nikon-d500': {
    advisories: {
      'en-el15':
        'Ältere Akkus EN-EL15 mit der Aufschrift Li-ion01 melden sich in der D500 zu früh leer. Nikon Japan tauschte sie für Käufer mit Garantiekarte kostenlos gegen Li-ion20.',
    },
    faults: {
      'battery-label':
        'Lesen Sie das Etikett der Akkus: Es sollte Li-ion20 darauf stehen, nicht Li-ion01. Ein E oder F an neunter Stelle der Losnummer heißt: 2012 zurückgerufen.',
      'sd-card':
        'Aktualisieren Sie die Firmware, und probieren Sie eine SD-Karte Lexar 1000x oder 2000x. In den ersten Verkaufswochen gab es mehr als 300 Meldungen über Probleme mit Karten.',
      'power-off':
        'Schalten Sie die Kamera direkt nach einer Serie aus. Die obere Anzeige muss erlöschen. Frühe Gehäuse konnten hängen bleiben und ignorierten den Schalter.',
    },
  },
  'nikon-d7100': {
    advisories: { rebadged: 'Nikon Japan warnte vor D7100-Gehäusen mit dem Namensschild einer D610.' },
  },
  'nikon-z6': {
    advisories: {
      'vibration-reduction':
        'Bei einigen Z7 und Z6 kann der Bildstabilisator ausfallen. Nikon kündigte eine kostenlose Reparatur an.',
    },
    faults: {
      'vibration-reduction': 'Schalten Sie den VR ein, und achten Sie auf ein Sucherbild, das wandert oder springt.',
    },
  },
  'nikon-z7': {
    advisories: {
      'vibration-reduction':
        'Bei einigen Z7 und Z6 kann der Bildstabilisator ausfallen. Nikon kündigte eine kostenlose Reparatur an.',
    },
    faults: {
      'vibration-reduction': 'Schalten Sie den VR ein, und achten Sie auf ein Sucherbild, das wandert oder springt.',
    },
    repairs: {
      'vibration-reduction-time': 'Die kostenlose VR-Reparatur dauerte bei Nikon Plaza Ginza zwei bis drei Wochen.',
    },
  },
};

export default { models, buying };
