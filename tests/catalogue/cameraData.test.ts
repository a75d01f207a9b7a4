/** The catalogue as data for other programs. */
import { expect, it } from 'vitest';
import { cameraData } from '../../scripts/cameraData';
import { ROWS } from '../assembly/counters/rows';
import { photo } from '../support/photo';
import { read } from '../support/read';

interface Data {
  readonly cameras: readonly {
    readonly camera: string;
    readonly exif: readonly string[];
    readonly counts?: string;
    readonly countTags: readonly string[];
  }[];
}

const { cameras } = JSON.parse(cameraData('1.0.0', 'MIT')) as Data;

it('says of every camera with a counter in its files, and of no other, where it stands', () => {
  for (const { camera, counts, countTags } of cameras)
    expect([camera, countTags.length > 0]).toEqual([camera, counts !== undefined]);
});

it('names the tags in which the core reads the counters', async () => {
  const unread = new Set(cameras.flatMap(({ countTags }) => countTags));
  for (const { file, path } of Object.values(ROWS).flatMap(({ open }) => open)) {
    const {
      model = '',
      shutterSource,
      counters,
    } = await read(typeof file === 'function' ? file('II') : photo({ ...file, order: 'II' }), path ?? '');
    const listed = cameras.find(({ exif, counts }) => counts && exif.includes(model));
    if (!listed || shutterSource?.method || !shutterSource) continue;
    const isNamed = (tag: string) => listed.countTags.some((named) => `${tag}/`.startsWith(`${named}/`));
    expect([model, shutterSource.tag, isNamed(shutterSource.tag)]).toEqual([model, shutterSource.tag, true]);
    for (const { tag } of counters)
      for (const named of unread) if (`${tag}/`.startsWith(`${named}/`)) unread.delete(named);
  }
  expect([...unread]).toEqual([]);
});
