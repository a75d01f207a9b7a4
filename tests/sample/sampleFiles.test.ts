/** The home page's samples equal the files that the code builds now, are small, and match their buttons. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRatedLife, type RatedLife } from '../../src/cameras/ratedLife';
import { loadCore } from '../../src/reader/core';
import { readPreview } from '../../src/reader/preview';
import { blobSource } from '../../src/reader/ranges';
import type { ExtractionResult } from '../../src/reader/result';
import { localTime } from '../../src/i18n/format';
import { loadSample, SAMPLE_COUNT } from '../../src/site/tool/samples/loadSample';
import { createTranslator } from '../../src/i18n/translator';
import { SAMPLE_LIFE, SAMPLE_RESULT } from '../../src/site/tool/samples/sampleResult';
import { judgeWear, type Wear } from '../../src/judge/wear';
import { verdictToday } from '../../src/i18n/words/wearWords';
import { everyText } from '../support/texts/all';
import { read } from '../support/read';
import { SAMPLE_JSON, sampleJson } from './sampleFiles';

const readSample = async (name: Parameters<typeof loadSample>[0]) =>
  read(new Uint8Array(await (await loadSample(name)).arrayBuffer()));

it('the samples in the source are those of the builder, 30 KB at most', () => {
  const written = readFileSync(SAMPLE_JSON, 'utf8');
  expect(written).toBe(sampleJson());
  expect(written.length).toBeLessThan(30_000);
});

describe('the sample with a count', () => {
  it('is exact, from today, and has a serial number that can be compared', async () => {
    const before = localTime(new Date());
    const result = await readSample('exact');
    expect(result).toMatchObject({
      model: 'NIKON D750',
      serialNumber: '6012345',
      shutterCount: SAMPLE_COUNT,
      shutterSource: { grade: 'exact' },
    });
    expect(result.shutterSource!.limits ?? []).toEqual([]);
    expect([before, localTime(new Date())]).toContain(result.dateTime);
  });

  it('passes every check for a re-saved photo, and its lens and length speak for it', async () => {
    const { savedAgain } = await readSample('exact');
    expect(savedAgain).toMatchObject({ is: 'no-sign', signs: [], supports: ['picture-length', 'lens-data'] });
    expect(savedAgain!.checks).toEqual(
      expect.arrayContaining(['format', 'layout', 'size', 'coder', 'picture-length', 'lens-data']),
    );
  });

  it('gives the verdict that the page shows beside the frame before it is read', async () => {
    const result = await readSample('exact');
    const verdict = (of: ExtractionResult, rated: RatedLife) =>
      verdictToday(
        of,
        judgeWear(of, rated) as Wear,
        localTime(new Date()),
        createTranslator('en', everyText.en).t,
        'en',
      );
    expect(verdict(SAMPLE_RESULT, SAMPLE_LIFE)).toEqual(verdict(result, findRatedLife(result.make!, result.model!)!));
    expect(verdict(SAMPLE_RESULT, SAMPLE_LIFE)).toMatchObject({ isColored: true, band: 'moderate' });
  });

  it('has a preview', async () => {
    const preview = await readPreview(await loadCore(), blobSource(await loadSample('exact')));
    expect(preview!.subarray(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
  });
});

it('the other two have no count, and no camera data', async () => {
  const none = await readSample('none');
  expect(none).toMatchObject({ model: 'Canon EOS 2000D', reason: 'not-stored', savedAgain: { is: 'no-sign' } });
  expect(none).not.toHaveProperty('serialNumber');
  expect(await readSample('stripped')).toMatchObject({ error: { code: 'no-exif' } });
});
