import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Collection } from '../../src/history/collection';
import { createHistoryStore } from '../../src/history/historyState';
import { writeHistory } from '../../src/history/savedHistory';
import { type PhotoReader, ReadingQueue } from '../../src/history/queue';
import { type Work, workHere } from '../../src/history/work';
import type { ByteSource } from '../../src/reader/byteSource';
import { made } from './made';

const saved = writeHistory(
  Array.from({ length: 500 }, (_, index) => made('2024-05-01', index + 1)),
  true,
);
/** called before each piece of long work */
const meanwhile = vi.fn<() => void>();
const loadReader = vi.fn<() => Promise<PhotoReader>>();
/** awaited before the reading of a photo ends */
const readPhoto = vi.fn<(path: string) => Promise<void>>();

const reader: PhotoReader = {
  open: (files) => Promise.resolve(files.map((file): ByteSource => ({ size: file.size, read: () => fail() }))),
  async read(_source, path) {
    await readPhoto(path);
    return { result: { container: 'JPEG', counters: [], hasGps: false, reason: 'not-stored', bytesRead: 0, reads: 1 } };
  },
};
const fail = () => Promise.reject(new Error('nobody reads the bytes'));

/** Work that first calls `meanwhile`. */
const interrupted: Work = (kind, readings, option) => {
  meanwhile();
  return workHere(kind, readings, option);
};

/** An empty history, as on a page that has just loaded. */
function start() {
  const store = createHistoryStore();
  const collection = new Collection(store, interrupted);
  return { store, collection, queue: new ReadingQueue(store, collection, loadReader) };
}

let history: ReturnType<typeof start>;

beforeEach(() => {
  meanwhile.mockReset();
  readPhoto.mockReset();
  loadReader.mockReset().mockResolvedValue(reader);
  history = start();
});

const readings = () => history.store.getState().content.readings;

const openSaved = () => history.queue.add([{ file: new File([saved], 'history.json'), path: 'history.json' }]);

/** Adds photos with these names. Resolves after they are read, or at once if other photos are being read. */
const addPhotos = (names: readonly string[]) =>
  history.queue.add(
    names.map((name) => ({
      file: new File(['photo'], name.slice(name.lastIndexOf('/') + 1), { lastModified: 1 }),
      path: name,
    })),
  );

const numberedNames = (number: number) => Array.from({ length: number }, (_, index) => `DSC_${index}.JPG`);

describe('a saved history', () => {
  it('is added whole', async () => {
    await openSaved();
    expect(readings()).toHaveLength(500);
  });

  it('does not come back when everything is cleared while it is opened', async () => {
    meanwhile.mockImplementationOnce(() => history.queue.clear());
    await openSaved();
    expect(meanwhile).toHaveBeenCalled();
    expect(readings()).toHaveLength(0);
  });

  it('does not come back when everything is cleared while its file is read', async () => {
    const file = new File([saved], 'history.json');
    file.text = () => Promise.resolve(history.queue.clear()).then(() => saved);
    await history.queue.add([{ file, path: file.name }]);
    expect(readings()).toHaveLength(0);
  });
});

it('a file that is not a saved history is opened each time that it is added, with the same message', async () => {
  const foreign = () =>
    history.queue.add([{ file: new File(['{}'], 'notes.json', { lastModified: 1 }), path: 'notes.json' }]);
  for (const time of [1, 2]) {
    await foreign();
    expect([time, history.store.getState().problems]).toEqual([time, [{ file: 'notes.json', problem: 'foreign' }]]);
  }
});

describe('many files that are not saved histories', () => {
  it.each([100, 200])('are listed up to ten, and counted: %i', async (number) => {
    await history.queue.add(
      numberedNames(number).map((name) => ({ file: new File(['{}'], `${name}.json`), path: `${name}.json` })),
    );
    const { problems, otherProblems } = history.store.getState();
    expect(problems.map(({ problem }) => problem)).toEqual(Array(10).fill('foreign'));
    expect(otherProblems).toBe(number - 10);
  });
});

