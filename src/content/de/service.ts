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
    'no-parts-usa':
      'Freie Werkstätten in den USA bekommen seit 2012 keine Teile von Nikon. An diesem Tag endete auch das Netz der Vertragswerkstätten; geblieben sind zwei Nikon-Zentren.',
  },
};

export default service;
