/** A file's bytes, wherever they come from: a Blob, memory, a file handle. */
export interface ByteSource {
  /** bytes in all */
  readonly size: number;
  /** bytes with which reading begins, where each takes its time, as over a network; later reads are longer. 128 KB unless told */
  readonly firstRead?: number;
  /** `length` bytes from `offset` on, fewer at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array> | Uint8Array;
}
