/** The installed package in TypeScript projects with strict settings. */
// @module-tag weekly
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject, it } from 'vitest';

const TSC = resolve('node_modules/typescript/bin/tsc');
const NODE_TYPES = resolve('node_modules/@types');

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'ES2023',
};

const BROWSER = { lib: ['ES2023', 'DOM'], types: [] };
const NODE = { lib: ['ES2023'], types: ['node'], typeRoots: [NODE_TYPES] };

const SETTINGS: readonly (readonly [string, object])[] = [
  ['a bundler', { module: 'ESNext', moduleResolution: 'bundler', ...BROWSER }],
  ['Node', { module: 'NodeNext', moduleResolution: 'NodeNext', ...BROWSER }],
  ['Node without the types of a page', { module: 'NodeNext', moduleResolution: 'NodeNext', ...NODE }],
];

/** Uses every function and every type of the package. Lines after @ts-expect-error must not compile. */
const USE = `
import {
  CAMERA_FILTERS, countOf, createReader, fromFile, PHOTO_EXTENSIONS, readCamera, readCardReport, readPhoto, readPhotos, readTags, wearOf,
} from 'shutter-count';
import type {
  ByteSource, CameraDevice, CameraErrorCode, CameraReason, CameraResult, CounterKind, FileSource, PhotoWear, UsbFilter, CardReport, CardReportOptions, CardReportResult, CompiledModule, ContainerName, CountEstimate, CountGrade, CountKind,
  CountLimit, CountSource, PhotoCounted, ErrorKind, EstimateMethod, PhotoFailed, FileError, FileErrorCode, FoundCounter, Items, LoggedError,
  Manufactured, PhotoFields, PhotoOptions, PhotoRead, PhotoResult, PhotoSource, PhotosOptions, RawTag, ReadFields, Reader,
  ReadPhotos, SavedAgain, TagsResult, UnconfirmedCandidate, PhotoUncounted, UncountedReason, UnknownElement, UrlErrorCode,
} from 'shutter-count';
import core from 'shutter-count/core.wasm';
import { createReader as createReaderOn } from 'shutter-count/reader';
import type { PhotoResult as SamePhotoResult } from 'shutter-count/reader';

export function describe(result: PhotoResult): string {
  // @ts-expect-error there need not be a count
  const count: number = result.shutterCount;
  const shown: number | undefined = countOf(result);
  const grade: CountGrade | undefined = result.shutterSource?.grade;
  console.log(count, shown, grade);
  switch (result.status) {
    case 'counted': {
      const certain: number = result.shutterCount;
      const { kind, limits, offset, wrapsAt, otherValue, low }: CountSource = result.shutterSource;
      const why = limits.map((limit) => known[limit] ?? 'another limit');
      return [certain, kinds[kind], offset, wrapsAt, otherValue, low, ...why, result.model?.trim()].join(' ');
    }
    case 'uncounted': {
      const estimate: CountEstimate | undefined = result.estimate;
      const method: EstimateMethod | undefined = estimate?.method;
      const candidates: readonly UnconfirmedCandidate[] = result.candidates ?? [];
      // @ts-expect-error there is no count
      const none: number = result.shutterCount;
      return [reasons[result.reason], estimate?.value, method, candidates[0]?.value, none].join(' ');
    }
    case 'failed': {
      const { code, message, cause }: FileError = result.error;
      return errors[code] + message + String(cause);
    }
  }
}

const known: Partial<Record<CountLimit, string>> = { wraps: 'starts again' };
const reasons: Record<UncountedReason, string> = {
  'not-stored': '', edited: '', 'no-maker-note': '', damaged: '', phone: '', drone: '', 'unknown-model': '',
  'silent-shot': '', 'cut-short': '', 'out-of-range': '', 'no-metadata': '',
};
const errors: Record<FileErrorCode | UrlErrorCode | 'no-report' | 'timed-out', string> = {
  'no-exif': '', 'extraction-failed': '', 'processing-failed': '', 'no-core': '', 'no-report': '', 'timed-out': '',
  'report-too-large': '', 'report-cut': '', 'report-damaged': '', 'report-doctype': '', 'report-no-counters': '',
  'no-ranges': '', changed: '', denied: '', 'not-found': '', redirected: '', unavailable: '',
};
const kinds: Record<CountKind, string> = { mechanical: '', total: '', images: '', number: '' };

export async function use(file: Blob, bytes: Uint8Array, buffer: ArrayBuffer, source: ByteSource): Promise<void> {
  for (const one of [file, bytes, buffer, source] satisfies PhotoSource[]) describe(await readPhoto(one));
  const photo = await readPhoto(file, { path: 'DCIM/100CANON/IMG_0001.JPG', signal: AbortSignal.timeout(1000) });
  describe(photo);
  const wear: PhotoWear | undefined = wearOf(photo);
  console.log(wear?.share, wear?.band, wear?.sources[0]?.url);
  const opened: FileSource = await fromFile('DSC_0042.NEF');
  describe(await readPhoto(opened));
  readPhotos([new URL('file:///DSC_0042.NEF')], { open: fromFile });
  // @ts-expect-error a path is no photo
  await readPhoto('DSC_0042.NEF');
  // @ts-expect-error an option is left out, not undefined
  await readPhoto(file, { path: undefined });
  for await (const { item, index, result } of readPhotos([file], { concurrency: 2, signal: AbortSignal.timeout(1000) })) {
    describe(result);
    const same: Blob = item;
    console.log(same, index + 1);
  }
  const options: PhotosOptions<string> = { keepOrder: false, itemTimeout: 60_000, path: (name) => name };
  const paths: Items<string> = new Set(['DSC_0042.NEF']);
  for await (const read of readPhotos(paths, { ...options, open: async () => file })) {
    const { item }: PhotoRead<string> = read;
    console.log(item.length);
  }
  // @ts-expect-error paths have to be opened
  readPhotos(paths, options);
  const same: ReadPhotos = readPhotos;
  same([bytes]);
  const { tags, error }: TagsResult = await readTags(bytes);
  const first: RawTag | undefined = tags[0];
  const { report }: CardReportResult = await readCardReport(file, { model: 'Canon EOS R6' });
  const shots: number | undefined = report?.shots;
  const readers: Reader[] = [createReader(), createReaderOn(core), createReaderOn(MODULE), createReaderOn(Promise.resolve(MODULE))];
  createReader(MODULE).close();
  // @ts-expect-error a module has to be given
  createReaderOn();
  const alike: SamePhotoResult = await readers[0]!.readPhoto({ size: 2, read: (_offset, length) => bytes.subarray(0, length) });
  for (const { close } of readers) close();
  const extensions: readonly string[] = PHOTO_EXTENSIONS;
  console.log(extensions, first?.name, error?.code, shots, describe(alike));
}

export async function useCamera(device: CameraDevice): Promise<number | undefined> {
  const result: CameraResult = await readCamera(device, { signal: AbortSignal.timeout(1000) });
  // @ts-expect-error a number is no device
  await readCamera(1);
  const filters: readonly UsbFilter[] = CAMERA_FILTERS;
  if (result.status === 'failed') console.log(cameraErrors[result.error.code], result.error.message, filters.length);
  if (result.status === 'uncounted') console.log(cameraReasons[result.reason]);
  const low: number | undefined = result.shutterSource?.low;
  const kind: CounterKind | undefined = result.shutterSource?.kind;
  console.log(low, kind, result.photo?.match, result.photo?.shutterCount, result.log?.errors[0]?.date);
  return countOf(result);
}

const cameraReasons: Record<CameraReason, string> = { 'not-told': '', 'told-zero': '', 'not-understood': '' };
const cameraErrors: Record<CameraErrorCode, string> = {
  blocked: '', busy: '', 'wrong-mode': '', unplugged: '', interrupted: '', 'no-answer': '', 'too-long': '', garbled: '',
  refused: '', stopped: '', 'no-core': '',
};

declare const MODULE: CompiledModule;

export type Others = [
  CardReport, CardReportOptions, ContainerName, PhotoCounted, ErrorKind, PhotoFailed, FoundCounter, LoggedError, Manufactured, PhotoFields,
  PhotoOptions, ReadFields, SavedAgain, PhotoUncounted, UnknownElement,
];
`;

