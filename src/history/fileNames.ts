/** What a camera's own file names say about the order of photos. */

/** Four characters, then a number from 0001 to 9999 that goes on from photo to photo. Source: JEITA CP-3461 (DCF), 3.2. */
const CAMERA_NAME = /(?:^|\/)\w{4}(?<digits>\d{4})\.\w{3,4}$/;
const LAST = 9999;

/**
 * How many numbers the later photo's file is ahead of the earlier one's; negative if it is behind. The number starts
 * again after 9999, so the nearer way counts. Undefined unless both have the names that a camera gives.
 */
export function fileNumberGap(before: string, after: string): number | undefined {
  const [from, to] = [before, after].map((name) => CAMERA_NAME.exec(name)?.groups?.digits);
  if (from === undefined || to === undefined) return undefined;
  const ahead = (Number(to) - Number(from) + LAST) % LAST;
  return ahead > LAST / 2 ? ahead - LAST : ahead;
}
