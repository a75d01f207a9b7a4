/** At build time, evaluates modules whose exports are small, but whose imports are too large for any page to load. */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Each virtual module declared in src/virtual.d.ts, with the real module that has its exports. */
const SOURCES: Readonly<Record<string, string>> = {
  'virtual:page-slugs': 'src/cameras/pageSlugs.ts',
  'virtual:release-years': 'src/cameras/releaseYears.ts',
  'virtual:shutter-notices': 'src/cameras/shutterNotices.ts',
  'virtual:pages-of-sources': 'src/cameras/pagesOfSources.ts',
  'virtual:program-version': 'scripts/programVersion.ts',
  'virtual:operator-pictures': 'scripts/operatorPictures.ts',
};

/** Provides the virtual modules with the real modules' exports, which must be JSON values. */
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
