/**
 * `node exiftoolService.js EXIFTOOL…`: a service around ExifTool as projects build them, on our own service's framework. `POST /`
 * takes a photo, which is put into a file; processes of ExifTool that stay, one a core, answer with what they read from it.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** What ExifTool prints once it is done with one `-execute`. */
const READY = '{ready}\n';

class ExifTool {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly waiting: ((answer: string) => void)[] = [];
  private said = '';

  constructor([command = '', ...parameters]: readonly string[]) {
    this.process = spawn(command, [...parameters, '-stay_open', 'True', '-@', '-']);
    this.process.stderr.resume();
    this.process.stdout.on('data', (text: Buffer) => this.hear(text.toString()));
  }

  /** How many files it still has to read. */
  get queue(): number {
    return this.waiting.length;
  }

  read(path: string): Promise<string> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.process.stdin.write(`-json\n-fast\n${path}\n-execute\n`);
    });
  }

  end(): void {
    this.process.stdin.end('-stay_open\nFalse\n');
  }

  private hear(text: string): void {
    this.said += text;
    for (let end = this.said.indexOf(READY); end >= 0; end = this.said.indexOf(READY)) {
      this.waiting.shift()?.(this.said.slice(0, end));
      this.said = this.said.slice(end + READY.length);
    }
  }
}

const tools = Array.from({ length: availableParallelism() }, () => new ExifTool(process.argv.slice(2)));
const folder = await mkdtemp(join(tmpdir(), 'shutter-count-bench-'));
let photos = 0;

const app = new Hono();
app.post('/', async (context) => {
  const path = join(folder, String(photos++));
  await writeFile(path, new Uint8Array(await context.req.arrayBuffer()));
  const tool = tools.reduce((least, one) => (one.queue < least.queue ? one : least));
  const answer = await tool.read(path);
  await rm(path);
  return context.body(answer, 200, { 'Content-Type': 'application/json' });
});
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stderr.write(`Listening on http://127.0.0.1:${port}.\n`),
);
process.once('SIGTERM', () => {
  for (const tool of tools) tool.end();
  server.close();
  void rm(folder, { recursive: true });
});
