import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardReport } from '../support/cardReport';
import { canonNote, nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, runProgram } from '../support/program';

const d850 = (date: string, shutterCount: number, serial = '3012345') =>
  photo({
    make: 'NIKON CORPORATION',
    model: 'NIKON D850',
    serial,
    dateTime: `${date.replaceAll('-', ':')} 12:00:00`,
    note: nikonNote({ shutterCount, mechanical: Math.round(shutterCount / 2) }),
  });

/** Photos of one camera before its counter falls. */
const PACED = ['100NIKON/DSC_1', '100NIKON/DSC_2', '101NIKON/DSC_3'].map((name) => `card/${name}.JPG`);

let folder = '';
const run = (...parameters: readonly string[]) => runProgram(folder, ...parameters);
const rowsOf = (output: string) => output.trimEnd().split('\n').slice(1).toSorted();

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  const files: Record<string, Uint8Array | string> = {
    'card/100NIKON/DSC_1.JPG': d850('2024-01-02', 20_000),
    'card/100NIKON/DSC_2.JPG': d850('2024-03-01', 24_000),
    'card/101NIKON/DSC_3.JPG': d850('2024-05-01', 26_000),
    'card/101NIKON/DSC_4.JPG': d850('2024-06-01', 1_000),
    'card/101NIKON/other.JPG': d850('2024-06-02', 70_000, '3099999'),
    'card/notes.txt': 'These are notes.',
    'card/edited.jpg': photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', software: 'Adobe Photoshop' }),
    '=cmd.JPG': d850('2024-01-02', 5),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  symlinkSync('..', join(folder, 'card/100NIKON/up'));
  symlinkSync('.', join(folder, 'card/self'));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A folder', () => {
  it('is read with everything in it, once even if links form a loop, and skips files that are not photos', () => {
    const { code, output, errors } = run('--csv', 'card');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(rowsOf(output).map((row) => row.split(',')[0])).toEqual(
      [
        ...['100NIKON/DSC_1', '100NIKON/DSC_2', '101NIKON/DSC_3', '101NIKON/DSC_4', '101NIKON/other'].flatMap(
          (name) => [`card/${name}.JPG`, `card/${name}.JPG`],
        ),
        'card/edited.jpg',
      ].toSorted(),
    );
  });

  it('gives a table of its photos', () => {
    const { code, output } = run('card');
    expect(code).toBe(0);
    expect(output.match(/^card\/.* NIKON D850 /gm)).toHaveLength(6);
    expect(output).toContain('6 files: 5 counted (5 exact), 1 uncounted');
  });

  it('gives the same objects in the JSON as its photos by name, in natural order', () => {
    const { code, output, errors } = run('--json', 'card');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const files = (JSON.parse(output) as { file: string }[]).map(({ file }) => file);
    expect(files).toEqual([...PACED, 'card/101NIKON/DSC_4.JPG', 'card/101NIKON/other.JPG', 'card/edited.jpg']);
    expect(run('--json', ...files).output).toBe(output);
  });

  it('is read in the order in which people count', () => {
    mkdirSync(join(folder, 'numbers'));
    const names = ['DSC_9.JPG', 'DSC_10.JPG', 'DSC_100.JPG', 'dsc_101.JPG'].map((name) => `numbers/${name}`);
    for (const name of names.toReversed()) writeFileSync(join(folder, name), d850('2024-01-02', 3));
    const { output } = run('--jsonl', 'numbers');
    expect(
      output
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { file: string }).file),
    ).toEqual(names);
  });

  it('may contain a broken link, which is reported while the rest is read', () => {
    symlinkSync('nowhere', join(folder, 'card/broken'));
    const { code, output, errors } = run('--csv', 'card');
    rmSync(join(folder, 'card/broken'));
    expect(code).toBe(1);
    expect(errors).toMatch(/card\/broken: .*ENOENT/);
    expect(rowsOf(output).length).toBeGreaterThan(6);
  });
});

describe('The CSV', () => {
  it('has a row for each count, and one for a photo without any', () => {
    const { output } = run('--csv', 'card/100NIKON/DSC_1.JPG', 'card/edited.jpg');
    const about = 'NIKON CORPORATION,NIKON D850';
    const first = `card/100NIKON/DSC_1.JPG,counted,JPEG,${about},3012345,2024-01-02T12:00:00,,camera`;
    expect(output.split('\n')).toEqual([
      'file,status,container,make,model,serial_number,date_time,offset_time,date_from,kind,count,count_up_to,grade,saved_again,reason',
      `${first},total,20000,,exact,no-sign,`,
      `${first},mechanical,10000,,exact,no-sign,`,
      `card/edited.jpg,uncounted,JPEG,${about},,2024-05-01T10:20:30,,camera,,,,,yes,edited`,
      '',
    ]);
  });

  it('has no cell that a spreadsheet would execute', () => {
    expect(run('--csv', '=cmd.JPG').output).toContain("\n'=cmd.JPG,");
  });
});

