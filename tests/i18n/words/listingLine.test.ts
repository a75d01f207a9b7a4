import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../src/i18n/translator';
import { listingLine } from '../../../src/i18n/words/listingLine';
import { texts } from '../../support/texts/all';
import * as results from '../../site/tool/results';

const nikon = { ...results.nikonD850, serialIsPrinted: true as const };

describe('the line for a listing', () => {
  it.each([
    [
      'en',
      nikon,
      'NIKON D850: shutter count 45,213. 31,480 of them with the mechanical shutter. Exact count. Photo taken March 15, 2024. Serial number ends in 345.',
    ],
    [
      'de',
      nikon,
      'NIKON D850: 45.213 Auslösungen. 31.480 davon mit mechanischem Verschluss. Genaue Zahl. Ausgelesen aus einem Foto vom 15. März 2024. Seriennummer endet auf 345.',
    ],
    [
      'ja',
      nikon,
      'NIKON D850：シャッター回数 45,213回。うちメカシャッターは31,480回。確かさ：正確な回数。撮影日：2024年3月15日。シリアル番号の末尾：345。',
    ],
    [
      'en',
      { ...nikon, serialNumber: '12345' },
      'NIKON D850: shutter count 45,213. 31,480 of them with the mechanical shutter. Exact count. Photo taken March 15, 2024.',
    ],
    [
      'en',
      results.nikonD850,
      'NIKON D850: shutter count 45,213. 31,480 of them with the mechanical shutter. Exact count. Photo taken March 15, 2024.',
    ],
    [
      'en',
      { ...results.nikonD850SavedAgain, dateTime: undefined, serialIsPrinted: undefined },
      'NIKON D850: shutter count 45,213. 31,480 of them with the mechanical shutter. Count from a re-saved file.',
    ],
    [
      'en',
      { ...results.fujifilmXT4, dateTime: undefined },
      'Fujifilm X-T4: 12,007 pictures taken. Counter with limits.',
    ],
    ['en', results.nikonZ8, 'NIKON Z 8: shutter count 2,796. Exact count.'],
    [
      'en',
      results.canonSteps,
      'Canon EOS R6: shutter count 86,001–87,000. The camera’s other counter, presumably the mechanical shutter’s: 40,001–41,000. Counter with limits.',
    ],
    [
      'en',
      results.fujifilmReplaced,
      'Fujifilm X-T4: shutter count 1,733. Presumably the current shutter alone; all shutters together: 61,204. Counter with limits.',
    ],
    [
      'en',
      { ...results.nikonD750, container: 'CAM_INFO', dateTime: undefined },
      'NIKON D750: shutter count 97,000. Exact count. From a report on the memory card.',
    ],
  ] as const)('in %s for one result', (locale, result, line) => {
    const { t } = createTranslator(locale, texts[locale]);
    expect(listingLine(result as typeof nikon, t, locale)).toBe(line);
  });
});
