import { brotliCompressSync, constants, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Codec, Limit } from '../../assembly/schema';
import { unpack } from '../../src/extraction/unpack';
import { join, placeOf } from '../support/bytes';
import { box, png, pngChunk } from '../support/containers';
import { exifBlock } from '../support/photo';
import { read } from '../support/read';

const text = Uint8Array.from(Buffer.from('Raw profile type exif '.repeat(500)));
const packers = [
  ['zlib', Codec.Zlib, (bytes: Uint8Array) => deflateSync(bytes)],
  [
    'Brotli',
    Codec.Brotli,
    (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  ],
] as const;

describe.each(packers)('Unpacking %s', (_name, codec, pack) => {
  it('gives the bytes back', async () => {
    expect(await unpack(pack(text), codec)).toEqual(text);
  });

  it('gives nothing for nothing', async () => {
    expect(await unpack(new Uint8Array(0), codec)).toHaveLength(0);
    expect(await unpack(pack(new Uint8Array(0)), codec)).toHaveLength(0);
  });

  it('gives nothing for damaged data', async () => {
    const packed = Uint8Array.from(pack(text));
    expect(
      await unpack(
        packed.map((byte) => byte ^ 0x5a),
        codec,
      ),
    ).toHaveLength(0);
    expect(await unpack(Uint8Array.from(Buffer.from('this is no packed data at all')), codec)).toHaveLength(0);
  });

  it('gives nothing for data that was cut off', async () => {
    const packed = Uint8Array.from(pack(text));
    expect(await unpack(packed.subarray(0, packed.length - 6), codec)).toHaveLength(0);
  });

  it('gives as much as is allowed, and nothing of more', async () => {
    expect(await unpack(pack(new Uint8Array(Limit.Decoded - 1)), codec)).toHaveLength(Limit.Decoded - 1);
    expect(await unpack(pack(new Uint8Array(Limit.Decoded + 1)), codec)).toHaveLength(0);
    expect(await unpack(pack(new Uint8Array(40 * Limit.Decoded)), codec)).toHaveLength(0);
  });
});

describe('Packed metadata of a photo', () => {
  it('is not read when it unpacks to more than is allowed', async () => {
    const bomb = deflateSync(new Uint8Array(100 * Limit.Decoded));
    const bytes = png(pngChunk('zTXt', 'Raw profile type exif\0\0', bomb));
    expect(await read(bytes)).toMatchObject({ container: 'PNG', error: { code: 'no-exif' } });
  });

  it('is not read when it is raw deflate', async () => {
    const profile = Buffer.from(`\nexif\n 10\n${Buffer.from(exifBlock({ make: 'Canon' })).toString('hex')}\n`);
    expect(await read(png(pngChunk('zTXt', 'Raw profile type exif\0\0', deflateRawSync(profile))))).toMatchObject({
      error: { code: 'no-exif' },
    });
  });

  it('is read in Brotli however it was made', async () => {
    const content = join([0, 0, 0, 0], exifBlock({ make: 'Canon', model: 'Canon EOS 5D' }));
    for (const quality of [0, 5, 11]) {
      const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      const bytes = join(box('JXL ', [0x0d, 0x0a, 0x87, 0x0a]), box('brob', 'Exif', packed));
      expect(placeOf(bytes, 'brob')).toBe(16);
      expect(await read(bytes)).toMatchObject({ container: 'JXL', model: 'Canon EOS 5D' });
    }
  });
});
