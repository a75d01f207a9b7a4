/**
 * `shutter-count serve` beside ExifTool behind the same framework: the same photos, in turn, one at a time and several at once;
 * then what memory a hundred thousand requests leave. To run it alone, after a build:
 * `node scripts/run.mjs bench/service.ts [--seconds N] [--rounds N] [--requests N]`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildBundles, NODE_BUNDLES } from './bundles';
import { conditionsNow } from './conditions';
import { bytes, duration, figure, times } from './numbers';
import { findPhotos } from './photos';
import { findPerlExifTool } from './programs';
import { median, ninetyNinth } from './statistics';
import { inTurn } from './turns';
import { formatted, say } from './write';

export interface ServiceRow {
  readonly service: string;
  readonly photos: string;
  readonly atOnce: number;
  /** requests answered in all, and a second, the median of the rounds */
  readonly requests: number;
  readonly rate: number;
  /** milliseconds from a request to the end of its answer: the median, and what one in a hundred takes longer than */
  readonly middle: number;
  readonly slow: number;
}

export interface MemoryRow {
  readonly service: string;
  /** bytes of the service and the processes it keeps, after so many requests */
  readonly points: readonly (readonly [requests: number, bytes: number])[];
}

export interface Services {
  readonly conditions: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly rows: readonly ServiceRow[];
  readonly memory: readonly MemoryRow[];
}

export interface ServiceRun {
  /** how long each service is asked in each round */
  readonly seconds: number;
  readonly rounds: number;
  /** for the memory that is left; ExifTool gets a fiftieth of them */
  readonly requests: number;
}

interface Running {
  readonly name: string;
  readonly program: ChildProcess;
  readonly port: number;
}

/** As large as a camera's JPEG */
const WHOLE_BYTES = 8 * 1024 * 1024;
const AT_ONCE = [1, 16];
const EXIFTOOL_PART = 50;

/** Expects the program and the bundles to be built. ExifTool is left out where it cannot run, and without `perl`. */
export async function measureServices({ seconds, rounds, requests }: ServiceRun, perl: boolean): Promise<Services> {
  const conditions = conditionsNow();
  const heads = findPhotos([]).files.map(({ path }) => readFileSync(path));
  const sets = [
    { photos: 'as they are', bodies: heads },
    { photos: `with zeros to ${bytes(WHOLE_BYTES)}`, bodies: heads.slice(0, 8).map(grown) },
  ];
  const services = await startAll(perl);
  try {
    const cells = sets.flatMap((set) =>
      AT_ONCE.flatMap((atOnce) => services.map((service) => ({ ...set, atOnce, service, took: [] as number[][] }))),
    );
    for (const [index, round] of inTurn(cells.length, rounds + 1)) {
      const { service, bodies, atOnce, took } = cells[index]!;
      const ends = performance.now() + seconds * 1000;
      const all = await ask(service.port, bodies, atOnce, () => performance.now() < ends);
      if (round > 0) took.push(all);
    }
    const rows = cells.map(({ service, photos, atOnce, took }): ServiceRow => ({
      service: service.name,
      photos,
      atOnce,
      requests: took.flat().length,
      rate: median(took.map((all) => (all.length / all.reduce((sum, one) => sum + one, 0)) * atOnce * 1000)),
      middle: median(took.flat()),
      slow: ninetyNinth(took.flat()),
    }));
    await stopAll(services);
    return { conditions, rounds, seconds, rows, memory: await measureMemory(heads, requests, perl) };
  } finally {
    await stopAll(services);
  }
}

const grown = (head: Buffer): Buffer => Buffer.concat([head], Math.max(WHOLE_BYTES, head.length));

/** Of services that have just been started. */
async function measureMemory(bodies: readonly Buffer[], requests: number, perl: boolean): Promise<MemoryRow[]> {
  const services = await startAll(perl);
  const rows: MemoryRow[] = [];
  try {
    for (const { name, program, port } of services) {
      const most = name === 'ExifTool' ? requests / EXIFTOOL_PART : requests;
      say(`memory of ${name} after ${most} requests`);
      const points: [number, number][] = [[0, memoryOf(program)]];
      let asked = 0;
      for (const stop of [most / 100, most / 10, most / 2, most].map(Math.round)) {
        await ask(port, bodies, AT_ONCE.at(-1)!, () => asked++ < stop);
        asked = stop;
        points.push([stop, memoryOf(program)]);
      }
      rows.push({ service: name, points });
    }
  } finally {
    await stopAll(services);
  }
  return rows;
}

