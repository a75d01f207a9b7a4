/**
 * The names that cameras write into their photos. A photo leads to its camera's page, and to the route to the
 * camera's count, only by such a name.
 */
import { describe, expect, it } from 'vitest';
import { findListedCamera } from '../../src/cameras/ratedLife';
import { listedCameras } from '../support/catalogue';

/** Listed cameras without an EXIF name, each with the reason. */
const WITHOUT_NAME: Readonly<Record<string, string>> = {
  'leica-m9-p': 'no photo of it was seen, and the name may be that of the M9',
  'ricoh-gr3-hdf': 'its photos say RICOH GR III HDF, which the collected facts count among the names of the GR III',
};

describe('the EXIF names of the listed cameras', () => {
  it('are known, or the list gives the reason', () => {
    const unnamed = listedCameras.filter(({ exif }) => exif.length === 0).map(({ slug }) => slug);
    expect(unnamed.toSorted()).toEqual(Object.keys(WITHOUT_NAME).toSorted());
  });

  it('are written as in a photo, without spaces around them', () => {
    for (const { slug, exif } of listedCameras)
      for (const name of exif) expect([slug, name, name.length > 0]).toEqual([slug, name.trim(), true]);
  });

  it('lead back to the camera that has them', () => {
    for (const { brand, slug, exif } of listedCameras)
      for (const name of exif) expect([name, findListedCamera(brand, name)?.slug]).toEqual([name, slug]);
  });

  it.each([
    ['LEICA CAMERA AG', 'LEICA Q3 43', 'leica-q3-43'],
    ['LEICA CAMERA AG        ', 'LEICA X1               ', 'leica-x1'],
    ['Leica Camera AG', 'S2', 'leica-s2'],
    ['EASTMAN KODAK COMPANY', 'KODAK EasyShare Z990 Digital Camera    ', 'kodak-easyshare-z990'],
    ['Kodak', 'ProBack', 'kodak-dcs-pro-back'],
    ['RICOH      ', 'GR DIGITAL 3   ', 'ricoh-gr-digital-iii'],
    ['PENTAX RICOH IMAGING', 'GR', 'ricoh-gr'],
    ['RICOH      ', 'GXR MOUNT A12  ', 'ricoh-gxr-mount-a12'],
    ['KONICA MINOLTA ', 'DiMAGE Z3', 'minolta-dimage-z3'],
    ['Minolta Co., Ltd.', 'Dimage EX', 'minolta-dimage-ex-1500'],
    ['OLYMPUS IMAGING CORP.', 'E-PL1', 'olympus-pen-e-pl1'],
    ['OLYMPUS OPTICAL CO.,LTD', 'E-20,E-20N,E-20P', 'olympus-e-20'],
    ['Canon', 'EOS D2000C', 'canon-eos-d2000'],
  ])('find the camera of a photo by %s, %s', (make, model, slug) => {
    expect(findListedCamera(make, model)?.slug).toBe(slug);
  });
});
