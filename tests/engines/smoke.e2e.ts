/** A quick check of the engines whose full tests run weekly: the page starts, and the tool reads a photo. */
import { expect } from 'vitest';
import { describeIn } from './visitor';
import { readsAPhoto } from './visits';

for (const engine of ['firefox', 'webkit'] as const)
  describeIn(engine, (test) => {
    test('starts, and reads a photo without an error', async ({ tab, site }) => {
      await readsAPhoto(tab, site.origin);
      expect(await tab.problems()).toEqual([]);
    });
  });
