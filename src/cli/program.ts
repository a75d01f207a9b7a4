/** The command-line program. */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { programVersion } from 'virtual:program-version';
import { loadCore } from '../reader/core';
import type { ExtractionResult } from '../reader/result';
import { UrlError } from '../library/fromUrl';
import { inTurns } from '../library/readPhotos';
import { isNamedLikePhoto } from '../reader/files/extensions';
import { EXIT } from './exit';
import { type Found, walkFiles } from './findFiles';
import { type Unread, unreadable } from './json';
import { modeOf } from './modes';
import { namesIn } from './namesIn';
import { HELP, parseUsage, shortHelp } from './options';
import { progressLine } from './progress';
import { type DatedReading, sendHeaders } from './read';
import { filesDone, without } from './resume';
import { severalAtOnce } from './severalAtOnce';
import { complain } from './terminal';

async function run(args: string[]): Promise<number> {
  if (args[0] === 'serve') return (await import('./serve/serveCommand')).serveHttp(args.slice(1));
  const usage = parseUsage(args);
  if (typeof usage === 'string') return refuse(usage, args);
  if (usage.help || usage.version) {
    process.stdout.write(usage.help ? HELP : `shutter-count ${programVersion}\n`);
    return EXIT.done;
  }
  const mode = modeOf(usage);
  if (!mode) return refuse(`${usage.printed.map((option) => `--${option}`).join(' and ')} do not go together`, args);
  const core = await loadCore();
  if (usage.camera) return (await import('./pluggedIn')).printCameras(core, usage.printed[0]);
  // Without this flag, V8 lets garbage grow to several times the memory in use.
  setFlagsFromString('--heap-growing-percent=15');
  sendHeaders(usage.headers);
  const found = walkFiles(namesIn(usage));
  const wanted = usage.resume === undefined ? found : without(await filesDone(usage.resume), found);
  const output = await mode.open(usage, core);
  let failed = false;
  let reported = 0;
  // Rows on the same terminal already show the progress.
  const progress = progressLine(mode.streams && process.stdout.isTTY);
  const files = severalAtOnce(core, usage.jobs);
  const read = async ({ place, problem }: Found): Promise<{ reading: DatedReading; unread?: Unread }> => {
    try {
      if (problem) throw problem;
      return { reading: await files.read(place) };
    } catch (failure) {
      const cause = failure instanceof Error ? failure.message : String(failure);
      const code = failure instanceof UrlError ? failure.code : undefined;
      return { reading: { result: unreadable, written: new Date() }, unread: { code, cause } };
    }
  };
  const stopping = new AbortController();
  // A second Ctrl+C ends the program at once.
  process.once('SIGINT', () => stopping.abort());
  let breath = Date.now();
  try {
    for await (const { item, result } of inTurns(wanted, read, files.atOnce, true, stopping.signal)) {
      const { path, place, isNamed } = item;
      const { reading, unread } = result;
      progress.show(path);
      if (unread) {
        failed = true;
        progress.clear();
        complain(`${path}: ${unread.cause}`);
      }
      // Skips a file in a folder if it neither is a photo nor has a photo's name.
      if (isNamed || !isNoPhoto(reading.result) || isNamedLikePhoto(path)) {
        reported += 1;
        await output.add({ file: path, place, reading, unread });
      }
      // A local disk answers at once, so reading never pauses by itself. The program can receive a Ctrl+C only during
      // this pause.
      if (Date.now() - breath > BREATH_MS) {
        await setImmediate();
        breath = Date.now();
      }
    }
  } catch (problem) {
    if (!stopping.signal.aborted) throw problem;
  }
  progress.clear();
  await output.end();
  if (stopping.signal.aborted) {
    complain(`stopped; results printed so far: ${reported}`);
    return EXIT.stopped;
  }
  if (reported === 0) complain(usage.resume === undefined ? 'no photo found' : 'no further photo found');
  return failed ? EXIT.unread : EXIT.done;
}

const BREATH_MS = 50;

function refuse(what: string, args: readonly string[]): number {
  complain(what);
  process.stderr.write(shortHelp(args));
  return EXIT.usage;
}

const isNoPhoto = ({ error, container }: ExtractionResult) => error?.code === 'no-exif' && container === undefined;

process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  // The receiver of the output, such as `head`, has closed it. This is no error.
  if (problem.code === 'EPIPE') process.exit(EXIT.closed);
  complain(`The output could not be written: ${problem.message}`);
  process.exit(EXIT.undone);
});

async function main(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
    // Doesn't wait for open reads, because a slow disk or server may never answer.
    if (process.exitCode === EXIT.stopped) process.stdout.write('', () => process.exit());
  } catch (problem) {
    complain(problem instanceof Error ? problem.message : String(problem));
    process.exitCode = EXIT.undone;
  }
}

void main();
