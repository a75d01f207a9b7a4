/** The words through which the core answers its host (schema.ts, State). */
import { State } from './schema';

const STATE: usize = memory.data(9 * 8, 8);

export function setState(word: State, value: f64): void {
  store<f64>(STATE + ((<usize>word) << 3), value);
}

export function stateStart(): usize {
  return STATE;
}
