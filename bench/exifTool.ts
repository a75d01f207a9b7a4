/** A process of native ExifTool that is kept open, and asked for the count alone. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countInTags, type Reader } from './readers';

/** `-fast` ends reading at the picture of a JPEG; `-fast2` would leave out the maker notes, and with them the count. */
export const ONLY_COUNT = ['-fast', '-n', '-ShutterCount', '-ImageCount'];
/** What ExifTool prints once it is done with one `-execute`. */
const READY = '{ready}\n';

/** Bytes that a process has read, as Linux counts them; NaN elsewhere. */
export function bytesReadBy(pid: number | 'self'): number {
  try {
    return Number(/^rchar: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
}

/** The path of the Perl script; undefined without Perl. */
export function findExifTool(): string | undefined {
  return spawnSync('perl', ['-v']).status === 0
    ? createRequire(import.meta.url).resolve('exiftool-vendored.pl/bin/exiftool')
    : undefined;
}

export class ExifTool {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly waiting: ((answer: string) => void)[] = [];
  private said = '';

  constructor(script: string) {
    this.process = spawn('perl', [script, '-stay_open', 'True', '-@', '-']);
    this.process.stderr.resume();
    this.process.stdout.on('data', (text: Buffer) => this.hear(text.toString()));
  }

  /** The number of photos that it still has to read. */
  get queue(): number {
    return this.waiting.length;
  }

  /** The JSON of a photo. */
  read(path: string): Promise<string> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.process.stdin.write(['-json', ...ONLY_COUNT, path, '-execute', ''].join('\n'));
    });
  }

  bytesRead(): number {
    return bytesReadBy(this.process.pid!);
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

/** It as a reader among the others. */
export const exifToolReader = (tool: ExifTool): Reader => ({
  name: 'ExifTool, kept open',
  read: (source) => tool.read(source as string),
  countIn: (result) => countInTags((JSON.parse(result as string) as [Readonly<Record<string, unknown>>])[0]),
  bytesSoFar: () => tool.bytesRead(),
});
