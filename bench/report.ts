/** Results → Markdown: the one table of `npm run bench` and docs/bench.md, the long run's report and table of photos. */
import type { Weight } from './bundles';
import type { ThemeName } from './chart';
import { goalsOf } from './goals';
import { bytes, duration, figure, percent, times } from './numbers';
import { RUNTIMES, type RuntimeName } from './runtime';
import type { Product } from './readers/reader';
import type { Comparison, Growth, PhotoResults, Results, Row, Tally } from './results';
import { BASE, CUT_OFF, isMain, PEER, SLICE } from './summary';

const NONE = '–';

/** The whole report; it refers to charts in the same folder. */
export function renderReport(results: Results): string {
  return [
    '# The benchmark',
    renderConditions(results),
    '## What was wanted',
    renderGoals(results),
    ...RUNTIMES.flatMap((runtime) => [
      `## ${runtime}`,
      'Times are medians over the files that the reader can read, each file with the median of its rounds. ' +
        '"× ours" divides by our median over the same files: the whole line in memory, or from a File. ' +
        'Readers that read nothing there are left out: in Node, exifr and ExifReader take no File.',
      renderRows(results.rows.filter((row) => row.runtime === runtime && row.product !== 'floor')),
      'The floor: bare steps without which nothing is read. "Ours" is the whole line over the same files.',
      renderFloor(results, runtime),
    ]),
    '## First call and weight',
    'In a process or page that has never seen the reader: loading its module, then what it can prepare before there is a photo ' +
      '(ours compiles its core, as the site does while idle), then its first call. Weight: the reader alone, bundled, minified, gzip level 9, its WebAssembly included.',
    renderStart(results),
    '## Programs',
    'All files in one process, its start included. exifr and ExifReader have no program: a loop over the files stands in. ' +
      'Some files of the corpus are cut behind their metadata; the counts that are expected were read from the whole ones.',
    renderPrograms(results),
    '## From drop to result',
    renderDrop(results),
    '## Growth',
    'The files grow by zeros behind the end of the picture; the tags are numbers in private tags of one directory.',
    ...results.growth.flatMap((growth) => [renderPicture(growth), renderGrowth(growth)]),
    '## What each row does',
    renderMeanings(results.rows),
    '',
  ].join('\n\n');
}

/** The one table: a row per product, with the call that most people make. */
export function renderSummary(results: Comparison): string {
  const { rows, weights } = results;
  const inNode = rows.filter(({ runtime, from }) => runtime === 'Node' && from === 'memory').filter(isMain);
  const inChromium = rows.filter(({ runtime, from }) => runtime === 'Chromium' && from === 'file').filter(isMain);
  return [
    renderConditions(results),
    table(
      ['', 'in memory, Node', '× ours', 'from a File, Chromium', '× ours', 'bytes read', 'counts right', 'gzip'],
      inChromium.map((row) => {
        const { reader, product, time, ours } = row;
        const node = inNode.find((one) => one.product === product);
        return [
          product === 'ours' ? '**ours**' : reader.replace(', from a File', ''),
          ...(node ? [duration(node.time.median / 1000), times(node.time.median / node.ours)] : [NONE, NONE]),
          duration(time.median / 1000),
          times(time.median / ours),
          bytes(row.bytes),
          right(row.counts),
          weightOf(weights, product),
        ];
      }),
    ),
  ].join('\n\n');
}

