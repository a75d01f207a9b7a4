/**
 * Measures folders of many photos, after a build: the history page against other libraries, the program against
 * ExifTool, and both against bare reads, which parse nothing. `node scripts/run.mjs bench/many.ts [--files N] [--rounds
 * N]`.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askPage, openBrowser } from './places';
import { findExifTool, ONLY_COUNT } from './exifTool';
import { copiesOf, findPhotos } from './photos';
import { conditions, duration, print, say, table, times } from './print';
import { timeInTurns } from './timing';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const { folder, paths, remove } = copiesOf(findPhotos([]), Number(values.files));
const browser = await openBrowser();
try {
  say(`${paths.length} photos in Chromium`);
  const inPage = await askPage(browser, paths, 'many', rounds);
  say('the same by programs');
  const byProgram = await timeInTurns(programs(), rounds);
  await print(
    `${conditions('exifr', 'exifreader', 'exiftool-vendored.pl')} Chromium ${browser.version()}. ${paths.length.toLocaleString('en')} ` +
      `photos; medians of ${rounds} rounds in turn, after one that does not count. In Chromium four reads run at a time, as on the history page. ` +
      'The first row of each place is the bare reads.',
    table(['', 'Way', 'All', 'A photo', 'Bare reads'], 2, [...rows('Chromium', inPage), ...rows('Program', byProgram)]),
  );
} finally {
  await browser.close();
  remove();
}

function rows(place: string, measured: Readonly<Record<string, number>>): string[][] {
  const [bare = Number.NaN] = Object.values(measured);
  return Object.entries(measured).map(([way, time]) => {
    return [place, way, duration(time), duration(time / paths.length), times(time / bare)];
  });
}

function programs(): Record<string, () => void> {
  const script = findExifTool();
  return {
    'open, read 128 KB, close': readBare,
    'shutter-count --csv': () => run(process.execPath, [resolve('build/shutter-count.js'), '--csv', folder]),
    ...(script !== undefined && {
      [`exiftool -r -csv ${ONLY_COUNT.join(' ')}`]: () => run('perl', [script, '-r', '-csv', ...ONLY_COUNT, folder]),
    }),
  };
}

function readBare(): void {
  const buffer = Buffer.allocUnsafe(128 * 1024);
  for (const path of paths) {
    const file = openSync(path, 'r');
    readSync(file, buffer, 0, buffer.length, 0);
    closeSync(file);
  }
}

/** Ignores the exit code, which reports photos that cannot be read. */
function run(program: string, parameters: readonly string[]): void {
  const { error } = spawnSync(program, parameters, { stdio: 'ignore' });
  if (error) throw error;
}
