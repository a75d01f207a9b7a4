import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ByteSource } from '../../src/reader/byteSource';
import { fromUrl } from '../../src/library/fromUrl';
import type { PhotoSource } from '../../src/library/photoSource';
import { readerOn } from '../../src/library/reader';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';

const { readPhotos, close } = readerOn(() => WebAssembly.compile(readFileSync('build/core.wasm')));

const photoOf = (shutterCount: number) =>
  photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount }) });
const PHOTOS = [1, 2, 3, 4, 5, 6].map((count) => photoOf(count * 100));

/** A photo whose first read waits for `letGo`, and a function that reads it. */
function heldPhoto(shutterCount: number) {
  const bytes = photoOf(shutterCount);
  let letGo = () => {};
  const promise = new Promise<void>((resolve) => (letGo = resolve));
  let reads = 0;
  const source: ByteSource = {
    size: bytes.length,
    read: async (offset, length) => {
      reads += 1;
      await promise;
      return bytes.subarray(offset, offset + length);
    },
  };
  return { source, letGo: () => letGo(), isBegun: () => reads > 0 };
}

async function countsOf(results: AsyncIterable<{ readonly result: { readonly shutterCount?: number } }>) {
  const counts: (number | undefined)[] = [];
  for await (const { result } of results) counts.push(result.shutterCount);
  return counts;
}

afterEach(() => void vi.useRealTimers());

describe('Many photos', () => {
  it('are read in order, from a list, a generator or a slow source', async () => {
    async function* later() {
      for (const one of PHOTOS) {
        await new Promise((resolve) => setImmediate(resolve));
        yield one;
      }
    }
    const expected = [100, 200, 300, 400, 500, 600];
    expect(await countsOf(readPhotos(PHOTOS))).toEqual(expected);
    expect(await countsOf(readPhotos(PHOTOS.values(), { concurrency: 1 }))).toEqual(expected);
    expect(await countsOf(readPhotos(later(), { concurrency: 100 }))).toEqual(expected);
    expect(await countsOf(readPhotos([]))).toEqual([]);
  });

  it('are returned with their item and its position', async () => {
    const read = await readPhotos(PHOTOS.slice(0, 1)).next();
    expect(read.value).toMatchObject({ item: PHOTOS[0], index: 0, result: { shutterCount: 100 } });
  });

  it('keep their order even if a later one is read first, unless `keepOrder` is false', async () => {
    for (const keepOrder of [true, false]) {
      const slow = heldPhoto(1);
      const results = readPhotos<Uint8Array | ByteSource>([slow.source, photoOf(2), photoOf(3)], { keepOrder });
      const first = results.next();
      if (keepOrder) slow.letGo();
      expect((await first).value).toMatchObject({ index: keepOrder ? 0 : 1 });
      slow.letGo();
      expect(new Set(await countsOf(results))).toEqual(new Set(keepOrder ? [2, 3] : [1, 3]));
    }
  });

  it('are opened only when there is room for them', async () => {
    const held = [1, 2, 3].map(heldPhoto);
    const opened: number[] = [];
    const results = readPhotos([0, 1, 2], {
      concurrency: 2,
      open: (index) => {
        opened.push(index);
        return held[index]!.source;
      },
    });
    const first = results.next();
    await expect.poll(() => held[1]!.isBegun()).toBe(true);
    expect(opened).toEqual([0, 1]);
    for (const { letGo } of held) letGo();
    expect((await first).value).toMatchObject({ item: 0 });
    expect(await countsOf(results)).toEqual([2, 3]);
    expect(opened).toEqual([0, 1, 2]);
  });

  it('may have items that are opened, each with its own path', async () => {
    const results = readPhotos(['100NIKON/DSC_0001.JPG', 'gone'], {
      open: async (name) => {
        if (name === 'gone') throw new Error('ENOENT: no such file');
        return photoOf(7);
      },
      path: (name) => name,
    });
    expect((await results.next()).value).toMatchObject({ result: { shutterCount: 7 } });
    expect((await results.next()).value).toMatchObject({
      item: 'gone',
      result: {
        status: 'failed',
        error: { code: 'processing-failed', message: 'The file could not be read: ENOENT: no such file' },
        counters: [],
      },
    });
    expect(await results.next()).toEqual({ done: true, value: undefined });
  });

  it('fail alone if `open` is given a wrong address or gives no file', async () => {
    const open = (item: string) => (item === 'nothing' ? (undefined as never) : fromUrl(item));
    const items = ['s3://photos/DSC_0042.NEF', 'nothing'];
    const messages: (string | undefined)[] = [];
    for await (const { result } of readPhotos(items, { open })) messages.push(result.error?.message);
    expect(messages).toEqual([
      'The file could not be read: Expected an http or https address.',
      expect.stringMatching(/^The file could not be read: Expected a Blob, .* got undefined\.$/),
    ]);
  });
});

