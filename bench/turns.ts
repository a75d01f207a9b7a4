/** The order of measurements. */

/** Yields each index below `number` once per round; each round starts with another one. */
export function* inTurn(number: number, rounds: number): Generator<readonly [index: number, round: number]> {
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < number; turn++) yield [(round + turn) % number, round];
  }
}
