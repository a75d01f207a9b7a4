import { expect, it } from 'vitest';
import { withoutExif } from '../../../src/site/tool/sheet/strip';
import { photo, photoWithoutExif } from '../../support/photo';

it('A preview loses its Exif, by which a browser would turn it once more, and nothing else', () => {
  expect(withoutExif(photo({ orientation: 6 }))).toEqual(photoWithoutExif());
  expect(withoutExif(photoWithoutExif())).toEqual(photoWithoutExif());
});

it('What is no JPEG stays as it is', () => {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff]);
  expect(withoutExif(bytes)).toEqual(bytes);
});
