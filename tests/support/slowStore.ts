/** A store that takes milliseconds for each read, as a network drive does. */

/** How many files the process that reads has to have begun before it goes on with the first one. */
const AT_ONCE = 12;

/**
 * Required before the program, makes each of its reads take longer than those of a local disk. `READS`: what the process that
 * reads for it does: 'together' waits for many files before it goes on, 'end' ends in the middle, 'fail' does not even start.
 * `TOLD`: the file that is there once many are read at once.
 */
export const SLOW_STORE = `
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { readSync } = fs;
const { stat } = fs.promises;
const still = new Int32Array(new SharedArrayBuffer(4));
fs.readSync = (...parameters) => {
  Atomics.wait(still, 0, 0, 4);
  return readSync(...parameters);
};
if (process.send) {
  if (process.env.READS === 'fail') process.exit(1);
  let begun = 0;
  let letGo;
  const together = new Promise((resolve) => (letGo = resolve));
  fs.promises.stat = async (place) => {
    begun += 1;
    if (process.env.READS === 'end' && begun > 20) process.exit(1);
    if (begun === ${AT_ONCE}) {
      letGo();
      fs.writeFileSync(process.env.TOLD, '');
    }
    if (process.env.READS === 'together') await together;
    return stat(place);
  };
}
syncBuiltinESMExports();
`;
