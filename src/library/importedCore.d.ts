/** The compiled core, for tools that can import WebAssembly. */
declare module '#core' {
  const core: WebAssembly.Module;
  export default core;
}
