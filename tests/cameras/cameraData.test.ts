import { rawText } from '../../src/config/fileText';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cameraData, dataHash } from '../../scripts/cameraData';
import { cameraSchema } from '../../scripts/cameraSchema';
import edition from '../../src/cameras/data/edition.json';
import { ROWS } from '../assembly/counters/rows';
import { photo } from '../support/photo';
import { read } from '../support/read';
import { schemaFaults } from '../support/schemaFaults';

interface Data {
  readonly cameras: readonly {
    readonly camera: string;
    readonly exif: readonly string[];
    readonly counts?: string;
    readonly countTags: readonly string[];
  }[];
}

interface Described {
  readonly properties: Readonly<Record<string, { readonly description?: string; readonly enum?: readonly string[] }>>;
}

const data = JSON.parse(cameraData('MIT')) as Data;
const { cameras } = data;

it('gives the place of the counter for every camera with one in its files, and for no other', () => {
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
    const listed = cameras.find(({ exif, counts }) => counts && exif.includes(rawText(model)));
    if (!listed || shutterSource?.method || !shutterSource) continue;
    const isNamed = (tag: string) => listed.countTags.some((named) => `${tag}/`.startsWith(`${named}/`));
    expect([model, shutterSource.tag, isNamed(shutterSource.tag)]).toEqual([model, shutterSource.tag, true]);
    for (const { tag } of counters)
      for (const named of unread) if (`${tag}/`.startsWith(`${named}/`)) unread.delete(named);
  }
  expect([...unread]).toEqual([]);
});

it('has the version and date of exactly this data', () => {
  const advice = 'The data changed: node scripts/run.mjs scripts/recordCameraData.ts gives them a version and a date.';
  expect(edition.hash, advice).toBe(dataHash);
  expect(data).toMatchObject({ version: edition.version, date: edition.date });
});

describe('The schema beside it', () => {
  const documentation = readFileSync('docs/cameras.md', 'utf8');
  const schema = cameraSchema(documentation) as Described & {
    readonly properties: { readonly cameras: { readonly items: Described } };
  };
  const fields: Described['properties'] = { ...schema.properties, ...schema.properties.cameras.items.properties };

  it('fits the data, and has each of its fields', () => {
    expect(schemaFaults(schema, data)).toEqual([]);
    const used = [data, ...cameras].flatMap((part) => Object.keys(part));
    expect(used.filter((name) => !(name in fields))).toEqual([]);
  });

  it.each([
    ['/date', { ...data, date: '26 November 2026' }],
    ['/version', { ...data, version: '1.0.0' }],
    ['', { ...data, license: undefined }],
    ['/sources/someone', { ...data, sources: { someone: { name: 'Someone' } } }],
    ['/cameras/0', { ...data, cameras: [{ ...cameras[0], exif: undefined }] }],
    ['/cameras/0/exif/1', { ...data, cameras: [{ ...cameras[0], exif: ['NIKON Z 9', 9] }] }],
    ['/cameras/0/inPhotos', { ...data, cameras: [{ ...cameras[0], inPhotos: 'perhaps' }] }],
    ['/cameras/0/ratedLife', { ...data, cameras: [{ ...cameras[0], ratedLife: 0 }] }],
  ])('refuses other data, and only for the fault at “%s”', (at, wrong) => {
    const faults = schemaFaults(schema, JSON.parse(JSON.stringify(wrong)) as unknown);
    expect(faults.map((fault) => fault.split(': ')[0])).toEqual([at]);
  });

  it('describes each field like the documentation, which names each code', () => {
    expect(Object.keys(fields).filter((name) => !fields[name]?.description)).toEqual([]);
    const codes = Object.values(fields).flatMap((field) => field.enum ?? []);
    const makers = fields['maker']!.enum!;
    expect(codes.filter((code) => !makers.includes(code) && !documentation.includes(`\`${code}\``))).toEqual([]);
  });
});
