import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro:
      'Die K-1 Mark II von {{year}} ist die Vollformat-DSLR von Pentax, eine Profikamera mit {{megapixels}} Megapixeln.',
    buying: [
      'Bitten Sie den Verkäufer, das Datum des Fotos nicht zu „berichtigen“: Wurde es in den Herstellerdaten geändert, ist die Zahl verloren, und Sie brauchen eine frische Kopie von der Karte. Ein so robustes Gehäuse nimmt man auch bei schlechtem Wetter mit. Öffnen Sie jede Klappe, sehen Sie nach den Dichtungen, bewegen Sie den Monitor in alle Stellungen, und prüfen Sie den Spiegel bei langen und kurzen Zeiten.',
    ],
    notes: [
      'Die Lebensdauer, die genannt wird, wurde für die K-1 angegeben.',
      'Eine neue Pentax kann schon ab Werk einige Auslösungen haben.',
    ],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

export default { models };
