/** The edits that common programs make, one row for each program and edit. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, latin1, patched, u32 } from '../support/bytes';
import type { BasePhoto } from './bases';

export const GROUPS = ['re-encoded', 'resized', 'turned', 'exported', 'metadata', 'lowered', 'appended'] as const;
export type Group = (typeof GROUPS)[number];

/** A command with its arguments, or a function that writes the output. */
export type Step = readonly string[] | (() => unknown);

interface Job {
  readonly base: BasePhoto;
  readonly from: string;
  readonly to: string;
}

export interface Edit {
  readonly group: Group;
  readonly program: keyof typeof NEEDED;
  readonly name: string;
  readonly extension: string;
  /** in order; none if the edit does not apply to this photo */
  readonly steps: (job: Job) => readonly Step[];
}

type Arguments = readonly string[];

// ---- programs

/** The functions that we use of the packages that are installed only in this folder. */
interface Sharp {
  keepMetadata(): Sharp;
  resize(size: { width: number }): Sharp;
  jpeg(options: { quality: number }): Sharp;
  toFile(path: string): Promise<unknown>;
  metadata(): Promise<{ width: number }>;
}
interface Piexif {
  load(photo: string): unknown;
  dump(exif: unknown): string;
  insert(exif: string, photo: string): string;
}

const require = createRequire(import.meta.url);
const sharp = (path: string): Sharp => (require('sharp') as (path: string) => Sharp)(path);

const isCommand = (name: string): boolean => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error;
const hasPillow = (name: string): boolean => spawnSync(name, ['-c', 'import PIL'], { stdio: 'ignore' }).status === 0;
const PYTHON = ['python3', '/usr/bin/python3'].find(hasPillow);

function isPackage(name: string): boolean {
  try {
    require(name);
    return true;
  } catch {
    return false;
  }
}

const commands = (...names: readonly string[]) => names.every(isCommand);

/** Tells for each program whether it is installed. */
export const NEEDED = {
  convert: () => commands('convert'),
  gm: () => commands('gm'),
  PIL: () => PYTHON !== undefined,
  vips: () => commands('vips'),
  jpegoptim: () => commands('jpegoptim'),
  sharp: () => isPackage('sharp'),
  'djpeg|cjpeg': () => commands('djpeg', 'cjpeg', 'exiftool'),
  jpegtran: () => commands('jpegtran'),
  exiftran: () => commands('exiftran'),
  cwebp: () => commands('cwebp'),
  'heif-enc': () => commands('heif-enc'),
  exiftool: () => commands('exiftool'),
  exiv2: () => commands('exiv2'),
  jhead: () => commands('jhead'),
  piexifjs: () => isPackage('piexifjs'),
  /** Our own code changes the bytes. */
  bytes: () => true,
} as const;

// ---- ways to call them

type Program = Edit['program'];

const edit = (group: Group, program: Program, name: string, steps: Edit['steps'], extension = 'jpg'): Edit => ({
  group,
  program,
  name,
  extension,
  steps,
});

/** Lets a program change a copy of the photo. */
const onCopy = (to: string, from: string, command: Arguments): readonly Step[] => [
  () => copyFileSync(from, to),
  [...command, to],
];

const changing = (group: Group, program: Program, name: string, command: Arguments): Edit =>
  edit(group, program, name, ({ from, to }) => onCopy(to, from, command));

/** Option -m ignores minor errors, because a maker note may refer to previews beyond the end of a cut photo. */
const EXIFTOOL = ['exiftool', '-q', '-q', '-m', '-overwrite_original'];
const exiftool = (name: string, ...parameters: Arguments): Edit =>
  changing('metadata', 'exiftool', name, [...EXIFTOOL, ...parameters]);
const exiv2 = (name: string, ...parameters: Arguments): Edit =>
  changing('metadata', 'exiv2', name, ['exiv2', ...parameters]);
