/** The fields of the report that a Canon body writes about itself onto a card (CAM_INFO.XML). */
import type { Untrusted } from '../../config/fileText';

/** One entry of the camera's error log. */
export interface LoggedError {
  /** `YYYY-MM-DDTHH:MM:SS` by the camera's clock */
  readonly date?: string;
  /** as written, such as 'DS-EID:101' */
  readonly reason?: string;
  /** eight hexadecimal digits; zeros mean no lens, or an unknown one */
  readonly lens?: string;
  /** all shots up to that time, counted like `CardReport.shots` */
  readonly shots?: number;
}

/** One kind of error in the camera's log. */
export interface ErrorKind {
  /** such as 'E70' */
  readonly code: string;
  /** how often it happened */
  readonly count?: number;
  /** when the error first happened, in the form of `LoggedError.date` */
  readonly first?: string;
  /** when the error last happened, in the form of `LoggedError.date` */
  readonly last?: string;
  /** the log's entries, newest first, as the camera writes them */
  readonly log: readonly LoggedError[];
}

/** An element that we know nothing about. */
export interface UnknownElement {
  /** path of the element below CameraInfo, with '/' between the names */
  readonly path: string;
  /** as written */
  readonly text: string;
}

/** A Canon body's report about itself. Values that the report lacks are absent. */
export interface CardReport {
  /** absent if missing or masked; `serialState` says which */
  readonly serial?: string;
  /** whether the serial number is given, replaced by fillers, or not written */
  readonly serialState: 'given' | 'masked' | 'missing';
  /** as the camera's menu shows it, such as '1.6.0' */
  readonly firmware?: string;
  /** the firmware's internal version, which no menu shows */
  readonly internalFirmware?: string;
  /** the number of a second TotalShutter, if it differs */
  readonly otherActuations?: number;
  /** TotalShutter: actuations of the mechanical shutter, including live view; as written, even if it is 0 */
  readonly actuations?: number;
  /** TotalShoot: all shots, including silent ones */
  readonly shots?: number;
  /** TotalMirror: movements of the mirror; DSLRs only */
  readonly mirror?: number;
  /** how often the camera was switched on */
  readonly starts?: number;
  /** time switched on, in seconds */
  readonly seconds?: number;
  /** the error log, by kind */
  readonly errors: readonly ErrorKind[];
  /** elements that we know nothing about */
  readonly unknown: readonly UnknownElement[];
  /** names of elements that occur several times, although a camera writes them once; we read only the first */
  readonly repeated: readonly string[];
  /**
   * A line break inside the report: the camera writes one line, so someone edited it. A line break at the end doesn't
   * count.
   */
  readonly hasLineBreaks: boolean;
}

/** A report with untrusted texts: anyone can edit a text file. */
export interface UntrustedReport extends Untrusted<CardReport> {}

/** Why a file that claims to be a report can't be read. */
export type ReportFault = 'too-large' | 'cut' | 'damaged' | 'doctype' | 'no-counters';
