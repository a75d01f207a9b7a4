/** The photos of this tab without a known counter, which the finder can be asked about. */
import type { Series, SeriesGatherer } from '../../finder/series';
import type { Onlooker } from '../../history/collection';

let gatherer: SeriesGatherer<File> | undefined;

/** Sees what the history reads. The finder is fetched with the first photo that has no count. */
export const uncounted: Onlooker = {
  async see({ file, path }, result) {
    if (result.counters.some(({ kind }) => kind !== 'number')) return;
    gatherer ??= new (await import('../../finder/series')).SeriesGatherer();
    gatherer.add({ file, path, result });
  },
  forget: () => gatherer?.clear(),
};

/** The bodies that can be asked about, so far. */
export const uncountedSeries = (): readonly Series<File>[] => gatherer?.found() ?? [];
