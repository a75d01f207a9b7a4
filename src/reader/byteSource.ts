/** A file's bytes, wherever they come from: a Blob, memory, a file handle. */
export interface ByteSource {
  /** bytes in all */
  readonly size: number;
  /** `length` bytes from `offset` on, fewer at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array> | Uint8Array;
}
