/** Other programs depend on the program's JSON. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join as joinPath } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardReport } from '../support/cardReport';
import { png, rawProfile } from '../support/containers';
import { SAMPLES } from '../support/files';
import { canonNote, nikonNote, panasonicNote, pentaxNote, signedCameraInfo, sonyNote } from '../support/makerNotes';
import { exifBlock, photo, photoWithoutExif } from '../support/photo';
import { buildProgram, runProgram } from '../support/program';
import { documented, keysIn } from '../support/programDocument';
import { text, tiff } from '../support/tiff';

const D850 = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  note: nikonNote({ shutterCount: 8_541, mechanical: 3_487, serial: '3012345' }),
};
const NO_EXIF = { code: 'no-exif', message: 'No EXIF data found in image' };

type Json = Readonly<Record<string, unknown>>;

let folder = '';
const run = (...parameters: readonly string[]) => runProgram(folder, ...parameters);
const json = (...files: readonly string[]): Json[] => JSON.parse(run('--json', '--', ...files).output) as Json[];

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(joinPath(tmpdir(), 'shutter-count-'));
  const files: Record<string, Uint8Array> = {
    'nikon.jpg': photo({ ...D850, software: 'Ver.1.20', lens: '24-70mm f/2.8', orientation: 6, gps: true }),
    'bare.tif': tiff({ 0x010f: text('Canon') }),
    'text.txt': new TextEncoder().encode('This is no photo.\n'),
    'empty.jpg': new Uint8Array(0),
    'noexif.jpg': photoWithoutExif(),
    'packed.png': png(rawProfile(exifBlock(D850), 'zTXt')),
    'edited.jpg': photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', software: 'Adobe Photoshop Lightroom 6.0' }),
    'iphone.jpg': photo({ make: 'Apple', model: 'iPhone 13' }),
    'damaged.jpg': photo({
      make: 'SONY',
      model: 'ILCE-6000',
      note: sonyNote({ layout: 'a', shutterCount: 5_813, gate: 0 }),
    }),
    'unknown.jpg': photo({ make: 'SONY', model: 'ILCE-99', note: sonyNote({ layout: 'a', shutterCount: 5_813 }) }),
    'none.jpg': photo({ make: 'Canon', model: 'Canon EOS 5DS', note: canonNote() }),
    'nonote.jpg': photo({ make: 'NIKON', model: 'COOLPIX L340' }),
    'lostnote.jpg': photo({ make: 'NIKON CORPORATION', model: 'NIKON D850' }),
    'drone.jpg': photo({ make: 'DJI', model: 'FC3170' }),
    'candidate.jpg': photo({
      make: 'Canon',
      model: 'Canon EOS M50',
      note: canonNote({ cameraInfo: signedCameraInfo(1536, 0x188, 30_123) }),
    }),
    'guess.jpg': photo({ make: 'Panasonic', model: 'DMC-FZ18', note: panasonicNote({ serial: 'S060706210122' }) }),
    'deleted.jpg': photo({ make: 'NIKON', model: 'NIKON D200', note: nikonNote({ deleted: 321 }) }),
    'DCIM/123CANON/IMG_1234.JPG': photo({ make: 'Canon', model: 'Canon EOS RP' }),
    'a folder/Ümläut 写真.jpg': photo(D850),
    '--odd.jpg': photo(D850),
    'steering.jpg': photo({ make: 'Ni\u001B[31mkon\u0007', model: 'D\n850\r', note: nikonNote() }),
    'huge.nef': exifBlock(D850),
    'bad/empty.jpg': new Uint8Array(0),
    'bad/text.JPG': new TextEncoder().encode('This is no photo.\n'),
    'bad/nohead.nef': exifBlock(D850).subarray(8),
    'bad/._DSC_1.NEF': new Uint8Array(4096),
    'bad/notes.txt': new TextEncoder().encode('These are notes.\n'),
    'CAM_INFO.XML': cardReport({ mirror: 6_000 }),
    'renamed.jpg': cardReport(),
    'cut.xml': cardReport().subarray(0, 200),
    'large.xml': cardReport({ more: `<a>${' '.repeat(2_000_000)}</a>` }),
    'other.xml': new TextEncoder().encode('<?xml version="1.0"?><Nikon><CameraInfo/></Nikon>'),
    ...Object.fromEntries(SAMPLES.map(({ bytes }, index) => [`sample-${index}.bin`, bytes('II')])),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const path = joinPath(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  mkdirSync(joinPath(folder, 'empty folder'));
  // The file is sparse: the three gigabytes after the metadata take no disk space.
  truncateSync(joinPath(folder, 'huge.nef'), 3 * 1024 ** 3);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The JSON', () => {
  it('is one array and a newline on standard output, and nothing else anywhere', () => {
    const { code, output, errors } = run('--json', 'nikon.jpg', 'none.jpg');
    expect(code).toBe(0);
    expect(errors).toBe('');
    expect(output.startsWith('[')).toBe(true);
    expect(output.endsWith(']\n')).toBe(true);
    expect(output.endsWith('\n\n')).toBe(false);
    expect(JSON.parse(output)).toHaveLength(2);
  });

  it('has its objects in the order of the arguments, a file named twice included', () => {
    const files = ['none.jpg', 'nikon.jpg', './nikon.jpg', 'none.jpg', 'missing.jpg', 'guess.jpg'];
    expect(json(...files).map(({ file }) => file)).toEqual(files);
  });

  it('has all fields of a photo, numbers as numbers, and nothing more', () => {
    const [entry] = json('nikon.jpg');
    expect(entry).toEqual({
      file: 'nikon.jpg',
      status: 'counted',
      container: 'JPEG',
      make: 'NIKON CORPORATION',
      model: 'NIKON D850',
      dateTime: '2024-05-01T10:20:30',
      software: 'Ver.1.20',
      iso: 400,
      exposureTime: 0.005,
      fNumber: 2.8,
      focalLength: 50,
      lens: '24-70mm f/2.8',
      serialNumber: '3012345',
      flash: 16,
      exposureProgram: 3,
      exposureMode: 0,
      exposureCompensation: -1 / 3,
      meteringMode: 5,
      whiteBalance: 0,
      sceneCaptureType: 0,
      orientation: 6,
      imageWidth: 600,
      imageHeight: 400,
      savedAgain: { is: 'no-sign', signs: [], checks: ['format', 'layout', 'size', 'coder'] },
      shutterCount: 8_541,
      shutterSource: {
        field: 'ShutterCount',
        tag: 'MakerNote/0x00A7',
        offset: expect.any(Number),
        kind: 'total',
        grade: 'exact',
        limits: [],
      },
      counters: [
        { field: 'ShutterCount', tag: 'MakerNote/0x00A7', value: 8_541, kind: 'total', grade: 'exact' },
        {
          field: 'MechanicalShutterCount',
          tag: 'MakerNote/0x0037',
          value: 3_487,
          kind: 'mechanical',
          grade: 'exact',
        },
      ],
      bytesRead: expect.any(Number),
      reads: 1,
    });
  });

  it('points at the byte of the count in the file', () => {
    const bytes = photo({ ...D850, software: 'Ver.1.20', lens: '24-70mm f/2.8', orientation: 6, gps: true });
    const [entry] = json('nikon.jpg') as unknown as { shutterSource: { offset: number } }[];
    expect(new DataView(bytes.buffer).getUint32(entry?.shutterSource.offset ?? 0, true)).toBe(8_541);
  });

  it('leaves the offset out of a count in packed data', () => {
    const [packed] = json('packed.png');
    expect(packed).toMatchObject({ container: 'PNG', shutterCount: 8_541 });
    expect(packed?.['shutterSource']).not.toHaveProperty('offset');
  });

  it('separates an estimate from a path from counts', () => {
    const [estimated] = json('DCIM/123CANON/IMG_1234.JPG');
    expect(estimated).toMatchObject({
      status: 'uncounted',
      estimate: { field: 'FilePath', tag: 'FilePath', value: 3_534, method: 'path' },
    });
    for (const key of ['shutterCount', 'shutterSource']) expect(estimated).not.toHaveProperty(key);
  });

  it('always has file, status, counters, bytesRead and reads, and the keys of its status', () => {
    const about = { counted: ['shutterCount', 'shutterSource'], uncounted: ['reason'], failed: ['error'] };
    const files = [
      'nikon.jpg',
      'bare.tif',
      'text.txt',
      'empty.jpg',
      'noexif.jpg',
      'edited.jpg',
      'guess.jpg',
      'missing.jpg',
      ...SAMPLES.map((_, index) => `sample-${index}.bin`),
    ];
    for (const entry of json(...files)) {
      expect(entry).toMatchObject({
        file: expect.any(String),
        counters: expect.any(Array),
        bytesRead: expect.any(Number),
        reads: expect.any(Number),
      });
      expect([
        entry['file'],
        Object.values(about)
          .flat()
          .filter((key) => key in entry),
      ]).toEqual([entry['file'], about[entry['status'] as keyof typeof about]]);
    }
  });

  it('has no null, no empty text, no invalid date or number, and no undocumented key', () => {
    // docs/program.md does not document the keys below `savedAgain.signs`; the package's types do.
    const known = new Set(documented('## An object of `--json` and `--jsonl`', 'Key'));
    const isKnown = (key: string) => known.has(key) || key.startsWith('savedAgain.signs.');
    const entries = json(
      'nikon.jpg',
      'bare.tif',
      'text.txt',
      'missing.jpg',
      'guess.jpg',
      ...SAMPLES.map((_, index) => `sample-${index}.bin`),
    );
    for (const entry of entries) {
      expect(keysIn(entry).filter((key) => !isKnown(key))).toEqual([]);
      for (const [key, value] of Object.entries(entry)) {
        expect([key, value === null || value === '' || (typeof value === 'number' && !Number.isFinite(value))]).toEqual(
          [key, false],
        );
      }
      if ('dateTime' in entry) expect(entry['dateTime']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
      for (const counter of entry['counters'] as object[])
        expect(
          Object.keys(counter)
            .toSorted()
            .filter((key) => key !== 'grade'),
        ).toEqual(['field', 'kind', 'tag', 'value']);
    }
  });

  it('leaves out missing fields of a file', () => {
    expect(json('bare.tif')).toEqual([
      {
        file: 'bare.tif',
        status: 'uncounted',
        container: 'TIFF',
        make: 'Canon',
        savedAgain: { is: 'no-sign', signs: [], checks: ['format'] },
        reason: 'no-maker-note',
        counters: [],
        bytesRead: expect.any(Number),
        reads: 1,
      },
    ]);
  });

  it('gives the reason for a missing count, and names the editor', () => {
    const names = ['none', 'lostnote', 'edited', 'nonote', 'damaged', 'iphone', 'drone', 'unknown'];
    expect(json(...names.map((name) => `${name}.jpg`))).toMatchObject([
      { reason: 'not-stored', counters: [] },
      { reason: 'edited', counters: [] },
      { reason: 'edited', counters: [], software: 'Adobe Photoshop Lightroom 6.0' },
      { reason: 'no-maker-note', counters: [] },
      { reason: 'damaged', counters: [] },
      { reason: 'phone', counters: [] },
      { reason: 'drone', counters: [] },
      { reason: 'unknown-model', counters: [] },
    ]);
  });

  it('gives a guess as a candidate, and counters without a count', () => {
    expect(json('guess.jpg')).toMatchObject([
      {
        status: 'uncounted',
        candidates: [{ tag: 'MakerNote/0x0025', value: 210_122 }],
        counters: [{ value: 210_122, kind: 'number' }],
      },
    ]);
    expect(json('deleted.jpg')).toMatchObject([
      { reason: 'damaged', counters: [{ field: 'ImagesDeleted', value: 321, kind: 'images' }] },
    ]);
  });

  it('lists an unconfirmed number apart from the counters', () => {
    expect(json('candidate.jpg')).toMatchObject([
      {
        counters: [],
        candidates: [{ field: 'UnconfirmedNumber', tag: 'MakerNote/0x000D/0x0188', value: 30_123 }],
        reason: 'unknown-model',
      },
    ]);
    expect(run('candidate.jpg').output).toMatch(
      /Unknown +uncounted +We don’t know yet whether and where .* Not confirmed: 30,123 /,
    );
  });

  it('names every container', () => {
    const names = json(...SAMPLES.map((_, index) => `sample-${index}.bin`)).map(({ container }) => container);
    expect(names).toEqual(SAMPLES.map(({ shows }) => shows.container));
  });

  it('says that a file is not a photo, or a picture without metadata, and exits with 0', () => {
    const { code, output, errors } = run('--json', 'text.txt', 'empty.jpg', 'noexif.jpg');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(JSON.parse(output)).toEqual([
      { file: 'text.txt', status: 'failed', counters: [], error: NO_EXIF, bytesRead: 18, reads: 1 },
      { file: 'empty.jpg', status: 'failed', counters: [], error: NO_EXIF, bytesRead: 0, reads: 0 },
      {
        file: 'noexif.jpg',
        status: 'uncounted',
        reason: 'no-metadata',
        container: 'JPEG',
        imageWidth: 600,
        imageHeight: 400,
        counters: [],
        bytesRead: expect.any(Number),
        reads: 1,
      },
    ]);
  });

  it("reports an unreadable file in the system's words, also on standard error, and continues", () => {
    const { code, output, errors } = run('--json', 'missing.jpg', 'nikon.jpg');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toEqual([
      {
        file: 'missing.jpg',
        status: 'failed',
        error: {
          code: 'processing-failed',
          message: 'The file could not be read.',
          cause: expect.stringMatching(/^ENOENT/),
        },
        counters: [],
        bytesRead: 0,
        reads: 0,
      },
      expect.objectContaining({ file: 'nikon.jpg', shutterCount: 8_541 }),
    ]);
    expect(errors).toMatch(/missing\.jpg: .*ENOENT/);
  });

  it('reads a few ranges of a file of any size', () => {
    const [entry] = json('huge.nef');
    expect(entry).toMatchObject({ container: 'TIFF', shutterCount: 8_541 });
    expect(entry?.['reads']).toBeLessThanOrEqual(2);
    expect(entry?.['bytesRead']).toBeLessThanOrEqual(512 * 1024);
  });

  it('takes any file name', () => {
    const files = ['a folder/Ümläut 写真.jpg', '--odd.jpg'];
    expect(json(...files)).toMatchObject(files.map((file) => ({ file, shutterCount: 8_541 })));
  });

  it('may also be requested after the files', () => {
    expect(JSON.parse(run('nikon.jpg', '--json').output)).toMatchObject([{ file: 'nikon.jpg', shutterCount: 8_541 }]);
  });
});

describe('The table', () => {
  it('has one line per file, in the words of the JSON, and a summary', () => {
    const { code, output, errors } = run('nikon.jpg', 'none.jpg', 'guess.jpg', 'noexif.jpg');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const lines = output.trimEnd().split('\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^File +Camera +Shutter count +Grade +Source$/);
    expect(lines[1]).toMatch(/^nikon\.jpg +NIKON D850 +8,541 +exact +All shots \(MakerNote\/0x00A7\)$/);
    expect(lines[2]).toMatch(/^none\.jpg +Canon EOS 5DS +Unknown +uncounted +We know of no shutter count /);
    expect(lines[3]).toMatch(
      /^guess\.jpg +Panasonic DMC-FZ18 +Unknown +uncounted +Not a shutter count: 210,122 \(MakerNote\/0x0025\)$/,
    );
    expect(lines[4]).toMatch(/^noexif\.jpg +- +- +uncounted +No EXIF data found in image$/);
    expect(lines.slice(5)).toEqual(['', '4 files: 1 counted (1 exact), 3 uncounted']);
  });

  it('says that a file was saved again, also in the summary', () => {
    const { output } = run('packed.png', 'nikon.jpg');
    expect(output).toMatch(/^packed\.png +NIKON D850 +8,541 +exact, saved again +All shots/m);
    expect(output).toContain('2 files: 2 counted (2 exact, 1 saved again)');
  });

  it('is neither colored nor cut in a pipe', () => {
    // oxlint-disable-next-line no-control-regex
    expect(run('candidate.jpg', 'nikon.jpg').output).not.toMatch(/\u001B|…/);
  });

  it('lets no text from a photo control the terminal', () => {
    const { output } = run('steering.jpg');
    expect(output.trimEnd().split('\n')).toHaveLength(2);
    // oxlint-disable-next-line no-control-regex
    expect(output).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F]/);
  });

  it('continues after an unreadable file', () => {
    const { code, output, errors } = run('missing.jpg', 'nikon.jpg');
    expect(code).toBe(1);
    expect(output).toContain('8,541');
    expect(output).toMatch(/^missing\.jpg +- +- +failed +The file couldn’t be read\.$/m);
    expect(output).toContain('2 files: 1 counted (1 exact), 1 failed');
    expect(errors).toContain('missing.jpg');
  });

  it('is empty for a folder without photos, and the program says so', () => {
    expect(run('empty folder')).toEqual({ code: 0, output: '', errors: 'shutter-count: no photo found\n' });
  });

  it('shows no progress without a terminal', () => {
    const { errors } = run(...Array.from({ length: 30 }, () => 'nikon.jpg'));
    expect(errors).toBe('');
  });
});

describe('The usage', () => {
  it.each(['--help', '-h'])('is printed by %s', (option) => {
    const { code, output, errors } = run(option);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^Usage: shutter-count/);
    expect(output).toContain('--json');
    expect(output).toContain('--help');
  });

  it('is printed whatever the other options are', () => {
    expect(run('--json', 'missing.jpg', '--help')).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringMatching(/^Usage/),
    });
  });

  it.each([
    [[]],
    [['--json']],
    [['--jason', 'nikon.jpg']],
    [['--json=yes', 'nikon.jpg']],
    [['-x']],
    [['--json', '--csv', 'nikon.jpg']],
    [['--bodies', '--jsonl', 'nikon.jpg']],
    [['--sort', 'size', 'nikon.jpg']],
    [['--sort']],
  ])('is wrong with %j: exit 2, nothing on standard output', (parameters) => {
    const { code, output, errors } = run(...parameters);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    const [what, usage, more, ...others] = errors.trimEnd().split('\n');
    expect(what).toMatch(/^shutter-count: .{5,60}$/);
    expect(usage).toMatch(/^Usage: shutter-count /);
    expect(more).toContain('--help');
    expect(others).toEqual([]);
  });

  it.each(['--version', '-V'])('is not needed for the version: %s', (option) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const { code, output, errors } = run(option, 'missing.jpg');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^shutter-count \S+\n$/);
    expect(output).toContain(` ${version}+`);
  });
});

describe('Several bodies', () => {
  it('are reported in one run', () => {
    writeFileSync(
      joinPath(folder, 'pentax.jpg'),
      photo({ make: 'PENTAX', model: 'PENTAX K-70', note: pentaxNote({ shutterCount: 2_828 }) }),
    );
    expect(json('nikon.jpg', 'pentax.jpg', 'packed.png').map(({ shutterCount }) => shutterCount)).toEqual([
      8_541, 2_828, 8_541,
    ]);
  });
});

describe('A file in a folder with a name like a photo’s', () => {
  const BAD = ['bad/empty.jpg', 'bad/nohead.nef', 'bad/text.JPG'];

  it('is reported if it is not a photo: in the JSON as if it were an argument', () => {
    const { code, output, errors } = run('--json', 'bad');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(JSON.parse(output)).toMatchObject(BAD.map((file) => ({ file, error: NO_EXIF, counters: [] })));
    expect(run('--json', ...BAD).output).toBe(output);
  });

  it('has a line in the table and in the JSON lines', () => {
    const { code, output, errors } = run('bad');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    for (const file of BAD) expect(output).toMatch(new RegExp(`^${file} +- +- +failed +${NO_EXIF.message}$`, 'm'));
    expect(output).toContain('3 files: 3 failed');
    expect(run('--jsonl', 'bad').output.match(/"code":"no-exif"/g)).toHaveLength(3);
  });

  it('is skipped like any other file if it is one of macOS’s notes, or has another extension', () => {
    expect(run('bad').output).not.toMatch(/\._DSC|notes/);
  });
});

describe('A card report', () => {
  it('gives its count and every counter, whatever the name of the file', () => {
    const [report, renamed] = json('CAM_INFO.XML', 'renamed.jpg');
    const bytes = cardReport({ mirror: 6_000 }).length;
    expect(report).toEqual({
      file: 'CAM_INFO.XML',
      status: 'counted',
      container: 'CAM_INFO',
      serialNumber: '012345678901',
      software: '1.6.0',
      shutterCount: 15_000,
      shutterSource: {
        field: 'TotalShutter',
        tag: 'CAM_INFO/TotalShutter',
        kind: 'mechanical',
        grade: 'approximate',
        limits: ['card-report'],
      },
      counters: [
        {
          field: 'TotalShutter',
          tag: 'CAM_INFO/TotalShutter',
          value: 15_000,
          kind: 'mechanical',
          grade: 'approximate',
        },
        { field: 'TotalShoot', tag: 'CAM_INFO/TotalShoot', value: 12_000, kind: 'total', grade: 'approximate' },
        { field: 'TotalMirror', tag: 'CAM_INFO/TotalMirror', value: 6_000, kind: 'number' },
      ],
      // The program reads the file three times: as a photo, to detect its type, and as a card report.
      bytesRead: 3 * bytes,
      reads: 3,
    });
    expect(renamed).toMatchObject({ container: 'CAM_INFO', shutterCount: 15_000 });
  });

  it.each([
    ['cut.xml', 'report-cut', 'This card report is cut off: its end is missing.'],
    ['large.xml', 'report-too-large', 'This card report is too large. A camera writes a few kilobytes.'],
  ])('that cannot be read has a separate error: %s', (file, code, message) => {
    expect(json(file)).toMatchObject([
      { status: 'failed', container: 'CAM_INFO', error: { code, message }, counters: [] },
    ]);
    expect(run(file)).toMatchObject({ code: 0, errors: '' });
  });

  it('must be a real one: other XML is an unknown file', () => {
    const [other] = json('other.xml');
    expect(other).toMatchObject({ error: NO_EXIF });
    expect(other).not.toHaveProperty('container');
  });

  it('has a line in the table', () => {
    const { output } = run('CAM_INFO.XML', 'cut.xml');
    expect(output).toMatch(
      /^CAM_INFO\.XML +- +15,000 +approximate +Mechanical actuations \(CAM_INFO\/TotalShutter\)$/m,
    );
    expect(output).toMatch(/^cut\.xml +- +- +failed +This card report is cut off: its end is missing\.$/m);
  });
});
