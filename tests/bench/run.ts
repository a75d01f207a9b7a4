/** `npm run bench [FILES…]`: our core beside exifr and ExifReader, on the same bytes, interleaved in one run. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { canonNote, nikonNote, pentaxNote, signedCameraInfo, sonyNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { READERS, type Reader } from './readers';
import { median, ratio, timed } from './measure';

interface Photo {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly shutterCount?: number;
}

const ROUNDS = 9;
/** Files of the corpus that stand for the rest: one of each brand and container. */
const SAMPLE_EVERY = 8;

const photos = loadPhotos(process.argv.slice(2));
console.log(`${photos.length} files, ${ROUNDS} rounds each, Node ${process.version}\n`);

/** microseconds by reader and file */
const times = new Map<Reader, Map<Photo, number>>(READERS.map((reader) => [reader, new Map()]));
const results = new Map<Reader, { right: number; wrong: number; none: number }>(
  READERS.map((reader) => [reader, { right: 0, wrong: 0, none: 0 }]),
);

for (const one of photos) {
  const rounds = new Map<Reader, number[]>(READERS.map((reader) => [reader, []]));
  const able = [];
  for (const reader of READERS) if (await reads(reader, one)) able.push(reader);
  for (let round = 0; round < ROUNDS; round++) {
    for (const reader of able) rounds.get(reader)?.push(await timed(() => reader.read(one.bytes)));
  }
  for (const reader of able) times.get(reader)?.set(one, median(rounds.get(reader) ?? []));
}

const [ours] = READERS;
if (!ours) throw new Error('no reader');
console.log(
  'reader                      files   median µs   ours on the same files   ratio   counts right / wrong / none',
);
for (const reader of READERS) {
  const own = times.get(reader) ?? new Map<Photo, number>();
  const same = [...own.keys()].map((one) => times.get(ours)?.get(one) ?? Number.NaN);
  const mine = median([...own.values()]);
  const { right, wrong, none } = results.get(reader) ?? { right: 0, wrong: 0, none: 0 };
  console.log(
    `${reader.name.padEnd(26)}${String(own.size).padStart(7)}${mine.toFixed(1).padStart(12)}${median(same).toFixed(1).padStart(25)}` +
      `${ratio(mine, median(same)).padStart(8)}   ${right} / ${wrong} / ${none}`,
  );
}

/** Whether the reader reads the file at all; notes what it makes of the count. */
async function reads(reader: Reader, one: Photo): Promise<boolean> {
  const tally = results.get(reader);
  try {
    const count = await reader.count(one.bytes);
    if (tally && one.shutterCount !== undefined) {
      if (count === one.shutterCount) tally.right++;
      else if (count === undefined) tally.none++;
      else tally.wrong++;
    }
    return true;
  } catch {
    if (tally && one.shutterCount !== undefined) tally.none++;
    return false;
  }
}

/** The files named; else the corpus; else files that we build. */
function loadPhotos(paths: readonly string[]): Photo[] {
  if (paths.length > 0)
    return paths.map((path) => ({ name: basename(path), bytes: new Uint8Array(readFileSync(path)) }));
  const corpus = resolve(process.env['CORPUS_DIR'] ?? '../shared/corpus');
  if (!existsSync(join(corpus, 'expected.json')) || readdirSync(corpus).length === 0) return builtPhotos();
  const { files } = JSON.parse(readFileSync(join(corpus, 'expected.json'), 'utf8')) as {
    files: { file: string; shutterCount: number | null }[];
  };
  return files
    .filter(({ file }) => !/^(broken|noexif)\//.test(file))
    .filter(({ shutterCount }, index) => shutterCount !== null || index % SAMPLE_EVERY === 0)
    .map(({ file, shutterCount }) => ({
      name: file,
      bytes: new Uint8Array(readFileSync(join(corpus, file))),
      ...(shutterCount === null ? {} : { shutterCount }),
    }));
}

function builtPhotos(): Photo[] {
  const camera = (make: string, model: string, note: Parameters<typeof photo>[0]): Photo => ({
    name: model,
    bytes: photo({ make, model, ...note }),
    shutterCount: 12_345,
  });
  return [
    camera('NIKON CORPORATION', 'NIKON D850', { note: nikonNote({ shutterCount: 12_345 }) }),
    camera('SONY', 'ILCE-6400', { note: sonyNote({ layout: 'b', shutterCount: 12_345 }) }),
    camera('PENTAX', 'PENTAX K-70', { note: pentaxNote({ shutterCount: 12_345 }) }),
    camera('Canon', 'Canon EOS RP', { note: canonNote({ cameraInfo: signedCameraInfo(2560, 0x960, 12_345) }) }),
  ];
}
