/** Ctrl+C while the program reads photos. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, PROGRAM } from '../support/program';

const make = 'NIKON CORPORATION';
const bytes = photo({ make, model: 'NIKON D850', serial: '3012345', note: nikonNote({ shutterCount: 8_541 }) });

let folder = '';

/** Stops the program while it waits for more names, after it has read two photos and reported a missing file. */
async function stoppedAfterTwo(...options: readonly string[]): Promise<{ code: number; output: string }> {
  const program = spawn(process.execPath, [PROGRAM, ...options, '-'], { cwd: folder });
  let output = '';
  program.stdout.on('data', (data: Buffer) => (output += data.toString()));
  program.stdin.write('a.jpg\nb.jpg\ngone.jpg\n');
  // Waits for the error about the missing file.
  await once(program.stderr, 'data');
  program.kill('SIGINT');
  const [code] = (await once(program, 'close')) as [number];
  return { code, output };
}

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  for (const name of ['a.jpg', 'b.jpg']) writeFileSync(join(folder, name), bytes);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Ctrl+C', () => {
  it.each([['--json'], ['--json', '--reverse'], ['--json', '--sort', 'count']])(
    'leaves a complete array of the files read so far: %s %s %s',
    async (...options) => {
      const { code, output } = await stoppedAfterTwo(...options);
      expect(code).toBe(130);
      const objects = JSON.parse(output) as { shutterCount?: number }[];
      expect(objects.filter(({ shutterCount }) => shutterCount === 8_541)).toHaveLength(2);
    },
  );

  it.each([
    ['--jsonl', /^(\{"file":"[ab]\.jpg".*\}\n){2}/],
    ['--csv', /^file,.*\n(a\.jpg,.*\n)+(b\.jpg,.*\n)+/],
    ['--sort=name', /^File .*\na\.jpg .*\nb\.jpg .*\n/],
    ['--bodies', /^Camera .*\nNIKON D850 +3012345 .*\n/],
  ])('leaves complete lines for the files read so far: %s', async (option, written) => {
    const { code, output } = await stoppedAfterTwo(option);
    expect(code).toBe(130);
    expect(output).toMatch(written);
    expect(output.endsWith('\n')).toBe(true);
  });

  it.each(['--bodies', '--find'])('leaves valid JSON with %s', async (option) => {
    const { code, output } = await stoppedAfterTwo('--json', option);
    expect(code).toBe(130);
    expect(JSON.parse(output)).toBeTypeOf('object');
  });
});
