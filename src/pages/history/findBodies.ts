import type { ExaminedBody } from '../../history/examined';
import { type Pausing, pausingFilter } from '../../history/pausing';
import { presentSerial } from '../../result/present';

/** The bodies that have every word of the query in their make, model or serial number, the latter as their cards show it. */
export function findBodies(bodies: readonly ExaminedBody[], query: string): Pausing<readonly ExaminedBody[]> {
  const words = query.toLowerCase().split(/\s+/);
  return pausingFilter(bodies, ({ make, model, serial }) => {
    const text = [make, model, serial && presentSerial(serial).value].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
