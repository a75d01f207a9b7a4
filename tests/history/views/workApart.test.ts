/** Work in a web worker. A fake worker connects the real worker code to the page on one thread. */
import { afterEach, expect, it, vi } from 'vitest';
import { messagesOf, workHere } from '../../../src/history/work';
import { writeHistory } from '../../../src/history/savedHistory';
import { workApart } from '../../../src/history/workApart';
import { made } from '../made';

const readings = Array.from({ length: 2_500 }, (_, index) =>
  made(new Date(Date.UTC(2020, 0, 1, index * 30)).toISOString().slice(0, 19), 1_000 + index, {
    serial: String(6_001_234 + (index % 3)),
  }),
);
const NOW = '2029-01-01T00:00:00';

/** The page's view of a fake worker. A message in either direction arrives as a copy, in a separate task. */
class StandIn extends EventTarget {
  static readonly started: StandIn[] = [];
  isEnded = false;
  private readonly scope = new EventTarget();
  private readonly begun: Promise<void>;

  constructor(address: string) {
    super();
    StandIn.started.push(this);
    Object.assign(this.scope, { postMessage: (data: unknown) => this.send(this, data) });
    vi.stubGlobal('self', this.scope);
    this.begun = this.start(address);
  }

  /** Like a real worker, gets messages only after its script has run. */
  postMessage(data: unknown): void {
    void this.begun.then(() => this.send(this.scope, data));
  }

  terminate(): void {
    this.isEnded = true;
  }

  protected async start(_address: string): Promise<void> {
    vi.resetModules();
    await import('../../../src/history/historyWorker');
  }

  private send(to: EventTarget, data: unknown): void {
    const copy: unknown = structuredClone(data);
    setTimeout(() => to.dispatchEvent(new MessageEvent('message', { data: copy })));
  }
}

class Refused extends StandIn {
  protected override async start(): Promise<void> {
    await Promise.resolve();
    this.dispatchEvent(new Event('error'));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  StandIn.started.length = 0;
});

it('work has the same result in a worker as on the page, and then the worker ends', async () => {
  vi.stubGlobal('Worker', StandIn);
  expect(await workApart('workOut', readings, NOW)).toEqual(await workHere('workOut', readings, NOW));
  for (const kind of ['csv', 'json'] as const) {
    const texts = await Promise.all(
      [workApart, workHere].map(async (work) => {
        const { files } = await work(kind, readings, true);
        return Promise.all(files.map((file) => file.text()));
      }),
    );
    expect(texts[0]).toEqual(texts[1]);
  }
  const json = writeHistory(readings, true);
  expect(await workApart('open', [], json)).toEqual(await workHere('open', [], json));
  expect(await workApart('open', [], `${json}x`)).toEqual({ problem: 'broken' });
  expect(StandIn.started.map(({ isEnded }) => isEnded)).toEqual([true, true, true, true, true]);
});

it('little work is done on the page', async () => {
  vi.stubGlobal('Worker', StandIn);
  const few = readings.slice(0, 100);
  expect(await workApart('workOut', few, NOW)).toEqual(await workHere('workOut', few, NOW));
  expect(StandIn.started).toEqual([]);
});

it.each([
  ['starts no worker', undefined],
  ['refuses it', Refused],
  [
    'throws',
    function Throwing() {
      throw new TypeError('no module workers');
    },
  ],
])('work is done on the page in a browser that %s', async (_what, worker) => {
  vi.stubGlobal('Worker', worker);
  expect(await workApart('workOut', readings, NOW)).toEqual(await workHere('workOut', readings, NOW));
});

it('lists are sent in parts that together equal the whole', () => {
  const parts = messagesOf(readings);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flat()).toEqual(readings);
  expect(messagesOf([])).toEqual([]);
});
