/**
 * DNG private data (IFD0 0xC634), in which converters keep the camera's maker note. Source: DNG 1.6; Adobe's MakN
 * block.
 */
import { have, matches, u16At, u32At } from '../windows';
import { photo } from '../photo';
import { isCutOff } from '../tiff/ifd';
import { makerNote } from './dispatch';

const MAX_BLOCKS: u32 = 32;

/**
 * Finds the maker note in the private data of `size` bytes at `at`: `Adobe\0`, then blocks of four characters, a
 * big-endian u32 length, and data padded to an even length. Some cameras store the maker note without this framing.
 */
export function adobePrivateData(at: u64, size: u64, base: u64, little: bool): void {
  if (isCutOff(at, size)) photo.privateCut = at;
  if (!matches(at, 'Adobe\0')) {
    if (matches(at, 'PENTAX \0') || matches(at, 'SAMSUNG\0') || matches(at, 'RICOH\0'))
      makerNote(at, size, base, little);
    return;
  }
  let block = at + 6;
  for (let i: u32 = 0; i < MAX_BLOCKS && block + 8 <= at + size && have(block, 8); i++) {
    const length = <u64>u32At(block + 4, false);
    if (matches(block, 'MakN')) return makN(block + 8, length);
    block += 8 + length + (length & 1);
  }
}

/**
 * Reads MakN: byte order, u32 position of the maker note in the original file, and the note, with offsets from the
 * original's TIFF header.
 */
function makN(at: u64, length: u64): void {
  if (length < 8 || !have(at, 10)) return;
  const little = u16At(at, false) == 0x4949;
  const original = <u64>u32At(at + 2, false);
  // A bug in one converter puts twelve extra bytes before the note.
  const skip: u64 = u32At(at + 6, false) == 1 ? 12 : 0;
  const note = at + 6 + skip;
  makerNote(note, length - 6 - skip, note - original, little);
}
