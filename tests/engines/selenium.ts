/** Drives WebKitGTK on a virtual display, with selenium and WebKitGTK's own WebDriver server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { By, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import type { Command } from 'selenium-webdriver/lib/command';
import { DriverService } from 'selenium-webdriver/remote';
import { PATIENCE_MS } from '../support/patience';
import type { Driver, Engine, Settings } from './engine';

const SCREEN = '1600x2000x24';
/**
 * A start usually takes a second or two. Very rarely, the driver does not find its browser and waits forever. After
 * these milliseconds, we start the driver again, because repeating the test would not restart the engine.
 */
const START_MS = PATIENCE_MS / 2;
const MAX_STARTS = 3;

interface Programs {
  readonly driver: string;
  readonly display: string;
}

export async function launchBySelenium(programs: Programs, { dark, storage }: Settings): Promise<Engine> {
  const xvfb = spawn(programs.display, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
  // Without a GPU, WebKitGTK is much faster if it paints directly to the window.
  const surroundings = { DISPLAY: `:${display.toString().trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const args = [
    '--automation',
    // Allows popups without a click. In the other engines, the driver's commands count as clicks.
    '--javascript-can-open-windows-automatically=true',
    ...(dark ? ['--dark-mode'] : []),
    ...(storage ? ['--enable-html5-local-storage=false'] : []),
  ];
  return {
    // A server has only one session, so each visitor gets a server, which has storage of its own.
    open: async () => drive(await startSession(programs.driver, surroundings, args)),
    close: async () => void xvfb.kill(),
  };
}

async function startSession(program: string, surroundings: object, args: readonly string[]): Promise<WebDriver> {
  for (let starts = 1; ; starts += 1) {
    const service = new DriverService.Builder(program)
      .setLoopback(true)
      .setEnvironment({ ...process.env, ...surroundings } as Record<string, string>)
      .build();
    try {
      return await inTime(START_MS, 'the start of WebKitGTK', tryToStart(service, args));
    } catch (cause) {
      await service.kill();
      if (starts === MAX_STARTS) throw cause;
    }
  }
}

async function tryToStart(service: DriverService, args: readonly string[]): Promise<WebDriver> {
  const capabilities = {
    timeouts: { script: PATIENCE_MS, pageLoad: PATIENCE_MS },
    'webkitgtk:browserOptions': { args },
  };
  const executor = new ExecutorInTime(new HttpClient(await service.start(START_MS)));
  const driver = WebDriver.createSession(executor, new Map(Object.entries(capabilities)), () => service.kill());
  await driver.getSession();
  return driver;
}

/**
 * Adds a time limit, and the command's name in errors: selenium waits forever for a response, and reports some failures
 * without a message.
 */
class ExecutorInTime extends Executor {
  override async execute(command: Command): Promise<unknown> {
    try {
      // The driver's own limit is shorter, and its error gives the reason.
      return await inTime(2 * PATIENCE_MS, 'no answer', super.execute(command) as Promise<unknown>);
    } catch (cause) {
      const { name, message } = cause as Error;
      throw new Error(`${command.getName()}: ${name}: ${message}`, { cause });
    }
  }
}

/**
 * Without a result after `ms` milliseconds, throws an error whose message starts with 'timed out'. Tests with such an
 * error run again.
 */
async function inTime<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const tooLate = sleep(ms, undefined, waiting).then(() => {
    throw new Error(`timed out after ${ms} ms: ${what}`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    waiting.abort();
  }
}

/** Drives a tab, which `handle` identifies among several. The driver can work in only one tab at a time. */
function drive(driver: WebDriver, handle?: string): Driver {
  const inTab = async () => void (handle !== undefined && (await driver.switchTo().window(handle)));
  const find = async (selector: string) => {
    await inTab();
    return driver.findElement(selector.startsWith('/') ? By.xpath(selector) : By.css(selector));
  };
  return {
    goto: (address) => inTab().then(() => driver.get(address)),
    back: () => inTab().then(() => driver.navigate().back()),
    run: (expression) => inTab().then(() => driver.executeScript(`return ${expression}`)),
    click: async (selector) => {
      const found = await find(selector);
      // If an element begins just below the window, the driver fails instead of scrolling to it.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', found);
      await found.click();
    },
    setFile: async (selector, path) => (await find(selector)).sendKeys(path),
    narrow: () =>
      inTab()
        .then(() => driver.manage().window().setRect({ width: 360, height: 740 }))
        .then(() => undefined),
    another: async () => {
      handle ??= await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      return drive(driver, await driver.getWindowHandle());
    },
    close: () => driver.quit(),
  };
}
