import { type FileText, rawText } from '../config/fileText';

/**
 * A camera's file name: four characters, then a number from 0001 to 9999 that rises from photo to photo. Source: JEITA
 * CP-3461 (DCF), 3.2.
 */
const CAMERA_NAME = /(?:^|\/)\w{4}(?<digits>\d{4})\.\w{3,4}$/;
const LAST = 9999;

/**
 * The distance between two photos' file numbers; negative if the later photo's number is lower. Numbers start again
 * after 9999, so the shorter distance counts. Undefined unless both names have the form that cameras use.
 */
export function fileNumberGap(before: FileText, after: FileText): number | undefined {
  const [from, to] = [before, after].map((name) => CAMERA_NAME.exec(rawText(name))?.groups?.digits);
  if (from === undefined || to === undefined) return undefined;
  const ahead = (Number(to) - Number(from) + LAST) % LAST;
  return ahead > LAST / 2 ? ahead - LAST : ahead;
}
