/**
 * The oldest browsers that the site works in: the first that let a page compile WebAssembly under a policy that forbids
 * `eval` ('wasm-unsafe-eval'). Edge and other Chromium browsers share Chrome's number.
 */
export const MINIMUM_BROWSERS = { chrome: 97, firefox: 102, safari: 16 } as const;
