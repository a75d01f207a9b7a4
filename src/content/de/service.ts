/** Was über den Service der Hersteller veröffentlicht ist. */

import type { ServiceCopy } from '../guide';

const service: ServiceCopy = {
  canon: {
    'seven-years': 'Canon Japan repariert EOS-Digitalkameras sieben Jahre lang nach dem Ende der Produktion.',
    'typical-shutter':
      'So viel zahlt eine Firma mit vielen Kameras im Automatikbetrieb üblicherweise für eine Verschlussreparatur an einer Spiegelreflexkamera.',
  },
  nikon: {
    'counter-may-reset':
      'Nikon sagt, dass kein Verfahren die Gesamtzahl sicher liefert. Ein Firmware-Update kann den Zähler zurücksetzen, neue Teile bei einer Reparatur ebenso.',
    'list-japan':
      'Auf der Liste reparierbarer Kameras von Nikon Japan standen D3500, D500, D5, D5300 und D610, nicht mehr D80 und D90.',
    'no-parts-usa':
      'Freie Werkstätten in den USA bekommen seit 2012 keine Teile von Nikon. An diesem Tag endeten die Vertragswerkstätten; es blieben zwei Nikon-Zentren.',
  },
};

export default service;
