import type { Article } from '../../types';

const article: Article = {
  lead: 'Für die meisten Kameraverschlüsse wird eine Lebensdauer von 50.000 bis 500.000 Auslösungen genannt, je teurer die Kamera, desto mehr; einzelne versagen viel früher oder halten viel länger. Ein Schlitzverschluss besteht aus zwei Sätzen dünner Lamellen, die bei jedem Bild in wenigen Tausendstelsekunden am Sensor vorbeilaufen und hart abgebremst werden.',
  blocks: [
    { kind: 'heading', id: 'rating', level: 2, text: 'Was die Lebensdauer bedeutet' },
    {
      kind: 'paragraph',
      text: 'Die Verschluss-Lebensdauer sagt, mit wie vielen Auslösungen zu rechnen ist. Sie ist weder eine Garantie noch ein Verfallsdatum. Nikon veröffentlicht für die meisten Modelle Werte und spricht von einem geschätzten Durchschnitt.',
    },
    {
      kind: 'figure',
      figure: 'focal-plane-shutter',
      caption:
        'Der erste Vorhang öffnet, der zweite schließt. Bei kurzen Zeiten startet der zweite, bevor der erste angekommen ist, und nur ein Schlitz läuft über den Sensor.',
    },
    {
      kind: 'paragraph',
      text: 'Zentralverschlüsse wie in der Leica Q und den Ricoh-GR-Kameras sitzen im Objektiv und sind anders gebaut; für viele haben wir keinen Wert gefunden.',
    },
    { kind: 'heading', id: 'by-class', level: 2, text: 'Lebensdauer nach Klasse' },
    {
      kind: 'paragraph',
      text: 'Rechnen Sie mit diesen Spannen, solange Sie über Ihr Modell nichts Genaueres wissen. Für frühe Kameras sind sie zu hoch: Bei der ersten EOS-1D ist von 150.000 die Rede.',
    },
    {
      kind: 'table',
      caption: 'Übliche Lebensdauer in Auslösungen',
      columns: ['Klasse', 'DSLR', 'Spiegellos', 'Mittelformat'],
      rows: [
        ['Einsteigerklasse', '50.000–100.000', '50.000–100.000', 'entfällt'],
        ['Mittelklasse', '100.000–150.000', '100.000–200.000', '100.000–200.000'],
        ['Profiklasse', '200.000–500.000', '200.000–400.000', '200.000–300.000'],
      ],
      numeric: [1, 2, 3],
    },
    {
      kind: 'figure',
      figure: 'rated-life',
      caption:
        'Die Spannen sind nur Anhaltswerte: Für manche spiegellose Mittelklassekamera gilt derselbe Wert wie für ein Profigehäuse, für einige spiegellose Profigehäuse werden 500.000 genannt, für die Profi-DSLR EOS 5D Mark IV dagegen nur 150.000.',
    },
    { kind: 'heading', id: 'published', level: 3, text: 'Werte einzelner Modelle' },
    {
      kind: 'paragraph',
      text: 'Nikon nennt seine Werte auf der Support-Seite. Für Sony Alpha 7R III und Alpha 6500 gibt es eine Produktseite von Sony, mit gerundeten Werten: „etwa“ oder „mehr als“. Alle anderen kommen aus zweiter Hand: aus Listen, Testberichten und von Besitzern, die sie meist dem Hersteller zuschreiben. Die Quelle steht auf der jeweiligen Modellseite.',
    },
    {
      kind: 'table',
      caption: 'Veröffentlichte und zitierte Werte, eine Auswahl',
      columns: ['Auslösungen', 'Modelle'],
      rows: [
        [
          '500.000',
          'Canon EOS R3, R5, 1D X Mark III; Sony Alpha 9, Alpha 9 II, Alpha 7R IV, Alpha 7S III; Alpha 7R III (laut Sony „mehr als“)',
        ],
        ['400.000', 'Nikon D4, D4S, D5, D6; Canon EOS-1D X, 1D X Mark II, R6 Mark II; Olympus E-M1X, E-M1 Mark III'],
        ['300.000', 'Nikon D3, D3S, D3X; Canon EOS R6 und 1D Mark IV; Pentax K-1; Fujifilm X-T4'],
        [
          '200.000',
          'Nikon D500, D800 bis D850, Reihen Z5, Z6 und Z7, Z f; Canon EOS 7D Mark II, R7; Sony Alpha 7 III, Alpha 6500 (laut Sony „etwa“)',
        ],
        ['150.000', 'Nikon D300, D600, D610, D700, D750, D780, D7000 bis D7500; Canon EOS 5D Mark IV, 5DS und 7D'],
        [
          '100.000 bis 120.000',
          'Nikon D90, D3000 bis D3200, D5000 bis D5600, Z50, Z30, Z fc; Canon EOS 6D, 80D (100.000), 90D (120.000)',
        ],
      ],
      numeric: [0],
    },
    {
      kind: 'paragraph',
      text: 'Bei Canon sind die Werte innerhalb einer Reihe mehrfach gestiegen. Für die 1D Mark IV werden 300.000 genannt, für die 1D X 400.000, für die 1D X Mark III 500.000; für die R6 300.000, für ihre Nachfolgerin 400.000. Ein älteres Spitzenmodell ist demnach nicht unbedingt robuster als eine neuere Kamera der Klasse darunter.',
    },
    {
      kind: 'paragraph',
      text: 'Einige bekannte Kameras fehlen auf der Liste ihres Herstellers, darunter Nikon D3500 und Df. Ein Wert für ein solches Gehäuse ist Hörensagen, bis jemand ein Dokument nennt.',
    },
    { kind: 'heading', id: 'spread', level: 2, text: 'Wie weit einzelne Kameras abweichen' },
    {
      kind: 'paragraph',
      text: 'Ein Durchschnitt sagt wenig über die einzelne Kamera. In einer von Nutzern gepflegten Sammlung stehen Gehäuse mit derselben angegebenen Lebensdauer, die bei 2.000 Auslösungen kaputtgingen, und andere, die 1.000.000 erreichten.',
    },
    {
      kind: 'list',
      items: [
        'Eine fest montierte Canon EOS 1000D machte als Webcam in 18 Monaten 298.359 Bilder. Dann verklemmte sich eine Lamelle quer vor dem Sensor.',
        'Zwei Nikon-Gehäuse eines Berufsfotografen standen bei 1.033.710 und 878.432 Auslösungen, jedes mit einem einzigen Verschlusstausch.',
        'Eine EOS 40D, für die 100.000 genannt werden, kam auf etwa 200.000. Am Verschluss lag es nicht, dass dann Schluss war: Die Spiegelmechanik gab zuerst auf.',
        'In zwei Klagen in den USA, eingereicht 2021 und 2023, heißt es, Verschlüsse der Sony Alpha 7 III versagten zwischen 10.000 und 50.000 Auslösungen, obwohl Sony mit 200.000 werbe. Das behaupten die Kläger; ein Urteil haben wir nicht gefunden, ein Reparaturprogramm von Sony auch nicht.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ein früher Ausfall ist bei jedem Zählerstand möglich, eine niedrige Zahl ersetzt also nie die Prüfung einer gebrauchten Kamera. Ein Gehäuse, das seine Lebensdauer überschritten hat, ist kein Schrott; Sie sollten nur Geld für die nächste Reparatur zurücklegen.',
    },
    { kind: 'heading', id: 'wear', level: 2, text: 'Von der Zahl zum Verschleiß' },
    {
      kind: 'paragraph',
      text: 'Teilen Sie die Auslösungen durch die Lebensdauer.',
    },
    {
      kind: 'figure',
      figure: 'wear-bands',
      caption: 'Vier Stufen: gering unter 20 Prozent der Lebensdauer, mittel ab 20, hoch ab 50, sehr hoch über 80.',
    },
    {
      kind: 'paragraph',
      text: 'Eine Nikon D5600 mit 60.000 hat 60 Prozent ihrer 100.000 verbraucht, das ist hoch. Eine Canon EOS-1D X Mark II mit denselben 60.000 hat 15 Prozent von 400.000 verbraucht, das ist gering.',
    },
    { kind: 'heading', id: 'years', level: 3, text: 'Von Auslösungen zu Jahren' },
    {
      kind: 'paragraph',
      text: 'Notieren Sie den Wert heute und in vier Wochen wieder; ein Viertel der Differenz ist Ihr Wochenwert.',
    },
    {
      kind: 'table',
      caption: 'Jahre vom Neukauf bis zum Erreichen der Lebensdauer, bei gleichmäßigem Gebrauch',
      columns: ['Auslösungen pro Woche', 'Lebensdauer 100.000', 'Lebensdauer 200.000', 'Lebensdauer 500.000'],
      rows: [
        ['100', '19', '38', '96'],
        ['500', '3,8', '7,7', '19'],
        ['2.000', '1,0', '1,9', '4,8'],
      ],
      numeric: [0, 1, 2, 3],
    },
    { kind: 'heading', id: 'electronic', level: 2, text: 'Auslösungen ohne Verschleiß' },
    {
      kind: 'paragraph',
      text: 'Beim elektronischen Verschluss bewegt sich kein Vorhang. Dabei verschleißt nichts, und doch steigt bei vielen Kameras die Zahl in der Datei.',
    },
    {
      kind: 'table',
      caption: 'Zählen elektronische Auslösungen mit?',
      columns: ['Marke', 'Enthalten?', 'Was das für den Verschleiß heißt'],
      rows: [
        [
          'Nikon',
          'Ja',
          'Nehmen Sie die getrennte Zahl mechanischer Auslösungen, die neuere Gehäuse oft speichern; in der Gesamtzahl lassen elektronische Aufnahmen den Verschleiß höher erscheinen',
        ],
        [
          'Canon EOS R5, R6, R6 Mark II, R8 und R50',
          'Ja; die Quelle ist nur ExifTool (Ausnahme: R5)',
          'Elektronische Aufnahmen lassen den Verschleiß höher erscheinen',
        ],
        [
          'Sony',
          'Bei der Alpha 7R II nicht, laut ExifTool auch nicht bei Alpha 6700, Alpha 7C II, Alpha 7CR und FX2; sonst ungeprüft',
          'Zählen lautlose Aufnahmen mit, sieht der Verschleiß höher aus, als er ist; hat der Zähler neu begonnen, geringer',
        ],
        ['Fujifilm', 'Strittig', 'Verstehen Sie den Wert als Zahl der Bilder'],
        [
          'Ohne mechanischen Verschluss: Nikon Z8, Z9 und ZR, Nikon 1 (außer der V-Serie), Sony Alpha 9 III, ZV-E1, ZV-E10 II und FX30, Sigma fp, Panasonic Lumix S9',
          '–',
          'Falls es eine Zahl gibt, sagt sie nichts über Verschleiß',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Die Datei einer Nikon D850, die uns vorlag, nennt 8.541 Aufnahmen, davon 3.487 mit mechanischem Verschluss; bei einer Z5 sind es 15 von 54.',
    },
    { kind: 'heading', id: 'factors', level: 2, text: 'Was die Lebensdauer verkürzt' },
    { kind: 'heading', id: 'speed', level: 3, text: 'Serien und Zeitraffer' },
    {
      kind: 'paragraph',
      text: 'Bei 16 Bildern pro Sekunde sind 500.000, die Lebensdauer eines Spitzenmodells, nach 8 Stunden und 40 Minuten erreicht. So fotografiert niemand, aber bei Sport- und Tierfotografen kommt die Zahl mit der Zeit zusammen, und ein Zeitraffer mit einem Bild alle paar Sekunden sammelt Tausende Auslösungen, während Sie schlafen.',
    },
    { kind: 'heading', id: 'live-view', level: 3, text: 'Live View an der DSLR' },
    {
      kind: 'paragraph',
      text: 'Für ein Livebild müssen die meisten DSLRs den Spiegel hochklappen und den Verschluss öffnen. Bei vielen Gehäusen bewegt sich der Verschluss dann für ein einziges Foto mehr als einmal, bei manchen auch der Spiegel.',
    },
    { kind: 'heading', id: 'dirt', level: 3, text: 'Staub, Sand, Salz und Feuchtigkeit' },
    {
      kind: 'paragraph',
      text: 'Die Lamellen laufen in engen Führungen mit wenig Spiel. Ein Sandkorn, das beim Objektivwechsel im Wind hineingerät, kann eine Lamelle zerkratzen oder blockieren. Salzwasser und Feuchtigkeit wirken langsamer und erreichen auch die Elektronik.',
    },
    { kind: 'heading', id: 'cold', level: 3, text: 'Kälte und lange Ruhe' },
    {
      kind: 'paragraph',
      text: 'Kälte macht die Mechanik träge. Der Besitzer einer Olympus E-M5 Mark III berichtete, dass der Vorhang bei ungefähr 0 Grad geschlossen blieb. Auch Jahre im Schrank tun einer Kamera nicht gut: Schmierstoffe altern, und in einem feuchten Schrank entsteht Korrosion.',
    },
    { kind: 'heading', id: 'fingers', level: 3, text: 'Finger und Sensor-Swabs' },
    {
      kind: 'paragraph',
      text: 'Verschlusslamellen verbiegen sich schon bei leichter Berührung; fassen Sie sie nicht an. Gefährlich wird es bei der Sensorreinigung: Ist der Akku leer oder kommt jemand an den Schalter, fällt der Vorhang auf den Swab.',
    },
    { kind: 'heading', id: 'warning-signs', level: 2, text: 'Warnzeichen' },
    {
      kind: 'paragraph',
      text: 'Manchmal versagt ein Verschluss ohne Vorwarnung, oft aber kündigt sich der Ausfall an. Fehler im Bild zeigen sich meist zuerst bei den kürzesten Belichtungszeiten, bei denen schon ein leicht verspäteter Vorhang einen großen Teil des Bildes verdirbt.',
    },
    {
      kind: 'list',
      items: [
        '**Dunkle oder schwarze Bilder** oder ein dunkler Streifen an einem Bildrand.',
        '**Schwankende Helligkeit** von Bild zu Bild in einer Serie, obwohl sich weder Licht noch Einstellungen geändert haben.',
        '**Ein zögernder Verschluss**: Er klemmt, schließt zu spät oder braucht mehrere Versuche.',
        '**Ein neues Geräusch**: Schleifen, ein doppeltes Klicken, ein langsamerer Rücklauf.',
        '**Fehlermeldungen nach dem Auslösen**, etwa Err 20, 30 oder 99 bei Canon oder Err bei Nikon.',
        '**Lamellen, die falsch aussehen**, falls sie bei abgenommenem Objektiv zu sehen sind: verbogen, versetzt oder mit einem Ölfilm.',
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Eine gleichmäßige Fläche suchen',
          text: 'Eine leere Wand bei Tageslicht oder ein bedeckter Himmel. Kunstlicht flackert und täuscht genau den Fehler vor, nach dem Sie suchen.',
        },
        {
          title: 'Eine schnelle Serie aufnehmen',
          text: 'Manuelle Belichtung, mechanischer Verschluss, 1/4000 s oder kürzer, mindestens zehn Bilder hintereinander.',
        },
        {
          title: 'Langsam wiederholen',
          text: 'Dasselbe mit 1/60 s. Senken Sie dafür die ISO-Empfindlichkeit, und lassen Sie die Blende möglichst, wie sie ist, damit die Bildecken gleich stark abgedunkelt bleiben.',
        },
        {
          title: 'Vergleichen',
          text: 'Blättern Sie die Bilder zügig durch. Die Helligkeit darf nicht springen, und in der schnellen Serie darf kein Streifen an einem Rand dunkler sein. Vier dunkle Ecken kommen vom Objektiv.',
        },
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Nicht jeder Fehler liegt am Verschluss',
      text: 'Dieselben Meldungen können von einem Objektiv, einem Akku oder schmutzigen Kontakten kommen. Versuchen Sie es mit einem anderen Objektiv und einem frisch geladenen Akku, bevor Sie eine Diagnose bezahlen.',
    },
    { kind: 'heading', id: 'extend', level: 2, text: 'So hält er länger' },
    {
      kind: 'paragraph',
      text: 'Schmieren oder einstellen können Sie einen Verschluss nicht selbst.',
    },
    {
      kind: 'list',
      items: [
        '**Den elektronischen Verschluss benutzen, wo er nicht schadet**: für Probeaufnahmen, Zeitraffer und ruhige Motive. Bei schnellen Motiven verbiegt der Rolling-Shutter-Effekt gerade Linien, und unter manchen Lampen entstehen Streifen.',
        '**Den elektronischen ersten Verschlussvorhang benutzen**, wenn die Kamera ihn anbietet: Nur noch der zweite Vorhang muss laufen. Bei sehr kurzen Zeiten und offener Blende ist der mechanische besser, sonst kann das Bild ungleichmäßig hell werden.',
        '**Das offene Bajonett schützen.** Wechseln Sie Objektive windgeschützt und mit dem Bajonett nach unten, und setzen Sie auf ein Gehäuse ohne Objektiv den Deckel.',
        '**Vorsichtig reinigen.** Nehmen Sie in der Nähe des Vorhangs einen Blasebalg statt eines Pinsels, und arbeiten Sie am offenen Sensor nur mit vollem Akku und im Reinigungsmodus der Kamera.',
        '**Hin und wieder auslösen.** Das gilt auch für eine Kamera, die im Schrank liegt. Lagern Sie sie trocken.',
      ],
    },
    { kind: 'heading', id: 'failure', level: 2, text: 'Wenn er versagt: vier Möglichkeiten' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Reparatur beim Servicepartner.** Der einzige veröffentlichte Preis aus Deutschland, den wir gefunden haben: 360 Euro für eine Nikon D810 in Düsseldorf um 2018. Fragen Sie, wie lange Sie auf die Reparatur Garantie bekommen und ob der Zähler zurückgesetzt wird. Lassen Sie sich den Preis nennen, bevor jemand die Kamera öffnet.',
        '**Freie Werkstatt.** In der Regel billiger und bei alten Modellen manchmal der einzige Weg. Die Teile können gebraucht sein; fragen Sie, woher sie kommen.',
        '**Eine andere Kamera.** Aus unserer Sicht vernünftig, wenn die Reparatur mehr als etwa die Hälfte dessen kostet, was die Kamera gebraucht bringt.',
        '**Verkauf als Ersatzteilspender.** Auch bei einem defekten Gehäuse sind Sensor, Monitor und Sucher oft noch zu gebrauchen. Nennen Sie den Fehler offen.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Soll man einen Verschluss tauschen lassen, bevor er versagt? Meist nicht: Es genügt, ihn reparieren zu lassen, wenn er kaputtgeht. Canons Service in Japan nannte einer Hochzeitsfotografin für ihre EOS 5D Mark III 200.000 Auslösungen bei einer Lebensdauer von 150.000 und bot einen neuen Verschluss an, riet ihr aber, noch zu warten. Das ist vernünftig, wenn Sie ein zweites Gehäuse dabeihaben. Kostet Sie ein verpasstes Bild mehr als die Reparatur, ist der geplante Tausch in der ruhigen Zeit das bessere Geschäft.',
    },
    {
      kind: 'paragraph',
      text: 'Nach der Reparatur läuft der Zähler weiter oder beginnt neu, je nach Hersteller und Ersatzteil. Heben Sie die Rechnung auf: Läuft der Zähler weiter, belegt sie, dass der Verschluss jünger ist als die Kamera. Beginnt er neu, erklärt sie die niedrige Zahl.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Häufige Fragen' },
    {
      kind: 'faq',
      items: [
        {
          question: 'Sinkt die Zahl, wenn ich Bilder lösche?',
          answer:
            'Nein. Gezählt werden Auslösungen, und auch für ein gelöschtes Bild wurde ausgelöst. Die Nikon D200 vermerkt sogar getrennt, wie viele Bilder behalten und wie viele gelöscht wurden; zusammen ergeben sie die Gesamtzahl.',
        },
        {
          question: 'Halten Verschlüsse von Spiegellosen länger als die von DSLRs?',
          answer:
            'Nach den Werten, die genannt werden, sind sie sich sehr ähnlich. Eine DSLR hat zusätzlich die Spiegelmechanik, und die kann als Erstes versagen, wie bei der EOS 40D weiter oben.',
        },
        {
          question: 'Warum gibt es für meine Kamera keine Herstellerangabe?',
          answer:
            'Viele Hersteller veröffentlichen keine, vor allem nicht für Einsteigermodelle und Kompaktkameras mit Zentralverschluss. Nehmen Sie bei einer DSLR oder spiegellosen Kamera die Spanne der Klasse, und betrachten Sie jeden Prozentsatz als Schätzung. Für einen Zentralverschluss gelten diese Spannen nicht.',
        },
        {
          question: 'Kann ich den Zähler auf null stellen?',
          answer:
            'Über die üblichen Menüs nicht. Bei manchen Ricohs setzt ihn laut Besitzern ein verborgener Befehl zurück, bei einer Canon EOS-1Ds Mark II ändert ihn das Laden gespeicherter Einstellungen. Eine Reparatur kann ihn zurücksetzen, bei manchen Marken auch ein Firmware-Update. Der Datei sieht man das nicht an; vergleichen Sie eine niedrige Zahl deshalb mit dem Zustand der Kamera.',
        },
      ],
    },
    { kind: 'heading', id: 'next', level: 2, text: 'Wie es weitergeht' },
    {
      kind: 'paragraph',
      text: 'Noch keine Zahl? Hier steht, wie Sie [die Auslösungen auslesen](/blog/find-shutter-count-on-any-camera). Vor dem Kauf hilft die [Kaufberatung für gebrauchte Kameras](/blog/used-camera-buyers-guide).',
    },
  ],
};

export default article;
