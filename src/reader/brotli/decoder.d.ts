/** Types for a module of the package `brotli`, which comes without types. */
declare module '#brotli-decoder' {
  interface Input {
    read(target: Uint8Array, start: number, count: number): number;
  }
  interface Output {
    readonly buffer: { readonly length: number };
    write(part: Uint8Array, count: number): number;
  }
  export function BrotliDecompress(input: Input, output: Output): void;
}
