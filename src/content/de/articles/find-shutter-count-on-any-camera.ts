import type { Article } from '../../types';

const article: Article = {
  lead: 'Die meisten Kameras zählen mit, wie oft ihr Verschluss ausgelöst wurde. Manche schreiben diese Zahl in jedes Bild, manche sollen sie in einem versteckten Menü zeigen, und manche geben sie nur über ein USB-Kabel oder bei einem Servicepartner preis.',
  blocks: [
    { kind: 'heading', id: 'three-ways', level: 2, text: 'Drei Wege zur Zahl' },
    {
      kind: 'paragraph',
      text: 'Probieren Sie sie in dieser Reihenfolge aus. Bei fast allen Nikon und Pentax und etwa jeder zweiten Sony mit Wechselobjektiv führt schon der erste zum Ziel.',
    },
    { kind: 'heading', id: 'from-a-photo', level: 3, text: 'Weg 1: aus einem Foto auslesen' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Machen Sie ein neues Bild',
          text: 'JPEG oder RAW, das Motiv ist egal. Ein Foto von heute zeigt den Stand von heute.',
        },
        {
          title: 'Kopieren Sie die Datei unverändert',
          text: 'Mit Kartenleser oder Kabel. Speichern Sie sie nicht neu, und verschicken Sie sie nicht über einen Messenger.',
        },
        {
          title: 'Öffnen Sie sie hier',
          text: 'Ziehen Sie die Datei auf den [Shutter Count Checker](/); hochgeladen wird nichts. Auf iPhone und iPad wählen Sie das Foto über „Dateien“ aus.',
        },
      ],
    },
    {
      kind: 'figure',
      figure: 'count-in-file',
      caption: 'Der Zähler besteht aus wenigen Bytes in den Herstellerdaten, deren Aufbau jede Firma selbst bestimmt.',
    },
    {
      kind: 'paragraph',
      text: 'Erscheint keine Zahl, obwohl die Marke sie sonst speichert, liegt es meist an der Datei. Auch Fotoverwaltungen können die Daten weglassen.',
    },
    {
      kind: 'figure',
      figure: 'what-survives',
      caption: 'Verlässlich ist nur das unberührte Original.',
    },
    { kind: 'heading', id: 'in-the-camera', level: 3, text: 'Weg 2: in der Kamera nachsehen' },
    {
      kind: 'paragraph',
      text: 'Laut Besitzern steht die Zahl bei Canon EOS-1D X, 1D X Mark II und 1D X Mark III in der Systemstatusanzeige des Einstellungsmenüs, bei einigen anderen Marken in einem Servicemenü. Bei Olympus PEN und OM-D öffneten Besitzer es so, mit kleinen Abweichungen je nach Modell und Firmware; zu den meisten Modellen kennen wir keinen Bericht:',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Mit gedrückter MENU-Taste einschalten',
          text: 'Lassen Sie los, sobald der Monitor leuchtet, und drücken Sie noch einmal MENU.',
        },
        {
          title: 'Die Monitorhelligkeit öffnen',
          text: 'Der Punkt steht im Einstellungsmenü. Drücken Sie INFO und dann OK; bei manchen Modellen genügt eines von beiden.',
        },
        {
          title: 'Die Tastenfolge eingeben',
          text: 'Oben, unten, links, rechts, dann den Auslöser ganz durchdrücken, dann oben.',
        },
        {
          title: 'Seite 2 ablesen',
          text: 'Drücken Sie die rechte Taste. Hinter R soll die Zahl der Auslösungen stehen. Ändern Sie dort nichts, und schalten Sie die Kamera aus.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Die älteren Four-Thirds-DSLRs verlangen ein offenes Kartenfach und eine andere Tastenfolge; sie steht auf [den Modellseiten](/olympus). Manche Firmware-Updates sollen das Menü entfernt haben.',
    },
    {
      kind: 'paragraph',
      text: 'Einige ältere Panasonic Lumix G zeigen die Zahl als SHTCNT; welche, steht in der [Liste aller Kameras](/cameras). Bei einer Ricoh GR Digital IV hielt ein Besitzer Wiedergabe- und Makrotaste der ausgeschalteten Kamera gedrückt und fand die Zahl in der Zeile SH.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Nikon, Sony und die meisten Canon: kein Menüpunkt',
      text: 'Einen Menüpunkt „Shutter Count“ haben wir bei Nikon, Sony oder Canon 5D und 7D nirgends gefunden, auch wenn viele Seiten davon schreiben. Fujifilm X100, X100S und X100T haben einen, doch er zählt auch Ein- und Ausschalten, Wiedergabe und das Umschalten des Suchers mit.',
    },
    { kind: 'heading', id: 'over-usb', level: 3, text: 'Weg 3: USB-Kabel oder Servicepartner' },
    {
      kind: 'paragraph',
      text: 'Viele Canon-Kameras geben die Zahl an einen Computer aus, manche genau, manche auf volle Tausender aufgerundet; was für welche gilt, steht im [Canon-Artikel](/blog/canon-shutter-count). Manche Fujifilm X und GFX melden eine Zahl im Tether-Modus. Viele davon liest diese Website [per USB](/connect) aus; das ist neu und noch nicht an der Kamera erprobt.',
    },
    {
      kind: 'paragraph',
      text: 'Hilft sonst nichts, fragen Sie einen Servicepartner des Herstellers. Sicher ist auch dessen Zahl nicht: Nikon schreibt, dass ein Firmware-Update oder eine Reparatur die Gesamtzahl zurücksetzen kann.',
    },
    { kind: 'heading', id: 'brand-guides', level: 2, text: 'Marke für Marke' },
    {
      kind: 'table',
      caption: 'Zahl der Auslösungen im Foto, nach Marken',
      columns: ['Marke', 'Im Foto?', 'Wie genau', 'Sonst'],
      rows: [
        ['[Nikon](/nikon)', 'Fast immer, in JPEG und NEF', 'Genau', 'Selten nötig'],
        ['[Pentax](/pentax)', 'Fast immer', 'Genau', 'Selten nötig'],
        ['[Sony](/sony) mit Wechselobjektiv', 'Meistens', 'Genau; viele ältere beginnen neu', 'Sony-Servicepartner'],
        [
          '[Fujifilm](/fujifilm) X und GFX',
          'Bei einigen; bei den meisten anderen erwartet',
          'Bildzähler bis 32.767',
          'USB im Tether-Modus bei manchen Gehäusen; Menü bei X100, X100S und X100T',
        ],
        ['[Canon](/canon)', 'Bei wenigen Modellen', 'Von genau bis zweifelhaft', 'USB, Kartenbericht, Statusanzeige'],
        [
          '[Ricoh](/ricoh)',
          'Bei vielen Modellen bis 2012; bei der GR III erwartet',
          'Bildzähler mit Einschränkungen; GR III nicht bestätigt',
          'Laut einem Besitzer eine Anzeige der GR Digital IV',
        ],
        ['[Olympus](/olympus)', 'Keine gefunden', '–', 'Servicemenü der Kamera'],
        [
          'Panasonic',
          'Keine gefunden',
          '–',
          'Laut Besitzern USB bei einigen S und der DC-L10, Servicemenü bei einigen älteren',
        ],
        [
          '[Leica](/leica)',
          'Nur bei M8, M9 und M Monochrom eine unbestätigte Nummer',
          'Schätzwert',
          'Leica Customer Care',
        ],
        ['[Konica Minolta](/minolta) 7D, 5D', 'Nur eine Bildnummer', 'Schätzwert', '–'],
        ['[Kodak](/kodak) DCS', 'Keine gefunden', '–', '–'],
      ],
    },
    { kind: 'heading', id: 'nikon', level: 3, text: 'Nikon' },
    {
      kind: 'paragraph',
      text: 'Bei DSLRs und Z-Kameras zählen mechanische und elektronische Aufnahmen gleichermaßen. Neuere Gehäuse haben oft zusätzlich einen Zähler für die mechanischen (3.487 von 8.541 in einer D850-Datei); mit der Lebensdauer vergleichen Sie diesen. Bei Z8 und Z9 bleibt er auf 0. In Fotos von D1, D1X, D100 und alten COOLPIX-Kompaktkameras hat noch niemand eine Zahl der Auslösungen gefunden.',
    },
    { kind: 'heading', id: 'canon', level: 3, text: 'Canon' },
    {
      kind: 'paragraph',
      text: 'In Dateien der meisten EOS-Gehäuse hat niemand die Gesamtzahl gefunden. Die EOS R5 und die ersten 1D-Generationen speichern einen echten Zähler, R, R6, R6 Mark II, R7, R8, R50 und RP einen mit Einschränkungen.',
    },
    {
      kind: 'paragraph',
      text: 'Sonst bleibt bestenfalls eine sehr grobe Schätzung aus Ordner- und Dateinummer. Leiten Sie keinen Preis aus der verbreiteten Formel ab: Ordnernummer minus 100, mal 9.999, plus die Nummer der letzten Datei.',
    },
    {
      kind: 'figure',
      figure: 'folder-arithmetic',
      caption: 'Die Regel ergibt 123.444. Sie stimmt nur, wenn fortlaufend nummeriert und nie zurückgesetzt wurde.',
    },
    {
      kind: 'paragraph',
      text: 'Dateinummern beginnen nach 9.999 von vorn, lassen sich zurücksetzen, und eine Kamera, die auf der Karte eine höhere vorfindet, zählt von dort weiter.',
    },
    { kind: 'heading', id: 'sony', level: 3, text: 'Sony' },
    {
      kind: 'paragraph',
      text: 'Die Zahl ist genau, kann bei vielen älteren Gehäusen, etwa der Alpha 7 II und der Alpha 6000, aber nach 65.535 neu beginnen. Lautlose Aufnahmen zählen bei der Alpha 7R II nicht mit, laut ExifTool auch nicht bei Alpha 6700, Alpha 7C II, Alpha 7CR und FX2; bei anderen ist das ungeprüft. Manche Gehäuse zählen zwei je Foto. In Fotos der Kompaktkameras RX und ZV-1 sowie von Alpha 100, Alpha 200, Alpha 350, Alpha 700, Alpha 9 III, ZV-E1 und ZV-E10 II haben wir keine Zahl gefunden.',
    },
    { kind: 'heading', id: 'fujifilm', level: 3, text: 'Fujifilm' },
    {
      kind: 'paragraph',
      text: 'Der Bildzähler kann nie mehr als 32.767 anzeigen; nach einem Firmware-Update kann er neu beginnen. Bei X-E1, X-E2, X-T10 und X100T hat ihn niemand gefunden. Die Quellen widersprechen sich darin, ob Aufnahmen mit elektronischem Verschluss mitzählen: Verstehen Sie ihn als Zahl der Bilder, nicht als Maß für den Verschleiß.',
    },
    { kind: 'heading', id: 'pentax-ricoh', level: 3, text: 'Pentax und Ricoh' },
    {
      kind: 'paragraph',
      text: 'Pentax verschlüsselt die Zahl mit Datum und Uhrzeit der Aufnahme; wurden die geändert, kann sich eine andere Zahl ergeben oder gar keine. Bei den DSLRs zählen Live View und Video nicht mit. Die Zahl fehlt nur bei der *ist D und laut Berichten bei der *ist DS vor Firmware 2.0. Die Ricoh GR III verwendet anscheinend dasselbe Format, doch haben wir noch keine Datei gesehen, die es beweist. GR Digital, GXR und viele weitere Ricoh von 2003 bis 2012 haben einen eigenen Zähler für Bilder, die GR von 2013 nicht.',
    },
    { kind: 'heading', id: 'others', level: 3, text: 'Weitere Marken' },
    {
      kind: 'list',
      items: [
        '**Olympus, OM SYSTEM.** Fragen Sie nach Reparaturen: Eine E-1 kam mit zurückgesetztem Wert aus der Werkstatt. Für Kameras von OM SYSTEM ist noch kein Servicemenü mit der Zahl bekannt.',
        '**Leica.** Manche Dateien von M8, M9 und M Monochrom enthalten eine Kennung, die Besitzer für einen Zähler halten.',
        '**Samsung NX, Sigma.** In Fotos ist kein Zähler bekannt; NX1 und NX500 sollen ihren Stand auf eine Karte schreiben können. Das Feld, das manche bei der NX1 für den Zähler halten, enthielt in allen Fotos, deren Daten wir kennen, eine 1.',
        '**Hasselblad.** In den eigenen Kameras ist kein Zähler bekannt; Lunar und HV werden ausgelesen wie die Sony-Kameras, auf denen sie beruhen.',
        '**Phase One, Leaf.** Nur ein Schätzwert. Er gilt für die Bilder des Digitalrückteils, nicht für das Gehäuse davor.',
      ],
    },
    { kind: 'heading', id: 'look-alikes', level: 2, text: 'Zahlen, die nur so aussehen' },
    {
      kind: 'list',
      items: [
        '**Die interne Seriennummer von Panasonic.** Ihre letzten Ziffern werden gern als Auslösungen ausgegeben; sie sind in jedem Foto gleich.',
        '**Die Sequenznummer von Sony.** Sie ist die Position eines Bildes in einer Serienaufnahme.',
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Eine schnelle Probe',
      text: 'Machen Sie mit dem mechanischen Verschluss (mit einer DSLR durch den Sucher, nicht im Live View) zwei Bilder hintereinander, und lesen Sie beide aus. Ein echter Zähler steigt jedes Mal, um eins oder, je nach Aufnahmeart, um zwei. Das tut auch die Dateinummer. Stimmen Zahl und Dateinummer überein, sehen Sie nach, welches Feld das Programm ausliest.',
    },
    { kind: 'heading', id: 'meaning', level: 2, text: 'Was die Zahl bedeutet' },
    {
      kind: 'paragraph',
      text: 'Die Zahl der Auslösungen, oft auch Shutter Count genannt, ist der Kilometerstand der Kamera: Sie sagt etwas über den Gebrauch, nicht über den Zustand. Auch ein Gehäuse mit wenigen Auslösungen kann ein verbogenes Bajonett oder einen Wasserschaden haben.',
    },
    {
      kind: 'paragraph',
      text: 'Vergleichen Sie die Zahl mit der [Lebensdauer des Verschlusses](/blog/shutter-lifespan).',
    },
    { kind: 'heading', id: 'reasons', level: 2, text: 'Warum sich das Nachsehen lohnt' },
    {
      kind: 'list',
      items: [
        '**Beim Kauf.** Von außen sieht man einem Gehäuse nicht an, wie oft es ausgelöst hat. Mehr in der [Kaufberatung](/blog/used-camera-buyers-guide).',
        '**Beim Verkauf.** Die Zahl beantwortet die erste Frage jedes ernsthaften Interessenten.',
        '**Für die eigenen Kameras.** Sie können Reparaturen vor die Hochsaison legen.',
        '**Als Beleg.** Eine datierte Originaldatei verbindet die Zahl mit der Seriennummer, sofern die Kamera sie einträgt.',
      ],
    },
    { kind: 'heading', id: 'life-by-level', level: 2, text: 'Zu erwartende Lebensdauer nach Klasse' },
    {
      kind: 'paragraph',
      text: 'Hat der Hersteller eine Zahl veröffentlicht, gilt diese. Von wem eine Angabe stammt, steht auf Modellseiten wie der der [Nikon D850](/nikon/nikon-d850) oder [Sony Alpha 7 III](/sony/sony-alpha-a7-iii).',
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
    { kind: 'heading', id: 'free-tools', level: 2, text: 'Programme und was sie kosten' },
    {
      kind: 'table',
      caption: 'Programme zum Auslesen und was sie kosten',
      columns: ['Programm', 'Geeignet für', 'Zu beachten'],
      rows: [
        [
          '[Shutter Count Checker](/)',
          'Fotos der Marken, die eine Zahl speichern, im Browser',
          'Kostenlos; sollte auch [viele Canon und einige Fujifilm per USB](/connect) auslesen können',
        ],
        [
          'ExifTool',
          'Alle Felder einer Datei, auf der Kommandozeile',
          'Kostenlos; exiftool -ShutterCount -ImageCount Datei gibt den Zähler aus',
        ],
        ['gPhoto2', 'Ältere Canon und einige Fujifilm über USB', 'Kostenlos; scheitert an vielen neueren'],
        [
          'Kostenpflichtige USB-Programme',
          'Canon-Gehäuse über USB',
          '3,99 Dollar (etwa 3,50 Euro) soll eines 2020 gekostet haben; sehen Sie vor dem Kauf nach, ob Ihr Modell genannt ist',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Vorsicht bei Websites, die Ihre Datei hochladen wollen: Ein Foto kann den Aufnahmeort und die Seriennummer enthalten. Hier bleibt beides auf Ihrem Gerät, und Sie können [das nachprüfen](/privacy-policy). Heben Sie das Foto auf: Ohne die Datei ist eine Zahl nur eine Behauptung.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Häufige Fragen' },
    {
      kind: 'faq',
      items: [
        {
          question: 'Wie viele Auslösungen sind bei einer gebrauchten Kamera gut?',
          answer:
            'Bis zur halben Lebensdauer ist die Zahl allein kein Grund zur Sorge: Die Hälfte sind bei Einsteigermodellen 25.000 bis 50.000, bei Profigehäusen 100.000 bis 200.000.',
        },
        {
          question: 'Kann ein Verkäufer den Wert ändern?',
          answer:
            'Ja, an der Kamera selbst aber nur in Ausnahmen: Bei manchen Ricoh setzt ihn laut Besitzern ein verborgener Befehl zurück, bei einer Canon EOS-1Ds Mark II ändert ihn das Laden gespeicherter Einstellungen. Eher kann ihn bei manchen Marken eine Reparatur oder ein Firmware-Update zurücksetzen, ein Windows-Programm für Canon wirbt damit, ihn umschreiben zu können, und Dateien lassen sich bearbeiten. Bitten Sie um ein frisches Original, am besten vor Ihren Augen aufgenommen.',
        },
        {
          question: 'Zwei Programme zeigen verschiedene Zahlen. Welche stimmt?',
          answer:
            'Sehen Sie nach, welches Feld sie auslesen: Gesamtzahl oder mechanische Auslösungen, ein USB-Wert in Tausenderschritten oder eine Dateinummer.',
        },
      ],
    },
  ],
};

export default article;
