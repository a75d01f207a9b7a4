/** On what was measured: the day, the machine, the versions, the photos. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { PhotoFile, Photos } from './photos';
import type { Comparison } from './results';
import { spreadOf } from './statistics';

type Conditions = Pick<Comparison, 'date' | 'machine' | 'versions' | 'photos'>;

/** What is told of a run over these files, before its table. */
export function conditionsOf(browser: Browser, kind: Photos['kind'], files: readonly PhotoFile[]): Conditions {
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: {
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 1024 ** 3),
    },
    versions: versionsOf(browser),
    photos: { kind, number: files.length, bytes: spreadOf(files.map(({ bytes }) => bytes)) },
  };
}

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
