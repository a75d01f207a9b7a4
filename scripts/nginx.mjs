/** Serves the site with nginx and `docs/nginx.conf`, for the tests. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CONFIGURATION = resolve(import.meta.dirname, '../docs/nginx.conf');
/**
 * Starts nginx on free ports of the loopback address. nginx serves `folder` with the project's configuration, but
 * without a certificate.
 * @param {string} program
 * @param {string} folder
 * @returns {Promise<{ origin: string, redirecting: string, close: () => Promise<void> }>} the origin of the site, and
 *   the origin that redirects HTTP to HTTPS
 */
export async function startNginx(program, folder) {
  const place = await mkdtemp(join(tmpdir(), 'shutter-count-nginx-'));
  const [port, other] = await freePorts(2);
  const server = (await readFile(CONFIGURATION, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${other};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '')
    .replace('root /srv/shutter-count-checker;', `root ${folder};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  // If root starts nginx, its worker processes run by default as a user who cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const configuration = join(place, 'nginx.conf');
  await writeFile(
    configuration,
    `${user} daemon off; pid ${place}/pid; error_log stderr; worker_processes 1; events {}
    http { access_log off; default_type application/octet-stream; sendfile on; ${paths.join(' ')}\n${server}}`,
  );
  const check = spawnSync(program, ['-t', '-q', '-c', configuration, '-p', place], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`docs/nginx.conf is not right: ${check.stderr}`);
  const running = spawn(program, ['-c', configuration, '-p', place], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((end) => running.once('exit', end));
  const origin = `http://localhost:${port}`;
  await answers(origin);
  return {
    origin,
    redirecting: `http://localhost:${other}`,
    close: async () => {
      running.kill('SIGTERM');
      await ended;
      await rm(place, { recursive: true });
    },
  };
}

/**
 * Free ports of the loopback address.
 * @param {number} count
 */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
      return server;
    }),
  );
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/**
 * Waits until a server answers.
 * @param {string} origin
 */
export async function answers(origin) {
  for (let attempt = 1; ; attempt++) {
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((later) => setTimeout(later, 100));
    }
  }
}
