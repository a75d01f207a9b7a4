import { afterEach, describe, expect, it, vi } from 'vitest';
import { everyPart } from '../../src/i18n/loadText';
import { createTranslator, loadTranslator, missedKeys } from '../../src/i18n/translator';
import { texts } from '../support/texts/all';
import { patiently } from '../support/patiently';

const { en } = texts;

type LooseT = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Accepts any key, because the tests use keys of their own. */
const loose = (...args: Parameters<typeof createTranslator>) => createTranslator(...args) as unknown as { t: LooseT };

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

describe('a text', () => {
  it('is that of the language', async () => {
    expect((await loadTranslator('de', everyPart)).t('nav.home')).toBe('Startseite');
    expect((await loadTranslator('ja', everyPart)).t('nav.home')).toBe('ホーム');
    expect(warn).not.toHaveBeenCalled();
  });

  it('inserts its values without escaping them', () => {
    const { t } = loose('en', { greeting: 'Hello {{name}}' });
    expect(t('greeting', { name: '<Ann & Bob>' })).toBe('Hello <Ann & Bob>');
  });

  it('keeps a placeholder without a value as written', () => {
    const { t } = loose('en', { greeting: 'Hello {{name}}, {{title}}' });
    expect(t('greeting', { title: 'Dr' })).toBe('Hello {{name}}, Dr');
    expect(t('greeting')).toBe('Hello {{name}}, {{title}}');
  });

  it('may have dots and colons in its key', () => {
    expect(loose('en', { 'a.b:c': 'found' }).t('a.b:c')).toBe('found');
  });

  it('has its plural forms', () => {
    const { t } = loose('en', { models_one: '{{count}} model', models_other: '{{count}} models' });
    expect([t('models', { count: 1 }), t('models', { count: 2 })]).toEqual(['1 model', '2 models']);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a missing text', () => {
  it('gives one warning, and the English text as soon as that is loaded', async () => {
    const translator = createTranslator('ja', { other: '別' });
    expect(translator.t('nav.home')).toBe('nav.home');
    await patiently(() => expect(translator.hasResourceBundle('en', 'translation')).toBe(true));
    expect(translator.t('nav.home')).toBe(en['nav.home']);
    expect(warn.mock.calls).toEqual([['Missing translation (ja): nav.home']]);
  });

  it('is reported even if the English one is already loaded', () => {
    const translator = createTranslator('ja', { other: '別' });
    translator.addResourceBundle('en', 'translation', { 'nav.home': 'Home' });
    expect(translator.t('nav.home')).toBe('Home');
    expect(missedKeys(translator)).toEqual(['nav.home']);
    expect(warn.mock.calls).toEqual([['Missing translation (ja): nav.home']]);
  });

  it('gives a warning and the key if English lacks it too', async () => {
    const translator = await loadTranslator('en', everyPart);
    expect((translator.t as LooseT)('no.such.key')).toBe('no.such.key');
    expect(warn.mock.calls).toEqual([['Missing translation (en): no.such.key']]);
  });

  it('is tracked separately for each translator', () => {
    createTranslator('de', { here: 'hier' });
    expect(loose('en', { here: 'here' }).t('here')).toBe('here');
    expect(warn).not.toHaveBeenCalled();
  });
});
