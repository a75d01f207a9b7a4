/** Die Wege zum Zählerstand neben dem Foto. */

import type { RoutesCopy } from '../guide';

const routes: RoutesCopy = {
  heading: 'Was andere zu dieser Kamera berichten',
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
      'Ein kleines Skript von Dritten auf der Karte lässt die Kamera einen Bericht speichern. In der Zeile TotalShutter steht die Zahl der Auslösungen.',
    'canon-shutr7': 'Ein Python-Programm fragt die Kamera über USB ab.',
    'canon-openshuttercounter': 'Ein quelloffenes Programm fragt die Kamera über USB ab.',
    'canon-gphoto2': 'Ein kostenloses Programm für die Kommandozeile fragt die Kamera über USB ab.',
    'canon-freeshuttercounter': 'Ein kostenloses Programm für macOS 10.7 bis 10.12 fragt die Kamera über USB ab.',
    'canon-eos-digital-info':
      'Ein kostenloses Programm fragt die Kamera über USB ab. Es nutzt eine ältere Version von Canons Softwarepaket.',
    'canon-dire-shuttercount': 'Eine kostenpflichtige App fragt die Kamera über USB ab.',
    'canon-shutter-count-5d': 'Ein kostenloses Python-Skript fragt die Kamera über USB ab.',
    'canon-powershot-version-file':
      'Eine leere Datei mit dem richtigen Namen auf der Karte lässt die Kamera ihre Zahlen anzeigen. Die Zeile heißt Total shoot.',
    'canon-magic-lantern':
      'Diese kostenlose Erweiterung läuft in der Kamera und zeigt den Stand in ihrem eigenen Menü.',
    'fujifilm-menu':
      'Suchen Sie im Setup-Menü nach SHUTTER COUNT. Der Wert steigt auch beim Einschalten, bei der Wiedergabe und beim Wechsel der Sucheranzeige.',
    'fujifilm-gphoto2': 'Ein kostenloses Programm für die Kommandozeile fragt die Kamera über USB ab.',
    'olympus-service-page':
      'Eine Tastenfolge nach dem Einschalten öffnet das Servicemenü. Die Zahl neben R auf Seite 2 ist die Zahl der Auslösungen.',
    'olympus-card-door':
      'Bei offener Kartenklappe öffnet eine Tastenfolge die Serviceseiten. R ist die Zahl der Auslösungen.',
    'panasonic-camera-info': 'Eine je nach Modell andere Tastenfolge öffnet das Servicemenü. Die Zeile heißt SHTCNT.',
    'samsung-info-card':
      'Eine Datei auf der Karte lässt die Kamera ihre Zahlen aufschreiben, darunter die Auslösungen.',
  },
  precision: {
    single: 'Auf die Auslösung genau.',
    thousands: 'Auf volle 1.000 aufgerundet.',
    'as-stated': 'So, wie die Kamera es angibt: Der einzige veröffentlichte Bericht zeigt Vielfache von 256.',
    pictures: 'Gezählt werden Bilder, nicht nur Auslösungen.',
    unknown: 'Wie genau der Wert ist, ist nicht dokumentiert.',
  },
  works: (firmware) => `Funktioniert laut Berichten mit dieser Kamera${firmware && `, Firmware ${firmware}`}.`,
  worksOnFamily: 'Funktioniert laut Berichten bei Kameras dieser Reihe.',
  expected: 'Sollte mit dieser Kamera funktionieren, gezeigt hat es noch niemand.',
  fails: (programs) => `Lesen laut Berichten nichts aus dieser Kamera: ${programs}.`,
  price: (price, year) => `${price} im Jahr ${year}`,
};

export default routes;
