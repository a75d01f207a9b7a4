/** What is published about the makers' service. */

import type { ServiceCopy } from '../guideCopy';

const service: ServiceCopy = {
  canon: {
    'typical-shutter':
      'So viel zahlt eine US-Firma, die viele Kameras automatisch auslösen lässt, üblicherweise für die Verschlussreparatur einer Spiegelreflexkamera.',
  },
  nikon: {
    'counter-may-reset':
      'Laut Nikon lässt sich die Gesamtzahl mit keinem Verfahren sicher ermitteln. Ein Firmware-Update kann den Zähler zurücksetzen, neue Teile bei einer Reparatur ebenso.',
    'no-parts-usa':
      'In den USA bekommen freie Werkstätten seit 2012 keine Teile von Nikon. An diesem Tag endete dort auch das Netz der Servicepartner; geblieben sind zwei Nikon-Zentren. Für Deutschland haben wir dazu nichts gefunden.',
  },
};

export default service;