describe('Reading many', () => {
  it('waits for an item no longer than `itemTimeout`, and reads the others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const items: (() => PhotoSource | Promise<PhotoSource>)[] = [
      () => heldPhoto(1).source,
      () => new Promise(() => {}),
      () => photoOf(2),
    ];
    const results = readPhotos(items, { open: (item) => item(), itemTimeout: 1000, keepOrder: false });
    expect((await results.next()).value).toMatchObject({ index: 2, result: { status: 'counted', shutterCount: 2 } });
    vi.advanceTimersByTime(1000);
    const message = 'The file could not be read: it took longer than 1000 ms.';
    const failure = { status: 'failed', error: { code: 'timed-out', message }, counters: [], bytesRead: 0, reads: 0 };
    expect((await results.next()).value).toMatchObject({ result: failure });
    expect((await results.next()).value).toMatchObject({ result: failure });
    expect(await results.next()).toEqual({ done: true, value: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits without end if `itemTimeout` is Infinity', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held = heldPhoto(1);
    const first = readPhotos([held.source], { itemTimeout: Infinity }).next();
    await vi.waitFor(() => expect(held.isBegun()).toBe(true));
    vi.advanceTimersByTime(3_600_000);
    held.letGo();
    expect((await first).value).toMatchObject({ result: { status: 'counted', shutterCount: 1 } });
  });

  it('stops with the reason of its signal, even while a source gives nothing', async () => {
    const stop = new AbortController();
    let isLeft = false;
    async function* silent() {
      try {
        yield PHOTOS[0]!;
        await new Promise(() => {});
      } finally {
        isLeft = true;
      }
    }
    const results = readPhotos(silent(), { signal: stop.signal });
    expect((await results.next()).value).toMatchObject({ index: 0 });
    const waiting = results.next();
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    expect(await results.next()).toEqual({ done: true, value: undefined });
    // Nothing can end a generator that hangs.
    expect(isLeft).toBe(false);
    await expect(readPhotos(PHOTOS, { signal: AbortSignal.abort(new Error('before')) }).next()).rejects.toThrow(
      'before',
    );
  });

  it('ends when the caller leaves the loop, and takes no more items', async () => {
    let taken = 0;
    let isLeft = false;
    function* counted() {
      try {
        for (const one of PHOTOS) {
          taken += 1;
          yield one;
        }
      } finally {
        isLeft = true;
      }
    }
    for await (const { index } of readPhotos(counted(), { concurrency: 1 })) if (index === 1) break;
    expect(isLeft).toBe(true);
    expect(taken).toBeLessThan(PHOTOS.length);
  });

  it('throws for items that are not files, errors of its source, and invalid options', async () => {
    const wrong = ['DSC_0042.NEF'] as unknown as Uint8Array[];
    await expect(countsOf(readPhotos(wrong))).rejects.toThrow(TypeError);
    function* broken() {
      yield PHOTOS[0]!;
      throw new Error('the disk is gone');
    }
    await expect(countsOf(readPhotos(broken()))).rejects.toThrow('the disk is gone');
    for (const concurrency of [0, 1.5, NaN, '2' as unknown as number])
      expect(() => readPhotos(PHOTOS, { concurrency })).toThrow(TypeError);
    for (const itemTimeout of [0, NaN, '2' as unknown as number])
      expect(() => readPhotos(PHOTOS, { itemTimeout })).toThrow(TypeError);
    for (const items of [undefined, 7, 'DSC_0042.NEF']) expect(() => readPhotos(items as never)).toThrow(TypeError);
    close();
    await expect(countsOf(readPhotos(PHOTOS))).rejects.toThrow('This reader is closed.');
  });
});
