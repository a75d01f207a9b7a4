/** Finds each maker's bodies whose photos state both the day of manufacture and the photo's date. */
import type { RawResult } from '../../src/reader/result';
import { readFileSync } from 'node:fs';
import { makerOf } from '../../src/cameras/exifMakers';
import { clockCheckOf } from '../../src/judge/clock';
import type { Core } from '../../src/reader/core';
import { readStatedDate } from '../../src/reader/manufactured';
import { memorySource } from '../../src/reader/ranges';
import { readFields } from '../../src/reader/records';
import { scanFile } from '../../src/reader/scanFile';
import { readEntries } from '../../src/reader/tagEntries';
import { extractFile } from '../../src/reader/files/extractFile';
import { type AgedBody, agedValues } from './ageTest';

/** The number of a maker's readable photos, and its bodies by model, serial number and date of manufacture. */
export interface MakersBodies {
  photos: number;
  readonly bodies: Map<string, AgedBody>;
}

/** Keeps the latest photo of each body. Skips photos whose camera's clock was never set. */
export async function readBodies(core: Core, files: readonly string[]): Promise<Map<string, MakersBodies>> {
  const makers = new Map<string, MakersBodies>();
  for (const file of files) {
    const source = memorySource(readFileSync(file));
    const { result } = await extractFile(core, source, file);
    if (result.error) continue;
    const { make, model, serialNumber, dateTime = '' } = result;
    const maker = makers.get(makerOf(make)) ?? { photos: 0, bodies: new Map<string, AgedBody>() };
    makers.set(makerOf(make), maker);
    maker.photos += 1;
    const date =
      result.manufactured?.date ?? readStatedDate(await scanFile(core, source, readFields, true), result as RawResult);
    const [made, taken] = [Date.parse(date ?? ''), Date.parse(`${dateTime}Z`)];
    if (date === undefined || !(made <= taken)) continue;
    if (clockCheckOf({ ...result, manufactured: { date } })({ date: dateTime, dateSource: 'camera' })) continue;
    const key = JSON.stringify([model, serialNumber, date]);
    if ((maker.bodies.get(key)?.taken ?? 0) >= taken) continue;
    maker.bodies.set(key, { made, taken, values: await readEntries(core, source, agedValues) });
  }
  return makers;
}
