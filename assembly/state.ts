/** The words that the core writes for its host (schema.ts, State). */
import { State } from './schema';

const STATE: usize = memory.data(State.Count * 8, 8);

/** Sets one word. */
export function setState(word: State, value: f64): void {
  store<f64>(STATE + ((<usize>word) << 3), value);
}

/** Address of the first word. */
export function stateStart(): usize {
  return STATE;
}
