/** Sends the same hostile texts to every place that shows a text written by a stranger. */
import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resultOfReport } from '../src/reader/cardReport/judge';
import { ErrorView } from '../src/site/tool/ErrorView';
import { writeBodies, writeBodiesCsv } from '../src/cli/bodies';
import { progressLine } from '../src/cli/progress';
import { complain } from '../src/cli/terminal';
import { writeFiles } from '../src/cli/filesTable';
import { examineBody } from '../src/history/examined';
import { shownOf } from '../src/history/historyContent';
import { writeCsv } from '../src/history/csv';
import { leftOutOf } from '../src/history/lines';
import { createTranslator } from '../src/i18n/translator';
import CableResult from '../src/site/pages/connect/CableResult';
import HistoryView from '../src/history/views/HistoryView';
import { PrintedHistory } from '../src/history/views/PrintedHistory';
import ReadingProgress from '../src/history/views/ReadingProgress';
import VerifyAnswer from '../src/site/pages/verify/VerifyAnswer';
import { claimRows } from '../src/site/pages/verify/verifyWords';
import { describeOutcome } from '../src/i18n/words/outcome';
import ResultView from '../src/site/tool/ResultView';
import { PrintSheet } from '../src/site/tool/sheet/PrintSheet';
import { type SheetFacts, sheetText } from '../src/site/tool/sheet/sheet';
import { downloadName } from '../src/site/browser/saveFile';
import { compareClaims } from '../src/judge/compareClaims';
import { claimOfFile } from '../src/judge/fileClaim';
import { renderPart } from './site/tool/render';
import * as results from './site/tool/results';
import { bodiesNamed, formulasIn, photoNamed, readingsNamed, reportNamed } from './support/hostileFacts';
import { anyHostileText, HOSTILE_TEXTS, CONTROL_CHARACTERS } from './support/hostileTexts';
import { texts } from './support/texts/all';
import { variants } from './support/variants';

/** Longer than any text of a page, and far shorter than the longest hostile text. */
const MAX_SHOWN = 1000;

/** All texts of the page, including those only for screen readers. */
function pageTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.closest('style') === null) found.push(walker.currentNode.nodeValue ?? '');
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name)!);
  return found;
}

function expectPlain(shown: readonly string[]): void {
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) {
    expect(text).not.toMatch(CONTROL_CHARACTERS);
    expect(text.length).toBeLessThan(MAX_SHOWN);
  }
}

function expectNoFormula(csv: string): void {
  expect(csv).not.toMatch(CONTROL_CHARACTERS);
  expect(formulasIn(csv)).toEqual([]);
}

const t = createTranslator('en', texts.en).t;

const fileNamed = (name: string) => new NodeFile(['bytes'], name, { type: 'image/jpeg' }) as File;
const nothing = () => undefined;

