import { afterEach, expect, it, vi } from 'vitest';
import { everyPart, forgetFailures, loadText } from '../../src/i18n/loadText';
import { loadTranslator } from '../../src/i18n/translator';

/** whether the request for the text file succeeds */
const file = vi.hoisted(() => ({ comes: true }));
vi.mock('../../src/i18n/de/verify.json', () => {
  if (!file.comes) throw new Error('no network');
  return { default: { 'verify.heading': 'Prüfen' } };
});

afterEach(() => vi.resetModules());

it('the list of parts has every part of the interface', () => {
  expect(everyPart).toEqual(expect.arrayContaining(['frame', 'home', 'modelGuide']));
});

it('a file that a language lacks is empty', async () => {
  expect(await loadText('en', 'models/samsung')).toEqual({});
});

it('a file is fetched once, and known to be there', async () => {
  const loading = loadText('en', 'frame');
  expect(loadText('en', 'frame')).toBe(loading);
  expect(loading.status).toBeUndefined();
  const texts = await loading;
  expect(loading).toMatchObject({ status: 'fulfilled', value: texts });
});

it('a file that could not be fetched stays missing until the next request, and leaves no unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  file.comes = false;
  await expect(loadTranslator('de', ['verify'])).rejects.toThrow();
  const failed = loadText('de', 'verify');
  expect(failed.status).toBe('rejected');
  expect(loadTranslator('de', ['verify', 'frame'])).toBe(failed);
  file.comes = true;
  vi.resetModules();
  await expect(loadTranslator('de', ['verify'])).rejects.toThrow();
  forgetFailures();
  expect((await loadTranslator('de', ['verify'])).t('verify.heading')).toBe('Prüfen');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
