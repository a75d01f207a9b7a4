import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../src/i18n/translator';
import { madeMonth, madeSentence } from '../../../src/i18n/words/madeWords';
import { texts } from '../../support/texts/all';
import { nikonD850 } from '../../site/tool/results';

const by = (tag: string, date = '2013-03-27') => ({ ...nikonD850, manufactured: { date, tag } });

describe('the date of manufacture', () => {
  it.each([
    ['en', 'Made in March 2013', 'by the date in its internal serial number'],
    ['de', 'Hergestellt im März 2013', 'laut dem Datum in der internen Seriennummer'],
    ['ja', '2013年3月製造', '内部シリアル番号の日付による'],
  ] as const)('is given in %s: %s', (locale, month, origin) => {
    const { t } = createTranslator(locale, texts[locale]);
    expect(madeMonth(by('MakerNote/0x0025'), t, locale)).toBe(month);
    expect(madeSentence(by('MakerNote/0x0025'), t, locale)).toContain(origin);
  });

  it('hides the day, and is the same if only the month is stored', () => {
    const { t } = createTranslator('en', texts.en);
    const [day, month] = [by('MakerNote/0x0102'), by('MakerNote/0x0102', '2013-03')];
    expect(madeSentence(day, t, 'en')).toBe(madeSentence(month, t, 'en'));
  });

  it.each(['MakerNote/0x0215', 'MakerNote/0x2001'])('names the factory date if %s has one', (tag) => {
    const { t } = createTranslator('en', texts.en);
    expect(madeSentence(by(tag), t, 'en')).toBe(
      'Made in March 2013, going by the date that the factory saved in the camera. A repair can change that date.',
    );
  });

  it('is missing for a photo without it', () => {
    const { t } = createTranslator('en', texts.en);
    expect(madeMonth(nikonD850, t, 'en')).toBeUndefined();
    expect(madeSentence(nikonD850, t, 'en')).toBeUndefined();
  });
});
