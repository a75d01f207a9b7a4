import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { EQUIVALENT, NAMED } from './list';

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

test.each(NAMED)('the named mutant is a change of code that is there: $name', ({ file, from, to }) => {
  expect(textOf(file).split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

test('what makes no difference is named by a file that is there', () => {
  for (const { file } of EQUIVALENT) expect(textOf(file)).not.toBe('');
});
