import { afterEach, expect, it, vi } from 'vitest';
import { failedResult } from '../../../src/reader/files/readFile';

const { hasOwn } = Object;
afterEach(() => Object.assign(Object, { hasOwn }));

it('A browser too old for the reader’s modules gets that message, not a request to try again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new TypeError('Object.hasOwn is not a function');
  expect(failedResult(cause).error?.code).toBe('unexpected');
  Reflect.deleteProperty(Object, 'hasOwn');
  expect(failedResult(cause).error?.code).toBe('no-core');
});
