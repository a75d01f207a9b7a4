/** Starts a core that an entry point or the caller has compiled. */
import { type Core, CoreError, instantiateCore } from '../reader/core';
import type { CompiledModule } from './compiledModule';
import { WrongUse } from './photoSource';

export const isModule = (value: unknown): value is WebAssembly.Module =>
  Object.prototype.toString.call(value) === '[object WebAssembly.Module]';

/**
 * Starts a core from the module that `compile` gives. Throws a `CoreError` when the core cannot be compiled, and a
 * `WrongUse` if `compile` does not give a module.
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
