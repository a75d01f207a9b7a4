/** The checkable rules of style for all texts: banned words, one form per term, American spelling. */
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale, linesOf } from './prose';

/** A ban: a pattern that must not occur, and what to write instead. */
type Ban = readonly [pattern: RegExp, instead: string];

const BANS: Readonly<Record<Locale, readonly Ban[]>> = {
  en: [
    [/\breleases\b/i, 'actuations or shots'],
    [/\bbeen released\b/i, 'fired'],
    [/\b(?:a|this|that|each|lightly used|worn) copy of (?:a|the) (?:camera|body)\b/i, 'camera'],
    [/\b\w*(?:colour|favour|behaviour|labour|neighbour)\w*/i, 'American spelling'],
    [/\b(?:centre|centres|metre|metres|grey|licence|catalogue|programme|torch|cheque)\b/i, 'American spelling'],
    [/\b\w*(?:recognis|analys(?!is|es\b)|stabilis|organis|authoris|summaris|realis(?!t))\w*/i, 'American spelling'],
    [/\b(?:instalments?|telephone|sceptical|serviced anew|anew)\b/i, 'American usage'],
    [/\bIt stands in\b|\bstands in the maker note\b|\bthe honest (?:places|answer|result)\b/i, 'a plain statement'],
    [/\bno (?:count|counter|total) is known\b|\bis known to (?:be|hold|have)\b/i, 'we haven’t found one'],
    [/\bno number is better than a wrong one\b/i, 'We’d rather show nothing than a wrong number.'],
  ],
  ja: [
    [/EXIF/, 'Exif'],
    [/[fF]\/16/, 'F16'],
    [/Coolpix/, 'COOLPIX'],
    [/Lumix/, 'LUMIX'],
    [/GR Digital/, 'GR DIGITAL'],
    [/わか[るりっられ]|判[るりっ]/, '分かる'],
    [/フラッシュ/, 'ストロボ'],
    [/液晶/, '背面モニター'],
    [/総計/, '累計'],
    [/(?:本|この)ツール/, 'チェッカー'],
    [/(?<![\d,_-])9999(?!\d)(?!["'])/, '9,999'],
    [/言い値/, '自己申告'],
    [/伝聞/, '非公式の値'],
    [/ファームウェアの版/, 'バージョン'],
    [/写真ブース/, 'フォトスタジオや貸出機'],
    [/αSweet/, 'α Sweet'],
  ],
  de: [
    [/\bRichtwert/, 'Herstellerangabe, Lebensdauer'],
    [/\bDas Werkzeug\b|\b[Dd]ieses Werkzeugs?\b|\b[Uu]nser Werkzeug\b/, 'Checker'],
    [/(?<![a-zäöü])(?:Telefon|Handy)/, 'Smartphone'],
    [/\bDisplay\b/, 'Monitor'],
    [/Serviceanzeige|Servicebildschirm/, 'Servicemenü'],
    [/\bA(?:7|9|6\d00)(?:[RSC])?(?: (?:II|III|IV|V))?\b/, 'Alpha 7 III'],
    [/(?<![\d.,_-])9999(?!\d)(?!["'])/, '9.999'],
    [/mittelmäßig viele/, 'eine mittlere Zahl'],
    [/[Ee]hrliche Orte|behaupten das Gegenteil|Bezahlte USB/, 'what the style sheet has'],
    [/\bwahre (?:Zahl|Gesamtzahl|Wert)/, 'tatsächliche Zahl'],
  ],
};

const CASES = LOCALES.flatMap((locale) =>
  BANS[locale].map(([pattern, instead]) => [locale, pattern, instead] as const),
);

/** Names of interface keys and of methods that contain a number, and the specification's own texts. */
const NOT_PROSE = /^method\.|folders-of-9999|IMG_|\bid: '/;

describe('the words of all texts', () => {
  it.each(CASES)('in %s never match %s, but say: %s', (locale, pattern) => {
    const found = linesOf(locale).filter(([where, text]) => !NOT_PROSE.test(where) && pattern.test(text));
    expect(found).toEqual([]);
  });

  it.each(LOCALES)('are checked in %s, file by file', (locale) => {
    const files = new Set(linesOf(locale).map(([where]) => where));
    for (const file of ['home.ts', 'brands.ts', 'legal.ts', 'figures.ts', 'posts.ts', 'models/canon.ts']) {
      expect(files).toContain(`${locale}/${file}`);
    }
  });
});
