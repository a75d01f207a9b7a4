/** The JSON Schema of cameras.json (draft 2020-12). Each field's description comes from docs/cameras.md. */
import type { Counted, Life, WayCertainty } from '../src/cameras/cameraRow';
import type { PhotoCode } from '../src/cameras/cameraTable';
import { listedMakers } from '../src/cameras/catalogue';
import type { Source, SourceLanguage } from '../src/cameras/sources';
import { type CameraData, FORMAT } from './cameraData';

/** The schema of a field that has one of these codes. The compiler checks that the list has every code. */
const oneOf = <Code extends string>(codes: Readonly<Record<Code, true>>) => ({ enum: Object.keys(codes) });
const listOf = (items: object) => ({ type: 'array', items });

const TEXT = { type: 'string', minLength: 1 };
const POSITIVE = { type: 'integer', minimum: 1 };
const ANSWER = oneOf<WayCertainty>({ reported: true, expected: true, unknown: true });

const CAMERA: Readonly<Record<keyof CameraData, object>> = {
  camera: TEXT,
  slug: { type: 'string', pattern: '^[a-z0-9-]+$' },
  year: { type: 'integer', minimum: 1990 },
  exif: listOf(TEXT),
  inPhotos: oneOf<PhotoCode>({
    'exact-in-file': true,
    'approximate-in-file': true,
    'unconfirmed-in-file': true,
    'doubtful-in-file': true,
    estimate: true,
    'not-in-file': true,
    'not-known': true,
  }),
  counts: oneOf<Counted>({
    shots: true,
    'all-shots': true,
    'shots-and-mechanical': true,
    actuations: true,
    pictures: true,
  }),
  endsAt: POSITIVE,
  photosRead: POSITIVE,
  manufactured: oneOf<NonNullable<CameraData['manufactured']>>({ day: true, month: true }),
  usb: oneOf<CameraData['usb']>({
    exact: true,
    steps: true,
    'steps-expected': true,
    fujifilm: true,
    'fujifilm-expected': true,
    curtain: true,
    'curtain-expected': true,
    program: true,
    none: true,
    unknown: true,
  }),
  cardReport: ANSWER,
  ownScreen: ANSWER,
  ratedLife: POSITIVE,
  ratedLifeUpTo: POSITIVE,
  ratedLifeBasis: oneOf<Life['basis']>({
    maker: true,
    'maker-quoted': true,
    attributed: true,
    reported: true,
    'class-estimate': true,
    specification: true,
    unsourced: true,
    none: true,
    'no-shutter': true,
  }),
  maker: { enum: listedMakers.map(({ id }) => id) },
  otherNames: listOf(TEXT),
  countTags: listOf(TEXT),
  countSources: listOf(TEXT),
  ratedLifeSources: listOf(TEXT),
};

const OPTIONAL: readonly string[] = [
  'counts',
  'endsAt',
  'photosRead',
  'manufactured',
  'ratedLife',
  'ratedLifeUpTo',
] satisfies readonly (keyof CameraData)[];

const SOURCE: Readonly<Record<keyof Source, object>> = {
  name: TEXT,
  url: { type: 'string', pattern: '^https?://' },
  language: oneOf<SourceLanguage>({ de: true, es: true, fr: true, it: true, ja: true, th: true, zh: true }),
  byMaker: { const: true },
};

/** The JSON Schema. `documentation` is the text of docs/cameras.md. */
export function cameraSchema(documentation: string): object {
  const meanings = meaningsIn(documentation);
  const described = (fields: Readonly<Record<string, object>>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, { description: meanings.get(name), ...field }]),
    );
  const file = {
    $schema: TEXT,
    format: { const: FORMAT },
    version: POSITIVE,
    date: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
    license: TEXT,
    sources: {
      type: 'object',
      additionalProperties: { type: 'object', properties: SOURCE, required: ['name', 'url'] },
    },
    cameras: listOf({
      type: 'object',
      properties: described(CAMERA),
      required: Object.keys(CAMERA).filter((name) => !OPTIONAL.includes(name)),
    }),
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What is known of the shutter count of each camera',
    type: 'object',
    properties: described(file),
    required: Object.keys(file),
  };
}

/**
 * The meaning of each field, by the field's name, from table rows such as '| `endsAt` | the highest value … |'. A row's
 * first cell may have several names.
 */
function meaningsIn(documentation: string): ReadonlyMap<string, string> {
  const rows = [...documentation.matchAll(/^\| (`[^|]+?) +\| (.+?) +\|$/gm)];
  return new Map(
    rows.flatMap(([, names = '', meaning = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [
        name,
        meaning.replaceAll(/<code>&#124;<\/code>/g, '`|`'),
      ]),
    ),
  );
}
