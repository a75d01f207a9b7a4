/** What this version says of a file, to be compared with a report. */

import { resultOfReport } from '../reader/cardReport/judge';
import type { FileReading } from '../reader/files/extractFile';
import { type Claim, factsOf, type ReportClaim } from './claim';

export interface CheckedFile {
  readonly name: string;
  readonly sha256: string;
  readonly reading: FileReading;
}

/**
 * What `version` reads in the file. A card report names no camera, and how its numbers are read depends on that: so it is
 * read as the camera that whoever made the report of it picked.
 */
export function claimOfFile({ sha256, reading }: CheckedFile, version: string, report: Claim | undefined): ReportClaim {
  const { result, report: card } = reading;
  const picked = report?.facts?.model;
  const model = picked !== undefined && /^canon/i.test(picked) ? picked : undefined;
  const facts = factsOf(card && report?.facts ? resultOfReport(card, model) : result);
  return { sha256, version, facts };
}
