import { describe, expect, it } from 'vitest';
import { numberShown } from '../../src/reader/result';
import { SAMPLES } from '../support/files';
import { readSource, sparse } from '../support/read';
import { ORDERS } from '../support/tiff';

describe.each(ORDERS)('A file in order %s that is cut off anywhere', (order) => {
  it.each(SAMPLES)('gives the right count or none: $name', async ({ bytes }) => {
    const file = bytes(order);
    const whole = await readSource(sparse(file.length, { 0: file }));
    const wrong: unknown[] = [];
    for (let length = 0; length < file.length; length += 1) {
      const cut = await readSource(sparse(length, { 0: file.subarray(0, length) }));
      const count = numberShown(cut);
      if (count !== undefined && count !== numberShown(whole))
        wrong.push({ length, count, grade: cut.shutterSource?.grade });
      const answers = [cut.shutterCount, cut.reason, cut.error].filter((answer) => answer !== undefined).length;
      if (answers !== 1 || cut.bytesRead > length) wrong.push({ length, answers, bytesRead: cut.bytesRead });
    }
    expect(wrong).toEqual([]);
  });
});
