/** The package's documentation, made from the doc comments of its types, and what in them lacks one. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const TYPEDOC = resolve('compat/node_modules/typedoc/bin/typedoc');

/** Parts of a union or of a condition, which its own comment explains. */
const EXPLAINED = [
  ...['sign', 'program', 'container', 'size', 'stated'].map((name) => `SavedAgainSign.__type.${name}`),
  ...['', '.__type.Module', '.__type.Module.__type.prototype'].map(
    (rest) => `CompiledModule.__type.WebAssembly${rest}`,
  ),
];

/** Documents the package installed at `installed`; `folder` is for what is made on the way. */
export function documented(installed: string, folder: string): { readonly text: string; readonly gaps: string[] } {
  // Both entry points in one, so that what they share is documented once.
  const entry = join(installed, 'types/src/library/documented.d.ts');
  writeFileSync(entry, ['index', 'cameraEntry'].map((door) => `export * from './${door}.js';\n`).join(''));
  const tsconfig = join(folder, 'tsconfig.json');
  const out = join(folder, 'documentation');
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM'],
    types: [],
    noEmit: true,
  };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: [entry] }));
  const options = {
    entryPoints: [entry],
    tsconfig,
    out,
    plugin: [resolve('compat/node_modules/typedoc-plugin-markdown/dist/index.js')],
    readme: 'none',
    name: 'shutter-count: every function and type',
    disableSources: true,
    hideBreadcrumbs: true,
    hidePageHeader: true,
    outputFileStrategy: 'modules',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    parametersFormat: 'table',
    validation: { notDocumented: true, notExported: true, invalidLink: true },
    requiredToBeDocumented: ['Function', 'Interface', 'TypeAlias', 'Variable', 'Property', 'Method'],
    intentionallyNotDocumented: EXPLAINED,
    // `Package` names the functions' types inside, and `Reader` documents each; `NAMES` is the list of containers.
    intentionallyNotExported: ['Package', 'NAMES'],
  };
  const config = join(folder, 'typedoc.json');
  writeFileSync(config, JSON.stringify(options));
  const { stdout, stderr } = spawnSync(process.execPath, [TYPEDOC, '--options', config, '--pretty', 'false'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const gaps = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => /\[(?:warning|error)\]/.test(line) && !/Found 0/.test(line));
  return { text: readFileSync(join(out, 'README.md'), 'utf8'), gaps };
}
