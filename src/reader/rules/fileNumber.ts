import { FieldId } from '../../../assembly/schema';
import { FILE_NUMBER_FLOOR } from '../../config/constants';
import { readCounter } from '../counters';
import { COUNTERS } from '../fieldTable';
import { type Proposal, type PhotoData, workedOut } from './proposal';

/** Of Kodak's cameras, only the DCS bodies count pictures in 0x9211; on the DC120, it is 1 in every file. */
const KODAK_CONSUMER = /^(?!.*DCS).*kodak/i;

const FILE_NUMBERS = COUNTERS.filter(({ use }) => use === 'file-number');

/**
 * The fallback for every brand: file or picture numbers above 1000, or of any size if the row has `takesSmall`, in the
 * order of their table.
 */
export function fileNumbers({ fields, make, model }: PhotoData): readonly Proposal[] {
  return FILE_NUMBERS.filter(({ id }) => fields.has(id)).flatMap((row) => {
    const counter = readCounter(row, fields);
    if (!counter) return [];
    if (row.id === FieldId.ImageNumber && KODAK_CONSUMER.test(`${make} ${model}`)) return [];
    if (counter.value <= FILE_NUMBER_FLOOR && !row.takesSmall) return [];
    return [workedOut(counter.value, row.kind === 'images' ? 'image-number' : 'file-number', counter)];
  });
}
