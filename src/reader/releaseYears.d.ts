/** Made at build time by scripts/evaluated.ts from src/cameras/releaseYears.ts. */
declare module 'virtual:release-years' {
  /** Year of announcement by `bodyKey`: 'panasonic/dmc-g6' → 2013. */
  export const releaseYears: Readonly<Record<string, number>>;
}
