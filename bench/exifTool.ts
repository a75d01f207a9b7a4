/** A native ExifTool process that stays open and looks only for the count. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countInTags, type Reader } from './readers';

/** `-fast` stops at a JPEG's picture. `-fast2` would leave out the maker notes, and with them the count. */
export const ONLY_COUNT = ['-fast', '-n', '-ShutterCount', '-ImageCount'];
/** The line that ExifTool prints after each `-execute`. */
const READY = '{ready}\n';

/** Bytes that a process has read, according to Linux; NaN on other systems. */
export function bytesReadBy(pid: number | 'self'): number {
  try {
    return Number(/^rchar: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
}

/** The path of ExifTool's Perl script; undefined without Perl. */
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

  /** photos still to be read */
  get queue(): number {
    return this.waiting.length;
  }

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

/** ExifTool as a `Reader`. */
export const exifToolReader = (tool: ExifTool): Reader => ({
  name: 'ExifTool, kept open',
  read: (source) => tool.read(source as string),
  countIn: (result) => countInTags((JSON.parse(result as string) as [Readonly<Record<string, unknown>>])[0]),
  bytesSoFar: () => tool.bytesRead(),
});
