/**
 * The constants that the core shares with its host. Both compile this file, so it has no imports. Ids are a wire
 * format: append, never renumber.
 */

export enum Status {
  /** The whole file has been scanned. */
  Done = 0,
  /** A range is missing: see `State.NeedOffset` and the next three words. Add a window and scan again. */
  Need = 1,
  /** The container is unknown. */
  None = 2,
}

/** Words of the state area: f64 each, at `stateAddress()`. */
export enum State {
  NeedOffset = 0,
  NeedLength = 1,
  /** Coding of the needed range: `Codec`. */
  NeedCodec = 2,
  /** Position of the decoded bytes of a coded range; equals NeedOffset for a plain range. */
  NeedTarget = 3,
  Container = 4,
  Records = 5,
  RecordsAddress = 6,
  /** One past the last byte that the scan read from the file. */
  UsedEnd = 7,
  /** Directory entries, boxes, segments and chunks read, at most `Limit.Entries`. */
  Entries = 8,
  Count = 9,
}

export enum Codec {
  Plain = 0,
  Zlib = 1,
  Brotli = 2,
  /** plain bytes; the host reads nothing around them, because the next range is far away */
  Alone = 3,
}

/** Limits for every input. */
export enum Limit {
  /** Windows per scan. */
  Windows = 320,
  Records = 8192,
  /** Directory entries, boxes, segments and chunks per scan. */
  Entries = 32768,
  Directories = 64,
  /** Longest text in a record, in bytes. */
  Text = 4096,
  /**
   * Longest value that raw-tag mode records from a maker's own directory, in bytes. The longest block that changes
   * between photos has 20,480 bytes (Sony's 0x0020); only previews are longer.
   */
  Value = 65536,
  /** Bytes that a scan may unpack, decipher or join into memory. */
  Decoded = 1048576,
  /**
   * Packed ranges to unpack per file, including damaged and oversized ones. Real files have one. A PNG has two if a
   * profile `APP1` with XMP comes before `exif`.
   */
  UnpackedRanges = 2,
  /**
   * The maximum size of a packed range in bytes, before and after unpacking. The longest in our real photos has 90,668
   * bytes (a NEX-7's PNG, in hex digits). The longest Exif block that fits into a JPEG's segment (65,527 bytes) takes
   * 135,000 bytes as hex digits.
   */
  Unpacked = 262144,
  /** Entries with invalid types to tolerate in a directory before giving up. */
  BadTypes = 8,
  /** Maximum number of bytes that the host reads from one file. */
  HostBytes = 1048576,
  /** Reads per file. The limit is high because a JPEG with megabytes of XMP takes one small read per segment. */
  HostReads = 256,
}

/** Positions from here on (2^52) are in decoded bytes, not in the file. */
export const DECODED_POSITION = 0x10000000000000;

/** One record: `RecordLayout.Size` bytes, little-endian. */
export enum RecordLayout {
  /** u16 FieldId; 0: a directory entry that raw-tag mode records */
  Field = 0,
  /** u8 ValueKind */
  Kind = 2,
  /** u8 Directory */
  Directory = 3,
  /** u32 length in bytes (text, bytes) or number of values */
  Count = 4,
  /** u32 address of the value's bytes (text, bytes), else 0 */
  Address = 8,
  /** u16 tag, u8 TIFF type, u8: 1 if little-endian. Only raw-tag mode sets the last two. */
  Tag = 12,
  Type = 14,
  Little = 15,
  /** f64 position of the value: in the file, or in decoded bytes if it is DECODED_POSITION or more */
  Position = 16,
  /** f64 first number */
  Number = 24,
  /**
   * u16 offset of the number in the tag's value (CIFF, RicohInfo: tag of the number's entry); 0: the number is the
   * whole value, or a result names only the tag
   */
  Place = 32,
  /** u16 id of the block (in the tag's value) from whose start `Place` counts; 0: from the value's first byte */
  Block = 34,
  Size = 40,
}

export enum ValueKind {
  Number = 1,
  Text = 2,
  /** UTF-16LE text (X3F properties) */
  WideText = 3,
  /** bytes: an internal serial number, a value of raw-tag mode */
  Bytes = 4,
  /** a BYTE or UNDEFINED value: text or a number, depending on the field */
  Untyped = 5,
}

