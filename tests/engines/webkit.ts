/** Drives WebKitGTK over W3C WebDriver, on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '../support/patience';
import type { Driver, Engine, Settings } from './engine';

/** The key of an element reference in WebDriver's responses (W3C WebDriver, section 12.1) */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const SCREEN = '1600x2000x24';
/**
 * A start takes a second or two; in very few of them the driver never finds its browser, and waits for it forever. It is
 * started again here, because a test that is tried again does not start its engine again.
 */
const START_MS = PATIENCE_MS / 2;
const MAX_STARTS = 3;

interface Programs {
  readonly driver: string;
  readonly display: string;
}

export async function launchWebKit(programs: Programs, { dark, storage }: Settings): Promise<Engine> {
  const xvfb = spawn(programs.display, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
  const args = [
    '--automation',
    ...(dark ? ['--dark-mode'] : []),
    ...(storage ? ['--enable-html5-local-storage=false'] : []),
  ];
  const open = () => startSession(programs.driver, `:${display.toString().trim()}`, args);
  try {
    const { version, close } = await open();
    await close();
    return { name: 'webkit', version: `webkitgtk/${version}`, open, close: () => end(xvfb) };
  } catch (cause) {
    await end(xvfb);
    throw cause;
  }
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

type Session = Driver & { readonly version: string };

/** A driver has only one session, so each visitor gets a driver, and with it separate storage. */
async function startSession(...settings: Parameters<typeof tryToStart>): Promise<Session> {
  for (let starts = 1; ; starts += 1) {
    try {
      return await tryToStart(...settings);
    } catch (cause) {
      if (starts === MAX_STARTS || !isTimeout(cause)) throw cause;
    }
  }
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError';

async function tryToStart(program: string, display: string, args: readonly string[]): Promise<Session> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // Without a GPU, painting directly to the window is much faster.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(`${base}/status`);
    const { sessionId, capabilities } = (await sender(base, START_MS)('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    // The driver itself gives up sooner, and says why.
    const send = sender(`${base}/session/${sessionId}`, 2 * PATIENCE_MS);
    await send('POST', '/timeouts', { script: PATIENCE_MS, pageLoad: PATIENCE_MS });
    const close = async () => {
      await send('DELETE', '');
      await end(driver);
    };
    return { ...drive(send, close), version: capabilities.browserVersion };
  } catch (cause) {
    await end(driver);
    throw cause;
  }
}

function drive(send: Send, close: () => Promise<void>): Driver {
  const find = async (selector: string) => {
    const using = selector.startsWith('/') ? 'xpath' : 'css selector';
    const found = (await send('POST', '/element', { using, value: selector })) as Record<string, string>;
    return `/element/${found[ELEMENT]}`;
  };
  const run = async (expression: string) =>
    (await send('POST', '/execute/sync', { script: `return ${expression}`, args: [] })) as string | null;
  return {
    goto: async (address) => void (await send('POST', '/url', { url: address })),
    back: async () => void (await send('POST', '/back', {})),
    run,
    click: async (selector) => void (await send('POST', `${await find(selector)}/click`, {})),
    setFile: async (selector, path) => void (await send('POST', `${await find(selector)}/value`, { text: path })),
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height });
      // The window is larger than the viewport, because it has toolbars.
      const inner = JSON.parse((await run('JSON.stringify([innerWidth, innerHeight])'))!) as [number, number];
      await send('POST', '/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    close,
  };
}

/** `patience`: ms until a command that was not answered throws */
function sender(base: string, patience: number): Send {
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}

async function untilItAnswers(address: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (cause) {
      if (Date.now() > deadline) throw cause;
      await sleep(50);
    }
  }
}

/** WebKitWebDriver cannot choose a free port itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
