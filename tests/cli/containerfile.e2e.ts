/** Runs the commands of the Containerfile one by one, without a container engine. Each image is a folder. */
// @module-tag weekly
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { startService } from '../support/service';

/** For root, the ID of a user who owns nothing. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

const IGNORED = new Set(linesOf('.dockerignore').filter(Boolean));

/** True if the ignore rules hide the path from container engines. */
const isIgnored = (path: string) => {
  const [, extension = path] = /(\.\w+)$/.exec(path) ?? [];
  return [relative('.', path), `**/${basename(path)}`, `**/*${extension}`].some((pattern) => IGNORED.has(pattern));
};

/** The folder in place of each stage's image, by the stage's name. The last stage has no name. */
const images = new Map<string, string>();

afterAll(() => {
  for (const image of images.values()) {
    execFileSync('chmod', ['-R', 'u+w', image]);
    rmSync(image, { recursive: true });
  }
});

let image = '';
let folder = '';

/** Imitates the instructions that change an image, not those that only describe it. */
const DO: Readonly<Record<string, (what: string) => void>> = {
  FROM: (what) => {
    image = mkdtempSync(join(tmpdir(), 'shutter-count-'));
    images.set(what.split(' AS ')[1] ?? '', image);
  },
  WORKDIR: (what) => {
    folder = join(image, what);
    mkdirSync(folder, { recursive: true });
  },
  COPY: (what) => {
    const [, stage, list = ''] = /^(?:--from=(\w+) )?(.+)$/.exec(what)!;
    const paths = list.split(' ');
    const given = paths.pop()!;
    const target = given.startsWith('/') ? join(image, given) : resolve(folder, given);
    mkdirSync(target, { recursive: true });
    for (const path of paths) {
      const source = stage === undefined ? path : join(images.get(stage)!, path);
      const filter = (from: string) => stage !== undefined || !isIgnored(from);
      cpSync(source, path === '.' ? target : join(target, basename(path)), { recursive: true, filter });
    }
  },
  RUN: (what) => {
    // Links to the installed packages instead of installing them again.
    if (what === 'npm ci') symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    else execFileSync(what, { cwd: folder, shell: true });
  },
};

it('the image builds from a clone, and serves as a user other than root, from read-only files', async () => {
  const told: [string, string][] = [];
  for (const line of linesOf('Containerfile')) {
    const [, command, what] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (command === undefined || what === undefined) continue;
    DO[command]?.(what);
    told.push([command, what]);
  }
  const build = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'COPY', 'RUN'];
  expect(told.map(([command]) => command)).toEqual(['ARG', ...build, 'FROM', 'COPY', 'USER', 'EXPOSE', 'ENTRYPOINT']);
  const last = Object.fromEntries(told);
  expect(last).toMatchObject({ FROM: '${NODE}', USER: 'node', EXPOSE: '8080' });
  execFileSync('chmod', ['-R', 'a-w,a+rX', image]);

  const [node, program = '', serve, ...parameters] = JSON.parse(last['ENTRYPOINT']!) as string[];
  expect([node, serve]).toEqual(['node', 'serve']);
  const service = await startService(parameters, [process.execPath, join(image, program)], NOBODY);
  const note = nikonNote({ shutterCount: 8541 });
  const body = new Uint8Array(photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note }));
  const answer = await fetch(`http://127.0.0.1:${service.port}`, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ shutterCount: 8541 });
  service.program.kill();
  expect(await once(service.program, 'exit')).toEqual([0, null]);
});
