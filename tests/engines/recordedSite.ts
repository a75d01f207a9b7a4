/** The built site with an error recorder in every page: no engine's driver reports all errors of a page. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { copySite } from '../support/siteCopy';

declare global {
  interface Window {
    /** errors, warnings and policy violations so far */
    recorded: string[];
  }
}

export interface Site {
  readonly origin: string;
  /** the requested paths, in order */
  readonly asked: readonly string[];
  /** stops the server until `start` is called */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Serves a copy of `dist/`, so that a build during the tests does not affect it. `prepare` may change the copy first.
 */
export async function openSite(
  without: readonly string[] = [],
  prepare: (folder: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<Site> {
  const folder = await copySite();
  await Promise.all(without.map((name) => rm(join(folder, name))));
  await prepare(folder);
  await addRecorder(folder);
  const asked: string[] = [];
  let server = await serve(0, folder);
  const { origin } = server;
  const port = Number(new URL(origin).port);
  const note = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    if (request.socket.localPort === port) asked.push(request.url!);
  };
  subscribe('http.server.request.start', note);
  return {
    origin,
    asked,
    stop: () => server.close(),
    start: async () => void (server = await serve(port, folder)),
    close: async () => {
      unsubscribe('http.server.request.start', note);
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The recorder comes after the policy and before everything else in the page. */
async function addRecorder(folder: string): Promise<void> {
  await writeFile(join(folder, 'recorder.js'), `(${String(record)})();`);
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  for (const name of pages) {
    const path = join(folder, name);
    const html = await readFile(path, 'utf8');
    const recorded = html.replace(
      /<meta http-equiv[^>]*>/,
      (policy) => `${policy}<script src="/recorder.js"></script>`,
    );
    if (recorded === html) throw new Error(`${name} has no policy to put the recorder after.`);
    await writeFile(path, recorded);
  }
}

/** Runs in the page: collects errors, warnings and policy violations. */
function record(): void {
  window.recorded = [];
  const { recorded } = window;
  addEventListener(
    'error',
    ({ target, message }) => {
      const address = target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
      recorded.push(address ? `${address} did not load` : message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => recorded.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    recorded.push(`${effectiveDirective} refuses ${blockedURI}`),
  );
  for (const level of ['warn', 'error'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      recorded.push(words.map(String).join(' '));
      write.apply(console, words);
    };
  }
}
