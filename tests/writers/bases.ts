/** The photos that editing programs save again. Each is a camera's, or is built around the metadata of a camera's photo. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { findMaker } from '../../src/cameras/exifMakers';
import { findListedCamera } from '../../src/cameras/ratedLife';
import labels from '../corpus/savedAgainLabels.json' with { type: 'json' };
import { PROGRAM } from '../support/program';
import { CORPUS, hasCorpus } from '../support/shared';
import { aroundExifBlock, completed, withStandardPicture } from './builtPicture';

const MAX_OUTPUT_BYTES = 1 << 26;

/** The part of the program's JSON that these tests need. */
export interface OurAnswer {
  readonly file: string;
  readonly status: 'counted' | 'uncounted' | 'failed';
  readonly make?: string;
  readonly model?: string;
  readonly shutterCount?: number;
  readonly shutterSource?: { readonly grade: string; readonly offset?: number; readonly tag: string };
  readonly savedAgain?: { readonly is: string };
}

export interface BasePhoto {
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly make: string;
  readonly count: number;
  /** the count's offset in the file */
  readonly offset: number | undefined;
  readonly isInterchangeable: boolean;
  /** whether other data in the photo depend on the count, or the reader checks the count against other data */
  readonly isCountChecked: boolean;
}

/** The program's results, by path. */
export async function readAll(paths: readonly string[]): Promise<ReadonlyMap<string, OurAnswer>> {
  if (paths.length === 0) return new Map();
  const options = { maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, '--jsonl', ...paths], options);
  const answers = stdout.split('\n').filter(Boolean);
  return new Map(answers.map((line) => JSON.parse(line) as OurAnswer).map((answer) => [answer.file, answer]));
}

export const isCounted = ({ status }: OurAnswer): boolean => status === 'counted';

/**
 * The photos of the corpus and of `folders` that have a count and no sign, written as files into `temporary`. Prints
 * the names of the other photos with the reasons.
 */
export async function collectBases(folders: readonly string[], temporary: string): Promise<BasePhoto[]> {
  const leftOut = new Map<string, string[]>();
  const leaveOut = (name: string, why: string) => leftOut.set(why, [...(leftOut.get(why) ?? []), name]);
  const written = new Map<string, string>();
  for (const { name, path } of [...(hasCorpus ? ofCorpus() : []), ...folders.flatMap(ofFolder)]) {
    const bytes = wholePhoto(path);
    const to = join(temporary, `${written.size}-${basename(name).replace(/\.\w+$/, '')}.jpg`);
    if (!bytes) leaveOut(name, 'no picture can be built');
    else written.set(to, name);
    if (bytes) writeFileSync(to, bytes);
  }
  const answers = await readAll([...written.keys()]);
  const bases: BasePhoto[] = [];
  for (const [path, name] of written) {
    const answer = answers.get(path);
    if (!answer || !isCounted(answer)) leaveOut(name, 'no count');
    else if (answer.savedAgain?.is !== 'no-sign') leaveOut(name, `saved again: ${answer.savedAgain?.is}`);
    else bases.push(baseOf(name, path, answer));
  }
  for (const [why, names] of leftOut) console.log(`left out: ${names.join(', ')}: ${why}`);
  return bases;
}

interface Named {
  readonly name: string;
  readonly path: string;
}

const ofCorpus = (): Named[] =>
  labels.original.filter((name) => /\.(jpg|hif)$/.test(name)).map((name) => ({ name, path: join(CORPUS, name) }));

function ofFolder(folder: string): Named[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).filter((path) => /\.jpe?g$/i.test(path));
  return paths.toSorted().map((path) => ({ name: relative(folder, path), path }));
}

/**
 * A JPEG that programs can open: the unchanged file, the head of a file with a picture added, or a picture built around
 * the metadata.
 */
function wholePhoto(path: string): Uint8Array | undefined {
  if (path.endsWith('.hif')) return aroundExifBlock(exifBlockOf(path));
  const bytes = readFileSync(path);
  if (path.includes('.wrapped.')) return withStandardPicture(bytes);
  return path.includes('.head.') ? completed(bytes) : bytes;
}

/** A HEIF file's Exif block, as ExifTool extracts it; empty if ExifTool is not installed. */
const exifBlockOf = (path: string): Uint8Array =>
  spawnSync('exiftool', ['-b', '-Exif', path]).stdout ?? new Uint8Array();

function baseOf(name: string, path: string, answer: OurAnswer): BasePhoto {
  const { make = '', model = '', shutterSource } = answer;
  return {
    name,
    path,
    // `slice` of a Buffer does not copy the bytes.
    bytes: new Uint8Array(readFileSync(path)),
    make,
    count: answer.shutterCount!,
    offset: shutterSource?.offset,
    // A body that is in no list counts as one with interchangeable lenses.
    isInterchangeable: !/compact|bridge/.test(findListedCamera(make, model)?.type ?? ''),
    isCountChecked: isCountChecked(path, answer),
  };
}

/**
 * True if the reader should detect a lowered count: for Sony, for Pentax with the enciphered count, and for a Nikon
 * with lens data that reveal a wrong key.
 */
function isCountChecked(path: string, { make = '', shutterSource }: OurAnswer): boolean {
  const maker = findMaker(make);
  if (maker === 'nikon') return hasMatchingLensData(path);
  return maker === 'sony' || (maker === 'pentax' && shutterSource?.tag === 'MakerNote/0x005D');
}

/** ExifTool's values for a Nikon's lens, as numbers (option -n). */
interface LensData {
  /** tag 0x0084: the shortest and longest focal length, then the two apertures */
  readonly Lens?: string;
  readonly LensDataVersion?: string | number;
  readonly MinFocalLength?: number;
  readonly MaxFocalLength?: number;
}

/** The first version of the lens data that the body enciphers with the count. */
const ENCIPHERED_FROM = 201;
/** For comparing focal lengths, which the lens data round to a 24th of an octave. */
const TOLERANCE = 0.06;

/**
 * Whether the lens data, which ExifTool deciphers with the serial number and the count, agree with the unenciphered
 * tag.
 */
function hasMatchingLensData(path: string): boolean {
  const tags = ['-Lens', '-LensDataVersion', '-MinFocalLength', '-MaxFocalLength'];
  const { status, stdout } = spawnSync('exiftool', ['-j', '-n', ...tags, path], { encoding: 'utf8' });
  if (status !== 0) return false;
  const [{ Lens = '', LensDataVersion = 0, MinFocalLength = 0, MaxFocalLength = 0 } = {}] = JSON.parse(
    stdout,
  ) as LensData[];
  const [shortest = 0, longest = 0] = Lens.split(' ').map(Number);
  const agrees = (stated: number, deciphered: number) => stated > 0 && Math.abs(deciphered / stated - 1) < TOLERANCE;
  return (
    Number(LensDataVersion) >= ENCIPHERED_FROM && agrees(shortest, MinFocalLength) && agrees(longest, MaxFocalLength)
  );
}

export const hasProgram = (): boolean => existsSync(PROGRAM);
