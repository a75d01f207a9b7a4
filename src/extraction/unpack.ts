/**
 * Unpacks compressed metadata: zlib with the platform's decoder, Brotli with one loaded only for the rare file that
 * needs it.
 */
import { Codec, Limit } from '../../assembly/schema';

/**
 * The unpacked bytes; none when the data is damaged or exceeds `Limit.Decoded`. Throws when the decoder cannot be
 * loaded.
 */
export async function unpack(packed: Uint8Array, codec: number): Promise<Uint8Array> {
  // Outside the `try`: a missing decoder says nothing about the data.
  const decode = codec === Codec.Zlib ? inflate : (await import('#brotli')).decodeBrotli;
  try {
    return await decode(packed);
  } catch {
    return new Uint8Array(0);
  }
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  // In Node a stream takes several times as long.
  const zlib = globalThis.process?.getBuiltinModule?.('node:zlib');
  if (zlib) return new Uint8Array(zlib.inflateSync(packed, { maxOutputLength: Limit.Decoded }));
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
