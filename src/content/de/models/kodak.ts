import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/kodak';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'kodak-dcs-14n': {
    intro:
      'Die DCS 14n, ausgeliefert ab {{year}}, war die erste digitale Vollformat-Spiegelreflexkamera mit Nikon-Bajonett.',
    buying: [
      'Ein Originalakku, der noch hält, ist mehr wert als jede Zahl, denn einen neuen kann man nicht einfach kaufen. Lassen Sie sich die Kamera mit Akku vorführen, nicht am Netzteil. Öffnen Sie ein paar Bilder am eigenen Rechner, denn nicht jede Software kommt mit diesen RAW-Dateien noch zurecht. Fotografieren Sie eine gleichmäßig beleuchtete Wand, und achten Sie auf Farbstiche.',
    ],
    steps: [
      'Kopieren Sie eine unbearbeitete Datei von der Karte, und [öffnen Sie sie](/), um Modell, Datum und, wo gespeichert, die Seriennummer zu prüfen.',
      'Fragen Sie, wie viel mit der Kamera fotografiert und was repariert wurde; Dateinummern sagen darüber nichts.',
      'Beurteilen Sie Verschluss und Spiegel anhand einer ganzen Serie.',
    ],
  },
} satisfies Record<SlugOf<'kodak'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    repairs: {
      'service-end': 'Kodak baut keine Profikameras mehr und repariert dieses Modell nicht.',
    },
  },
};

export default { models, buying };