/** Containers that the core distinguishes. Most TIFF-based ones differ only in the contents of their directories. */
export enum Container {
  Unknown = 0,
  Jpeg = 1,
  Tiff = 2,
  BigTiff = 3,
  Dng = 4,
  Nef = 5,
  Cr2 = 6,
  Cr3 = 7,
  Crw = 8,
  Arw = 9,
  Raf = 10,
  Orf = 11,
  Rw2 = 12,
  Pef = 13,
  Srw = 14,
  Mrw = 15,
  X3f = 16,
  Iiq = 17,
  ThreeFr = 18,
  Kdc = 19,
  Dcr = 20,
  Heif = 21,
  Avif = 22,
  Jxl = 23,
  Png = 24,
  WebP = 25,
}

/** Kinds of directories. The kind decides what a tag means. */
export enum Directory {
  None = 0,
  Ifd0 = 1,
  Exif = 2,
  Gps = 3,
  /** SubIFD of a TIFF-based raw file */
  Image = 4,
  /** IFD1: the thumbnail; walked in raw-tag mode only */
  Thumbnail = 5,
  Canon = 6,
  Nikon = 7,
  NikonOld = 8,
  Sony = 9,
  Pentax = 10,
  Fujifilm = 11,
  Olympus = 12,
  OlympusEquipment = 13,
  Panasonic = 14,
  Leica = 15,
  Minolta = 16,
  Ricoh = 17,
  Samsung = 18,
  Sigma = 19,
  Casio = 20,
  Apple = 21,
  PhaseOne = 22,
  Kodak = 23,
  /** heap of a CRW file or of an old Canon JPEG */
  Ciff = 24,
  X3f = 25,
  Raf = 26,
  Leica2 = 27,
  Hp = 29,
  RicohInfo = 30,
}

/** The rule that recognized the maker note. */
export enum MakerNote {
  None = 0,
  Unknown = 1,
  Apple = 2,
  Nikon3 = 3,
  Canon = 4,
  Casio1 = 5,
  Casio2 = 6,
  Fujifilm = 7,
  Google = 8,
  HasselbladSony = 9,
  KodakFixed = 10,
  Kodak = 11,
  Minolta = 12,
  MinoltaOlympus = 13,
  Nikon1 = 14,
  NikonHeaderless = 15,
  OlympusOld = 16,
  OlympusNew = 17,
  OmSystem = 18,
  Leica1 = 19,
  Leica2 = 20,
  Leica4 = 21,
  Leica5 = 22,
  Leica6 = 23,
  Leica8 = 24,
  Leica9 = 25,
  Leica10 = 26,
  Panasonic = 27,
  PanasonicFt7 = 28,
  PanasonicFixed = 29,
  PentaxA = 30,
  PentaxB = 31,
  RicohPentax = 32,
  PentaxS1 = 33,
  Ricoh = 34,
  RicohText = 35,
  PhaseOne = 36,
  Samsung2 = 37,
  Samsung1 = 38,
  Sigma = 39,
  Sony = 40,
  SonyHeaderless = 41,
  SonyOlympus = 42,
  SonyEricsson = 43,
  Motorola = 44,
  Htc = 45,
  Rim = 46,
  Dji = 47,
  Hasselblad = 48,
  /** HP's compacts: values at fixed positions after 'IIII' */
  Hp = 49,
  /** Optio 330 and 430: a directory without a header */
  PentaxHeaderless = 50,
}

