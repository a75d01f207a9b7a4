import { describe, expect, it } from 'vitest';
import { findRatedLife } from '../../src/catalogue/ratedLife';
import { sources } from '../../src/catalogue/sources';

describe('findRatedLife', () => {
  it('gives the maker’s figure with its source', () => {
    expect(findRatedLife('NIKON CORPORATION', 'NIKON D850')).toMatchObject({
      actuations: 200_000,
      basis: 'maker',
      countIncludesElectronic: true,
      sources: ['nikon-support'],
      slug: 'nikon-d850',
    });
  });

  it('distinguishes an estimate by class from a figure that others attribute to the maker', () => {
    expect(findRatedLife('Canon', 'Canon EOS M200')).toMatchObject({ actuations: 100_000, basis: 'class-estimate' });
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
    expect(findRatedLife('Canon', 'Canon EOS REBEL T7i')?.slug).toBe('canon-eos-800d');
  });

  it('finds a body by each Make string that its maker has used', () => {
    for (const make of ['RICOH IMAGING COMPANY, LTD.', 'PENTAX', 'PENTAX Corporation'])
      expect(findRatedLife(make, 'PENTAX K-1')?.actuations).toBe(300_000);
  });

  it('says that a body without a mechanical shutter has no life to compare with', () => {
    const z9 = findRatedLife('NIKON CORPORATION', 'NIKON Z 9');
    expect(z9?.basis).toBe('no-shutter');
    expect(z9?.actuations).toBeUndefined();
  });

  it('knows nothing of other makers and bodies', () => {
    expect(findRatedLife('Apple', 'iPhone 15')).toBeUndefined();
    expect(findRatedLife('SONY', 'NIKON D850')).toBeUndefined();
    expect(findRatedLife('', '')).toBeUndefined();
  });
});

it('every source has a name and an address', () => {
  for (const { name, url } of Object.values(sources)) {
    expect(name).not.toBe('');
    expect(URL.canParse(url)).toBe(true);
  }
});
