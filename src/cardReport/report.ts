/** What a Canon body wrote of itself onto a card (CAM_INFO.XML), field by field. */

/** One entry of the camera's error log. */
export interface LoggedError {
  /** `YYYY-MM-DDTHH:MM:SS` by the camera's clock */
  readonly date?: string;
  /** as it stands, such as 'DS-EID:101' */
  readonly reason?: string;
  /** eight hexadecimal digits; zeros mean no lens, or an unknown one */
  readonly lens?: string;
  /** `shots` of the report at that time */
  readonly shots?: number;
}

export interface ErrorKind {
  /** such as 'E70' */
  readonly code: string;
  readonly count?: number;
  readonly first?: string;
  readonly last?: string;
  /** newest first, as the camera writes them */
  readonly log: readonly LoggedError[];
}

/** An element that we know nothing of: its path below CameraInfo, and its text. */
export interface UnknownElement {
  readonly path: string;
  readonly text: string;
}

export interface CardReport {
  /** absent where it is missing or masked; `serialState` says which */
  readonly serial?: string;
  readonly serialState: 'given' | 'masked' | 'missing';
  /** as the camera's menu shows it, such as '1.6.0' */
  readonly firmware?: string;
  readonly internalFirmware?: string;
  /** TotalShutter: actuations of the mechanical shutter, live view included. 0 and above; not yet judged */
  readonly actuations?: number;
  /** TotalShoot: all shots, silent ones included */
  readonly shots?: number;
  /** TotalMirror: movements of the mirror; DSLRs only */
  readonly mirror?: number;
  readonly starts?: number;
  /** time switched on, in seconds */
  readonly seconds?: number;
  readonly errors: readonly ErrorKind[];
  readonly unknown: readonly UnknownElement[];
  /** The camera writes one line; a line break inside the report is somebody's, one at its end means nothing. */
  readonly hasLineBreaks: boolean;
}

/** Why a file that claims to be a report is none. */
export type ReportFault = 'too-large' | 'cut' | 'damaged' | 'doctype' | 'no-counters';
