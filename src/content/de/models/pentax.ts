/** Modellseiten: Pentax. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro: ['Die K-1 Mark II von 2018 ist die Vollformat-DSLR von Pentax, eine Profikamera mit 36,4 Megapixeln.'],
    shutter: [
      'Eine Liste veröffentlichter Werte nennt 300.000 Auslösungen für die K-1. Die Mark II hat vermutlich dieselbe Verschlusseinheit, deshalb verwenden wir den Wert für beide. Das ist das Dreifache dessen, was für die K-5 genannt wird.',
    ],
    reading: [
      'Pentax versteckt die Zahl geschickt. Vier Bytes der Herstellerdaten werden mit Datum und Uhrzeit der Aufnahme verrechnet, und nur mit diesen beiden Feldern kommt sie zum Vorschein. Der Checker macht diese Rechnung rückgängig und zeigt einen genauen Wert, bei JPEG, PEF und DNG gleichermaßen.',
      'Was darin steckt, ist besser bekannt als bei den meisten Kameras. Live View und Video zählen nicht mit; Auslösungen ohne Bild, etwa eine Vorschau, zählen. Der Wert kommt dem, was Spiegel und Verschluss wirklich geleistet haben, also nahe.',
    ],
    buying: [
      'Lassen Sie niemanden das Datum des Beispielfotos „berichtigen“. Wurde es in den Herstellerdaten geändert, ergibt die Rechnung Unsinn, und der Checker meldet lieber keine Zahl als eine falsche. Eine frische Kopie von der Karte schafft Klarheit.',
      'Unter 60.000 ist der Verschleiß gering, 150.000 sind die Hälfte. Neue Pentax-Gehäuse können ab Werk mit einigen Dutzend oder Hundert beginnen, und eine Reparatur kann den Wert zurücksetzen. Ein robustes Gehäuse wie dieses wird auch bei Wetter benutzt, bei dem andere zu Hause bleiben: Öffnen Sie jede Klappe, sehen Sie nach den Dichtungen, bewegen Sie den Monitor über seinen ganzen Bereich, und prüfen Sie den Spiegel bei langen und kurzen Zeiten.',
    ],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

export default models;
