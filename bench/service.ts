/**
 * Compares `shutter-count serve` with a service around ExifTool on the same framework, after a build. Both get the same
 * photos in turn, one at a time and several at once. Then measures each service's memory after many requests. `node
 * scripts/run.mjs bench/service.ts [--seconds N] [--rounds N] [--requests N]`; ExifTool gets a fiftieth of the
 * requests.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './places';
import { findExifTool } from './exifTool';
import { findPhotos } from './photos';
import { bytes, conditions, duration, figure, print, say, table, times } from './print';
import { median, quantile } from './timing';

interface Running {
  readonly name: string;
  readonly program: ChildProcess;
  readonly port: number;
}

/** The typical size of a camera's JPEG in bytes. */
const WHOLE_BYTES = 8 * 1024 * 1024;
const AT_ONCE = [1, 16];
const EXIFTOOL_PART = 50;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '100000' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const requests = Number(values.requests);
const heads = findPhotos([]).map(({ path }) => readFileSync(path));
const sets = [
  { photos: 'as they are', bodies: heads },
  {
    photos: `with zeros to ${bytes(WHOLE_BYTES)}`,
    bodies: heads.slice(0, 8).map((head) => Buffer.concat([head], Math.max(WHOLE_BYTES, head.length))),
  },
];
const ours = ['shutter-count serve', [resolve('build/shutter-count.js'), 'serve', '--port', '0']] as const;
const script = findExifTool();
const COMMANDS =
  script === undefined ? [ours] : [ours, ['ExifTool', [await bundle('exiftoolService', true), script]] as const];

await print(
  `${conditions('exiftool-vendored.pl')} Our service compared with a service around ExifTool in the same framework (hono). ` +
    `That service keeps one ExifTool process per core and asks it only for the count. Connections stay open; ${rounds} rounds of ${seconds} s in turn, after ` +
    'one that does not count. Sender and service share the machine.',
  table(
    ['Service', 'Photos', 'At once', 'Requests', 'A second', 'Median', '99 in 100', 'Ours ÷ this'],
    2,
    await withServices(speeds),
  ),
  'Memory of the service and its processes:',
  (await withServices(memory)).join('\n'),
);

async function withServices<Result>(measure: (services: readonly Running[]) => Promise<Result>): Promise<Result> {
  const services = await Promise.all(COMMANDS.map(([name, parameters]) => start(name, parameters)));
  try {
    return await measure(services);
  } finally {
    for (const { program } of services) {
      if (program.exitCode !== null || !program.kill()) continue;
      await once(program, 'exit');
    }
  }
}

async function speeds(services: readonly Running[]): Promise<string[][]> {
  const cells = sets.flatMap((set) =>
    AT_ONCE.flatMap((atOnce) => services.map((service) => ({ ...set, atOnce, service, took: [] as number[][] }))),
  );
  for (let round = 0; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`);
    for (const { service, bodies, atOnce, took } of cells) {
      const ends = performance.now() + seconds * 1000;
      const all = await ask(service.port, bodies, atOnce, () => performance.now() < ends);
      if (round > 0) took.push(all);
    }
  }
  const rateOf = ({ took, atOnce }: (typeof cells)[number]) =>
    median(took.map((all) => (all.length / all.reduce((sum, one) => sum + one, 0)) * atOnce * 1000));
  return cells.map((cell, index) => {
    const { service, photos, atOnce, took } = cell;
    const all = took.flat();
    // The services' rows for the same photos and the same `atOnce` are consecutive, with our service first.
    const our = rateOf(cells[index - (index % services.length)]!);
    const rate = rateOf(cell);
    const texts = [service.name, photos, figure(atOnce), figure(all.length), figure(rate)];
    return [...texts, duration(median(all)), duration(quantile(all, 0.99)), times(our / rate)];
  });
}

async function memory(services: readonly Running[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, program, port } of services) {
    const most = name === 'ExifTool' ? requests / EXIFTOOL_PART : requests;
    say(`memory of ${name} after ${most} requests`);
    const points = [`${bytes(memoryOf(program))} after 0`];
    let asked = 0;
    for (const stop of [most / 100, most / 10, most / 2, most].map(Math.round)) {
      await ask(port, heads, AT_ONCE.at(-1)!, () => asked++ < stop);
      asked = stop;
      points.push(`${bytes(memoryOf(program))} after ${stop.toLocaleString('en')}`);
    }
    lines.push(`- ${name}: ${points.join(', ')} requests`);
  }
  return lines;
}

/** Memory in bytes of the process and its child processes. */
function memoryOf({ pid }: ChildProcess): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => line.trim().split(/ +/).map(Number));
  const kilobytes = all.filter(([own, parent]) => own === pid || parent === pid).map(([, , rss]) => rss!);
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024;
}

async function start(name: string, parameters: readonly string[]): Promise<Running> {
  const program = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  while (!/:\d+\. ?/.test(said)) said += ((await once(program.stderr, 'data')) as [Buffer])[0].toString();
  program.stderr.resume();
  return { name, program, port: Number(/:(\d+)\./.exec(said)![1]) };
}

/**
 * Sends the bodies in turn, `atOnce` at a time, while `goOn` returns true. Returns the milliseconds until each answer.
 */
async function ask(port: number, bodies: readonly Buffer[], atOnce: number, goOn: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const took: number[] = [];
  let next = 0;
  const sendOn = async (): Promise<void> => {
    while (goOn()) {
      const started = performance.now();
      await post(agent, port, bodies[next++ % bodies.length]!);
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  agent.destroy();
  return took;
}

async function post(agent: Agent, port: number, body: Buffer): Promise<void> {
  const options = { agent, port, host: '127.0.0.1', method: 'POST', headers: { 'Content-Length': body.length } };
  const sending = request(options);
  sending.end(body);
  const [answer] = (await once(sending, 'response')) as [AsyncIterable<Buffer> & { statusCode: number }];
  let length = 0;
  for await (const part of answer) length += part.length;
  if (answer.statusCode !== 200 || length < 20) throw new Error(`${answer.statusCode} with ${length} bytes`);
}