const jhead = (...parameters: Arguments): Edit =>
  changing('metadata', 'jhead', parameters.join(' '), ['jhead', ...parameters]);
const jpegtran = (...parameters: Arguments): Edit =>
  edit('turned', 'jpegtran', parameters.join(' '), ({ from, to }) => [
    ['jpegtran', ...parameters, '-copy', 'all', '-outfile', to, from],
  ]);

/** In `script`, `i` is the picture and `to` the name of the output file. */
const pillow = (group: Group, name: string, script: string): Edit =>
  edit(group, 'PIL', name, ({ from, to }) => [
    [
      PYTHON ?? '',
      '-c',
      `import sys\nfrom PIL import Image\ni = Image.open(sys.argv[1])\nto = sys.argv[2]\n${script}`,
      from,
      to,
    ],
  ]);

// ---- a lower count

const COUNT_TAGS = ['ShutterCount', 'ShutterCount2', 'ShutterCount3', 'ImageCount', 'MechanicalShutterCount'];

const byteKey = (count: number): number => (count ^ (count >> 8) ^ (count >> 16) ^ (count >> 24)) & 0xff;

/**
 * About a third of the count. Nikon enciphers other data with the XOR of the count's bytes. The lowered count must have
 * another XOR, so that the other data cannot agree with it by chance.
 */
export function loweredCount(count: number): number {
  let lower = Math.max(1, Math.floor(count / 3));
  while (byteKey(lower) === byteKey(count)) lower++;
  return lower;
}

/**
 * The photo with a lowered count in the four bytes at the count's offset. Undefined if the plain count is not
 * stored there.
 */
function loweredInPlace({ count, offset, bytes }: BasePhoto): Uint8Array | undefined {
  if (offset === undefined || offset + 4 > bytes.length) return undefined;
  const stored = new DataView(bytes.buffer, bytes.byteOffset + offset, 4);
  const order = stored.getUint32(0, true) === count ? 'II' : stored.getUint32(0) === count ? 'MM' : undefined;
  return order && patched(bytes, offset, u32(loweredCount(count), order));
}

// ---- the rows

const half = async (from: string, to: string): Promise<unknown> => {
  const { width } = await sharp(from).metadata();
  return sharp(from)
    .resize({ width: width >> 1 })
    .keepMetadata()
    .toFile(to);
};

function copiedBack({ from, to }: Job): readonly Step[] {
  const pixels = `${to}.ppm`;
  return [
    ['djpeg', '-outfile', pixels, from],
    ['cjpeg', '-quality', '90', '-outfile', to, pixels],
    () => rmSync(pixels),
    [...EXIFTOOL, '-TagsFromFile', from, '-all:all', to],
  ];
}

function rewrittenByPiexif({ from, to }: Job): readonly Step[] {
  const rewrite = (): void => {
    const piexif = require('piexifjs') as Piexif;
    const photo = readFileSync(from, 'latin1');
    writeFileSync(to, piexif.insert(piexif.dump(piexif.load(photo)), photo), 'latin1');
  };
  return [rewrite];
}

