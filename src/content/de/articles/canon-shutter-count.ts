import words from '../../../i18n/de/cameras.json';
import { canonTable } from '../../canonBodies';
import type { Article } from '../../types';

const article: Article = {
  lead: 'Bei fast jeder Nikon genügt ein Foto, und Sie kennen die Auslösungen. Bei Canon kommt es auf das Modell an: Einige schreiben die Zahl ins Foto, viele nennen sie über ein USB-Kabel, neuere oft nur in Tausendern, und einige geben sie gar nicht preis.',
  blocks: [
    { kind: 'heading', id: 'by-body', level: 2, text: 'Welcher Weg bei welchem Modell' },
    {
      kind: 'paragraph',
      text: 'Die Tabelle nennt die wichtigsten Modelle; fehlt Ihres, hilft [seine Seite](/canon/all-models). „Erwartet“ heißt: Verwandte Modelle tun das. „Keine Zahl bekannt“ heißt: höchstens ein Schätzwert aus Dateinummern. „Keine Antwort“ heißt: ausprobiert, ohne Ergebnis. Ein Strich heißt: kein Bericht.',
    },
    canonTable({
      caption: 'Canon EOS: Wo die Auslösungen zu finden sind',
      columns: ['EOS-Modell', 'Im Foto', 'Über USB', 'Kartenbericht', 'Im Menü'],
      photo: {
        'exact-in-file': 'Genaue Zahl',
        'approximate-in-file': 'Zähler mit Einschränkungen',
        'doubtful-in-file': 'Bei manchen Exemplaren, mit Einschränkungen',
        'not-known': 'Noch nicht bekannt',
        'not-in-file': 'Keine Zahl bekannt',
      },
      words,
      name: ({ name }) => name,
      separator: ', ',
    }),
    {
      kind: 'figure',
      figure: 'canon-ways',
      caption:
        'Dieselbe Kamera, auf verschiedene Weise befragt. Dateinummern stimmen höchstens zufällig mit den Auslösungen überein.',
    },
    { kind: 'heading', id: 'photo', level: 2, text: 'Weg 1: ein Foto' },
    {
      kind: 'paragraph',
      text: 'Bei der [EOS R5](/canon/canon-eos-r5) zählen auch elektronische Auslösungen mit, die den Verschluss nicht abnutzen. Bei [R6](/canon/canon-eos-r6), [R6 Mark II](/canon/canon-eos-r6-mark-ii), R8 und R50 wissen wir von der Zahl nur durch ExifTool, bei [RP](/canon/canon-eos-rp), [R](/canon/canon-eos-r) und [R7](/canon/canon-eos-r7) aus den Fotos je einer Kamera; ob lautlose Aufnahmen mitzählen, ist bei diesen dreien offen. Bei der 1Ds Mark II überschreibt das Laden gespeicherter Einstellungen die Zahl, berichten Besitzer.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Eine Ordnernummer ist kein Zähler',
      text: 'Manche Programme geben sie als Auslösungen aus: Eine sichtlich gebrauchte 6D hat dann nur gut hundert. Woran die Formel mit Ordner- und Dateinummer scheitert, steht in der [Anleitung für alle Marken](/blog/find-shutter-count-on-any-camera).',
    },
    { kind: 'heading', id: 'usb', level: 2, text: 'Weg 2: ein USB-Kabel' },
    {
      kind: 'paragraph',
      text: 'Gehäuse, die in Tausendern antworten, melden zwei aufgerundete Zahlen, vermutlich die mechanischen Auslösungen und die Gesamtzahl.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Die Kamera vorbereiten',
          text: 'Schalten Sie das WLAN aus, stellen Sie USB auf PTP, falls das Menü danach fragt, und schließen Sie Programme, die selbst auf die Kamera zugreifen. Schalten Sie die Kamera dann aus und wieder ein: Manche Gehäuse aktualisieren die Zahl erst dabei.',
        },
        {
          title: 'Das Programm starten',
          text: 'Viele Gehäuse liest [diese Website](/connect) mit Chrome oder Edge unter macOS, Linux und Android aus; das ist neu und noch nicht an der Kamera erprobt. Für Mac und Linux gibt es auch gPhoto2: gphoto2 --get-config /main/status/shuttercounter. Unter Windows gibt es für einige ältere Modelle Canon EOS Digital Info, allerdings ohne Erfolgsbericht. Hilft nur ein bestimmtes Programm, nennt es die Modellseite: [5D](/canon/canon-eos-5d), [5D Mark IV](/canon/canon-eos-5d-mark-iv), [6D Mark II](/canon/canon-eos-6d-mark-ii).',
        },
        {
          title: 'Die Seriennummer vergleichen',
          text: 'Öffnen Sie ein Foto im Checker, und prüfen Sie, ob die Seriennummer zu der am Gehäuse passt.',
        },
      ],
    },
    { kind: 'heading', id: 'card-report', level: 2, text: 'Weg 3: der Kartenbericht' },
    {
      kind: 'paragraph',
      text: 'Ein kleines Skript auf einer eigens vorbereiteten Speicherkarte bringt manche Gehäuse dazu, ihre Zähler in eine Datei namens CAM_INFO.XML zu schreiben; bei der R6 ist die Zahl darin genau. Es ist keine Funktion von Canon, und Sie handeln auf eigenes Risiko; [so geht es, und das kann schiefgehen](/card-report). Die Datei ist reiner Text: Glauben Sie ihr als Käufer nur, wenn sie vor Ihren Augen entstanden ist und die Seriennummer zum Gehäuse passt.',
    },
    {
      kind: 'paragraph',
      text: 'Bei vielen PowerShots bis etwa 2012 (bis zum Prozessor DIGIC 5) reicht dafür eine leere Datei namens vers.req auf der Karte: im Wiedergabemodus SET halten und mehrmals DISP drücken; meist auf der dritten Seite erscheint laut Besitzern „Total shoot“.',
    },
    { kind: 'heading', id: 'menu-service', level: 2, text: 'Menü und Servicepartner' },
    {
      kind: 'paragraph',
      text: 'Bei 1D X, [1D X Mark II](/canon/canon-eos-1d-x-mark-ii) und [1D X Mark III](/canon/canon-eos-1d-x-mark-iii) steht die Zahl laut Besitzern in der Systemstatusanzeige des Einstellungsmenüs. Bei der [400D](/canon/canon-eos-400d) zeigt eine Erweiterung sie an. Hilft sonst nichts, fragen Sie einen Canon-Servicepartner; Besitzer haben die Zahl dort schon erfahren. Lassen Sie sie sich schriftlich geben, mit der Seriennummer.',
    },
    { kind: 'heading', id: 'buying', level: 2, text: 'Wenn Sie kaufen wollen' },
    {
      kind: 'list',
      items: [
        '**Zahl im Foto:** Bitten Sie den Verkäufer, ein neues Foto auszulesen und Ihnen den Link zum Bericht zu schicken, bei eBay Zahl und Datum; prüfen Sie die Zahl bei der Übergabe nach.',
        '**Zahl über USB:** Bringen Sie einen Mac oder ein Android-Smartphone und ein Kabel mit (unter Windows, auf iPhone und iPad kann diese Website keine Kamera per USB auslesen), oder lassen Sie sich ein Video vom Auslesen schicken, auf dem auch die Seriennummer zu sehen ist.',
        '**Nur in Tausendern:** Für den Verschleiß ist das genau genug. Zahlen Sie aber keinen Aufpreis für „erst 1.000 Auslösungen“: Das kann die erste sein oder die tausendste.',
        '**Keine Zahl:** Urteilen Sie nach dem Zustand, und gehen Sie die [Kaufberatung für gebrauchte Kameras](/blog/used-camera-buyers-guide) durch.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Die [Lebensdauer](/blog/shutter-lifespan) stammt bei Canon meist aus zweiter Hand, aus Listen und Testberichten, die sich auf Canon berufen. Außerdem wirbt ein Windows-Programm damit, die Zähler umschreiben zu können. Passt die Zahl nicht zu den Gebrauchsspuren, glauben Sie den Spuren.',
    },
  ],
};

export default article;