beforeEach(() => {
  vi.stubGlobal('print', nothing);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Combinations of the texts. tests/attack/hostileStrings.test.ts tries many more outside pages. */
const GENERATED = fc
  .sample(anyHostileText, { seed: 1, numRuns: 3 })
  .map((text, index) => [`text ${index}`, text] as const);
type Named = readonly [name: string, text: string];
const ALL: readonly Named[] = [...Object.entries(HOSTILE_TEXTS), ...GENERATED];

/**
 * The daily tests render each view with all short texts together, with the long text, and with the combinations; the
 * weekly tests also with every single text.
 */
const SHORT = Object.values(HOSTILE_TEXTS).filter(({ length }) => length < MAX_SHOWN);
const DAILY: readonly Named[] = [
  ['all at once', SHORT.join(' ')],
  ['very much', HOSTILE_TEXTS['very much']!],
  ...GENERATED,
];

variants(
  describe,
  [...DAILY, ...Object.entries(HOSTILE_TEXTS)],
  DAILY.length,
)('%s steers nothing on a page', ([, text]) => {
  it('in the result of a photo', () => {
    renderPart(
      <ResultView
        file={fileNamed(text)}
        result={photoNamed(text)}
        isNews
        onPick={nothing}
        onFile={nothing}
        onReset={nothing}
      />,
    );
    expectPlain(pageTexts());
  });

  it('in the result of a photo that an editor wrote, and in its error', () => {
    const edited = { ...results.nikonD850, editor: text, reason: 'edited' } as const;
    const { shutterCount: _count, shutterSource: _source, ...countless } = edited;
    const error = { code: 'extraction-failed', message: text, detail: text } as const;
    const file = fileNamed(text);
    renderPart(
      <>
        <ResultView file={file} result={countless} isNews onPick={nothing} onFile={nothing} onReset={nothing} />
        <ErrorView file={file} result={{ ...countless, error }} error={error} isNews onReset={nothing} />
      </>,
    );
    expectPlain(pageTexts());
  });

  it('in a card report', () => {
    const report = reportNamed(text);
    const result = { ...resultOfReport(report, text), bytesRead: 0, reads: 0 };
    renderPart(
      <ResultView
        file={fileNamed(text)}
        result={result}
        report={report}
        isNews
        onPick={nothing}
        onFile={nothing}
        onReset={nothing}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: texts.en['card.showSerial'] }));
    expectPlain(pageTexts());
  });

  it('in the report to keep, copied or printed', () => {
    const report = reportNamed(text);
    const facts: SheetFacts = {
      name: text,
      size: 5,
      sha256: 'ab',
      made: '2024-05-01T10:00:00',
      result: { ...photoNamed(text), serialNumber: text },
      report,
      rated: undefined,
    };
    expectPlain(sheetText(facts, t, 'en').split('\n'));
    renderPart(<PrintSheet facts={facts} code={undefined} onDone={nothing} />);
    expectPlain(pageTexts());
  });

  it('in a report beside a file', () => {
    const facts = { count: 5, grade: 'exact', model: text, serial: text } as const;
    const report = { sha256: 'ab', version: text, facts };
    const photo = { name: text, sha256: 'ab', reading: { result: { ...photoNamed(text), serialNumber: text } } };
    const file = claimOfFile(photo, '1', report);
    const answer = compareClaims(report, file);
    renderPart(<VerifyAnswer answer={answer} report={report} file={file} photo={photo} isNews={false} />);
    expectPlain([...pageTexts(), ...claimRows(report, t, 'en').map(([, value]) => value)]);
  });

  it('in the history, on the page and printed', () => {
    const bodies = bodiesNamed(text);
    const readings = readingsNamed(text);
    const asOf = '2024-06-01T12:00:00';
    const shown = shownOf(bodies.map((body) => examineBody(body, asOf)));
    const leftOut = leftOutOf(readings);
    renderPart(
      <>
        <HistoryView
          content={{ ...shown, readings, leftOut, asOf, skipped: 0, repeated: 0 }}
          keeping={{ isKept: false, isKeeping: false, keepProblem: undefined, isPersistent: true, unreadEntries: 0 }}
        />
        <PrintedHistory bodies={shown.bodies} withSerials asOf={asOf} onDone={nothing} />
        <ReadingProgress
          progress={{ phase: 'done', done: 1, total: 1, speed: 1 }}
          failure={undefined}
          problems={[{ file: text, problem: 'unreadable' }]}
          otherProblems={0}
        />
      </>,
    );
    expect(document.querySelectorAll('[data-body]')).toHaveLength(2);
    fireEvent.click(document.querySelector('[data-notice="several"]')!);
    expect(document.querySelectorAll('[data-notices] li')).toHaveLength(1);
    expectPlain(pageTexts());
  });

  it('in the result of a camera on the cable', () => {
    const device = { operations: [], properties: [], make: text, model: text, firmware: text, serial: text };
    const photo = { name: text, result: photoNamed(text) };
    renderPart(
      <CableResult
        reading={{
          maker: 'nikon',
          device,
          serial: text,
          evidence: [],
          photo,
          eosValues: new Map(),
          steps: [],
          needsPowerCycle: false,
        }}
        made="2026-05-01T10:20:30"
        diagnostic={new File(['{}'], 'x.json')}
        usb={{
          requestDevice: () => Promise.reject(new Error('not asked')),
          getDevices: async () => [],
          addEventListener: nothing,
          removeEventListener: nothing,
        }}
        isNews={false}
        onReset={nothing}
      />,
    );
    expectPlain(pageTexts());
  });
});

describe.each(ALL)('%s steers nothing', (_, text) => {
  it('in a message', () => {
    const { title, description } = describeOutcome(photoNamed(text), t, 'en');
    expectPlain([title, description ?? '']);
  });

  it('in the CSV of the page and of the program', () => {
    expectNoFormula(writeCsv(readingsNamed(text), true));
    expectNoFormula(writeCsv(readingsNamed(text), false));
    expectNoFormula(writeBodiesCsv(readingsNamed(text)));
  });

  it('in the tables of the program', async () => {
    const error = { code: 'extraction-failed', message: text } as const;
    const entries = [photoNamed(text), { ...photoNamed(text), error }].map((result) => ({ file: text, result }));
    const table = await writeFiles(entries);
    expect(table).not.toMatch(CONTROL_CHARACTERS);
    expect(table.trimEnd().split('\n')).toHaveLength(5);
    expect(await writeBodies(readingsNamed(text))).not.toMatch(CONTROL_CHARACTERS);
  });

  it('in the messages and the progress line of the program', () => {
    const { isTTY, columns } = process.stderr;
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    try {
      Object.assign(process.stderr, { isTTY: true, columns: 200 });
      const line = progressLine();
      now.mockReturnValue(10_000);
      line.show(text);
      complain(`${text}: ENOENT: no such file or directory, stat '${text}'`);
    } finally {
      Object.assign(process.stderr, { isTTY, columns });
    }
    const [progress, complaint] = written.mock.calls.map(([line]) => String(line));
    const clearing = '\r\u001B[K';
    expect(progress!.startsWith(`${clearing}1 files, 0 a second`)).toBe(true);
    expect(progress!.slice(clearing.length)).not.toMatch(CONTROL_CHARACTERS);
    expect(complaint).not.toMatch(CONTROL_CHARACTERS);
    expect(complaint!.split('\n')).toHaveLength(2);
  });

  it('in the names of downloads', () => {
    const name = downloadName(`${text}-shutter-count.json`);
    expect(name).toMatch(/^[^/\\<>:"|?*.\s][^/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]*-shutter-count\.json$/u);
    expect(name.length).toBeLessThanOrEqual(120);
  });
});
