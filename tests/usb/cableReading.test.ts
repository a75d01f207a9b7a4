/** All published recordings of camera sessions, with values rebuilt from the tables. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEosEvents } from '../../src/usb/datasets';
import type { RatedLife } from '../../src/cameras/ratedLife';
import { FUJIFILM_RULES } from '../../src/usb/fujifilmCounts';
import { lumixLog } from '../../src/usb/lumixUsage';
import { EOS_RULES } from '../../src/usb/makers';
import { agreesWithPhoto, photoOf, resultOfReading } from '../../src/usb/resultOfCable';
import { assessWear } from '../../src/judge/wear';
import { hex, join, latin1, u16, u32 } from '../support/bytes';
import { fujifilmNote, nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { corpusFile } from '../support/shared';
import {
  type CameraFacts,
  EOS_OPERATIONS,
  eosEvents,
  eosRecord,
  eosState,
  eosSteps,
  eosValue,
  lumixBlock,
  LUMIX_OPERATIONS,
  PLAIN_OPERATIONS,
  tagged,
} from './camera';
import { readCamera, start } from './visit';

const canon = (model: string, facts: Partial<CameraFacts> = {}): CameraFacts => ({
  make: 'Canon Inc.',
  model,
  firmware: '3-1.2.0',
  ...facts,
});

/** The count with its lowest possible value and its grade, or the reason for no count. */
async function shown(facts: CameraFacts) {
  const { shutterCount, shutterSource, counters, reason } = resultOfReading(await readCamera(facts));
  const mechanical = counters.find(({ kind }) => kind === 'mechanical');
  return {
    ...(reason && { reason }),
    ...(shutterSource && { count: shutterCount, low: shutterSource.low, grade: shutterSource.grade }),
    ...(mechanical && { mechanical: [mechanical.low, mechanical.value] }),
  };
}

describe('Canon 0xD1AC', () => {
  it.each([
    ['EOS 450D', 769],
    ['EOS 500D', 5419],
    ['EOS 550D', 5103],
    ['EOS 600D', 692],
    ['EOS 700D', 20],
    ['EOS 1000D', 93],
    ['EOS 1000D', 4832],
    ['EOS 1100D', 30_903],
    ['EOS 1200D', 1504],
    ['EOS 1300D', 39_337],
    ['EOS 1300D', 4672],
    ['EOS Rebel T6', 24_569],
    ['EOS 1500D', 23],
    ['EOS 2000D', 2578],
    ['EOS 100D', 2],
    ['EOS 100D', 5780],
    ['EOS 60D', 6608],
    ['EOS 60D', 297],
    ['EOS 7D', 35],
    ['EOS 7D', 49],
    ['EOS 7D', 1266],
    ['EOS 70D', 30],
    ['EOS 6D', 1130],
    ['EOS 6D', 147],
    ['EOS 5D Mark III', 52_754],
    ['EOS 7D Mark II', 213],
    ['EOS-1D X', 24_879],
  ])('of a Canon %s is shown as exactly %i', async (model, count) => {
    const events = eosState(eosValue(0xd1ac, u32(count)));
    expect(await shown(canon(`Canon ${model}`, { events }))).toEqual({ count, low: undefined, grade: 'exact' });
  });

  it.each([
    ['0, as of an EOS 650D', u32(0), 'told-zero'],
    ['more than any shutter lasts', u32(1_000_001), 'not-understood'],
    ['nothing but ones', u32(0xffffffff), 'not-understood'],
    ['two bytes', u16(4672), 'not-understood'],
    ['eight bytes', join(u32(4672), u32(0)), 'not-understood'],
    ['nothing', hex(''), 'not-understood'],
  ])('with %s gives no count', async (_what, value, reason) => {
    expect(await shown(canon('Canon EOS 650D', { events: eosState(eosValue(0xd1ac, value)) }))).toEqual({ reason });
  });

  it('gives no count if it is only described, as on the EOS 5DS R', async () => {
    expect(await shown(canon('Canon EOS 5DS R', { events: eosState() }))).toEqual({ reason: 'not-told' });
  });
});

