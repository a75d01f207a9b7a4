/** Brotli for browsers, which offer pages no decoder. This library is larger than all other code that reads a photo. */
import { BrotliDecompress } from '#brotli-decoder';
import { Limit } from '../../../assembly/schema';

/**
 * Maximum number of blocks in a stream. A block of a few bytes can declare hundreds of code tables, which take the
 * decoder 18 ms to build. Encoders write a block for every 16 KB or more.
 */
const MAX_BLOCKS = 32;

/** The unpacked bytes. Throws for damaged data, beyond `Limit.Unpacked` bytes, and beyond `MAX_BLOCKS`. */
export function decodeBrotli(packed: Uint8Array): Uint8Array {
  // The package's own function doesn't limit its output, and a few bytes of input can request any amount.
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
  private blocks = 0;
  private readonly bytes = new Uint8Array(Limit.Unpacked);
  private length = 0;

  /**
   * The decoder reads this once per block. The length is infinite, because the decoder replaces a buffer that is
   * shorter than the announced size.
   */
  get buffer(): { readonly length: number } {
    if (++this.blocks > MAX_BLOCKS) throw new RangeError('Too many blocks');
    return { length: Infinity };
  }

  write(part: Uint8Array, count: number): number {
    this.bytes.set(part.subarray(0, count), this.length);
    this.length += count;
    return count;
  }

  written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}
