/** The command-line program: shutter counts of photo files, as a table or as JSON. */
import { type FileHandle, open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { extractFile } from '../cardReport/extractFile';
import { type Core, loadCore } from '../extraction/core';
import type { ByteSource } from '../extraction/ranges';
import { progressLine } from './progress';
import { type Entry, unreadable, writeJson } from './json';
import { writeTable } from './table';

const HELP = `Usage: shutter-count [--json] FILE...

Reads the shutter count and other metadata of photos, taken straight from the camera,
and of the report that a Canon body writes onto its card (CAM_INFO.XML).
Only the few ranges that hold metadata are read, whatever the size of a file.

  --json      print one JSON array instead of a table
  -h, --help  print this text

Exit code: 0 when every file could be read, 1 when one could not, 2 on wrong usage.
`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const usage = parseUsage(args);
  if (typeof usage === 'string') {
    process.stderr.write(`shutter-count: ${usage}\n\n${HELP}`);
    return 2;
  }
  if (usage.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const core = await loadCore();
  const entries: Entry[] = [];
  let failed = false;
  const progress = progressLine(usage.files.length);
  for (const file of usage.files) {
    progress.show(entries.length, file);
    try {
      entries.push({ file, result: await read(core, file) });
    } catch (problem) {
      failed = true;
      progress.clear();
      process.stderr.write(`shutter-count: ${file}: ${problem instanceof Error ? problem.message : String(problem)}\n`);
      entries.push({ file, result: unreadable });
    }
  }
  progress.clear();
  process.stdout.write(usage.json ? writeJson(entries) : writeTable(entries));
  return failed ? 1 : 0;
}

interface Usage {
  readonly help: boolean;
  readonly json: boolean;
  readonly files: readonly string[];
}

/** What the arguments ask for, or what is wrong with them. */
function parseUsage(args: string[]): Usage | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    });
    if (!values.help && positionals.length === 0) return 'no file given';
    return { ...values, files: positionals };
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

async function read(core: Core, path: string): Promise<Entry['result']> {
  const file = await open(path, 'r');
  try {
    const { result } = await extractFile(core, await fileSource(file), path);
    return result;
  } finally {
    await file.close();
  }
}

async function fileSource(file: FileHandle): Promise<ByteSource> {
  const stats = await file.stat();
  if (!stats.isFile()) throw new Error('not a file');
  return {
    size: stats.size,
    read: async (offset, length) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return bytes.subarray(0, bytesRead);
    },
  };
}