/** A CommonJS module. TypeScript does not let such a module import ES modules. */
const IN_COMMON_JS = `
import { fromFile, readPhoto, UrlError, type PhotoResult } from 'shutter-count';
export const readAt = async (path: string): Promise<PhotoResult> => readPhoto(await fromFile(path));
export const codeOfUrlError = (problem: unknown): string | undefined => (problem instanceof UrlError ? problem.code : undefined);
`;

it('compiles in CommonJS', () => {
  const folder = mkdtempSync(join(inject('userProject'), 'types-'));
  const settings = { ...STRICT, ...NODE, verbatimModuleSyntax: false, module: 'Node16', moduleResolution: 'Node16' };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings, files: ['use.cts'] }));
  writeFileSync(join(folder, 'use.cts'), IN_COMMON_JS);
  const { status, stdout } = spawnSync(process.execPath, [TSC, '--noEmit'], { cwd: folder, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

it.each(SETTINGS)('compiles with strict settings for %s', (_name, settings) => {
  const folder = mkdtempSync(join(inject('userProject'), 'types-'));
  const config = { compilerOptions: { ...STRICT, ...settings }, files: ['use.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'use.ts'), USE);
  const { status, stdout } = spawnSync(process.execPath, [TSC, '--noEmit', '--listFiles'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  expect(lines.filter((line) => line.includes('error TS'))).toEqual([]);
  expect(status).toBe(0);
  // Some of the types must come from the installed package.
  expect(lines.filter((line) => line.includes('node_modules/shutter-count/types/')).length).toBeGreaterThan(1);
});