/** Fields that the core can record. */
export enum FieldId {
  None = 0,
  // main image information and capture settings
  Make = 1,
  Model = 2,
  Software = 3,
  DateTime = 4,
  DateTimeOriginal = 5,
  DateTimeDigitized = 6,
  Orientation = 7,
  Iso = 8,
  ExposureTime = 9,
  ShutterSpeedValue = 10,
  FNumber = 11,
  ApertureValue = 12,
  FocalLength = 13,
  LensModel = 14,
  BodySerialNumber = 15,
  CameraSerialNumber = 16,
  Flash = 17,
  ExposureProgram = 18,
  ExposureMode = 19,
  ExposureCompensation = 20,
  MeteringMode = 21,
  WhiteBalance = 22,
  SceneCaptureType = 23,
  ImageUniqueId = 24,
  ImageNumber = 25,
  /** 1: a GPS latitude is present */
  GpsLatitude = 26,
  // sizes, by their source
  FrameWidth = 27,
  FrameHeight = 28,
  RawWidth = 29,
  RawHeight = 30,
  IfdWidth = 31,
  IfdHeight = 32,
  ExifWidth = 33,
  ExifHeight = 34,
  MakerWidth = 35,
  MakerHeight = 36,
  CropWidth = 37,
  CropHeight = 38,
  // maker note fields that a result shows
  MakerNoteKind = 40,
  MakerLens = 41,
  MakerSerial = 42,
  InternalSerial = 43,
  LensMinFocal = 44,
  LensMaxFocal = 45,
  LensMinAperture = 46,
  LensMaxAperture = 47,
  CanonSerial = 48,
  // findings of the checks on counters
  /** a counter's block is present but failed its checks */
  Damaged = 50,
  /** the block's layout, or the counter's offset in the block, is unknown */
  UnknownLayout = 51,
  /** EXIF 0x000B: the program that wrote the file */
  ProcessingSoftware = 52,
  /** seconds since 1970 in the camera's local time */
  UnixTime = 53,
  // counters, one id per row of the counter table
  NikonShutterCount = 60,
  NikonMechanicalCount = 61,
  NikonKept = 62,
  NikonDeleted = 63,
  /** the count's copy in ShotInfo, still enciphered: four bytes, big-endian (D50: two) */
  NikonShotInfoWord = 64,
  /** a second 0x00A7 in the note, with another number */
  NikonShutterCountAgain = 65,
  NikonFile = 66,
  /** code of the ISO, which is 100 * 2^(code / 12 - 5) */
  NikonIsoCode = 67,
  /** offset of the count's copy in ShotInfo from the first enciphered byte */
  NikonShotInfoPlace = 68,
  CanonCount1D = 70,
  CanonCount1D2 = 71,
  CanonCount1D3 = 72,
  CanonCountR5 = 73,
  CanonCountRp = 74,
  CanonCountR6m2 = 75,
  CanonCountG5x2 = 76,
  CanonCountG5x2Cr3 = 77,
  CanonFileNumber = 79,
  CanonDirectory = 80,
  CanonFile = 81,
  CanonDirectoryIndex = 82,
  CanonFileIndex = 83,
  CanonDirectoryIndex2 = 84,
  CanonFileIndex2 = 85,
  CanonHeapFileNumber = 86,
  SonyCountA = 90,
  SonyCountB = 91,
  SonyCountC = 92,
  SonyCountD = 93,
  SonyCountCopy2 = 94,
  SonyCountCopy3 = 95,
  /** 1: the file has the block that proves the layout, and the block passed its check; absent: no proof */
  SonyGate = 96,
  SonyFocusInfoCount = 97,
  SonyMoreInfoCount = 98,
  SonyMoreInfoImages = 99,
  SonyMoreInfoCountA500 = 100,
  SonyFile = 102,
  SonySequence = 103,
  PentaxCount = 110,
  PentaxFrameNumber = 111,
  /** the count's bytes read as little-endian and deciphered with the same key */
  PentaxCountSwapped = 112,
  /** 1: the count's entry is a LONG */
  PentaxCountIsLong = 113,
  /** the date and time that encipher the count: YYYYMMDDhhmmss as one number */
  PentaxDate = 114,
  FujifilmImageCount = 115,
  LeicaFileIndex = 120,
  LeicaImageId = 121,
  MinoltaFile7D = 125,
  MinoltaFile5D = 126,
  MinoltaFileDimage = 127,
  PhaseOneImageNumber = 130,
  /** ISO from the maker note, for photos with no ISO in the Exif IFD */
  MakerIso = 131,
  PentaxIsoCode = 132,
  /** size of an image in old-style JPEG compression: a preview unless it is the only image */
  OldJpegWidth = 133,
  OldJpegHeight = 134,
  /** EOS R and R7: the number after the lens state in CameraInfo */
  CanonCountR7 = 135,
  /** the number at the published offset, on the EOS R6 and on an R5 whose CameraInfo has no lens state */
  CanonCountR6 = 136,
  /** the number after the lens state, on bodies where nothing confirms it as a count; never shown as a count */
  CanonCandidate = 138,
  /** for Canons with no ISO in Exif: code of the ISO setting; factor of automatic ISO, base ISO (32nds of a step) */
  CanonIsoCode = 139,
  CanonAutoIso = 140,
  CanonBaseIso = 141,
  /** 1: Windows moved the maker note, and the distance that Windows stated led to the count */
  SonyMoved = 142,
  /** number of the lens on the DSLR-A100 */
  SonyLensType = 143,
  /** 1: Windows has written into the photo and noted the distance by which it moved the maker note */
  WindowsMark = 144,
  /** 1: a program moved the maker note and left its offsets unchanged */
  NoteMoved = 145,
  /** 1: the file holds several pictures (MPO), whose sizes may differ */
  SeveralPictures = 146,
  /** the digits after the second of DateTimeOriginal */
  SubSecTimeOriginal = 147,
  /** 1: the photo was taken with the electronic shutter, on a body that stores no count for such photos */
  SonySilentShot = 148,
  /** 1: data that accompany the count in the model's untouched photos are missing or contradict the count */
  SonyUnconfirmed = 149,
  /** 1: the JPEG has a second Exif block */
  SecondExif = 150,
  /** 1: the file ends before data that may hold a count */
  CutShort = 151,
  /** 1: a program has rewritten the JPEG's Exif block */
  LaidOutAnew = 152,
  /** raw-tag mode: a JPEG of the picture; the record's position is its start, the number its length in bytes */
  Preview = 153,
  /** bits of `JpegCoder`: features of the main JPEG that interchangeable-lens cameras don't write */
  JpegCoder = 154,
  /** the `xmptk` attribute of a JPEG's XMP packet: the toolkit that wrote it */
  XmpToolkit = 155,
  /**
   * `PictureLength`: compares a Nikon JPEG's scan with the length in the maker note, or a Sony JPEG with its MP index
   */
  PictureLength = 156,
  /** 1: a Nikon maker note's byte order differs from that of the Exif block around it */
  NoteOrder = 157,
  /** LensData's enciphered focal lengths and apertures: four bytes, big-endian */
  NikonLensWord = 158,
  /** offset of `NikonLensWord` in LensData from the first enciphered byte */
  NikonLensPlace = 159,
  /** focal lengths and apertures of the lens, unenciphered, from tag 0x0084 */
  NikonLensMinFocal = 160,
  NikonLensMaxFocal = 161,
  NikonLensMinAperture = 162,
  NikonLensMaxAperture = 163,
  /** number of bytes between the values of a Pentax or Sony maker note */
  NoteSlack = 164,
  /** length of a JPEG's Exif block in bytes, from its TIFF header to its segment's end */
  ExifBytes = 165,
  /** the model's number in a Canon, Pentax or Sony maker note */
  NoteModelId = 166,
  /** date and time in a Sony maker note, in Exif's form */
  SonyDate = 167,
  /** the thumbnail's DateTime (IFD1) in a Sony JPEG */
  ThumbnailDate = 168,
  /** 1: a directory has the padding entry 0xEA1C, which Windows adds */
  WindowsPadding = 169,
  RicohShots = 170,
  RicohFlashes = 171,
  /** when the camera was made: Ricoh 'YYYY:MM:DD', Pentax YYYYMMDD as one number */
  ManufactureDate = 172,
  /** first part of Pentax's production code; 8: serviced */
  PentaxProductionCode = 173,
  /** the time zone of DateTimeOriginal, such as '+09:00' */
  OffsetTimeOriginal = 174,
}

/** Bits of `FieldId.JpegCoder`. */
export enum JpegCoder {
  /** a JFIF segment before the Exif block */
  Jfif = 1,
  /** progressive coding (SOF2) */
  Progressive = 2,
  /** Huffman tables that differ in total size from those in ITU T.81, Annex K */
  Tables = 4,
  /** libjpeg's luminance quantization table at one of its qualities */
  Libjpeg = 8,
}

/** Values of `FieldId.PictureLength`. */
export enum PictureLength {
  /** the scan has the length that the maker note states */
  Noted = 1,
  /** the scan has another length */
  Other = 2,
  /** the scan has the length that the maker note states, and bytes follow the scan's end marker */
  Appended = 3,
  /** Sony: the first picture doesn't end where the MP index says */
  NotIndexed = 4,
}
