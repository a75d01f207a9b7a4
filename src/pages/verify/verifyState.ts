/** What the visitor has given, and what is wrong with it. In memory only; survives a change of language and of page. */

import { create } from 'zustand';
import type { ErrorCode } from '../../extraction/result';
import type { Claim } from '../../verify/claim';
import type { CheckedFile } from '../../verify/fileClaim';
import type { ClaimProblem } from '../../verify/readClaim';

/** Why a photo was not read at all. */
export type ReadingFailure = Extract<ErrorCode, 'processing-failed' | 'no-core' | 'unexpected'>;

export interface VerifyState {
  readonly report: Claim | undefined;
  readonly photo: CheckedFile | undefined;
  /** fraction of the photo that has been fingerprinted, while one is read */
  readonly progress: number | undefined;
  readonly problem: ClaimProblem | undefined;
  readonly failure: ReadingFailure | undefined;
}

export const NO_PROBLEM = { problem: undefined, failure: undefined } as const;

export const NOTHING_GIVEN: VerifyState = {
  report: undefined,
  photo: undefined,
  progress: undefined,
  ...NO_PROBLEM,
};

export const useVerifyState = create<VerifyState>(() => NOTHING_GIVEN);
