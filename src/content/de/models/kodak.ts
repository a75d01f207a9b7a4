import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/kodak';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'kodak-dcs-14n': {
    intro: [
      'Kodak kündigte die DCS 14n 2002 an und lieferte sie 2003 aus, als erste digitale Vollformat-Spiegelreflexkamera mit Nikon-Bajonett. Ihr CMOS-Sensor hat 13,7 Megapixel. Eine spätere Ausführung nennt sich DCS Pro 14nx.',
    ],
    shutter: [
      'Wir rechnen mit 50.000 Auslösungen. Das ist unsere eigene Annahme und keine Angabe von Kodak; niedriger ist der Wert auf keiner unserer Modellseiten.',
    ],
    reading: [
      'Kodaks Dateien enthalten keine Gesamtzahl; die Herstellerdaten haben in keiner bekannten Form einen Platz dafür. RAW-Dateien einer nahen Verwandten enthalten eine Bildnummer. Sollte es sie auch bei der 14n geben, wäre sie nur eine Nummerierung und höchstens für eine Schätzung gut. In der Regel lautet das Ergebnis, dass die Zahl nicht in der Datei steht.',
    ],
    buying: [
      'Urteilen Sie bei dieser Kamera nach dem Zustand. Ein Originalakku, der noch hält, ist mehr wert als jede Zahl, denn einen neuen kann man nicht einfach kaufen. Lassen Sie sich die Kamera mit Akku vorführen, nicht am Netzteil.',
      'Nehmen Sie ein paar Bilder auf einer eigenen Karte auf, und öffnen Sie sie am eigenen Rechner, denn nicht jede Software kommt mit diesen RAW-Dateien noch zurecht. Fotografieren Sie eine gleichmäßig beleuchtete Wand, und achten Sie von Rand zu Rand auf Farbstiche. Spiegel und Nikon-Bajonett lassen sich beurteilen wie bei jeder Spiegelreflexkamera: gleichmäßiges Geräusch, kein Spiel, sauberer Schaumstoff, Kontakte ohne Grünspan.',
    ],
    steps: [
      'Kopieren Sie eine unbearbeitete Datei von der Karte, und öffnen Sie sie hier, um Modell, Datum und, wo gespeichert, die Seriennummer zu bestätigen.',
      'Vergleichen Sie die Nummern in den Namen der ältesten und der neuesten Bilder, die der Besitzer aufbewahrt hat; daran erkennen Sie ungefähr, wie viel die Kamera benutzt wurde.',
      'Beurteilen Sie Verschluss, Spiegel und Akku an der Kamera selbst, mit einer Reihe gleichmäßig beleuchteter Bilder.',
    ],
  },
} satisfies Record<SlugOf<'kodak'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    repairs: {
      'service-end': 'Kodak baut keine Profikameras mehr und repariert dieses Modell nicht.',
    },
  },
};

export default { models, buying };
