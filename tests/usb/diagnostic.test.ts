import { expect, it } from 'vitest';
import { diagnosticOfFailure, diagnosticOfReading } from '../../src/usb/diagnostic';
import { CableFailure } from '../../src/usb/failure';
import { latin1, u32 } from '../support/bytes';
import { photo } from '../support/photo';
import { eosState, eosValue } from './camera';
import { readCamera, start } from './visit';

const SECRETS = ['0123456789', 'a1b2c3d4e5f60718', 'Erika Mustermann', 'Linse Geheim', 'IMG_4711'];
const FACTS = {
  make: 'Canon Inc.',
  model: 'Canon EOS 1300D',
  serial: 'a1b2c3d4e5f60718',
  events: eosState(eosValue(0xd1ac, u32(39_337)), eosValue(0xd1d8, latin1('Linse Geheim\0'))),
  requested: { 0xd1af: latin1('0123456789\0') },
  files: [
    {
      name: 'IMG_4711.JPG',
      captured: '20240501T102030',
      bytes: photo({ make: 'Canon', model: 'Canon EOS 1300D', serial: '0123456789' }),
    },
  ],
};
const CIRCUMSTANCES = { made: '2026-05-01T10:20:30', browser: 'a browser' };
const asHex = (text: string) => Array.from(latin1(text), (byte) => byte.toString(16).padStart(2, '0')).join(' ');

it('the diagnostic file has the camera’s answers, but neither the owner’s name nor the serial number', async () => {
  const text = diagnosticOfReading(await readCamera(FACTS), CIRCUMSTANCES);
  expect(JSON.parse(text)).toMatchObject({
    ...CIRCUMSTANCES,
    camera: { model: 'Canon EOS 1300D', serial: 'masked' },
    evidence: [{ property: '0xD1AC', bytes: 'a9 99 00 00' }],
    told: { counts: [{ property: '0xD1AC', kind: 'total', value: 39_337 }], grade: 'exact' },
    values: expect.arrayContaining([
      { property: '0xD1AC', length: 4, bytes: 'a9 99 00 00' },
      { property: '0xD115', length: 17 },
      { property: '0xD1AF', length: 11 },
    ]),
    photo: { container: 'JPEG', match: 'same-body' },
  });
  for (const secret of SECRETS) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(asHex(secret));
  }
});

it.each([
  [
    'a replaced shutter',
    1,
    {
      counts: [
        { property: '0xD154', kind: 'shutter', value: 1733 },
        { property: '0xD310', kind: 'total', value: 61_204 },
      ],
      replaced: 1,
    },
  ],
  ['counts that contradict each other', 0, 'not-understood'],
])('the diagnostic file of a Fujifilm with %s has every property', async (_what, replaced, told) => {
  const properties = { 0xd310: u32(61_204), 0xd154: u32(1733), 0xd155: u32(replaced) };
  const reading = await readCamera({ make: 'FUJIFILM', model: 'X-T3', vendor: 0x04cb, properties });
  expect(JSON.parse(diagnosticOfReading(reading, CIRCUMSTANCES))).toMatchObject({
    evidence: [
      { property: '0xD310', bytes: '14 ef 00 00' },
      { property: '0xD154', bytes: 'c5 06 00 00' },
      { property: '0xD155', bytes: `0${replaced} 00 00 00` },
    ],
    told,
  });
});

it('the diagnostic file of a failure shows the progress of the reading', async () => {
  const { reading } = await start(FACTS, { unplugAt: 12 });
  const failure: unknown = await reading.catch((problem: unknown) => problem);
  if (!(failure instanceof CableFailure)) throw new Error('no failure');
  const facts = JSON.parse(diagnosticOfFailure(failure, CIRCUMSTANCES)) as { failure: string; steps: object[] };
  expect(facts.failure).toBe('unplugged');
  expect(facts.steps[0]).toEqual({ operation: '0x1002', parameters: ['0x0001'], response: '0x2001', dataBytes: 0 });
});
