/**
 * The visitor's report and photo, and problems with them. Kept only in memory, through changes of language and page.
 */

import { create } from 'zustand';
import type { ErrorCode } from '../../../reader/result';
import type { Claim } from '../../../judge/claim';
import type { CheckedFile } from '../../../judge/fileClaim';
import type { ClaimProblem } from '../../../judge/readClaim';

export type ReadingFailure = Extract<ErrorCode, 'processing-failed' | 'no-core' | 'unexpected'>;

export interface VerifyState {
  /** the part of the address from `#` on, if it contains the shown report */
  readonly link: string | undefined;
  readonly report: Claim | undefined;
  readonly photo: CheckedFile | undefined;
  readonly reading: File | undefined;
  /** the fraction of the photo hashed so far; undefined while no photo is being read */
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
