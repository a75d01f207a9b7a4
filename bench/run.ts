/** `npm run bench [-- FOLDER]`: one table of what readers of metadata find, take and read, in Node and in Chromium. */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { askPage, bundle, openBrowser } from './places';
import type { Question } from './inNode';
import { copiesOf, findPhotos, type PhotoFile } from './photos';
import { bytes, conditions, duration, figure, print, say, table, times } from './print';
import type { Found, Measured } from './readers';
import { quantile } from './timing';

const USAGE = `Usage: npm run bench -- [--rounds N] [--files N] [FOLDER or FILE...]

Prints one table. Without a folder, it takes the corpus, where it is there, else a photo that it builds.

--rounds N  turns of each reader, 5 unless told
--files N   measures at most so many photos, and grows at most so many; 400 unless told
`;

const WHOLE_BYTES = 25 * 1024 * 1024;
/** Behind a PNG, ExifTool reads zeros for seconds. */
const NOT_GROWN = /\.png$/i;

const FOUND = ['counts right', 'photos a second (× ours)', 'bytes read'];
const HEAD = [
  '',
  'Reader',
  'In memory (× ours)',
  'Numbers where the reference has none',
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
    say('Chromium: the same');
    const inPage = await askPage(browser, [...small, ...whole], 'compare', small.length, rounds);
    const rows = (where: string, all: readonly Measured[]) =>
      all.map((one) => [where, one.reader, ...cellsOf(one, all[0]!, photos, grown)]);
    await print(
      `${conditions('exifr', 'exifreader', 'exiftool-vendored.pl')} Chromium ${browser.version()}. ${small.length} photos as they ` +
        `are, and ${whole.length} with zeros at their end to 25 MB; ${rounds} rounds, the readers in turn, medians. In Node, all get ` +
        'a path; ExifTool is a process that is kept open and asked for the count alone. Bytes: the median, and ' +
        'the most that nine photos of ten take.',
      table(HEAD, 2, [...rows('Node', JSON.parse(answer) as Measured[]), ...rows('Chromium', inPage)]),
    );
  } finally {
    await browser.close();
    copies.remove();
  }
}

/** Speeds also as a multiple of ours. */
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
