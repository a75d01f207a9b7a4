/** Markenseiten. */

import type { BrandId } from '../../catalogue/catalogue';
import type { BrandCopy } from '../types';

const brands = {
  canon: {
    lead: 'Die meisten Canon-Kameras zählen ihre Auslösungen, schreiben die Zahl aber nicht ins Foto. Einige spiegellose Gehäuse und die frühen Profimodelle tun es; für alle anderen steht hier, wo Sie sonst nachsehen können.',
    why: [
      'Canons Verschlüsse sind für sehr unterschiedliche Belastungen gebaut. Die Canon zugeschriebenen Werte reichen von 100.000 Auslösungen bei einer EOS 6D bis 500.000 bei einer EOS R5 oder EOS-1D X Mark III; dieselbe Zahl kann also bei der einen Kamera ein Fünftel der Lebensdauer sein und bei der anderen die ganze. Beim Kauf einer gebrauchten EOS sollten Sie beide Zahlen kennen.',
    ],
    holds: [
      '[EOS R5](/canon/canon-eos-r5), R6, R6 Mark II, R8 und R50 speichern eine laufende Gesamtzahl in den Herstellerdaten. Sie zählt auch Aufnahmen mit elektronischem Verschluss mit und ergibt, mit der Lebensdauer verglichen, eine Obergrenze des Verschleißes. An einer R5 haben wir die Stelle bestätigt gesehen; bei den anderen vier kennen wir sie nur aus veröffentlichten Tabellen, dort haben Sie es mit einem Zähler mit Einschränkungen zu tun.',
      'Die [EOS RP](/canon/canon-eos-rp) versteckt einen Zähler, den keine veröffentlichte Tabelle nennt. Wir haben ihn in einer Bildreihe aus einem einzigen Gehäuse gefunden und lesen ihn mit Vorsicht. Von den alten Profigehäusen tragen 1D und 1Ds sowie deren Mark-II-Ausführungen ebenfalls eine Zahl.',
      'In jeder anderen EOS-Datei stehen bestenfalls Ordner- und Dateinummern. Der Checker macht daraus eine Schätzung und berechnet keinen Verschleiß.',
    ],
    models: [
      'Viele Spiegelreflexkameras bis zur [EOS 80D](/canon/canon-eos-80d) führen in den Herstellerdaten einen Index für Ordner und Datei. Von anderen, etwa 5D Mark IV, 90D oder 250D, ist das nicht bekannt; dort bleibt nur der Name des Bildes.',
      'Die 1D-X-Gehäuse sollen die Gesamtzahl auf einer Statusseite im Einstellungsmenü zeigen.',
    ],
    without: [
      'Schließen Sie die Kamera per USB an. Etwa von der EOS 40D bis DIGIC 5 lesen kostenlose Programme die genaue Zahl. An neueren Gehäusen scheitern sie in der Regel, und viele davon antworten nur in Schritten von 1.000. Bei R, R6, M6 Mark II und 250D kann ein Skript, das nicht von Canon stammt, einen Bericht auf die Speicherkarte schreiben. Auch eine Canon-Servicestelle liest den Wert aus.',
      'Geht nichts davon, bitten Sie den Verkäufer um das älteste und das neueste Original und vergleichen Sie Daten, Seriennummer und Dateinummern.',
    ],
    traps: [
      'Dateinummern enden bei 9.999, beginnen von vorn und setzen eine höhere Nummer fort, die sie auf einer fremden Karte finden.',
      'Manche Programme geben die Ordnernummer als Auslösezahl aus. Etwas über hundert an einem abgenutzten Gehäuse ist so ein Fall.',
      'Die EOS R6 Mark III enthält eine Zahl, die beim Formatieren der Karte auf null zurückgeht; der Checker bietet sie nicht als Auslösungen an.',
      'Webseiten, die im Menü einer 5D oder 7D eine Auslösezahl beschreiben, irren sich.',
    ],
  },
  nikon: {
    lead: 'Kein Hersteller macht es einfacher. Jede Nikon-DSLR und jede Z-Kamera der letzten zwei Jahrzehnte schreibt die genaue Zahl der Auslösungen in jedes JPEG und NEF, und neuere Gehäuse sagen sogar, wie viele davon mechanisch waren.',
    why: [
      'Weil die Zahl genau ist, taugt sie als Grundlage für den Preis. Nikon selbst veröffentlicht, mit wie vielen Zyklen seine Verschlüsse getestet wurden, von 100.000 bei der Z50 bis 400.000 bei D5 und D6, und nennt das einen geschätzten Mittelwert und keine Grenze. Zahl geteilt durch Lebensdauer: Das ist der Anteil der getesteten Lebensdauer, den ein gebrauchtes Gehäuse hinter sich hat.',
    ],
    holds: [
      'Die Gesamtzahl steht unverschlüsselt in den Herstellerdaten und stimmt auf die einzelne Auslösung. Verglichen haben wir sie an Fotos von mehr als zwei Dutzend Modellen, darunter Reihen, in denen sie Bild für Bild steigt.',
      'Gehäuse mit elektronischem Verschluss wie die [D850](/nikon/nikon-d850) und die Z-Reihe können einen zweiten Wert für den mechanischen Verschluss speichern. Der Checker führt beide auf und misst den Verschleiß am mechanischen, denn lautlose Aufnahmen bewegen keinen Vorhang.',
    ],
    models: [
      'D1, D1X und D100 sind zu alt und halten nichts fest, ebenso wenig die COOLPIX-Kompaktkameras, die wir untersucht haben. Ab der D70 ist die Zahl da.',
      'Z8 und Z9 haben gar keinen mechanischen Verschluss. Ihre Gesamtzahl ist eine Zahl von Bildern; Verschleiß eines Vorhangs kann daraus nicht folgen, und der Checker zeigt keinen. Die [D3500](/nikon/nikon-d3500) zählt genau, nur nennt Nikons Liste getesteter Zyklen sie nicht.',
    ],
    without: [
      'Findet der Checker in einem Nikon-Foto nichts, ging die Datei meist durch ein Bearbeitungsprogramm, einen Messenger oder eine Fotoverwaltung. Bitten Sie um das Original von der Karte. Kein Menü der Kamera zeigt die Zahl, ein frisches Foto ist also der kürzeste Weg.',
    ],
    traps: [
      'Nikon weist darauf hin, dass ein Firmware-Update oder eine Reparatur den Zähler zurücksetzen kann. Fragen Sie nach Servicerechnungen, wenn die Zahl zu schön aussieht.',
      'Die Nummer im Dateinamen ist etwas anderes: Sie beginnt nach 9.999 neu, und an einer D800 fanden wir sie höher als die tatsächliche Zahl.',
      'Bearbeitete Kopien können in ihren Bearbeitungsdaten eine „Bildnummer“ enthalten. Bei einer Z6 war das die Dateinummer, um Tausende daneben.',
      'Die Gesamtzahl schließt elektronische Aufnahmen ein. Fehlt der mechanische Wert, übertreibt sie den Verschleiß bei lautlosem Fotografieren.',
    ],
  },
  sony: {
    lead: 'Alpha-Kameras speichern ihre Zahl in einem Block der Herstellerdaten, den Sony verschlüsselt. Der Checker entschlüsselt ihn, prüft, ob die Daten ringsum unversehrt sind, und zeigt lieber keine Zahl als eine, der er nicht traut.',
    why: [
      'Sonys Werte liegen weiter auseinander, als das Aussehen der Gehäuse vermuten lässt: etwa 200.000 bei einer [Alpha 7 III](/sony/sony-alpha-a7-iii), mehr als 500.000 bei einer Alpha 7R III, und bei der Alpha 6000 gar kein veröffentlichter Wert. Zwei Kameras mit derselben Zahl können also an ganz verschiedenen Stellen ihres Lebens stehen.',
    ],
    holds: [
      'Was Sie lesen, kommt der Arbeit des mechanischen Verschlusses nahe. Lautlose Aufnahmen erhöhen die Zahl nicht, was an der Alpha 7R II gezeigt wurde, und die Anordnung der neuesten Gehäuse zählt ausschließlich mechanische Auslösungen.',
      'Die Stelle der Zahl hat sich mehrmals geändert. Welche gilt, folgt allein aus dem Modellnamen; ein Modell, das auf keiner Liste steht, wird als noch nicht bekannt gemeldet. Die meisten Gehäuse bewahren die Zahl zwei- oder dreifach auf; hat ein Programm die Daten entfernt, die ihren Platz belegen, muss eine der Kopien übereinstimmen, bevor etwas angezeigt wird.',
    ],
    models: [
      'Bei Alpha 7 III, Alpha 7 IV, Alpha 7R III, Alpha 7R IV, Alpha 7S III, Alpha 9 und [Alpha 6400](/sony/sony-alpha-a6400) ist der Wert genau. Die älteren Alpha 7 II und Alpha 6000 gehören zu einer Generation, deren Zähler nach 65.535 von vorn beginnen kann; ihr Wert ist daher eine Untergrenze.',
      'Je nachdem, wie ein Foto aufgenommen wurde, erhöht es den Zähler um eins oder um zwei: Von der A57 kennen wir Kameras mit dem einen wie mit dem anderen Schritt, eine A55 zeigt beide. RX- und ZV-Kompaktkameras führen in diesem Block keine Gesamtzahl, ebenso wenig die Alpha 9 III und die ZV-E1, die keinen mechanischen Verschluss haben.',
    ],
    without: [
      'Machen Sie das Bild noch einmal und kopieren Sie JPEG, ARW oder HIF direkt von der Karte. In ein Menü setzt Sony keinen Zähler, und ein von einem Konverter erzeugtes DNG kann den Block verloren haben; zu Hause ist das Original daher die einzige Quelle.',
    ],
    traps: [
      'Zeigt eine stark benutzte Alpha 7 II oder Alpha 6000 eine niedrige Zahl, hat der Zähler vielleicht nach 65.535 neu begonnen.',
      'Video und lautlose Aufnahmen hinterlassen keine Spur in der Zahl. Eine Kamera, die vor allem gefilmt hat, kann bei niedriger Zahl viele Betriebsstunden hinter sich haben.',
      'Die Sequenznummer, die manche Programme zeigen, ist die Position innerhalb einer Serie.',
      'Leseprogramme ohne Absicherung geben aus bearbeiteten Dateien falsche Zahlen aus; wir haben Beispiele von einer Alpha 6000.',
    ],
  },
  fujifilm: {
    lead: 'Fujifilm schreibt in die Dateien seiner X- und GFX-Kameras einen Bildzähler. Er ist nützlich und begrenzt: Das Feld ist klein, es kann von vorn beginnen, und es zählt eher Bilder als Bewegungen eines Verschlusses.',
    why: [
      'Die für diese Gehäuse genannten Werte sind hoch: 150.000 Auslösungen werden für die X-T2 genannt, 300.000 für die [X-T4](/fujifilm/fujifilm-x-t4), 500.000 für die X-H2. Die Zahl sagt daher weniger darüber, wie nah eine Kamera ihrem Ende ist, als darüber, ob die Geschichte des Verkäufers stimmt.',
    ],
    holds: [
      'Das Feld hat 15 Bit und kann höchstens 32.767 anzeigen. Danach beginnt es neu, und nichts in der Datei sagt, wie oft schon. Auch ein Firmware-Update kann es zurückstellen.',
      'Ob elektronische Aufnahmen enthalten sind, darüber widersprechen sich die Quellen. Für den Checker ist es ein Zähler mit Einschränkungen, beschriftet mit „Bilder“ statt „Auslösungen“. Steht er auf 0, sagt der Checker das und zeigt keine Zahl.',
    ],
    models: [
      'Den Zähler gibt es etwa seit 2016: in der X-T2 und ihren Nachfolgerinnen, in der X-T1 mit später Firmware, in GFX-Gehäusen. X-E1, X-E2, X100T und ältere FinePix-Modelle haben ihn nicht. Bei der X-T2 gilt er als unzuverlässig.',
      'Laborscanner der Marke speichern eine Bildnummer des Films, die man nicht für eine Auslösezahl halten darf; der Checker übergeht sie.',
    ],
    without: [
      'X100, X100S und X100T zeigen SHUTTER COUNT im Einstellungsmenü, doch steigt dieser Wert auch beim Einschalten, bei der Wiedergabe und beim Umschalten des Suchers. Bei anderen X- und GFX-Gehäusen haben wir im Menü nichts gefunden. Vergleichen Sie stattdessen das erste und das letzte Original: Daten, Dateinummern und Zählerstände grenzen den Gebrauch dazwischen ein. Im Zweifel ist eine Fujifilm-Servicestelle die richtige Adresse.',
    ],
    traps: [
      'Dreihundert an einem zerkratzten Gehäuse sind kein Schnäppchen, sondern ein Neustart.',
      'Teilen Sie diese Zahl nicht durch die Lebensdauer. Je nach Runden und Verschlussart wird das Ergebnis viel zu klein oder zu groß.',
      'RAF-Dateien werden über das eingebettete JPEG gelesen; bearbeiteten Kopien fehlt das Feld oft ganz.',
    ],
  },
  olympus: {
    lead: 'Kameras von Olympus und OM SYSTEM zählen ihre Auslösungen gewissenhaft und schreiben die Zahl nie in ein Foto. Sie steht in einem versteckten Servicemenü der Kamera, zu dem eine Tastenfolge führt. Das dauert eine Minute.',
    why: [
      'Diese Minute lohnt sich. Zwischen einer kleinen PEN mit angenommenen 100.000 Auslösungen und einer [E-M1X](/olympus/olympus-om-d-e-m1x) mit 400.000 liegt ein weites Feld, und für die meisten Modelle ist gar keine Zahl veröffentlicht. Für sie zeigen wir die Spanne ihrer Klasse und sagen, dass es eine Schätzung ist.',
    ],
    holds: [
      'Alte und neue Anordnung der Olympus-Herstellerdaten wurden nach einem Wert durchsucht, der mit jeder Aufnahme steigt; gefunden wurde keiner. Was die Dateien enthalten, sind Seriennummer, Firmware, Objektiv und Belichtung. Damit bestätigt der Checker, welche Kamera ein Bild gemacht hat, sodass sich die Zahl im Servicemenü dem angebotenen Gehäuse zuordnen lässt.',
    ],
    models: [
      'Für E-M1X und E-M1 Mark III zitiert ein Besitzer 400.000 aus dem Katalog. Für die übrigen Werte, die kursieren, haben wir kein Dokument von Olympus gefunden: 200.000 für die E-M1 Mark II, 150.000 für die [E-5](/olympus/olympus-e-5), die erste E-M1 und die E-M5 Mark III.',
      'PEN und OM-D teilen sich den Weg ins Servicemenü, mit kleinen Unterschieden in den Tasten. Die Spiegelreflexkameras des Four-Thirds-Systems öffnen ihres bei offener Kartenfachklappe.',
    ],
    without: [
      'PEN und OM-D: MENU beim Einschalten gedrückt halten, noch einmal MENU, den Punkt für die Monitorhelligkeit öffnen, INFO und OK drücken. Dann oben, unten, links, rechts, den Auslöser ganz durch, oben und zuletzt rechts für Seite 2. R ist die Zahl der Auslösungen, S die der Blitze. Berühren Sie sonst nichts und schalten Sie aus.',
      'E-330, E-510 und spätere DSLRs: einschalten, Kartenfachklappe öffnen, MENU und OK gleichzeitig, dann oben, unten, links, rechts, Auslöser, oben und rechts. Bei E-1, E-300 und E-500 sind die beiden Tasten Wiedergabe und OK.',
    ],
    traps: [
      'Eine Reparatur kann R zurückgesetzt haben. Der Besitzer einer E-1 hat genau das festgestellt.',
      'Einige Firmware-Updates sollen das Menü bei den DSLRs entfernt haben.',
      'Wer behauptet, die Zahl aus einem ORF oder JPEG zu lesen, zeigt Ihnen eine Dateinummer.',
    ],
  },
  pentax: {
    lead: 'Fast jede Pentax-DSLR hinterlässt im Foto ihre genaue Zahl der Auslösungen, verschlüsselt mit Datum und Uhrzeit der Aufnahme. Der Checker entschlüsselt sie auf Ihrem Gerät.',
    why: [
      'Alter und Aussehen sagen wenig über den Gebrauch einer Spiegelreflexkamera. Bei Pentax sagt die Zahl viel, und sie lässt sich an veröffentlichte Werte halten: 300.000 für die K-1 und, falls sie dieselbe Verschlusseinheit hat, die [K-1 Mark II](/pentax/pentax-k-1-mark-ii), 200.000 für die K-3, 100.000 für die K-5.',
    ],
    holds: [
      'Drei Felder gehören zusammen: die Zahl selbst in vier verschlüsselten Bytes, daneben Datum und Uhrzeit des Bildes. Erst mit beiden kommt sie heraus. Erprobt haben wir das an Fotos von einer *ist DL bis zu einer K-3 und einer K-70, darunter Reihen, die um jeweils eins steigen.',
      'Live View und Video sind nicht enthalten, wohl aber Auslösungen ohne Bild, etwa eine Vorschau. Damit zeigt der Wert recht genau, was Spiegel und Verschluss geleistet haben.',
    ],
    models: [
      'Alle digitalen K-Gehäuse haben das Feld und mit ihnen der größte Teil der *ist-Familie. Der *ist D und frühen Ausführungen der *ist DS fehlt es; was sie speichern, ist eine sprunghafte Bildnummer, die der Checker als Schätzung behandelt. JPEG, PEF und DNG taugen gleich gut, sogar ein später im Konverter erzeugtes DNG, wenn die Herstellerdaten mitkamen.',
    ],
    without: [
      'Erscheint keine Zahl, fragen Sie, ob das Datum nach der Aufnahme geändert wurde. Ein Programm, das die Uhrzeit in den Herstellerdaten berichtigt, macht den Wert endgültig unlesbar, und dann hilft nur eine unberührte Kopie. Für die ältesten Gehäuse bleibt die Servicestelle.',
    ],
    traps: [
      'Eine Reparatur kann den Wert zurücksetzen; zu einer niedrigen Zahl an einem alten K-Gehäuse gehört daher die Rechnung.',
      'Eine neue Kamera kann ab Werk mit einigen Dutzend oder Hundert Auslösungen beginnen.',
      'Die Uhr in der Kamera zu stellen ist harmlos. Schaden richten nur Änderungen an einer fertigen Datei an.',
    ],
  },
  leica: {
    lead: 'Leica-Kameras speichern ihre Auslösungen nicht im Foto. Hier steht, was Sie stattdessen tun können.',
    why: [
      'Leica-Kameras wechseln zu Preisen den Besitzer, bei denen man den Gebrauch gern auf die Stelle genau wüsste. Festhalten kann man sich aber weder an einer Zahl in der Datei noch an einer Herstellerangabe: Für Q- und M-Modelle kennen wir keine veröffentlichte Verschluss-Lebensdauer. Eine lückenlose Geschichte ist bei dieser Marke darum mehr wert als bei jeder anderen.',
    ],
    holds: [
      'Die Dateien nennen Modell, Firmware, Belichtung und in vielen Fällen die Seriennummer; ein Foto kann also beweisen, dass es aus der angebotenen Kamera stammt. Einige spiegellose und kompakte Modelle, die T zum Beispiel, vermerken eine Dateinummer, und die gehört zur Benennung.',
      'Besitzer von M8, M9 und M berichten, eine lange Kennung in der Datei sei in Wahrheit die Nummer der Aufnahme. Bewiesen ist das nicht. Wo sie dem beschriebenen Muster entspricht, zeigt der Checker sie als Schätzung und als nichts weiter.',
    ],
    models: [
      'Je nach Familie unterscheiden sich die Verschlüsse. Die Q-Modelle, darunter die [Q2](/leica/leica-q2), haben einen Zentralverschluss im fest verbauten Objektiv; die M-Modelle einen Schlitzverschluss, dessen Vorhänge man bei abgenommenem Objektiv ansehen kann. Gemeinsam mit Panasonic gebaute Modelle folgen dessen Format und enthalten ebenfalls keine Gesamtzahl.',
    ],
    without: [
      'Der Leica Customer Care kann die Zahl aus der Kamera auslesen, Fachhändler vermitteln das. Bitten Sie um eine schriftliche Auskunft mit Datum und Seriennummer und legen Sie sie zu den Papieren der Kamera. Bis dahin urteilen Sie nach Servicerechnungen, nach der Gleichmäßigkeit einer Serie mit kurzen Zeiten und nach dem Zustand von Bajonett, Rädern und Sucher.',
    ],
    traps: [
      'Der Name eines Bildes beginnt immer wieder von vorn, eine hohe oder niedrige Dateinummer beweist also nichts.',
      'Eine Nummer aus einer M-Datei ist keine Auslösezahl, solange niemand sie mit dem Hersteller abgeglichen hat.',
      'Zahlen für Verschlüsse anderer Hersteller lassen sich nicht übertragen, am wenigsten auf einen Zentralverschluss.',
    ],
  },
  ricoh: {
    lead: 'Mit der GR III übernahm Ricoh das Dateiformat von Pentax, in dem die Zahl der Auslösungen verschlüsselt gespeichert wird. Ob die GR dieses Feld füllt, konnten wir an keiner Datei bestätigen; ältere Kameras der Reihe GR Digital zeigen die Zahl selbst an.',
    why: [
      'Eine GR lebt in der Tasche und wird täglich benutzt; zwischen zwei gleich alten Exemplaren können Welten liegen. Eine Herstellerangabe hilft nicht weiter: Für die [GR III](/ricoh/ricoh-gr3) haben wir keine gefunden. Nur zur GR Digital IV teilte der Hersteller einem Besitzer mit, sie habe einen Test über 50.000 Zyklen bestanden.',
    ],
    holds: [
      'Im Pentax-Format ist die Zahl mit Datum und Uhrzeit der Aufnahme verrechnet. Der Checker versucht es bei jeder GR-Datei, die diese Felder hat, prüft, ob eine plausible Zahl herauskommt, und kennzeichnet sie als unbestätigt. Wurde das Datum in der Datei geändert, lässt sich nichts entschlüsseln.',
      'Dateien in Ricohs eigenem, älterem Format, von Caplio, GXR und GR Digital, enthalten keinen Zähler, der je als solcher nachgewiesen wurde.',
    ],
    models: [
      'Alle GR-Kameras haben einen Zentralverschluss im Objektiv. Vorhänge, die man ansehen könnte, gibt es nicht, und Zahlen für Schlitzverschlüsse gelten nicht. Die GR III wurde 2018 angekündigt und ab 2019 verkauft; ihre HDF-Ausführung unterscheidet sich durch den Namen in der Datei. GR und GR II liegen vor dem Formatwechsel.',
    ],
    without: [
      'Halten Sie bei einer GR Digital im ausgeschalteten Zustand Wiedergabe- und Makrotaste gemeinsam gedrückt; in der Liste, die sich öffnet, nennt die Zeile SH die Zahl der Auslösungen. Andere Modelle haben unseres Wissens keine solche Anzeige; fragen Sie dann eine Servicestelle.',
      'Ein einfacher Test für eine GR III: ein unbearbeitetes Foto lesen, einige weitere aufnehmen, erneut lesen. Eine Zahl, die um den richtigen Betrag steigt, ist ein Zähler.',
    ],
    traps: [
      'Staub in einem fest verbauten Objektiv ist das häufigere Übel, und keine Zahl verrät ihn.',
      'Misstrauen Sie Prozentwerten: Ohne Lebensdauer gibt es keine.',
      'Ein DNG wird gelesen wie ein JPEG, aber nur so, wie die Kamera es geschrieben hat.',
    ],
  },
  kodak: {
    lead: 'Kodaks professionelle Digitalkameras sind heute Sammlerstücke. In ihren Dateien hat niemand eine Zahl der Auslösungen gefunden; beurteilen Sie also die Kamera selbst.',
    why: [
      'Die Gehäuse unter dem Namen Kodak kamen von Nikon, Canon und später Sigma, mit Kodaks Digitaltechnik im Inneren. Verschluss und Spiegel sind also gewöhnliche Teile ihrer Zeit, durch gewöhnlichen Gebrauch abgenutzt und einen Blick wert, bevor Sie einen Sammlerpreis zahlen. Für die [DCS 14n](/kodak/kodak-dcs-14n) dienen 50.000 Auslösungen als Anhalt; Kodak selbst nannte keine Zahl.',
    ],
    holds: [
      'Kodaks Herstellerdaten kommen in etwa einem Dutzend Formen vor. In keiner wurde ein Zähler gefunden. RAW-Dateien der DCS-Familie können eine Bildnummer tragen; liegt sie über tausend, zeigt der Checker sie als Schätzung, denn eine Nummer in einer Reihe ist keine Zahl von Auslösungen.',
      'Marke, Modell, Datum und Belichtung werden gelesen wie bei jeder Kamera, ebenso die Seriennummer, wo die Datei eine hat.',
    ],
    models: [
      'Die DCS 14n von 2003 war die erste digitale Vollformat-Spiegelreflex mit Nikon-Bajonett. 2004 folgten DCS Pro SLR/n und DCS Pro SLR/c. Eine andere Welt sind die Kompaktkameras der Reihen DC und EasyShare: Einige nummerieren ihre Dateien, ein Modell schreibt in jedes Bild dieselbe Zahl.',
    ],
    without: [
      'Richten Sie sich nach dem Zustand. Nehmen Sie eine gleichmäßig helle Fläche in einer Serie mit kurzer Zeit auf, achten Sie auf Streifen und ungleich helle Bilder, und hören Sie auf den Spiegel. Vergleichen Sie die Namen der ältesten und der neuesten noch vorhandenen Dateien. Fragen Sie nach Reparaturen, und lassen Sie sich die Kamera mit Akku vorführen.',
    ],
    traps: [
      'Kodak gab die Profikameras 2005 auf; Ersatzteile findet man nur mit Glück oder in anderen Kameras.',
      'Eine Dateinummer in einer Anzeige sagt, wie Bilder benannt wurden, und lässt sich zurückstellen.',
      'Prüfen Sie, ob Ihre Software die RAW-Dateien öffnet, bevor Sie die Kamera kaufen.',
    ],
  },
  minolta: {
    lead: 'Die beiden DSLRs von Konica Minolta schreiben eine Bildnummer in ihre Dateien und keine Gesamtzahl der Auslösungen. Was der Checker für sie zeigt, ist eine Schätzung, und das sagt er Ihnen auch.',
    why: [
      'Dynax 7D und Dynax 5D sind bei Besitzern von Minolta-Objektiven gesucht. Die Kameras stammen von 2004 und 2005, für keine haben wir eine Herstellerangabe gefunden, und Konica Minolta ist aus dem Kamerageschäft ausgestiegen; den Service übernahm Sony. Bei dieser Marke müssen Sie sich deshalb die Kamera selbst ansehen.',
    ],
    holds: [
      'Im Einstellungsblock der Herstellerdaten steht die Nummer des Bildes. Bei der 7D liegt sie je nach Firmware an einer von zwei Stellen und wurde an einer echten Datei bestätigt. Sie endet bei 9.999 und beginnt nach einem Zurücksetzen der Nummerierung von vorn. Verschleiß lässt sich aus einer solchen Nummer nicht berechnen.',
      'Kompakt- und Bridgekameras der DiMAGE-Reihe enthalten einen ähnlichen Wert. Der Checker verwendet ihn nur, wenn der Speicher für Dateinummern eingeschaltet war.',
    ],
    models: [
      'Die Namen wechseln mit dem Markt: Die [Dynax 7D](/minolta/minolta-dynax-7d) ist Nordamerikas Maxxum 7D und Japans α-7 Digital; ihre kleinere Schwester hieß dort Maxxum 5D und α Sweet Digital. Erkannt werden alle Schreibweisen. Für die 7D nehmen wir 100.000 Auslösungen an, das untere Ende ihrer Klasse.',
    ],
    without: [
      '2006 übernahm Sony das DSLR-Geschäft, eine Servicestelle der Marke können Sie also nicht fragen. Suchen Sie Werkstätten mit Erfahrung aus jener Zeit. Zu Hause vergleichen Sie alte und neue Dateien des Besitzers und testen den Verschluss mit Serien einer gleichmäßig hellen Fläche bei kurzen und langen Zeiten.',
    ],
    traps: [
      'Manche Angebote nennen die Dateinummer als Zahl der Auslösungen; das schmeichelt jeder Kamera, die über 9.999 hinaus ist.',
      'JPEG-Kopien aus alten Alben wurden oft neu gespeichert und haben den Block verloren; MRW-Dateien behalten ihn meist.',
      'Die Dateien von Sonys ersten Alpha-DSLRs sind anders aufgebaut; übertragen Sie nicht auf sie, was Sie hier lesen.',
    ],
  },
} satisfies Record<BrandId, BrandCopy>;

export default brands;
