/** Finds a Chromium for the tests, or obtains one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Japanese pages need their letters. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** Switches that keep the browser from talking to anyone but the page under test. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium: the one named in CHROMIUM_PATH, the system's, one installed from Debian's packages, or
 * Playwright's own download.
 * @returns {string}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const found = onSystem() ?? fromPackages() ?? fromPlaywright();
  if (found) return found;
  throw new Error('The tests need a Chromium. Install one, or name its path in CHROMIUM_PATH.');
}

function onSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function fromPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('No Chromium on this system: installing it from the system packages.');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', ...PACKAGES]);
  return onSystem();
}

function fromPlaywright() {
  const own = chromium.executablePath();
  if (!existsSync(own)) {
    console.error('No Chromium on this system: fetching the one of Playwright.');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  return existsSync(own) ? own : undefined;
}

/**
 * Standard output is left to the caller's own result.
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, parameters) {
  spawnSync(command, parameters, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
