import type { Article } from '../../types';

const article: Article = {
  lead: 'Die meisten Kameras zählen mit, wie oft ihr Verschluss ausgelöst wurde. Ob Sie an diese Zahl herankommen, hängt vom Hersteller ab: Manche schreiben sie in jedes Bild, manche zeigen sie in einem Menü, das in keiner Anleitung steht, und manche geben sie nur über ein USB-Kabel oder bei einem Servicepartner preis. Hier lesen Sie, was für welche Kamera gilt und wie weit Sie dem Wert jeweils trauen dürfen.',
  blocks: [
    { kind: 'heading', id: 'meaning', level: 2, text: 'Was die Zahl bedeutet' },
    {
      kind: 'paragraph',
      text: 'Die Zahl der Auslösungen, oft auch Shutter Count genannt, gibt an, wie oft der Verschluss ausgelöst wurde. Sie ist der Kilometerstand der Kamera, und wie dieser sagt sie etwas über den Gebrauch und nichts über den Zustand. Ein Gehäuse mit wenigen Auslösungen kann trotzdem ein verbogenes Bajonett, Pilz im Sucher oder einen Wasserschaden haben. Eines mit vielen stand vielleicht immer auf einem Stativ in einem sauberen Studio.',
    },
    {
      kind: 'paragraph',
      text: 'Sie ist auch nicht die Zahl der Bilder, die jemand behalten hat. Manche Kameras zählen sofort gelöschte Aufnahmen, Probeauslösungen und Auslösungen ohne Speicherkarte mit; andere lassen Video und Live View außen vor. Deshalb können zwei Zähler in derselben Kamera verschiedene Werte zeigen, und beide stimmen.',
    },
    {
      kind: 'paragraph',
      text: 'Aussagekräftig wird die Zahl erst im Vergleich mit einer zweiten: der Verschluss-Lebensdauer, also der Zahl der Auslösungen, die ein Verschluss dieses Typs im Dauertest des Herstellers überstanden hat. Nikon nennt die eigenen Werte einen geschätzten Durchschnitt und fügt hinzu, dass ein einzelner Verschluss mehr oder weniger erreichen kann. Was solche Werte bedeuten und wie weit echte Kameras davon abweichen, lesen Sie im Artikel über die [Lebensdauer des Verschlusses](/blog/shutter-lifespan).',
    },
    { kind: 'heading', id: 'reasons', level: 2, text: 'Warum sich das Nachsehen lohnt' },
    {
      kind: 'list',
      items: [
        '**Beim Kauf.** Von außen sieht man einem gebrauchten Gehäuse nicht an, wie oft es ausgelöst hat. Verglichen mit der Lebensdauer zeigt die Zahl, wie viel davon schon verbraucht ist. Was daraus folgt, steht in der [Kaufberatung für gebrauchte Kameras](/blog/used-camera-buyers-guide).',
        '**Beim Verkauf.** Ein Inserat mit Zahl und Originalfoto beantwortet die erste Frage jedes ernsthaften Interessenten und begründet den Preis.',
        '**Für die eigene Kamera.** Wer den Wert ein paarmal im Jahr notiert, sieht, wie schnell er steigt und ob er mit dem alten Gehäuse noch einen wichtigen Auftrag riskieren will.',
        '**Für mehrere Gehäuse.** Studio, Schule oder Verleih können ihre Kameras gleichmäßig einsetzen und Reparaturen vor der Hochsaison erledigen lassen.',
        '**Als Beleg.** Bei einem Garantiefall oder einer Schadensmeldung an die Versicherung zeigt eine datierte Originaldatei, wie viel die Kamera benutzt wurde, und auch ihre Seriennummer, sofern die Kamera sie einträgt.',
      ],
    },
    { kind: 'heading', id: 'life-by-level', level: 2, text: 'Zu erwartende Lebensdauer nach Klasse' },
    {
      kind: 'paragraph',
      text: 'Wenn Sie den Wert für ein bestimmtes Gehäuse nicht kennen, gibt seine Klasse einen ersten Anhaltspunkt. Die folgenden Spannen sind Faustregeln. Hat der Hersteller einen Wert veröffentlicht, gilt dieser.',
    },
    {
      kind: 'table',
      caption: 'Übliche Verschluss-Lebensdauer nach Klasse',
      columns: ['Klasse', 'Lebensdauer (Auslösungen)', 'Genannte Beispiele'],
      rows: [
        ['Einsteigerklasse', '50.000–100.000', 'Nikon Z50: 100.000'],
        ['Mittelklasse', '100.000–150.000', 'Canon EOS 6D: 100.000; Nikon D750: 150.000'],
        ['Gehobene Amateurklasse', '150.000–200.000', 'Canon EOS 7D: 150.000; Nikon Z6: 200.000'],
        ['Profiklasse', '200.000–400.000', 'Nikon D850: 200.000; Pentax K-1: 300.000'],
        ['Spitzenmodelle', '400.000–500.000 und mehr', 'Nikon D5: 400.000; Canon EOS-1D X Mark III: 500.000'],
      ],
      numeric: [1],
    },
    {
      kind: 'paragraph',
      text: 'Klasse und Lebensdauer passen nicht immer zusammen. Für die Canon EOS R6 aus der Mittelklasse werden 300.000 Auslösungen genannt, doppelt so viele wie für die Profikamera EOS 5D Mark IV. Schlagen Sie das Modell also nach, bevor Sie urteilen: Jede Modellseite hier, von der [Nikon D850](/nikon/nikon-d850) bis zur [Sony Alpha 7 III](/sony/sony-alpha-a7-iii), nennt den Wert und sagt dazu, ob er vom Hersteller stammt, ihm nur zugeschrieben wird oder aus der Klasse geschätzt ist.',
    },
    { kind: 'heading', id: 'three-ways', level: 2, text: 'Drei Wege zur Zahl' },
    {
      kind: 'paragraph',
      text: 'Es gibt nur drei, und jeder passt zu anderen Kameras. Probieren Sie sie in dieser Reihenfolge aus, denn der erste dauert eine Minute und kostet nichts. Bei Nikon, Pentax und den meisten Sony-Kameras sind Sie damit schon am Ziel.',
    },
    { kind: 'heading', id: 'from-a-photo', level: 3, text: 'Weg 1: aus einem Foto auslesen' },
    {
      kind: 'paragraph',
      text: 'Jedes digitale Foto enthält neben dem Bild einen Block mit Daten. Im genormten Teil, EXIF, steht, worauf sich alle Hersteller geeinigt haben: Datum, Belichtungszeit, Blende, Objektiv. Er enthält einen zweiten Block, die Herstellerdaten (Maker Notes), deren Aufbau jede Firma selbst bestimmt. Wenn eine Kamera ihre Auslösungen speichert, dann dort, ohne Namen, nur an einer bestimmten Stelle oder unter einer Nummer. Ein Programm muss diese Stelle für jede Modellfamilie kennen und bei manchen Marken auch die Verschlüsselung.',
    },
    {
      kind: 'figure',
      figure: 'count-in-file',
      caption:
        'Der Zähler besteht aus wenigen Bytes in den Herstellerdaten. Er gehört weder zum Bild noch zu den genormten EXIF-Feldern.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Machen Sie ein neues Bild',
          text: 'Das Motiv spielt keine Rolle, JPEG und RAW sind beide geeignet. Ein Foto von heute zeigt den Stand von heute.',
        },
        {
          title: 'Kopieren Sie die Datei unverändert',
          text: 'Holen Sie sie mit Kartenleser oder Kabel von der Karte. Öffnen und speichern Sie sie nicht, und verschicken Sie sie nicht über einen Messenger.',
        },
        {
          title: 'Öffnen Sie sie hier',
          text: 'Ziehen Sie sie auf den [Shutter Count Checker](/). Die Datei wird in Ihrem Browser ausgelesen und nie hochgeladen. Sie sehen die Zahl, ihre Stelle in der Datei und wie sicher sie ist.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Erscheint keine Zahl, obwohl die Marke dafür bekannt ist, liegt es meist an der Datei. Jedes Programm, das ein Foto neu speichert, kann die Herstellerdaten weglassen oder verschieben, und die meisten Programme zum Teilen von Fotos tun das.',
    },
    {
      kind: 'figure',
      figure: 'what-survives',
      caption:
        'Verlässlich ist nur das unberührte Original. Jede spätere Fassung hat die Zahl womöglich schon verloren.',
    },
    {
      kind: 'list',
      items: [
        'Bildbearbeitung, Messenger, soziale Netzwerke, der Export aus der Fotoverwaltung und „Für Web speichern“ entfernen die Herstellerdaten oder schreiben sie um.',
        'Screenshots und abfotografierte Bildschirme enthalten gar keine Kameradaten.',
        'Fotos vom Smartphone haben keine Zahl der Auslösungen. Ein Smartphone hat keinen mechanischen Verschluss, der verschleißen könnte.',
        'Hat ein Programm den Block verschoben, lässt er sich manchmal noch auslesen, aber das Ergebnis ist falsch. Der Checker prüft ihn deshalb und zeigt lieber nichts als eine falsche Zahl.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Nicht jede Zahl verdient dasselbe Vertrauen. Der Checker ordnet deshalb jede in eine von vier Stufen ein und nennt das Feld, aus dem sie kommt:',
    },
    {
      kind: 'list',
      items: [
        '**Genaue Zahl.** Der Zähler der Kamera, ausgelesen an einer Stelle, die wir an echten Dateien nachgewiesen haben. Diese Zahl können Sie mit der Lebensdauer vergleichen.',
        '**Zähler mit Einschränkungen.** Ein echter Zähler, der aber Bilder statt Auslösungen zählt, ab einem bestimmten Wert von vorn beginnt oder bisher nur an wenigen Dateien bestätigt wurde. Sie können ihn als Unter- oder Obergrenze verwenden; welche von beiden, steht dabei.',
        '**Schätzwert.** Aus Datei- und Ordnernummern errechnet. Er kann weit danebenliegen; einen Verschleiß leiten wir nicht daraus ab.',
        '**Nicht in dieser Datei.** Das Modell speichert nichts, die Datei wurde bearbeitet, oder der Block ist beschädigt. Sie erfahren, was davon zutrifft und was Sie als Nächstes versuchen können.',
      ],
    },
    { kind: 'heading', id: 'in-the-camera', level: 3, text: 'Weg 2: in der Kamera nachsehen' },
    {
      kind: 'paragraph',
      text: 'Nur wenige Kameras zeigen den Wert in einem gewöhnlichen Menü. Bei der Canon EOS-1D X, 1D X Mark II, 1D X Mark III und 1D C soll er in der Systemstatusanzeige des Einstellungsmenüs stehen. Mehrere andere Marken verstecken ihn in einem Servicemenü, das sich mit einer Tastenfolge öffnet. Bei Olympus PEN und OM-D geht das so, mit kleinen Abweichungen je nach Modell und Firmware:',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Mit gedrückter MENU-Taste einschalten',
          text: 'Halten Sie MENU gedrückt, und schalten Sie die Kamera ein. Lassen Sie los, sobald der Monitor leuchtet, und drücken Sie noch einmal MENU.',
        },
        {
          title: 'Die Monitorhelligkeit öffnen',
          text: 'Der Punkt steht im Einstellungsmenü. Drücken Sie INFO und dann OK. Bei manchen Modellen genügt INFO, bei anderen OK.',
        },
        {
          title: 'Die Tastenfolge eingeben',
          text: 'Oben, unten, links, rechts, dann den Auslöser ganz durchdrücken, dann oben. Seite 1 erscheint.',
        },
        {
          title: 'Seite 2 ablesen',
          text: 'Drücken Sie die rechte Taste. R ist die Zahl der Auslösungen, S die der Blitze.',
        },
        {
          title: 'Ausschalten',
          text: 'Damit verlassen Sie das Menü. Ändern Sie dort sonst nichts; es ist für Techniker gedacht.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Die älteren Four-Thirds-DSLRs von Olympus verlangen eine andere Tastenfolge. Schalten Sie ein, öffnen Sie das Kartenfach, und drücken Sie bei E-1, E-300 und E-500 die Wiedergabetaste zusammen mit OK, bei E-330, E-510 und späteren MENU zusammen mit OK. Danach oben, unten, links, rechts, den Auslöser ganz durch, zuletzt oben und rechts. Manche Firmware-Updates sollen das Menü entfernt haben.',
    },
    {
      kind: 'paragraph',
      text: 'Auch viele Panasonic Lumix G haben ein solches Servicemenü; die Tastenkombination ist je nach Modell verschieden. PWRCNT zählt, wie oft die Kamera eingeschaltet wurde, SHTCNT die Auslösungen, STCCNT die Blitze. Bei einer ausgeschalteten Ricoh GR Digital halten Sie Wiedergabe- und Makrotaste gleichzeitig gedrückt; in der Zeile SH steht die Zahl der Auslösungen.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Kein Menüpunkt bei Nikon und Sony',
      text: 'Viele Seiten im Netz schicken Besitzer von Nikon, Sony oder Canon 5D und 7D zu einem Menüpunkt „Shutter Count“. Gefunden haben wir ihn dort nirgends. Fujifilm X100, X100S und X100T haben einen im Einstellungsmenü, doch zählt er auch Ein- und Ausschalten, Wiedergabe und das Umschalten auf den optischen Sucher mit. Bei anderen Fujifilm-Gehäusen haben wir keinen gefunden.',
    },
    { kind: 'heading', id: 'over-usb', level: 3, text: 'Weg 3: USB-Kabel oder Servicepartner' },
    {
      kind: 'paragraph',
      text: 'Manche Kameras, die den Wert nicht ins Foto schreiben, verraten ihn über ein USB-Kabel. Canon-Gehäuse antworten etwa ab der EOS 40D. Aus den älteren lesen kostenlose Programme die genaue Zahl aus, aus den meisten neueren dagegen gar nichts. 90D, R, R6, M6 Mark II und M50 antworten in veröffentlichten Aufzeichnungen nur in Tausenderschritten, ebenso die R7, die immerhin mechanische und alle Auslösungen getrennt nennt. Einige wenige Modelle können außerdem einen ausführlichen Bericht auf die Speicherkarte schreiben. Viele dieser Gehäuse und einige von Fujifilm liest diese Website selbst [per USB](/connect) aus. Im [Canon-Artikel](/blog/canon-shutter-count) steht das alles nach Modellen geordnet.',
    },
    {
      kind: 'paragraph',
      text: 'Erhält das Programm keine Antwort, kann oft ein Servicepartner des Herstellers die Zahl auslesen. Auch dann ist Vorsicht angebracht: Nikon selbst schreibt, dass sich die Gesamtzahl mit keiner Methode sicher ermitteln lässt, weil ein Firmware-Update oder eine Reparatur sie zurücksetzen kann.',
    },
    { kind: 'heading', id: 'brand-guides', level: 2, text: 'Marke für Marke' },
    {
      kind: 'paragraph',
      text: 'Die Tabelle fasst zusammen, was ein Originalfoto jeder Marke enthält. Darunter stehen die Einzelheiten, die Sie beim Kauf kennen sollten.',
    },
    {
      kind: 'table',
      caption: 'Zahl der Auslösungen im Foto, nach Marken',
      columns: ['Marke', 'Im Foto?', 'Wie genau', 'Sonst'],
      rows: [
        ['[Nikon](/nikon)', 'Ja, in JPEG und NEF', 'Genau', 'Nicht nötig'],
        ['[Pentax](/pentax)', 'Ja', 'Genau', 'Nicht nötig'],
        ['[Sony](/sony) mit Wechselobjektiv', 'Meistens', 'Genau; ältere beginnen womöglich neu', '–'],
        ['[Fujifilm](/fujifilm) X und GFX', 'Meistens', 'Bildzähler bis 32.767', 'Menü bei X100, X100S und X100T'],
        ['[Canon](/canon)', 'Bei wenigen Modellen', 'Von genau bis zweifelhaft', 'USB, Kartenbericht, Statusanzeige'],
        ['[Ricoh](/ricoh) GR III', 'Wahrscheinlich', 'Nicht bestätigt', 'Ricoh-Service'],
        ['[Olympus](/olympus)', 'Nein', '–', 'Servicemenü der Kamera'],
        ['Panasonic', 'Nein', '–', 'Servicemenü bei vielen Modellen'],
        ['[Leica](/leica)', 'Nein', '–', 'Leica Customer Care'],
        ['[Konica Minolta](/minolta) 7D, 5D', 'Nur eine Bildnummer', 'Schätzwert', '–'],
        ['[Kodak](/kodak) DCS', 'Nein', '–', 'Nichts bekannt'],
      ],
    },
    { kind: 'heading', id: 'nikon', level: 3, text: 'Nikon' },
    {
      kind: 'paragraph',
      text: 'Nikon ist der einfachste Fall. DSLRs und Z-Kameras schreiben die laufende Gesamtzahl in jedes JPEG und NEF, auf die einzelne Auslösung genau. Mechanische und elektronische Auslösungen zählen gleichermaßen. Neuere Gehäuse haben zusätzlich einen Zähler nur für die mechanischen; vergleichen Sie diesen mit der Lebensdauer. Eine D850-Datei, die wir untersucht haben, enthält beide: 8.541 Auslösungen insgesamt, davon 3.487 mechanische. Nach der größeren Zahl sähe dieser Verschluss mehr als doppelt so verschlissen aus, wie er ist. Bei Z8 und Z9 bleibt der mechanische Zähler zu Recht auf 0, denn sie haben keinen mechanischen Verschluss. Die ersten digitalen Gehäuse D1, D1X und D100 speichern nichts, alte COOLPIX-Kompaktkameras ebenso wenig. Nikons eigene Software und Photoshop sollen denselben Wert als „Image Number“ anzeigen.',
    },
    { kind: 'heading', id: 'canon', level: 3, text: 'Canon' },
    {
      kind: 'paragraph',
      text: 'Canon ist der schwierige Fall, denn die meisten EOS-Gehäuse schreiben die Gesamtzahl nicht in die Datei. Von den spiegellosen speichert die EOS R5 einen echten Zähler, elektronische Auslösungen eingeschlossen; für den Verschleiß ist er also eine Obergrenze. Für R6, R6 Mark II, R8 und R50 ist die Stelle eines solchen Zählers veröffentlicht, doch haben wir sie noch an keinem eigenen Foto bestätigt; bei RP, R, R7 und R6 Mark III stützen wir uns auf je eine Kamera. In den Dateien der R6 Mark III steht außerdem eine Zahl, die nach jedem Formatieren der Karte von vorn beginnt; sie ist wertlos.',
    },
    {
      kind: 'paragraph',
      text: 'Von den DSLRs speichern die frühen EOS-1D und 1Ds sowie ihre Nachfolger mit dem Zusatz Mark II den Wert, wobei ihn bei der 1Ds Mark II eine Einstellungsdatei verändert haben kann. Bei der 1D Mark III und der 1Ds Mark III stimmt er nur bei manchen Exemplaren. Für alle übrigen bleibt ein anderer Weg oder eine grobe Schätzung aus Ordner- und Dateinummer. Eine verbreitete Regel lautet: Ordnernummer minus 100, mal 9.999, plus die Nummer der letzten Datei.',
    },
    {
      kind: 'figure',
      figure: 'folder-arithmetic',
      caption:
        'Ordner 112, Datei 3456: Die Regel ergibt 123.444. Sie stimmt nur, wenn fortlaufend nummeriert und nie zurückgesetzt wurde.',
    },
    {
      kind: 'paragraph',
      text: 'Trauen Sie dem Ergebnis nicht. Die Dateinamen laufen bis 9.999 und beginnen dann von vorn, lassen sich jederzeit zurücksetzen, und eine Kamera, die auf der Karte eine höhere Nummer vorfindet, zählt von dort weiter. Frühe Gehäuse legten außerdem schon nach 100 Bildern einen neuen Ordner an. Ein Foto der EOS 350D aus dem Ordner 393 mit der Nummer 9377 steht für ungefähr 29.377 Bilder; nach der Regel wären es 2.939.084.',
    },
    { kind: 'heading', id: 'sony', level: 3, text: 'Sony' },
    {
      kind: 'paragraph',
      text: 'Sony-Kameras mit Wechselobjektiv schreiben einen genauen Wert, verschlüsselt, indem jedes Byte durch ein anderes ersetzt wird. Bei älteren Gehäusen, etwa aus der Generation von Alpha 7 II und Alpha 6000, kann die gespeicherte Zahl nach 65.535 neu beginnen; seien Sie also misstrauisch, wenn eine sichtlich gebrauchte Kamera einen auffällig niedrigen Wert zeigt. Lautlose Aufnahmen erhöhen den Zähler nicht; bestätigt ist das nur für die Alpha 7R II. Je nachdem, wie ein Foto aufgenommen wurde, kann es doppelt zählen: Von der Alpha 57 kennen wir Kameras, die bei jedem Foto um eins, und andere, die um zwei weiterzählen. Die Kompaktkameras RX und ZV-1 führen keine solche Gesamtzahl, die ersten Alpha-DSLRs von der Alpha 100 bis zur Alpha 700 speichern keine uns bekannte, und bei ganz neuen Modellen ist die Stelle womöglich noch nicht bekannt.',
    },
    { kind: 'heading', id: 'fujifilm', level: 3, text: 'Fujifilm' },
    {
      kind: 'paragraph',
      text: 'X- und GFX-Kameras schreiben einen Bildzähler. Das Feld ist 15 Bit breit und kann daher nie mehr als 32.767 anzeigen; nach einem Firmware-Update beginnt es unter Umständen neu. Bei der X-T2 ist es unzuverlässig, X-E1, X-E2 und X100T haben es gar nicht. Ob elektronische Auslösungen mitzählen, ist strittig: Zwei Seiten derselben Website widersprechen einander. Verstehen Sie den Wert als Zahl der Bilder und nicht als Maß für den Verschleiß.',
    },
    { kind: 'heading', id: 'olympus-om-system', level: 3, text: 'Olympus und OM SYSTEM' },
    {
      kind: 'paragraph',
      text: 'Kein Wert im Foto steigt mit den Auslösungen, weder im JPEG noch im RAW. Öffnen Sie das oben beschriebene Servicemenü, und fragen Sie nach Reparaturen: Der Besitzer einer E-1 stellte fest, dass der Wert zurückgesetzt war, als die Kamera aus der Reparatur kam. Wie es bei OM SYSTEM ist, ist noch nicht bekannt.',
    },
    { kind: 'heading', id: 'pentax-ricoh', level: 3, text: 'Pentax und Ricoh' },
    {
      kind: 'paragraph',
      text: 'Pentax-DSLRs schreiben den genauen Wert, verschlüsselt mit Datum und Uhrzeit der Aufnahme. Nur der *ist D und der *ist DS vor Firmware 2.0 fehlt er. Wer das Datum ändert, macht ihn unlesbar. Live View und Video zählen nicht mit, Auslösungen ohne Bild dagegen schon. Die Ricoh GR III verwendet anscheinend dasselbe Format, doch haben wir noch keine Datei, die es beweist.',
    },
    { kind: 'heading', id: 'leica-panasonic', level: 3, text: 'Leica und Panasonic' },
    {
      kind: 'paragraph',
      text: 'Beide schreiben keinen Zähler in ihre Fotos. Bei Leica fragen Sie den Customer Care, bei Panasonic öffnen Sie das unter Weg 2 genannte Servicemenü. Programme, die angeblich die Auslösungen einer Lumix auslesen, zeigen meist nur einen Teil der internen Seriennummer; mehr dazu weiter unten.',
    },
    { kind: 'heading', id: 'minolta-kodak', level: 3, text: 'Minolta und Kodak' },
    {
      kind: 'paragraph',
      text: 'Konica Minolta 7D und 5D speichern eine Bildnummer, die immer wieder von vorn beginnt und bestenfalls eine Schätzung erlaubt. In Dateien der DCS-Gehäuse von Kodak ist kein Zähler bekannt. Bei Kameras dieses Alters sagt der Zustand ohnehin mehr.',
    },
    { kind: 'heading', id: 'others', level: 3, text: 'Samsung, Sigma, Hasselblad und Phase One' },
    {
      kind: 'paragraph',
      text: 'Dateien der Samsung NX und von Sigma enthalten keinen Zähler. Für die Samsung NX1 wird gelegentlich das Gegenteil behauptet, doch in den Auflistungen, die wir kennen, steht in dem betreffenden Feld nur eine 1. Hasselblad schreibt keinen eigenen Wert; Lunar und HV sind im Kern Sony-Kameras und werden wie diese ausgelesen. Rückteile von Phase One und Leaf speichern eine Aufnahmenummer. Sie zählt die Bilder des Rückteils und sagt nichts über das Gehäuse, an dem es gerade sitzt.',
    },
    { kind: 'heading', id: 'free-tools', level: 2, text: 'Kostenlose Programme' },
    {
      kind: 'table',
      caption: 'Programme zum Auslesen und was sie kosten',
      columns: ['Programm', 'Geeignet für', 'Zu beachten'],
      rows: [
        [
          '[Shutter Count Checker](/)',
          'Fotos aller Marken, im Browser',
          'Liest Fotos aus und [Canon und Fujifilm per USB](/connect); sagt Ihnen, wenn es keine Zahl gibt',
        ],
        [
          'ExifTool',
          'Alle Felder einer Datei, auf der Kommandozeile',
          'Kostenlos; exiftool -ShutterCount Datei gibt den Zähler aus',
        ],
        [
          'gPhoto2',
          'Ältere Canon-Gehäuse über USB',
          'Kostenlos; scheitert an neueren, zum Beispiel EOS 5DS, 5D Mark IV und 6D Mark II',
        ],
        [
          'Kostenpflichtige USB-Programme',
          'Canon-Gehäuse über USB',
          'Sehen Sie vor dem Kauf nach, ob Ihr Modell genannt ist',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Seien Sie vorsichtig mit Websites, die Ihre Datei hochladen wollen. Zum Auslesen ist kein Server nötig. Ein Foto kann den Aufnahmeort und die Seriennummer der Kamera enthalten, und beides braucht Ihren Rechner nicht zu verlassen. Hier bleibt es dort: Die Sicherheitsrichtlinie der Seite sorgt dafür, dass der Browser jeden Versand von Daten blockiert, und die [Datenschutzerklärung](/privacy-policy) nennt, was eine Richtlinie nicht verhindern kann.',
    },
    {
      kind: 'paragraph',
      text: 'Welches Programm Sie auch benutzen: Heben Sie das Foto auf. Ohne die Datei ist eine Zahl nur eine Behauptung; mit ihr kann jeder sie nachprüfen. Bewahren Sie je Kamera und Jahr ein Original auf, dann können Sie beim Verkauf belegen, wie viel sie benutzt wurde.',
    },
    { kind: 'heading', id: 'look-alikes', level: 2, text: 'Zahlen, die nur so aussehen' },
    {
      kind: 'paragraph',
      text: 'Metadaten sind voller Zahlen, und manche haben zufällig die passende Größe. Diese drei werden am häufigsten für die Auslösungen gehalten:',
    },
    {
      kind: 'list',
      items: [
        '**Dateinummern.** DSC_9850 bedeutet nicht 9.850 Auslösungen. Die Nummer beginnt nach 9.999 von vorn, richtet sich nach der Karte und lässt sich bei Canon und Minolta jederzeit zurücksetzen.',
        '**Die interne Seriennummer von Panasonic.** Sie besteht aus einem Produktionscode, einem Datum und einer laufenden Nummer. Ihre letzten Ziffern werden gern als Auslösungen ausgegeben; sie sind in jedem Foto der Kamera gleich.',
        '**Die Sequenznummer von Sony.** Sie ist die Position eines Bildes in einer Serienaufnahme.',
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Eine schnelle Probe',
      text: 'Machen Sie zwei Bilder hintereinander, und lesen Sie beide aus. Ein echter Zähler steigt jedes Mal, um eins oder, je nach Aufnahmeart, um zwei. Bleibt die Zahl stehen oder springt sie, ist sie keiner.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Häufige Fragen' },
    {
      kind: 'faq',
      items: [
        {
          question: 'Wie viele Auslösungen sind bei einer gebrauchten Kamera gut?',
          answer:
            'Alles unter der halben Lebensdauer ist unbedenklich. Bei Einsteigermodellen sind das 25.000 bis 50.000, bei Profigehäusen 100.000 und mehr.',
        },
        {
          question: 'Fällt eine Kamera mit vielen Auslösungen bald aus?',
          answer:
            'Nicht unbedingt. Die Lebensdauer ist ein Testergebnis und keine Grenze; von Kameras mit demselben Wert gingen manche nach 2.000 kaputt, andere erreichten 1.000.000.',
        },
        {
          question: 'Erhöht Video die Zahl?',
          answer:
            'Meist höchstens einmal je Clip, wenn der Verschluss sich öffnet. Die Hersteller handhaben das verschieden: Pentax lässt Video ganz außen vor.',
        },
        {
          question: 'Zählt der elektronische Verschluss mit?',
          answer:
            'Verschleiß verursacht er keinen, denn kein Vorhang bewegt sich. Nikon und die Canon EOS R5 zählen ihn trotzdem mit, Sony zumindest bei der Alpha 7R II nicht, und bei Fujifilm widersprechen sich die Quellen.',
        },
        {
          question: 'Kann ein Verkäufer den Wert ändern?',
          answer:
            'Über die Menüs nicht. Bei manchen Marken setzt ihn aber eine Reparatur zurück, bei anderen ein Firmware-Update; manche Windows-Software für Canon wirbt damit, den Zähler umschreiben zu können, und Dateien lassen sich bearbeiten. Verlangen Sie ein frisches Original, am besten vor Ihren Augen aufgenommen.',
        },
        {
          question: 'Warum zeigt der Checker bei meiner Kamera „Unbekannt“?',
          answer:
            'Entweder schreibt die Kamera die Gesamtzahl nicht ins Foto, so wie die meisten von Canon und alle von Olympus, oder die Datei wurde nach der Aufnahme bearbeitet. Das Ergebnis nennt den Grund.',
        },
        {
          question: 'Zwei Programme zeigen verschiedene Zahlen. Welche stimmt?',
          answer:
            'Sehen Sie nach, welches Feld sie jeweils auslesen. Neuere Nikon-Gehäuse haben eine Gesamtzahl und eine Zahl mechanischer Auslösungen, die USB-Werte vieler Canon-Gehäuse sind auf Tausender gerundet, und manches Programm hält eine Dateinummer für einen Zähler. Der Checker nennt das Feld und seine Stelle in der Datei, damit Sie vergleichen können.',
        },
        {
          question: 'RAW oder JPEG: Was soll ich nehmen?',
          answer:
            'Was als Original vorliegt. Nikon etwa schreibt den Wert in JPEG und NEF. Wichtig ist nur, dass kein Programm die Datei neu gespeichert hat.',
        },
        {
          question: 'Wird mein Foto hochgeladen?',
          answer:
            'Nein. Es wird auf Ihrem Gerät ausgelesen und verworfen, sobald Sie die Seite schließen. Wenn Sie möchten, trennen Sie nach dem Laden die Internetverbindung; der Checker funktioniert genauso.',
        },
      ],
    },
  ],
};

export default article;
