/**
 * Tries every route out of the page that docs/promise.md lists, and compares each outcome with the engine's cell in the
 * table there.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, vi } from 'vitest';
import { isHydrated, WHOLE_PAGE } from '../support/hydrated';
import type { Settings } from './engine';
import { openSite } from './recordedSite';
import { type EngineTest, expect, PATIENCE, type Tab } from './visitor';
import { type Hosts, openHosts, openSink, type Sink, type WayOut, WAYS_OUT } from './waysOut';

/**
 * An attempt to send data fails ('refused'), opens an empty connection ('connects') or delivers data ('goes out'). 'not
 * there' means that nothing arrives even from a page without a policy.
 */
type Outcome = 'refused' | 'connects' | 'goes out' | 'not there';

const DOCUMENT = 'docs/promise.md';
/** extra time for late data from pages with a policy */
const GRACE_MS = 1000;

/** The engine's column in docs/promise.md's table: the expected outcome by route. */
function tableOf(title: string): ReadonlyMap<string, string> {
  const lines = readFileSync(DOCUMENT, 'utf8').split('\n');
  const [head, , ...rows] = lines
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = head!.indexOf(title);
  return new Map(rows.map((cells) => [cells[1]!, cells[column]!]));
}

export function promise(test: EngineTest, title: string): void {
  const table = tableOf(title);
  let tried: Promise<ReadonlyMap<string, Outcome>> | undefined;

  describe('each way out of a page', () => {
    test('is listed completely in the table', () => {
      expect([...table.keys()]).toEqual(WAYS_OUT.map(({ name }) => name));
    });

    test.for(WAYS_OUT.map(({ name }) => name))(
      'is blocked or listed as an exception: %s',
      async (name, { launch, open }) => {
        tried ??= tryAll(async (settings) => {
          const engine = await launch(settings);
          return () => open(engine);
        }, table);
        expect((await tried).get(name)).toBe(table.get(name));
      },
    );
  });
}

/**
 * Tries all routes from three pages: the site without its service worker, the site with it, and a page without a
 * policy.
 */
async function tryAll(
  start: (settings: Settings) => Promise<() => Promise<Tab>>,
  table: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Outcome>> {
  const hosts = await openHosts(3 * WAYS_OUT.length);
  const [bare, whole, control] = await Promise.all([openSite(['sw.js']), openSite(), openControl()]);
  try {
    const open = await start({ hosts });
    const fromBare = await tryFrom(open, hosts, bare, (tab) => tab.until(isHydrated, WHOLE_PAGE));
    const fromWhole = await tryFrom(open, hosts, whole, isControlled);
    const fromControl = await tryFrom(open, hosts, control, isControlled);

    const outcome = (name: string): Outcome => {
      const arrived = [fromBare.arrived(name), fromWhole.arrived(name)];
      if (arrived.includes('data')) return 'goes out';
      if (arrived.includes('connection')) return 'connects';
      return fromControl.arrived(name) ? 'refused' : 'not there';
    };
    const isAsExpected = ({ name }: WayOut) => outcome(name) === table.get(name);
    await vi.waitFor(() => expect(WAYS_OUT.every(isAsExpected)).toBe(true), PATIENCE).catch(() => undefined);
    await sleep(GRACE_MS);
    const outcomes = WAYS_OUT.map(({ name }): [string, Outcome] => [name, outcome(name)]);
    [fromBare, fromWhole, fromControl].forEach(({ close }) => close());
    return new Map(outcomes);
  } finally {
    hosts.close();
    await Promise.all([bare.close(), whole.close(), control.close()]);
  }
}

interface Place {
  readonly origin: string;
  readonly asked: readonly string[];
}

/** Routes that leave the page run in separate tabs. */
async function tryFrom(
  open: () => Promise<Tab>,
  hosts: Hosts,
  { origin, asked }: Place,
  untilReady: (tab: Tab) => Promise<unknown>,
) {
  const sinks = new Map<string, Sink>();
  const visit = async () => {
    const tab = await open();
    await tab.goto(origin);
    await untilReady(tab);
    return tab;
  };
  const own = (name: string) => `/?way=${WAYS_OUT.findIndex((one) => one.name === name)}`;
  const attempt = async (tab: Tab, { name, code, ends }: WayOut) => {
    const sink = await openSink(hosts);
    sinks.set(name, sink);
    const target = JSON.stringify({ ...sink.target, own: own(name) });
    const done = `(async (to) => { ${code} })(${target}).catch(() => undefined).then(() => null)`;
    await tab.run(ends ? done : `(() => { ${done}; return null; })()`);
    return sink;
  };
  const tabs = new Map<WayOut['leaves'], { tab: Tab; last?: Sink }>();
  for (const way of WAYS_OUT) {
    const { tab, last } = tabs.get(way.leaves) ?? { tab: await visit() };
    // Without this wait, only the last of several navigations away from the page would take place.
    if (way.leaves && last)
      await vi.waitFor(() => expect(last.arrived()).toBe('data'), PATIENCE).catch(() => undefined);
    tabs.set(way.leaves, { tab, last: await attempt(tab, way) });
  }
  return {
    arrived: (name: string) => (asked.includes(own(name)) ? 'data' : sinks.get(name)!.arrived()),
    close: () => sinks.forEach((sink) => sink.close()),
  };
}

async function isControlled(tab: Tab): Promise<void> {
  await tab.until(() => navigator.serviceWorker.controller !== null);
}

const CONTROL_PAGE = `<!doctype html><title>Without a policy</title><body><script>
  navigator.serviceWorker.register('/worker.js');
</script>`;
const CONTROL_WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('message', ({ data }) => data.paths?.forEach((url) => fetch(url, { mode: 'no-cors' })));
`;

/** a site without a policy, for comparison; its service worker fetches every path in a message */
async function openControl(): Promise<Place & { close: () => Promise<void> }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    const isWorker = request.url === '/worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? CONTROL_WORKER : CONTROL_PAGE);
  });
  await once(server.listen(0), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