describe('Canon 0xD167', () => {
  it.each([
    ['EOS R 1.6.0', 'a0 0f 00 00 b8 88 00 00', [3001, 4000], [34_001, 35_000]],
    ['EOS R 1.8.0', '88 13 00 00 d8 53 01 00', [4001, 5000], [86_001, 87_000]],
    ['EOS 200D', 'e8 03 00 00 e8 03 00 00', [1, 1000], [1, 1000]],
    ['EOS 90D', 'e8 03 00 00 e8 03 00 00', [1, 1000], [1, 1000]],
    ['EOS M50', 'e8 03 00 00 e8 03 00 00', [1, 1000], [1, 1000]],
    ['EOS M50 Mark II', 'e8 03 00 00 e8 03 00 00', [1, 1000], [1, 1000]],
    ['EOS M6 Mark II', 'e8 03 00 00 e8 03 00 00', [1, 1000], [1, 1000]],
    ['EOS R6', 'e8 03 00 00 e8 03 00 00', [1, 1000], [1, 1000]],
    ['EOS R8', 'e8 03 00 00 e8 03 00 00', [1, 1000], [1, 1000]],
    ['EOS R10', 'e8 03 00 00 e8 03 00 00', [1, 1000], [1, 1000]],
    ['PowerShot SX740 HS', 'e8 03 00 00 e8 03 00 00', [1, 1000], [1, 1000]],
    ['EOS R7', '70 17 00 00 38 4a 00 00', [5001, 6000], [18_001, 19_000]],
    ['EOS M100', 'ff ff ff ff e8 03 00 00', undefined, [1, 1000]],
  ])('of a Canon %s is shown as a range', async (model, halves, mechanical, [low, count]) => {
    const value = join(u32(16), u32(1), hex(halves));
    const events = eosState(eosValue(0xd167, value));
    expect(await shown(canon(`Canon ${model}`, { events }))).toEqual({
      count,
      low,
      grade: 'approximate',
      ...(mechanical && { mechanical }),
    });
  });

  it.each([
    ['another size', join(u32(12), u32(1), u32(1000), u32(1000))],
    ['another version', join(u32(16), u32(2), u32(1000), u32(1000))],
    ['a first half that is no step', eosSteps(1001, 2000)],
    ['a second half that is no step', eosSteps(1000, 2001)],
    ['a first half above the second', eosSteps(3000, 2000)],
    ['no second half', eosSteps(1000, 0xffffffff)],
    ['more than any shutter lasts', eosSteps(1000, 1_001_000)],
    ['fewer bytes', eosSteps(1000, 1000).subarray(0, 12)],
    ['more bytes', join(eosSteps(1000, 1000), u32(0))],
  ])('with %s gives no count', async (_what, value) => {
    const events = eosState(eosValue(0xd167, value));
    expect(await shown(canon('Canon EOS R', { events }))).toEqual({ reason: 'not-understood' });
  });

  it('labels its two halves only if there are two', async () => {
    const limits = async (first: number) => {
      const events = eosState(eosValue(0xd167, eosSteps(first, 2000)));
      return resultOfReading(await readCamera(canon('Canon EOS M100', { events }))).shutterSource?.limits;
    };
    expect(await limits(1000)).toEqual(['steps', 'taken-to-be']);
    expect(await limits(0xffffffff)).toEqual(['steps']);
  });
});

