/** A `WebAssembly.Module`, also in projects without the DOM's types. */
export type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } }
  ? Module
  : object;
