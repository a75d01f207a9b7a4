import type { FileText } from '../config/fileText';
import { isSameSerial } from './serials';
import { maskSerial } from '../reader/serial';
import type { Claim, Facts, ReportClaim } from './claim';

/** Traits that show whether two files are of one photo or of two. */
export const TRAITS = ['serial', 'time', 'fileNumber', 'count'] as const;
export type Trait = (typeof TRAITS)[number];
export type TraitStanding = 'agrees' | 'differs' | 'missing';

/** Values to compare if the report's file and this file have equal bytes. */
export const COMPARED = ['count', 'grade', 'model', 'date', 'serial'] as const satisfies readonly (keyof Facts)[];
export type ComparedFact = (typeof COMPARED)[number];

export type Answer =
  /** the report has only a fingerprint, which equals the file's */
  | { readonly kind: 'same-file' }
  | { readonly kind: 'same-count' }
  /** the count was computed from file numbers or the file's name, which may have changed */
  | { readonly kind: 'estimate' }
  /**
   * This version reads values in the file that differ from the report's. `unknownVersion` is the report's version, if
   * it isn't this one; the difference counts all the same.
   */
  | {
      readonly kind: 'does-not-follow';
      readonly differences: readonly ComparedFact[];
      readonly unknownVersion?: FileText;
    }
  | {
      readonly kind: 'other-file';
      readonly photo: 'same' | 'other' | 'unknown';
      readonly traits: Readonly<Record<Trait, TraitStanding>>;
    };

/** Compares a report with `file`, the values that this version reads from the file. No answer accuses anybody. */
export function compareClaims(report: Claim, file: ReportClaim): Answer {
  const { facts, version } = report;
  if (report.sha256 !== file.sha256) return otherFile(facts ?? {}, file.facts);
  if (!facts) return { kind: 'same-file' };
  const differences = COMPARED.filter((fact) => isDifferent(fact, facts, file.facts));
  if (differences.length === 0) return { kind: 'same-count' };
  if (differences.join() === 'count' && isNotStored(facts, file.facts)) return { kind: 'estimate' };
  return { kind: 'does-not-follow', differences, ...(version !== file.version && { unknownVersion: version }) };
}

/**
 * True if the two values differ. An absent `count` means 'no count', so it can differ. Any other value that the report
 * lacks isn't compared.
 */
export function isDifferent(fact: ComparedFact, report: Facts, file: Facts): boolean {
  if (fact === 'count') return report.count !== file.count;
  if (fact === 'grade' && (report.count === undefined || file.count === undefined)) return false;
  if (report[fact] === undefined) return false;
  if (fact === 'serial') return file.serial === undefined || !isSameSerial(report.serial!, file.serial);
  return report[fact] !== file[fact];
}

/** True if neither the report nor the file has a counter's number, and at least one has an estimate. */
function isNotStored(report: Facts, file: Facts): boolean {
  const grades = [report.grade, file.grade];
  return grades.includes('estimate') && grades.every((grade) => grade === undefined || grade === 'estimate');
}

/**
 * Compares two different files. They are of one photo only if both have all traits and all agree, and of two photos if
 * two traits differ. One difference proves nothing: an editor or a wrong clock may have changed that trait.
 */
function otherFile(report: Facts, file: Facts): Answer {
  const traits = {
    serial: serialStanding(report, file),
    time: timeStanding(report, file),
    fileNumber: fileNumberStanding(report, file),
    count: standing(storedCount(report), storedCount(file)),
  };
  const found = Object.values(traits);
  const differing = found.filter((trait) => trait === 'differs').length;
  const photo = found.every((trait) => trait === 'agrees') ? 'same' : differing >= 2 ? 'other' : 'unknown';
  return { kind: 'other-file', photo, traits };
}

function standing<Value>(
  one: Value | undefined,
  other: Value | undefined,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): TraitStanding {
  if (one === undefined || other === undefined) return 'missing';
  return isSame(one, other) ? 'agrees' : 'differs';
}

/** Compares the serial numbers, or only their ends if the report shows no more. */
function serialStanding(report: Facts, file: Facts): TraitStanding {
  const { serial, maskedSerial } = report;
  return serial === undefined && file.serial !== undefined
    ? standing(maskedSerial, maskSerial(file.serial))
    : standing(serial, file.serial, isSameSerial);
}

/** Compares the times. Two shots can be within one second, so an equal second alone proves nothing. */
function timeStanding(one: Facts, other: Facts): TraitStanding {
  const seconds = standing(one.date, other.date);
  return seconds === 'agrees' ? standing(fractionOf(one), fractionOf(other)) : seconds;
}

/** The part of a second as a number: '50' and '5' are equal. */
const fractionOf = ({ subSecond }: Facts): number | undefined =>
  subSecond === undefined ? undefined : Number(`0.${subSecond}`);

function fileNumberStanding({ fileNumber: one }: Facts, { fileNumber: other }: Facts): TraitStanding {
  return one?.tag === other?.tag ? standing(one?.value, other?.value) : 'missing';
}

/** The count; undefined for an estimate, because it comes from the file number, which is a trait of its own. */
const storedCount = ({ count, grade }: Facts): number | undefined => (grade === 'estimate' ? undefined : count);
