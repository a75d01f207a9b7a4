/** Who is measured when. */

/** Indexes below `number`, each once a round; round by round another begins. */
export function* inTurn(number: number, rounds: number): Generator<readonly [index: number, round: number]> {
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < number; turn++) yield [(round + turn) % number, round];
  }
}