describe('photos', () => {
  it('in a folder are read once each, however often the folder is added', async () => {
    const names = numberedNames(100).map((name) => `card/${name}`);
    await addPhotos([...names, ...names]);
    await addPhotos(names);
    expect(readings()).toHaveLength(100);
    expect(history.store.getState().content.repeated).toBe(200);
    expect(readPhoto.mock.calls.map(([path]) => path).toSorted()).toEqual(names.toSorted());
  });

  it('of equal name, size and time in different folders are two', async () => {
    await addPhotos(['cardA/DSC_0001.JPG', 'cardB/DSC_0001.JPG']);
    expect(readPhoto).toHaveBeenCalledTimes(2);
  });

  it('chosen one by one without their folders are read again, and appear once if their content is the same', async () => {
    await addPhotos(['DSC_0001.JPG']);
    await addPhotos(['DSC_0001.JPG']);
    expect(readPhoto).toHaveBeenCalledTimes(2);
    expect(readings()).toHaveLength(1);
    expect(history.store.getState().content.repeated).toBe(1);
  });

  it('that were read before they came with the others are not read again, and are no duplicates', async () => {
    const file = new File(['photo'], 'DSC_0001.JPG', { lastModified: 1 });
    const reading = await reader.read({ size: file.size, read: () => fail() }, file.name);
    readPhoto.mockReset();
    await history.queue.addRead({ file, path: 'card/DSC_0001.JPG' }, reading, true);
    await addPhotos(['card/DSC_0001.JPG', 'card/DSC_0002.JPG']);
    expect(readPhoto.mock.calls).toEqual([['card/DSC_0002.JPG']]);
    expect(history.store.getState().content.repeated).toBe(0);
    await addPhotos(['card/DSC_0001.JPG']);
    expect(history.store.getState().content.repeated).toBe(1);
  });

  it('that could not be read can be added again', async () => {
    readPhoto.mockRejectedValueOnce(new Error('gone'));
    await addPhotos(['card/DSC_1.JPG']);
    await addPhotos(['card/DSC_1.JPG']);
    expect(readPhoto).toHaveBeenCalledTimes(2);
    expect(readings().map(({ reason }) => reason)).toContain('not-stored');
  });

  it('that cannot be read affect no others', async () => {
    readPhoto.mockImplementation((path) =>
      path === 'DSC_5.JPG' ? Promise.reject(new Error('gone')) : Promise.resolve(),
    );
    await addPhotos(numberedNames(20));
    expect(readings()).toHaveLength(20);
    expect(
      readings()
        .filter(({ reason }) => reason === 'unreadable')
        .map(({ name }) => name),
    ).toEqual(['DSC_5.JPG']);
  });

  it('added while the last one is being read are read too', async () => {
    readPhoto.mockImplementationOnce(async () => void (await addPhotos(['later.JPG', 'last.JPG'])));
    await addPhotos(['first.JPG']);
    expect(readings()).toHaveLength(3);
  });

  it('that are being read do not come back when everything is cleared', async () => {
    readPhoto.mockImplementationOnce(() => Promise.resolve(history.queue.clear()));
    await addPhotos(numberedNames(40));
    expect(readings()).toHaveLength(0);
  });

  it('added right after everything is cleared are the only ones', async () => {
    readPhoto.mockImplementationOnce(async () => {
      history.queue.clear();
      await addPhotos(['new.JPG']);
    });
    await addPhotos(numberedNames(40));
    expect(readings()).toHaveLength(1);
  });

  it('are left unread once the reading is stopped, and finished readings stay', async () => {
    readPhoto.mockImplementationOnce(() => Promise.resolve(history.queue.stop()));
    await addPhotos(numberedNames(200));
    const { progress } = history.store.getState();
    expect(progress.phase).toBe('stopped');
    expect(progress.total).toBe(200);
    expect(readings().length).toBeGreaterThan(0);
    expect(readings().length).toBeLessThan(200);
  });

  it('added right after the reading is stopped are read, and no other', async () => {
    readPhoto.mockImplementationOnce(async () => {
      history.queue.stop();
      await addPhotos(['new.JPG']);
    });
    await addPhotos(numberedNames(200));
    expect(readPhoto.mock.calls.map(([path]) => path)).toContain('new.JPG');
    expect(readings().length).toBeLessThan(100);
  });

  it('are not reported as read if the reader could not be started, and are read when they are added again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    loadReader.mockRejectedValueOnce(Object.assign(new Error('refused'), { name: 'CoreError' }));
    await addPhotos(numberedNames(20));
    expect(history.store.getState()).toMatchObject({ progress: { phase: 'failed' }, failure: { code: 'no-core' } });
    expect(readings()).toHaveLength(0);
    await addPhotos(numberedNames(20));
    expect(history.store.getState()).toMatchObject({ progress: { phase: 'done', total: 20 }, failure: undefined });
    expect(readings()).toHaveLength(20);
  });
});
