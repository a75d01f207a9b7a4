import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCEPT, judgeFile } from '../../../src/reader/files/acceptFile';
import { isNamedLikePhoto } from '../../../src/reader/files/extensions';
import { goneFile } from '../../support/goneFile';
import { cardReport } from '../../support/cardReport';

const MEGABYTE = 1024 * 1024;

function file(type: string, bytes: number | string, name = 'photo'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}

const recognizeContainer = vi.hoisted(() => vi.fn());
vi.mock('../../../src/reader/container', () => ({ recognizeContainer }));
// Otherwise, this Vitest worker's next test file would get modules that were imported with the mock.
afterAll(() => vi.resetModules());

beforeEach(() => {
  recognizeContainer.mockReset();
});

describe('a file with a type', () => {
  it.each(['image/jpeg', 'image/heic', 'image/x-canon-cr2', 'image/anything'])(
    '%s is accepted unread',
    async (type) => {
      expect(await judgeFile(file(type, 10))).toBe('accepted');
      expect(recognizeContainer).not.toHaveBeenCalled();
    },
  );

  it.each(['text/plain', 'application/pdf', 'video/mp4', 'application/image'])('%s is not an image', async (type) => {
    expect(await judgeFile(file(type, 10))).toBe('not-an-image');
    expect(recognizeContainer).not.toHaveBeenCalled();
  });
});

describe.each(['', 'application/octet-stream'])('a file with the type "%s"', (type) => {
  it('is accepted if its first bytes are those of a camera file', async () => {
    recognizeContainer.mockResolvedValue('ARW');
    expect(await judgeFile(file(type, 10, 'DSC01234.ARW'))).toBe('accepted');
  });

  it('is not an image if they are unknown, whatever its name', async () => {
    recognizeContainer.mockResolvedValue(undefined);
    expect(await judgeFile(file(type, 'notes', 'DSC01234.ARW'))).toBe('not-an-image');
  });

  it('is too large over 20 MB', async () => {
    recognizeContainer.mockResolvedValue('ARW');
    expect(await judgeFile(file(type, 20 * MEGABYTE + 1))).toBe('too-large');
  });
});

it.each(['', 'text/xml'])('a missing file of the type "%s" is not refused as another kind of file', async (type) => {
  await expect(judgeFile(goneFile('CAM_INFO.XML', type))).rejects.toThrow('gone');
});

describe('a file with a camera’s file extension', () => {
  it.each([
    ['IMG_0001.DCR', 'application/x-director'],
    ['scan.iiq', 'text/plain'],
    ['R0000123.mpo', 'video/mpeg'],
  ])('%s is judged by its first bytes, whatever its type: %s', async (name, type) => {
    recognizeContainer.mockResolvedValue('TIFF');
    expect(await judgeFile(file(type, 10, name))).toBe('accepted');
    recognizeContainer.mockResolvedValue(undefined);
    expect(await judgeFile(file(type, 10, name))).toBe('not-an-image');
  });
});

describe('a card report', () => {
  it.each([
    ['CAM_INFO.XML', 'text/xml'],
    ['CAM_INFO.XML', ''],
    ['report.txt', 'text/plain'],
    ['renamed.pdf', 'application/pdf'],
  ])('is accepted by its content: %s of type "%s"', async (name, type) => {
    recognizeContainer.mockResolvedValue(undefined);
    expect(await judgeFile(new File([cardReport() as BlobPart], name, { type }))).toBe('accepted');
  });

  it('is accepted even if it is cut off, so that the result can say so', async () => {
    const cut = cardReport().subarray(0, 60) as BlobPart;
    expect(await judgeFile(new File([cut], 'CAM_INFO.XML', { type: 'text/xml' }))).toBe('accepted');
  });

  it.each([
    ['of another root', '<?xml version="1.0"?><Nikon><CameraInfo/></Nikon>'],
    ['with a root alone', '<?xml version="1.0"?><Canon><Printer/></Canon>'],
    ['that is a page', '<!doctype html><html><body><Canon><CameraInfo/></Canon></body></html>'],
    ['that is a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['that is no XML', 'CAM_INFO'],
  ])('is not recognized in XML %s', async (_, text) => {
    expect(await judgeFile(file('text/xml', text, 'CAM_INFO.XML'))).toBe('not-an-image');
  });
});

describe('the size', () => {
  it('may be exactly 20 MB', async () => {
    expect(await judgeFile(file('image/jpeg', 20 * MEGABYTE))).toBe('accepted');
  });

  it('may not be one byte more', async () => {
    expect(await judgeFile(file('image/jpeg', 20 * MEGABYTE + 1))).toBe('too-large');
  });

  it('does not matter for a file that is not an image', async () => {
    expect(await judgeFile(file('text/plain', 20 * MEGABYTE + 1))).toBe('not-an-image');
  });
});

it('the file picker offers images, and RAW files without a type known to browsers', () => {
  const offered = ACCEPT.split(',');
  expect(offered[0]).toBe('image/*');
  expect(offered).toEqual(
    expect.arrayContaining(['.nef', '.cr3', '.arw', '.raf', '.orf', '.pef', '.dng', '.hif', '.xml']),
  );
  expect(new Set(offered).size).toBe(offered.length);
});

it.each([
  ['DSC_0042.NEF', true],
  ['card/100NIKON/photo.jpeg', true],
  ['card/100NIKON/._DSC_0042.NEF', false],
  ['notes.txt', false],
  ['nef', false],
])('a name like a photo’s: %s', (name, is) => {
  expect(isNamedLikePhoto(name)).toBe(is);
});
