/**
 * The report and the photo that the visitor has given, and problems with them. They are only in memory, and remain
 * after a change of language or page.
 */

import { create } from 'zustand';
import type { ErrorCode } from '../../../reader/result';
import type { Claim } from '../../../judge/claim';
import type { CheckedFile } from '../../../judge/fileClaim';
import type { ClaimProblem } from '../../../judge/readClaim';

/** The reason why a photo was not read. */
export type ReadingFailure = Extract<ErrorCode, 'processing-failed' | 'no-core' | 'unexpected'>;

export interface VerifyState {
  /** the part of the address from `#` on, if the shown report is from the address */
  readonly link: string | undefined;
  readonly report: Claim | undefined;
  readonly photo: CheckedFile | undefined;
  /** the photo that was given last */
  readonly reading: File | undefined;
  /** the fraction of the photo that is hashed; undefined while no photo is being read */
  readonly progress: number | undefined;
  readonly problem: ClaimProblem | undefined;
  readonly failure: ReadingFailure | undefined;
}

export const NO_PROBLEM = { problem: undefined, failure: undefined } as const;

export const NOTHING_GIVEN: VerifyState = {
  link: undefined,
  report: undefined,
  photo: undefined,
  reading: undefined,
  progress: undefined,
  ...NO_PROBLEM,
};

export const useVerifyState = create<VerifyState>(() => NOTHING_GIVEN);
