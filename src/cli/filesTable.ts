/** Writes the table of files. Its grades and states are words of the JSON, and its sentences are the page's. */
import { rawText } from '../config/fileText';
import type { CountGrade, ExtractionResult, ShutterSource } from '../reader/result';
import { formatNumber } from '../i18n/format';
import { photoResultOf } from '../library/photoResult';
import { candidateSentences } from '../i18n/words/countSentences';
import { whySentence } from '../i18n/words/counterWords';
import { countText, hasCount, isEstimate, isSavedAgain } from '../i18n/words/outcome';
import { shortName } from '../i18n/words/plainText';
import type { FileResult } from './json';
import { type Medium, PLAIN, type Style } from './terminal';
import { type Cell, type Column, TextTable } from './textTable';
import { englishWords } from './words';

const COLUMNS: readonly Column[] = [
  { heading: 'File', least: 16, cutsStart: true },
  { heading: 'Camera', least: 16, cutsStart: true, spare: 1 },
  { heading: 'Shutter count', isNumber: true },
  { heading: 'Grade' },
  { heading: 'Source', least: 24, spare: 2 },
];

const STYLES: Readonly<Record<CountGrade | 'estimate', Style>> = {
  exact: 'good',
  approximate: 'careful',
  estimate: 'careful',
};

const t = englishWords();

/**
 * A table with a line per file, and a line with the totals. The columns' widths depend on all files, so add all before
 * you write a line.
 */
export class FilesTable {
  private readonly table: TextTable;
  private files = 0;
  private readonly numbers = new Map<string, number>();

  constructor(medium: Medium = PLAIN) {
    this.table = new TextTable(COLUMNS, medium);
  }

  /** Adds a file to the widths and the totals, and returns its cells. */
  add({ file, result }: FileResult): Promise<readonly Cell[]> {
    this.files += 1;
    for (const word of wordsOf(result)) this.numbers.set(word, (this.numbers.get(word) ?? 0) + 1);
    return this.table.measure([file, shortName(result.make, result.model) || '-', ...countCells(result)]);
  }

  heading(): string {
    return this.files > 0 ? this.table.heading() : '';
  }

  line(cells: readonly Cell[]): string {
    return this.table.line(cells);
  }

  /** The columns that didn't fit, and the totals: '6 files: 4 counted (3 exact, 1 approximate), 2 uncounted' */
  ending(): string {
    const told = (word: string, details: readonly string[] = []): string[] => {
      const number = this.numbers.get(word);
      if (number === undefined) return [];
      const more = details.flatMap((detail) => told(detail)).join(', ');
      return [`${formatNumber(number, 'en')} ${word}${more && ` (${more})`}`];
    };
    const parts = Object.entries(STATES).flatMap(([state, details]) => told(state, details));
    const summary = this.files > 1 ? `\n${formatNumber(this.files, 'en')} files: ${parts.join(', ')}\n` : '';
    return (this.files > 0 ? this.table.note() : '') + summary;
  }
}

/** The states of files. For each, the details whose numbers the summary gives in parentheses. */
const STATES = {
  counted: ['exact', 'approximate', 'saved again'],
  uncounted: ['estimate'],
  failed: [],
} as const;

/** The words under which the summary counts a file. */
function wordsOf(result: ExtractionResult): string[] {
  const { status } = photoResultOf(result);
  return [status, ...(hasCount(result) ? gradeOf(result).split(', ') : [])];
}

/** 'exact', or 'exact, saved again' */
function gradeOf(result: ExtractionResult): string {
  const { grade } = result.shutterSource!;
  return isSavedAgain(result) && !isEstimate(result) ? `${grade}, saved again` : grade;
}

/** The table of these files. */
export async function writeFiles(entries: readonly FileResult[], medium?: Medium): Promise<string> {
  const table = new FilesTable(medium);
  const rows: (readonly Cell[])[] = [];
  for (const entry of entries) rows.push(await table.add(entry));
  return table.heading() + rows.map((row) => table.line(row)).join('') + table.ending();
}

/**
 * A file's count; its grade or, without a count, the file's state; and the count's source, or the reason for a missing
 * count.
 */
export function countCells(result: ExtractionResult): readonly Cell[] {
  const { shutterCount, shutterSource, error } = result;
  const { status } = photoResultOf(result);
  // The page's sentence for an error would advise another try.
  if (error) {
    const sentence = error.code === 'processing-failed' ? t('history.leftOut.unreadable') : rawText(error.message);
    return ['-', status, sentence].map((text): Cell => ({ text, style: 'bad' }));
  }
  const count = countText(result, t, 'en');
  if (hasCount(result)) {
    const style = STYLES[shutterSource!.grade as keyof typeof STYLES];
    return [{ text: count, style }, { text: gradeOf(result), style }, { text: sourceOf(shutterSource!) }];
  }
  const sentence =
    shutterCount !== undefined && shutterSource
      ? `${t('countCard.guess', { number: formatNumber(shutterCount, 'en') })} (${shutterSource.tag})`
      : [whySentence(result, t, 'en'), ...candidateSentences(result, t, 'en')].join(' ');
  return [count, status, sentence].map((text): Cell => ({ text, style: 'quiet' }));
}

const sourceOf = ({ kind, tag }: ShutterSource): string => `${t(`kind.${kind}`)} (${tag})`;
