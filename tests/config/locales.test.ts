import { expect, it } from 'vitest';
import { type FinishedLocale, finishedLocales, type Locale, rowFor } from '../../src/config/locales';

it('English, Japanese and German, which the site promises, are no drafts', () => {
  expect(finishedLocales).toEqual(expect.arrayContaining(['en', 'ja', 'de']));
});

it('a draft without a row in a table has that of English', () => {
  const names = finishedLocales.map((code) => [code, `row of ${code}`]);
  const rows = Object.fromEntries(names) as Record<FinishedLocale, string>;
  expect([rowFor(rows, 'ja'), rowFor(rows, 'xx' as Locale)]).toEqual(['row of ja', 'row of en']);
});
