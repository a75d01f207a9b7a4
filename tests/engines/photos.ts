/** A photo picked on the page gives the same result as in the command-line program. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { writeJson } from '../../src/cli/json';
import { PROCESSING_DELAY_MS } from '../../src/config/constants';
import { monthOf } from '../../src/reader/date';
import type { ExtractionResult } from '../../src/reader/result';
import { maskSerial } from '../../src/reader/serial';
import { formatNumber } from '../../src/i18n/format';
import { SAMPLES } from '../support/files';
import { buildProgram, PROGRAM } from '../support/program';
import { CORPUS, needsCorpus } from '../support/shared';
import { texts } from '../support/texts/all';
import { rushTimers } from '../support/timers';
import { isHydrated, WHOLE_PAGE } from '../support/hydrated';
import { type EngineTest, expect } from './visitor';

const BROKEN = 'broken/';
const MAX_OUTPUT_BYTES = 1 << 28;

/** the compared parts of the program's result */
interface Answer {
  readonly status: string;
  readonly container?: string;
  readonly model?: string;
  readonly serialNumber?: string;
  readonly manufactured?: { readonly date: string };
  readonly shutterCount?: number;
  readonly shutterSource?: { readonly kind: string; readonly grade: 'exact' | 'approximate' };
  readonly savedAgain?: { readonly is: string };
  readonly reason?: string;
  readonly estimate?: { readonly value: number; readonly method: string };
  readonly candidates?: readonly object[];
  readonly error?: { readonly code: string; readonly message: string };
}

/** the page's result for a file */
interface Shown {
  readonly plate: string;
  readonly texts: readonly string[];
  /** the downloaded report, without the parts that the program does not print */
  readonly answer?: object;
}

export function photos(test: EngineTest): void {
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Files and the program's result for each, by test title */
  const groups = {
    'built by the tests': () => writeSamples(folder),
    'of cameras, one for each outcome of each format': () => oneOfEachOutcome(corpusFiles()),
    'that are broken': () => corpusFiles().filter((path) => path.includes(BROKEN)),
  };

  describe.each(Object.keys(groups) as (keyof typeof groups)[])('photos %s', (name) => {
    test(
      'give the same on the page as in the program',
      name.startsWith('built') ? {} : needsCorpus,
      async ({ tab, site }) => {
        const paths = groups[name]();
        const answers = askProgram(paths);
        await tab.goto(site.origin);
        await tab.until(isHydrated, WHOLE_PAGE);
        await tab.evaluate(rushTimers, PROCESSING_DELAY_MS);
        // From now on, the page writes no downloads to the disk.
        await tab.evaluate(() => void (HTMLAnchorElement.prototype.click = () => undefined));
        expect(paths.length).toBeGreaterThan(20);
        for (const [index, path] of paths.entries()) {
          const answer = answers[index]!;
          await tab.setFile('input[type=file]', path);
          const shown = await tab.until(readTool, texts.en['result.again'], texts.en['sheet.download']);
          const problem = answer.reason === 'no-metadata' ? texts.en['error.noExif'] : answer.error?.message;
          if (problem !== undefined) expect(shown.texts, path).toContain(problem);
          else compare(path, shown, answer);
          await tab.evaluate(goBack, texts.en['result.again']);
        }
        // The preview of a cut-off file may not be a picture. The page then shows a drawing instead.
        expect((await tab.problems()).filter((problem) => problem !== 'blob: did not load')).toEqual([]);
      },
    );
  });
}

