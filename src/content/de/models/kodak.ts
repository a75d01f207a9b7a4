/** Modellseiten: Kodak. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'kodak-dcs-14n': {
    intro: [
      '2002 angekündigt und 2003 ausgeliefert, war die DCS 14n die erste digitale Vollformat-Spiegelreflexkamera mit Nikon-Bajonett. Ihr CMOS-Sensor hat 13,7 Megapixel; eine spätere Ausführung nennt sich DCS Pro 14nx.',
    ],
    shutter: [
      'Wir rechnen mit 50.000 Auslösungen. Dieser Wert wurde für den Checker als Anhalt festgelegt, eine Aussage von Kodak steht nicht dahinter; es ist der niedrigste auf unseren Modellseiten. 2005 gab Kodak die Profikameras auf.',
    ],
    reading: [
      'Eine Gesamtzahl der Auslösungen enthalten Kodaks Dateien nicht; in keiner der bisher beschriebenen Formen ihrer Herstellerdaten ist ein Platz dafür. RAW-Dateien einer nahen Verwandten tragen eine Bildnummer; sollte eine 14n-Datei eine haben, ginge es um Nummerierung und höchstens um eine Schätzung. Üblicherweise lautet die Antwort bei dieser Kamera, dass die Zahl nicht in der Datei steht.',
    ],
    buying: [
      'Also muss der Zustand sprechen. Ein Originalakku, der noch hält, ist mehr wert als jede Zahl, denn weder Hersteller noch Handel liefern auf gewöhnlichem Weg neue; lassen Sie sich die Kamera damit vorführen und nicht am Netzteil.',
      'Beschreiben Sie eine Karte und lesen Sie sie am eigenen Rechner, denn RAW-Dateien dieser Gehäuse brauchen Software, die sie noch kennt. Fotografieren Sie eine gleichmäßig beleuchtete Wand und achten Sie von Rand zu Rand auf Farbstiche. Spiegel und Nikon-Bajonett lassen sich beurteilen wie bei jeder Spiegelreflex: gleichmäßiger Klang, kein Spiel, sauberer Schaumstoff, Kontakte ohne Grünspan.',
    ],
    steps: [
      'Kopieren Sie eine unbearbeitete Datei von der Karte und öffnen Sie sie hier, um Modell, Datum und, wo gespeichert, die Seriennummer zu bestätigen.',
      'Vergleichen Sie die Nummern in den Namen der ältesten und der neuesten Bilder, die der Besitzer aufbewahrt hat; sie sagen etwas über den Gebrauch.',
      'Beurteilen Sie Verschluss, Spiegel und Akku an der Kamera selbst, mit einer Reihe gleichmäßig beleuchteter Bilder.',
    ],
  },
} satisfies Record<SlugOf<'kodak'>, ModelCopy>;

export default models;
