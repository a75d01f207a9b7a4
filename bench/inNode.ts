/** Measures in a separate Node process, undisturbed by the bench's own work. */
import { execFileSync, fork } from 'node:child_process';
import { join } from 'node:path';
import { NODE_BUNDLES } from './bundles';
import type { FirstCall } from './firstCall';
import type { Question } from './labInNode';
import type { Look } from './readers/reader';
import type { Runtime } from './runtime';

/** Starts the process. */
export function openNode(): Runtime {
  const lab = fork(join(NODE_BUNDLES, 'labInNode.js'));
  const waiting = new Map<number, (result: unknown) => void>();
  let asked = 0;
  lab.on('message', ({ id, result }: { id: number; result: unknown }) => waiting.get(id)?.(result));

  const ask = <Result>(question: Omit<Question, 'id'>): Promise<Result> =>
    new Promise((answer, failed) => {
      const id = asked++;
      waiting.set(id, (result) => {
        waiting.delete(id);
        lab.off('exit', failed);
        answer(result as Result);
      });
      lab.once('exit', failed);
      lab.send({ ...question, id } satisfies Question);
    });

  return {
    name: 'Node',
    look: (path, names) => ask<Look[]>({ path, names }),
    time: (path, names, rounds) => ask<number[][]>({ path, names, rounds }),
    firstCall(module, path) {
      const [program, alone] = ['firstCallInNode.js', `${module}.js`].map((file) => join(NODE_BUNDLES, file));
      const output = execFileSync(process.execPath, [program!, alone!, path], { encoding: 'utf8' });
      return Promise.resolve(JSON.parse(output) as FirstCall);
    },
    close: () => Promise.resolve(lab.disconnect()),
  };
}
