import { readFileSync } from 'node:fs';
import { test as check } from 'vitest';
import { expect, origin } from './site';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

/** The command-line program needs these to measure the width of columns and to run the service. */
const ONLY_IN_PROGRAM = ['@fastify/busboy', 'string-width', 'hono', '@hono/node-server'];

check('the site carries the license notice of everything it is built from', async () => {
  const response = await fetch(`${origin}/THIRD-PARTY.txt`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const notices = await response.text();
  for (const [name, version] of Object.entries(dependencies)) {
    if (!ONLY_IN_PROGRAM.includes(name)) expect(notices).toContain(`\n${name} ${version} (`);
  }
});

check('the command-line program carries its own', () => {
  const notices = readFileSync('build/THIRD-PARTY.txt', 'utf8');
  for (const name of [...ONLY_IN_PROGRAM, '@rgrove/parse-xml', 'i18next'])
    expect(notices).toContain(`\n${name} ${dependencies[name]} (`);
});
