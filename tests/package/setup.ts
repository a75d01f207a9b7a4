/** Builds the package, packs it, and installs the tarball in an empty project, as its users do; once for all their tests. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

/** A file of the tarball */
export interface PackedFile {
  readonly path: string;
  readonly size: number;
}

/** What `npm pack --json` says of a package */
export interface Packed {
  readonly filename: string;
  /** bytes of the tarball */
  readonly size: number;
  readonly files: readonly PackedFile[];
}

declare module 'vitest' {
  interface ProvidedContext {
    packed: Packed;
    /** the same without the program and without the decoder that browsers load on demand */
    packedLean: Packed;
    /** the folder of a project in which the tarball is installed */
    userProject: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-package-'));
  const built = join(folder, 'built');
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/package.ts', built], { cwd: ROOT, stdio: 'inherit' });
  const packed = pack(built, folder);

  const lean = join(folder, 'lean');
  await cp(built, lean, { recursive: true });
  await Promise.all(['bin', 'brotli.js'].map((name) => rm(join(lean, name), { recursive: true })));

  const userProject = join(folder, 'project');
  mkdirSync(userProject);
  writeFileSync(join(userProject, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', join(folder, packed.filename), '--offline', '--no-audit', '--no-fund'], {
    cwd: userProject,
    stdio: 'ignore',
  });

  project.provide('packed', packed);
  project.provide('packedLean', pack(lean, folder, '--dry-run'));
  project.provide('userProject', userProject);
  return () => rm(folder, { recursive: true });
}

function pack(from: string, to: string, ...options: readonly string[]): Packed {
  // It prints a list in some versions of npm, and an object by name in others.
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', to, ...options], {
    cwd: from,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { name } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { name: string };
  const printed = JSON.parse(output) as readonly Packed[] | Readonly<Record<string, Packed>>;
  return Array.isArray(printed) ? printed[0]! : (printed as Readonly<Record<string, Packed>>)[name]!;
}
