/** A result says nothing twice: no two of its texts share six consecutive words, or twelve characters in Japanese. */
import { File as NodeFile } from 'node:buffer';
import { expect, it, vi } from 'vitest';
import { localeCodes } from '../../../src/config/locales';
import type { ExtractionResult } from '../../../src/reader/result';
import ResultView from '../../../src/site/tool/ResultView';
import { saidTwice } from '../../support/saidTwice';
import { renderPart } from './render';
import * as results from './results';

vi.mock('../../../src/reader/rawTags', () => ({ readAllTags: vi.fn() }));
vi.mock('../../../src/reader/core', () => ({ loadCore: () => Promise.resolve({}) }));
vi.mock('../../../src/reader/ranges', () => ({ blobSource: (file: File) => file }));

const file = new NodeFile(['bytes'], 'DSC_4711.NEF', { type: 'image/x-nikon-nef' }) as File;

/**
 * The sentences of a result, without texts from the file, and without the messages to sellers, because a visitor reads
 * only one of them.
 */
const textsOf = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('p, dd, li, summary, details > div')]
    .filter(
      (element) => !element.closest('blockquote, table') && !element.querySelector('p, dd, td, li, details, table, dl'),
    )
    .map(({ textContent }) => textContent)
    .filter((text) => /[.。…]$|·/u.test(text));

const shown = Object.entries(results).filter(
  (entry): entry is [string, ExtractionResult] => typeof entry[1] === 'object' && 'counters' in entry[1],
);

it('texts that share six words are found', () => {
  const texts = ['The count has probably grown since then.', 'So the count has probably grown since then, too.'];
  expect(saidTwice(texts, 'en')).toContain('the count has probably grown since');
  expect(saidTwice(['今の回数はもっと多いと考えられます', '（今の回数はもっと多いと考えられます）'], 'ja')).not.toEqual(
    [],
  );
  expect(saidTwice([texts[0]!, texts[0]!], 'en')).toEqual([]);
});

it.each(localeCodes.flatMap((locale) => shown.map(([name, result]) => [name, locale, result] as const)))(
  'the result of %s in %s says nothing twice',
  (_, locale, result) => {
    const { container } = renderPart(
      <ResultView file={file} result={result} isNews onPick={() => {}} onFile={() => {}} onReset={() => {}} />,
      locale,
    );
    const texts = textsOf(container);
    expect(texts.length).toBeGreaterThan(0);
    expect(saidTwice(texts, locale)).toEqual([]);
  },
);
