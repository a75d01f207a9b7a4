import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import type { Locale } from '../../../src/config/locales';
import type { CountLimit, ExtractionResult, SavedAgain } from '../../../src/reader/result';
import { evidenceRows } from '../../../src/i18n/words/evidenceWords';
import * as results from '../../site/tool/results';
import { texts } from '../../support/texts/all';

const LOCALES: readonly Locale[] = ['en', 'ja', 'de'];
const NOW = '2024-06-15T08:00:00';
const translators = new Map<string, TFunction>();

beforeAll(async () => {
  for (const locale of LOCALES) {
    const resources = { [locale]: { translation: texts[locale] } };
    const options = { keySeparator: false, nsSeparator: false, interpolation: { escapeValue: false } } as const;
    translators.set(locale, await i18next.createInstance().init({ lng: locale, resources, ...options }));
  }
});

const withSaved = (savedAgain: SavedAgain, limits: readonly CountLimit[] = []): ExtractionResult => ({
  ...results.nikonD850,
  dateTime: '2024-06-14T07:58:40',
  shutterSource: { ...results.nikonD850.shutterSource!, limits },
  savedAgain,
});

it.each(LOCALES)('evidence for a photo comes before the list of checks, in %s', (locale) => {
  const t = translators.get(locale)!;
  const saved = {
    is: 'no-sign',
    signs: [],
    supports: ['picture-length', 'lens-data'],
    checks: ['format', 'coder'],
  } as const;
  const [[, text]] = evidenceRows(withSaved(saved), NOW, t, locale) as [[string, string]];
  const parts = ['evidence.support.picture-length', 'evidence.support.lens-data', 'evidence.check.editor'] as const;
  const places = [...parts, 'evidence.check.format' as const, 'evidence.check.coder' as const].map((key) =>
    text.indexOf(t(key)),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(text).not.toContain('{{');
});

it.each(['lens-differs', 'other-model', 'other-shot', 'contradicted', 'unconfirmed'] as const)(
  'a count that is %s is not followed by a hint that it may be right',
  (limit) => {
    const t = translators.get('en')!;
    const [[, text]] = evidenceRows(
      withSaved({ is: 'yes', signs: [{ sign: 'lens-differs' }] }, [limit]),
      NOW,
      t,
      'en',
    ) as [[string, string]];
    expect(text).toBe(`${t('evidence.sign.lens-differs')} ${t('evidence.meaning.unknown')}`);
  },
);

it.each(LOCALES)('a date that the camera noted is in the language’s own form, in %s', (locale) => {
  const t = translators.get(locale)!;
  const signs = [{ sign: 'date-changed', noted: '2021-03-25T07:11:02' }] as const;
  const [[, text]] = evidenceRows(withSaved({ is: 'yes', signs }), NOW, t, locale) as [[string, string]];
  expect(text).toContain('2021');
  expect(text).not.toContain('2021-03-25T');
});
