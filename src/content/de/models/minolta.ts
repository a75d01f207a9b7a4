/** Modellseiten: Minolta. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'minolta-dynax-7d': {
    intro: [
      'Die Dynax 7D von 2004 ist eine von nur zwei digitalen Spiegelreflexkameras, die unter dem Namen Konica Minolta verkauft wurden. In Nordamerika hieß sie Maxxum 7D, in Japan α-7 Digital. Der Sensor ist ein APS-C-CCD mit 6,1 Megapixeln.',
    ],
    shutter: [
      'Eine Herstellerangabe haben wir nicht gefunden. Wir setzen 100.000 an, das untere Ende dessen, was man DSLRs der Mittelklasse zutraut, 100.000 bis 150.000, und kennzeichnen es als Klassenschätzung. 2006 stieg Konica Minolta aus dem Kamerageschäft aus; den Service übernahm Sony.',
    ],
    reading: [
      'Ihre MRW- und JPEG-Dateien enthalten in den Kameraeinstellungen eine Bildnummer, je nach Firmware an einer von zwei Stellen; eine echte Datei einer Maxxum hat das bestätigt. Es ist eine Nummer in einer Reihe. Sie läuft nach 9.999 über, beginnt nach einem Zurücksetzen von vorn und sagt, wie das letzte Bild benannt wurde, nicht, wie oft der Vorhang gelaufen ist. Der Checker gibt sie als Schätzung aus und lässt den Verschleiß offen.',
    ],
    buying: [
      'Nach mehr als zwanzig Jahren ist die Zahl eine Kuriosität. Fragen Sie lieber, wer die Kamera zuletzt gewartet hat, und lassen Sie sie sich vorführen.',
      'Nehmen Sie von einer gleichmäßig hellen Fläche eine Serie mit kürzester und eine mit langer Zeit auf; beide Vorhänge müssen Schritt halten. Beurteilen Sie den CCD an einem Bild mit kleiner Blende und einem mit aufgesetztem Deckel. Probieren Sie jedes der vielen Räder und jeden Schalter, suchen Sie im Akkufach nach Spuren ausgelaufener Akkus, und vergewissern Sie sich, dass Ihre Karte angenommen wird, denn bei großen modernen ist das nicht sicher.',
    ],
    steps: [
      'Öffnen Sie hier ein unbearbeitetes MRW oder JPEG; der Checker liest die Bildnummer aus dem Einstellungsblock.',
      'Nehmen Sie das Ergebnis als Schätzung aus der Nummerierung; es fällt zu niedrig aus, sobald diese neu begonnen hat.',
      'Lassen Sie in Testserien den Verschluss selbst sprechen; aus den Dateien dieser Kamera liest niemand eine Gesamtzahl.',
    ],
  },
} satisfies Record<SlugOf<'minolta'>, ModelCopy>;

export default models;
