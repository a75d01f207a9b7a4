/** Writes the output of `--bodies`: one row per camera body, with the history page's figures and checks. */
import { rawText } from '../config/fileText';
import { writeJsonText } from '../config/controlCharacters';
import { csvRows } from '../history/csv';
import type { Finding } from '../history/checks';
import type { Figures, Range } from '../history/bodyFigures';
import { type ExaminedBody, shownLines } from '../history/examined';
import { contentOf } from '../history/historyContent';
import { type Body, groupLeftOut, type LeftOut, type Point, reasonAlone } from '../history/lines';
import type { Notice } from '../history/bodyNotices';
import type { LineKind, Reading } from '../history/reading';
import {
  figureText,
  findingText,
  leftOutText,
  latestText,
  lifeReachedText,
  noticeLines,
  noticeText,
  noticeTitle,
  pointCountText,
} from '../i18n/words/historySentences';
import { serialText } from '../reader/serial';
import { formatNumber, localTime } from '../i18n/format';
import { shortName } from '../i18n/words/plainText';
import { type Order, type Sortable, sorted } from './inOrder';
import { type Medium, PLAIN, printable } from './terminal';
import { type Column, writeTable } from './textTable';
import { agreedBand, leastWear, type Wear } from '../judge/wear';
import { figuresOf } from '../i18n/words/wearWords';
import { englishWords } from './words';

interface History {
  readonly rows: readonly Row[];
  readonly notices: readonly Notice[];
  readonly leftOut: readonly LeftOut[];
}

interface Row {
  readonly body: ExaminedBody;
  readonly findings: readonly { readonly kind: Finding['kind']; readonly text: string }[];
}

const t = englishWords();
const camera = ({ make, model }: Body) => shortName(make, model) || '-';
const serialOfBody = ({ serial }: Body) => (serial ? printable(serialText(serial)) : '');

function historyOf(readings: readonly Reading[], order: Order): History {
  const { bodies, notices, leftOut } = contentOf(readings, localTime(new Date()));
  const rows = bodies.map((body) => ({
    body,
    findings: body.findings.map((finding) => ({
      kind: finding.kind,
      text: findingText(finding, body, t, 'en'),
    })),
  }));
  return {
    rows: sorted(rows, order, keysOf),
    notices,
    leftOut,
  };
}

function keysOf({ body }: Row): Sortable {
  const { high, date } = shownLines(body)[0].figures.latest;
  const name = `${camera(body)} ${serialOfBody(body)}`;
  return { name, camera: name, count: high, date };
}

/** Writes a table with one row per body, then the notices and the left-out files. */
export async function writeBodies(
  readings: readonly Reading[],
  order: Order = {},
  medium: Medium = PLAIN,
): Promise<string> {
  const { rows, notices, leftOut } = historyOf(readings, order);
  const table = await writeTable(COLUMNS, rows.map(cellsOf), medium);
  const findings = notices.flatMap((notice) =>
    listed(
      `${noticeTitle(notice.kind, t)}. ${noticeText(notice.kind, t)}`,
      noticeLines(notice, Infinity, NAMES, t, 'en').map(({ text }) => text),
      medium,
    ),
  );
  const missing = groupLeftOut(leftOut).flatMap(([reason, files]) => {
    const names = files.map(({ name }) => rawText(name));
    const number = `${formatNumber(names.length, 'en')} ${names.length === 1 ? 'file' : 'files'}`;
    return listed(`${t('history.leftOut.heading')}: ${number}. ${leftOutText(reason, t)}`, names, medium);
  });
  const summary = rows.length > 1 ? [`${formatNumber(rows.length, 'en')} cameras`] : [];
  const parts = [summary, findings, missing].filter((part) => part.length > 0);
  return [table, ...parts.map((part) => part.map((line) => `${printable(line)}\n`).join(''))]
    .filter((part) => part !== '')
    .join('\n');
}

/** More lines below one sentence would move the table out of a terminal's view. */
const MOST_LINES = 5;

