/** Bytes of a file, wherever they are kept. */
export interface ByteSource {
  readonly size: number;
  /** `length` bytes from `offset` on, fewer at the end. */
  read(offset: number, length: number): Promise<Uint8Array> | Uint8Array;
}
