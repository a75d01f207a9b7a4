import { describe, expect, it } from 'vitest';
import { findBody, findRatedLife } from '../../src/cameras/ratedLife';
import { type Source, sources } from '../../src/cameras/sources';

describe('findRatedLife', () => {
  it('gives the maker’s figure with its source', () => {
    expect(findRatedLife('NIKON CORPORATION', 'NIKON D850')).toMatchObject({
      actuations: 200_000,
      basis: 'maker',
      countIncludesElectronic: true,
      sources: ['nikon-support'],
      path: '/nikon/nikon-d850',
    });
  });

  it('distinguishes an estimate by class from a figure that others attribute to the maker', () => {
    expect(findRatedLife('Canon', 'Canon EOS M200')).toMatchObject({
      actuations: 50_000,
      upTo: 100_000,
      basis: 'class-estimate',
    });
    expect(findRatedLife('Canon', 'Canon EOS 5D Mark IV')).toMatchObject({ actuations: 150_000, basis: 'attributed' });
    expect(findRatedLife('Canon', 'Canon EOS 7D')).toMatchObject({ actuations: 150_000, basis: 'maker-quoted' });
    expect(findRatedLife('Canon', 'Canon EOS RP')).toMatchObject({ actuations: 100_000, basis: 'reported' });
  });

  it('marks a figure without any source', () => {
    expect(findRatedLife('SONY', 'ILCE-7M4')).toMatchObject({ actuations: 200_000, basis: 'unsourced', sources: [] });
  });

  it('ignores case, trailing spaces and NULs', () => {
    expect(findRatedLife('canon ', 'CANON EOS 90D \0')?.actuations).toBe(120_000);
  });

  it('knows the names of other markets', () => {
    expect(findRatedLife('Canon', 'Canon EOS REBEL T7i')?.path).toBe('/canon/canon-eos-800d');
  });

  it('finds a body by each Make string that its maker has used', () => {
    for (const make of ['RICOH IMAGING COMPANY, LTD.', 'PENTAX', 'PENTAX Corporation'])
      expect(findRatedLife(make, 'PENTAX K-1')?.actuations).toBe(300_000);
  });

  it('says that a body without a mechanical shutter has no rated life', () => {
    const z9 = findRatedLife('NIKON CORPORATION', 'NIKON Z 9');
    expect(z9?.basis).toBe('no-shutter');
    expect(z9?.actuations).toBeUndefined();
  });

  it('knows bodies without a page, and names no path for them', () => {
    const s9 = findRatedLife('Panasonic', 'DC-S9');
    expect(s9).toMatchObject({ basis: 'no-shutter' });
    expect(s9).not.toHaveProperty('path');
    expect(findRatedLife('Panasonic', 'DC-GH5')).toMatchObject({ actuations: 200_000, basis: 'unsourced' });
  });

  it('knows nothing of other makers and bodies', () => {
    expect(findRatedLife('Apple', 'iPhone 15')).toBeUndefined();
    expect(findRatedLife('SONY', 'NIKON D850')).toBeUndefined();
    expect(findRatedLife('', '')).toBeUndefined();
  });
});

describe('findBody', () => {
  it.each([
    ['SONY', 'ILCE-7RM6', 'sony-alpha-a7r-vi'],
    ['SONY', 'ILCE-7M5', 'sony-alpha-a7-v'],
    ['SONY', 'ILME-FX2', 'sony-fx2'],
    ['SONY', 'ILME-FX3', 'sony-fx3'],
    ['SONY', 'ILME-FX3A', 'sony-fx3'],
    ['SONY', 'DSC-RX1RM3', 'sony-rx1r-iii'],
    ['SONY', 'ILX-LR1', 'sony-ilx-lr1'],
    ['Canon', 'Canon EOS R5 C', 'canon-eos-r5-c'],
    ['Canon', 'Canon PowerShot V1', 'canon-powershot-v1'],
    ['NIKON CORPORATION', 'NIKON ZR', 'nikon-zr'],
    ['FUJIFILM', 'X-HF1', 'fujifilm-x-half'],
    ['FUJIFILM', 'GFX ETERNA 55', 'fujifilm-gfx-eterna-55'],
    ['LEICA CAMERA AG', 'LEICA M EV1', 'leica-m-ev1'],
    ['LEICA CAMERA AG', 'LEICA Q3 MONO', 'leica-q3-monochrom'],
    ['LEICA CAMERA AG', 'LEICA SL3-S', 'leica-sl3-s'],
    ['RICOH IMAGING COMPANY, LTD.', 'RICOH GR IV HDF', 'ricoh-gr4-hdf'],
    ['RICOH IMAGING COMPANY, LTD.', 'RICOH GR IV Monochrome', 'ricoh-gr4-monochrome'],
    ['Panasonic', 'DC-GX7MK3', 'panasonic-gx9'],
  ])('finds the row of %s %s', (make, model, slug) => {
    expect(findBody(make, model).slug).toBe(slug);
  });

  it('has the year of a listed camera, and only the name of any other', () => {
    expect(findBody('NIKON CORPORATION', 'NIKON D750')).toMatchObject({ year: 2014 });
    expect(findBody('NIKON CORPORATION', 'NIKON D99 \0')).toEqual({ exif: ['NIKON D99'] });
  });
});

it('every source has a name and an address, and otherwise at most its language and a mark for the maker’s own', () => {
  for (const [id, { name, url, language: _, byMaker = true, ...rest }] of Object.entries<Source>(sources)) {
    expect(name, id).toMatch(/\S/);
    expect([id, URL.canParse(url), byMaker]).toEqual([id, true, true]);
    expect(rest, id).toEqual({});
  }
});