describe('Fujifilm', () => {
  const fujifilm = (model: string, properties: Readonly<Record<number, Uint8Array>>): CameraFacts => ({
    make: 'FUJIFILM',
    model,
    vendor: 0x04cb,
    properties,
  });
  const both = (value: number) => ({ 0xd310: u32(value), 0xd154: u32(value) });

  it.each([
    ['X-T3', 886_767_616, 13_531],
    ['X-T4', 1_056_899_072, 16_127],
    ['X-T4', 3_014_656, 46],
    ['GFX100S', 166_002_688, 2533],
    ['X-H1', 125_632_512, 1917],
    ['GFX 100', 67_436_544, 1029],
    ['GFX 50R', 7_274_496, 111],
    ['X-Pro2', 4_325_376, 66],
    ['X-Pro3', 60_948_480, 930],
    ['X-T2', 589_824, 9],
    ['GFX100 II', 1363, 1363],
    ['FinePix S5Pro', 1660, 1660],
  ])('%s reports %i, which is shown as %i', async (model, raw, count) => {
    expect(await shown(fujifilm(model, both(raw)))).toEqual({ count, low: undefined, grade: 'approximate' });
  });

  it('gives a count even with only one of the two properties', async () => {
    expect(await shown(fujifilm('X-T3', { 0xd154: u32(886_767_616) }))).toMatchObject({ count: 13_531 });
  });

  /** A number with its two halves of 16 bits swapped, as most bodies send it. The GFX 100 II does not swap them. */
  const swapped = (value: number) => u32(((value & 0xffff) << 16) | (value >>> 16));
  const three = (send: (value: number) => Uint8Array, [all, current, replaced]: readonly number[]) => ({
    0xd310: send(all!),
    0xd154: send(current!),
    0xd155: send(replaced!),
  });
  const resultOf = async (properties: Readonly<Record<number, Uint8Array>>) =>
    resultOfReading(await readCamera(fujifilm('X-T3', properties)));

  it('has a note that the counter may have restarted', async () => {
    const { shutterSource } = await resultOf(both(886_767_616));
    expect([shutterSource?.limits, shutterSource?.wrapsAt]).toEqual([['may-wrap'], 65_535]);
  });

  it.each([
    ['equal counts and no replacement', three(swapped, [13_531, 13_531, 0]), 13_531, ['may-wrap']],
    ['the same in the other order', three(u32, [13_531, 13_531, 0]), 13_531, ['may-wrap']],
    ['equal counts without the third property', both(13_531 << 16), 13_531, ['may-wrap']],
    ['two bytes in full', both(0xffff_0000), 65_535, ['may-wrap']],
    ['swapped halves', three(swapped, [78_555, 78_555, 0]), 78_555, ['halves']],
    ['halves that are not swapped', three(u32, [78_555, 78_555, 0]), 78_555, ['halves']],
    ['as many as a shutter can count, swapped', both(0x4240_000f), 1_000_000, ['halves']],
    ['as many as a shutter can count', both(1_000_000), 1_000_000, ['halves']],
    ['two equal halves, whatever their order', both(0x0007_0007), 458_759, ['halves']],
  ])('with %s has one count', async (_what, properties, count, limits) => {
    const { shutterCount, shutterSource, counters } = await resultOf(properties);
    expect([shutterCount, shutterSource?.kind, shutterSource?.grade]).toEqual([count, 'total', 'approximate']);
    expect([shutterSource?.limits, shutterSource?.wrapsAt]).toEqual([limits, count > 65_535 ? undefined : 65_535]);
    expect(shutterSource).not.toHaveProperty('replaced');
    expect(counters).toEqual([{ field: 'TotalShotCount', tag: 'USB/0xD310', kind: 'total', value: count }]);
  });

  it.each([
    ['swapped', three(swapped, [61_204, 1733, 2]), [1733, 61_204, 2], ['taken-to-be', 'may-wrap']],
    ['not swapped', three(u32, [61_204, 1733, 1]), [1733, 61_204, 1], ['taken-to-be', 'may-wrap']],
    [
      'swapped, the total above 65,535',
      three(swapped, [161_204, 1733, 1]),
      [1733, 161_204, 1],
      ['taken-to-be', 'may-wrap', 'halves'],
    ],
    [
      'not swapped, both above 65,535',
      three(u32, [161_204, 70_733, 99]),
      [70_733, 161_204, 99],
      ['taken-to-be', 'halves'],
    ],
  ])('with a replaced shutter reports three numbers: %s', async (_what, properties, [count, all, times], limits) => {
    const { shutterCount, shutterSource, counters } = await resultOf(properties);
    expect(shutterCount).toBe(count);
    expect(shutterSource).toEqual({
      field: 'ShotCount',
      tag: 'USB/0xD154',
      kind: 'shutter',
      from: 'cable',
      grade: 'approximate',
      limits,
      ...(count! <= 65_535 && { wrapsAt: 65_535 }),
      replaced: times,
    });
    expect(counters).toEqual([
      { field: 'ShotCount', tag: 'USB/0xD154', kind: 'shutter', value: count },
      { field: 'TotalShotCount', tag: 'USB/0xD310', kind: 'total', value: all },
    ]);
  });

  it.each([
    ['two orders that are both possible', both(0x0001_0002), 'not-understood'],
    ['no order that is possible', both(0x1234_5678), 'not-understood'],
    ['one more than a shutter can count', both(1_000_001), 'not-understood'],
    ['equal counts after a replacement', three(swapped, [13_531, 13_531, 1]), 'not-understood'],
    ['a total below the current shutter’s', three(swapped, [1733, 61_204, 1]), 'not-understood'],
    ['a total below, without a replacement', three(swapped, [1733, 61_204, 0]), 'not-understood'],
    ['a total above, without a replacement', three(swapped, [61_204, 1733, 0]), 'not-understood'],
    ['a total above, and no third property', { 0xd310: swapped(61_204), 0xd154: swapped(1733) }, 'not-understood'],
    ['a new shutter that has counted nothing', three(swapped, [61_204, 0, 1]), 'not-understood'],
    ['zeros after a replacement', three(swapped, [0, 0, 1]), 'not-understood'],
    ['more replacements than a body outlives', three(swapped, [61_204, 1733, 100]), 'not-understood'],
    ['a replacement, but only the total', { 0xd310: swapped(61_204), 0xd155: swapped(1) }, 'not-understood'],
    ['a replacement, but no total', { 0xd154: swapped(1733), 0xd155: swapped(1) }, 'not-understood'],
    ['replacements in two bytes', { ...both(13_531 << 16), 0xd155: u16(0) }, 'not-understood'],
    [
      'replacements in an order of their own',
      { ...three(swapped, [61_204, 1733, 0]), 0xd155: u32(1) },
      'not-understood',
    ],
    ['counts in two orders', { 0xd310: u32(61_204), 0xd154: swapped(1733), 0xd155: u32(1) }, 'not-understood'],
    ['one count in two orders', { 0xd310: u32(13_531), 0xd154: swapped(13_531) }, 'not-understood'],
    ['two properties that differ', { 0xd310: u32(13_531 << 16), 0xd154: u32(13_532 << 16) }, 'not-understood'],
    ['a count and a 0', { 0xd310: u32(13_531 << 16), 0xd154: u32(0) }, 'not-understood'],
    ['0', both(0), 'told-zero'],
    ['0 everywhere', three(swapped, [0, 0, 0]), 'told-zero'],
    ['two bytes', { 0xd310: u16(13_531) }, 'not-understood'],
    ['eight bytes', { 0xd310: join(u32(13_531 << 16), u32(0)) }, 'not-understood'],
    ['only replacements', { 0xd155: u32(0) }, 'not-told'],
    ['nothing in this mode, as an X-S10', {}, 'not-told'],
  ])('that reports %s gives no count', async (_what, properties, reason) => {
    expect(await shown(fujifilm('X-T3', properties))).toEqual({ reason });
  });

  it('gets a request for the third property only if it lists it', async () => {
    const asked = async (properties: Readonly<Record<number, Uint8Array>>) => {
      const { camera, reading } = await start(fujifilm('X-T3', properties));
      await reading;
      return camera.asked.filter(([code]) => code === 0x1015).map(([, property]) => property);
    };
    expect(await asked(both(9 << 16))).toEqual([0xd310, 0xd154]);
    expect(await asked(three(swapped, [9, 9, 0]))).toEqual([0xd310, 0xd154, 0xd155]);
  });

  it('has its count even if it lists the third property and does not answer it', async () => {
    const facts = { ...fujifilm('X-T3', three(swapped, [9, 9, 0])), unanswered: [0xd155] };
    expect(await shown(facts)).toMatchObject({ count: 9 });
  });

  it('is not compared with its newest photo after a replacement', async () => {
    const files = [
      {
        name: 'DSCF0001.JPG',
        captured: '20240601T000000',
        bytes: photo({ make: 'FUJIFILM', model: 'X-T3', note: fujifilmNote({ imageCount: 1733 }) }),
      },
    ];
    const agrees = async (counts: readonly number[]) =>
      agreesWithPhoto(await readCamera({ ...fujifilm('X-T3', three(swapped, counts)), files }));
    expect(await agrees([1733, 1733, 0])).toBe(true);
    expect(await agrees([1734, 1734, 0])).toBe(false);
    expect(await agrees([61_204, 1733, 1])).toBeUndefined();
  });
});

