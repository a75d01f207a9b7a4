/** Every intended difference from the corpus, with its reason. The comparison fails if one no longer occurs. */
const OWN_FORM = 'the same number; the reference also shows the bytes after the NUL that ends it';
const NOTE_NOT_READ = 'a maker note without a counter, whose form we do not read';
const KODAK_NO_ISO = 'this camera writes 65,535 if it does not know its ISO';
const D70_PREFIX = "the body writes 'NO= ' before its serial number; only the number is on the camera";
const NO_NUMBER = 'a serial number of only zeros identifies no camera';
const TEST_PATTERN = 'a synthetic file whose serial number is a list of floating-point limits';
const MAKER_SIZE = "the picture's size in Sony's maker note; the reference gives that of the sensor with its border";
const AFTER_LENS_STATE =
  'the number after the lens state in CameraInfo, which rises from photo to photo and is unknown to the reference';
const NUMBER_ALONE =
  'the number, or the part that identifies the body, without the factory’s date and fillers around it';
const X3F_HEADER = 'the size in the header of the raw file; the embedded preview of this shrunken sample is 8 by 8';

export interface DeliberateDifference {
  readonly file: string;
  readonly key: string;
  readonly reason: string;
}

export const DELIBERATE: readonly DeliberateDifference[] = [
  {
    file: 'canon/eos-rp-1.jpg',
    key: 'shutterCount',
    reason: 'the EOS RP counter, found on six photos in a row and unknown to the reference',
  },
  { file: 'canon/eos-r-3.head.jpg', key: 'shutterCount', reason: AFTER_LENS_STATE },
  { file: 'canon/eos-r7-2.head.jpg', key: 'shutterCount', reason: AFTER_LENS_STATE },
  { file: 'sigma/dp2.x3f', key: 'imageWidth', reason: X3F_HEADER },
  { file: 'sigma/dp2.x3f', key: 'imageHeight', reason: X3F_HEADER },
  { file: 'sony/slt-a55v-3.head.arw', key: 'imageWidth', reason: MAKER_SIZE },
  { file: 'sony/slt-a55v-3.head.arw', key: 'imageHeight', reason: MAKER_SIZE },
  { file: 'kodak/dc240-zoom-digital-camera.jpg', key: 'iso', reason: KODAK_NO_ISO },
  { file: 'flir/flir-i7.jpg', key: 'lens', reason: NOTE_NOT_READ },
  { file: 'motorola/xt1575.jpg', key: 'serialNumber', reason: NOTE_NOT_READ },
  { file: 'reconyx/hc500-hyperfire.jpg', key: 'serialNumber', reason: NOTE_NOT_READ },
  { file: 'reconyx/hf2-pro-covert.jpg', key: 'serialNumber', reason: NOTE_NOT_READ },
  {
    file: 'casio/ex-100.jpg',
    key: 'serialNumber',
    reason: 'control characters without a number; the reference adds a question mark',
  },
  {
    file: 'edited/sony-ilce-6000-makernote-offsets-broken.wrapped.jpg',
    key: 'serialNumber',
    reason: 'read by the reference from a block that fails its gate',
  },
  {
    file: 'edited/sony-ilce-6000-makernote-offsets-broken-2.wrapped.jpg',
    key: 'serialNumber',
    reason: 'read by the reference from a block that fails its gate',
  },
  { file: 'formats/tiff-be-tiny.tif', key: 'serialNumber', reason: TEST_PATTERN },
  { file: 'formats/tiff-le-tiny.tif', key: 'serialNumber', reason: TEST_PATTERN },
  { file: 'leica/t-typ-701.head.jpg', key: 'serialNumber', reason: NO_NUMBER },
  { file: 'nikon/d70-2.jpg', key: 'serialNumber', reason: D70_PREFIX },
  { file: 'nikon/d70s-1.jpg', key: 'serialNumber', reason: D70_PREFIX },
  { file: 'panasonic/dmc-lx3.rw2', key: 'serialNumber', reason: OWN_FORM },
  { file: 'panasonic/dmc-lz2.head.jpg', key: 'serialNumber', reason: OWN_FORM },
  { file: 'panasonic/dmc-zs7.wrapped.jpg', key: 'serialNumber', reason: OWN_FORM },
  { file: 'fujifilm/a850.wrapped.jpg', key: 'serialNumber', reason: NUMBER_ALONE },
  { file: 'fujifilm/finepix-f40fd.head.jpg', key: 'serialNumber', reason: NUMBER_ALONE },
  { file: 'fujifilm/finepix-s5pro.raf', key: 'serialNumber', reason: NUMBER_ALONE },
  { file: 'fujifilm/x-e2.head.jpg', key: 'serialNumber', reason: NUMBER_ALONE },
  { file: 'fujifilm/x100t.wrapped.jpg', key: 'serialNumber', reason: NUMBER_ALONE },
  {
    file: 'ricoh/caplio-rr1.jpg',
    key: 'shutterCount',
    reason: 'Ricoh’s own counter, which the reference has as an unknown value',
  },
];