describe('The bodies', () => {
  it('have one row each, with the findings below', () => {
    const { code, output, errors } = run('--bodies', 'card');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const lines = output.split('\n');
    expect(lines[0]).toMatch(/^Camera +Serial number +Points +Kind +First +Latest/);
    expect(lines[1]).toMatch(
      /^NIKON D850 +3012345 +4 +All shots +20,000 \(2024-01-02\) +1,000 \(2024-06-01\) .* at least 13,000 .*Mechanical actuations 500$/,
    );
    expect(lines[2]).toMatch(/^NIKON D850 +3099999 +1 +All shots +70,000/);
    expect(output.match(/^Count drops\. Before you suspect the seller: /gm)).toHaveLength(1);
    expect(output).toContain('  NIKON D850 3012345: 13,000 (May 1, 2024), then 500 (June 1, 2024)\n');
    expect(output).toContain('  NIKON D850: ••••345, ••••999\n');
    expect(output).toMatch(/\nLeft out: 1 file\. The camera maker’s data is missing: .*\n  card\/edited\.jpg\n/);
  });

  it('have the same content as JSON', () => {
    const { bodies, remarks, leftOut } = JSON.parse(run('--bodies', '--json', 'card').output) as Record<
      string,
      object[]
    >;
    expect(bodies).toMatchObject([
      {
        serialNumber: '3012345',
        lines: [
          { kind: 'mechanical', points: 4, madeAtLeast: 13_000 },
          { kind: 'total', latest: { date: '2024-06-01T12:00:00', count: 1_000 } },
        ],
        findings: [{ kind: 'falls' }, { kind: 'falls' }],
      },
      { serialNumber: '3099999', findings: [] },
    ]);
    expect(remarks).toHaveLength(1);
    expect(leftOut).toEqual([{ file: 'card/edited.jpg', reason: 'edited' }]);
  });

  it('show the pace from three points over thirty days', () => {
    const { output } = run('--bodies', '--json', ...PACED);
    const { bodies } = JSON.parse(output) as { bodies: { lines: { shotsPerMonth: number[] }[] }[] };
    expect(bodies[0]!.lines.map(({ shotsPerMonth }) => shotsPerMonth)).toEqual([
      [499, 1032],
      [998, 2064],
    ]);
  });

  it('have the same content as CSV', () => {
    const { output } = run('--bodies', '--csv', 'card');
    const [heading, fallen] = output.split('\n').map((row) => row.split(','));
    const cells = Object.fromEntries(heading!.map((column, index) => [column, fallen![index]]));
    expect(cells).toMatchObject({
      serial_number: '3012345',
      kind: 'mechanical',
      points: '4',
      first_date: '2024-01-02T12:00:00',
      first_count: '10000',
      latest_count: '500',
      made_at_least: '13000',
      mechanical: '500',
      total: '1000',
      images: '',
    });
    expect(rowsOf(output)).toHaveLength(2);
  });
});

describe('A card report among photos', () => {
  const SERIAL = '012345678901';
  const bodiesIn = (...files: readonly string[]) =>
    (JSON.parse(run('--bodies', '--json', ...files).output) as { bodies: object[] }).bodies;

  beforeAll(() => {
    mkdirSync(join(folder, 'r6'));
    writeFileSync(join(folder, 'r6/CAM_INFO.XML'), cardReport({ serial: SERIAL, actuations: 15_000, shots: 12_000 }));
    const noon = new Date(2024, 5, 1, 12);
    utimesSync(join(folder, 'r6/CAM_INFO.XML'), noon, noon);
    const note = canonNote();
    writeFileSync(join(folder, 'r6/IMG_1.JPG'), photo({ make: 'Canon', model: 'Canon EOS R6', serial: SERIAL, note }));
  });

  it('is a point of the camera with its serial number, dated by its file', () => {
    const latest = { date: '2024-06-01T12:00:00' };
    expect(bodiesIn('r6')).toMatchObject([
      {
        model: 'Canon EOS R6',
        serialNumber: SERIAL,
        lines: [
          { kind: 'mechanical', latest: { ...latest, count: 15_000 }, wear: { ratedLife: 300_000 } },
          { kind: 'total', latest: { ...latest, count: 12_000 } },
        ],
      },
    ]);
  });

  it('is a camera without a model if no photo names one', () => {
    const [body, ...others] = bodiesIn('r6/CAM_INFO.XML');
    expect(others).toEqual([]);
    expect(body).toMatchObject({ make: 'Canon', serialNumber: SERIAL });
    expect(body).not.toHaveProperty('model');
  });

  it('has its rows in the CSV, with the source of the count and of the date', () => {
    const rows = rowsOf(run('--csv', 'r6/CAM_INFO.XML').output);
    expect(rows).toEqual([
      `r6/CAM_INFO.XML,counted,CAM_INFO,Canon,,${SERIAL},2024-06-01T12:00:00,,file,mechanical,15000,,approximate,,`,
      `r6/CAM_INFO.XML,counted,CAM_INFO,Canon,,${SERIAL},2024-06-01T12:00:00,,file,total,12000,,approximate,,`,
    ]);
  });
});
