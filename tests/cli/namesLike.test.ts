import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesLike } from '../../src/cli/findFiles';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  for (const name of ['DSC_10.ARW', 'DSC_9.arw', 'DSC_9.arwx', 'a.b+c.jpg']) writeFileSync(join(folder, name), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('A pattern on Windows, where no shell expands it', () => {
  it.each([
    ['*.ARW', ['DSC_9.arw', 'DSC_10.ARW']],
    ['DSC_?.arw', ['DSC_9.arw']],
    ['*.b+c.*', ['a.b+c.jpg']],
    ['*.CR3', ['*.CR3']],
    ['a.b+c.jpg', ['a.b+c.jpg']],
  ])('%s becomes the matching names, or stays unchanged', (pattern, names) => {
    expect(namesLike(join(folder, pattern), 'win32')).toEqual(names.map((name) => join(folder, name)));
  });

  it('is an ordinary name on other systems, and in a missing folder', () => {
    expect(namesLike(join(folder, '*.ARW'), 'linux')).toEqual([join(folder, '*.ARW')]);
    expect(namesLike('nowhere/*.ARW', 'win32')).toEqual(['nowhere/*.ARW']);
  });
});
