import { describe, expect, it } from 'vitest';
import {
  cameWithOthers,
  handOver,
  takeFirst,
  takeFirstInside,
  takeHandedOver,
} from '../../../src/reader/files/filesTogether';
import { photo } from '../../support/photo';

const file = (name: string) => new File(name.endsWith('.txt') ? ['bytes'] : [new Uint8Array(photo())], name);
const READING = { result: { counters: [], hasGps: false, bytesRead: 0, reads: 0 } };

describe('with several files at once,', () => {
  it('the first is read, and the others wait for the history', () => {
    const files = [file('a.jpg'), file('b.jpg')];
    expect(takeFirst(files)).toBe(files[0]);
    expect(cameWithOthers(files[0]!)).toBe(true);
    handOver(files[0]!, READING);
    expect(takeHandedOver()?.first.file).toBe(files[0]);
    expect(takeHandedOver()).toBeUndefined();
  });

  it('a single file has no others', () => {
    const only = file('a.jpg');
    takeFirst([only]);
    expect(cameWithOthers(only)).toBe(false);
  });

  it('the first photo among files of other kinds is read, and all of them wait', async () => {
    const files = [file('notes.txt'), file('a.jpg'), file('b.jpg')];
    const first = await takeFirstInside(files);
    expect(first).toBe(files[1]);
    expect(cameWithOthers(first!)).toBe(true);
  });
});
