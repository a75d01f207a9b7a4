/** What is published about the makers' service. */

import type { ServiceCopy } from '../guideCopy';

const service: ServiceCopy = {
  canon: {
    'seven-years': 'Canon Japan repariert EOS-Digitalkameras sieben Jahre lang nach dem Ende der Produktion.',
    'typical-shutter':
      'So viel zahlt eine Firma, die viele Kameras automatisch auslösen lässt, üblicherweise für die Verschlussreparatur einer Spiegelreflexkamera.',
  },
  nikon: {
    'counter-may-reset':
      'Laut Nikon lässt sich die Gesamtzahl mit keinem Verfahren sicher ermitteln. Ein Firmware-Update kann den Zähler zurücksetzen, neue Teile bei einer Reparatur ebenso.',
    'list-japan':
      'Auf der Liste reparierbarer Kameras von Nikon Japan standen D3500, D500, D5, D5300 und D610, nicht mehr D80 und D90.',
    'no-parts-usa':
      'Freie Werkstätten in den USA bekommen seit 2012 keine Teile von Nikon. An diesem Tag endete auch das Netz der Vertragswerkstätten; geblieben sind zwei Nikon-Zentren.',
  },
};

export default service;
