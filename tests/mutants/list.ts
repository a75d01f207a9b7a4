/** Mutants that tests once did not notice, and mutants that make no difference. */

/** A change made by hand. `from` must occur exactly once in the file. */
export interface NamedMutant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Each change once went unnoticed, because a test looked like proof but was not. Every run tries all. */
export const NAMED: readonly NamedMutant[] = [
  {
    name: "no footer of Canon's notes",
    file: 'assembly/makernotes/canon.ts',
    from: 'return original == 0 ? 0 : directoryStart - base - original;',
    to: 'return 0;',
  },
  {
    name: 'no upper bound of a repaired range',
    file: 'assembly/makernotes/moved.ts',
    from: 'foundAt >= directoryEnd && foundAt + foundSize <= holderEnd',
    to: 'foundAt >= directoryEnd',
  },
  {
    name: 'a weaker proof ends the search for a shift',
    file: 'assembly/makernotes/moved.ts',
    from: 'if (best >= place + PROVEN_TWICE) return;',
    to: 'if (best >= place + PROVEN) return;',
  },
  {
    name: 'a note that ends eight bytes later',
    file: 'assembly/makernotes/dispatch.ts',
    from: 'false, false, note + noteSize);',
    to: 'false, false, note + noteSize + 8);',
  },
  {
    name: "properties of a HEIF's other images",
    file: 'assembly/containers/isobmff.ts',
    from: 'if (id == photo.primary && own == property) return true;',
    to: 'if (own == property) return true;',
  },
  {
    name: 'the boundary of the directory guess',
    file: 'src/reader/rules/canon.ts',
    from: 'directory <= CANON_DIRECTORY_FLOOR',
    to: 'directory < CANON_DIRECTORY_FLOOR',
  },
  {
    name: 'fewer photos looked at over USB',
    file: 'src/usb/newestPhoto.ts',
    from: 'const LOOKED_AT = 60;',
    to: 'const LOOKED_AT = 40;',
  },
  {
    name: 'a shorter part of a line tells its pace',
    file: 'src/history/bodyFigures.ts',
    from: 'const SHORTEST_PART = 0.25;',
    to: 'const SHORTEST_PART = 0.2;',
  },
];

/** A change that makes no difference to any result. */
export interface Equivalent {
  readonly file: string;
  /** without the blanks around it */
  readonly line: string;
  /** the operator and its replacement */
  readonly change: string;
  readonly reason: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'assembly/makernotes/canon.ts',
    line: 'if (<u64>at + 5 > photo.infoSize || !have(photo.infoAt + at, 5)) return false;',
    change: '> → >=',
    reason: 'a block that ends with the version has no room for the count, which makes it damaged as well',
  },
  {
    file: 'assembly/makernotes/dispatch.ts',
    line: 'return entries >> 8 > (entries & 0xff);',
    change: '> → >= (3)',
    reason: 'equal bytes mean no entries, or more entries than any note has',
  },
  {
    file: 'assembly/windows.ts',
    line: 'if (missed || position > fileEnd || <u64>length > fileEnd - position) return false;',
    change: '> → >= (3)',
    reason: 'only the head of a JPEG segment is requested in this way, and no frame fits into the last four bytes',
  },
  {
    file: 'assembly/windows.ts',
    line: 'if (position > fileEnd || <u64>length > fileEnd - position || lastCall) return false;',
    change: '> → >=',
    reason: 'right after the file there could only be a value of no bytes, and that is empty',
  },
  {
    file: 'src/reader/rules/canon.ts',
    line: 'if (directory === undefined || file === undefined) return [];',
    change: '|| → &&',
    reason: 'the pattern of a path has both numbers, or does not match',
  },
  {
    file: 'assembly/makernotes/sony.ts',
    line: 'if (at + 2 > block9050Size || !have(block + at - two, <u32>two + 2)) return false;',
    change: '+ → - (2)',
    reason:
      'the bytes that follow in the block or after it are requested as well, and a missing range is read with the bytes around it',
  },
  {
    file: 'assembly/containers/crw.ts',
    line: 'if (depth > MAX_DEPTH || end - start < 6 || !have(end - 4, 4)) return;',
    change: '< → <=',
    reason: 'a heap of six bytes has room for its number of entries and its offset, and for no entry',
  },
  {
    file: 'assembly/windows.ts',
    line: 'if (load<u64>(row) != position || to > load<u64>(row + 8)) return;',
    change: '|| → &&',
    reason: 'its only caller ends the window that it has just opened, and has written no more than fits',
  },
  {
    file: 'assembly/makernotes/dispatch.ts',
    line: 'for (let i: u32 = 0; i < entries && i < MAX_M8_ENTRIES; i++) {',
    change: '< → <=',
    reason: 'if no entry has an offset, the base of offsets makes no difference',
  },
  {
    file: 'assembly/containers/crw.ts',
    line: 'recordNumber(FieldId.MakerHeight, Directory.Ciff, id, at + 4, u32At(at + 4, little));',
    change: '+ → -',
    reason: 'the place of a height is never reported: only the place of a counter is',
  },
  {
    file: 'assembly/makernotes/sony.ts',
    line: 'if (blocks == 0 || blocks > MAX_BLOCKS || length < index || <u64>length > bytes || !have(at, index)) return 0;',
    change: '< → <=',
    reason: 'if the block is only the index, every offset leads out of it',
  },
  {
    file: 'assembly/makernotes/fixed.ts',
    line: 'if (value != 0 && value != NO_ISO) recordNumber(FieldId.MakerIso, Directory.Kodak, 0x927c, note + at, value);',
    change: '+ → -',
    reason: 'the place of an ISO is never reported: only the place of a counter is',
  },
  {
    file: 'assembly/makernotes/canon.ts',
    line: 'agreeing++;',
    change: '++ → --',
    reason:
      'every shift is tried on the same blocks, and one that disagrees rejects it, so all agreeing shifts agree equally and the first wins; if only one agrees, the search merely ends earlier, and may need fewer bytes',
  },
  {
    file: 'assembly/recordBuffer.ts',
    line: 'const from = wanted > 0 && have(position, wanted) ? addressOf(position) : 0;',
    change: '> → >=',
    reason:
      'only a value of no bytes gets another address: it is in the entry that was just read, so nothing is requested, and no bytes are taken from there',
  },
  {
    file: 'assembly/windows.ts',
    line: 'if (position >= from && position <= to && <u64>length <= to - position) return row;',
    change: '<= → <',
    reason: 'only a range of no bytes begins where a window ends, and nothing is taken from it',
  },
  {
    file: 'src/reader/preview.ts',
    line: '.filter((at) => view.getUint16(at + RecordLayout.Field, true) === FieldId.Preview)',
    change: '+ → -',
    reason: 'a record begins with its field, so the offset is 0',
  },
  {
    file: 'src/reader/counters.ts',
    line: 'return value > 0 && value !== NIKON_NOT_AVAILABLE;',
    change: '> → >=',
    reason: 'the line before answers for 0',
  },
];
