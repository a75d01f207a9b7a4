import type { Article } from '../../types';

const article: Article = {
  lead: 'Ein Schlitzverschluss besteht aus zwei Sätzen dünner Lamellen, die in wenigen Tausendstelsekunden am Sensor vorbeilaufen, hart abbremsen und das Ganze wiederholen. Er ist das Teil einer Kamera, das mit der größten Gewissheit verschleißt, und das einzige, dessen Verschleiß gezählt wird. Hier lesen Sie, was die Herstellerangabe zur Lebensdauer bedeutet, was einem Verschluss schadet, wie sich sein Ende ankündigt und welche Wahl Sie dann haben.',
  blocks: [
    { kind: 'heading', id: 'rating', level: 2, text: 'Was die Lebensdauer bedeutet' },
    {
      kind: 'paragraph',
      text: 'Die Verschluss-Lebensdauer ist die Zahl der Zyklen, die ein Verschluss im Dauertest des Herstellers überstanden hat. Sie ist weder eine Garantie noch ein Verfallsdatum. Nikon veröffentlicht für die meisten Modelle Werte und spricht von einem geschätzten Durchschnitt: Tatsächlich können es mehr oder weniger sein. In der Kamera geschieht nichts, wenn der Wert erreicht ist. Keine Warnung erscheint, und das nächste Bild sieht aus wie das vorige.',
    },
    {
      kind: 'figure',
      figure: 'focal-plane-shutter',
      caption:
        'Der erste Vorhang öffnet, der zweite schließt. Bei kurzen Zeiten startet der zweite, bevor der erste angekommen ist, und nur ein Schlitz läuft über den Sensor.',
    },
    {
      kind: 'paragraph',
      text: 'Zwischen zwei Bildern müssen beide Vorhänge zurückgeholt und festgehalten werden, bereit für den nächsten Lauf. Jede Auslösung bedeutet also zwei Sprints, zwei Vollbremsungen und einen Heimweg. Was darin altert, altert je Auslösung, und deshalb zählen die Hersteller Auslösungen und keine Stunden. Bei einer DSLR klappt außerdem der Spiegel auf und ab, angetrieben von einer eigenen Mechanik ohne Zähler. Zentralverschlüsse wie in der Leica Q und der Reihe Ricoh GR sitzen im Objektiv und sind anders gebaut; für viele von ihnen ist nie ein Wert veröffentlicht worden.',
    },
    { kind: 'heading', id: 'by-class', level: 2, text: 'Lebensdauer nach Klasse' },
    {
      kind: 'paragraph',
      text: 'Die Werte folgen, mit Ausnahmen, dem Preis der Kamera. Die Spannen in dieser Tabelle sind die üblichen je Klasse und nützlich, solange Sie über ein bestimmtes Modell nichts Genaueres wissen.',
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
        'Die Klassen überschneiden sich: Eine gute spiegellose Kamera der Mittelklasse ist so hoch angegeben wie ein einfaches Profigehäuse.',
    },
    { kind: 'heading', id: 'published', level: 3, text: 'Werte einzelner Modelle' },
    {
      kind: 'paragraph',
      text: 'Für viele Gehäuse gibt es einen eigenen Wert. Die von Nikon stehen auf dessen Support-Seite. Für Sony Alpha 7R III und Alpha 6500 gibt es eine Produktseite von Sony, mit gerundeten Werten: „etwa“ oder „mehr als“. Alle anderen kommen aus zweiter Hand: aus Listen, Testberichten und von Besitzern, die sie dem Hersteller zuschreiben. Die Quelle steht auf der jeweiligen Modellseite.',
    },
    {
      kind: 'table',
      caption: 'Veröffentlichte und zugeschriebene Werte, eine Auswahl',
      columns: ['Auslösungen', 'Modelle'],
      rows: [
        [
          '500.000',
          'Canon EOS R3, R5, 1D X Mark III; Sony Alpha 9, Alpha 9 II, Alpha 7R IV, Alpha 7S III; Alpha 7R III (mehr als)',
        ],
        ['400.000', 'Nikon D4, D4S, D5, D6; Canon EOS-1D X, 1D X Mark II, R6 Mark II; Olympus E-M1X und E-M1 Mark III'],
        ['300.000', 'Nikon D3, D3S, D3X; Canon EOS R6 und 1D Mark IV; Pentax K-1; Fujifilm X-T4'],
        [
          '200.000',
          'Nikon D500, D800 bis D850, Reihen Z5, Z6 und Z7, Z f; Canon EOS 7D Mark II, R7; Sony Alpha 7 III, Alpha 6500 (etwa)',
        ],
        ['150.000', 'Nikon D300, D600, D610, D700, D750, D780, D7000 bis D7500; Canon EOS 5D Mark IV, 5DS und 7D'],
        [
          '100.000 bis 120.000',
          'Nikon D90, D3000 bis D3200, D5000 bis D5600 (über 100.000), Z50, Z30, Z fc; Canon EOS 6D, 80D (100.000), 90D (120.000)',
        ],
      ],
      numeric: [0],
    },
    {
      kind: 'paragraph',
      text: 'Innerhalb einer Reihe steigen die Werte meist. Für die Canon 1D Mark IV werden 300.000 genannt, für die 1D X 400.000, für deren Mark III 500.000; die R6 kam mit 300.000, ihre Nachfolgerin mit 400.000. Die Olympus E-M1 Mark III steht mit 400.000 in den Listen, doppelt so viel wie die 200.000, die für die Mark II kursieren. Ein älteres Spitzenmodell ist demnach nicht von selbst robuster als eine neuere Kamera eine Klasse darunter.',
    },
    {
      kind: 'paragraph',
      text: 'Einige bekannte Kameras fehlen auf der Liste ihres Herstellers, darunter Nikon D3500, Df und D200. Ein Wert für ein solches Gehäuse ist Hörensagen, bis jemand ein Dokument nennt. Die Listen dieser Website, zum Beispiel [alle Nikon-Modelle](/nikon/all-models), führen zu Modellseiten, die Herstellerangabe, zugeschriebenen Wert und Schätzung auseinanderhalten.',
    },
    { kind: 'heading', id: 'spread', level: 2, text: 'Wie weit echte Kameras streuen' },
    {
      kind: 'paragraph',
      text: 'Ein Durchschnitt sagt über das einzelne Exemplar wenig. Eine von Nutzern gepflegte Sammlung von Verschluss-Schicksalen enthält Gehäuse mit ein und demselben Wert, die bei 2.000 Auslösungen starben, und andere, die 1.000.000 erreichten. Wer aus einem einzelnen Fall eine Regel ableiten will, findet im nächsten das Gegenbeispiel. Ein paar belegte zeigen die Spannweite:',
    },
    {
      kind: 'list',
      items: [
        'Eine Canon EOS 1000D in einer fest montierten Webcam machte in 18 Monaten 298.359 Bilder. Dann verklemmte sich eine Lamelle quer vor dem Sensor.',
        'Zwei Nikon-Gehäuse eines Berufsfotografen standen bei 1.033.710 und 878.432 Auslösungen, jedes mit einem einzigen Verschlusstausch.',
        'Eine EOS 40D, angegeben mit 100.000, kam auf etwa 200.000. Am Verschluss lag es nicht, dass Schluss war: Die Spiegelmechanik gab zuerst auf.',
        'In zwei Klagen in den USA, eingereicht 2021 und 2023, heißt es, Verschlüsse der Sony Alpha 7 III versagten zwischen 10.000 und 50.000 Auslösungen, obwohl Sony mit 200.000 werbe. Die erste nennt für die Reparatur 500 bis 650 Dollar. Das sind Behauptungen der Kläger; ein Urteil, das sie bestätigt, kennen wir nicht, und ein Reparaturprogramm hat Sony nicht angekündigt.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Daraus folgt zweierlei. Ein früher Ausfall ist bei jedem Zählerstand möglich, eine niedrige Zahl ersetzt also nie die Prüfung einer gebrauchten Kamera. Und ein Gehäuse jenseits seiner Lebensdauer ist kein Schrott, sondern eines, für dessen nächste Reparatur Sie das Geld haben sollten.',
    },
    { kind: 'heading', id: 'wear', level: 2, text: 'Von der Zahl zum Verschleiß' },
    {
      kind: 'paragraph',
      text: 'Teilen Sie die Auslösungen durch die Lebensdauer. Der Quotient sagt mehr als die Zahl allein, denn 60.000 Auslösungen bedeuten an einem Einsteigergehäuse etwas anderes als an einem Profigehäuse.',
    },
    {
      kind: 'figure',
      figure: 'wear-bands',
      caption: 'Vier Stufen: gering unter 20 Prozent der Lebensdauer, mittel ab 20, hoch ab 50, sehr hoch über 80.',
    },
    {
      kind: 'paragraph',
      text: 'Eine Nikon D5600 mit 60.000 hat 60 Prozent ihrer 100.000 verbraucht, das ist hoch. Eine Canon EOS-1D X Mark II mit denselben 60.000 hat 15 Prozent von 400.000 verbraucht, das ist gering. Stammt die Lebensdauer nur aus der Klasse, ist auch der Prozentsatz nicht besser als die Klasse, und der [Checker](/) kennzeichnet ihn als Schätzung.',
    },
    { kind: 'heading', id: 'years', level: 3, text: 'Von Auslösungen zu Jahren' },
    {
      kind: 'paragraph',
      text: 'Greifbarer als ein Prozentsatz ist Zeit. Notieren Sie den Wert heute und in einem Monat wieder; die Differenz ist Ihr Tempo. Die Tabelle zeigt, wie lange ein neuer Verschluss bei drei gleichmäßigen Tempi bis zum Ende seiner Lebensdauer braucht. Mit 100 Auslösungen pro Woche hat selbst ein auf 100.000 ausgelegter Verschluss fast zwei Jahrzehnte vor sich. Mit 2.000, einem Wochenende voller Veranstaltungen, hat ein Verschluss der Einsteigerklasse seinen Wert binnen eines Jahres erreicht.',
    },
    {
      kind: 'table',
      caption: 'Jahre bis zur angegebenen Lebensdauer, bei gleichmäßigem Tempo',
      columns: ['Auslösungen pro Woche', 'Lebensdauer 100.000', 'Lebensdauer 200.000', 'Lebensdauer 500.000'],
      rows: [
        ['100', '19,2', '38,5', '96,2'],
        ['500', '3,8', '7,7', '19,2'],
        ['2.000', '1,0', '1,9', '4,8'],
      ],
      numeric: [0, 1, 2, 3],
    },
    { kind: 'heading', id: 'electronic', level: 2, text: 'Auslösungen ohne Verschleiß' },
    {
      kind: 'paragraph',
      text: 'Beim elektronischen Verschluss bewegt sich kein Vorhang: Der mechanische bleibt offen, und allein der Sensor beginnt und beendet die Belichtung. Eine solche Auslösung verschleißt nichts, und doch steigt bei vielen Kameras die Zahl in der Datei. Bevor Sie aus ihr einen Prozentsatz machen, sehen Sie nach, was sie zählt.',
    },
    {
      kind: 'table',
      caption: 'Zählen elektronische Auslösungen mit?',
      columns: ['Marke', 'Enthalten?', 'Was das für den Verschleiß heißt'],
      rows: [
        [
          'Nikon',
          'Ja',
          'Nehmen Sie die getrennte Zahl mechanischer Auslösungen, die neuere Gehäuse speichern; sonst ist die Gesamtzahl eine Obergrenze',
        ],
        ['Canon EOS R5, R6, R6 Mark II, R8 und R50', 'Ja', 'Die Gesamtzahl ist eine Obergrenze'],
        [
          'Sony',
          'Nein',
          'Der Wert lässt sich unmittelbar mit der Lebensdauer vergleichen; bestätigt nur für die Alpha 7R II',
        ],
        ['Fujifilm', 'Strittig', 'Lesen Sie ihn als Zahl der Bilder'],
        [
          'Ohne mechanischen Verschluss: Nikon Z8 und Z9, Sony Alpha 9 III und ZV-E1, Sigma fp, Panasonic S9',
          '–',
          'Die Zahl sagt nichts über Verschleiß',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Der Unterschied kann groß sein. Die Datei einer Nikon D850, die uns vorlag, nennt 8.541 Auslösungen insgesamt und 3.487 mechanische, die einer Z5 nennt 54 und 15. Wer im Konzert lautlos fotografiert oder Zeitraffer elektronisch laufen lässt, besitzt womöglich ein Gehäuse mit erschreckender Gesamtzahl und fast neuem Verschluss. Eine Gesamtzahl ohne den mechanischen Anteil irrt aus Sicht des Käufers also zur sicheren Seite: Sie kann den Verschleiß größer erscheinen lassen, als er ist.',
    },
    { kind: 'heading', id: 'factors', level: 2, text: 'Was die Lebensdauer verkürzt' },
    { kind: 'heading', id: 'speed', level: 3, text: 'Serien und Zeitraffer' },
    {
      kind: 'paragraph',
      text: 'Gebrauch summiert sich schneller, als man denkt. Bei 16 Bildern pro Sekunde dauern 500.000 Auslösungen 8 Stunden und 40 Minuten: die Lebensdauer eines Spitzenmodells, dahin an einem langen Tag mit dem Finger auf dem Auslöser. So fotografiert niemand, aber wer Sport und wilde Tiere aufnimmt, kommt in Raten dorthin, und ein Zeitraffer mit einem Bild alle paar Sekunden sammelt Tausende Auslösungen, während sein Besitzer schläft.',
    },
    { kind: 'heading', id: 'live-view', level: 3, text: 'Live View an der DSLR' },
    {
      kind: 'paragraph',
      text: 'Für ein Livebild muss eine DSLR den Spiegel hochklappen und den Verschluss öffnen. Bei vielen Gehäusen bewegen sich Spiegel und Verschluss dann für ein einziges Foto mehr als einmal. Wie genau, ist von Modell zu Modell verschieden; nehmen Sie es als Grund zur Mäßigung und nicht als Formel.',
    },
    { kind: 'heading', id: 'dirt', level: 3, text: 'Staub, Sand, Salz und Feuchtigkeit' },
    {
      kind: 'paragraph',
      text: 'Die Lamellen laufen in engen Führungen mit wenig Spiel. Ein Sandkorn, das beim Objektivwechsel im Wind hineingerät, kann eine Lamelle zerkratzen oder blockieren. Salzwasser und Feuchtigkeit wirken langsamer und erreichen auch die Elektronik. Eine Kamera, die einige Sommer am Strand verbracht hat, kann mit 10.000 Auslösungen schlechter dastehen als ein Studiogehäuse mit zehnmal so vielen.',
    },
    { kind: 'heading', id: 'cold', level: 3, text: 'Kälte und lange Ruhe' },
    {
      kind: 'paragraph',
      text: 'Niedrige Temperaturen machen Mechanik träge. Der Besitzer einer Olympus E-M5 Mark III berichtete, dass der Vorhang bei ungefähr 0 Grad geschlossen blieb. Lassen Sie eine kalte Kamera also erst warm werden, bevor Sie an einen Defekt glauben. Auch Jahre im Schrank sind keine Kur: Schmierstoffe altern, und ein feuchter Schrank bringt Korrosion. Deshalb verdient eine Kamera vom Dachboden mit fast keinen Auslösungen dieselben Prüfungen wie eine aus der Redaktion.',
    },
    { kind: 'heading', id: 'fingers', level: 3, text: 'Finger und Reinigungsstäbchen' },
    {
      kind: 'paragraph',
      text: 'Verschlusslamellen verbiegen sich bei Berührung. Ansehen ist erlaubt, anfassen nicht. Die meisten Unfälle geschehen bei der Sensorreinigung, wenn der Vorhang über dem Stäbchen zufällt, weil der Akku leer war oder jemand an den Schalter kam. Mit der Zahl der Auslösungen haben sie nichts zu tun.',
    },
    { kind: 'heading', id: 'warning-signs', level: 2, text: 'Warnzeichen' },
    {
      kind: 'paragraph',
      text: 'Manchmal versagt ein Verschluss ohne Vorwarnung, oft aber gibt es Zeichen. Fast alle zeigen sich zuerst bei den kürzesten Belichtungszeiten, wo schon eine kleine Verspätung eines Vorhangs einen großen Teil des Bildes verdirbt. Wer seine Kamera gut kennt, hört es mitunter, bevor er es sieht.',
    },
    {
      kind: 'list',
      items: [
        '**Dunkle oder schwarze Bilder** oder ein dunkler Streifen an einem Bildrand.',
        '**Schwankende Helligkeit** von Bild zu Bild in einer Serie, obwohl sich weder Licht noch Einstellungen geändert haben.',
        '**Ein zögernder Verschluss**: Er klemmt, schließt zu spät oder braucht mehrere Versuche.',
        '**Ein neues Geräusch**: Schleifen, ein doppeltes Klicken, ein langsamerer Rücklauf.',
        '**Fehlermeldungen nach dem Auslösen**, etwa Err 20, 30 oder 99 bei Canon oder Err bei Nikon.',
        '**Lamellen, die falsch aussehen**, wenn das Objektiv abgenommen ist: verbogen, versetzt oder mit einem Ölfilm.',
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
          text: 'Manuelle Belichtung, mechanischer Verschluss, 1/4000 s oder kürzer, mindestens zehn Bilder hintereinander.',
        },
        {
          title: 'Langsam wiederholen',
          text: 'Dasselbe mit 1/60 s und entsprechend geschlossener Blende.',
        },
        {
          title: 'Vergleichen',
          text: 'Blättern Sie die Bilder zügig durch. Die Helligkeit darf nicht springen, und kein Rand darf in der einen Serie dunkler sein als in der anderen.',
        },
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Nicht jeder Fehler ist der Verschluss',
      text: 'Dieselben Meldungen können von einem Objektiv, einem Akku oder schmutzigen Kontakten kommen. Versuchen Sie es mit einem anderen Objektiv und einem frisch geladenen Akku, bevor Sie eine Diagnose bezahlen.',
    },
    { kind: 'heading', id: 'extend', level: 2, text: 'So hält er länger' },
    {
      kind: 'paragraph',
      text: 'Schmieren oder einstellen können Sie einen Verschluss nicht selbst. Sie können ihm aber Arbeit ersparen, die dem Bild nichts bringt, und Schmutz von ihm fernhalten. Beides kostet nichts als Aufmerksamkeit.',
    },
    {
      kind: 'list',
      items: [
        '**Den elektronischen Verschluss benutzen, wo er nicht schadet**: für Probeaufnahmen, Zeitraffer und ruhige Motive. Es bewegt sich kein Vorhang, also verschleißt auch nichts. Bei schnellen Motiven verbiegt der Rolling-Shutter-Effekt gerade Linien, und unter manchen Lampen entstehen Streifen; dort ist der mechanische die bessere Wahl.',
        '**Den elektronischen ersten Verschlussvorhang einschalten**, wo die Kamera ihn anbietet. Er ersetzt den ersten Vorhang, sodass nur noch der zweite laufen muss.',
        '**Serien, wenn es darauf ankommt.** Eine kurze im richtigen Augenblick bringt so viel wie eine lange.',
        '**Die Öffnung schützen.** Wechseln Sie Objektive windgeschützt und mit dem Bajonett nach unten, und setzen Sie auf ein Gehäuse ohne Objektiv den Deckel.',
        '**Vorsichtig reinigen.** In der Nähe des Vorhangs Blasebalg statt Pinsel, und bei offenem Sensor ein voller Akku und der Reinigungsmodus der Kamera.',
        '**In Bewegung halten.** Auch im Schrank will eine Kamera hin und wieder ausgelöst werden, und trockene Luft tut ihr gut.',
      ],
    },
    { kind: 'heading', id: 'failure', level: 2, text: 'Wenn er versagt: vier Möglichkeiten' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Reparatur beim Vertragsservice.** Oft liest man 200 bis 400 Dollar für einen neuen Verschluss. Die meisten veröffentlichten Preise, die wir gefunden haben, liegen darüber: 360 Euro für eine Nikon D810 in Düsseldorf um 2018, 599 kanadische Dollar für eine D750 bei Nikon Kanada 2019, umgerechnet etwa 614 US-Dollar für eine Canon 5D Mark II in China 2017, 80.000 Yen für eine 1D X in Tokio 2017. Fragen Sie, wie lange für die Reparatur gehaftet wird und ob der Zähler zurückgesetzt wird. Lassen Sie sich den Preis nennen, bevor jemand die Kamera öffnet.',
        '**Freie Werkstatt.** In der Regel billiger und bei alten Modellen manchmal der einzige Weg. Die Teile können gebraucht sein; fragen Sie, welche es sind und woher sie kommen.',
        '**Ein anderes Gehäuse.** Nach unserem Urteil vernünftig, wenn die Reparatur mehr als etwa die Hälfte dessen kostet, was die Kamera gebraucht bringt. Bedenken Sie, dass auch der gebrauchte Ersatz schon Auslösungen hinter sich hat.',
        '**Verkauf als Ersatzteilspender.** Auch ein totes Gehäuse hat noch Sensor, Monitor und Sucher, die jemand braucht. Nennen Sie den Fehler offen.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Soll man einen Verschluss tauschen lassen, bevor er versagt? Eine Servicestelle von Canon sagte einer Hochzeitsfotografin, ihre EOS 5D Mark III, angegeben mit 150.000, stehe bei 200.000, und bot einen neuen Verschluss für 60.000 Yen an. Der Rat, den sie bekam: warten und reparieren, wenn er kaputtgeht. Das ist vernünftig, wenn Sie ein zweites Gehäuse dabeihaben. Kostet Sie ein verpasstes Bild mehr als die Reparatur, ist der geplante Tausch in der ruhigen Zeit das bessere Geschäft.',
    },
    {
      kind: 'paragraph',
      text: 'Nach der Reparatur läuft der Zähler weiter oder beginnt neu, je nach Hersteller und Ersatzteil. Heben Sie die Rechnung auf: Sie sagt einem Käufer, dass der Verschluss jünger ist als die Zahl oder die Zahl jünger als die Kamera. Viele Auslösungen mit Reparaturbeleg können mehr wert sein als eine mittlere Zahl ohne.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Kurz beantwortet' },
    {
      kind: 'faq',
      items: [
        {
          question: 'Sinkt die Zahl, wenn ich Bilder lösche?',
          answer:
            'Nein. Gezählt werden Auslösungen, und auch für ein gelöschtes Bild wurde ausgelöst. Die Nikon D200 speichert behaltene und gelöschte Bilder sogar getrennt; zusammen ergeben sie die Gesamtzahl.',
        },
        {
          question: 'Halten Verschlüsse von Spiegellosen länger als die von DSLRs?',
          answer:
            'Den Herstellerangaben nach sind sie sich sehr ähnlich. Eine DSLR hat zusätzlich die Spiegelmechanik, und die kann als Erstes aufgeben, wie bei der EOS 40D weiter oben.',
        },
        {
          question: 'Warum gibt es für meine Kamera keine Herstellerangabe?',
          answer:
            'Weil wir keine veröffentlichte gefunden haben. Bei Einsteigermodellen und Kompaktkameras mit Zentralverschluss ist das häufig. Nehmen Sie die Spanne der Klasse und betrachten Sie jeden Prozentsatz als Schätzung.',
        },
        {
          question: 'Kann ich den Zähler auf null stellen?',
          answer:
            'In den Menüs nicht. Eine Reparatur kann es tun und bei manchen Marken ein Firmware-Update. Ob es in guter Absicht geschah oder zur Täuschung, verrät die Datei allein nicht; sehen Sie sich also die ganze Kamera an.',
        },
      ],
    },
    { kind: 'heading', id: 'next', level: 2, text: 'Wie es weitergeht' },
    {
      kind: 'paragraph',
      text: 'Wenn Sie Ihre Zahl noch nicht kennen, beginnen Sie mit der Anleitung zum [Auslesen der Auslösungen](/blog/find-shutter-count-on-any-camera). Wenn Sie kaufen wollen, rückt die [Kaufberatung für gebrauchte Kameras](/blog/used-camera-buyers-guide) die Zahl an ihren Platz unter allem anderen, was zu prüfen ist. Und wenn Ihre Kamera jenseits ihrer Lebensdauer liegt und klingt wie immer, machen Sie weiter. Sichern Sie Ihre Bilder, legen Sie etwas Geld zurück, und lassen Sie sie arbeiten.',
    },
  ],
};

export default article;
