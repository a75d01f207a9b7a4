/** Twice as much is done in more steps, none of which is longer, and draws no more: for each list, check and picture. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseReport } from '../../src/cardReport/parseReport';
import type { CardReport } from '../../src/cardReport/report';
import { gatherReports } from '../../src/history/cardReports';
import { writeCameraTable } from '../../src/history/bodiesCsv';
import { checkLine, findSeveralBodies } from '../../src/history/checks';
import { Collection } from '../../src/history/collection';
import { writeCsv } from '../../src/history/csv';
import { gatherContent } from '../../src/history/historyContent';
import { createHistoryStore } from '../../src/history/historyState';
import { bodiesOf, gatherBodies, gatherLeftOut, groupLeftOut, type Point } from '../../src/history/lines';
import { atOnce, type Pausing, pausingSort } from '../../src/history/pausing';
import type { Reading } from '../../src/history/reading';
import { openHistory, writeHistory, writeHistoryParts } from '../../src/history/savedHistory';
import { gatherNotices } from '../../src/history/bodyNotices';
import { outlineOf, sparkOf } from '../../src/history/thinning';
import { arrangeBodies, sortBy } from '../../src/pages/history/arrangeBodies';
import HistoryView from '../../src/pages/history/HistoryView';
import { pointAt } from '../../src/pages/history/PointTable';
import { PrintedBodies } from '../../src/pages/history/PrintedBodies';
import { PrintedHistory } from '../../src/pages/history/PrintedHistory';
import { PrintedTags } from '../../src/pages/history/PrintedTags';
import { renderPart } from '../tool/render';
import { cardReport } from '../support/cardReport';
import { type Effort, effortOf, visitsDuring, watched } from '../support/effort';
import { texts } from '../support/texts/all';
import { firstOf, isWhole, weeklyOf } from '../support/tier';
import { made, wrapping } from './made';

const weekly = weeklyOf(it);

const MANY = isWhole ? 1000 : 400;
/** Hours between two photos: further apart than clocks are wrong */
const STEP_HOURS = 30;
const AS_OF = '2024-05-01T12:00:00';

const numbered = <Item,>(number: number, build: (index: number) => Item): Item[] =>
  Array.from({ length: number }, (_, index) => build(index));

const dateOf = (index: number) => new Date(Date.UTC(2017, 0, 2, index * STEP_HOURS)).toISOString().slice(0, 19);

/** Photos, of which everything that is read counts. */
const photos = (number: number, build: (index: number) => Reading) => numbered(number, build).map(watched);

const serialAt = (index: number) => String(6_000_000 + index);

/** A history for each way to be large */
const HISTORIES: Readonly<Record<string, (number: number) => Reading[]>> = {
  'bodies of one model': (number) =>
    photos(number, (index) => made('2024-01-02', index + 1, { serial: serialAt(index) })),
  'models with two bodies each': (number) =>
    photos(number, (index) =>
      made('2024-01-02', index + 1, { model: `NIKON D${1000 + (index >> 1)}`, serial: serialAt(index) }),
    ),
  'photos of one body': (number) => photos(number, (index) => made(dateOf(index), index + 1)),
  'photos of one body, the newest first': (number) =>
    photos(number, (index) => made(dateOf(number - index), number - index)),
  'photos of the same second': (number) => photos(number, (index) => made('2024-01-02', index + 1)),
  'counts that fall': (number) => photos(number, (index) => made(dateOf(index), index % 2 === 0 ? 5000 : 10)),
  'counts that jump': (number) => photos(number, (index) => made('2024-01-02', (index + 1) * 200_000)),
  'counts that start over': (number) =>
    photos(number, (index) => made(dateOf(index), index % 2 === 0 ? 32_700 : 40, wrapping)),
  'dates in the future': (number) => photos(number, (index) => made(dateOf(index + 5000), index + 1)),
  'dates of a clock that was never set': (number) =>
    photos(number, (index) =>
      made(`${1900 + (index % 99)}-01-01T00:${index % 60}:00`.replace(/:(\d):/, ':0$1:'), 900_000 - index),
    ),
  'photos between a clock that was never set and one that was': (number) => [
    ...photos(number, (index) => made('2003-01-01', 5 + index)),
    made('2024-01-02', 900_000),
  ],
  'photos without a serial number': (number) =>
    photos(number, (index) => made(dateOf(index), index + 1, { serial: '0000000' })),
  'photos of a saved history': (number) => photos(number, (index) => made(dateOf(index), index + 1, { saved: true })),
  'photos that are left out': (number) =>
    photos(number, (index) => ({ ...made('2024-01-02', index), counts: [], reason: 'edited' })),
  'card reports of one body': (number) => {
    const { model: _model, ...report } = made('2024-01-02', 1);
    return photos(number, (index) => ({ ...report, name: String(index), date: dateOf(index) }));
  },
  'card reports with a serial number that many models have': (number) => {
    const { model: _model, ...report } = made('2024-01-02', 1);
    return [
      ...photos(number, (index) => made('2024-01-02', 5, { model: `NIKON D${1000 + index}` })),
      ...photos(number, (index) => ({ ...report, name: String(index), date: dateOf(index) })),
    ];
  },
};

