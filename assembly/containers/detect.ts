import { Container } from '../schema';
import { fileSize, matches, matchesOne, u16At } from '../windows';
import { isPhaseOne, scanPhaseOne } from '../makernotes/phaseone';
import { scanTiff, tiffKind } from '../exif';
import { photo } from '../photo';
import { scanCiffOfJpeg, scanCrw } from './crw';
import { brand, scanCr3, scanHeif, scanJxl } from './isobmff';
import { scanJpeg } from './jpeg';
import { scanMrw } from './mrw';
import { scanPng } from './png';
import { scanRaf } from './raf';
import { scanWebp } from './webp';
import { scanX3f } from './x3f';

/** First seven bytes of Exiv2's .exv file, a JPEG with only metadata segments. */
const EXV = '\xff\x01Exiv2';

/**
 * The container by the file's first bytes. They distinguish only some of the TIFF-based formats: Tiff, BigTiff, Orf,
 * Rw2, Cr2 and Iiq.
 */
export function detect(): Container {
  if (matches(0, '\xff\xd8\xff') || matches(0, EXV)) return Container.Jpeg;
  if (matchesOne(0, 'II*\0|MM\0*')) {
    if (matches(8, 'CR\x02\0')) return Container.Cr2;
    return isPhaseOne(8) ? Container.Iiq : Container.Tiff;
  }
  if (matchesOne(0, 'II+\0\x08\0\0\0|MM\0+\0\x08\0\0')) return Container.BigTiff;
  if (matchesOne(0, 'IIRO|IIRS|MMOR')) return Container.Orf;
  if (matches(0, 'IIU\0')) return Container.Rw2;
  if (matches(0, '\x89PNG\r\n\x1a\n')) return Container.Png;
  if (matches(0, 'RIFF') && matches(8, 'WEBP')) return Container.WebP;
  if (matches(0, 'FUJIFILMCCD-RAW ')) return Container.Raf;
  if (matches(6, 'HEAPCCDR') && (matches(0, 'II') || matches(0, 'MM'))) return Container.Crw;
  if (matchesOne(0, '\0MRM|\0MRI')) return Container.Mrw;
  if (matches(0, 'FOVb')) return Container.X3f;
  // A bare JPEG XL codestream has no Exif, but the name 'JXL' says more than 'unknown'.
  if (u16At(0, false) == 0xff0a) return Container.Jxl;
  return brand();
}

/** Queues the directories of the file. */
export function scanContainer(container: Container): void {
  switch (container) {
    case Container.Jpeg:
      scanJpeg(matches(0, EXV) ? 5 : 0, fileSize(), true);
      break;
    case Container.Png:
      scanPng();
      break;
    case Container.WebP:
      scanWebp();
      break;
    case Container.Raf:
      scanRaf();
      break;
    case Container.Crw:
      scanCrw();
      break;
    case Container.Mrw:
      scanMrw();
      break;
    case Container.X3f:
      scanX3f();
      break;
    case Container.Heif:
    case Container.Avif:
      scanHeif();
      break;
    case Container.Cr3:
      scanCr3();
      break;
    case Container.Jxl:
      scanJxl();
      break;
    case Container.Iiq:
      scanPhaseOne(8);
      scanTiff(0);
      break;
    default:
      scanTiff(0);
  }
}

/**
 * Reads the CIFF block of an old Canon JPEG. Then queues the directories in the JPEG that a TIFF-based file embeds;
 * false if the file embeds no JPEG.
 */
export function scanEmbedded(): bool {
  scanCiffOfJpeg();
  if (photo.jpegAt != 0) scanJpeg(photo.jpegAt, photo.jpegSize, false);
  return photo.jpegAt != 0;
}

/** The final container. Call this after walking all directories: they show which raw format a TIFF is. */
export function settleContainer(container: Container): Container {
  return container == Container.Tiff ? tiffKind() : container;
}
