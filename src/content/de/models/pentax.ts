import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro: ['Die K-1 Mark II von 2018 ist die Vollformat-DSLR von Pentax, eine Profikamera mit 36,4 Megapixeln.'],
    shutter: [
      'Ein Fotoblog nennt 300.000 Auslösungen für die K-1. Die Mark II hat vermutlich dieselbe Verschlusseinheit, deshalb verwenden wir den Wert für beide. Für die K-5 wird nur ein Drittel davon genannt.',
    ],
    reading: [
      'Pentax versteckt die Zahl gut: Sie steht in vier Bytes der Herstellerdaten, verrechnet mit Datum und Uhrzeit der Aufnahme, und nur mit beiden lässt sie sich zurückrechnen. Der Checker tut das und zeigt einen genauen Wert, ob aus JPEG, PEF oder DNG.',
      'Bekannt ist auch, was gezählt wird. Live View und Video zählen nicht mit, Auslösungen ohne Bild, etwa für eine Vorschau, dagegen schon. Die Zahl kommt also dem nahe, was Spiegel und Verschluss wirklich geleistet haben.',
    ],
    buying: [
      'Bitten Sie den Verkäufer, das Datum des Fotos nicht zu „berichtigen“. Wurde es in den Herstellerdaten geändert, kommt bei der Rechnung Unsinn heraus, und der Checker zeigt keine Zahl. Lassen Sie sich dann eine frische Kopie von der Karte geben.',
      'Unter 60.000 ist der Verschleiß gering, 150.000 sind die Hälfte. Eine neue Pentax kann ab Werk schon einige Dutzend oder einige Hundert Auslösungen haben, und eine Reparatur kann die Zahl zurücksetzen. Ein so robustes Gehäuse nimmt man auch bei schlechtem Wetter mit: Öffnen Sie jede Klappe, sehen Sie nach den Dichtungen, bewegen Sie den Monitor in alle Stellungen, und prüfen Sie den Spiegel bei langen und kurzen Zeiten.',
    ],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

export default { models };