const historyOf = (kind: keyof typeof HISTORIES, number: number) => HISTORIES[kind]!(number);
const contentOf = (readings: readonly Reading[]) => atOnce(gatherContent(readings, AS_OF));

function expectBounded(once: Effort, double: Effort): void {
  expect(once.total).toBeGreaterThan(MANY);
  expect(double.most).toBeLessThanOrEqual(once.most * 1.1);
  // A little more than twice, because of what is sorted.
  expect(double.total).toBeLessThan(once.total * 2.5);
}

describe('twice as many', () => {
  it.each(firstOf(Object.entries(HISTORIES), 3))('%s are worked out in no longer step', (_kind, build) => {
    const effort = (number: number) => effortOf(gatherContent(build(number), AS_OF));
    expectBounded(effort(MANY), effort(2 * MANY));
  });

  const report = parseReport(cardReport({})) as CardReport;
  const WORKS: Readonly<Record<string, (number: number) => Pausing<unknown>>> = {
    'bodies are gathered': (number) => gatherBodies(historyOf('bodies of one model', number)),
    'bodies of one model are found': (number) =>
      findSeveralBodies(bodiesOf(historyOf('bodies of one model', number)).map(watched)),
    'bodies of many models are found': (number) =>
      findSeveralBodies(bodiesOf(historyOf('models with two bodies each', number)).map(watched)),
    'bodies are searched': (number) =>
      arrangeBodies(contentOf(historyOf('bodies of one model', number)).bodies.map(watched), 'd750 6000'),
    'bodies are sorted by count': (number) =>
      arrangeBodies(contentOf(historyOf('bodies of one model', number)).bodies.map(watched), '', sortBy('count')),
    'notices are gathered': (number) =>
      gatherNotices(contentOf(historyOf('bodies of one model', number)).bodies.map(watched)),
    'a spark is drawn': (number) =>
      sparkOf(numbered(number, (index) => watched({ time: index, low: index, high: index } as Point))),
    'photos are left out': (number) => gatherLeftOut(historyOf('photos that are left out', number)),
    'photos that are left out are grouped': (number) =>
      groupLeftOut(contentOf(historyOf('photos that are left out', number)).leftOut.map(watched)),
    'card reports are judged': (number) =>
      gatherReports(
        numbered(number, (index) => watched({ report, name: String(index), written: dateOf(index) })),
        historyOf('bodies of one model', number).map((reading) => ({ ...reading, make: 'Canon' })),
      ),
    'points are sorted': (number) =>
      pausingSort(
        numbered(number, (index) => watched({ place: (index * 7919) % number })),
        (one, other) => one.place - other.place,
      ),
    'points of one day and a later one are checked': (number) => {
      const points = bodiesOf([...historyOf('photos of the same second', number), made('2024-03-01', 1)])[0]!.lines[0]!;
      return checkLine({ ...points, points: points.points.map(watched) }, {});
    },
    'points are outlined': (number) =>
      outlineOf(numbered(11 * number, (index) => watched({ time: index, low: index, high: index } as Point))),
    'readings are written as JSON': (number) =>
      writeHistoryParts(historyOf('bodies of one model', number), true, () => undefined),
    'readings are written as JSON files': (number) =>
      writeHistoryParts(historyOf('bodies of one model', number), true, () => undefined, 5000),
    'readings are opened': (number) => openHistory(writeHistory(historyOf('bodies of one model', number), true)),
    'bodies are written as CSV': (number) =>
      writeCameraTable(contentOf(historyOf('bodies of one model', number)).bodies.map(watched), true),
    'readings are written as CSV': (number) => writeCsv(historyOf('bodies of one model', number), true),
  };

  it.each(firstOf(Object.entries(WORKS), 6))('%s in no longer step', (_title, build) => {
    expectBounded(effortOf(build(MANY)), effortOf(build(2 * MANY)));
  });

  it('readings of a saved history are added, and published, in no longer step', async () => {
    const efforts = async (number: number) => {
      const all: Effort[] = [];
      const collection = new Collection(createHistoryStore(), (work) => {
        let result: unknown;
        all.push(effortOf(keepingResult(work, (value) => (result = value))));
        return Promise.resolve(result as never);
      });
      await collection.addSaved(writeHistory(historyOf('photos of one body', number), true));
      await collection.publish();
      return all;
    };
    const [once, double] = [await efforts(5 * MANY), await efforts(10 * MANY)];
    expect(once).toHaveLength(2);
    once.forEach((effort, index) => expectBounded(effort, double[index]!));
  });
});

function* keepingResult<Result>(work: Pausing<Result>, keep: (result: Result) => void): Pausing<void> {
  keep(yield* work);
}

