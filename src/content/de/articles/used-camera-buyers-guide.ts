import type { Article } from '../../types';

const article: Article = {
  lead: 'Eine gebrauchte Kamera ist oft der bessere Kauf: Ihr Preis ist schon kräftig gefallen, ihr Verschluss hat meist noch viel vor sich. Das Risiko liegt im Unterschied zwischen dem, was im Inserat steht, und dem, was mit dem Gehäuse geschehen ist. Mit einer Stunde gründlicher Prüfung schließen Sie das meiste davon aus. Hier lesen Sie, wo Sie kaufen, was Sie in welcher Reihenfolge prüfen, was Sie fragen und wie Sie zu einem Preis kommen, den beide Seiten begründen können.',
  blocks: [
    { kind: 'heading', id: 'before', level: 2, text: 'Bevor Sie ein einziges Inserat ansehen' },
    {
      kind: 'paragraph',
      text: 'Entscheiden Sie sich zuerst für das Modell und dann für das Angebot. Zu diesem Modell sollten Sie drei Dinge wissen: für wie viele Auslösungen sein Verschluss angegeben ist, ob seine Fotos die Zahl enthalten und zu welchem Preis es zuletzt wirklich verkauft wurde. Die ersten beiden stehen auf den Modellseiten hier, zum Beispiel bei der [Canon EOS 5D Mark IV](/canon/canon-eos-5d-mark-iv), die ihre Zahl nicht ins Foto schreibt, oder der [Nikon D750](/nikon/nikon-d750), die sie in jedes Bild schreibt. Den dritten Punkt erfahren Sie, wenn Sie bei eBay nach verkauften Artikeln filtern; was in laufenden Angeboten verlangt wird, sagt wenig.',
    },
    {
      kind: 'paragraph',
      text: 'Den zweiten Punkt vorher zu kennen, erspart ein unangenehmes Gespräch. Wer eine DSLR von Nikon oder Pentax verkauft, kann die Zahl mit einem Foto belegen. Wer eine Olympus verkauft, muss das Servicemenü zeigen, und bei den meisten Canon-Gehäusen muss die Zahl über USB ausgelesen werden. Bietet jemand eine Panasonic mit „Auslösungen laut EXIF“ an, hat ihn vermutlich ein Programm in die Irre geführt: Panasonic speichert keine.',
    },
    { kind: 'heading', id: 'dslr-mirrorless', level: 3, text: 'DSLR oder spiegellos?' },
    {
      kind: 'paragraph',
      text: 'Beide können gebraucht ein guter Kauf sein, aber sie altern verschieden. Eine DSLR hat einen Spiegel mit eigener Mechanik, die kein Zähler erfasst und die vor dem Verschluss versagen kann. Ihr optischer Sucher nutzt sich kaum ab. Eine spiegellose Kamera arbeitet ständig mit Monitor und elektronischem Sucher; sehen Sie sich diese also genauer an. Außerdem kann ihre Zahl elektronische Auslösungen enthalten, bei denen nichts verschleißt. Bei der Lebensdauer überschneiden sich beide: DSLRs der Mittelklasse werden meist mit 100.000 bis 150.000 Auslösungen angesetzt, spiegellose der Mittelklasse mit 100.000 bis 200.000.',
    },
    { kind: 'heading', id: 'where', level: 2, text: 'Wo Sie kaufen' },
    {
      kind: 'paragraph',
      text: 'Man zahlt mit Geld oder mit Risiko: Je mehr ein Verkäufer für die Kamera einsteht, desto mehr kostet sie.',
    },
    {
      kind: 'table',
      caption: 'Bezugsquellen im Vergleich',
      columns: ['Quelle', 'Preis', 'Was Sie bekommen', 'Was Sie selbst tun müssen'],
      rows: [
        [
          'Händler mit Gebrauchtabteilung',
          'Am höchsten',
          'Eingestufte und geprüfte Kamera, Gewährleistung, beim Kauf im Netz ein Widerrufsrecht',
          'Zahl und Zubehör prüfen',
        ],
        [
          'Refurbished-Shop des Herstellers',
          'Hoch',
          'Geprüftes Gehäuse, oft mit Garantie',
          'Mit dem Neupreis vergleichen',
        ],
        [
          'eBay oder Kleinanzeigen mit Käuferschutz',
          'Mittel',
          'Möglichkeit zur Reklamation, wenn die Ware nicht der Beschreibung entspricht',
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
        '**Beim Händler** fragen Sie, was die Einstufung umfasst. Meist beschreibt sie nur das Aussehen. Fragen Sie auch nach der Zahl und danach, ob die Garantie für den Verschluss gilt.',
        '**Im Shop des Herstellers** hat jemand das Gehäuse geprüft, der die Servicesoftware besitzt. Fragen Sie, ob beim Tausch von Teilen der Zähler zurückgesetzt wurde.',
        '**Bei eBay und beim Versand über Kleinanzeigen** schreiben und bezahlen Sie nur über die Plattform, bei Kleinanzeigen mit „Sicher bezahlen“, denn sonst gilt der Käuferschutz nicht. PayPal „Freunde und Familie“ hat gar keinen. Lassen Sie den Verkäufer die Auslösungen selbst auslesen und einen Screenshot schicken.',
        '**Bei der Abholung** nehmen Sie eine eigene Speicherkarte mit und treffen sich dort, wo Sie die Kamera in Ruhe ausprobieren können, etwa beim Verkäufer zu Hause oder im Café am Fenster. Eine eilige Übergabe auf dem Parkplatz nützt nur dem Verkäufer.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Für die erste gebrauchte Kamera oder eine teure ist der Aufschlag des Händlers gut angelegt. Mit dem Widerrufsrecht können Sie die Kamera mehrere Tage lang zu Hause prüfen. Bei einem günstigen Gehäuse, das Sie gut kennen, ist der Privatkauf kaum zu schlagen, sofern Sie sich bei Tageslicht treffen und sich Zeit für eine gründliche Prüfung nehmen.',
    },
    { kind: 'market', about: 'dealers' },
    { kind: 'heading', id: 'germany-japan', level: 3, text: 'Gewährleistung, Garantie, Privatverkauf' },
    {
      kind: 'paragraph',
      text: 'In Deutschland haftet ein Händler für Mängel gebrauchter Ware mindestens ein Jahr lang. Diese gesetzliche Gewährleistung ist etwas anderes als eine Garantie, die Hersteller oder Händler obendrein geben. „Differenzbesteuert“ auf der Rechnung heißt nur, dass keine Mehrwertsteuer ausgewiesen ist. Private Verkäufer schließen die Gewährleistung meist mit einem Satz im Inserat aus; das ist üblich und kein Warnzeichen. Lassen Sie sich die Auslösungen trotzdem ins Inserat oder in den Chat schreiben: Was jemand ausdrücklich zusagt, dafür gilt der Ausschluss in der Regel nicht.',
    },
    {
      kind: 'paragraph',
      text: 'Wenn Sie in Japan bestellen: Zum Preis kommen Einfuhrumsatzsteuer und womöglich Zoll, eine Rücksendung ist teuer, und das Menü einer Kamera für den japanischen Markt bietet nicht immer Deutsch oder Englisch. „Junk“ (ジャンク) bedeutet dort: als nicht funktionsfähig verkauft, ganz gleich, wie die Bilder aussehen.',
    },
    { kind: 'heading', id: 'count', level: 2, text: 'Die Zahl der Auslösungen beurteilen' },
    {
      kind: 'paragraph',
      text: 'Bitten Sie den Verkäufer, ein Foto aufzunehmen, die Datei im [Checker](/) zu öffnen und Ihnen das Ergebnis zu zeigen, oder lassen Sie sich das unbearbeitete JPEG geben. Vergleichen Sie die Zahl mit der Lebensdauer. Ihr Anteil daran fällt in eine von vier Stufen:',
    },
    {
      kind: 'figure',
      figure: 'wear-bands',
      caption: 'Auslösungen geteilt durch Lebensdauer. Die Stufen beschreiben den Gebrauch, nicht den Zustand.',
    },
    {
      kind: 'table',
      caption: 'Was die Stufen für den Käufer bedeuten',
      columns: ['Anteil der Lebensdauer', 'Verschleiß', 'Was daraus folgt'],
      rows: [
        ['Unter 20 %', 'Gering', 'Die Zahl ist kein Argument beim Preis; der Zustand entscheidet'],
        ['20–50 %', 'Mittel', 'Normal für eine Kamera, die zum Fotografieren gekauft wurde'],
        ['50–80 %', 'Hoch', 'Lohnt sich zu einem Preis, der Raum für eine Reparatur lässt'],
        [
          'Über 80 %',
          'Sehr hoch',
          'Rechnen Sie mit einem neuen Verschluss; als Zweitkamera für den Beruf oder gar nicht',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Drei Beispiele. Eine Nikon D750 mit 45.000 Auslösungen hat 30 Prozent ihrer 150.000 verbraucht: mittel, also unauffällig. Eine Sony Alpha 7 III mit 120.000 steht bei 60 Prozent von etwa 200.000: hoch, und weil es nur „etwa“ heißt, sollten Sie vorsichtiger sein. Eine Canon EOS 250D mit 18.000 liegt bei 18 Prozent, doch ihre 100.000 stehen nur in einer Liste und sind keine Herstellerangabe; betrachten Sie den Prozentsatz als Schätzung.',
    },
    {
      kind: 'paragraph',
      text: 'Achten Sie genau darauf, was gezählt wurde. Bei Kameras mit elektronischem Verschluss kann die Gesamtzahl Bilder enthalten, bei denen sich kein Vorhang bewegt hat; Nikon speichert die mechanischen Auslösungen bei neueren Gehäusen getrennt. Der Bildzähler von Fujifilm kommt nie über 32.767 hinaus und kann neu begonnen haben. Bei älteren Sony-Gehäusen fängt die Zahl womöglich nach 65.535 von vorn an. Einige wenige Kameras haben gar keinen mechanischen Verschluss; bei ihnen zählt nur der allgemeine Zustand. Einzelheiten zu jeder Marke stehen in der Anleitung zum [Auslesen der Auslösungen](/blog/find-shutter-count-on-any-camera).',
    },
    { kind: 'heading', id: 'two-offers', level: 3, text: 'Zwei Angebote im Vergleich' },
    {
      kind: 'paragraph',
      text: 'Angenommen, zwei Nikon D750 stehen zur Wahl. Die erste hat 27.000 Auslösungen, 18 Prozent ihrer Lebensdauer, keinen Kaufbeleg und einen Besitzer, der nicht viel über sie zu sagen weiß. Die zweite hat 105.000, also 70 Prozent, ist aus erster Hand, mit Beleg, und ihr Verschluss wurde bei 90.000 von einem Nikon-Servicepartner getauscht. Nach der Zahl ist die erste besser. Nach allem, was Sie wissen, ist es die zweite: Ihr jetziger Verschluss hat 15.000 Auslösungen hinter sich, ein Zehntel seiner Lebensdauer, und ihre Vorgeschichte ist belegt. Wäre der Zähler bei der Reparatur zurückgesetzt worden, stünde er auf 15.000, und nur aus der Rechnung erführen Sie von den 90.000 davor, die Spiegel, Tasten und Bajonett mitgemacht haben.',
    },
    { kind: 'heading', id: 'no-count', level: 3, text: 'Wenn die Zahl nicht zu bekommen ist' },
    {
      kind: 'paragraph',
      text: 'Bei vielen Gehäusen von Canon und allen von Olympus und Leica steht die Zahl nicht im Foto. Fragen Sie zuerst, ob sie sich anders ermitteln lässt: über USB, im Servicemenü oder mit einem Beleg vom Servicepartner. Geht nichts davon, urteilen Sie nach den unten genannten Gebrauchsspuren, und gehen Sie davon aus, dass die Zahl in der Stufe „hoch“ liegt. Eine Dateinummer ist kein Ersatz. Die Namen laufen bis 9.999 und beginnen neu, IMG_2310 kann also das 2.310. Bild sein oder das 102.300.',
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Wenige Auslösungen beweisen keinen guten Zustand',
      text: 'Eine Kamera, die im ersten Urlaub ins Meer gefallen ist, hat wenige Auslösungen, und eine, deren Zähler bei einer Reparatur zurückgesetzt wurde, zeigt wenige an. Passen Zahl und Gebrauchsspuren nicht zusammen, glauben Sie den Spuren.',
    },
    { kind: 'heading', id: 'inspect', level: 2, text: 'Was Sie prüfen, in dieser Reihenfolge' },
    {
      kind: 'paragraph',
      text: 'Die Reihenfolge ist wichtig: Am Anfang steht, was gegen den Kauf spricht, am Ende, was nur den Preis senkt. Bringen Sie ein passendes Objektiv mit, eine leere Karte, einen geladenen Akku, falls Sie einen haben, einen Blasebalg und eine kleine Taschenlampe.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Seriennummer',
          text: 'Die am Gehäuse muss mit Karton, Rechnung und, wenn die Kamera sie einträgt, mit dem Foto übereinstimmen. Der Checker zeigt sie, sofern sie in der Datei steht. Suchen Sie sie in Listen gestohlener Geräte und in den Servicemitteilungen des Herstellers. Nikon etwa hat Verschlüsse der D750 nach Mitteilungen von 2015, 2016 und 2017 kostenlos repariert; ob ein Gehäuse dazugehört, zeigt die Seriennummer.',
        },
        {
          title: 'Auslösungen',
          text: 'Aus einer Originaldatei, vor Ihren Augen und auf Ihrer eigenen Karte aufgenommen. Ein Screenshot reicht für die Vorauswahl, nicht für den Kauf.',
        },
        {
          title: 'Objektivbajonett',
          text: 'Es muss eben sein und fest sitzen, mit allen Schrauben. Blankes Messing spricht für viele Objektivwechsel, ein verzogener Ring für einen Sturz.',
        },
        {
          title: 'Sensor',
          text: 'Fotografieren Sie eine helle, leere Wand bei f/16. Weiche graue Flecken sind Staub und lassen sich entfernen; scharfe Spuren, die bleiben, sind Kratzer, Ringe mit heller Mitte Öl, winzige schwarze Punkte tote Pixel. Setzen Sie dann den Deckel auf, und belichten Sie 1/60 s und 30 s: Helle Punkte an immer derselben Stelle sind Hotpixel.',
        },
        {
          title: 'Verschluss',
          text: 'Nehmen Sie eine gleichmäßig beleuchtete Fläche in Serie auf, zuerst mit 1/4000 s oder kürzer, dann mit 1/60 s. Vergleichen Sie die Helligkeit, achten Sie auf Streifen, und hören Sie dabei hin. Wie die Fehler aussehen, steht im Artikel über die [Lebensdauer des Verschlusses](/blog/shutter-lifespan).',
        },
        {
          title: 'Autofokus, Stabilisierung und Bedienung',
          text: 'Prüfen Sie alle Fokusfelder im Nah- und im Fernbereich. Schalten Sie die Stabilisierung ein und aus. Drücken Sie jede Taste, drehen Sie jedes Rad in beide Richtungen, benutzen Sie jeden Kartenschacht und jeden Anschluss, und stecken Sie etwas auf den Blitzschuh.',
        },
        {
          title: 'Monitor und Sucher',
          text: 'Zeigen Sie ein weißes und ein schwarzes Bild an, und suchen Sie nach toten Pixeln und nach Schichten, die sich am Rand ablösen. Drehen Sie den Dioptrienausgleich ganz durch. Klappen Sie den Monitor aus, und beobachten Sie, ob er flackert.',
        },
        {
          title: 'Akku und Akkufach',
          text: 'Lesen Sie das Alter ab, wo das Menü es anzeigt, achten Sie auf Wölbungen, und fragen Sie, ob er ein Original oder ein Nachbau ist. Grüne oder weiße Spuren an den Kontakten im Fach sind Korrosion.',
        },
        {
          title: 'Gummi, Gewinde und Klappen',
          text: 'Lose Griffe, ein ausgeleiertes Stativgewinde, blanke Gurtösen und Klappen, die nicht mehr bündig schließen, verraten starken Gebrauch eher als der Lack.',
        },
        {
          title: 'Firmware und Sprache',
          text: 'Notieren Sie die Version der Firmware. Bei einem Gehäuse für nur einen Markt sehen Sie nach, ob das Menü eine Sprache bietet, die Sie lesen können.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Nehmen Sie die Testbilder auf Ihrer Karte mit nach Hause, wie auch immer Sie sich entscheiden. Am großen Bildschirm sehen Sie mehr als auf dem Monitor der Kamera, und falls Sie kaufen, belegen die Bilder den Zustand bei der Übergabe.',
    },
    { kind: 'heading', id: 'lens', level: 3, text: 'Wenn ein Objektiv dabei ist' },
    {
      kind: 'paragraph',
      text: 'Halten Sie es gegen das Licht, und leuchten Sie bei offener Blende mit der Taschenlampe von hinten hindurch. Pilz sieht aus wie Reif oder Fäden und breitet sich aus; eine Trübung ist ein gleichmäßiger Schleier, der Kontrast kostet; ein paar Staubkörner sind harmlos. Zoom und Fokus sollen gleichmäßig laufen, ohne Kratzen und Spiel, und die Blende soll bei einer Aufnahme mit f/16 zügig schließen. Ein Objektiv mit Pilz gehört nicht in die Tasche zu anderen, so günstig das Paket auch sein mag.',
    },
    { kind: 'heading', id: 'online', level: 3, text: 'Wenn Sie nicht dabei sein können' },
    {
      kind: 'paragraph',
      text: 'Vieles aus dieser Liste geht auch aus der Ferne, wenn der Verkäufer mitmacht. Bitten Sie um das Original-JPEG, um das Bild der Wand bei f/16 und um das dunkle mit aufgesetztem Deckel, alles als Dateien, dazu um scharfe Fotos von Bajonett, Sensor, Akkufach und Bodenplatte. Eine Minute Video mit Ton, zehn Auslösungen und eine Drehung an jedem Rad, verrät noch mehr. Wer eine einwandfreie Kamera verkauft, erledigt das in einer Viertelstunde. Ist es dem Verkäufer zu viel Mühe, sollten Sie vorsichtig sein.',
    },
    { kind: 'heading', id: 'questions', level: 2, text: 'Fragen an den Verkäufer' },
    {
      kind: 'paragraph',
      text: 'Fragen Sie offen, und hören Sie mehr zu, als Sie reden. Die Antworten müssen nicht perfekt sein, aber zur Kamera und zueinander passen. Machen Sie sich Notizen, sonst wissen Sie beim dritten Inserat nicht mehr, wer was gesagt hat.',
    },
    {
      kind: 'list',
      items: [
        '**Sind Sie der erste Besitzer, und haben Sie die Rechnung?** Sie belegt das Eigentum und zeigt das Alter. Bei alten Kameras fehlt sie oft, bei neuen sollte sie da sein.',
        '**Warum verkaufen Sie?** Ein Systemwechsel oder ein neueres Gehäuse ist ein guter Grund. „Sie liegt nur herum“ ist auch einer, wenn die Zahl dazu passt.',
        '**Wofür wurde sie benutzt?** Studio, Sport, Zeitraffer und Video hinterlassen verschiedene Spuren. Zwei Jahre Sport erklären viele Auslösungen, zwei Jahre Hochzeiten bei jedem Wetter erklären abgegriffenes Gummi.',
        '**Ist sie heruntergefallen, nass geworden oder repariert worden?** Fragen Sie nach jedem der drei einzeln. Auf eine einzelne Frage bekommen Sie eher eine klare Antwort.',
        '**Wurde der Verschluss getauscht? Wann, von wem, und gibt es eine Rechnung?** Ein belegter Tausch ist eine gute Nachricht, auch bei vielen Auslösungen.',
        '**Können Sie mir ein unbearbeitetes JPEG von heute schicken?** Damit bekommen Sie die Zahl und, wenn sie gespeichert ist, die Seriennummer, und Sie sehen, ob die Kamera überhaupt funktioniert.',
        '**Was gehört dazu?** Ladegerät, Akkus, Deckel, Gurt, Karton, Kabel. Lassen Sie es aufzählen, denn ein fehlendes Ladegerät bemerkt man erst zu Hause.',
      ],
    },
    { kind: 'heading', id: 'price', level: 2, text: 'Über den Preis verhandeln' },
    {
      kind: 'paragraph',
      text: 'Bleiben Sie beim Verhandeln höflich und sachlich. Gehen Sie von dem aus, was das Modell in ähnlichem Zustand gebracht hat, und schlagen Sie dann Beträge auf oder ziehen Sie welche ab, die Sie begründen können.',
    },
    {
      kind: 'list',
      items: [
        '**Zahl in der Stufe gering oder mittel:** Es gibt nichts abzuziehen. Wer es trotzdem versucht, dem glaubt man auch bei echten Mängeln nicht mehr.',
        '**Zahl in der Stufe hoch:** Verlangen Sie einen Teil dessen, was ein neuer Verschluss kostet. Der Nikon Service Point in Düsseldorf verlangte um 2018 für eine D810 360 Euro. Nur einen Teil, weil der alte noch Jahre halten kann.',
        '**Zahl in der Stufe sehr hoch:** Stellen Sie sich darauf ein, diese Reparatur selbst zu bezahlen, und bieten Sie entsprechend. Ist das Gehäuse kaum mehr wert als die Reparatur, lassen Sie es.',
        '**Fehlendes Ladegerät, fehlender Akku, fehlende Deckel:** Ziehen Sie ab, was sie neu kosten.',
        '**Staub auf dem Sensor:** Eine Reinigung ist Routine und ein kleiner Posten; kontrollieren sollten Sie ihn ohnehin alle 3 bis 6 Monate. Bei Kratzern geht es nicht mehr um den Preis, sondern darum, ob Sie die Kamera überhaupt nehmen.',
        '**Verschluss mit Rechnung getauscht:** Seien Sie fair, und bezahlen Sie dafür. Sie kaufen einen jungen Verschluss in einem alten Gehäuse.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ein Beispiel: eine Nikon D810 in gutem Zustand, deren Auslösungen in der Stufe hoch liegen. Sie haben herausgefunden, zu welchem Preis vergleichbare Gehäuse mit weniger Auslösungen verkauft wurden. Von diesem Preis ziehen Sie die Hälfte der 360 Euro ab, dazu das fehlende Ladegerät zum Neupreis. Sagen Sie, woher beide Beträge stammen. Kann der Verkäufer Ihre Rechnung nachvollziehen, stimmt er eher zu als bei einer runden Zahl ohne Begründung.',
    },
    {
      kind: 'paragraph',
      text: 'Was Sie auch vereinbaren, halten Sie es schriftlich fest, und sei es als Nachricht: Modell, Seriennummer, Zahl der Auslösungen an diesem Tag, bekannte Mängel, Zubehör, Preis. Das schützt beide: Kommt es später zum Streit, geht es um Tatsachen statt um Erinnerungen.',
    },
    { kind: 'market', about: 'workshops' },
    { kind: 'heading', id: 'red-flags', level: 2, text: 'Alarmzeichen' },
    {
      kind: 'paragraph',
      text: 'Bei einem davon fragen Sie nach. Bei zweien sehen Sie sich das nächste Inserat an.',
    },
    {
      kind: 'list',
      items: [
        'In der Beschreibung steht „ungeprüft“ oder „hat zuletzt funktioniert“. Eine Kamera zu prüfen dauert eine Minute und braucht nur einen geladenen Akku.',
        'Die Bilder stammen von der Website des Herstellers oder zeigen ein anderes Gehäuse als das beschriebene.',
        'Die Seriennummer fehlt, ist abgekratzt oder auch auf Nachfrage nicht zu bekommen.',
        'Der Verkäufer will die Auslösungen auch nach einer Erklärung nicht auslesen und lässt sie bei der Übergabe nicht prüfen.',
        'Die Zahl ist viel zu niedrig für das, was Griffe, Ösen und Bodenplatte zeigen.',
        'Der Preis liegt weit unter dem Markt, und angeblich ist schon ein anderer Interessent unterwegs.',
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Eine bearbeitete Datei ist kein Beweis für Betrug',
      text: 'Smartphones und Messenger schreiben Bilder um, ohne zu fragen. Meldet der Checker ein bearbeitetes Foto, erklären Sie, was Sie brauchen, und bitten Sie noch einmal um das Original, von der Karte kopiert. Erst die zweite Absage zählt.',
    },
    { kind: 'heading', id: 'after', level: 2, text: 'Die ersten Tage' },
    {
      kind: 'paragraph',
      text: 'Nutzen Sie beim Händler das Widerrufsrecht; dafür haben Sie bezahlt. Bei „Sicher bezahlen“ bestätigen Sie den Erhalt erst, wenn Zahl und Seriennummer stimmen. Setzen Sie alle Einstellungen zurück, formatieren Sie Ihre Karten in der Kamera, und fotografieren Sie so, wie Sie es mit ihr vorhaben: einen langen Abend hindurch, in schnellen Serien, an einem kalten Morgen. Sehen Sie die Testbilder noch einmal in voller Größe durch. Machen Sie dann ein Foto, bewahren Sie das Original unbearbeitet bei der Rechnung auf, und notieren Sie die Zahl. Wenn Sie die Kamera einmal verkaufen, können Sie damit belegen, wie viel Sie mit ihr fotografiert haben.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Häufige Fragen' },
    {
      kind: 'faq',
      items: [
        {
          question: 'Wie viele Auslösungen sind zu viele?',
          answer:
            'Das lässt sich nur im Verhältnis zur Lebensdauer sagen. Als Faustregel gilt: Unter der Hälfte besteht kein Grund zur Sorge, darüber lohnt es sich zu verhandeln, und über 80 Prozent planen Sie den Preis eines neuen Verschlusses ein.',
        },
        {
          question: 'Spricht ein getauschter Verschluss gegen den Kauf?',
          answer:
            'Im Gegenteil, wenn es eine Rechnung gibt. Viele Auslösungen mit belegter Reparatur können besser sein als eine mittlere Zahl ohne. Fragen Sie, ob der Zähler dabei zurückgesetzt wurde.',
        },
        {
          question: 'Die Datei des Verkäufers zeigt keine Zahl. Was nun?',
          answer:
            'Sehen Sie nach, welchen Grund der Checker nennt. Speichert das Modell keine, bitten Sie darum, im Servicemenü nachzusehen oder die Zahl über USB auszulesen. Wurde die Datei bearbeitet, bitten Sie um das Original.',
        },
        {
          question: 'Sagt die Zahl etwas über Videonutzung?',
          answer:
            'Kaum. Ein Clip fügt meist höchstens eine Auslösung hinzu, und manche Hersteller lassen Video ganz weg; eine Kamera, mit der jahrelang gefilmt wurde, kann also einen niedrigen Wert zeigen. Fragen Sie, wofür sie benutzt wurde, und sehen Sie sich Anschlüsse, Klappen und die Hotpixel im dunklen Bild an.',
        },
        {
          question: 'Was ist wichtiger, Alter oder Auslösungen?',
          answer:
            'Beides ist wichtig. Die Auslösungen sagen etwas über den Verschluss, das Alter über Akkus, Gummi, Schmierstoffe und die Versorgung mit Ersatzteilen. Ein junges Gehäuse mit mittlerer Zahl ist meist die bessere Wahl.',
        },
        {
          question: 'Kann ich einer Zahl im Inserat trauen?',
          answer:
            'Nur zusammen mit der Datei, aus der sie stammt. Damit prüfen Sie die Zahl in ein paar Sekunden selbst nach.',
        },
      ],
    },
  ],
};

export default article;
