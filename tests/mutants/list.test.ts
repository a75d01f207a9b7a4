import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { EQUIVALENT, NAMED } from './list';

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

test.each(NAMED)('the named mutant changes existing code: $name', ({ file, from, to }) => {
  expect(textOf(file).split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

test('every change without effect names an existing file', () => {
  for (const { file } of EQUIVALENT) expect(textOf(file)).not.toBe('');
});