describe('a Lumix', () => {
  const USAGE = 0x15c0_0011;
  const OTHER = 0x15c0_0012;
  const lumix = (usage: Uint8Array | undefined, facts: Partial<CameraFacts> = {}): CameraFacts => ({
    make: 'Panasonic',
    model: 'DC-S5',
    firmware: '2.9',
    vendor: 0x04da,
    operations: LUMIX_OPERATIONS,
    ...(usage && { usage }),
    ...facts,
  });
  const block = tagged(USAGE, lumixBlock({}));
  const reads = (answer: Uint8Array) => shown(lumix(answer));

  it('has the movements of its curtain as an approximate mechanical count', async () => {
    const { make, model, shutterCount, shutterSource, counters } = resultOfReading(await readCamera(lumix(block)));
    expect([make, model, shutterCount]).toEqual(['Panasonic', 'DC-S5', 1074]);
    expect(shutterSource).toEqual({
      field: 'ShutterUsage',
      tag: 'USB/0x15C00011',
      kind: 'mechanical',
      from: 'cable',
      grade: 'approximate',
      limits: ['curtain', 'owners-readings'],
    });
    expect(counters).toEqual([{ field: 'ShutterUsage', tag: 'USB/0x15C00011', kind: 'mechanical', value: 1074 }]);
  });

  it.each([
    ['DC-S1RM2', '1.5', 'owners-readings'],
    ['DC-S1M2', '1.4', 'owners-readings'],
    ['DC-S5M2', '3.7', 'owners-readings'],
    ['DC-S5M2', 'Ver.3.7', 'owners-readings'],
    ['DC-L10', '1.2', 'owners-readings'],
    ['DC-S5M2', '3.8', 'other-lumix'],
    ['DC-S5M2', '13.7', 'other-lumix'],
    ['DC-S5M2', '', 'other-lumix'],
    ['DC-GH6', '2.3', 'other-lumix'],
    ['DMC-L10', '1.2', 'other-lumix'],
    ['constructor', '1.2', 'other-lumix'],
  ])('%s with firmware %s is known from %s', async (model, firmware, limit) => {
    const { shutterSource } = resultOfReading(await readCamera(lumix(block, { model, firmware })));
    expect(shutterSource?.limits).toEqual(['curtain', limit]);
  });

  it.each([
    ['before other blocks', join(block, tagged(OTHER, new Uint8Array(20))), 1074],
    ['after other blocks, one of them empty', join(tagged(1, new Uint8Array()), tagged(OTHER, block), block), 1074],
    ['of the highest count', tagged(USAGE, lumixBlock({ shutter: 1_000_000 })), 1_000_000],
    ['of one', tagged(USAGE, lumixBlock({ shutter: 1 })), 1],
  ])('is read from a block %s', async (_what, answer, count) => {
    expect(await reads(answer)).toMatchObject({ count, grade: 'approximate' });
  });

  it.each([
    ['0', tagged(USAGE, lumixBlock({ shutter: 0 })), 'told-zero'],
    ['more than any shutter lasts', tagged(USAGE, lumixBlock({ shutter: 1_000_001 })), 'not-understood'],
    ['nothing but ones', tagged(USAGE, new Uint8Array(146).fill(255)), 'not-understood'],
    ['a block of 145 bytes', tagged(USAGE, lumixBlock({}).subarray(0, 145)), 'not-understood'],
    ['a block of 147 bytes', tagged(USAGE, join(lumixBlock({}), [0])), 'not-understood'],
    ['an empty block', tagged(USAGE, new Uint8Array()), 'not-understood'],
    ['a block that claims more than there is', tagged(USAGE, lumixBlock({}), 147), 'not-understood'],
    ['a block that claims everything', tagged(USAGE, lumixBlock({}), 0xffff_ffff), 'not-understood'],
    ['two equal blocks', join(block, block), 'not-understood'],
    ['another block alone', tagged(OTHER, lumixBlock({})), 'not-told'],
    ['a block after one that reaches beyond the answer', join(tagged(OTHER, block, 1000), block), 'not-told'],
    ['a tag without a length', u32(USAGE), 'not-told'],
    ['nothing', new Uint8Array(), 'not-told'],
  ])('that answers with %s gives no count', async (_what, answer, reason) => {
    expect(await reads(answer)).toEqual({ reason });
  });

  it('gives the whole count or none, wherever its answer is cut', async () => {
    for (let length = 0; length < block.length; length += 1)
      expect(await reads(block.subarray(0, length))).toEqual({ reason: length < 8 ? 'not-told' : 'not-understood' });
  });

  it('gets no request if it does not list the operation, and gives no count if it refuses', async () => {
    const { camera, reading } = await start(lumix(block, { operations: PLAIN_OPERATIONS }));
    expect(resultOfReading(await reading).reason).toBe('not-told');
    expect(camera.asked.map(([code]) => code)).not.toContain(0x9414);
    expect(await shown(lumix(undefined))).toEqual({ reason: 'not-told' });
    expect(await shown(lumix(block, { errors: { 0x9414: 0x2002 } }))).toEqual({ reason: 'not-told' });
  });

  it('gets one request, and enters no mode', async () => {
    const { camera, reading } = await start(lumix(block));
    await reading;
    expect(camera.asked.filter(([code]) => code! >= 0x9000)).toEqual([[0x9414, 0x15c0_0010]]);
  });

  it('gets no request if it gives another maker', async () => {
    for (const make of ['Leica Camera AG', 'Canon Inc.', 'Nikon Corporation']) {
      const { camera, reading } = await start(lumix(block, { make }));
      await reading.catch(() => undefined);
      expect(
        camera.asked.map(([code]) => code),
        make,
      ).not.toContain(0x9414);
    }
  });

  it('reports its number of power-ons, and its errors unchanged', async () => {
    const errors = [
      [0x2610_0314, 0x12],
      [0, 0],
      [0x2613_0314, 7],
      [0xffff_ffff, 7],
    ] as const;
    const { evidence } = await readCamera(lumix(tagged(USAGE, lumixBlock({ errors }))));
    expect(lumixLog(evidence)).toEqual({ powerOn: 430, errors: [{ date: '2026-10-03T14', code: 0x12 }] });
    expect(lumixLog([])).toBeUndefined();
  });

  it('shows wear as an upper bound only', async () => {
    const result = resultOfReading(await readCamera(lumix(block)));
    const rated = { actuations: 100_000, basis: 'maker', maker: 'panasonic' } as unknown as RatedLife;
    expect(assessWear(result, rated)?.bound).toBe('upper');
  });
});

