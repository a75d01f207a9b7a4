/**
 * The findings of the current scan. A scan that lacks a range stops and later starts again, with scans of other photos
 * in between. So every scan starts with an empty photo, and a value that one directory, box or chunk leaves for another
 * is a field here. The core's other variables are set in each directory's `Meaning.begin`, or before each use.
 */
class Photo {
  // camera.ts: positions of Make and Model in the file
  makeAt: u64 = 0;
  makeLength: u32 = 0;
  modelAt: u64 = 0;
  modelLength: u32 = 0;
  /** exif.ts, 0xEA1D: number of bytes by which Windows moved the maker note; 0: none. The tag can be stale. */
  moved: u64 = 0;

  // adobe.ts: start of the private data, if the file ends inside them; dispatch.ts: a maker note was found
  privateCut: u64 = 0;
  hasNote: bool = false;

  // set by exif.ts, from all directories together
  big: bool = false;
  dng: bool = false;
  raw: bool = false;
  hasSubIfds: bool = false;
  rw2: bool = false;
  bestArea: f64 = 0;
  bestWidth: f64 = 0;
  bestHeight: f64 = 0;
  oldJpegArea: f64 = 0;
  oldJpegWidth: f64 = 0;
  oldJpegHeight: f64 = 0;
  cropWidth: f64 = 0;
  cropHeight: f64 = 0;
  // Panasonic's embedded JPEG
  jpegAt: u64 = 0;
  jpegSize: u64 = 0;

  // isobmff.ts: the file is a CR3; its metadata track has a maker note; the track was walked to its end
  cr3: bool = false;
  inTrack: bool = false;
  trackWhole: bool = false;
  // canon.ts: CameraInfo, how far to trust its offset, and the focus distance that confirms its counter; 0: none
  infoAt: u64 = 0;
  infoSize: u64 = 0;
  infoCut: bool = false;
  infoStanding: i32 = 0;
  focus: u32 = 0;

  // isobmff.ts: positions of a HEIF's boxes, the primary item, the Exif item, and the number of Exif items
  primary: u32 = 0;
  exifItem: u32 = 0;
  exifItems: u32 = 0;
  iinf: u64 = 0;
  iinfEnd: u64 = 0;
  iref: u64 = 0;
  irefEnd: u64 = 0;
  idat: u64 = 0;
  iloc: u64 = 0;
  ipco: u64 = 0;
  ipcoEnd: u64 = 0;
  ipma: u64 = 0;

  // jpeg.ts: a CIFF block in APP0, to be read once the Exif block's camera is known
  ciffAt: u64 = 0;
  ciffSize: u64 = 0;
  hasBlock: bool = false;
  /** The Exif block of a JPEG that is the picture itself; 0: none */
  mainBlock: u64 = 0;
  // jpeg.ts: start of the main picture's scan, and end of the picture according to the MP index; 0: unknown
  scanAt: u64 = 0;
  pictureEnd: u64 = 0;
  /**
   * nikon.ts: bytes of the scan including the end marker (0x00A2; 0: none); whether the camera retouched the photo
   * (0x009E)
   */
  scanBytes: u64 = 0;
  isRetouched: bool = false;

  // crw.ts: the focal length and its unit, from two entries
  focal: u32 = 0;
  focalAt: u64 = 0;
  focalUnits: u32 = 1;
}

const BLANK = new Photo();
export const photo = new Photo();

/** Empties all fields at once, so that no new field can be forgotten. */
export function startPhoto(): void {
  memory.copy(changetype<usize>(photo), changetype<usize>(BLANK), offsetof<Photo>());
}
