/**
 * Prints how much of the cameras' pages is repeated: `npm run build && node scripts/run.mjs scripts/measureRepeats.ts [40]`. Of the built English pages of
 * cameras with prose of their own, it takes the text of `<main>`, in sentences within an element, masks the names of
 * makers and models and all figures, and counts the words of sentences that stand on at least five of the pages: of all
 * text, of what is shown before anything is opened, and of that without labels, headings, links and buttons.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { alsoSoldAs, brandName, brands, fullModelName, type Model } from '../src/catalogue/catalogue';
import { listedModels } from '../tests/support/catalogue';

/** On as many pages a sentence counts as repeated. */
const OFTEN = 5;
/** Sentences listed, those that cost the most words first. */
const SHOWN = Number(process.argv[2] ?? 10);
/** Elements whose text is a unit of its own. */
const UNITS = 'h1,h2,h3,h4,h5,p,li,td,th,dt,dd,caption,figcaption,summary,button,blockquote,label,a,span,div';
const SENTENCE_BREAK = /(?<=[.!?:])\s+(?=[\p{Lu}\p{N}“])/u;
/** What labels, headings, links and buttons end without. */
const FULL_STOP = /[.!?]$/;
const DIST = join(import.meta.dirname, '../dist');

const models = listedModels.filter(({ specs }) => specs);
const names = [
  ...brands.map((brand) => brandName(brand, 'en')),
  ...models.flatMap((model) => [fullModelName(model, 'en'), model.model, ...alsoSoldAs(model, 'en')]),
].toSorted((one, other) => other.length - one.length);
const NAMES = new RegExp(names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|'), 'g');

const mask = (sentence: string) =>
  sentence
    .replace(/https:\S+/g, '#')
    .replace(NAMES, '#')
    .replace(/\d[\d,.]*/g, '#');
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

interface Selection {
  readonly title: string;
  readonly isShownOnly: boolean;
  readonly isWholeOnly: boolean;
}

/** The sentences of a page that a selection is about, each with its words. */
function sentencesOf(
  { brand, slug }: Model,
  { isShownOnly, isWholeOnly }: Selection,
): readonly (readonly [sentence: string, words: number])[] {
  const { document } = new Window();
  document.write(readFileSync(join(DIST, brand, `${slug}.html`), 'utf8'));
  const main = document.querySelector('main')!;
  for (const hidden of main.querySelectorAll('script,style,svg,template,noscript')) hidden.remove();
  if (isShownOnly) for (const folded of main.querySelectorAll('details:not([open]) > :not(summary)')) folded.remove();
  const units = [...main.querySelectorAll(UNITS)].filter((unit) => !unit.querySelector(UNITS.replace(',a,span', '')));
  const own = units.filter((unit) => !units.some((other) => other !== unit && other.contains(unit)));
  return own
    .flatMap((unit) => (unit.textContent ?? '').trim().split(SENTENCE_BREAK))
    .filter((sentence) => wordsIn(sentence) > 0 && (!isWholeOnly || FULL_STOP.test(sentence)))
    .map((sentence) => [mask(sentence), wordsIn(sentence)] as const);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

const selections: readonly Selection[] = [
  { title: 'All text', isShownOnly: false, isWholeOnly: false },
  { title: 'Shown before anything is opened', isShownOnly: true, isWholeOnly: false },
  { title: 'Whole sentences of that', isShownOnly: true, isWholeOnly: true },
];
for (const selection of selections) measure(selection);

function measure(selection: Selection): void {
  console.log(`\n${selection.title}:`);
  const pages = models.map((model) => ({
    name: fullModelName(model, 'en'),
    sentences: sentencesOf(model, selection),
  }));
  const pagesWith = new Map<string, number>();
  for (const { sentences } of pages) {
    for (const sentence of new Set(sentences.map(([text]) => text))) {
      pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1);
    }
  }
  const counted = pages
    .map(({ name, sentences }) => {
      const words = sum(sentences.map(([, count]) => count));
      const repeated = sum(sentences.filter(([text]) => pagesWith.get(text)! >= OFTEN).map(([, count]) => count));
      return { name, words, repeated };
    })
    .toSorted((one, other) => other.repeated / other.words - one.repeated / one.words);
  const [words, repeated] = [sum(counted.map((page) => page.words)), sum(counted.map((page) => page.repeated))];
  const [most, least] = [counted[0]!, counted.at(-1)!];
  console.log(
    `${pages.length} pages, ${words} words, ${percent(repeated, words)} in sentences on ${OFTEN} pages or more.`,
  );
  console.log(`The most: ${most.name}, ${percent(most.repeated, most.words)} of ${most.words} words.`);
  console.log(`The least: ${least.name}, ${percent(least.repeated, least.words)} of ${least.words} words.`);
  const weights = [...pagesWith]
    .filter(([, count]) => count >= OFTEN)
    .map(([sentence, count]) => [sentence, count * wordsIn(sentence)] as const);
  for (const [sentence, weight] of weights.toSorted((a, b) => b[1] - a[1]).slice(0, SHOWN)) {
    console.log(`${String(pagesWith.get(sentence)).padStart(4)} pages, ${percent(weight, words)}: ${sentence}`);
  }
}
