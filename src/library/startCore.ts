import { type Core, CoreError, instantiateCore } from '../reader/core';
import type { CompiledModule } from './compiledModule';
import { WrongUse } from './photoSource';

export const isModule = (value: unknown): value is WebAssembly.Module =>
  Object.prototype.toString.call(value) === '[object WebAssembly.Module]';

/**
 * Starts a core from the module that `compile` gives. Throws a `CoreError` if the core can't be compiled, and a
 * `WrongUse` if `compile` gives no module.
 */
export async function startCore(compile: () => Promise<CompiledModule>): Promise<Core> {
  let module: CompiledModule;
  try {
    module = await compile();
  } catch (cause) {
    throw new CoreError('The core could not be compiled.', { cause });
  }
  if (!isModule(module)) throw new WrongUse('The promise did not resolve to a WebAssembly.Module.');
  return instantiateCore(module);
}
