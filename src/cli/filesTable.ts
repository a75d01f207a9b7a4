/** The program's table of files, in the words of the page. */
import type { ExtractionResult, ShutterSource } from '../extraction/result';
import { formatNumber } from '../i18n/format';
import { candidateSentences } from '../words/countSentences';
import { whySentence } from '../words/counterWords';
import { countText, gradeText, hasCount, type ShownGrade, shownGrade } from '../words/outcome';
import { shortName } from '../words/plainText';
import type { FileResult } from './json';
import { type Medium, PLAIN, type Style } from './terminal';
import { type Cell, type Column, writeTable } from './textTable';
import { englishWords } from './words';

const COLUMNS: readonly Column[] = [
  { heading: 'File', least: 24, cutsStart: true },
  { heading: 'Camera', least: 16, cutsStart: true },
  { heading: 'Shutter count', isNumber: true },
  { heading: 'Grade', least: 19 },
  { heading: 'Source', least: 24, spare: 1 },
];

/** How sure a count is, in color, and how a summary counts it. */
const GRADES: Readonly<Record<ShownGrade, { readonly style: Style; readonly one: string; readonly many: string }>> = {
  exact: { style: 'good', one: 'exact count', many: 'exact counts' },
  approximate: { style: 'careful', one: 'counter with limits', many: 'counters with limits' },
  estimate: { style: 'careful', one: 'estimate', many: 'estimates' },
  unavailable: { style: 'quiet', one: 'without a count', many: 'without a count' },
  'no-answer': { style: 'quiet', one: 'without an answer', many: 'without an answer' },
};

const t = englishWords();

/** One line per file, and one that sums them up. */
export async function writeFiles(entries: readonly FileResult[], medium: Medium = PLAIN): Promise<string> {
  const rows = entries.map(({ file, result }) => [
    file,
    shortName(result.make, result.model) || '-',
    ...countCells(result),
  ]);
  return (await writeTable(COLUMNS, rows, medium)) + (entries.length > 1 ? `\n${summaryOf(entries)}\n` : '');
}

/** '3 files: 2 exact counts, 1 without a count' */
function summaryOf(entries: readonly FileResult[]): string {
  const failed = entries.filter(({ result }) => isUnreadable(result)).length;
  const parts = (Object.keys(GRADES) as ShownGrade[]).flatMap((grade) => {
    const number = entries.filter(({ result }) => shownGrade(result) === grade && !isUnreadable(result)).length;
    const { one, many } = GRADES[grade];
    return number > 0 ? [`${formatNumber(number, 'en')} ${number === 1 ? one : many}`] : [];
  });
  if (failed > 0) parts.push(`${formatNumber(failed, 'en')} not readable`);
  return `${formatNumber(entries.length, 'en')} files: ${parts.join(', ')}`;
}

const isUnreadable = ({ error }: ExtractionResult): boolean => error?.code === 'processing-failed';

/** What a table says of a count, or of there being none: count, grade, source. */
export function countCells(result: ExtractionResult): readonly Cell[] {
  const { shutterCount, shutterSource, error } = result;
  // The page's own sentence advises to try once more.
  if (error) return ['-', '-', isUnreadable(result) ? t('history.leftOut.unreadable') : error.message].map(failure);
  const { style } = GRADES[shownGrade(result)];
  const grade = { text: gradeText(result, t), style };
  const count = { text: countText(result, t, 'en'), style };
  if (hasCount(result)) return [count, grade, { text: sourceOf(shutterSource!) }];
  const sentence =
    shutterCount !== undefined && shutterSource
      ? `${t('countCard.guess', { number: formatNumber(shutterCount, 'en') })} (${shutterSource.tag})`
      : [whySentence(result, t, 'en'), ...candidateSentences(result, t, 'en')].join(' ');
  return [count, grade, { text: sentence, style }];
}

/** What the number counts, and where it stands. */
const sourceOf = ({ kind, tag }: ShutterSource): string => `${t(`kind.${kind}`)} (${tag})`;

const failure = (text: string): Cell => ({ text, style: 'bad' });