/** The sentence and its lines. A terminal gets only the first lines and the number of the others. */
function listed(sentence: string, lines: readonly string[], { width }: Medium): string[] {
  const shown = width !== undefined && lines.length > MOST_LINES + 1 ? lines.slice(0, MOST_LINES) : lines;
  const more = lines.length - shown.length;
  return [sentence, ...shown, ...(more > 0 ? [`and ${formatNumber(more, 'en')} more`] : [])].map((line, index) =>
    index === 0 ? line : `  ${line}`,
  );
}

/** The bodies as CSV, one row each. The columns have the names of the JSON's keys. */
export function writeBodiesCsv(readings: readonly Reading[], order: Order = {}): string {
  const bodies = historyOf(readings, order).rows.map(bodyJson);
  return csvRows([
    CSV.map(([column]) => column),
    ...bodies.map((body) => CSV.map(([, cellOf]) => cellOf(body, body.lines[0]!))),
  ]);
}

/** The bodies as JSON. */
export function writeBodiesJson(readings: readonly Reading[], order: Order = {}): string {
  const { rows, notices, leftOut } = historyOf(readings, order);
  // The same reasons as in the JSON of files (`--json`).
  const missing = leftOut.map(({ name, reason }) => ({ file: name, reason: reasonAlone(reason) }));
  const remarks = notices
    .filter(({ kind }) => kind === 'several')
    .flatMap((notice) => noticeLines(notice, Infinity, NAMES, t, 'en').map(({ text }) => text));
  return `${writeJsonText({ bodies: rows.map(bodyJson), remarks, leftOut: missing }, 2)}\n`;
}

const bodyJson = ({ body: { make, model, serial, manufactured, lines, figures }, findings }: Row) => ({
  make: make && rawText(make),
  model: model && rawText(model),
  serialNumber: serial && rawText(serialText(serial)),
  manufactured: manufactured?.date,
  lines: figures.map(({ points, first, latest, shots, monthly, lifeReached, wear, madeAtLeast, mixed }, index) => ({
    kind: lines[index]!.kind,
    points,
    range: mixed,
    first: mixed ? undefined : pointJson(first),
    latest: mixed ? undefined : pointJson(latest),
    shots,
    shotsPerMonth: monthly?.map(Math.round),
    ratedLifeReached: lifeReached,
    wear: wear && wearJson(wear),
    madeAtLeast,
  })),
  findings,
});

type BodyJson = ReturnType<typeof bodyJson>;
type LineJson = BodyJson['lines'][number];
type CsvColumn = readonly [column: string, cellOf: (body: BodyJson, line: LineJson) => string | number | undefined];

/** The kinds of counters. A body has at most one line (its counts over time) of each kind. */
const KINDS: readonly LineKind[] = ['mechanical', 'shutter', 'total', 'images'];

const latestOfKind = ({ lines }: BodyJson, kind: LineKind) => lines.find((line) => line.kind === kind)?.latest;

/** The body, the line that decides the wear, the latest count of each kind, and the findings. */
const CSV: readonly CsvColumn[] = [
  ['make', ({ make }) => make],
  ['model', ({ model }) => model],
  ['serial_number', ({ serialNumber }) => serialNumber],
  ['manufactured', ({ manufactured }) => manufactured],
  ['kind', (_, { kind }) => kind],
  ['points', (_, { points }) => points],
  ['first_date', (_, { first }) => first?.date],
  ['first_count', (_, { first }) => first?.count],
  ['first_count_up_to', (_, { first }) => first?.countUpTo],
  ['latest_date', (_, { latest }) => latest?.date],
  ['latest_count', (_, { latest }) => latest?.count],
  ['latest_count_up_to', (_, { latest }) => latest?.countUpTo],
  ['range', (_, { range }) => range?.[0]],
  ['range_up_to', (_, { range }) => range?.[1]],
  ['shots', (_, { shots }) => shots?.[0]],
  ['shots_up_to', (_, { shots }) => shots?.[1]],
  ['shots_per_month', (_, { shotsPerMonth }) => shotsPerMonth?.[0]],
  ['shots_per_month_up_to', (_, { shotsPerMonth }) => shotsPerMonth?.[1]],
  ['rated_life_reached_from', (_, { ratedLifeReached }) => ratedLifeReached?.from],
  ['rated_life_reached_to', (_, { ratedLifeReached }) => ratedLifeReached?.to],
  ['wear_rated_life', (_, { wear }) => wear?.ratedLife],
  ['wear_rated_life_up_to', (_, { wear }) => wear?.ratedLifeUpTo],
  ['wear_share_at_least', (_, { wear }) => wear?.shareAtLeast],
  ['wear_share', (_, { wear }) => wear?.share],
  ['wear_band', (_, { wear }) => wear?.band],
  ['wear_bound', (_, { wear }) => wear?.bound],
  ['made_at_least', (_, { madeAtLeast }) => madeAtLeast],
  ...KINDS.flatMap((kind): CsvColumn[] => [
    [kind, (body) => latestOfKind(body, kind)?.count],
    [`${kind}_up_to`, (body) => latestOfKind(body, kind)?.countUpTo],
  ]),
  ['findings', ({ findings }) => findings.map(({ kind }) => kind).join(' ')],
  ['finding_texts', ({ findings }) => findings.map(({ text }) => text).join(' ')],
];

