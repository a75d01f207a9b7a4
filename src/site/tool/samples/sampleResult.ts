import type { RatedLife } from '../../../cameras/ratedLife';
import type { ExtractionResult } from '../../../reader/result';
import { SAMPLE_COUNT } from './loadSample';

/** The part of the first sample's result that the home page shows before the tool reads the sample. */
export const SAMPLE_RESULT: ExtractionResult = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D750',
  shutterCount: SAMPLE_COUNT,
  shutterSource: { field: 'ShutterCount', tag: 'MakerNote/0x00A7', kind: 'total', grade: 'exact', limits: [] },
  counters: [],
  hasGps: false,
  bytesRead: 0,
  reads: 0,
};
/** The rated life of the sample's camera. A copy, because the catalogue is fetched only with a result. */
export const SAMPLE_LIFE: RatedLife = {
  actuations: 150_000,
  basis: 'maker',
  sources: [],
  maker: 'nikon',
  countIncludesElectronic: false,
};
