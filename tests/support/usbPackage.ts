/** Installs a fake of the npm package `usb` with three plugged-in fake cameras. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const build = (folder: string) => `
  import { build } from 'vite';
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'tests/cli/benchPackage.ts', outDir: ${JSON.stringify(folder)}, rolldownOptions: { output: { entryFileNames: 'index.js' } } },
  });
`;

/** @param modules the folder `node_modules` of the program that loads the package */
export function installUsbPackage(modules: string): void {
  const folder = join(modules, 'usb');
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, ['--input-type=module', '--eval', build(folder)], { cwd: ROOT, stdio: 'inherit' });
  writeFileSync(join(folder, 'package.json'), '{ "name": "usb", "type": "module", "main": "index.js" }\n');
}
