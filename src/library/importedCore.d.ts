/** The compiled core, where importing WebAssembly is understood. */
declare module '#core' {
  const core: WebAssembly.Module;
  export default core;
}