/** Bytes that the process and those that it has started hold. */
function memoryOf({ pid }: ChildProcess): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => line.trim().split(/ +/).map(Number));
  return (
    all.reduce((sum, [own, parent, kilobytes]) => (own === pid || parent === pid ? sum + kilobytes! : sum), 0) * 1024
  );
}

async function startAll(perl: boolean): Promise<Running[]> {
  const exiftool = perl && findPerlExifTool();
  const commands: [string, readonly string[]][] = [
    ['shutter-count serve', [resolve('build/shutter-count.js'), 'serve', '--port', '0']],
  ];
  if (typeof exiftool === 'object')
    commands.push(['ExifTool', [join(NODE_BUNDLES, 'exiftoolService.js'), ...exiftool.command.slice(0, 2)]]);
  return Promise.all(commands.map(([name, parameters]) => start(name, parameters)));
}

async function start(name: string, parameters: readonly string[]): Promise<Running> {
  const program = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  while (!/:\d+\. ?/.test(said)) said += ((await once(program.stderr, 'data')) as [Buffer])[0].toString();
  program.stderr.resume();
  return { name, program, port: Number(/:(\d+)\./.exec(said)![1]) };
}

async function stopAll(services: readonly Running[]): Promise<void> {
  for (const { program } of services) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    program.kill();
    await once(program, 'exit');
  }
}

/**
 * Sends the photos in turn, over so many connections, while `goOn` says so. Milliseconds for each. Throws when a request is lost,
 * or answered otherwise than with an object.
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
  const sending = request({
    agent,
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'Content-Length': body.length },
  });
  sending.end(body);
  const [answer] = (await once(sending, 'response')) as [AsyncIterable<Buffer> & { statusCode: number }];
  let length = 0;
  for await (const part of answer) length += part.length;
  if (answer.statusCode !== 200 || length < 20) throw new Error(`${answer.statusCode} with ${length} bytes`);
}

/** The results as Markdown, without a heading. */
export function renderServices({ conditions, rounds, seconds, rows, memory }: Services): string {
  return [
    `${conditions} The service beside ExifTool behind the same framework (hono), which keeps a process of ExifTool a core: photos sent over connections that stay, ` +
      `for ${seconds} s in each of ${rounds} rounds in turn after one for nothing; sender and service share the machine.`,
    '',
    '| Service | Photos | At once | Requests | A second | Median | 99 in 100 |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(({ service, photos, atOnce, requests, rate, middle, slow }) => {
      const cells = [service, photos, figure(atOnce), figure(requests), figure(rate), duration(middle), duration(slow)];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    ...ratiosOf(rows),
    '',
    'Memory of the service, and of the processes that it keeps:',
    '',
    ...memory.map(
      ({ service, points }) =>
        `- ${service}: ${points.map(([requests, size]) => `${bytes(size)} after ${requests.toLocaleString('en')}`).join(', ')} requests`,
    ),
    '',
  ].join('\n');
}

/** How many times as many requests a second ours answers. */
const ratiosOf = (rows: readonly ServiceRow[]): string[] =>
  rows.flatMap(({ service, photos, atOnce, rate }) => {
    const ours = rows.find((row) => row.service !== service && row.photos === photos && row.atOnce === atOnce);
    return service === 'ExifTool' && ours
      ? [`- Photos ${photos}, ${atOnce} at once: ${times(ours.rate / rate)} as many requests a second.`]
      : [];
  });

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '3' },
      requests: { type: 'string', default: '100000' },
    },
  });
  await buildBundles();
  const run = { seconds: Number(values.seconds), rounds: Number(values.rounds), requests: Number(values.requests) };
  console.log(await formatted(renderServices(await measureServices(run, true))));
}
