/** No page contains the same sentence, or the same part of a sentence, twice: readers would notice. */
import { expect, it } from 'vitest';
import type { Locale } from '../../src/config/locales';
import { sentencesOf } from '../content/prose';
import { saidTwice } from '../support/saidTwice';
import { type BuiltPage, builtPages, linesOfPage } from './blocks';

/** A text of up to this many characters, such as a reporter's name, may occur more than once. */
const SHORT = { en: 60, de: 60, ja: 25 } as const;

/**
 * Words without alternatives may occur more than once: names, sequences of buttons, and in Japanese also terms and
 * endings of sentences.
 */
const REPEATED: Readonly<Record<Locale, RegExp>> = {
  en: /SanDisk Extreme PRO CFast 2\.0|up, down, left, right, the shutter button/,
  de: /SanDisk Extreme PRO CFast 2\.0/,
  ja: new RegExp(
    [
      // names in Latin letters
      '[A-Z][\\w-]*(?: [\\w.-]+)+',
      'α Sweet DIGITAL|α9 III、ZV-E1、ZV-E10 II',
      'ChromeまたはEdge|DISPLAYボタン|十字コントロールダイヤル|ハイライト表示とRGBヒストグラム',
      '上、下、左、右、シャッターボタン全押し|シリアル番号の6桁目|シャッター回数（ショット数）',
      'カードリーダーかケーブル|フリマやオークションでは|見つかっていません|(?:との|という)報告があります|超えると0に戻ることがあります|ものでもありません',
    ].join('|'),
  ),
};

/** A page's sentences without the messages to the seller, because a visitor reads only one of them. */
const sentencesOfPage = (page: BuiltPage): readonly string[] =>
  linesOfPage(page, 'message').flatMap((line) => sentencesOf(line, page.locale));

it('no long sentence is on any page twice', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(1000);
  let read = 0;
  const twice = pages.flatMap((page) => {
    const sentences = sentencesOfPage(page).filter(
      (sentence) => sentence.length > SHORT[page.locale] && /[.!?。]$/.test(sentence),
    );
    read += sentences.length;
    return sentences.filter((each, at) => sentences.indexOf(each) !== at).map((each) => `${page.address}: ${each}`);
  });
  expect(twice).toEqual([]);
  expect(read).toBeGreaterThan(9 * pages.length);
});

it('no two sentences of any page share six words in a row, or twelve Japanese characters', () => {
  const twice = builtPages().flatMap((page) => {
    const texts = sentencesOfPage(page)
      .filter((sentence) => /[.!?。]$/.test(sentence.trim()))
      .flatMap((sentence) => sentence.split(REPEATED[page.locale]));
    return saidTwice(texts, page.locale).map((part) => `${page.address}: ${part}`);
  });
  expect(twice).toEqual([]);
});
