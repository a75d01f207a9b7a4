/** bench/builders.test.ts checks that other programs understand the built files. */
import { describe, expect, it } from 'vitest';
import { encipher } from './makerNotes';

describe('The builders', () => {
  it('enciphers one-to-one, as the fixed points show', () => {
    const all = Uint8Array.from({ length: 256 }, (_, value) => value);
    expect(new Set(encipher(all)).size).toBe(256);
    for (const fixed of [0, 1, 82, 83, 84, 165, 166, 167, 248, 249, 255]) expect(encipher(all)[fixed]).toBe(fixed);
  });
});
