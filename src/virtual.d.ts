/** Made at build time by scripts/offlineFiles.ts. */
declare module 'virtual:offline-files' {
  /** The files that the service worker caches when it is installed. */
  export const files: { url: string; revision: string | null }[];
  /** Differs from release to release. */
  export const release: string;
}

// scripts/evaluated.ts makes the modules below at build time.

declare module 'virtual:page-slugs' {
  // oxlint-disable typescript/consistent-type-imports -- an ambient module may not import
  export const listedSlugs: typeof import('./cameras/pageSlugs').listedSlugs;
  export const slugAliases: typeof import('./cameras/pageSlugs').slugAliases;
}

declare module 'virtual:shutter-notices' {
  // oxlint-disable typescript/consistent-type-imports -- an ambient module may not import
  export const shutterNotices: typeof import('./cameras/shutterNotices').shutterNotices;
}

declare module 'virtual:program-version' {
  // oxlint-disable typescript/consistent-type-imports -- an ambient module may not import
  export const programVersion: typeof import('../scripts/programVersion').programVersion;
}

declare module 'virtual:operator-pictures' {
  // oxlint-disable typescript/consistent-type-imports -- an ambient module may not import
  export const operatorPictures: typeof import('../scripts/operatorPictures').operatorPictures;
}

declare module 'virtual:pages-of-sources' {
  // oxlint-disable typescript/consistent-type-imports -- an ambient module may not import
  export const pagesOfSources: typeof import('./cameras/pagesOfSources').pagesOfSources;
}
