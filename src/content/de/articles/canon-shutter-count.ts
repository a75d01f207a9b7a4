import { canonTable } from '../../canonBodies';
import type { Article } from '../../types';

const article: Article = {
  lead: 'Bei einer Nikon genügt ein Foto, und Sie kennen die Auslösungen. Bei Canon kommt es auf das Modell an: Einige schreiben die Zahl ins Bild, viele nennen sie über ein USB-Kabel, manche neueren dabei nur in Tausendern, und einige geben sie gar nicht preis. Suchen Sie Ihre Kamera weiter unten in der Tabelle, dann wissen Sie, welcher Weg sich lohnt und welchen Sie sich sparen können.',
  blocks: [
    { kind: 'heading', id: 'short-answer', level: 2, text: 'Kurz gesagt' },
    {
      kind: 'list',
      items: [
        '**Foto:** Damit fangen Sie an, es dauert nur eine Minute. Die EOS R5 und die ersten 1D-Generationen speichern in jedem Bild eine genaue Zahl; bei R, R6, R6 Mark II, R7, R8, R50 und RP ist es ein Zähler mit Einschränkungen.',
        '**USB-Kabel, ältere DSLR:** Von 40D und 450D bis zu 5D Mark III, 6D und 7D Mark II lesen kostenlose Programme die genaue Zahl aus.',
        '**USB-Kabel, neueres Gehäuse:** R, R6, R7 und ihre Verwandten antworten in Tausenderschritten. Einige DSLRs dazwischen, von der 5DS bis zur 800D, liefern den meisten Programmen nichts.',
        '**Kartenbericht:** Bei wenigen neueren Gehäusen bringt ein kleines Skript die Kamera dazu, einen Bericht mit ihren Zählern auf die Speicherkarte zu schreiben.',
        '**Servicepartner:** Wenn sonst nichts hilft, fragen Sie bei Canon; Besitzer haben die Zahl dort schon erfahren.',
      ],
    },
    {
      kind: 'figure',
      figure: 'canon-ways',
      caption:
        'Dieselbe Kamera, auf verschiedene Weise befragt. Nur wenige Modelle bieten alle Wege. Dateinummern stimmen höchstens zufällig mit den Auslösungen überein.',
    },
    { kind: 'heading', id: 'by-body', level: 2, text: 'Welcher Weg bei welchem Modell' },
    {
      kind: 'paragraph',
      text: 'Die Tabelle nennt die Modelle, zu denen wir Belege haben. Sagt sie nichts zu Ihrem Modell, probieren Sie zuerst ein Foto. „Nur Dateinummern“ heißt: Im Foto steckt kein Zähler, und mehr als ein Schätzwert ist daraus nicht zu gewinnen.',
    },
    canonTable({
      caption: 'Canon EOS: Wo die Auslösungen zu finden sind',
      columns: ['EOS-Modell', 'Im Foto', 'Über USB', 'Kartenbericht'],
      photo: {
        exact: 'Genaue Zahl',
        limits: 'Zähler mit Einschränkungen',
        doubtful: 'Stimmt nur bei manchen Exemplaren',
        numbers: 'Nur Dateinummern',
      },
      usb: {
        exact: 'Genau, mit kostenlosem Programm',
        thousands: 'In Tausenderschritten',
        'one-program': 'Genau, aber nur mit einem bestimmten Programm; die üblichen lesen nichts',
        nothing: 'Nichts',
        unknown: 'Nicht bekannt',
      },
      card: {
        shown: 'Ja, von Besitzern erprobt',
        'script-runs': 'Im Prinzip möglich; kein Ergebnis veröffentlicht',
        unknown: 'Niemand hat von einem Versuch berichtet',
      },
      name: ({ name }) => name,
      separator: ', ',
    }),
    { kind: 'heading', id: 'photo', level: 2, text: 'Weg 1: ein Foto' },
    {
      kind: 'paragraph',
      text: 'Nehmen Sie ein JPEG oder RAW auf, kopieren Sie es direkt von der Karte, und ziehen Sie es auf den [Checker](/). Bei einer [EOS R5](/canon/canon-eos-r5) erhalten Sie die Gesamtzahl der Kamera, auf die einzelne Auslösung genau. Elektronische Auslösungen, die den Verschluss nicht abnutzen, sind darin enthalten. Für [R6](/canon/canon-eos-r6), [R6 Mark II](/canon/canon-eos-r6-mark-ii), R8 und R50 haben andere dokumentiert, wo der Zähler liegt; an einer eigenen Datei haben wir das noch nicht geprüft, deshalb nennt der Checker ihn einen Zähler mit Einschränkungen. In der [RP](/canon/canon-eos-rp) steckt ein Zähler, den keine veröffentlichte Tabelle kennt. Wir haben ihn in einer einzigen Bildreihe gefunden. Auch [R](/canon/canon-eos-r) und [R7](/canon/canon-eos-r7) haben einen, der in keiner Tabelle steht. Ob lautlose Aufnahmen mitzählen, hat bei diesen dreien noch niemand gezeigt.',
    },
    {
      kind: 'paragraph',
      text: 'Auch die ersten EOS-1D und 1Ds und ihre Nachfolger Mark II speichern die Zahl, wobei das Laden gespeicherter Einstellungen sie bei der 1Ds Mark II überschreiben kann. Bei 1D Mark III und 1Ds Mark III stimmt sie nur bei manchen Exemplaren. Die R6 Mark III schreibt dort, wo andere Gehäuse ihren Zähler haben, eine 0. Eine frühere Version dieser Website zeigte für sie eine Zahl an; es war die Fokusposition des Objektivs.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Eine Ordnernummer ist kein Zähler',
      text: 'Manche Programme geben die Ordnernummer als Zahl der Auslösungen aus. Soll eine sichtlich gebrauchte 6D nur gut hundert Auslösungen haben, liegt es meist daran. Auch die Dateinummer ist kein Zähler; unsere Anleitung für [jede Kamera](/blog/find-shutter-count-on-any-camera) rechnet die verbreitete Formel mit Ordner- und Dateinummer vor und zeigt, woran sie scheitert.',
    },
    { kind: 'heading', id: 'usb', level: 2, text: 'Weg 2: ein USB-Kabel' },
    {
      kind: 'paragraph',
      text: 'Die meisten Canon-Gehäuse behalten ihre Zahl für sich und geben sie heraus, wenn ein Computer richtig fragt. Ältere nennen die genaue Zahl. Viele neuere melden zwei auf den nächsten Tausender aufgerundete Zahlen, vermutlich die der mechanischen Auslösungen und die Gesamtzahl. Andere melden keine von beiden; dort gehen die üblichen Programme leer aus. Am Prozessor (DIGIC) lässt sich das nicht ablesen: 77D, 800D und 6D Mark II melden den üblichen Programmen nichts, andere Gehäuse derselben Generation schon. Richten Sie sich nach der Tabelle.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Die Kamera vorbereiten',
          text: 'Schalten Sie das WLAN der Kamera aus, stellen Sie die USB-Verbindung auf PTP, falls das Menü danach fragt, und schließen Sie Programme, die beim Anstecken selbst auf die Kamera zugreifen.',
        },
        {
          title: 'Aus- und einschalten',
          text: 'Manche Gehäuse aktualisieren die Zahl erst beim Einschalten. Wer das auslässt, liest womöglich einen alten Stand ab.',
        },
        {
          title: 'Das Programm starten',
          text: 'Viele dieser Gehäuse kann [diese Website](/connect) auslesen, mit Chrome oder Edge unter Android, Linux, ChromeOS oder auf einem Mac. Das ist neu und bisher nur anhand von USB-Mitschnitten geprüft, nicht an einer Kamera, die uns vorlag. Für Mac und Linux gibt es außerdem kostenlos gPhoto2: gphoto2 --get-config /main/status/shuttercounter. Unter Windows soll das kostenlose Canon EOS Digital Info 5D Mark II, 5D Mark III, 6D, 7D, 1D X und 1D C auslesen; einen Bericht darüber haben wir nicht gefunden.',
        },
        {
          title: 'Die Seriennummer vergleichen',
          text: 'Machen Sie ein Foto, öffnen Sie es im Checker, und prüfen Sie, ob die Seriennummer zu der am Gehäuse passt.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Bei vielen neueren Gehäusen gehen diese Programme leer aus: gPhoto2 bei 5DS, 5D Mark IV, 6D Mark II und 250D, das ältere FreeShutterCounter bei 80D, 200D und 800D. Für die 5D Mark IV gibt es das kostenlose openshuttercounter; sein Autor hat damit genaue Zahlen ausgelesen, getrennt nach Verschluss, Spiegel und allen Aufnahmen. Bei der 6D Mark II bekam ein Besitzer die genaue Zahl mit der kostenpflichtigen Mac-App ShutterCount. Die [R7](/canon/canon-eos-r7) liest shutr7 aus: in Tausenderschritten, die mechanischen Auslösungen und die Gesamtzahl getrennt.',
    },
    { kind: 'heading', id: 'card-report', level: 2, text: 'Weg 3: der Kartenbericht' },
    {
      kind: 'paragraph',
      text: 'Von einer besonders vorbereiteten Speicherkarte aus kann ein zweizeiliges Skript manche Gehäuse dazu bringen, eine Datei namens CAM_INFO.XML zu schreiben: mit mechanischen Auslösungen, allen Aufnahmen, Einschaltvorgängen, Laufzeit und Fehlerprotokoll. Besitzer haben das an R, R6, M6 Mark II und 250D vorgeführt; bei der R6 ist die Zahl genau. Es ist keine Funktion von Canon, Canon unterstützt sie nicht, und Sie handeln auf eigenes Risiko. Die Datei ist reiner Text ohne Modellnamen; als Käufer sollten Sie ihr nur glauben, wenn sie vor Ihren Augen entstanden ist und die Seriennummer zum Gehäuse passt.',
    },
    {
      kind: 'paragraph',
      text: 'Welche Befehle nötig sind, wie Sie sie rückgängig machen und was schiefgehen kann, lesen Sie auf [einer eigenen Seite](/card-report). Die fertige Datei öffnen Sie im Checker wie ein Foto.',
    },
    {
      kind: 'paragraph',
      text: 'Bei älteren PowerShots geht es einfacher. Legen Sie eine leere Datei namens vers.req auf die Karte, schalten Sie die Kamera im Wiedergabemodus ein, halten Sie SET gedrückt, und drücken Sie DISP; bei vielen Modellen bis etwa DIGIC 5 erscheint nach ein, zwei Seiten „Total shoot“.',
    },
    { kind: 'heading', id: 'menu-service', level: 2, text: 'Menü und Servicepartner' },
    {
      kind: 'paragraph',
      text: 'Bei 1D X, [1D X Mark II](/canon/canon-eos-1d-x-mark-ii), [1D X Mark III](/canon/canon-eos-1d-x-mark-iii) und 1D C soll die Zahl in der Systemstatusanzeige des Einstellungsmenüs stehen. Bei keiner anderen EOS haben wir einen Menüpunkt dafür gefunden, was auch immer über 5D und 7D geschrieben wird. In allen übrigen Fällen fragen Sie einen Canon-Servicepartner, ob er die Zahl auslesen kann, und lassen Sie sich das Ergebnis schriftlich geben, mit der Seriennummer darauf.',
    },
    { kind: 'heading', id: 'buying', level: 2, text: 'Wenn Sie kaufen wollen' },
    {
      kind: 'list',
      items: [
        '**Zahl im Foto:** Bitten Sie den Verkäufer, die Zahl aus einem neuen Foto auszulesen und einen Screenshot zu schicken; prüfen Sie sie bei der Übergabe nach.',
        '**Antwort über USB:** Bringen Sie zur Übergabe Laptop und Kabel mit, oder lassen Sie sich ein Video vom Auslesen schicken, auf dem neben der Zahl auch die Seriennummer zu sehen ist.',
        '**Antwort nur in Tausendern:** Für den Verschleiß ist das genau genug. Zahlen Sie aber keinen Aufpreis für „erst 1.000 Auslösungen“, denn das kann die erste sein oder die tausendste.',
        '**Keine Antwort:** Rechnen Sie mit starkem Gebrauch, und sehen Sie sich Griffe, Blitzschuh und Bajonett an. Die ganze Liste steht in der [Kaufberatung für gebrauchte Kameras](/blog/used-camera-buyers-guide).',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Vergleichen Sie die Zahl dann mit der Lebensdauer, sofern für Ihr Modell eine genannt wird. Bei Canon stammt sie meist aus zweiter Hand: Wir haben mehr Listen und Testberichte gefunden, die sich auf Canon berufen, als Dokumente von Canon selbst. Was eine solche Zahl verspricht und was nicht, erklärt der Artikel über die [Lebensdauer des Verschlusses](/blog/shutter-lifespan).',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Häufige Fragen' },
    {
      kind: 'faq',
      items: [
        {
          question: 'Steht die Zahl bei 20D und 30D nicht versteckt in den CR2-Dateien?',
          answer:
            'Man liest, sie stehe an der Stelle 0x95D der Datei. Bei der 20D stehen dort durcheinandergewürfelte Teile von Ordner- und Dateinummer, kein Zähler. Selbst bei einer neuen Kamera ergibt das mehrere Tausend.',
        },
        {
          question: 'Reicht eine Zahl in Tausenderschritten?',
          answer:
            'Für den Verschleiß ja: Bei einer Lebensdauer von 200.000 ist ein Schritt ein halbes Prozent. Eine neue Kamera lässt sich so aber nicht von einer unterscheiden, die ein paar Hundert Bilder gemacht hat.',
        },
        {
          question: 'Lässt sich der Zähler einer Canon ändern?',
          answer:
            'Über die Menüs nicht, abgesehen vom Laden gespeicherter Einstellungen bei einer 1Ds Mark II. Der Hersteller eines Windows-Programms wirbt jedoch damit, Verschluss- und Spiegelzähler umschreiben zu können. Passt die Zahl nicht zu den Gebrauchsspuren, glauben Sie den Spuren.',
        },
        {
          question: 'Mein Foto zeigt keine Zahl. Ist die Kamera defekt?',
          answer:
            'Nein. Die meisten Canon-Modelle speichern sie nicht im Foto. Im Ergebnis steht, ob das der Grund ist oder ob die Datei bearbeitet wurde, und welcher Weg Ihnen stattdessen bleibt.',
        },
      ],
    },
  ],
};

export default article;
