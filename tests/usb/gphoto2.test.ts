/** gphoto2 checks the fake camera: it must read the same numbers as the page. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { resultOfReading } from '../../src/usb/resultOfCable';
import { latin1, u16, u32 } from '../support/bytes';
import { photo } from '../support/photo';
import { corpusFile } from '../support/shared';
import { skipIf } from '../support/skipIf';
import {
  type CameraFacts,
  EOS_OPERATIONS,
  eosEvents,
  eosState,
  eosValue,
  PLAIN_OPERATIONS,
  StandInCamera,
} from './camera';
import { serveCamera } from './ptpIp';
import { readCamera } from './visit';

const run = promisify(execFile);
const isInstalled = spawnSync('gphoto2', ['--version']).status === 0;

async function gphoto2(facts: CameraFacts, ...wishes: string[]): Promise<string> {
  const server = await serveCamera(new StandInCamera(facts));
  // gphoto2 writes its settings into the home folder.
  const home = mkdtempSync(joinPath(tmpdir(), 'gphoto2-'));
  try {
    const { stdout } = await run('gphoto2', ['--port', `ptpip:127.0.0.1:${server.port}:${server.port}`, ...wishes], {
      env: { ...process.env, HOME: home, LC_ALL: 'C' },
      timeout: 50_000,
    });
    return stdout;
  } finally {
    server.close();
    rmSync(home, { recursive: true });
  }
}

const currentOf = (printed: string) => /^Current: (.*)$/m.exec(printed)?.[1];
const countByGphoto2 = async (facts: CameraFacts) =>
  Number(currentOf(await gphoto2(facts, '--get-config', 'shuttercounter')));

const canon = (facts: Partial<CameraFacts>): CameraFacts => ({
  make: 'Canon Inc.',
  model: 'Canon EOS 1300D',
  firmware: '3-1.1.0',
  operations: EOS_OPERATIONS,
  ...facts,
});

const fujifilm = (model: string, raw: number): CameraFacts => ({
  make: 'FUJIFILM',
  model,
  vendor: 0x04cb,
  vendorExtension: 0x0e,
  operations: [...PLAIN_OPERATIONS, 0x1016],
  properties: {
    0x5001: Uint8Array.of(80),
    0xd310: u32(raw),
    0xd154: u32(raw),
    0xd155: u32(0),
    0xd38c: u16(1),
    0xd207: u16(1),
  },
});

// The tests spend most of their time waiting.
describe.concurrent('gphoto2 and the page agree', skipIf(!isInstalled, 'gphoto2 is not installed'), () => {
  it.each([39_337, 4672, 1, 152_754])('on a Canon with a count of %i', async (count) => {
    const facts = canon({ events: eosState(eosValue(0xd1ac, u32(count))) });
    expect(resultOfReading(await readCamera(facts)).shutterCount).toBe(count);
    expect(await countByGphoto2(facts)).toBe(count);
  });

  it('on the serial number', async () => {
    const facts = canon({ events: eosState(), requested: { 0xd1af: latin1('0123456789\0') } });
    const serial = currentOf(await gphoto2(facts, '--get-config', 'eosserialnumber'));
    expect([serial, (await readCamera(facts)).serial]).toEqual(['0123456789', '0123456789']);
  });

  it('on the photo that is on the card', async () => {
    const bytes = photo({ make: 'Canon', model: 'Canon EOS 1300D' });
    const facts = canon({
      events: eosEvents(eosValue(0xd1ac, u32(9))),
      files: [{ name: 'IMG_0001.JPG', captured: '20240501T102030', bytes }],
    });
    const { photo: newest } = await readCamera(facts);
    expect(newest).toMatchObject({ name: 'IMG_0001.JPG', result: { model: 'Canon EOS 1300D' } });
    expect(await gphoto2(facts, '--list-files')).toContain('IMG_0001.JPG');
  });

  const RECORDING = corpusFile('usb/eos-1300d.getevent.bin');
  it('on the recording of an EOS 1300D', RECORDING.needed, async () => {
    const facts = canon({ events: new Uint8Array(readFileSync(RECORDING.path)) });
    expect([resultOfReading(await readCamera(facts)).shutterCount, await countByGphoto2(facts)]).toEqual([
      39_337, 39_337,
    ]);
  });

  it.each([
    ['X-T3', 886_767_616, 13_531],
    ['X-T4', 1_056_899_072, 16_127],
  ])('on a Fujifilm %s that reports %i', async (model, raw, count) => {
    const facts = fujifilm(model, raw);
    expect(resultOfReading(await readCamera(facts)).shutterCount).toBe(count);
    expect(await countByGphoto2(facts)).toBe(count);
  });
});
