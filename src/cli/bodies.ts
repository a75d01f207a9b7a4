/** One row per body, with the history page's figures and checks. */
import { csvRows } from '../history/csv';
import type { Finding } from '../history/checks';
import type { Figures, Range } from '../history/bodyFigures';
import { gatherContent } from '../history/historyContent';
import type { Body, LeftOut, Line, Point } from '../history/lines';
import { atOnce } from '../history/pausing';
import type { Reading } from '../history/reading';
import { pointCountText, findingText, lifeReachedText, figureText, severalText } from '../history/sentences';
import { serialText } from '../extraction/serial';
import { localTime } from '../i18n/format';
import { printable } from './terminal';
import { alignColumns } from './textTable';
import { englishWords } from './words';

interface History {
  readonly rows: readonly Row[];
  /** remarks that concern several bodies */
  readonly remarks: readonly string[];
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
  const { bodies, several, leftOut } = atOnce(gatherContent(readings, localTime(new Date()), 0));
  return {
    rows: bodies.map((body) => ({
      body,
      figures: body.lines.map((line, index) => ({ line, figures: body.figures[index]! })),
      findings: body.findings.map((finding) => ({
        kind: finding.kind,
        text: findingText(finding, body, t, 'en'),
      })),
    })),
    remarks: several.map((same) => severalText(same, camera(same.bodies[0]!), t, 'en')),
    leftOut,
  };
}

/** A table with one row per body, followed by what does not add up and what was left out. */
export function writeBodies(readings: readonly Reading[]): string {
  const { rows, remarks, leftOut } = historyOf(readings);
  const table = alignColumns([HEADINGS, ...rows.map((row) => cellsOf(row, '-'))], [2, 6]);
  const findings = rows.flatMap((row) => row.findings.map(({ text }) => `${nameOf(row.body)}: ${text}`));
  const missing = leftOut.map(({ name, reason }) => `${name}: ${t(`history.leftOut.${reason}`)}`);
  const parts = [[...remarks, ...findings], missing].filter((part) => part.length > 0);
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
  const { rows, remarks, leftOut } = historyOf(readings);
  const bodies = rows.map(({ body: { make, model, serial }, figures, findings }) => ({
    make,
    model,
    serialNumber: serial && serialText(serial),
    lines: figures.map(({ line: { kind }, figures: { points, first, latest, shots, monthly, lifeReached, wear } }) => ({
      kind,
      points,
      first: pointJson(first),
      latest: pointJson(latest),
      shots,
      shotsPerMonth: monthly?.map(Math.round),
      ratedLifeReached: lifeReached,
      wear: wear && { ratedLife: wear.life, share: wear.fraction, band: wear.band, bound: wear.bound },
    })),
    findings,
  }));
  const missing = leftOut.map(({ name, reason }) => ({ file: name, reason }));
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
    main.wear ? wearText(main.wear) : none,
    main.lifeReached ? lifeReachedText(main.lifeReached, t) : none,
    others.map((other) => `${other.line.kind} ${pointCountText(other.figures.latest, t, 'en')}`).join(', ') || none,
  ];
}

const BOUNDS = { upper: 'at most ', lower: 'at least ' };

function wearText({ fraction, life, bound }: NonNullable<Figures['wear']>): string {
  return `${bound ? BOUNDS[bound] : ''}${Math.round(fraction * 100)}% of ${life.toLocaleString('en-US')}`;
}

const nameOf = (body: Body) => [camera(body), printable(body.serial ?? '')].filter(Boolean).join(' ');