describe('a value that is not a count', () => {
  const NO_COUNTS = [
    [0xd11b, 'Canon: shots left on the card'],
    [0xd249, 'Sony: shots left on the card'],
    [0xd058, 'Olympus: shots left on the card'],
    [0xd059, 'Olympus: seconds of film left on the card'],
  ] as const;

  it.each(NO_COUNTS)('is not read by any rule: %i, %s', (property) => {
    expect([...EOS_RULES, ...FUJIFILM_RULES].map((rule) => rule.property)).not.toContain(property);
  });

  it.each([
    ['OLYMPUS IMAGING CORP.', 'E-M1', 0x07b4],
    ['Nikon Corporation', 'D850', 0x04b0],
    ['Sony Corporation', 'ILCE-7M3', 0x054c],
    ['Panasonic', 'DC-GH5', 0x04da],
  ])('is not requested from a %s %s, whatever properties it has', async (make, model, vendor) => {
    const properties = { 0xd059: u32(2469), 0xd1ac: u32(4672), 0xd167: eosSteps(1000, 2000), 0xd310: u32(66 << 16) };
    const { camera, reading } = await start({
      make,
      model,
      vendor,
      properties,
      events: eosState(eosValue(0xd1ac, u32(4672))),
    });
    expect(resultOfReading(await reading).reason).toBe('not-told');
    expect(camera.asked.map(([code]) => code)).not.toContain(0x1015);
    expect(camera.asked.some(([code]) => code! >= 0x9000)).toBe(false);
  });

  it('is not requested from a Canon without EOS operations, which is not put into remote mode either', async () => {
    const { camera, reading } = await start(canon('Canon PowerShot G12', { operations: PLAIN_OPERATIONS }));
    expect(resultOfReading(await reading).reason).toBe('not-told');
    expect(camera.asked.some(([code]) => code! >= 0x9000)).toBe(false);
  });
});

