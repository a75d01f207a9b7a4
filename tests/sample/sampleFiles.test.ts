/** The samples of the home page are what our builder makes now, small, and what their buttons say. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from '../support/read';
import { SAMPLE_FILES, SAMPLE_JSON, sampleJson } from './sampleFiles';

it('the samples in the source are those of the builder, 30 KB at most', () => {
  const written = readFileSync(SAMPLE_JSON, 'utf8');
  expect(written).toBe(sampleJson());
  expect(written.length).toBeLessThan(30_000);
});

it('the three samples give an exact count, none, and no camera data', async () => {
  expect(await read(SAMPLE_FILES.exact)).toMatchObject({
    model: 'NIKON D750',
    shutterCount: 61_240,
    shutterSource: { grade: 'exact' },
    savedAgain: { is: 'no-sign' },
  });
  expect(await read(SAMPLE_FILES.none)).toMatchObject({ model: 'Canon EOS 2000D', reason: 'not-stored' });
  expect(await read(SAMPLE_FILES.stripped)).toMatchObject({ error: { code: 'no-exif' } });
  for (const bytes of Object.values(SAMPLE_FILES)) expect(await read(bytes)).not.toHaveProperty('serialNumber');
});
