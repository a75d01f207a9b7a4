/**
 * `node scripts/run.mjs tests/attack/runAttack.ts [--kind K]... [--runs N] [--seed N]... [--case N]`: hostile files, card reports, saved histories,
 * cameras, sources and texts. `--case` tries one case alone, by the number that a finding names.
 */
import { parseArgs } from 'node:util';
import { ATTACKS, type AttackKind, attack } from './attack';

const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true, default: Object.keys(ATTACKS) },
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', multiple: true, default: ['1'] },
    case: { type: 'string' },
  },
});

const isKind = (name: string): name is AttackKind => Object.hasOwn(ATTACKS, name);
const unknown = values.kind.filter((name) => !isKind(name));
if (unknown.length > 0)
  throw new Error(`No attack is called ${unknown.join(', ')}: ${Object.keys(ATTACKS).join(', ')}`);

let cases = 0;
let found = 0;
for (const kind of values.kind.filter(isKind)) {
  for (const seed of values.seed.map(Number)) {
    const started = performance.now();
    const { ways, findings } =
      values.case === undefined
        ? await attack(kind, seed, Number(values.runs))
        : await attack(kind, seed, 1, Number(values.case));
    const sum = [...ways.values()].reduce((total, number) => total + number, 0);
    const seconds = (performance.now() - started) / 1000;
    console.log(`${kind}, seed ${seed}: ${sum} cases in ${seconds.toFixed(1)} s, ${findings.length} findings`);
    for (const [way, number] of [...ways].toSorted(([a], [b]) => a.localeCompare(b)))
      console.log(`${String(number).padStart(9)}  ${way}`);
    for (const finding of findings) console.error(finding);
    cases += sum;
    found += findings.length;
  }
}
console.log(`${cases} cases, ${found} findings`);
if (found > 0) process.exitCode = 1;
