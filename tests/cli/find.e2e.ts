import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOfPhoto, nameOfPhoto, uncountedPhoto } from '../finder/series';
import { block, u32 } from '../support/bytes';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, runProgram } from '../support/program';
import { documented, keysIn } from '../support/programDocument';

const COUNTS = [8364, 8365, 8366, 8368, 8369];

let folder = '';
const find = (...parameters: readonly string[]) => runProgram(folder, '--find', ...parameters);

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  const write = (name: string, content: Uint8Array | string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const of = (number: number, index: number) => uncountedPhoto(index, block(64, { 0: [0xaa, 0xaa], 20: u32(number) }));
  for (const [index, count] of COUNTS.entries()) {
    write(`rising/${nameOfPhoto(index)}`, of(count, index));
    write(`still/${nameOfPhoto(index)}`, of(7, index));
    const note = nikonNote({ shutterCount: count });
    write(
      `known/DSC_${1001 + index}.JPG`,
      photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', serial: '3012345', dateTime: dateOfPhoto(index), note }),
    );
  }
  write('rising/notes.txt', 'These are notes.');
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A search', () => {
  it('names the number that rises, and says that it is unconfirmed', () => {
    const { code, output, errors } = find('rising');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const [camera, found, unconfirmed] = output.split('\n');
    expect(camera).toBe('Canon EOS 600D ••••4003: 5 photos');
    expect(found).toBe('The number at 0x0014 in block 0x000D rises from 8,364 to 8,369 with your photos.');
    expect(unconfirmed).toMatch(/^Nobody has confirmed /);
  });

  it('gives it as a candidate in the JSON, with the data to contribute', () => {
    const { code, output } = find('--json', 'rising');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject([
      {
        model: 'Canon EOS 600D',
        outcome: 'found',
        candidates: [
          { tag: 'MakerNote/0x000D/0x0014', from: 8364, to: 8369, contribution: { model: 'Canon EOS 600D' } },
        ],
        explained: [],
      },
    ]);
    const documentedKeys = documented('### `--find --json`', 'Key');
    const keys = keysIn(JSON.parse(output)).filter((key) => !key.startsWith('candidates.contribution.'));
    expect(documentedKeys.filter((key) => !key.startsWith('explained.')).toSorted()).toEqual(keys.toSorted());
    const [{ candidates }] = JSON.parse(output) as [{ candidates: [{ contribution: object }] }];
    expect(JSON.stringify(candidates[0].contribution)).not.toMatch(/58021004003|2024|IMG_/);
  });

  it('without findings says so, and does not fail', () => {
    const { code, output, errors } = find('still');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('No number in these photos rises like a counter.');
    expect(JSON.parse(find('--json', 'still').output)).toMatchObject([{ outcome: 'none', candidates: [] }]);
  });

  it('leaves out bodies with a known counter', () => {
    const { code, output } = find('known');
    expect([code, output]).toEqual([
      0,
      'No body has five untouched photos with a serial number and no known counter.\n',
    ]);
    expect(find('--json', 'known').output).toBe('[]\n');
  });

  it('searches each body of several folders', () => {
    expect(JSON.parse(find('--json', 'rising', 'known').output)).toHaveLength(1);
  });

  it('of a missing folder fails', () => {
    const { code, errors } = find('nowhere');
    expect(code).toBe(1);
    expect(errors).toContain('nowhere');
  });

  it('cannot be combined with an unsupported way to print', () => {
    const { code, errors } = find('--csv', 'rising');
    expect(code).toBe(2);
    expect(errors).toContain('--find');
  });
});
