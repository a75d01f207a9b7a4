/** One row per body, with the history page's figures and checks. */
import { csvRows } from '../history/csv';
import type { Finding } from '../history/checks';
import type { Figures, Range } from '../history/bodyFigures';
import { gatherContent } from '../history/historyContent';
import type { Body, LeftOut, Line, Point } from '../history/lines';
import type { Notice } from '../history/bodyNotices';
import { atOnce } from '../history/pausing';
import type { Reading } from '../history/reading';
import {
  figureText,
  findingText,
  lifeReachedText,
  noticeLines,
  noticeText,
  noticeTitle,
  pointCountText,
} from '../history/sentences';
import { serialText } from '../extraction/serial';
import { localTime } from '../i18n/format';
import { printable } from './terminal';
import { alignColumns } from './textTable';
import { englishWords } from './words';

interface History {
  readonly rows: readonly Row[];
  /** what does not add up, each kind once */
  readonly notices: readonly Notice[];
  readonly leftOut: readonly LeftOut[];
}

interface Row {
  readonly body: Body;
  readonly figures: readonly { readonly line: Line; readonly figures: Figures }[];
  readonly findings: readonly { readonly kind: Finding['kind']; readonly text: string }[];
}

const t = englishWords();
const camera = ({ make, model }: Body) => printable([make, model].filter(Boolean).join(' ')) || '-';

function historyOf(readings: readonly Reading[]): History {
  const { bodies, notices, leftOut } = atOnce(gatherContent(readings, localTime(new Date()), 0));
  return {
    rows: bodies.map((body) => ({
      body,
      figures: body.lines.map((line, index) => ({ line, figures: body.figures[index]! })),
      findings: body.findings.map((finding) => ({
        kind: finding.kind,
        text: findingText(finding, body, t, 'en'),
      })),
    })),
    notices,
    leftOut,
  };
}

/** A table with one row per body, followed by what does not add up and what was left out. */
export function writeBodies(readings: readonly Reading[]): string {
  const { rows, notices, leftOut } = historyOf(readings);
  const table = alignColumns([HEADINGS, ...rows.map((row) => cellsOf(row, '-'))], [2, 6]);
  const findings = notices.flatMap((notice) => [
    `${noticeTitle(notice.kind, t)}. ${noticeText(notice.kind, t)}`,
    ...noticeLines(notice, Infinity, NAMES, t, 'en').map(({ text }) => `  ${text}`),
  ]);
  const missing = leftOut.map(({ name, reason }) => `${name}: ${t(`history.leftOut.${reason}`)}`);
  const parts = [findings, missing].filter((part) => part.length > 0);
  return [table, ...parts.map((part) => part.map((line) => `${printable(line)}\n`).join(''))].join('\n');
}

/** The same as CSV. */
export function writeBodiesCsv(readings: readonly Reading[]): string {
  const { rows } = historyOf(readings);
  const cells = rows.map((row) => [...cellsOf(row, ''), row.findings.map(({ text }) => text).join(' ')]);
  return csvRows([[...HEADINGS, 'Remarks'], ...cells]);
}

/** The same as JSON. */
export function writeBodiesJson(readings: readonly Reading[]): string {
  const { rows, notices, leftOut } = historyOf(readings);
  const bodies = rows.map(({ body: { make, model, serial }, figures, findings }) => ({
    make,
    model,
    serialNumber: serial && serialText(serial),
    lines: figures.map(
      ({ line: { kind }, figures: { points, first, latest, shots, monthly, lifeReached, wear, madeAtLeast } }) => ({
        kind,
        points,
        first: pointJson(first),
        latest: pointJson(latest),
        shots,
        shotsPerMonth: monthly?.map(Math.round),
        ratedLifeReached: lifeReached,
        wear: wear && { ratedLife: wear.life, share: wear.fraction, band: wear.band, bound: wear.bound },
        madeAtLeast,
      }),
    ),
    findings,
  }));
  const missing = leftOut.map(({ name, reason }) => ({ file: name, reason }));
  const remarks = notices
    .filter(({ kind }) => kind === 'several')
    .flatMap((notice) => noticeLines(notice, Infinity, NAMES, t, 'en').map(({ text }) => text));
  return `${JSON.stringify({ bodies, remarks, leftOut: missing }, undefined, 2)}\n`;
}

const pointJson = ({ low, high, date }: Point) => ({ date, count: low, ...(high !== low && { countUpTo: high }) });

const HEADINGS = [
  'Camera',
  'Serial number',
  'Points',
  'Kind',
  'First',
  'Latest',
  'Shots',
  'A month',
  'Wear',
  'Life reached',
  'Also',
];

/** The figures of the line that wear is measured by; the last cell has the latest count of the other lines. */
function cellsOf({ body, figures }: Row, none: string): string[] {
  const [{ line, figures: main }, ...others] = figures as [Row['figures'][number], ...Row['figures']];
  const range = (shown: Range | undefined) => (shown ? figureText(shown, t, 'en') : none);
  const point = (shown: Point) => `${pointCountText(shown, t, 'en')} (${shown.date.slice(0, 10)})`;
  return [
    camera(body),
    printable(body.serial ?? '') || none,
    String(main.points),
    line.kind,
    point(main.first),
    point(main.latest),
    range(main.shots),
    range(main.monthly),
    wearText(main) ?? none,
    main.lifeReached ? lifeReachedText(main.lifeReached, t) : none,
    others.map((other) => `${other.line.kind} ${pointCountText(other.figures.latest, t, 'en')}`).join(', ') || none,
  ];
}

const BOUNDS = { upper: 'at most ', lower: 'at least ' };

function wearText({ wear, madeAtLeast }: Figures): string | undefined {
  if (madeAtLeast !== undefined) return t('history.figures.atLeast', { count: madeAtLeast.toLocaleString('en-US') });
  if (!wear) return undefined;
  const { fraction, life, bound } = wear;
  return `${bound ? BOUNDS[bound] : ''}${Math.round(fraction * 100)}% of ${life.toLocaleString('en-US')}`;
}

const nameOf = (body: Body) => [camera(body), printable(body.serial ?? '')].filter(Boolean).join(' ');

const NAMES = { nameOf, modelOf: camera };
