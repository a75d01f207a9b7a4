/** Brotli in browsers, which give pages no decoder: a library, larger than all the other code that reads a photo. */
import { BrotliDecompress } from '#brotli-decoder';
import { Limit } from '../../../assembly/schema';

/** The unpacked bytes. Throws for damaged data and beyond `Limit.Unpacked` bytes. */
export function decodeBrotli(packed: Uint8Array): Uint8Array {
  // The package's own function lets its output grow without a bound, and a few bytes of input can ask for any amount.
  const output = new BoundedWriter();
  BrotliDecompress(new ByteReader(packed), output);
  return output.written();
}

class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  read(target: Uint8Array, start: number, count: number): number {
    const part = this.bytes.subarray(this.at, this.at + count);
    target.set(part, start);
    this.at += part.length;
    return part.length;
  }
}

class BoundedWriter {
  /** infinite, because the decoder replaces a buffer that is shorter than the announced size */
  readonly buffer = { length: Infinity };
  private readonly bytes = new Uint8Array(Limit.Unpacked);
  private length = 0;

  write(part: Uint8Array, count: number): number {
    this.bytes.set(part.subarray(0, count), this.length);
    this.length += count;
    return count;
  }

  written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}
