/**
 * Unpacks compressed metadata: zlib with the platform's decoder, Brotli with a decoder that loads only for the rare
 * file that needs it.
 */
import { Codec, Limit } from '../../assembly/schema';

/**
 * The unpacked bytes; none if the data is damaged or exceeds `Limit.Unpacked`. Throws if the decoder can't be loaded.
 */
export async function unpack(packed: Uint8Array, codec: number): Promise<Uint8Array> {
  // Outside the `try`, because a missing decoder says nothing about the data.
  const decode = codec === Codec.Zlib ? inflate : await loadBrotli();
  try {
    return await decode(packed);
  } catch {
    return new Uint8Array(0);
  }
}

async function loadBrotli(): Promise<(packed: Uint8Array) => Uint8Array> {
  const { decodeBrotli } = await import('#brotli');
  return (packed) => decodeBrotli(narrowBrotli(packed));
}

/** The first bits of a Brotli stream with a window of 2^19 bytes: twice `Limit.Unpacked`. */
const NARROW = 0b0101;

/**
 * A Brotli stream with its window reduced to at most 512 KB. Decoders return nothing until their window is full, and a
 * few bytes can declare a window of 16 MB and fill it. Up to `Limit.Unpacked` bytes, the output stays the same, because
 * no distance reaches back beyond the first byte. Source: RFC 7932, 9.1 (WBITS) and 4
 */
export function narrowBrotli(packed: Uint8Array): Uint8Array {
  const first = packed[0] ?? 0;
  // Windows of 2^18 bytes or more have odd four-bit codes in ascending order. The longer codes, of smaller windows,
  // begin with the four bits 0001.
  const isWider = (first & 1) === 1 && (first & 0xf) > NARROW;
  if (!isWider) return packed;
  const narrow = packed.slice();
  narrow[0] = (first & 0xf0) | NARROW;
  return narrow;
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  // In Node, a stream takes several times as long as `inflateSync`.
  const zlib = globalThis.process?.getBuiltinModule?.('zlib');
  if (zlib) return new Uint8Array(zlib.inflateSync(packed, { maxOutputLength: Limit.Unpacked }));
  const stream = inPieces(packed).pipeThrough(new DecompressionStream('deflate'));
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return join(parts, length);
    length += value.length;
    if (length > Limit.Unpacked) {
      await reader.cancel();
      return new Uint8Array(0);
    }
    parts.push(value);
  }
}

/**
 * Bytes per piece for the decoder. Nothing else can run while the decoder unpacks a piece. A piece unpacks to at most
 * about a thousand times its size.
 */
const PIECE = 2048;

function inPieces(packed: Uint8Array): ReadableStream<BufferSource> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= packed.length) controller.close();
      else controller.enqueue(packed.slice(at, (at += PIECE)));
    },
  });
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
