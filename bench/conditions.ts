/** On what was measured: the day, the machine, the versions, the photos. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { PhotoFile, Photos } from './photos';
import type { Comparison } from './results';
import { spreadOf } from './statistics';

type Conditions = Pick<Comparison, 'date' | 'machine' | 'versions' | 'photos'>;

/** What is told of a run over these files, before its table. */
export function conditionsOf(browser: Browser, kind: Photos['kind'], files: readonly PhotoFile[]): Conditions {
  return {
    date: today(),
    machine: thisMachine(),
    versions: versionsOf(browser),
    photos: { kind, number: files.length, bytes: spreadOf(files.map(({ bytes }) => bytes)) },
  };
}

/** The same in a sentence, with how many processes want a core by now, for what is measured without a browser. */
export function conditionsNow(): string {
  const { cpu, cores, memoryGb } = thisMachine();
  const load = loadavg()[0]!.toFixed(1);
  return `${today()}. ${cpu}, ${cores} cores, ${memoryGb} GB, load ${load} at the start. Node ${process.versions.node}.`;
}

const today = (): string => new Date().toISOString().slice(0, 10);

const thisMachine = (): Conditions['machine'] => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1024 ** 3),
});

function versionsOf(browser: Browser): Record<string, string> {
  const require = createRequire(import.meta.url);
  const installed = ['exifr', 'exifreader', '@uswriting/exiftool', 'exiftool-vendored.pl'].flatMap((name) => {
    const folder = require.resolve.paths(name)?.find((path) => existsSync(join(path, name)));
    return folder === undefined ? [] : [[name, versionIn(join(folder, name))] as const];
  });
  return { Node: process.versions.node, Chromium: browser.version(), ...Object.fromEntries(installed) };
}

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
