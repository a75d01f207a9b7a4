/** Unpacks compressed metadata: zlib by the platform, Brotli by a library that is loaded only for the rare file that needs it. */
import { Codec, Limit } from '../../assembly/schema';

/** At most `Limit.Decoded` unpacked bytes; none when the data is damaged or larger. */
export async function unpack(packed: Uint8Array, codec: number): Promise<Uint8Array> {
  try {
    return codec === Codec.Zlib ? await inflate(packed) : await decodeBrotli(packed);
  } catch {
    return new Uint8Array(0);
  }
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate'));
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return join(parts, length);
    length += value.length;
    if (length > Limit.Decoded) {
      await reader.cancel();
      return new Uint8Array(0);
    }
    parts.push(value);
  }
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function decodeBrotli(packed: Uint8Array): Promise<Uint8Array> {
  // The package's own function lets its output grow without a bound, which a few bytes of input can ask for.
  const { BrotliDecompress } = await import('#brotli-decoder');
  const input = new ByteReader(packed);
  const output = new BoundedWriter();
  BrotliDecompress(input, output);
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
