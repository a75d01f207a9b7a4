/** Made at build time by scripts/offlineFiles.ts. */
declare module 'virtual:offline-files' {
  /** What the service worker caches when it is installed. */
  export const files: { url: string; revision: string | null }[];
  /** Differs from release to release. */
  export const release: string;
}

/** Made at build time by scripts/evaluated.ts. */
declare module 'virtual:page-models' {
  /** The cameras with a page, by brand. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may not import
  export const pageModels: readonly import('./catalogue/pageModels').Model[];
}

/** Made at build time by scripts/evaluated.ts. */
declare module 'virtual:draft-files' {
  /** By draft: the files that lack something, each with those of its entries that lack nothing. */
  export const draftFiles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
