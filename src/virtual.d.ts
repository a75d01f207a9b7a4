/** Made at build time by scripts/offline.ts. */
declare module 'virtual:offline-files' {
  /** What the service worker keeps from its installation on. */
  export const files: { url: string; revision: string | null }[];
  /** Differs from release to release. */
  export const release: string;
}