describe('the events of a Canon', () => {
  it('are requested until there are no more, and again if a new body has none at first', async () => {
    const events = eosState(eosValue(0xd1ac, u32(4672)));
    expect(await shown(canon('Canon EOS R7', { events, quietAnswers: 3 }))).toMatchObject({ count: 4672 });
  });

  it('are abandoned after ten empty answers', async () => {
    const { camera, reading } = await start(canon('Canon EOS R7', { quietAnswers: 1000 }));
    expect(resultOfReading(await reading).reason).toBe('not-told');
    expect(camera.asked.filter(([code]) => code === 0x9116).length).toBeLessThan(20);
  });

  it('end at a record that is too small or too long', () => {
    const good = eosValue(0xd1ac, u32(7));
    for (const bad of [join(u32(7), u32(0xc189)), join(u32(1000), u32(0xc189), u32(0xd167)), hex('10 00')]) {
      expect([...readEosEvents(join(good, bad, eosValue(0xd167, u32(9)))).values.keys()]).toEqual([0xd1ac]);
    }
  });

  it('are read from any bytes without an error', () => {
    for (let length = 0; length < 64; length += 1) {
      const bytes = eosState(eosValue(0xd1ac, u32(4672))).subarray(0, length);
      expect(readEosEvents(bytes).values.has(0xd1ac)).toBe(false);
    }
    expect(readEosEvents(eosRecord(0xc189, hex('')))).toMatchObject({ records: 1 });
  });

  it.each([
    ['0123456789', '0123456789'],
    ['14', undefined],
    ['0dd3a5c0', undefined],
  ])('give the serial number %s as %s', async (told, serial) => {
    const facts = canon('Canon EOS 1300D', { events: eosState(), requested: { 0xd1af: latin1(`${told}\0`) } });
    expect((await readCamera(facts)).serial).toBe(serial);
  });

  it('reveal no owner: the name is neither requested nor kept in a result', async () => {
    const { camera, reading } = await start(canon('Canon EOS 1300D', { events: eosState(eosValue(0xd1ac, u32(9))) }));
    expect(JSON.stringify(resultOfReading(await reading))).not.toContain('Mustermann');
    expect(camera.asked.filter(([code]) => code === 0x9127)).toEqual([[0x9127, 0xd1af]]);
  });
});

