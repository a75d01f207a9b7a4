import type { TFunction } from 'i18next';
import type { FileText } from '../../config/fileText';
import { contradictionOf } from '../../judge/agreement';
import type { ExtractionResult } from '../../reader/result';
import { serialText } from '../../reader/serial';
import { formatDate, joinSentences } from '../format';
import type { Locale } from '../../config/locales';
import { rangeText } from '../rangeText';
import { isFromCard } from './countSentences';
import { allShuttersBeside, isMechanicalInferred, mechanicalBeside } from './counterWords';
import { countText, gradeText, isCounterReading } from './outcome';
import { plainText } from './plainText';
import { soldName } from './soldName';

/** True for a count that a proof or a listing may show, because nothing in its file contradicts it. */
export const isShowable = (result: ExtractionResult): boolean =>
  isCounterReading(result) && contradictionOf(result) === undefined;

/** Shown characters of a serial number: enough to compare with a body, too few to pretend to own it. */
const SERIAL_CHARACTERS = 3;

/** The end of a serial number, for strangers to see; undefined if the end would be half of the number or more. */
export function serialEnd(serialNumber: FileText): string | undefined {
  const serial = plainText(serialText(serialNumber), 60);
  return serial.length > 2 * SERIAL_CHARACTERS ? serial.slice(-SERIAL_CHARACTERS) : undefined;
}

/**
 * The end of a result's serial number; undefined if the body doesn't show the number, so a buyer couldn't compare it.
 */
export const listingSerial = ({ serialNumber, serialIsPrinted }: ExtractionResult): string | undefined =>
  serialIsPrinted && serialNumber ? serialEnd(serialNumber) : undefined;

/**
 * A line for a seller's listing: the camera, the count, its certainty, the photo's date, the end of the serial number.
 */
export function listingLine(result: ExtractionResult, t: TFunction, locale: Locale): string {
  const { dateTime, shutterSource } = result;
  const serial = listingSerial(result);
  const mechanical = mechanicalBeside(result);
  const allShutters = allShuttersBeside(result);
  return joinSentences(
    [
      t(shutterSource?.kind === 'images' ? 'listing.pictures' : 'listing.shots', {
        camera: soldName(result, locale) || t('modelCard.unknown'),
        count: countText(result, t, locale),
      }),
      ...(mechanical
        ? [
            t(isMechanicalInferred(result) ? 'listing.takenMechanical' : 'listing.mechanical', {
              count: rangeText(mechanical.low, mechanical.value, t, locale),
            }),
          ]
        : []),
      ...(allShutters
        ? [t('listing.replaced', { total: rangeText(allShutters.low, allShutters.value, t, locale) })]
        : []),
      t('listing.grade', { grade: gradeText(result, t) }),
      ...(isFromCard(result) ? [t('listing.card')] : []),
      ...(dateTime ? [t('listing.taken', { date: formatDate(dateTime.slice(0, 10), locale) })] : []),
      ...(serial ? [t('listing.serial', { end: serial })] : []),
    ],
    locale,
  );
}
