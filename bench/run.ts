/**
 * `npm run bench [-- FOLDER]`: prints a table of metadata readers in Node and in Chromium: counts found, time, and
 * bytes read.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { askPage, bundle, openBrowser } from './places';
import type { Question } from './inNode';
import { copiesOf, findPhotos, type PhotoFile } from './photos';
import { bytes, conditions, duration, figure, print, say, table, times } from './print';
import type { Found, Measured } from './readers';
import { quantile } from './timing';

const USAGE = `Usage: npm run bench -- [--rounds N] [--files N] [FOLDER or FILE...]

Prints one table. Without a folder, it reads the corpus; without a corpus, a photo that it builds.

--rounds N  turns of each reader, default 5
--files N   measures and grows at most this many photos, default 400
`;

const WHOLE_BYTES = 25 * 1024 * 1024;
/** Not grown to 25 MB, because ExifTool spends seconds on the zeros after a PNG. */
const NOT_GROWN = /\.png$/i;

const FOUND = ['counts right', 'photos a second (× ours)', 'bytes read'];
const HEAD = [
  '',
  'Reader',
  'Time in memory (× ours)',
  'Numbers where no count is expected',
  ...FOUND,
  ...FOUND.map((of) => `25 MB: ${of}`),
];

async function compare(photos: readonly PhotoFile[], rounds: number): Promise<void> {
  const counted = photos.filter(({ shutterCount }) => typeof shutterCount === 'number');
  const grown = (counted.length > 0 ? counted : photos).filter(({ path }) => !NOT_GROWN.test(path));
  const copies = copiesOf(grown, grown.length, WHOLE_BYTES);
  const small = photos.map(({ path }) => path);
  const browser = await openBrowser();
  try {
    const { paths: whole } = copies;
    say(`Node: ${small.length} photos, and ${whole.length} of ${bytes(WHOLE_BYTES)}`);
    const question: Question = { small, whole, rounds };
    const answer = execFileSync(process.execPath, [await bundle('inNode', true)], {
      input: JSON.stringify(question),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
      maxBuffer: Infinity,
    });
    say('Chromium: the same photos');
    const inPage = await askPage(browser, [...small, ...whole], 'compare', small.length, rounds);
    const rows = (where: string, all: readonly Measured[]) =>
      all.map((one) => [where, one.reader, ...cellsOf(one, all[0]!, photos, grown)]);
    await print(
      `${conditions('exifr', 'exifreader', 'exiftool-vendored.pl')} Chromium ${browser.version()}. ${small.length} ` +
        `unchanged photos, and ${whole.length} grown to 25 MB by zeros at their end; ${rounds} rounds, the readers in turn, medians. ` +
        'In Node, every reader gets a path; ExifTool is a process that stays open and is asked only for the count. Bytes: ' +
        'the median, and the most that nine photos in ten take.',
      table(HEAD, 2, [...rows('Node', JSON.parse(answer) as Measured[]), ...rows('Chromium', inPage)]),
    );
  } finally {
    await browser.close();
    copies.remove();
  }
}

/** Speeds are also given as a multiple of ours. */
function cellsOf(
  { small, whole, parsing }: Measured,
  ours: Measured,
  photos: readonly PhotoFile[],
  grown: readonly PhotoFile[],
): string[] {
  const known = photos.map(({ shutterCount }) => shutterCount);
  const none = small.counts.filter((count, index) => count !== null && known[index] === null).length;
  const speed = ({ counts, time }: Found, our: Found) =>
    `${figure((counts.length / time) * 1000)} (${times(our.time / time)})`;
  return [
    parsing === null ? '–' : `${duration(parsing)} (${times(parsing / ours.parsing!)})`,
    known.includes(null) ? figure(none) : '–',
    rightOf(photos, small),
    speed(small, ours.small),
    taken(small),
    rightOf(grown, whole),
    speed(whole, ours.whole),
    taken(whole),
  ];
}

function rightOf(photos: readonly PhotoFile[], { counts }: Found): string {
  const known = counts.filter((_, index) => typeof photos[index]!.shutterCount === 'number').length;
  const right = counts.filter((count, index) => count !== null && count === photos[index]!.shutterCount).length;
  return known === 0 ? '–' : `${right} of ${known}`;
}

const taken = (found: Found): string => `${bytes(quantile(found.bytes, 0.5))}, ${bytes(quantile(found.bytes, 0.9))}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    files: { type: 'string', default: '400' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else await compare(findPhotos(positionals, Number(values.files)), Number(values.rounds));
