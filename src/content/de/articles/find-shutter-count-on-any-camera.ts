import type { Article } from '../../types';

const article: Article = {
  lead: 'Die meisten Kameras zählen mit, wie oft ihr Verschluss ausgelöst wurde. Ob Sie an diese Zahl herankommen, hängt vom Hersteller ab: Manche schreiben sie in jedes Bild, manche zeigen sie in einem Menü, das in keiner Anleitung steht, und manche geben sie nur über ein USB-Kabel oder bei einem Servicepartner preis. Hier lesen Sie, was für welche Kamera gilt und wie weit Sie dem Wert jeweils trauen dürfen.',
  blocks: [
    { kind: 'heading', id: 'three-ways', level: 2, text: 'Drei Wege zur Zahl' },
    {
      kind: 'paragraph',
      text: 'Probieren Sie sie in dieser Reihenfolge aus. Der erste dauert eine Minute und kostet nichts; bei Nikon, Pentax und den meisten Sony-Kameras sind Sie damit schon am Ziel.',
    },
    { kind: 'heading', id: 'from-a-photo', level: 3, text: 'Weg 1: aus einem Foto auslesen' },
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
          text: 'Ziehen Sie sie auf den [Shutter Count Checker](/). Die Datei wird in Ihrem Browser ausgelesen und nie hochgeladen. Sie sehen die Zahl, ihre Stelle in der Datei und wie sicher sie ist. Auf iPhone und iPad wählen Sie das Foto über „Dateien“ aus.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Erscheint keine Zahl, obwohl die Marke sie sonst speichert, liegt es meist an der Datei. Bildbearbeitung, Messenger und Fotoverwaltungen speichern sie neu und können die Daten weglassen oder verschieben. Screenshots und Fotos vom Smartphone hatten sie nie.',
    },
    {
      kind: 'figure',
      figure: 'what-survives',
      caption:
        'Verlässlich ist nur das unberührte Original. Jede spätere Fassung hat die Zahl womöglich schon verloren.',
    },
    {
      kind: 'paragraph',
      text: 'Die Zahl steht neben dem Bild, in den Herstellerdaten (Maker Notes), deren Aufbau jede Firma selbst bestimmt. Der genormte Teil, EXIF, enthält nur, worauf sich alle geeinigt haben: Datum, Belichtungszeit, Blende, Objektiv. Sie hat dort keinen Namen, nur eine Stelle. Ein Programm muss diese Stelle für jede Modellfamilie kennen und bei manchen Marken auch die Verschlüsselung.',
    },
    {
      kind: 'figure',
      figure: 'count-in-file',
      caption:
        'Der Zähler besteht aus wenigen Bytes in den Herstellerdaten. Er gehört weder zum Bild noch zu den genormten EXIF-Feldern.',
    },
    {
      kind: 'paragraph',
      text: 'Nicht jede Zahl verdient dasselbe Vertrauen. Der Checker ordnet jede in eine von vier Stufen ein:',
    },
    {
      kind: 'list',
      items: [
        '**Genaue Zahl.** Der Zähler der Kamera. Diese Zahl können Sie mit der Lebensdauer vergleichen.',
        '**Zähler mit Einschränkungen.** Ein echter Zähler, der aber Bilder zählt, irgendwann von vorn beginnt oder erst an wenigen Dateien oder noch an keiner bestätigt ist. Er gilt als Unter- oder Obergrenze; welche von beiden, steht dabei.',
        '**Schätzwert.** Aus Datei- und Ordnernummern errechnet. Er kann weit danebenliegen; einen Verschleiß leiten wir nicht daraus ab.',
        '**Nicht in dieser Datei.** Das Modell speichert nichts, die Datei wurde bearbeitet, oder die Daten sind beschädigt. Sie erfahren, was davon zutrifft und was Sie als Nächstes versuchen können.',
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
      text: 'Die älteren Four-Thirds-DSLRs von Olympus verlangen eine andere Tastenfolge. Schalten Sie ein, öffnen Sie das Kartenfach, und drücken Sie bei E-1, E-300 und E-500 die Wiedergabetaste zusammen mit OK, bei E-330, E-510 und späteren MENU zusammen mit OK. Danach oben, unten, links, rechts, den Auslöser ganz durch, zuletzt oben und rechts. Ob das auch an E-400 und E-410 geht, wissen wir nicht. Manche Firmware-Updates sollen das Menü entfernt haben.',
    },
    {
      kind: 'paragraph',
      text: 'Auch viele Panasonic Lumix G haben ein solches Servicemenü; die Tastenkombination ist je nach Modell verschieden, suchen Sie nach dem Modellnamen und „Shutter Count“. SHTCNT zählt die Auslösungen, PWRCNT, wie oft die Kamera eingeschaltet wurde, STCCNT die Blitze. Bei einer Ricoh GR Digital IV führt dem Bericht eines Besitzers zufolge ein anderer Griff zur Zahl: Kamera ausschalten, Wiedergabe- und Makrotaste gleichzeitig gedrückt halten, Zeile SH ablesen.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Kein Menüpunkt bei Nikon und Sony',
      text: 'Viele Seiten im Netz schicken Besitzer von Nikon, Sony oder Canon 5D und 7D zu einem Menüpunkt „Shutter Count“. Gefunden haben wir ihn dort nirgends. Fujifilm X100, X100S und X100T haben einen im Einstellungsmenü, doch zählt er auch Ein- und Ausschalten, Wiedergabe und das Umschalten des Suchers mit.',
    },
    { kind: 'heading', id: 'over-usb', level: 3, text: 'Weg 3: USB-Kabel oder Servicepartner' },
    {
      kind: 'paragraph',
      text: 'Viele Canon-Kameras nennen einem Computer die Zahl: die älteren genau, viele neuere in Tausenderschritten. Bei mehreren DSLRs dazwischen, etwa 5DS und 800D, lesen die meisten Programme nichts. Fujifilm X und GFX melden eine Zahl im Tether-Modus. Viele dieser Kameras kann diese Website [per USB](/connect) auslesen; das ist neu und bisher nur anhand von USB-Mitschnitten geprüft. Einige wenige Canon-Modelle können außerdem einen Bericht auf die Speicherkarte schreiben; im [Canon-Artikel](/blog/canon-shutter-count) steht alles nach Modellen geordnet.',
    },
    {
      kind: 'paragraph',
      text: 'Hilft sonst nichts, fragen Sie einen Servicepartner des Herstellers. Sicher ist auch dessen Zahl nicht: Nikon selbst schreibt, dass ein Firmware-Update oder eine Reparatur die Gesamtzahl zurücksetzen kann.',
    },
    { kind: 'heading', id: 'brand-guides', level: 2, text: 'Marke für Marke' },
    {
      kind: 'table',
      caption: 'Zahl der Auslösungen im Foto, nach Marken',
      columns: ['Marke', 'Im Foto?', 'Wie genau', 'Sonst'],
      rows: [
        ['[Nikon](/nikon)', 'Ja, in JPEG und NEF', 'Genau', 'Nicht nötig'],
        ['[Pentax](/pentax)', 'Ja', 'Genau', 'Nicht nötig'],
        ['[Sony](/sony) mit Wechselobjektiv', 'Meistens', 'Genau; ältere beginnen womöglich neu', '–'],
        [
          '[Fujifilm](/fujifilm) X und GFX',
          'Meistens',
          'Bildzähler bis 32.767',
          'USB im Tether-Modus; Menü bei X100, X100S und X100T',
        ],
        ['[Canon](/canon)', 'Bei wenigen Modellen', 'Von genau bis zweifelhaft', 'USB, Kartenbericht, Statusanzeige'],
        ['[Ricoh](/ricoh) GR III', 'Wahrscheinlich', 'Nicht bestätigt', 'Ricoh-Servicepartner'],
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
      text: 'DSLRs und Z-Kameras schreiben die laufende Gesamtzahl in jedes JPEG und NEF. Mechanische und elektronische Aufnahmen zählen gleichermaßen; neuere Gehäuse haben zusätzlich einen Zähler nur für die mechanischen, und der ist mit der Lebensdauer zu vergleichen. Eine D850-Datei, die wir untersucht haben, nennt 8.541 Aufnahmen, davon 3.487 mechanische. Bei Z8 und Z9, die keinen mechanischen Verschluss haben, bleibt dieser Zähler auf 0. D1, D1X und D100 speichern nichts, alte COOLPIX-Kompaktkameras ebenso wenig.',
    },
    { kind: 'heading', id: 'canon', level: 3, text: 'Canon' },
    {
      kind: 'paragraph',
      text: 'Die meisten EOS-Gehäuse schreiben die Gesamtzahl nicht in die Datei. Die EOS R5 speichert einen echten Zähler, elektronische Aufnahmen eingeschlossen. Für R6, R6 Mark II, R8 und R50 ist die Stelle veröffentlicht, an einem Foto haben wir sie aber noch nicht geprüft. Bei RP, R und R7 stützen wir uns auf je eine Kamera. Die frühen EOS-1D und 1Ds und ihre Nachfolger Mark II speichern die Zahl, bei der 1Ds Mark II kann sie aber das Laden gespeicherter Einstellungen überschreiben. Bei 1D Mark III und 1Ds Mark III stimmt sie nur bei manchen Exemplaren.',
    },
    {
      kind: 'paragraph',
      text: 'Bei allen übrigen bleibt eine grobe Schätzung aus Ordner- und Dateinummer. Verlassen Sie sich nicht auf die verbreitete Formel: Ordnernummer minus 100, mal 9.999, plus die Nummer der letzten Datei.',
    },
    {
      kind: 'figure',
      figure: 'folder-arithmetic',
      caption:
        'Ordner 112, Datei 3456: Die Regel ergibt 123.444. Sie stimmt nur, wenn fortlaufend nummeriert und nie zurückgesetzt wurde.',
    },
    {
      kind: 'paragraph',
      text: 'Dateinamen beginnen nach 9.999 von vorn, lassen sich zurücksetzen, und eine Kamera, die auf der Karte eine höhere Nummer vorfindet, zählt von dort weiter. Frühe Gehäuse legten außerdem schon nach 100 Bildern einen neuen Ordner an: Ein Foto der EOS 350D aus dem Ordner 393 mit der Nummer 9377 steht für ungefähr 29.377 Bilder; nach der Formel wären es 2.939.084.',
    },
    { kind: 'heading', id: 'sony', level: 3, text: 'Sony' },
    {
      kind: 'paragraph',
      text: 'Sony-Kameras mit Wechselobjektiv schreiben eine genaue Zahl. Bei älteren Gehäusen, etwa aus der Generation von Alpha 7 II und Alpha 6000, kann sie nach 65.535 neu beginnen. Lautlose Aufnahmen erhöhen sie nicht; getestet ist das nur an der Alpha 7R II. Manche Gehäuse zählen zwei je Foto statt einer; von der Alpha 57 kennen wir beide Sorten. Die Kompaktkameras RX und ZV-1 speichern keine Gesamtzahl, und in den ersten Alpha-DSLRs, Alpha 100 bis Alpha 700, haben wir keine gefunden.',
    },
    { kind: 'heading', id: 'fujifilm', level: 3, text: 'Fujifilm' },
    {
      kind: 'paragraph',
      text: 'X- und GFX-Kameras schreiben einen Bildzähler. Er kann nie mehr als 32.767 anzeigen und nach einem Firmware-Update neu beginnen. X-E1, X-E2 und X100T haben ihn nicht. Ob elektronische Aufnahmen mitzählen, darin widersprechen sich zwei Seiten derselben Website. Verstehen Sie ihn als Zahl der Bilder, nicht als Maß für den Verschleiß.',
    },
    { kind: 'heading', id: 'olympus-om-system', level: 3, text: 'Olympus und OM SYSTEM' },
    {
      kind: 'paragraph',
      text: 'Kein Wert im Foto steigt mit den Auslösungen. Öffnen Sie das oben beschriebene Servicemenü, und fragen Sie nach Reparaturen: Eine E-1 kam mit zurückgesetztem Wert aus der Werkstatt. Wie es bei OM SYSTEM ist, ist noch nicht bekannt.',
    },
    { kind: 'heading', id: 'pentax-ricoh', level: 3, text: 'Pentax und Ricoh' },
    {
      kind: 'paragraph',
      text: 'Pentax-DSLRs schreiben die genaue Zahl, verschlüsselt mit Datum und Uhrzeit der Aufnahme; wurden die Zeitangaben geändert, kann sich eine andere Zahl ergeben oder gar keine. Live View und Video zählen nicht mit. Nur der *ist D und der *ist DS vor Firmware 2.0 fehlt sie. Die Ricoh GR III verwendet anscheinend dasselbe Format, doch haben wir noch keine Datei gesehen, die es beweist.',
    },
    { kind: 'heading', id: 'leica-panasonic', level: 3, text: 'Leica und Panasonic' },
    {
      kind: 'paragraph',
      text: 'Panasonic schreibt keinen Zähler ins Foto und Leica offiziell auch nicht: Manche Dateien von M8, M9 und M enthalten eine Kennung, die Besitzer für einen halten. Bei Leica fragen Sie den Leica Customer Care.',
    },
    { kind: 'heading', id: 'minolta-kodak', level: 3, text: 'Minolta und Kodak' },
    {
      kind: 'paragraph',
      text: 'Konica Minolta 7D und 5D speichern eine Bildnummer, die immer wieder von vorn beginnt und bestenfalls eine Schätzung erlaubt. In Dateien der DCS-Gehäuse von Kodak ist kein Zähler bekannt. Bei Kameras dieses Alters sagt der Zustand ohnehin mehr.',
    },
    { kind: 'heading', id: 'others', level: 3, text: 'Samsung, Sigma, Hasselblad und Phase One' },
    {
      kind: 'paragraph',
      text: 'Dateien der Samsung NX und von Sigma enthalten keinen Zähler; in dem Feld, das manche bei der NX1 dafür halten, steht in allen Auflistungen, die wir kennen, eine 1. Hasselblad schreibt keinen eigenen Wert; Lunar und HV werden ausgelesen wie die Sony-Kameras, auf denen sie beruhen. Rückteile von Phase One und Leaf zählen die Bilder des Rückteils, an welchem Gehäuse es auch sitzt.',
    },
    { kind: 'heading', id: 'look-alikes', level: 2, text: 'Zahlen, die nur so aussehen' },
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
    { kind: 'heading', id: 'meaning', level: 2, text: 'Was die Zahl bedeutet' },
    {
      kind: 'paragraph',
      text: 'Jede Bewegung des Verschlusses für ein Bild ist eine Auslösung, ihre Zahl heißt oft auch Shutter Count. Sie ist der Kilometerstand der Kamera: Sie sagt etwas über den Gebrauch, nicht über den Zustand. Auch ein Gehäuse mit wenigen Auslösungen kann ein verbogenes Bajonett oder einen Wasserschaden haben. Sie ist auch nicht die Zahl der behaltenen Bilder: Manche Kameras zählen gelöschte Aufnahmen und Probeauslösungen mit, andere lassen Video und Live View außen vor.',
    },
    {
      kind: 'paragraph',
      text: 'Aussagekräftig wird sie im Vergleich mit der Verschluss-Lebensdauer: den Auslösungen, die ein Verschluss dieses Typs im Dauertest des Herstellers überstanden hat. Nikon nennt die eigenen Werte einen geschätzten Durchschnitt; ein einzelner Verschluss kann mehr oder weniger erreichen. Mehr dazu unter [Lebensdauer des Verschlusses](/blog/shutter-lifespan).',
    },
    { kind: 'heading', id: 'reasons', level: 2, text: 'Warum sich das Nachsehen lohnt' },
    {
      kind: 'list',
      items: [
        '**Beim Kauf.** Von außen sieht man einem Gehäuse nicht an, wie oft es ausgelöst hat. Was noch zu prüfen ist, steht in der [Kaufberatung für gebrauchte Kameras](/blog/used-camera-buyers-guide).',
        '**Beim Verkauf.** Zahl und Originalfoto beantworten die erste Frage jedes ernsthaften Interessenten.',
        '**Für die eigenen Kameras.** Sie sehen, wie schnell die Zahl steigt, und können Reparaturen vor die Hochsaison legen.',
        '**Als Beleg.** Für Versicherung oder Garantie verbindet eine datierte Originaldatei die Zahl mit der Seriennummer, sofern die Kamera sie einträgt.',
      ],
    },
    { kind: 'heading', id: 'life-by-level', level: 2, text: 'Zu erwartende Lebensdauer nach Klasse' },
    {
      kind: 'paragraph',
      text: 'Diese Spannen sind Faustregeln. Hat der Hersteller für das Modell eine Zahl veröffentlicht, gilt diese: Jede Modellseite hier, von der [Nikon D850](/nikon/nikon-d850) bis zur [Sony Alpha 7 III](/sony/sony-alpha-a7-iii), nennt sie und sagt, von wem sie stammt.',
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
      text: 'Zum Auslesen ist kein Server nötig; seien Sie also vorsichtig mit Websites, die Ihre Datei hochladen wollen. Ein Foto kann den Aufnahmeort und die Seriennummer enthalten. Hier bleibt beides auf Ihrem Rechner, und wie Sie das nachprüfen, steht in der [Datenschutzerklärung](/privacy-policy). Heben Sie das Foto auf: Ohne die Datei ist eine Zahl nur eine Behauptung.',
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
          question: 'Erhöht Video die Zahl?',
          answer: 'Kaum, und bei manchen Kameras gar nicht: Pentax zählt Video nicht mit.',
        },
        {
          question: 'Zählt der elektronische Verschluss mit?',
          answer:
            'Verschleiß verursacht er keinen, denn kein Vorhang bewegt sich. Nikon und die Canon EOS R5 zählen ihn trotzdem mit, Sony zumindest bei der Alpha 7R II nicht, und bei Fujifilm widersprechen sich die Quellen.',
        },
        {
          question: 'Kann ein Verkäufer den Wert ändern?',
          answer:
            'Über die Menüs nicht, abgesehen vom Laden gespeicherter Einstellungen bei einer Canon EOS-1Ds Mark II. Bei manchen Marken setzt ihn aber eine Reparatur zurück, bei anderen ein Firmware-Update; manche Windows-Software für Canon wirbt damit, den Zähler umschreiben zu können, und Dateien lassen sich bearbeiten. Bitten Sie um ein frisches Original, am besten vor Ihren Augen aufgenommen.',
        },
        {
          question: 'Zwei Programme zeigen verschiedene Zahlen. Welche stimmt?',
          answer:
            'Sehen Sie nach, welches Feld sie auslesen: Gesamtzahl oder mechanische Auslösungen, ein USB-Wert in Tausenderschritten oder eine Dateinummer. Der Checker nennt das Feld und seine Stelle in der Datei.',
        },
        {
          question: 'RAW oder JPEG: Was soll ich nehmen?',
          answer:
            'Beides geht, solange kein Programm die Datei neu gespeichert hat. Nikon etwa schreibt die Zahl in JPEG und NEF.',
        },
      ],
    },
  ],
};

export default article;
