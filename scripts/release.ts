/**
 * Builds the parts of a release: `npm run release [-- --dry-run]`. Needs the built site and package. Writes the
 * package's tarball, the site, the command-line program, and the checksums of all three into `build/release/`. The
 * workflow adds one file per system, which contains the program and Node (executable.mjs).
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PLACEHOLDER_ORIGIN, site } from '../src/config/site';

const ROOT = resolve(import.meta.dirname, '..');
const RELEASE = join(ROOT, 'build/release');
const isDryRun = process.argv.includes('--dry-run');

const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
const changes = await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8');
const tag = process.env['GITHUB_REF_TYPE'] === 'tag' ? process.env['GITHUB_REF_NAME'] : undefined;

const missing = [
  ...(site.origin === PLACEHOLDER_ORIGIN ? ['VITE_SITE_ORIGIN: the address of the site'] : []),
  ...(site.repository === '' ? ['VITE_REPOSITORY: the address of the repository'] : []),
  ...(changes.split('\n').some((line) => line.split(' – ')[0] === `## ${version}`)
    ? []
    : [`CHANGELOG.md: a heading '## ${version}'`]),
  ...(tag === undefined || tag === `v${version}` ? [] : [`the tag ${tag} is not v${version}, which package.json says`]),
];
for (const name of missing) console.warn(`Missing: ${name}`);
if (missing.length > 0 && !isDryRun) throw new Error('Nothing was released.');

await rm(RELEASE, { recursive: true, force: true });
await mkdir(RELEASE, { recursive: true });
const run = (program: string, ...parameters: readonly string[]) =>
  execFileSync(program, parameters, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });

await copyFile(join(ROOT, `build/shutter-count-${version}.tgz`), join(RELEASE, `shutter-count-${version}.tgz`));
// These options make identical archives of identical files, regardless of the time and the user.
const SAME = [
  '--sort=name',
  '--mtime=@0',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--use-compress-program=gzip -9n',
];
run('tar', ...SAME, '-cf', join(RELEASE, `shutter-count-site-${version}.tar.gz`), '-C', join(ROOT, 'dist'), '.');
// With .cjs, the program's module format doesn't depend on any package.json in its folder.
await copyFile(join(ROOT, 'build/shutter-count.js'), join(RELEASE, 'shutter-count.cjs'));
await copyFile(join(ROOT, 'build/THIRD-PARTY.txt'), join(RELEASE, 'shutter-count.THIRD-PARTY.txt'));

const sums = await Promise.all(
  (await readdir(RELEASE)).toSorted().map(async (name) => {
    const hash = createHash('sha256')
      .update(await readFile(join(RELEASE, name)))
      .digest('hex');
    return `${hash}  ${name}\n`;
  }),
);
await writeFile(join(RELEASE, 'SHA256SUMS'), sums.join(''));
process.stdout.write(`shutter-count ${version}\n${sums.join('')}`);
