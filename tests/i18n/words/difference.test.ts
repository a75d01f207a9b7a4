import { describe, expect, it } from 'vitest';
import type { Counter, CountLimit, ExtractionResult } from '../../../src/reader/result';
import { differenceSentence, kindText, mechanicalBeside, whySentence } from '../../../src/i18n/words/counterWords';
import { createTranslator } from '../../../src/i18n/translator';
import { texts } from '../../support/texts/all';
import { canonSteps, nikonZ8 } from '../../site/tool/results';

const { t } = createTranslator('en', texts.en);
const counter = (kind: Counter['kind'], value: number, field = ''): Counter => ({ field, tag: '', kind, value });

const said = (
  shutterCount: number,
  kind: Counter['kind'],
  others: readonly Counter[],
  limits: readonly CountLimit[] = [],
) =>
  differenceSentence(
    {
      shutterCount,
      shutterSource: { field: '', tag: '', kind, grade: 'exact', limits },
      counters: [counter(kind, shutterCount), ...others],
    } as unknown as ExtractionResult,
    t,
    'en',
  );
const beginning = (key: keyof typeof texts.en, difference: string) =>
  texts.en[key].replace('{{difference}}', difference);

describe('two counters', () => {
  it.each([
    ['all shots, most of them mechanical', 8541, 'total', [counter('mechanical', 8487)], 'difference.electronic', '54'],
    [
      'all shots, few of them mechanical',
      8541,
      'total',
      [counter('mechanical', 3487)],
      'difference.electronicOrReset',
      '5,054',
    ],
    [
      'shutter above mirror',
      5000,
      'mechanical',
      [counter('number', 4000, 'TotalMirror')],
      'difference.shutter',
      '1,000',
    ],
    [
      'mirror above shutter',
      4000,
      'mechanical',
      [counter('number', 5000, 'TotalMirror')],
      'difference.mirror',
      '1,000',
    ],
  ] as const)('%s', (_what, count, kind, others, key, difference) => {
    expect(said(count, kind, others)).toBe(beginning(key, difference));
  });

  it.each([
    ['that are equal', 3487, 'total', [counter('mechanical', 3487)], []],
    ['with a higher mechanical count', 3487, 'total', [counter('mechanical', 3488)], []],
    ['in steps', 9000, 'total', [counter('mechanical', 4000)], ['steps']],
    ['that are only inferred', 9000, 'total', [counter('mechanical', 4000)], ['taken-to-be']],
    ['that contradict each other', 9000, 'total', [counter('mechanical', 4000)], ['contradicted']],
    ['with a file number as one of them', 9000, 'mechanical', [counter('number', 4000, 'FileNumber')], []],
  ] as const)('%s are not explained', (_what, count, kind, others, limits) => {
    expect(said(count, kind, others, limits)).toBeUndefined();
  });

  it('of a body without a mechanical shutter are not explained, because no shutter can have been replaced', () => {
    expect(differenceSentence(nikonZ8, t, 'en')).toBeUndefined();
    expect(mechanicalBeside(nikonZ8)).toBeUndefined();
  });

  it('without a second one need no words', () => {
    expect(said(9000, 'total', [])).toBeUndefined();
  });
});

it('a card report with a wrongly picked camera still explains its number', () => {
  const report = { make: 'Canon', model: 'Canon EOS R5', container: 'CAM_INFO', reason: 'unknown-model' } as const;
  const result = { ...report, counters: [], hasGps: false, bytesRead: 1, reads: 1 };
  expect(whySentence(result, t, 'en')).toBe(texts.en['card.noCount.offset']);
});

it('a counter that is only inferred to be the mechanical one is called so', () => {
  expect(kindText('mechanical', canonSteps, t)).toBe(texts.en['kind.mechanicalTaken']);
  expect(kindText('mechanical', nikonZ8, t)).toBe(texts.en['kind.mechanical']);
  expect(kindText('total', canonSteps, t)).toBe(texts.en['kind.total']);
});

it.each([
  ['FUJIFILM', 'X-T1', 'reason.not-in-this-photo'],
  ['OLYMPUS CORPORATION', 'E-M1MarkII', 'reason.not-stored'],
  ['Canon', 'Canon EOS R5', 'reason.elsewhere-in-this-photo'],
] as const)(
  'a photo of a %s %s without a count blames the model only if no count is known for it: %s',
  (make, model, key) => {
    const result = {
      make,
      model,
      reason: key.endsWith('elsewhere-in-this-photo') ? 'unknown-model' : 'not-stored',
      counters: [],
      hasGps: false,
      bytesRead: 1,
      reads: 1,
    } as const;
    expect(whySentence(result, t, 'en')).toBe(texts.en[key]);
  },
);

it.each([
  ['Canon EOS 6D', true],
  ['Canon EOS R5', false],
] as const)('a re-saved photo of a %s sends nobody to an original without a count', (model, hasNone) => {
  const result = {
    make: 'Canon',
    model,
    reason: 'edited',
    counters: [],
    hasGps: false,
    bytesRead: 1,
    reads: 1,
  } as const;
  expect(whySentence(result, t, 'en')?.includes(texts.en['reason.noneInOriginal'])).toBe(hasNone);
});
