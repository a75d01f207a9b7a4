/** scripts/evaluated.ts makes this module at build time from src/cameras/releaseYears.ts. */
declare module 'virtual:release-years' {
  /** Year of announcement by `bodyKey`: 'panasonic/dmc-g6' → 2013. */
  export const releaseYears: Readonly<Record<string, number>>;
}
