/** Brotli where the platform has none that pages may call: a library, larger than everything else that reads a photo. */
import { BrotliDecompress } from '#brotli-decoder';
import { Limit } from '../../../assembly/schema';

/** At most `Limit.Decoded` unpacked bytes. Throws for damaged data, and for more. */
export function decodeBrotli(packed: Uint8Array): Uint8Array {
  // The package's own function lets its output grow without a bound, which a few bytes of input can ask for.
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
  /** the decoder would replace a buffer that is too short for what is announced */
  readonly buffer = { length: Infinity };
  private readonly bytes = new Uint8Array(Limit.Decoded);
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