/** A row for each photo, with the main readers. */
export function renderPhotos(photos: readonly PhotoResults[]): string {
  const node = [BASE.memory, CUT_OFF.core, PEER.exifr, PEER.exifReader];
  const browser = [BASE.file, SLICE];
  return [
    '# Photo by photo',
    'Medians in microseconds. Reads and bytes are ours from a File. Everything else is in `photos.json`.',
    table(
      [
        'file',
        'size',
        ...node.map((name) => `${name} (Node)`),
        ...browser.map((name) => `${name} (Chromium)`),
        'reads',
        'bytes',
        'count',
        'ours',
        'exifr',
        'ExifReader',
      ],
      photos.map(({ name, bytes: size, shutterCount, runtimes }) => {
        const ours = runtimes.Chromium[BASE.file];
        return [
          name,
          bytes(size),
          ...node.map((reader) => figure(runtimes.Node[reader]?.time.median ?? Number.NaN)),
          ...browser.map((reader) => figure(runtimes.Chromium[reader]?.time.median ?? Number.NaN)),
          figure(ours?.reads ?? Number.NaN),
          ours ? bytes(ours.bytes) : NONE,
          shutterCount === undefined ? NONE : String(shutterCount),
          ...[BASE.memory, PEER.exifr, PEER.exifReader].map((reader) =>
            verdict(shutterCount, runtimes.Node[reader]?.count),
          ),
        ];
      }),
    ),
    '',
  ].join('\n\n');
}

function verdict(expected: number | undefined, found: number | undefined): string {
  if (expected === undefined) return NONE;
  if (found === undefined) return 'none';
  return found === expected ? 'right' : 'wrong';
}

const KINDS: Readonly<Record<Results['photos']['kind'], string>> = {
  corpus: 'files of cameras',
  built: 'built files',
  named: 'files that were named',
};

function renderConditions({ date, machine, versions, photos, rounds }: Comparison): string {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return (
    `${date}. ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB. ${named.join(', ')}. ` +
    `${photos.number} ${KINDS[photos.kind]}, half of them between ${bytes(photos.bytes.lower)} and ${bytes(photos.bytes.upper)}; ` +
    `${rounds} rounds, all readers in turn on the same file.`
  );
}

function renderGoals(results: Results): string {
  return table(
    ['Wanted', 'Measured', ''],
    goalsOf(results).map(({ wanted, measured, reached }) => [
      wanted,
      measured,
      reached ? 'reached' : '**not reached**',
    ]),
  );
}

function renderRows(rows: readonly Row[]): string {
  return table(
    [
      'reader',
      'files',
      'median',
      'quarters over files',
      'spread in a file',
      '× ours',
      'quarters of × ours',
      'reads',
      'bytes',
      'fields',
      'tags',
      'counts right / wrong / none',
    ],
    rows.map((row) => [
      row.reader,
      `${row.files} of ${row.given}`,
      duration(row.time.median / 1000),
      `${duration(row.time.lower / 1000)} to ${duration(row.time.upper / 1000)}`,
      percent(row.noise),
      times(row.time.median / row.ours),
      `${times(row.byPhoto.lower)} to ${times(row.byPhoto.upper)}`,
      row.from === 'file' ? figure(row.reads) : NONE,
      row.from === 'file' ? bytes(row.bytes) : NONE,
      row.fields === undefined ? NONE : `${figure(row.fields)} of 20`,
      figure(row.tags ?? Number.NaN),
      hasCounts(row) ? `${row.counts.right} / ${row.counts.wrong} / ${row.counts.none}` : NONE,
    ]),
  );
}

function renderFloor({ rows, oneRead }: Results, runtime: RuntimeName): string {
  const floors = rows.filter((row) => row.runtime === runtime && row.product === 'floor');
  const single = oneRead.filter((one) => one.runtime === runtime && one.files > 0);
  return table(
    ['floor', 'files', 'median', 'ours', 'ours above it'],
    [
      ...floors.map(({ reader, files, time, ours }) => ({ name: reader, files, floor: time.median, ours })),
      ...single.map(({ files, slice, ours }) => ({
        name: 'the slice, where ours needs one read',
        files,
        floor: slice,
        ours,
      })),
    ].map(({ name, files, floor, ours }) => [
      name,
      figure(files),
      duration(floor / 1000),
      duration(ours / 1000),
      times(ours / floor),
    ]),
  );
}

interface Start {
  readonly call: Readonly<Record<RuntimeName, string>>;
  readonly prepare: Readonly<Record<RuntimeName, string>>;
  readonly load: Readonly<Record<RuntimeName, string>>;
  readonly weight: string;
}

