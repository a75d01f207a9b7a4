import { expect, it } from 'vitest';
import { withoutExif } from '../../../src/site/tool/sheet/strip';
import { photo, photoWithoutExif } from '../../support/photo';

it('A preview loses only its Exif, which would make a browser turn it again', () => {
  expect(withoutExif(photo({ orientation: 6 }))).toEqual(photoWithoutExif());
  expect(withoutExif(photoWithoutExif())).toEqual(photoWithoutExif());
});

it('A file that is not a JPEG stays unchanged', () => {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff]);
  expect(withoutExif(bytes)).toEqual(bytes);
});
