import type { BrandId } from '../../catalogue/catalogue';
import type { BrandCopy } from '../types';

const brands = {
  canon: {
    lead: 'Die meisten Canon-Kameras zählen ihre Auslösungen, schreiben die Zahl aber nicht ins Foto. Nur einige spiegellose Gehäuse und die frühen Profimodelle tun es. Was bei den anderen hilft, lesen Sie hier.',
    why: [
      'Canons Verschlüsse sind sehr unterschiedlich ausgelegt. Die Werte, die Canon zugeschrieben werden, reichen von 100.000 Auslösungen bei einer EOS 80D bis 500.000 bei einer EOS R5 oder EOS-1D X Mark III. Dieselbe Zahl kann also ein Fünftel der Lebensdauer sein oder die ganze; vergleichen Sie Zahl und Lebensdauer, bevor Sie über den Preis sprechen.',
    ],
    holds: [
      '[EOS R5](/canon/canon-eos-r5), R6, R6 Mark II, R8 und R50 speichern eine laufende Gesamtzahl in den Herstellerdaten. Darin sind Aufnahmen mit elektronischem Verschluss enthalten; der tatsächliche Verschleiß kann also geringer sein, als sie vermuten lässt. Bei der R5 haben wir die Stelle an einer Datei bestätigt. Bei den anderen vier kennen wir sie nur aus veröffentlichten Tabellen, deshalb spricht der Checker dort von einem Zähler mit Einschränkungen.',
      'Die [EOS RP](/canon/canon-eos-rp) hat einen Zähler, den keine veröffentlichte Tabelle nennt. Auch [R](/canon/canon-eos-r) und [R7](/canon/canon-eos-r7) haben einen. Wir kennen sie aus Bildreihen je eines Gehäuses und bewerten sie entsprechend vorsichtig; ob lautlose Aufnahmen mitzählen, hat noch niemand gezeigt. Auch die alten 1D und 1Ds und ihre Mark-II-Ausführungen speichern eine Zahl.',
      'In den meisten anderen EOS-Dateien stehen bestenfalls Ordner- und Dateinummern. Der Checker errechnet daraus einen Schätzwert und leitet keinen Verschleiß davon ab.',
    ],
    models: [
      'Viele Spiegelreflexkameras bis zur [EOS 80D](/canon/canon-eos-80d) speichern in den Herstellerdaten einen Index für Ordner und Datei. Bei anderen, etwa 5D Mark IV, 90D oder 250D, haben wir keinen gefunden; dort bleibt nur die Nummer im Dateinamen.',
      '1D-X-Gehäuse und 1D C sollen die Gesamtzahl in der Statusanzeige des Einstellungsmenüs zeigen.',
    ],
    without: [
      'Schließen Sie die Kamera per USB an. Bei älteren Gehäusen ab der EOS 40D lesen kostenlose Programme die genaue Zahl aus. Viele neuere nennen ihren Stand nur in Schritten von 1.000, manche den üblichen Programmen gar nicht. Bei R, R6, M6 Mark II und 250D kann ein Skript, das nicht von Canon stammt, einen Bericht auf die Speicherkarte schreiben. Oder fragen Sie einen Canon-Servicepartner.',
      'Geht nichts davon, zeigen Datum und Dateinummer im ältesten und neuesten Original grob, wie viel der Verkäufer fotografiert hat.',
    ],
    traps: [
      'Dateinummern enden bei 9.999 und beginnen von vorn. Findet die Kamera auf einer fremden Karte eine höhere Nummer vor, zählt sie von dort weiter.',
      'Manche Programme geben die Ordnernummer als Auslösezahl aus. Soll ein abgenutztes Gehäuse nur gut hundert Auslösungen haben, liegt es meist daran.',
      'Manche Websites beschreiben eine Auslösezahl im Menü einer 5D oder 7D. Einen Beleg fanden wir nicht.',
    ],
  },
  nikon: {
    lead: 'Nikon macht es einem leicht. Jede Nikon-DSLR und jede Z-Kamera der letzten zwei Jahrzehnte schreibt die genaue Zahl der Auslösungen in jedes JPEG und NEF, und neuere Gehäuse sagen sogar, wie viele davon mechanisch waren.',
    why: [
      'Die Zahl ist genau, Sie können den Preis also danach bemessen. Nikon veröffentlicht, mit wie vielen Auslösungen seine Verschlüsse getestet wurden, von 100.000 bei der Z50 bis 400.000 bei D5 und D6, und nennt das einen geschätzten Mittelwert und keine Grenze. Teilen Sie die Zahl durch die Lebensdauer, wissen Sie, welchen Teil davon ein gebrauchtes Gehäuse hinter sich hat.',
    ],
    holds: [
      'Die Gesamtzahl steht unverschlüsselt in den Herstellerdaten und stimmt auf die einzelne Auslösung. Geprüft haben wir das an Fotos von mehr als zwei Dutzend Modellen, darunter Reihen, in denen sie von Bild zu Bild steigt.',
      'Gehäuse mit elektronischem Verschluss wie die [D850](/nikon/nikon-d850) und die Z-Reihe können einen zweiten Wert für den mechanischen Verschluss speichern. Der Checker führt beide auf und misst den Verschleiß am mechanischen, denn lautlose Aufnahmen bewegen keinen Vorhang.',
    ],
    models: [
      'D1, D1X und D100 sind zu alt und speichern nichts, ebenso wenig die COOLPIX-Kompaktkameras, die wir untersucht haben. Ab der D70 gibt es eine Zahl.',
      'Z8 und Z9 haben gar keinen mechanischen Verschluss. Ihr Zähler zählt Bilder, keine Verschlussbewegungen; über Verschleiß sagt er nichts, und der Checker zeigt keinen an. Die [D3500](/nikon/nikon-d3500) zählt genau, fehlt aber in Nikons Liste der Verschlusstests.',
    ],
    without: [
      'Findet der Checker in einem Nikon-Foto nichts, ist die Datei meist durch ein Bildprogramm, einen Messenger oder eine Fotoverwaltung gelaufen. Bitten Sie um das Original von der Karte. Kein Nikon-Menü zeigt die Zahl; am schnellsten kommen Sie mit einem frischen Foto an sie heran.',
    ],
    traps: [
      'Sieht die Zahl zu gut aus, fragen Sie nach Reparaturrechnungen: Der Zähler kann zurückgesetzt worden sein.',
      'Die Nummer im Dateinamen ist etwas anderes: Sie beginnt nach 9.999 von vorn, und bei einer D800 lag sie über der tatsächlichen Zahl.',
      'Bearbeitete Kopien können in ihren Bearbeitungsdaten eine „Bildnummer“ enthalten. Bei einer Z6 war das die Dateinummer, um Tausende daneben.',
      'Die Gesamtzahl enthält auch elektronische Aufnahmen. Fehlt die mechanische Zahl, sieht eine Kamera, mit der viel lautlos fotografiert wurde, verschlissener aus, als sie ist.',
    ],
  },
  sony: {
    lead: 'Alpha-Kameras speichern ihre Zahl in einem Block der Herstellerdaten, den Sony verschlüsselt. Der Checker entschlüsselt ihn, prüft, ob die umliegenden Daten unversehrt sind, und zeigt nichts, wenn er der Zahl nicht traut.',
    why: [
      'Die Lebensdauern der Sony-Verschlüsse liegen weiter auseinander, als man den Gehäusen ansieht: etwa 200.000, die Sony zugeschrieben werden, bei einer [Alpha 7 III](/sony/sony-alpha-a7-iii), mehr als 500.000 auf Sonys eigener Seite zur Alpha 7R III, und zur Alpha 6000 haben wir von Sony keine Zahl gefunden. Dieselbe Zahl kann also bei der einen Kamera viel sein und bei der anderen wenig.',
    ],
    holds: [
      'Die Zahl kommt dem nahe, was der mechanische Verschluss geleistet hat. Lautlose Aufnahmen erhöhen sie nicht, wie an der Alpha 7R II gezeigt wurde, und die neueste Anordnung der Daten zählt nur mechanische Auslösungen.',
      'Sony hat die Zahl mehrmals verschoben. Der Checker sucht die richtige Stelle allein anhand des Modellnamens aus; steht ein Modell nicht auf seiner Liste, sagt er das. Die meisten Gehäuse speichern die Zahl zwei- oder dreimal. Hat ein Programm die Daten entfernt, die ihre Stelle belegen, muss eine der anderen Kopien übereinstimmen, bevor Sie etwas sehen.',
    ],
    models: [
      'Bei Alpha 7 III, Alpha 7 IV, Alpha 7R III, Alpha 7R IV, Alpha 7S III, Alpha 9 und [Alpha 6400](/sony/sony-alpha-a6400) ist der Wert genau. Die älteren Alpha 7 II und Alpha 6000 gehören zu einer Generation, deren Zähler nach 65.535 von vorn beginnen kann; ihr Wert ist daher eine Untergrenze.',
      'Je nachdem, wie ein Foto aufgenommen wurde, kann es den Zähler um eins oder um zwei erhöhen: Von der Alpha 57 kennen wir Exemplare, die um eins, und solche, die um zwei weiterzählen; eine Alpha 55 tat beides. Die Kompaktkameras RX und ZV führen in diesem Block keine Gesamtzahl, ebenso wenig die Alpha 9 III und die ZV-E1, die keinen mechanischen Verschluss haben.',
    ],
    without: [
      'Machen Sie noch ein Bild, und kopieren Sie JPEG, ARW oder HIF direkt von der Karte. In den Menüs zeigt Sony keine Zahl, und einem DNG aus einem Konverter kann der Block fehlen; wenn Sie die Kamera nicht vor sich haben, brauchen Sie also das Original.',
    ],
    traps: [
      'Zeigt eine stark benutzte Alpha 7 II oder Alpha 6000 eine niedrige Zahl, hat der Zähler vielleicht nach 65.535 neu begonnen.',
      'Video erhöht die Zahl nicht, lautlose Aufnahmen zumindest bei der Alpha 7R II nicht. Eine Kamera, mit der vor allem gefilmt wurde, kann trotz niedriger Zahl viele Betriebsstunden hinter sich haben.',
      'Die Sequenznummer, die manche Programme zeigen, ist die Position innerhalb einer Serie.',
      'Programme ohne diese Prüfung geben bei bearbeiteten Dateien falsche Zahlen aus; wir haben das an Dateien einer Alpha 6000 gesehen.',
    ],
  },
  fujifilm: {
    lead: 'Fujifilm schreibt in die Dateien seiner X- und GFX-Kameras einen Bildzähler. Er ist nützlich, hat aber Grenzen: Er reicht nur bis 32.767, kann von vorn beginnen und zählt Bilder, nicht Bewegungen des Verschlusses.',
    why: [
      'Die Werte, die für diese Gehäuse genannt werden, sind hoch: 150.000 Auslösungen für die X-T2, 300.000 für die [X-T4](/fujifilm/fujifilm-x-t4), 500.000 für die X-H2. In einem Dokument von Fujifilm haben wir keinen davon gefunden. Einen verschlissenen Verschluss erkennen Sie am Zähler im Foto also nicht; prüfen Sie damit, ob die Angaben des Verkäufers stimmen können.',
    ],
    holds: [
      'Das Feld hat 15 Bit und kann höchstens 32.767 anzeigen. Danach beginnt der Zähler von vorn, und wie oft das schon geschehen ist, sieht man der Datei nicht an. Auch ein Firmware-Update kann ihn zurücksetzen.',
      'Ob elektronische Aufnahmen mitgezählt werden, ist umstritten. Der Checker nennt das einen Zähler mit Einschränkungen und spricht von „Bildern“ statt von „Auslösungen“. Steht er auf 0, erfahren Sie das, eine Zahl zeigt der Checker dann nicht.',
    ],
    models: [
      'Den Zähler gibt es etwa seit 2016: in der X-T2 und ihren Nachfolgern, in der X-T1 mit später Firmware, in GFX-Gehäusen. X-E1, X-E2, X100T und ältere FinePix-Modelle haben ihn nicht.',
      'Minilab-Scanner von Fujifilm speichern die Bildnummer des Films. Mit Auslösungen hat sie nichts zu tun; der Checker beachtet sie nicht.',
    ],
    without: [
      'X100, X100S und X100T zeigen im Einstellungsmenü einen Auslösezähler (englisch SHUTTER COUNT). Er steigt aber auch beim Ein- und Ausschalten, bei der Wiedergabe und beim Umschalten des Suchers. Bei anderen X- und GFX-Gehäusen haben wir im Menü nichts gefunden, im Tether-Modus melden sie aber per USB eine Zahl. Vergleichen Sie außerdem das älteste mit dem neuesten Original: Datum, Dateinummer und Zählerstand zeigen, was dazwischen geschehen ist. Im Zweifel fragen Sie einen Fujifilm-Servicepartner.',
    ],
    traps: [
      'Zeigt ein zerkratztes Gehäuse nur dreihundert Bilder, hat der Zähler vermutlich von vorn begonnen.',
      'Teilen Sie diese Zahl nicht durch die Lebensdauer. Je nachdem, wie oft der Zähler von vorn begonnen hat und welcher Verschluss benutzt wurde, ist das Ergebnis viel zu niedrig oder zu hoch.',
      'RAF-Dateien liest der Checker über das eingebettete JPEG aus. Bearbeiteten Kopien fehlt das Feld oft.',
    ],
  },
  olympus: {
    lead: 'Kameras von Olympus zählen jede Auslösung und schreiben die Zahl nie in ein Foto. Sie steht in einem versteckten Servicemenü der Kamera, das Sie mit einer Tastenfolge öffnen. Das dauert eine Minute. Ob das auch für Kameras von OM SYSTEM gilt, ist noch nicht bekannt.',
    why: [
      'Die Minute für das Servicemenü lohnt sich. Eine kleine PEN mit angenommenen 100.000 Auslösungen und eine [E-M1 Mark III](/olympus/olympus-om-d-e-m1-mark-iii) mit genannten 400.000 liegen weit auseinander, und für die meisten Modelle ist gar keine Lebensdauer veröffentlicht. Bei ihnen verwenden wir die Spanne ihrer Klasse und sagen dazu, dass es eine Schätzung ist.',
    ],
    holds: [
      'In den alten wie in den neuen Herstellerdaten von Olympus wurde nach einem Wert gesucht, der mit jeder Aufnahme steigt, und keiner gefunden. Die Dateien enthalten aber Seriennummer, Firmware, Objektiv und Belichtung. Damit bestätigt der Checker, welche Kamera ein Bild aufgenommen hat, und Sie können die Zahl aus dem Servicemenü dem angebotenen Gehäuse zuordnen.',
    ],
    models: [
      'Für die E-M1 Mark III nennt eine Kameradatenbank 400.000. Weder dafür noch für die anderen Werte, die im Umlauf sind, haben wir ein Dokument von Olympus gefunden: 400.000 für die E-M1X, 200.000 für die E-M1 Mark II, 150.000 für die [E-5](/olympus/olympus-e-5), die erste E-M1 und die E-M5 Mark III.',
      'Bei PEN und OM-D öffnet sich das Servicemenü auf dieselbe Weise, mit kleinen Unterschieden bei den Tasten. Bei den DSLRs des Four-Thirds-Systems muss dazu die Kartenfachklappe offen sein.',
    ],
    without: [
      'PEN und OM-D: MENU beim Einschalten gedrückt halten, noch einmal MENU, den Punkt für die Monitorhelligkeit öffnen, INFO und OK drücken (bei manchen Gehäusen nur eines von beiden). Dann oben, unten, links, rechts, den Auslöser ganz durch, oben und zuletzt rechts für Seite 2. R ist die Zahl der Auslösungen, S die der Blitze. Berühren Sie sonst nichts, und schalten Sie aus.',
      'E-330, E-510 und spätere DSLRs: einschalten, Kartenfachklappe öffnen, MENU und OK gleichzeitig, dann oben, unten, links, rechts, Auslöser, oben und rechts. Bei E-1, E-300 und E-500 sind die beiden Tasten Wiedergabe und OK. Ob es auch an E-400 und E-410 geht, wissen wir nicht.',
    ],
    traps: [
      'Eine Reparatur kann R zurückgesetzt haben. Dem Besitzer einer E-1 ist das passiert.',
      'Einige Firmware-Updates sollen das Menü bei den DSLRs entfernt haben.',
      'Wer verspricht, die Zahl aus einem ORF oder JPEG auszulesen, zeigt Ihnen vermutlich eine Dateinummer.',
    ],
  },
  pentax: {
    lead: 'Fast jede Pentax-DSLR speichert im Foto die genaue Zahl ihrer Auslösungen, verschlüsselt mit Datum und Uhrzeit der Aufnahme. Der Checker entschlüsselt sie auf Ihrem Gerät.',
    why: [
      'Wie viel eine DSLR benutzt wurde, erkennt man weder am Alter noch am Aussehen. Bei Pentax müssen Sie nicht raten. Vergleichen Sie die Zahl mit den 300.000, die Pentax für die K-1 und, falls sie dieselbe Verschlusseinheit hat, für die [K-1 Mark II](/pentax/pentax-k-1-mark-ii) zugeschrieben werden. Die 200.000 der K-3 und die 100.000 der K-5 werden oft genannt, doch eine Quelle haben wir nicht gefunden. Deshalb vergleichen wir nicht mit ihnen.',
    ],
    holds: [
      'Drei Felder werden gebraucht: die Zahl selbst in vier verschlüsselten Bytes, dazu Datum und Uhrzeit des Bildes. Ohne diese beiden lässt sie sich nicht entschlüsseln. Erprobt haben wir das an Fotos von einer *ist DL bis zu einer K-3 und einer K-70, darunter Reihen, in denen die Zahl jeweils um eins steigt.',
      'Live View und Video zählen nicht mit, Auslösungen ohne Bild, etwa für eine Vorschau, dagegen schon. Damit zeigt die Zahl recht genau, was Spiegel und Verschluss geleistet haben.',
    ],
    models: [
      'Alle digitalen K-Gehäuse haben das Feld, ebenso die meisten der *ist-Familie. Der *ist D und frühen Ausführungen der *ist DS fehlt es; sie speichern eine sprunghafte Bildnummer, die der Checker als Schätzung behandelt. Geeignet sind JPEG, PEF und DNG, sogar ein später im Konverter erzeugtes DNG, wenn es die Herstellerdaten noch enthält.',
    ],
    without: [
      'Erscheint keine Zahl, fragen Sie, ob das Datum nach der Aufnahme geändert wurde. Ein Programm, das die Uhrzeit in den Herstellerdaten berichtigt, macht die Zahl endgültig unlesbar, und dann hilft nur eine unberührte Kopie oder ein neues Foto. Bei den ältesten Gehäusen fragen Sie einen Servicepartner.',
    ],
    traps: [
      'Eine Reparatur kann die Zahl zurücksetzen. Ist sie bei einem alten K-Gehäuse niedrig, fragen Sie nach der Rechnung.',
      'Eine neue Kamera kann ab Werk schon einige Dutzend oder einige Hundert Auslösungen haben.',
      'Die Uhr in der Kamera dürfen Sie jederzeit stellen. Schaden richten nur Änderungen an einer fertigen Datei an.',
    ],
  },
  leica: {
    lead: 'Leica-Kameras speichern ihre Auslösungen nicht im Foto. Hier steht, was Sie stattdessen tun können.',
    why: [
      'Bei den Preisen von Leica wüsste man gern genau, wie viel eine Kamera benutzt wurde. In der Datei steht aber keine Zahl, und für die Q- und M-Modelle haben wir auch keine veröffentlichte Verschluss-Lebensdauer gefunden, mit der man sie vergleichen könnte. Eine lückenlose Vorgeschichte ist bei dieser Marke deshalb ihr Geld wert.',
    ],
    holds: [
      'Die Dateien enthalten Modell, Firmware, Belichtung und oft auch die Seriennummer; Sie können also prüfen, ob ein Foto aus der angebotenen Kamera stammt. Einige spiegellose und kompakte Modelle wie die T speichern eine Dateinummer, aber die ist nur ein Name.',
      'Besitzer von M8, M9 und M berichten, eine lange Kennung in der Datei sei in Wirklichkeit die Nummer der Aufnahme. Bewiesen ist das nicht. Entspricht die Kennung dem beschriebenen Muster, zeigt der Checker sie als Schätzung.',
    ],
    models: [
      'Die Verschlüsse unterscheiden sich je nach Modellreihe. Die Q-Modelle, darunter die [Q2](/leica/leica-q2), haben einen Zentralverschluss im fest verbauten Objektiv, die M-Modelle einen Schlitzverschluss, dessen Vorhänge man bei abgenommenem Objektiv sieht. Gemeinsam mit Panasonic gebaute Modelle verwenden dessen Format; auch darin gibt es keine Gesamtzahl.',
    ],
    without: [
      'Der Leica Customer Care kann die Zahl aus der Kamera auslesen, Fachhändler vermitteln das. Bitten Sie um eine schriftliche Auskunft mit Datum und Seriennummer, und legen Sie sie zu den Papieren der Kamera. Bis dahin richten Sie sich nach Reparaturrechnungen, danach, wie gleichmäßig eine Serie mit kurzen Zeiten ausfällt, und nach dem Zustand von Bajonett, Rädern und Sucher.',
    ],
    traps: [
      'Dateinamen beginnen von vorn; eine hohe oder niedrige Dateinummer beweist also nichts.',
      'Halten Sie eine Nummer aus einer M-Datei nicht für die Zahl der Auslösungen, solange Leica sie nicht bestätigt hat.',
      'Werte für Verschlüsse anderer Hersteller gelten hier nicht, am wenigsten für einen Zentralverschluss.',
    ],
  },
  ricoh: {
    lead: 'Mit der GR III übernahm Ricoh das Dateiformat von Pentax, das einen Platz für die verschlüsselte Zahl der Auslösungen hat. Dass sie ihn auch füllt, konnten wir noch an keiner Datei bestätigen. Die GR Digital IV zeigt die Zahl laut einem Besitzer selbst an; ihre Vorgängerinnen dürften es auch.',
    why: [
      'Eine GR steckt in der Tasche und wird täglich benutzt; zwei gleich alte Kameras können deshalb in ganz verschiedenem Zustand sein. Eine Herstellerangabe hilft nicht weiter: Für die [GR III](/ricoh/ricoh-gr3) haben wir keine von Ricoh gefunden. Nur dem Besitzer einer GR Digital IV teilte Ricoh mit, deren Verschluss habe einen Test über 50.000 Auslösungen bestanden.',
    ],
    holds: [
      'Im Pentax-Format ist die Zahl mit Datum und Uhrzeit der Aufnahme verrechnet. Der Checker versucht bei jeder GR-Datei, die diese Felder hat, sie zu entschlüsseln, prüft, ob die Zahl plausibel ist, und kennzeichnet sie als unbestätigt. Wurden die Zeitangaben in der Datei geändert, kann sich eine andere Zahl ergeben oder gar keine.',
      'Zeigt er bei einer GR III eine Zahl, prüfen Sie sie so: Nehmen Sie einige weitere Fotos auf, und lesen Sie das letzte aus. Ist die Zahl um ebenso viele gestiegen, ist es ein echter Zähler.',
      'In Ricohs eigenem, älterem Format, das Caplio, GXR und GR Digital verwenden, ist kein Zähler bekannt.',
    ],
    models: [
      'Alle GR-Kameras haben einen Zentralverschluss im Objektiv. Vorhänge, die man ansehen könnte, gibt es nicht, und Zahlen für Schlitzverschlüsse gelten nicht. Ricoh kündigte die GR III 2018 an und verkaufte sie ab 2019; ihre HDF-Ausführung hat in der Datei einen anderen Namen. GR und GR II stammen aus der Zeit vor dem neuen Format.',
    ],
    without: [
      'Halten Sie bei einer ausgeschalteten GR Digital Wiedergabe- und Makrotaste gleichzeitig gedrückt. In der Liste, die sich öffnet, steht in der Zeile SH die Zahl der Auslösungen. So beschreibt es der Besitzer einer GR Digital IV; von den älteren kennen wir keinen Bericht. Bei anderen Modellen haben wir keine solche Anzeige gefunden; fragen Sie dann einen Ricoh-Servicepartner.',
    ],
    traps: [
      'Achten Sie auf Staub auf dem Sensor: Das Objektiv ist fest verbaut, selbst reinigen können Sie ihn nicht.',
      'Misstrauen Sie Prozentangaben: Ohne Lebensdauer lassen sie sich nicht berechnen.',
      'Ein DNG liest der Checker wie ein JPEG aus, aber nur so, wie die Kamera es geschrieben hat.',
    ],
  },
  kodak: {
    lead: 'Kodaks professionelle Digitalkameras sind heute Sammlerstücke. In ihren Dateien ist keine Zahl der Auslösungen bekannt; beurteilen Sie also die Kamera selbst.',
    why: [
      'Die Gehäuse, auf denen Kodak steht, kamen von Nikon, Canon und später Sigma, mit Kodaks Digitaltechnik im Inneren. Verschluss und Spiegel sind also gewöhnliche Teile ihrer Zeit und verschleißen wie alle anderen. Sehen Sie sie sich an, bevor Sie einen Sammlerpreis zahlen. Für die [DCS 14n](/kodak/kodak-dcs-14n) rechnen wir mit 50.000 Auslösungen als Anhaltspunkt; eine Angabe von Kodak haben wir nicht gefunden.',
    ],
    holds: [
      'Kodaks Herstellerdaten gibt es in etwa einem Dutzend Formen, und in keiner ist ein Zähler bekannt. RAW-Dateien der DCS-Familie können eine Bildnummer enthalten. Liegt sie über tausend, zeigt der Checker sie als Schätzung, denn nummerierte Bilder sind noch keine gezählten Auslösungen.',
      'Hersteller, Modell, Datum und Belichtung sehen Sie wie bei jeder Kamera, ebenso die Seriennummer, wenn die Datei eine enthält.',
    ],
    models: [
      'Die DCS 14n von 2003 war die erste digitale Vollformat-Spiegelreflex mit Nikon-Bajonett. 2004 folgten DCS Pro SLR/n und DCS Pro SLR/c. Anders ist es bei den Kompaktkameras der Reihen DC und EasyShare: Einige nummerieren ihre Dateien, ein Modell schreibt in jedes Bild dieselbe Zahl.',
    ],
    without: [
      'Richten Sie sich nach dem Zustand. Nehmen Sie eine gleichmäßig helle Fläche in einer Serie mit kurzer Zeit auf, achten Sie auf Streifen und ungleich helle Bilder, und hören Sie auf den Spiegel. Vergleichen Sie die Namen der ältesten und der neuesten noch vorhandenen Dateien. Fragen Sie nach Reparaturen, und lassen Sie sich die Kamera mit Akku vorführen.',
    ],
    traps: [
      'Kodak gab die Profikameras 2005 auf. Ersatzteile finden Sie nur in einer anderen Kamera oder mit Glück.',
      'Eine Dateinummer in einer Anzeige sagt nur, wie Bilder benannt wurden, und lässt sich zurücksetzen.',
      'Prüfen Sie, ob Ihre Software die RAW-Dateien öffnet, bevor Sie die Kamera kaufen.',
    ],
  },
  minolta: {
    lead: 'Die beiden DSLRs von Konica Minolta schreiben eine Bildnummer in ihre Dateien, aber keine Zahl der Auslösungen. Mehr als eine Schätzung kann der Checker nicht zeigen, und er kennzeichnet sie auch so.',
    why: [
      'Wer Minolta-Objektive besitzt, sucht vielleicht eine Dynax 7D oder Dynax 5D. Sie stammen von 2004 und 2005, für keine haben wir eine Herstellerangabe gefunden, und Konica Minolta ist aus dem Kamerageschäft ausgestiegen; den Service übernahm Sony. Sie müssen sich also an die Kamera halten, die vor Ihnen liegt.',
    ],
    holds: [
      'Im Einstellungsblock der Herstellerdaten steht die Nummer des Bildes. Bei der 7D steht sie je nach Firmware an einer von zwei Stellen; an einer Datei haben wir das geprüft. Sie endet bei 9.999 und beginnt von vorn, wenn jemand die Nummerierung zurücksetzt. Verschleiß lässt sich aus einer solchen Nummer nicht berechnen.',
      'Kompakt- und Bridgekameras der DiMAGE-Reihe enthalten einen ähnlichen Wert. Der Checker verwendet ihn nur, wenn der Speicher für Dateinummern eingeschaltet war.',
    ],
    models: [
      'Die Namen hängen vom Markt ab: Die [Dynax 7D](/minolta/minolta-dynax-7d) hieß in Nordamerika Maxxum 7D und in Japan α-7 Digital, ihre kleinere Schwester Maxxum 5D und α Sweet Digital. Der Checker erkennt alle Schreibweisen. Für die 7D nehmen wir 100.000 Auslösungen an, das untere Ende ihrer Klasse.',
    ],
    without: [
      '2006 übernahm Sony das DSLR-Geschäft, einen Servicepartner der Marke gibt es also nicht mehr. Suchen Sie eine freie Werkstatt, die diese Kameras kennt. Selbst können Sie alte und neue Dateien des Besitzers vergleichen und den Verschluss mit Serien einer gleichmäßig hellen Fläche bei kurzen und langen Zeiten testen.',
    ],
    traps: [
      'Manche Anzeigen nennen die Dateinummer als Zahl der Auslösungen. Das macht jede Kamera jünger, die über 9.999 hinaus ist.',
      'JPEG-Kopien aus alten Alben wurden oft neu gespeichert und haben den Block verloren; MRW-Dateien behalten ihn meist.',
      'Die Dateien von Sonys ersten Alpha-DSLRs sind anders aufgebaut; für sie gilt das alles nicht.',
    ],
  },
} satisfies Record<BrandId, BrandCopy>;

export default brands;