function startOf({ firstCalls, weights }: Results, product: Product): Start {
  const of = (key: 'call' | 'prepare' | 'load', runtime: RuntimeName): string => {
    const row = firstCalls.find((one) => one.runtime === runtime && one.product === product);
    return row && (key !== 'prepare' || product === 'ours') ? duration(row[key]) : NONE;
  };
  return {
    call: { Node: of('call', 'Node'), Chromium: of('call', 'Chromium') },
    prepare: { Node: of('prepare', 'Node'), Chromium: of('prepare', 'Chromium') },
    load: { Node: of('load', 'Node'), Chromium: of('load', 'Chromium') },
    weight: weightOf(weights, product),
  };
}

function weightOf(weights: readonly Weight[], product: Product): string {
  const weight = weights.find((one) => one.product === product);
  if (!weight) return NONE;
  const { gzip, onDemand } = weight;
  return onDemand > 0 ? `${bytes(gzip)} (${bytes(onDemand)} more on demand)` : bytes(gzip);
}

function renderStart(results: Results): string {
  return table(
    [
      '',
      'loading, Node',
      'preparing, Node',
      'first call, Node',
      'loading, Chromium',
      'preparing, Chromium',
      'first call, Chromium',
      'gzip',
    ],
    results.weights.map(({ product }) => {
      const { call, prepare, load, weight } = startOf(results, product);
      return [product, load.Node, prepare.Node, call.Node, load.Chromium, prepare.Chromium, call.Chromium, weight];
    }),
  );
}

function renderPrograms({ programs, missing }: Results): string {
  const base = programs.find(({ product }) => product === 'ours')?.time.median ?? Number.NaN;
  const rows = programs.map(({ name, files, time, counts }) => [
    name,
    figure(files),
    duration(time.median * 1000),
    `${duration(time.lower * 1000)} to ${duration(time.upper * 1000)}`,
    times(time.median / base),
    counts ? right(counts) : NONE,
  ]);
  const note = missing.length > 0 ? `\n\nNot compared: ${missing.join('; ')}.` : '';
  return table(['program', 'files', 'median', 'quarters over rounds', '× ours', 'counts right'], rows) + note;
}

function renderDrop({ drop }: Results): string {
  const { median, lower, upper } = drop.beyond;
  return (
    `In the built site, in ${drop.visits} visits of a browser that has never been there, the heading of the first result stands ` +
    `${duration(median)} (quarters: ${duration(lower)} to ${duration(upper)}) after the delay of 1,200 ms that is meant. ` +
    'The reading itself runs during that delay; what is left is loading and drawing the result.'
  );
}

function renderGrowth({ x, y, curves }: Growth): string {
  const show = { ms: duration, bytes, tags: figure, files: figure };
  const columns = [...new Set(curves.flatMap(({ points }) => points.map(([value]) => value)))];
  return table(
    [x === 'bytes' ? 'size' : x, ...columns.map(show[x])],
    curves.map(({ name, points }) => [
      name,
      ...columns.map((value) => {
        const point = points.find(([at]) => at === value);
        return point ? show[y](point[1]) : NONE;
      }),
    ]),
  );
}

/** File name of a growth's chart. */
export function pictureName({ id }: Growth, theme: ThemeName): string {
  return `${id}-${theme}.svg`;
}

function renderPicture(growth: Growth): string {
  const source = (theme: ThemeName): string => `./${pictureName(growth, theme)}`;
  return [
    '<picture>',
    `  <source media="(prefers-color-scheme: dark)" srcset="${source('dark')}">`,
    `  <img src="${source('light')}" alt="${growth.title}" width="720">`,
    '</picture>',
  ].join('\n');
}

function renderMeanings(rows: readonly Row[]): string {
  const meanings = new Map(rows.map(({ reader, what }) => [reader, what]));
  return table(['row', 'one call'], [...meanings]);
}

/** Raw tags and the floor's steps find no fields, and so no count. */
const hasCounts = ({ fields }: Row): boolean => fields !== undefined;

const right = ({ right: found, wrong, none }: Tally): string =>
  found + wrong + none === 0 ? NONE : `${found} of ${found + wrong + none}`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