function compare(path: string, shown: Shown, answer: Answer): void {
  const {
    site: _site,
    version: _version,
    link: _link,
    file,
    size: _size,
    sha256: _sha256,
    reportMade: _made,
    yearlyPace: _pace,
    ...result
  } = shown.answer as Record<string, unknown>;
  const entry = { file: path, result: result as unknown as ExtractionResult };
  expect(path.endsWith(String(file)), path).toBe(true);
  // By default, a report masks the serial number and the day of manufacture.
  const { serialNumber, manufactured, estimate, candidates } = answer;
  const masked = {
    ...answer,
    // A report with an estimate or a candidate gives no reason for the missing count.
    ...((estimate ?? candidates) && result['reason'] === undefined && { reason: undefined }),
    ...(serialNumber && { serialNumber: maskSerial(serialNumber) }),
    ...(manufactured && { manufactured: { ...manufactured, date: monthOf(manufactured.date) } }),
  };
  expect(JSON.parse(writeJson([entry])), path).toEqual([masked]);

  const { shutterCount } = answer;
  const grade = answer.shutterSource?.grade ?? (estimate && 'estimate');
  const sign = estimate ? '≈ ' : '';
  const number = shutterCount ?? estimate?.value;
  expect(shown.plate, path).toBe(
    number === undefined ? texts.en['countCard.unknown'] : sign + formatNumber(number, 'en'),
  );
  const sure = texts.en[grade ? (`grade.${grade}` as const) : 'grade.unavailable'];
  const isNamed = grade !== undefined && answer.savedAgain?.is === 'yes';
  const named = texts.en[grade === 'exact' ? 'grade.savedAgain.exact' : 'grade.savedAgain'].replace('{{grade}}', sure);
  expect(shown.texts, path).toContain(isNamed ? named : sure);
  if (answer.model) expect(shown.texts, path).toContain(answer.model);
}

function writeSamples(folder: string): string[] {
  return (['II', 'MM'] as const).flatMap((order) =>
    SAMPLES.map(({ bytes }, index) => {
      const path = join(folder, `sample-${index}-${order}.jpg`);
      writeFileSync(path, bytes(order));
      return path;
    }),
  );
}

function corpusFiles(): string[] {
  const { files } = JSON.parse(readFileSync(join(CORPUS, 'expected.json'), 'utf8')) as { files: { file: string }[] };
  return files.map(({ file }) => join(CORPUS, file));
}

/** The first file with each combination of outcome, kind of count, format and file extension. */
function oneOfEachOutcome(paths: readonly string[]): string[] {
  const whole = paths.filter((path) => !path.includes(BROKEN));
  const answers = askProgram(whole);
  const first = new Map<string, string>();
  for (const [index, path] of whole.entries()) {
    const { container, shutterSource, reason, estimate, candidates, error } = answers[index]!;
    const { grade, kind } = shutterSource ?? {};
    const uncounted = [reason, estimate?.method, candidates !== undefined];
    const outcome = [container, grade, kind, ...uncounted, error?.code, extname(path)].join();
    if (!first.has(outcome)) first.set(outcome, path);
  }
  return [...first.values()];
}

function askProgram(paths: readonly string[]): Answer[] {
  buildProgram();
  const output = execFileSync(process.execPath, [PROGRAM, '--json', ...paths], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output) as Answer[];
}

/** Runs in the page: the tool's texts when it has read a file, and the downloaded report, if any. */
async function readTool(again: string, download: string): Promise<Shown | undefined> {
  const buttonNamed = (name: string) =>
    [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === name);
  const tool = document.querySelector('[data-tool]')!;
  const plate = tool.querySelector('[data-plate]');
  const save = buttonNamed(download);
  if (!buttonNamed(again) || (plate && !save)) return undefined;
  const shown = {
    plate: plate?.textContent ?? '',
    texts: [...tool.querySelectorAll('*')]
      .filter((part) => part.checkVisibility() && part.textContent.length < 200)
      .map((part) => part.textContent.trim()),
  };
  if (!save) return shown;
  const { createObjectURL } = URL;
  const report = await new Promise<Blob>((taken) => {
    URL.createObjectURL = (blob) => {
      taken(blob as Blob);
      return 'blob:';
    };
    save.click();
  });
  URL.createObjectURL = createObjectURL;
  return { ...shown, answer: JSON.parse(await report.text()) as object };
}

/** Runs in the page: returns to the upload view. */
async function goBack(again: string): Promise<void> {
  [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === again)!.click();
  while (document.querySelector('[data-phase=idle]') === null) await new Promise((later) => setTimeout(later, 5));
}
