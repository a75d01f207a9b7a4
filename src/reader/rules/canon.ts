import { FieldId, MakerNote } from '../../../assembly/schema';
import {
  CANON_DIRECTORY_CEILING,
  CANON_DIRECTORY_FLOOR,
  CANON_FIRST_FOLDER,
  CANON_FOLDER_FILES_LONG,
  CANON_FOLDER_FILES_SHORT,
  FILE_NUMBER_FLOOR,
} from '../../config/constants';
import { dcfNumber } from '../dcfName';
import type { Place } from '../fields';
import { type Proposal, type PhotoData, type Rule, workedOut } from './proposal';

interface Numbering extends Place {
  readonly directory: number | undefined;
  readonly file: number;
}

/** A DCF path: a folder with three digits and five characters, then the file name. */
const DCF_PATH = /(?:^|\/)(\d{3})[A-Z0-9_]{5}\/[A-Z0-9_]{4}(\d{4})\.[^./]+$/i;

/** A combined number is directory * 10,000 + file. */
const COMBINED_STEP = 10_000;
/** File 0001 of the next directory follows 9999; an index of 10,000 stands for that file. */
const FILES_END = 10_000;

/**
 * Bodies that put 100 pictures into each folder, regardless of the pictures' dates. All these bodies are from before
 * 2006. The names are in lower case.
 */
// prettier-ignore
const HUNDRED_PER_FOLDER: readonly string[] = [
  ...[
    'D30', 'D60', '10D', '20D', '20Da', '300D DIGITAL', '350D DIGITAL', 'DIGITAL REBEL', 'DIGITAL REBEL XT',
    'Kiss Digital', 'Kiss Digital N',
  ].map((name) => `EOS ${name}`),
  ...[
    'A5', 'A5 Zoom', 'A50', 'A10', 'A20', 'A30', 'A40', 'A60', 'A70', 'A75', 'A80', 'A85', 'A95', 'A100', 'A200', 'A300',
    'A310', 'A400', 'A410', 'A510', 'A520', 'A610', 'A620', 'G1', 'G2', 'G3', 'G5', 'G6', 'Pro1', 'Pro70', 'Pro90 IS',
    'S10', 'S20', 'S30', 'S40', 'S45', 'S50', 'S60', 'S70', 'S80', 'S100', 'S110', 'S200', 'S230', 'S300', 'S330', 'S400',
    'S410', 'S500', 'S1 IS', 'S2 IS', 'SD10', 'SD20', 'SD30', 'SD100', 'SD110', 'SD200', 'SD300', 'SD400', 'SD430',
    'SD450', 'SD500', 'SD550',
  ].map((name) => `PowerShot ${name}`),
  ...['DIGITAL IXUS', 'IXY DIGITAL'].flatMap((series) => [
    series,
    ...[
      'v', 'v2', 'v3', 'II', 'IIs', 'i', 'i5', 'i zoom', '30', '30a', '40', '50', '55', '60', '70', '200', '200a', '300',
      '300a', '320', '330', '400', '430', '450', '500', '600', '700', '750', 'L', 'L2',
    ].map((name) => `${series} ${name}`),
  ]),
].map((name) => name.toLowerCase());

const isHundredPerFolder = (model: string): boolean =>
  HUNDRED_PER_FOLDER.some((name) => model.toLowerCase().endsWith(name));

/** The picture's folder and file number, from the first field that has them. */
function numbering({ fields, model, path }: PhotoData): Numbering | undefined {
  for (const id of [FieldId.CanonFileNumber, FieldId.CanonHeapFileNumber] as const) {
    const combined = fields.number(id);
    if (combined !== undefined && combined > 0) {
      const directory = Math.floor(combined / COMBINED_STEP);
      return { ...fields.place(id, 'FileNumber'), directory, file: combined % COMBINED_STEP };
    }
  }
  const file = fields.number(FieldId.CanonFile);
  if (file !== undefined) {
    // The EOS 30D and 400D lose the upper bits of the directory, so use only the file number.
    const isWhole = /\b(20D|350D|REBEL XT|Kiss Digital N)\b/i.test(model);
    const directory = isWhole ? fields.number(FieldId.CanonDirectory) : undefined;
    return { ...fields.place(FieldId.CanonFile, 'FileNumber'), directory, file };
  }
  return indexNumbering(fields, path);
}

