/** A file's bytes from a Blob, memory or a file handle. */
export interface ByteSource {
  /** total bytes */
  readonly size: number;
  /** `length` bytes from `offset` on, fewer at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array> | Uint8Array;
}
