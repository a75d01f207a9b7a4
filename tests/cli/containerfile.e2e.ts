/** The commands of the Containerfile, one by one, in a folder in place of an image: no engine builds it here. */
// @module-tag weekly
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram } from '../support/program';
import { startService } from '../support/service';

/** Whoever is root becomes somebody who owns nothing. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

let image = '';

beforeAll(() => {
  buildProgram();
  image = mkdtempSync(join(tmpdir(), 'shutter-count-'));
});

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', image]);
  rmSync(image, { recursive: true });
});

/** A path of the image in the folder that stands for it. */
const inImage = (text: string) => text.replaceAll('/opt/', `${image}/opt/`);

const DO: Readonly<Record<string, (what: string) => void>> = {
  COPY: (what) => {
    const paths = what.split(' ');
    const folder = inImage(paths.pop()!);
    mkdirSync(folder, { recursive: true });
    for (const path of paths) copyFileSync(resolve(path), join(folder, basename(path)));
  },
};

it('serves as a user who is not root, from files that nobody may change', async () => {
  const lines = readFileSync('Containerfile', 'utf8').split('\n');
  const commands = lines.flatMap((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) ?? []);
  const told: Record<string, string> = {};
  for (let at = 0; at < commands.length; at += 2) {
    const [command = '', what = ''] = commands.slice(at, at + 2);
    DO[command]?.(what);
    told[command] = what;
  }
  expect(Object.keys(told)).toEqual(['FROM', 'COPY', 'USER', 'EXPOSE', 'ENTRYPOINT']);
  expect(told).toMatchObject({ USER: 'node', EXPOSE: '8080' });
  execFileSync('chmod', ['-R', 'a-w,a+rX', image]);

  const [node, program = '', serve, ...parameters] = JSON.parse(inImage(told['ENTRYPOINT']!)) as string[];
  expect([node, serve]).toEqual(['node', 'serve']);
  const service = await startService(parameters, [process.execPath, program], NOBODY);
  const note = nikonNote({ shutterCount: 8541 });
  const body = new Uint8Array(photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note }));
  const answer = await fetch(`http://127.0.0.1:${service.port}`, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ shutterCount: 8541 });
  service.program.kill();
  expect(await once(service.program, 'exit')).toEqual([0, null]);
});