/**
 * The numbers from CameraInfo's indices. With two card slots, the index that matches the file's name is right. If
 * neither matches, takes the larger one, because an unused slot's index is stale.
 */
function indexNumbering(fields: PhotoData['fields'], path: string): Numbering | undefined {
  const slots = [
    [FieldId.CanonFileIndex, FieldId.CanonDirectoryIndex, 'FileIndex'],
    [FieldId.CanonFileIndex2, FieldId.CanonDirectoryIndex2, 'FileIndex2'],
  ] as const;
  const found = slots.flatMap(([fileId, directoryId, field]): Numbering[] => {
    const index = fields.number(fileId);
    const directory = fields.number(directoryId);
    if (index === undefined || index < 1 || index > FILES_END) return [];
    const place = fields.place(fileId, field);
    return index === FILES_END && directory !== undefined
      ? [{ ...place, directory: directory + 1, file: 1 }]
      : [{ ...place, directory, file: index }];
  });
  const named = dcfNumber(path);
  return found.find(({ file }) => file === named) ?? [...found].sort((a, b) => b.file - a.file)[0];
}

/**
 * Computes a number from folder and file. On the bodies in `HUNDRED_PER_FOLDER`, a folder holds 100 pictures. On other
 * bodies, the rule assumes 9999 pictures per folder, and applies only in the first ten folders.
 */
const folderArithmetic: Rule = (photo) => {
  const place = numbering(photo);
  if (!place || place.directory === undefined) return [];
  const folders = place.directory - CANON_FIRST_FOLDER;
  const hundreds = Math.floor(place.file / CANON_FOLDER_FILES_SHORT);
  if (isHundredPerFolder(photo.model) && folders >= 0 && folders % CANON_FOLDER_FILES_SHORT === hundreds) {
    const value = folders * CANON_FOLDER_FILES_SHORT + (place.file % CANON_FOLDER_FILES_SHORT);
    return [workedOut(value, 'folders-of-100', place)];
  }
  if (folders < 0 || folders > 9) return [];
  return [workedOut(folders * CANON_FOLDER_FILES_LONG + place.file, 'folders-of-9999', place)];
};

/** EOS R5, R6, RP and 1D X Mark III: (directory - 100) * 100 + file, both taken from the file's path. */
const newBodyPath: Rule = ({ model, path }) => {
  if (!/\b(EOS R5|EOS R6|EOS RP|EOS-1D X Mark III)$/i.test(model)) return [];
  const [, directory, file] = DCF_PATH.exec(path) ?? [];
  if (directory === undefined || file === undefined) return [];
  const value = (Number(directory) - CANON_FIRST_FOLDER) * CANON_FOLDER_FILES_SHORT + Number(file);
  return [workedOut(value, 'path', { field: 'FilePath', tag: 'FilePath', kind: 'number' })];
};

/** The file number alone, if it is above 1000. */
const imageFileNumber: Rule = (photo) => {
  const place = numbering(photo);
  return place && place.file > FILE_NUMBER_FLOOR ? [workedOut(place.file, 'file-number', place)] : [];
};

/** The folder number: a guess, because it isn't a count (docs/decisions.md). */
const directoryIndex: Rule = (photo) => {
  const place = numbering(photo);
  const directory = place?.directory;
  if (!place || directory === undefined) return [];
  if (directory <= CANON_DIRECTORY_FLOOR || directory >= CANON_DIRECTORY_CEILING) return [];
  return [workedOut(directory, 'directory-index', { ...place, field: 'DirectoryIndex' }, 'guess')];
};

/** The four digits of a DCF file name, if above 1000. */
const fileName: Rule = ({ fields, path }) => {
  // A phone numbers the files of its apps together with its own pictures.
  if (fields.number(FieldId.MakerNoteKind) === MakerNote.Apple) return [];
  const number = dcfNumber(path) ?? 0;
  if (number <= FILE_NUMBER_FLOOR) return [];
  return [workedOut(number, 'file-name', { field: 'FileName', tag: 'FileName', kind: 'number' })];
};

const RULES: readonly Rule[] = [folderArithmetic, newBodyPath, imageFileNumber, directoryIndex, fileName];

/** Canon's fallbacks in order: the number of pictures according to folder and file numbers. */
export function canonNumbers(photo: PhotoData): readonly Proposal[] {
  return /^canon/i.test(photo.make) ? RULES.flatMap((rule) => rule(photo)) : [];
}
