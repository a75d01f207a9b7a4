/** Remembers this tab's photos without a known counter, so that the finder can search them for a counter. */
import { rawText } from '../config/fileText';
import { holdsCounts } from '../cameras/ratedLife';
import type { Series, SeriesGatherer } from '../finder/series';
import type { PhotoObserver } from './collection';

let gatherer: SeriesGatherer<File> | undefined;

/** Loads the finder when the first photo without a known counter is read. */
export const uncounted: PhotoObserver = {
  async see({ file, path }, result) {
    if (result.counters.some(({ kind }) => kind !== 'number')) return;
    // Other photos of the model have a count, so its counter is known, and there is nothing to find.
    if (result.reason === 'not-stored' && holdsCounts(result)) return;
    gatherer ??= new (await import('../finder/series')).SeriesGatherer();
    gatherer.add({ file, path: rawText(path), result });
  },
  forget: () => gatherer?.clear(),
};

/** The bodies that the finder can search so far. */
export const uncountedSeries = (): readonly Series<File>[] => gatherer?.found() ?? [];
