/** Finds the programs that the tests drive, or installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** How to find each program and, as root on Debian, how to install it. */
const PROGRAMS = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    // Japanese pages need these fonts.
    packages: ['chromium', 'fonts-noto-cjk'],
  },
  // The headless shell saves the time for opening a window, which is as long as the time for opening a page.
  shell: {
    variable: 'CHROMIUM_PATH',
    programs: ['chromium-headless-shell', 'chrome-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  firefox: { variable: 'FIREFOX_PATH', programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  // The driver finds its browser itself. It needs a display, because WebKitGTK has no headless mode.
  webkit: { variable: 'WEBKIT_DRIVER_PATH', programs: ['WebKitWebDriver'], packages: ['webkit2gtk-driver', 'xvfb'] },
  display: { variable: 'XVFB_PATH', programs: ['Xvfb'], packages: ['xvfb'] },
  nginx: { variable: 'NGINX_PATH', programs: ['nginx'], packages: ['nginx-light'] },
  caddy: { variable: 'CADDY_PATH', programs: ['caddy'], packages: ['caddy'] },
  redis: { variable: 'REDIS_SERVER_PATH', programs: ['redis-server'], packages: ['redis-server'] },
};

/**
 * The Debian package of each program that tests/writers runs. Pillow is a Python module, so its folder is given,
 * relative to the folders of programs.
 */
const WRITERS = {
  convert: 'imagemagick',
  gm: 'graphicsmagick',
  vips: 'libvips-tools',
  jpegoptim: 'jpegoptim',
  djpeg: 'libjpeg-turbo-progs',
  jpegtran: 'libjpeg-turbo-progs',
  exiftran: 'exiftran',
  cwebp: 'webp',
  'heif-enc': 'libheif-examples',
  exiftool: 'libimage-exiftool-perl',
  exiv2: 'exiv2',
  jhead: 'jhead',
  '../lib/python3/dist-packages/PIL': 'python3-pil',
};

/** Folders to search for programs. On Debian, an ordinary user's PATH lacks the folders of system programs. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/** Switches that stop all of Chromium's own traffic, so that only the page under test sends requests. */
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
 * The path of a Chromium for many short visits: the headless shell, or the whole browser if there is no shell.
 * @returns {string}
 */
export const findShell = () => findProgram('shell') ?? findBrowser();

/**
 * The path of the whole Chromium browser, as visitors use it: the one named in CHROMIUM_PATH, else the system's, else
 * Playwright's.
 * @returns {string}
 */
export function findBrowser() {
  const found = chromiumPath();
  if (found) return found;
  throw new Error(`There is no Chromium. ${HOW_TO_GET_BROWSERS}`);
}

const chromiumPath = () => findProgram('chromium') ?? fromPlaywright();

export const hasBrowser = () => (findProgram('shell') ?? chromiumPath()) !== undefined;

export const HOW_TO_GET_BROWSERS = 'node scripts/setupBrowsers.mjs gets one; CHROMIUM_PATH can name another.';

/**
 * The path of a program: the value of its environment variable, else the program on the system, else undefined.
 * @param {keyof typeof PROGRAMS} name
 * @returns {string | undefined}
 */
export function findProgram(name) {
  const { variable, programs } = PROGRAMS[name];
  const named = process.env[variable];
  if (named) {
    if (!existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
    return named;
  }
  return onSystem(programs);
}

/** The programs that `npm test` needs. Tests that drive any other program are left out if it is not installed. */
const NEEDED = ['chromium', 'shell'];

/**
 * Installs all missing programs before the tests start: tests run in parallel, but apt serves one caller at a time.
 * @param {boolean} all also the programs that only `npm run test:all` needs
 */
export function installMissing(all) {
  const missing = Object.entries(PROGRAMS)
    .filter(([name]) => all || NEEDED.includes(name))
    .filter(([, { variable, programs }]) => !process.env[variable] && !onSystem(programs))
    .map(([, { packages }]) => packages);
  if (all) for (const [program, name] of Object.entries(WRITERS)) if (!onSystem([program])) missing.push([name]);
  if (missing.length === 0 || install([...new Set(missing.flat())])) return;
  // Calls apt-get once for each program, because one unknown package would fail a call for all.
  for (const packages of missing) install(packages);
}

/**
 * How to get a program that was not found.
 * @param {keyof typeof PROGRAMS} name
 */
export function howToGet(name) {
  const { variable, packages } = PROGRAMS[name];
  return `install ${packages.join(' and ')}, or set ${variable}`;
}

/** @param {readonly string[]} programs */
function onSystem(programs) {
  return programs.flatMap((program) => FOLDERS.map((folder) => join(folder, program))).find((path) => existsSync(path));
}

/**
 * @param {string[]} packages
 * @returns {boolean} whether the packages are installed now
 */
function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`Installing ${packages.join(' and ')} from the system packages.`);
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', ...packages]);
}

function fromPlaywright() {
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Fetches Playwright's Chromium, for users who have no right to install system packages. */
export function fetchBrowser() {
  console.error('No Chromium on this system: fetching the one of Playwright.');
  run('npx', ['playwright', 'install', 'chromium']);
}

/**
 * Runs a command with its output on stderr, because stdout is for the caller's own result.
 * @param {string} command
 * @param {string[]} parameters
 * @returns {boolean} whether it succeeded
 */
function run(command, parameters) {
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
