import { type FileText, rawText } from '../config/fileText';
import { resultOfReport } from '../reader/cardReport/judge';
import type { FileReading } from '../reader/files/extractFile';
import { type Claim, factsOf, type ReportClaim } from './claim';

export interface CheckedFile {
  readonly name: FileText;
  readonly sha256: string;
  readonly reading: FileReading;
}

/**
 * The facts that `version` reads in the file. The meaning of a card report's numbers depends on the camera, which the
 * card report doesn't name, so the model that `report` names is used.
 */
export function claimOfFile({ sha256, reading }: CheckedFile, version: string, report: Claim | undefined): ReportClaim {
  const { result, report: card } = reading;
  const picked = report?.facts?.model;
  const model = picked !== undefined && /^canon/i.test(rawText(picked)) ? picked : undefined;
  const facts = factsOf(card && report?.facts ? resultOfReport(card, model) : result);
  return { sha256, version, facts };
}
