/**
 * `node exiftoolService.js SCRIPT`: a typical service around ExifTool, on the same framework as our own. `POST /`
 * writes the photo into a file. The service keeps one ExifTool process per processor core. The least busy process reads
 * the file, and the service answers with the photo's count.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { ExifTool } from './exifTool';

const tools = Array.from({ length: availableParallelism() }, () => new ExifTool(process.argv[2]!));
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
