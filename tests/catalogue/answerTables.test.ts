/** How many cameras have an answer: each counted once by its easiest, as the table of all cameras marks it. */
import { describe, expect, it } from 'vitest';
import { answersOf, type AnsweredCamera, answerTables } from '../../scripts/answerTables';
import { answerKind } from '../../src/catalogue/answerKind';
import { entryOf } from '../../src/catalogue/cameraTable';
import { listedCameras } from '../support/catalogue';

const camera = (codes: Partial<AnsweredCamera>): AnsweredCamera => ({
  slug: 'nikon-d850',
  maker: 'nikon',
  inPhotos: 'not-in-file',
  usb: 'nothing-known',
  cardReport: 'nothing-known',
  ownScreen: 'nothing-known',
  ...codes,
});

describe('the answers that a camera has', () => {
  it.each<[answers: string, codes: Partial<AnsweredCamera>]>([
    ['', {}],
    ['', { inPhotos: 'estimate', usb: 'none' }],
    ['photo: exact, seen', { inPhotos: 'exact-in-file', photosRead: 3 }],
    ['photo: exact, reported', { inPhotos: 'exact-in-file' }],
    ['photo: exact, expected', { inPhotos: 'unconfirmed-in-file' }],
    ['photo: approximate, seen', { inPhotos: 'doubtful-in-file', photosRead: 1 }],
    ['own screen: own screen, expected', { inPhotos: 'not-known', ownScreen: 'expected' }],
    ['USB: exact, expected', { usb: 'fujifilm-expected' }],
    ['USB: approximate, reported', { usb: 'curtain' }],
    ['other program: other program, reported', { usb: 'program' }],
    ['USB: steps, reported; card report: card report, reported', { usb: 'steps', cardReport: 'reported' }],
  ])('are “%s” for %o', (expected, codes) => {
    const found = answersOf(camera(codes)).map(({ way, kind, certainty }) => `${way}: ${kind}, ${certainty}`);
    expect(found.join('; ')).toBe(expected);
  });

  it('begin with the one that its page gives', () => {
    const WAYS_OF_KIND = { exact: 'photo', limits: 'photo', unconfirmed: 'photo', screen: 'own screen' } as const;
    for (const model of listedCameras) {
      const kind = answerKind(model);
      const [first] = answersOf({ ...entryOf(model), maker: model.brand });
      const byCable = first?.way === 'USB' || first?.way === 'other program' ? first.way : 'USB';
      const expected = kind === 'usb' ? byCable : WAYS_OF_KIND[kind as keyof typeof WAYS_OF_KIND];
      expect([model.slug, first?.way]).toEqual([model.slug, expected]);
    }
  });

  it('are refused with a code of another release, by its name', () => {
    const older = { ...camera({}), ownScreen: true } as unknown as AnsweredCamera;
    expect(() => answersOf(older)).toThrow('nikon-d850: ownScreen has no such code today: true');
  });
});

it('counts a camera once by maker, and in each of its ways', async () => {
  const cameras = [
    camera({ inPhotos: 'exact-in-file', photosRead: 3 }),
    camera({ maker: 'canon', usb: 'steps', cardReport: 'expected' }),
    camera({ maker: 'canon' }),
  ];
  const lines = (await answerTables(cameras)).split('\n').map((line) => line.split(/ {2,}/));
  expect(lines).toEqual(
    expect.arrayContaining([
      ['Maker', 'exact', 'approximate', 'steps', 'card report', 'own screen', 'other program', 'none', 'all'],
      ['canon', '0', '0', '1', '0', '0', '0', '1', '2'],
      ['all', '1', '0', '1', '0', '0', '0', '1', '3'],
      ['steps', '0', '1', '0', '1'],
      ['card report', '0', '0', '1', '1'],
    ]),
  );
});
