/** The command-line program: shutter counts of photos, folders and cameras, as tables, CSV or JSON. */
import { programVersion } from 'virtual:program-version';
import { loadCore } from '../extraction/core';
import type { ExtractionResult } from '../extraction/result';
import { inTurns } from '../library/readPhotos';
import { isNamedLikePhoto } from '../reading/extensions';
import { type Found, walkFiles } from './findFiles';
import { unreadable } from './json';
import { modeOf, outputOf } from './modes';
import { namesIn } from './namesIn';
import { HELP, parseUsage, shortHelp } from './options';
import { progressLine } from './progress';
import type { DatedReading } from './read';
import { severalAtOnce } from './severalAtOnce';
import { complain } from './terminal';

async function run(args: string[]): Promise<number> {
  if (args[0] === 'serve') return (await import('./serve/serveCommand')).serveHttp(args.slice(1));
  const usage = parseUsage(args);
  if (typeof usage === 'string') return refuse(usage, args);
  if (usage.help || usage.version) {
    process.stdout.write(usage.help ? HELP : `shutter-count ${programVersion}\n`);
    return 0;
  }
  const mode = modeOf(usage);
  if (!mode) return refuse(`${usage.printed.map((option) => `--${option}`).join(' and ')} do not go together`, args);
  const core = await loadCore();
  if (usage.camera) return (await import('./pluggedIn')).printCameras(core, usage.printed[0]);
  const output = await outputOf(mode, usage, core);
  let failed = false;
  let reported = 0;
  // Rows that appear on the same terminal say how far it is.
  const progress = progressLine(mode.streams && process.stdout.isTTY);
  const files = severalAtOnce(core, usage.jobs);
  const read = async ({ place, problem }: Found): Promise<{ reading: DatedReading; cause?: string }> => {
    try {
      if (problem) throw problem;
      return { reading: await files.read(place) };
    } catch (failure) {
      const cause = failure instanceof Error ? failure.message : String(failure);
      return { reading: { result: unreadable, written: new Date() }, cause };
    }
  };
  for await (const { item, result } of inTurns(walkFiles(namesIn(usage)), read, files.atOnce)) {
    const { path, place, isNamed } = item;
    const { reading, cause } = result;
    progress.show(path);
    if (cause !== undefined) {
      failed = true;
      progress.clear();
      complain(`${path}: ${cause}`);
    }
    // A folder may hold other files: what neither is a photo nor is named like one is passed over.
    if (!isNamed && isNoPhoto(reading.result) && !isNamedLikePhoto(path)) continue;
    reported += 1;
    await output.add({ file: path, place, reading, cause });
  }
  progress.clear();
  await output.end();
  if (reported === 0) complain('no photo found');
  return failed ? 1 : 0;
}

/** Says what is wrong with the arguments, and where to read on. */
function refuse(what: string, args: readonly string[]): number {
  complain(what);
  process.stderr.write(shortHelp(args));
  return 2;
}

const isNoPhoto = ({ error, container }: ExtractionResult) => error?.code === 'no-exif' && container === undefined;

// EPIPE: the reader of the output (`head`) has closed it, which is no failure.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EPIPE') process.exit(0);
  complain(`The output could not be written: ${problem.message}`);
  process.exit(1);
});
void run(process.argv.slice(2)).then((code) => (process.exitCode = code));