/**
 * The wear as JSON. If the rated life is a class's usual range, gives the share at both ends, and the band only if it
 * is the same for both.
 */
function wearJson(wear: Wear) {
  const { life, fraction, bound, range } = wear;
  const least = leastWear(wear);
  return {
    ratedLife: life,
    ratedLifeUpTo: least && range![1],
    shareAtLeast: least?.fraction,
    share: fraction,
    band: agreedBand(wear),
    bound,
  };
}

const pointJson = ({ low, high, date }: Point) => ({ date, count: low, countUpTo: high === low ? undefined : high });

const COLUMNS: readonly Column[] = [
  { heading: 'Camera', least: 14, cutsStart: true },
  { heading: 'Serial number', least: 8, cutsStart: true },
  { heading: 'Points', isNumber: true, spare: 2 },
  { heading: 'Kind', least: 12, spare: 3 },
  { heading: 'First', spare: 4 },
  { heading: 'Latest' },
  { heading: 'Shots', isNumber: true, spare: 5 },
  { heading: 'A month', spare: 1 },
  { heading: 'Wear', least: 16 },
  { heading: 'Life reached', spare: 6 },
  { heading: 'Also', least: 12, spare: 7 },
];

const NONE = '-';

/**
 * A row's figures are those of the first shown line. Wear and 'Life reached' are those of the line that decides the
 * wear. The last cell has the latest counts of the other shown lines.
 */
function cellsOf({ body }: Row): string[] {
  const [{ line, figures: main }, ...others] = shownLines(body);
  const [worn] = body.figures as [Figures];
  const range = (shown: Range | undefined) => (shown ? figureText(shown, t, 'en') : NONE);
  const point = (shown: Point) => `${pointCountText(shown, t, 'en')} (${shown.date.slice(0, 10)})`;
  return [
    camera(body),
    serialOfBody(body) || NONE,
    String(main.points),
    t(`kind.${line.kind}`),
    main.mixed ? NONE : point(main.first),
    main.mixed ? range(main.mixed) : point(main.latest),
    range(main.shots),
    range(main.monthly),
    wearText(worn) ?? NONE,
    worn.lifeReached ? lifeReachedText(worn.lifeReached, t) : NONE,
    others.map((other) => `${t(`kind.${other.line.kind}`)} ${latestText(other.figures, t, 'en')}`).join(', ') || NONE,
  ];
}

const BOUNDS = { upper: 'at most ', lower: 'at least ' };

function wearText({ wear, madeAtLeast }: Figures): string | undefined {
  if (madeAtLeast !== undefined) return t('history.figures.atLeast', { count: madeAtLeast.toLocaleString('en-US') });
  if (!wear) return undefined;
  const { share, life } = figuresOf(wear, t, 'en');
  return `${wear.bound ? BOUNDS[wear.bound] : ''}${share} of ${life}`;
}

const nameOf = (body: Body) => [camera(body), serialOfBody(body)].filter(Boolean).join(' ');

const NAMES = { nameOf, modelOf: camera };
