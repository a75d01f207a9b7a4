/** Evaluates modules at build time, because their exports are small, while no page should load their large imports. */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** The virtual modules declared in src/virtual.d.ts, and the real modules whose exports they have. */
const SOURCES: Readonly<Record<string, string>> = {
  'virtual:page-slugs': 'src/cameras/pageSlugs.ts',
  'virtual:release-years': 'src/cameras/releaseYears.ts',
  'virtual:shutter-notices': 'src/cameras/shutterNotices.ts',
  'virtual:pages-of-sources': 'src/cameras/pagesOfSources.ts',
  'virtual:program-version': 'scripts/programVersion.ts',
  'virtual:operator-pictures': 'scripts/operatorPictures.ts',
};

/** Provides the virtual modules. Their exports have to be JSON values. */
export function evaluated(): Plugin {
  return {
    name: 'evaluated',
    resolveId: (id) => (id in SOURCES ? `\0${id}` : undefined),
    async load(id) {
      const source = id.startsWith('\0') && SOURCES[id.slice(1)];
      if (!source) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(resolve(source), {
        configFile: false,
        logLevel: 'error',
      });
      for (const file of [source, ...dependencies]) this.addWatchFile(resolve(file));
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
