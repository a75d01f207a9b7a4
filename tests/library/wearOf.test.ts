import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readerOn } from '../../src/library/reader';
import { wearOf } from '../../src/library/wearOf';
import { nikonNote, sonyNote } from '../support/makerNotes';
import { type Camera, photo } from '../support/photo';

const { readPhoto } = readerOn(() => WebAssembly.compile(readFileSync('build/core.wasm')));
const wear = async (camera: Camera) => wearOf(await readPhoto(photo(camera)));

const NIKON = { make: 'NIKON CORPORATION', model: 'NIKON D850' };

it('A counted photo has the share of its rated life, by the mechanical counter, and the source of the rating', async () => {
  const note = nikonNote({ shutterCount: 100_000, mechanical: 50_000 });
  expect(await wear({ ...NIKON, note })).toEqual({
    count: 50_000,
    ratedLife: 200_000,
    share: 0.25,
    band: 'moderate',
    basis: 'maker',
    sources: [{ name: 'Nikon Support', url: expect.stringMatching(/^https:/) }],
  });
});

it('A count that may have started again gives the smallest possible share', async () => {
  const note = sonyNote({ layout: 'a', shutterCount: 5_813 });
  expect(await wear({ make: 'SONY', model: 'NEX-7', note })).toMatchObject({
    ratedLife: 200_000,
    range: [100_000, 200_000],
    bound: 'lower',
    basis: 'class-estimate',
  });
});

it('A photo without a count, or of a body without a rated life, has no wear', async () => {
  expect(await wear(NIKON)).toBeUndefined();
  expect(await wear({ ...NIKON, model: 'NIKON D9999', note: nikonNote({ shutterCount: 100 }) })).toBeUndefined();
});
