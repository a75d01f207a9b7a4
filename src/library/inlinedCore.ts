/** The WebAssembly core as base64 text in the code, for entry points that fetch nothing. */
import core from '../../build/core.wasm?url&inline';

/** Compiles the core. Rejects if the page's policy forbids it. */
export const compileInlined = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(Uint8Array.from(atob(core.slice(core.indexOf(',') + 1)), (byte) => byte.charCodeAt(0)));
