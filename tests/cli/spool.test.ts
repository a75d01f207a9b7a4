import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { Spool } from '../../src/cli/spool';

const TEXTS = ['one', '', '写真', 'x'.repeat(100_000), 'five'];
const leftBehind = () => readdirSync(tmpdir()).filter((name) => /^shutter-count-[\da-f]{8}-/.test(name));

describe('Texts that wait', () => {
  it.each([Infinity, 100_100, 8, 0])('come back whole in any order with %d bytes of memory', (most) => {
    const before = leftBehind();
    const spool = new Spool(most);
    for (const text of TEXTS) spool.add(text);
    expect(spool.size).toBe(5);
    expect([4, 0, 3, 1, 2].map((place) => spool.text(place))).toEqual([4, 0, 3, 1, 2].map((place) => TEXTS[place]));
    // The temporary file has no name even while in use, so the folder does not list it.
    expect(leftBehind()).toEqual(before);
    spool.close();
  });
});
