import type { Article } from '../../types';

const article: Article = {
  lead: 'Eine gebrauchte Kamera ist oft der bessere Kauf: Ihr Preis ist schon kräftig gefallen. Das Risiko: Nicht alles, was die Kamera erlebt hat, steht im Inserat.',
  blocks: [
    { kind: 'heading', id: 'before', level: 2, text: 'Bevor Sie ein einziges Inserat ansehen' },
    {
      kind: 'paragraph',
      text: 'Entscheiden Sie sich zuerst für das Modell und dann für das Angebot. Auf den Modellseiten hier steht, was über die Lebensdauer des Verschlusses bekannt ist und ob die Fotos die Zahl enthalten: Die [Nikon D750](/nikon/nikon-d750) schreibt sie in jedes Bild, in Fotos der [Canon EOS 5D Mark IV](/canon/canon-eos-5d-mark-iv) fehlt sie. Was das Modell wirklich kostet, sehen Sie, wenn Sie bei eBay nach verkauften Artikeln filtern; laufende Angebote sagen wenig.',
    },
    {
      kind: 'paragraph',
      text: 'Bei einer DSLR sagt die Lebensdauer des Verschlusses nichts über den Spiegel: Dessen eigene Mechanik kann früher versagen. Bei einer spiegellosen Kamera sind Monitor und Sucher ständig in Betrieb; sehen Sie sich beide genauer an.',
    },
    { kind: 'heading', id: 'where', level: 2, text: 'Wo Sie kaufen' },
    {
      kind: 'table',
      caption: 'Bezugsquellen im Vergleich',
      columns: ['Quelle', 'Preis', 'Was Sie bekommen', 'Was Sie selbst tun müssen'],
      rows: [
        [
          'Händler mit Gebrauchtabteilung',
          'Am höchsten',
          'Eingestufte und geprüfte Kamera, Gewährleistung, beim Kauf im Netz ein Widerrufsrecht',
          'Auslösungen und Zubehör prüfen',
        ],
        [
          'Refurbished-Shop des Herstellers',
          'Hoch',
          'Geprüftes Gehäuse, Gewährleistung und Widerruf wie beim Händler, oft eine Garantie',
          'Mit dem Neupreis vergleichen',
        ],
        [
          'eBay oder Kleinanzeigen mit Käuferschutz',
          'Mittel',
          'Sie können reklamieren, wenn die Ware nicht der Beschreibung entspricht',
          'Vor dem Kauf die Auslösungen erfragen, nach der Ankunft prüfen',
        ],
        [
          'Kleinanzeigen mit Abholung',
          'Am niedrigsten',
          'Die Kamera in der Hand, bevor Sie zahlen',
          'Die gesamte Prüfung',
        ],
      ],
    },
    {
      kind: 'list',
      items: [
        '**Beim Händler** fragen Sie, was die Einstufung umfasst (meist nur das Aussehen) und ob die Garantie für den Verschluss gilt. Für die erste gebrauchte Kamera oder eine teure ist der Aufschlag gut angelegt.',
        '**Im Shop des Herstellers** fragen Sie, ob beim Tausch von Teilen der Zähler zurückgesetzt wurde.',
        '**Bei eBay und beim Versand über Kleinanzeigen** schreiben und bezahlen Sie nur über die Plattform, bei Kleinanzeigen mit „Sicher bezahlen“, denn sonst gilt der Käuferschutz nicht. Bei „Freunde und Familie“ bietet auch PayPal keinen. Lassen Sie den Verkäufer die Auslösungen selbst auslesen und mit Datum und Programm nennen.',
        '**Bei der Abholung** treffen Sie sich bei Tageslicht, wo Sie die Kamera in Ruhe ausprobieren können, etwa beim Verkäufer zu Hause.',
      ],
    },
    { kind: 'market', about: 'dealers' },
    { kind: 'heading', id: 'germany-japan', level: 3, text: 'Gewährleistung, Garantie, Privatverkauf' },
    {
      kind: 'paragraph',
      text: 'In Deutschland haftet ein Händler für Mängel gebrauchter Ware mindestens ein Jahr lang. Diese gesetzliche Gewährleistung ist etwas anderes als eine Garantie. „Differenzbesteuert“ heißt nur, dass keine Mehrwertsteuer ausgewiesen ist. Private Verkäufer schließen die Gewährleistung meist aus; das ist kein Warnzeichen. Lassen Sie sich die Auslösungen gerade deshalb ins Inserat oder in den Chat schreiben.',
    },
    {
      kind: 'paragraph',
      text: 'Bei einer Bestellung in Japan kommen Einfuhrumsatzsteuer und je nach Ware Zoll hinzu, eine Rücksendung ist teuer, und das Menü bietet nicht immer Deutsch oder Englisch. „Junk“ (ジャンク) bedeutet dort: als nicht funktionsfähig verkauft, ganz gleich, wie die Bilder aussehen.',
    },
    { kind: 'heading', id: 'count', level: 2, text: 'Die Zahl der Auslösungen beurteilen' },
    {
      kind: 'paragraph',
      text: 'Bitten Sie den Verkäufer, ein Foto aufzunehmen, die Datei im [Checker](/) zu öffnen und Ihnen das Ergebnis zu zeigen, oder lassen Sie sich das unbearbeitete JPEG geben. Vergleichen Sie die Zahl mit der Lebensdauer.',
    },
    {
      kind: 'figure',
      figure: 'wear-bands',
      caption: 'Verschleiß heißt hier: Auslösungen geteilt durch Lebensdauer.',
    },
    {
      kind: 'table',
      caption: 'Was die Stufen für den Käufer bedeuten',
      columns: ['Anteil der Lebensdauer', 'Verschleiß', 'Was daraus folgt'],
      advice: 'buyer',
      rows: [
        ['Unter 20 %', 'Gering'],
        ['20–50 %', 'Mittel'],
        ['50–80 %', 'Hoch'],
        ['Über 80 %', 'Sehr hoch'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Achten Sie darauf, was gezählt wurde. Bei Kameras mit elektronischem Verschluss kann die Gesamtzahl Bilder enthalten, bei denen sich kein Vorhang bewegt hat; Nikon speichert die mechanischen Auslösungen bei neueren Gehäusen oft getrennt. Einzelheiten zu jeder Marke stehen in der Anleitung zum [Auslesen der Auslösungen](/blog/find-shutter-count-on-any-camera).',
    },
    { kind: 'heading', id: 'no-count', level: 3, text: 'Wenn die Zahl nicht zu bekommen ist' },
    {
      kind: 'paragraph',
      text: 'In Fotos der meisten Canon-Kameras und aller von Olympus, Panasonic und Leica wurde noch keine verlässliche Zahl gefunden; glauben Sie einem Inserat nicht, das für eine Panasonic „Auslösungen laut EXIF“ nennt. Fragen Sie, ob die Zahl über USB (Canon, einige Lumix), im Servicemenü (Olympus, ältere Lumix) oder auf einem Servicebeleg zu finden ist. Geht nichts davon, urteilen Sie nach den unten genannten Gebrauchsspuren; ohne Zahl bleibt der Verschleiß offen. Eine Dateinummer ist kein Ersatz: Die Namen laufen bis 9.999 und beginnen neu, IMG_2310 kann also das 2.310. Bild sein oder das 102.300.',
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Wenige Auslösungen beweisen keinen guten Zustand',
      text: 'Eine Kamera, die im ersten Urlaub ins Meer gefallen ist, hat wenige Auslösungen, und eine, deren Zähler bei einer Reparatur zurückgesetzt wurde, zeigt wenige an. Passt die Zahl nicht zu den Spuren an Griffen, Ösen und Bodenplatte, glauben Sie den Spuren.',
    },
    { kind: 'heading', id: 'inspect', level: 2, text: 'Was Sie prüfen, in dieser Reihenfolge' },
    {
      kind: 'paragraph',
      text: 'Bringen Sie ein passendes Objektiv mit, eine leere Karte, einen geladenen Akku, falls Sie einen haben, einen Blasebalg und eine kleine Taschenlampe.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Seriennummer',
          text: 'Die am Gehäuse muss mit Karton, Rechnung und, wenn der Checker sie vergleichen kann, mit dem Foto übereinstimmen. Suchen Sie sie in Listen gestohlener Geräte und in den Servicemitteilungen des Herstellers. Nikon etwa hat Verschlüsse der D750 nach Mitteilungen von 2015, 2016 und 2017 kostenlos repariert; ob ein Gehäuse dazugehört, sagt Ihnen Nikon anhand der Nummer.',
        },
        {
          title: 'Auslösungen',
          text: 'Lesen Sie sie aus einer Originaldatei, die vor Ihren Augen auf Ihrer Karte entsteht. Ein Screenshot reicht für die Vorauswahl, nicht für den Kauf.',
        },
        {
          title: 'Objektivbajonett',
          text: 'Es muss eben sein und fest sitzen, mit allen Schrauben. Blankes Messing spricht für viele Objektivwechsel, ein verzogener Ring für einen Sturz.',
        },
        {
          title: 'Sensor',
          text: 'Fotografieren Sie eine helle, leere Wand bei f/16. Weiche graue Flecken sind Staub und lassen sich entfernen; scharfe Spuren, die auch nach dem Ausblasen bleiben, sind Kratzer oder festsitzender Schmutz; Ringe mit heller Mitte sind Öl, winzige schwarze Punkte tote Pixel. Setzen Sie dann den Deckel auf, schalten Sie die Rauschminderung bei Langzeitbelichtung aus, und belichten Sie 1/60 s und 30 s: Helle Punkte, die immer an derselben Stelle sitzen, sind Hotpixel; ein paar sind normal.',
        },
        {
          title: 'Verschluss',
          text: 'Nehmen Sie bei Tageslicht eine gleichmäßig beleuchtete Fläche in Serie auf, zuerst mit 1/4000 s oder kürzer, dann mit 1/60 s. Stellen Sie den mechanischen Verschluss ein, wenn Sie die Wahl haben: Mit dem elektronischen ersten Verschlussvorhang prüfen Sie nur einen der beiden Vorhänge. Vergleichen Sie die Helligkeit, achten Sie auf Streifen, und hören Sie dabei hin. Wie die Fehler aussehen, steht im Artikel über die [Lebensdauer des Verschlusses](/blog/shutter-lifespan).',
        },
        {
          title: 'Autofokus, Stabilisierung und Bedienung',
          text: 'Stellen Sie mit mehreren Fokusfeldern auf nahe und ferne Motive scharf. Schalten Sie die Stabilisierung ein und aus. Drücken Sie jede Taste, drehen Sie jedes Rad in beide Richtungen, und probieren Sie jeden Kartenschacht, jeden Anschluss und den Blitzschuh.',
        },
        {
          title: 'Monitor und Sucher',
          text: 'Zeigen Sie ein weißes und ein schwarzes Bild an, und suchen Sie nach toten Pixeln und abgelösten Schichten. Klappen Sie den Monitor aus, und beobachten Sie, ob er flackert.',
        },
        {
          title: 'Akku und Akkufach',
          text: 'Lesen Sie das Alter ab, wo das Menü es anzeigt, achten Sie auf Wölbungen, und fragen Sie, ob der Akku ein Original ist. Grüne oder weiße Spuren an den Kontakten sind Korrosion.',
        },
        {
          title: 'Gummi, Gewinde und Klappen',
          text: 'Lose Griffe, ein ausgeleiertes Stativgewinde, blanke Gurtösen und Klappen, die nicht mehr bündig schließen, verraten starken Gebrauch eher als der Lack.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Nehmen Sie die Testbilder auf Ihrer Karte mit: Am großen Bildschirm sehen Sie mehr als auf dem Monitor der Kamera.',
    },
    { kind: 'heading', id: 'lens', level: 3, text: 'Wenn ein Objektiv dabei ist' },
    {
      kind: 'paragraph',
      text: 'Leuchten Sie bei offener Blende mit der Taschenlampe von hinten hindurch. Pilz sieht aus wie Reif oder Fäden und breitet sich aus; ein solches Objektiv gehört nicht in die Tasche zu anderen. Eine Trübung ist ein gleichmäßiger Schleier, der Kontrast kostet; ein paar Staubkörner sind harmlos. Zoom und Fokus sollen ohne Kratzen und Spiel laufen, und die Blende soll bei f/16 zügig schließen.',
    },
    { kind: 'heading', id: 'online', level: 3, text: 'Wenn Sie nicht dabei sein können' },
    {
      kind: 'paragraph',
      text: 'Bitten Sie um scharfe Fotos von Bajonett, Sensor, Akkufach und Bodenplatte. Wo sich Dateien schicken lassen, bitten Sie um das Original-JPEG, das Bild der Wand bei f/16, das dunkle mit aufgesetztem Deckel und eine Minute Video mit Ton: zehn Auslösungen und eine Drehung an jedem Rad.',
    },
    { kind: 'heading', id: 'questions', level: 2, text: 'Fragen an den Verkäufer' },
    {
      kind: 'paragraph',
      text: 'Für jede Art von Angebot gibt es [eine fertige Nachricht](/ask-the-seller).',
    },
    {
      kind: 'list',
      items: [
        '**Sind Sie der erste Besitzer, und haben Sie die Rechnung?** Sie belegt Kauf und Alter und sollte auf den Verkäufer lauten. Fehlt sie bei einer fast neuen Kamera, fragen Sie nach.',
        '**Warum verkaufen Sie?** Ein Systemwechsel oder ein neueres Gehäuse ist ein guter Grund. „Sie liegt nur herum“ ist auch einer, wenn die Zahl dazu passt.',
        '**Wofür wurde sie benutzt?** Sport erklärt viele Auslösungen, Hochzeiten bei jedem Wetter erklären abgegriffenes Gummi. Wurde mit der Kamera jahrelang gefilmt, kann die Zahl niedrig sein, denn manche Hersteller zählen Video nicht mit.',
        '**Ist sie heruntergefallen, nass geworden oder repariert worden?** Fragen Sie nach jedem Punkt einzeln; dann bekommen Sie eher eine klare Antwort.',
        '**Wurde der Verschluss getauscht? Wann, von wem, und gibt es eine Rechnung?** Mit Rechnung ist das eine gute Nachricht, auch bei vielen Auslösungen. Wurde dabei der Zähler zurückgesetzt, sind Spiegel, Tasten und Bajonett älter als die Zahl; fragen Sie, ob der alte Stand auf der Rechnung steht.',
        '**Können Sie mir ein Foto von heute als Originaldatei schicken?** Damit bekommen Sie Zahl und Seriennummer, sofern die Kamera sie speichert. Bekommen Sie nur den Link zu einem Bericht, fragen Sie nach der Seriennummer; der Link enthält sie nicht.',
      ],
    },
    { kind: 'heading', id: 'price', level: 2, text: 'Über den Preis verhandeln' },
    {
      kind: 'paragraph',
      text: 'Gehen Sie von dem aus, was das Modell in ähnlichem Zustand gebracht hat, und schlagen Sie auf oder ziehen Sie ab, was Sie begründen können.',
    },
    {
      kind: 'list',
      items: [
        '**Verschleiß gering oder mittel:** Es gibt nichts abzuziehen.',
        '**Verschleiß hoch:** Ziehen Sie einen Teil der Kosten für einen neuen Verschluss ab. Nur einen Teil, weil der alte noch Jahre halten kann. Einen Preis aus Deutschland finden Sie weiter unten.',
        '**Verschleiß sehr hoch:** Ziehen Sie die ganzen Kosten eines neuen Verschlusses ab. Kostet er fast so viel, wie die Kamera wert ist, kaufen Sie sie nicht.',
        '**Ladegerät, Akku oder Deckel fehlen:** Ziehen Sie ab, was sie neu kosten.',
        '**Staub auf dem Sensor:** Eine Reinigung ist ein kleiner Posten, außer bei fest eingebautem Objektiv: Dann muss die Kamera meist geöffnet werden; rechnen Sie mit einer Reparatur. Bei Kratzern überlegen Sie, ob Sie die Kamera überhaupt wollen.',
        '**Verschluss mit Rechnung getauscht:** Das darf etwas mehr kosten.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Halten Sie schriftlich fest, was Sie vereinbaren, und sei es als Nachricht: Modell, Seriennummer, Zahl der Auslösungen an diesem Tag, bekannte Mängel, Zubehör, Preis.',
    },
    { kind: 'market', about: 'workshops' },
    { kind: 'heading', id: 'red-flags', level: 2, text: 'Alarmzeichen' },
    {
      kind: 'paragraph',
      text: 'Bei einem dieser Zeichen fragen Sie nach, bei zweien sehen Sie sich das nächste Inserat an. Bei Punkt 3 oder 4 kaufen Sie auf keinen Fall.',
    },
    {
      kind: 'list',
      items: [
        'In der Beschreibung steht „ungetestet“ oder „hat zuletzt funktioniert“.',
        'Die Bilder stammen von der Website des Herstellers oder zeigen ein anderes Gehäuse.',
        'Die Seriennummer ist abgekratzt oder auch bei der Übergabe nicht zu sehen.',
        'Der Verkäufer will die Auslösungen auch nach einer Erklärung nicht auslesen und lässt sie bei der Übergabe nicht prüfen.',
        'Der Preis liegt weit unter dem Marktpreis, und angeblich ist schon ein anderer Interessent unterwegs.',
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Eine bearbeitete Datei ist kein Beweis für Betrug',
      text: 'Smartphones und Messenger schreiben Bilder um, ohne zu fragen. Meldet der Checker ein bearbeitetes Foto, bitten Sie noch einmal um das Original, von der Karte kopiert. Lässt es sich nicht schicken, lesen Sie bei der Übergabe ein neues Foto aus.',
    },
    { kind: 'heading', id: 'after', level: 2, text: 'Die ersten Tage' },
    {
      kind: 'paragraph',
      text: 'Prüfen Sie die Kamera gleich, solange Widerrufsrecht oder Käuferschutz gelten; bei „Sicher bezahlen“ bestätigen Sie den Erhalt erst danach. Melden Sie Mängel sofort: Nach der Frist, die in der App steht, bekommt der Verkäufer das Geld auch ohne Ihre Bestätigung. Ist alles in Ordnung, machen Sie ein Foto, bewahren Sie das Original unbearbeitet bei der Rechnung auf, und notieren Sie die Zahl.',
    },
  ],
};

export default article;