beforeEach(() => {
  vi.stubGlobal('print', () => undefined);
  // Every picture is laid out, and at once.
  vi.spyOn(window, 'ResizeObserver').mockImplementation(function (this: ResizeObserver, report) {
    this.observe = () => report([{ contentRect: { width: 680 } } as ResizeObserverEntry], this);
    this.disconnect = () => undefined;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const view = (readings: readonly Reading[]) => {
  const content = contentOf(readings);
  return (
    <HistoryView
      content={{
        ...content,
        bodies: watched(content.bodies),
        lines: watched(content.lines),
        readings: watched(readings),
      }}
      isKept={false}
      isKeeping={false}
      keepProblem={undefined}
      isPersistent
      unreadEntries={0}
      isReading={false}
    />
  );
};

const elements = () => document.querySelectorAll('*').length;

/** What is drawn, and what is visited meanwhile */
function drawn(content: ReactNode): { elements: number; visits: number } {
  let unmount = () => {};
  const visits = visitsDuring(() => {
    ({ unmount } = renderPart(content));
  });
  const result = { elements: elements(), visits };
  unmount();
  return result;
}

/** `few`: how many are drawn first, because that also adds to the style sheet */
function expectSame(build: (number: number) => ReactNode, number: number, few: number): void {
  drawn(build(few));
  const [once, double] = [drawn(build(number)), drawn(build(2 * number))];
  expectFew(once.elements, double.elements);
  expect(double.visits - once.visits).toBeLessThan(number / 2);
}

function expectFew(once: number, double: number): void {
  expect(once).toBeGreaterThan(100);
  // The picture's scales differ a little.
  expect(double).toBeLessThanOrEqual(once * 1.05);
}

/** Histories of which no list of the page may look at more than a window; a picture looks at a body's points. */
const MANY_PARTS = ['bodies of one model', 'models with two bodies each', 'photos that are left out'];

describe('the page draws no more elements, and in no longer step, of twice as many', () => {
  it.each(firstOf(MANY_PARTS))('%s', (kind) => {
    expectSame((number) => view(historyOf(kind, number)), MANY, 60);
  });

  it('points of a picture, if there are more than in an outline', () => {
    expectSame((number) => view(historyOf('photos of one body', number)), 12_000, 60);
  });

  it('rows of the table of all points, wherever it is', () => {
    const visits = (number: number) => {
      const { lines, points } = contentOf(historyOf('bodies of one model', number));
      const all = watched(lines);
      return visitsDuring(() => expect(pointAt(all, points - 1).point.low).toBe(number));
    };
    expect(visits(2 * MANY) - visits(MANY)).toBeLessThan(MANY / 2);
  });

  it.each(
    firstOf([
      ['a table on paper', PrintedBodies],
      ['pages of paper', PrintedHistory],
      ['tags', PrintedTags],
    ] as const),
  )('%s', (_what, Printed) => {
    expectSame(
      (number) => (
        <Printed
          bodies={watched(contentOf(historyOf('bodies of one model', number)).bodies)}
          asOf={AS_OF}
          onDone={() => undefined}
        />
      ),
      MANY,
      2,
    );
  });
});

describe('the page draws no more elements of twice as many', () => {
  const others = Object.entries(HISTORIES).filter(([kind]) => !MANY_PARTS.includes(kind));

  it.each(firstOf(others))('%s', (_kind, build) => {
    expectFew(drawn(view(build(MANY))).elements, drawn(view(build(2 * MANY))).elements);
  });

  weekly('bodies that are found', async () => {
    const found = async (number: number) => {
      const { unmount } = renderPart(view(historyOf('bodies of one model', number)));
      const said = () => document.querySelector('[data-found]')!.textContent;
      const before = said();
      fireEvent.change(screen.getByLabelText(texts.en['history.search.label']), { target: { value: 'd750 1' } });
      await waitFor(() => expect(said()).not.toBe(before));
      const all = elements();
      unmount();
      return all;
    };
    expectFew(await found(MANY), await found(2 * MANY));
  });

  weekly('bodies after a click for more, which adds one window of them', () => {
    const more = (number: number) => {
      const { unmount } = renderPart(view(historyOf('bodies of one model', number)));
      act(() => screen.getByRole('button', { name: 'Show 50 more' }).click());
      const rows = document.querySelectorAll('[data-body]').length;
      unmount();
      return rows;
    };
    expect([more(MANY), more(2 * MANY)]).toEqual([100, 100]);
  });

  it('bodies that are sorted', async () => {
    const sorted = async (number: number) => {
      const { unmount } = renderPart(view(historyOf('bodies of one model', number)));
      fireEvent.click(screen.getByRole('button', { name: texts.en['history.bodies.count'] }));
      // The highest count is the number of photos.
      const first = () => document.querySelector('[data-body]')!.textContent;
      await waitFor(() => expect(first()).toContain(number.toLocaleString('en-US')));
      const all = elements();
      unmount();
      return all;
    };
    expectFew(await sorted(MANY), await sorted(2 * MANY));
  });

  weekly('bodies that a notice concerns', () => {
    const concerned = (number: number) => {
      const { unmount } = renderPart(view(historyOf('models with two bodies each', number)));
      fireEvent.click(document.querySelector('[data-notice=several]')!);
      const all = elements();
      unmount();
      return all;
    };
    expectFew(concerned(MANY), concerned(2 * MANY));
  });
});
