/** Finds words that two texts share: six consecutive words, or twelve consecutive characters in Japanese. */
import type { Locale } from '../../src/config/locales';

const WORDS = 6;
const CHARACTERS = 12;

/** The parts that no other text may contain. */
function partsOf(text: string, locale: Locale): readonly string[] {
  const units =
    locale === 'ja' ? Array.from(text.replaceAll(/\s/g, '')) : text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu);
  const length = locale === 'ja' ? CHARACTERS : WORDS;
  const between = locale === 'ja' ? '' : ' ';
  return (units ?? []).flatMap((_, at, all) =>
    at + length <= all.length ? [all.slice(at, at + length).join(between)] : [],
  );
}

/** The parts that at least two of the texts share. */
export function saidTwice(all: readonly string[], locale: Locale): readonly string[] {
  const times = new Map<string, number>();
  for (const text of new Set(all))
    for (const part of new Set(partsOf(text, locale))) times.set(part, (times.get(part) ?? 0) + 1);
  return [...times].flatMap(([part, number]) => (number > 1 ? [part] : []));
}