export const EDITS: readonly Edit[] = [
  edit('re-encoded', 'convert', '-quality 90', ({ from, to }) => [['convert', from, '-quality', '90', to]]),
  edit('re-encoded', 'gm', 'convert', ({ from, to }) => [['gm', 'convert', from, to]]),
  pillow('re-encoded', 'save(exif=info)', 'i.save(to, quality=90, exif=i.info["exif"])'),
  pillow('re-encoded', 'save(exif=getexif())', 'i.save(to, quality=90, exif=i.getexif())'),
  pillow(
    're-encoded',
    'own Exif, quality keep',
    'e = i.getexif()\ne[0x13b] = "x"\ni.save(to, quality="keep" if i.format == "JPEG" else 95, exif=e)',
  ),
  edit('re-encoded', 'vips', 'copy', ({ from, to }) => [['vips', 'copy', from, to]]),
  changing('re-encoded', 'jpegoptim', '-m80', ['jpegoptim', '-q', '-m80']),
  edit('re-encoded', 'sharp', 'keepMetadata', ({ from, to }) => [
    () => sharp(from).keepMetadata().jpeg({ quality: 90 }).toFile(to),
  ]),
  edit('re-encoded', 'djpeg|cjpeg', 'Exif copied back', copiedBack),

  edit('resized', 'convert', '-resize 50%', ({ from, to }) => [['convert', from, '-resize', '50%', to]]),
  edit('resized', 'sharp', 'resize, keepMetadata', ({ from, to }) => [() => half(from, to)]),
  pillow('resized', 'resize', 'i.resize((i.width // 2, i.height // 2)).save(to, quality=90, exif=i.info["exif"])'),

  jpegtran('-rotate', '90'),
  jpegtran('-optimize'),
  jpegtran('-progressive'),
  jpegtran('-crop', '640x480+0+0'),
  edit('turned', 'exiftran', '-9', ({ from, to }) => [['exiftran', '-9', '-o', to, from]]),
  changing('turned', 'jpegoptim', '--strip-none', ['jpegoptim', '-q', '--strip-none']),

  edit(
    'exported',
    'cwebp',
    '-metadata all',
    ({ from, to }) => [['cwebp', '-quiet', '-m', '0', '-metadata', 'all', from, '-o', to]],
    'webp',
  ),
  edit('exported', 'convert', 'PNG', ({ from, to }) => [['convert', from, '-quality', '10', to]], 'png'),
  edit(
    'exported',
    'heif-enc',
    'HEIC',
    ({ from, to }) => [['heif-enc', '-p', 'preset=ultrafast', '-o', to, from]],
    'heic',
  ),

  exiftool('-Artist', '-Artist=x'),
  exiftool('-Model', '-Model=X 1'),
  exiftool('-AllDates+=', '-AllDates+=0:0:1 0'),
  exiftool('-time:all+=', '-time:all+=0:0:1 0'),
  exiftool('-XMP:Rating', '-XMP:Rating=3'),
  exiftool('-IPTC:Caption', '-IPTC:Caption-Abstract=x'),
  exiftool('-Comment', '-Comment=x'),
  exiftool('rebuild', '-all=', '-tagsfromfile', '@', '-all:all', '-unsafe'),
  exiv2('Exif.Image.Artist', '-M', 'set Exif.Image.Artist x'),
  exiv2('ad -a 24', '-a', '24', 'ad'),
  exiv2('Xmp.xmp.Rating', '-M', 'set Xmp.xmp.Rating 3'),
  exiv2('-c', '-c', 'x'),
  jhead('-cl', 'x'),
  jhead('-ta+1:00'),
  jhead('-dt'),
  edit('metadata', 'piexifjs', 'load, dump, insert', rewrittenByPiexif),

  edit('lowered', 'exiftool', '-ShutterCount', ({ base, from, to }) =>
    onCopy(to, from, [...EXIFTOOL, ...COUNT_TAGS.map((tag) => `-${tag}=${loweredCount(base.count)}`)]),
  ),
  edit('lowered', 'exiv2', 'Exif.Nikon3.ShutterCount', ({ base, from, to }) =>
    /^nikon/i.test(base.make)
      ? onCopy(to, from, ['exiv2', '-M', `set Exif.Nikon3.ShutterCount ${loweredCount(base.count)}`])
      : [],
  ),
  edit('lowered', 'bytes', 'four bytes in place', ({ base, to }) => {
    const bytes = loweredInPlace(base);
    return bytes ? [() => writeFileSync(to, bytes)] : [];
  }),

  edit('appended', 'bytes', 'after the end', ({ base, to }) => [
    () => writeFileSync(to, join(base.bytes, latin1('appended by a test'))),
  ]),
];
