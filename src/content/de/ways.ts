/** The ways to get a count other than from a photo. */

import type { WaysCopy } from '../guideCopy';

const ways: WaysCopy = {
  kinds: {
    menu: 'Kameramenü',
    buttons: 'Verstecktes Servicemenü',
    'card-report': 'Bericht auf der Speicherkarte',
    'card-file': 'Datei auf der Speicherkarte',
    cable: 'USB-Kabel',
    'in-camera-program': 'Programm in der Kamera',
  },
  texts: {
    'canon-card-report':
      'Ein kleines Skript, das nicht von Canon stammt, bringt die Kamera dazu, einen Bericht auf die Karte zu schreiben. In der Zeile TotalShutter steht die Zahl der Auslösungen. [So geht es](/card-report).',
    'canon-shutr7': 'Ein Python-Programm fragt die Kamera über USB ab.',
    'canon-openshuttercounter': 'Ein quelloffenes Programm fragt die Kamera über USB ab.',
    'canon-gphoto2': 'Ein kostenloses Programm für die Kommandozeile fragt die Kamera über USB ab.',
    'canon-freeshuttercounter': 'Ein kostenloses Programm für macOS 10.7 bis 10.12 fragt die Kamera über USB ab.',
    'canon-eos-digital-info':
      'Ein kostenloses Programm fragt die Kamera über USB ab. Es nutzt eine ältere Version von Canons Entwicklerpaket.',
    'canon-dire-shuttercount': 'Eine kostenpflichtige App fragt die Kamera über USB ab.',
    'canon-shutter-count-5d': 'Ein kostenloses Python-Skript fragt die Kamera über USB ab.',
    'canon-powershot-version-file':
      'Liegt eine leere Datei mit dem richtigen Namen auf der Karte, zeigt die Kamera ihre Zählerstände an. Die Zeile heißt Total shoot.',
    'canon-magic-lantern':
      'Diese kostenlose Erweiterung läuft in der Kamera und zeigt den Stand in ihrem eigenen Menü. Bei der Installation wird das Startverhalten der Kamera geändert; halten Sie sich genau an die Anleitung.',
    'canon-400plus':
      'Diese kostenlose Erweiterung startet von der Karte und zeigt den Stand auf ihrer Info-Seite als „Release count“. Dafür muss die Kamera einmalig so umgestellt werden, dass sie Programme von der Karte startet; lesen Sie vorher die Warnung des Projekts.',
    'fujifilm-menu':
      'Suchen Sie im Einstellungsmenü nach dem Auslösezähler (englisch SHUTTER COUNT). Der Wert steigt auch beim Ein- und Ausschalten, bei der Wiedergabe und beim Umschalten auf den optischen Sucher.',
    'fujifilm-gphoto2': 'Ein kostenloses Programm für die Kommandozeile fragt die Kamera über USB ab.',
    'olympus-service-page':
      'Eine Tastenfolge nach dem Einschalten öffnet das Servicemenü. Auf Seite 2 steht hinter R die Zahl der Auslösungen.',
    'olympus-card-door':
      'Bei offener Kartenfachklappe öffnet eine Tastenfolge das Servicemenü. R ist die Zahl der Auslösungen.',
    'ricoh-figures':
      'Bei ausgeschalteter Kamera hält man Wiedergabe- und Makrotaste gleichzeitig gedrückt. In der Liste, die sich öffnet, steht hinter SH die Zahl der Auslösungen.',
    'panasonic-camera-info': 'Eine je nach Modell andere Tastenfolge öffnet das Servicemenü. Die Zeile heißt SHTCNT.',
    'samsung-info-card':
      'Liegt eine bestimmte Datei auf der Karte, schreibt die Kamera ihre Zählerstände auf, darunter die Auslösungen.',
  },
  precision: {
    single: 'Die Zahl ist nicht gerundet.',
    thousands: 'Auf volle Tausender aufgerundet.',
    'as-stated': 'Wie genau das ist, bleibt offen: Im einzigen veröffentlichten Bericht stehen Vielfache von 256.',
    pictures: 'Gezählt werden Bilder, nicht nur Auslösungen.',
    unknown: 'Die Genauigkeit ist nicht dokumentiert.',
  },
  works: (firmware) => `Funktioniert Berichten zufolge mit dieser Kamera${firmware && ` (Firmware ${firmware})`}.`,
  worksOnFamily: 'Funktioniert Berichten zufolge bei Kameras dieser Reihe.',
  expected:
    'Berichtet wird das von anderen Kameras dieser Reihe; bei dieser sollte es auch funktionieren, wir kennen aber keinen Bericht.',
  fails: (programs) => `Keine Antwort von dieser Kamera bekommen Berichten zufolge: ${programs}.`,
};

export default ways;
