/** Fixtures for visits in any engine on this machine. */
import { test as base, describe, expect, vi } from 'vitest';
import { findBrowser, findProgram, howToGet } from '../../scripts/browser.mjs';
import { PATIENCE_MS } from '../support/patience';
import { skipIf } from '../support/skipIf';
import type { Driver, Engine, Settings } from './engine';
import { launchByPuppeteer } from './puppeteer';
import { openSite, type Site } from './recordedSite';
import { launchBySelenium } from './selenium';

export const PATIENCE = { timeout: PATIENCE_MS, interval: 50 };

/** A tab, with helpers that run functions in the page. */
export interface Tab extends Omit<Driver, 'another'> {
  /** opens another tab of the same visitor, in front of this tab and closed together with it */
  another: () => Promise<Tab>;
  /** the function's arguments and result must be JSON values */
  evaluate: <Parameters extends readonly unknown[], Result>(
    work: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** waits until the function in the page returns a truthy value, even if the page navigates */
  until: <Parameters extends readonly unknown[], Result>(
    work: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<NonNullable<Result>>;
  /** the current page's errors, warnings and policy violations since the last call */
  problems: () => Promise<string[]>;
}

function tabOf(driver: Driver): Tab {
  const evaluate: Tab['evaluate'] = async (work, ...parameters) => {
    const call = `(async () => JSON.stringify(await (${String(work)})(...${JSON.stringify(parameters)})) ?? 'null')()`;
    return JSON.parse((await driver.run(call))!);
  };
  return {
    ...driver,
    another: async () => tabOf(await driver.another()),
    evaluate,
    until: (work, ...parameters) =>
      vi.waitFor(async () => {
        const result = await evaluate(work, ...parameters);
        if (!result)
          throw new Error(`${JSON.stringify(result)} from ${String(work)} with ${JSON.stringify(parameters)}`);
        return result;
      }, PATIENCE),
    problems: () => evaluate(() => window.recorded.splice(0)),
  };
}

interface Place {
  readonly title: string;
  /** a function that starts the engine, or the reason why the engine is missing */
  readonly find: () => string | ((settings: Settings) => Promise<Engine>);
}

const PLACES = {
  chromium: {
    title: 'Chromium',
    find: () => (settings) => launchByPuppeteer('chromium', findBrowser(), settings),
  },
  firefox: {
    title: 'Firefox',
    find: () => {
      const path = findProgram('firefox');
      return path ? (settings) => launchByPuppeteer('firefox', path, settings) : howToGet('firefox');
    },
  },
  webkit: {
    title: 'WebKitGTK',
    find: () => {
      const driver = findProgram('webkit');
      const display = driver && findProgram('display');
      return display ? (settings) => launchBySelenium({ driver, display }, settings) : howToGet('webkit');
    },
  },
} satisfies Record<string, Place>;

export type EngineName = keyof typeof PLACES;

interface Visit {
  readonly site: Site;
  readonly engine: Engine;
  /** starts the same engine with other settings; the new one is closed after the test */
  readonly launch: (settings: Settings) => Promise<Engine>;
  /** a tab of a new visitor, closed after the test */
  readonly open: (engine?: Engine) => Promise<Tab>;
  readonly tab: Tab;
}

/** If the engine is missing, the run leaves the tests out and says how to get the engine. */
export function describeIn(name: EngineName, define: (test: EngineTest, title: string) => void): void {
  const { title, find }: Place = PLACES[name];
  const start = find();
  const isMissing = typeof start === 'string';
  const test = testIn(isMissing ? () => Promise.reject(new Error(start)) : start);
  const options = skipIf(isMissing, `${title} is not installed (${String(start)})`);
  // A single test visits many pages or reads many photos.
  describe(title, { ...options, timeout: 10 * PATIENCE_MS }, () => define(test, title));
}

function testIn(start: (settings: Settings) => Promise<Engine>) {
  return base.extend<Visit>({
    site: [
      // oxlint-disable-next-line no-empty-pattern -- vitest reads the parameter list.
      async ({}, provide) => {
        const site = await openSite();
        await provide(site);
        await site.close();
      },
      { scope: 'file' },
    ],
    engine: [
      // oxlint-disable-next-line no-empty-pattern -- as above.
      async ({}, provide) => {
        const engine = await start({});
        await provide(engine);
        await engine.close();
      },
      { scope: 'file' },
    ],
    // oxlint-disable-next-line no-empty-pattern -- as above.
    launch: async ({}, provide) => {
      const launched: Engine[] = [];
      await provide(async (settings) => {
        const engine = await start(settings);
        launched.push(engine);
        return engine;
      });
      await Promise.all(launched.map((engine) => engine.close()));
    },
    open: async ({ engine, launch: _launchedFirst }, provide) => {
      const opened: Tab[] = [];
      await provide(async (inside = engine) => {
        const tab = tabOf(await inside.open());
        opened.push(tab);
        return tab;
      });
      await Promise.all(opened.map((tab) => tab.close()));
    },
    tab: async ({ open }, provide) => provide(await open()),
  });
}

export type EngineTest = ReturnType<typeof testIn>;

export { expect };
