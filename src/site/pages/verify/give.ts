/** Takes reports and photos. None of their data leaves the page. */

import { judgeFile } from '../../../reader/files/acceptFile';
import { failedResult, readFile } from '../../../reader/files/readFile';
import { fingerprint } from '../../tool/sheet/fingerprint';
import { noteGiven } from '../../browser/fetchAhead';
import type { Claim } from '../../../judge/claim';
import { type ClaimProblem, MAX_CLAIM_BYTES, readPasted } from '../../../judge/readClaim';
import { forgetLink } from './linkInAddress';
import { NO_PROBLEM, type ReadingFailure, useVerifyState } from './verifyState';

const FAILURES: readonly string[] = ['processing-failed', 'no-core', 'unexpected'] satisfies ReadingFailure[];

/** Shows the report from the page's address, or says that the link is broken. */
export function giveLinked(found: Claim | 'broken'): void {
  useVerifyState.setState({ ...NO_PROBLEM, ...(found === 'broken' ? { problem: found } : { report: found }) });
}

/** Shows a report that the visitor gives, instead of the last one. */
export function giveReport(report: Claim): void {
  forgetLink();
  giveLinked(report);
}

/** Removes the report, so that a reload doesn't show it again. */
export function removeReport(): void {
  forgetLink();
  useVerifyState.setState({ report: undefined });
}

/** Takes each file as a photo if possible, else as a report. */
export async function giveFiles(files: Iterable<File>): Promise<void> {
  for (const file of files) await giveFile(file);
}

async function giveFile(file: File): Promise<void> {
  noteGiven();
  try {
    if ((await judgeFile(file)) !== 'not-an-image') return await givePhoto(file);
    const given = await readReportFile(file);
    if (typeof given === 'object') giveReport(given);
    else useVerifyState.setState({ ...NO_PROBLEM, problem: given });
  } catch (cause) {
    useVerifyState.setState({ ...NO_PROBLEM, failure: failureOf(failedResult(cause)), progress: undefined });
  }
}

/** Reads a file as a report, or returns why the file is not a report. Doesn't read files that are too large. */
async function readReportFile(file: File): Promise<Claim | ClaimProblem> {
  if (file.size <= MAX_CLAIM_BYTES) return readPasted(await file.text());
  return /json/i.test(file.type) || /\.json$/i.test(file.name) ? 'too-large' : 'foreign';
}

async function givePhoto(file: File): Promise<void> {
  const isReplaced = () => useVerifyState.getState().reading !== file;
  useVerifyState.setState({ ...NO_PROBLEM, photo: undefined, reading: file, progress: 0 });
  const reading = await readFile(file);
  const sha256 = await fingerprint(file, (progress) => {
    if (!isReplaced()) useVerifyState.setState({ progress });
  });
  if (isReplaced()) return;
  const failure = failureOf(reading.result);
  const photo = failure ? undefined : { name: file.name, sha256, reading };
  useVerifyState.setState({ photo, failure, progress: undefined });
}

function failureOf({ error }: ReturnType<typeof failedResult>): ReadingFailure | undefined {
  return error && FAILURES.includes(error.code) ? (error.code as ReadingFailure) : undefined;
}
