/** Serves the site with Caddy and `docs/Caddyfile`, for the tests. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answers, freePorts } from './nginx.mjs';

const CONFIGURATION = resolve(import.meta.dirname, '../docs/Caddyfile');

/**
 * Starts Caddy on a free port. Caddy serves `folder` with the project's configuration, but without HTTPS.
 * @param {string} program
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startCaddy(program, folder) {
  const place = await mkdtemp(join(tmpdir(), 'shutter-count-caddy-'));
  const [port] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const site = (await readFile(CONFIGURATION, 'utf8'))
    .replace('shutter.example {', `${origin} {`)
    .replace('/srv/shutter-count-checker', folder);
  const configuration = join(place, 'Caddyfile');
  await writeFile(configuration, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const options = ['--config', configuration, '--adapter', 'caddyfile'];
  // Caddy saves its last configuration in these folders.
  const env = { ...process.env, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place };
  const check = spawnSync(program, ['adapt', ...options], { encoding: 'utf8', env });
  if (check.status !== 0) throw new Error(`docs/Caddyfile is not right: ${check.stderr}`);
  const running = spawn(program, ['run', ...options], { stdio: 'ignore', env });
  const ended = new Promise((end) => running.once('exit', end));
  await answers(origin);
  return {
    origin,
    close: async () => {
      running.kill('SIGTERM');
      await ended;
      await rm(place, { recursive: true });
    },
  };
}
