/** The facts about a file that a report states or that this version of the program reads, in a form for comparison. */

import { type FileText, rawText } from '../config/fileText';
import type { ExtractionResult, Grade } from '../reader/result';
import { isMaskedSerial, serialOf } from '../reader/serial';

/** How sure a count is. A guess isn't a count. */
export const CLAIMED_GRADES = ['exact', 'approximate', 'estimate'] as const satisfies readonly Grade[];
export type ClaimedGrade = (typeof CLAIMED_GRADES)[number];

/** The number that the camera gave a file. Two files' numbers are comparable only if both come from the same tag. */
export interface FileNumber {
  readonly tag: string;
  readonly value: number;
}

/** Values read in a file. Without `count`, the file has no count. The absence of another value means nothing. */
export interface Facts {
  readonly model?: FileText;
  readonly count?: number;
  /** the grade of `count` */
  readonly grade?: ClaimedGrade;
  /** a program had saved the file again */
  readonly savedAgain?: true;
  /** `YYYY-MM-DDTHH:MM:SS`, when the photo was taken */
  readonly date?: string;
  /** the digits after the second of `date` */
  readonly subSecond?: string;
  /** present only if the number identifies a body */
  readonly serial?: string;
  /** '••••8901', in a report that shows only the end of the number */
  readonly maskedSerial?: string;
  readonly fileNumber?: FileNumber;
}

/** Facts about a file, and the version of the program that read them. */
export interface ReportClaim {
  /** in lower case */
  readonly sha256: string;
  readonly version: FileText;
  readonly facts: Facts;
}

/** Only a file's fingerprint, without any value of the file. */
interface Fingerprint {
  readonly sha256: string;
  readonly version?: undefined;
  readonly facts?: undefined;
}

export type Claim = ReportClaim | Fingerprint;

/** The fields that a file's result and a report's JSON share. */
export type Stated = Pick<ExtractionResult, 'model' | 'shutterCount' | 'dateTime' | 'subSecond' | 'serialNumber'> & {
  readonly shutterSource?: { readonly grade: Grade };
  readonly savedAgain?: { readonly is: string };
  readonly counters: readonly { readonly field: string; readonly tag: string; readonly value: number }[];
};

/** Converts the facts of a result, or of a report's JSON, into `Facts`. */
export function factsOf(stated: Stated): Facts {
  const { model, shutterCount, shutterSource, savedAgain, dateTime, subSecond, serialNumber, counters } = stated;
  const grade = CLAIMED_GRADES.find((known) => known === shutterSource?.grade);
  const number = counters.find(({ field }) => field === 'FileNumber');
  const serial = serialOf({ serial: serialNumber, model });
  return {
    ...(model && { model }),
    ...(shutterCount !== undefined &&
      grade && { count: shutterCount, grade, ...(savedAgain?.is === 'yes' && { savedAgain: true }) }),
    ...(dateTime && { date: dateTime }),
    ...(subSecond && { subSecond }),
    ...(serial && { serial }),
    ...(serialNumber && isMaskedSerial(serialNumber) && { maskedSerial: rawText(serialNumber) }),
    ...(number && { fileNumber: { tag: number.tag, value: number.value } }),
  };
}