describe('a recorded EOS 1300D', () => {
  const RECORDING = corpusFile('usb/eos-1300d.getevent.bin');

  it('gives 39,337', RECORDING.needed, async () => {
    const events = new Uint8Array(readFileSync(RECORDING.path));
    expect(readEosEvents(events).records).toBeGreaterThan(180);
    const reading = await readCamera(canon('Canon EOS 1300D', { events }));
    expect(resultOfReading(reading)).toMatchObject({
      make: 'Canon',
      model: 'Canon EOS 1300D',
      software: '1.2.0',
      shutterCount: 39_337,
      shutterSource: { grade: 'exact', tag: 'USB/0xD1AC' },
    });
    expect(reading.evidence[0]!.bytes).toEqual(hex('a9 99 00 00'));
  });
});

describe('the newest photo', () => {
  const nikon = (facts: Partial<CameraFacts>): CameraFacts => ({
    make: 'Nikon Corporation',
    model: 'D850',
    vendor: 0x04b0,
    serial: '0000000003012345',
    ...facts,
  });
  const shot = (
    shutterCount: number,
    captured: string,
    facts: { model?: string; serial?: string; name?: string } = {},
  ) => ({
    name: facts.name ?? 'DSC_0001.JPG',
    captured,
    bytes: photo({
      make: 'NIKON CORPORATION',
      model: facts.model ?? 'NIKON D850',
      ...(facts.serial && { serial: facts.serial }),
      note: nikonNote({ shutterCount }),
    }),
  });

  const EARLIER = shot(1, '20200101T000000');

  it('is chosen by its date, not by its name or position, and read like a file', async () => {
    const files = [
      shot(100, '20240501T101500', { name: 'DSC_9998.JPG' }),
      shot(102, '20240501T102000', { name: 'DSC_0001.JPG' }),
      shot(101, '20240501T101600.5+0100', { name: 'DSC_9999.JPG' }),
      { name: 'DSC_0003.MOV', captured: '20250101T000000', bytes: hex('00') },
      { name: '101ND850', captured: '20250101T000000', bytes: hex('00'), format: 0x3001 },
    ];
    const reading = await readCamera(nikon({ files }));
    expect(photoOf(reading)).toMatchObject({ name: 'DSC_0001.JPG', match: 'same-model' });
    expect(resultOfReading(reading)).toMatchObject({ shutterCount: 102, shutterSource: { grade: 'exact' } });
  });

  it('is searched on both cards', async () => {
    const files = [
      { ...shot(200, '20240601T000000'), storage: 0x00010001 },
      { ...shot(100, '20240501T000000'), storage: 0x00020001 },
    ];
    const reading = await readCamera(nikon({ files, storages: [0x00010001, 0x00020001] }));
    expect(resultOfReading(reading).shutterCount).toBe(200);
  });

  it('is found if the camera lists photos only for each card', async () => {
    const reading = await readCamera(nikon({ files: [shot(200, '20240601T000000')], listsEachStorage: true }));
    expect(resultOfReading(reading).shutterCount).toBe(200);
  });

  it('is found among thousands without requesting each', async () => {
    const files = Array.from({ length: 3000 }, () => EARLIER);
    files.push(shot(300, '20240601T000000'));
    const { camera, reading } = await start(nikon({ files }));
    expect(resultOfReading(await reading).shutterCount).toBe(300);
    expect(camera.asked.filter(([code]) => code === 0x1008).length).toBeLessThan(100);
  });

  it.each([
    [60, 300],
    [61, 1],
  ])('is searched among the last sixty: at position %i from the end', async (place, count) => {
    const files = Array.from({ length: 100 }, (_, index) =>
      index === 100 - place ? shot(300, '20240601T000000') : EARLIER,
    );
    expect(resultOfReading(await readCamera(nikon({ files }))).shutterCount).toBe(count);
  });

  it.each([
    ['the same serial number', { serial: '3012345' }, 'same-body'],
    ['another serial number', { serial: '3099999' }, 'other-body'],
    ['another model', { model: 'NIKON D500' }, 'other-body'],
    ['no serial number', {}, 'same-model'],
  ])('with %s is distinguished', async (_what, facts, match) => {
    const reading = await readCamera(nikon({ files: [shot(300, '20240601T000000', facts)] }));
    expect(photoOf(reading)?.match).toBe(match);
    expect(resultOfReading(reading).shutterCount).toBe(match === 'other-body' ? undefined : 300);
  });

  it.each([
    ['no card', { storages: [] }, 'no-card'],
    ['a card that cannot be used', { errors: { 0x1004: 0x2013 } }, 'no-card'],
    ['no photo', { storages: [0x00010001] }, 'none-on-card'],
    [
      'no way to read a part of a file',
      { operations: [0x1001, 0x1002, 0x1003, 0x1004, 0x1007, 0x1008] },
      'not-offered',
    ],
    ['a photo that it does not give', { files: [shot(1, '20240601T000000')], errors: { 0x101b: 0x2002 } }, 'not-read'],
  ])('of a camera with %s is missing, and the result says so', async (_what, facts, why) => {
    expect((await readCamera(nikon(facts))).photo).toBe(why);
  });

  it('of a Canon is compared with the camera’s own count', async () => {
    const picture = (model: string) => ({
      name: 'IMG_0001.JPG',
      captured: '20240601T000000',
      bytes: photo({ make: 'Canon', model }),
    });
    const events = eosState(eosValue(0xd1ac, u32(4672)));
    const reading = await readCamera(canon('Canon EOS 1300D', { events, files: [picture('Canon EOS 1300D')] }));
    expect(resultOfReading(reading).shutterCount).toBe(4672);
    // A Canon's photo has no counter for comparison.
    expect(agreesWithPhoto(reading)).toBeUndefined();
  });

  it('does not affect a known count if it cannot be read', async () => {
    const files = [{ name: 'IMG_0001.JPG', captured: '20240601T000000', bytes: photo({ make: 'Canon' }) }];
    const facts = canon('Canon EOS 1300D', {
      events: eosState(eosValue(0xd1ac, u32(4672))),
      files,
      errors: { 0x1007: 0x2002 },
    });
    expect(resultOfReading(await readCamera(facts)).shutterCount).toBe(4672);
  });
});

describe('the camera’s maker', () => {
  it('is derived from the USB vendor if the camera gives no maker', async () => {
    const facts = canon('EOS', { make: '', operations: EOS_OPERATIONS, events: eosEvents(eosValue(0xd1ac, u32(5))) });
    expect(resultOfReading(await readCamera({ ...facts, vendor: 0x04a9 })).shutterCount).toBe(5);
  });
});
