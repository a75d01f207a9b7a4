import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Checker from '../../../src/site/tool/Checker';
import { PROCESSING_DELAY_MS } from '../../../src/config/constants';
import type { ExtractionResult } from '../../../src/reader/result';
import { renderPart } from './render';
import { texts } from '../../support/texts/all';
import { patiently } from '../../support/patiently';
import * as results from './results';

const extract = vi.hoisted(() => vi.fn());
const recognizeContainer = vi.hoisted(() => vi.fn());
vi.mock('../../../src/reader/extract', () => ({ extract }));
vi.mock('../../../src/reader/container', () => ({ recognizeContainer }));
vi.mock('../../../src/reader/core', () => ({ loadCore: () => Promise.resolve({}), warmUp: () => undefined }));
// The mocked `extract` needs no bytes.
const read = () => new Uint8Array();
vi.mock('../../../src/reader/ranges', () => ({ blobSource: (file: File) => Object.assign(file, { read }) }));
vi.mock('../../../src/reader/rawTags', () => ({ readAllTags: () => Promise.resolve([]) }));

const photo = new File(['bytes'], 'DSC_4711.JPG', { type: 'image/jpeg' });

function sized(bytes: number): File {
  const file = new File(['bytes'], 'large.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const pick = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const transfer = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'] } });
const toasts = () => document.querySelector('[data-sonner-toaster]')?.textContent ?? '';
const browse = () => screen.getByLabelText('Drag & drop or click to browse', { exact: false });
const zone = () => document.querySelector<HTMLElement>('[data-phase]')!;

const passDelay = () => vi.advanceTimersByTimeAsync(PROCESSING_DELAY_MS);

// The upload view appears only after its sample has been fetched. The page fetches the sample only once, so this
// renders the tool before all tests.
beforeAll(async () => {
  renderPart(<Checker />);
  await screen.findByRole('heading', { name: texts.en['dropZone.heading'] });
  cleanup();
});

beforeEach(() => {
  // The fake clock runs like a real one, but tests can also advance it.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  extract.mockReset().mockResolvedValue(results.nikonD850);
  recognizeContainer.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the upload view', () => {
  it('has the specified words', () => {
    renderPart(<Checker />);
    expect(screen.getByRole('heading', { name: 'Upload Your Image' })).toBeTruthy();
    expect(screen.getByText(texts.en['dropZone.hint'])).toBeTruthy();
    expect(screen.getByText(texts.en['dropZone.privacy'])).toBeTruthy();
    expect(browse()).toBeTruthy();
  });

  it.each(['ja', 'de'] as const)('is in the visitor’s language: %s', (locale) => {
    renderPart(<Checker />, locale);
    expect(screen.getByRole('heading', { name: texts[locale]['dropZone.heading'] })).toBeTruthy();
    expect(screen.getByLabelText(texts[locale]['dropZone.label'], { exact: false })).toBeTruthy();
  });

  it('opens the file picker, which offers images, without any script', () => {
    renderPart(<Checker />);
    expect(browse()).toBe(input());
    expect(input().accept.startsWith('image/*')).toBe(true);
    expect(input().multiple).toBe(false);
  });

  it('has no control inside another', () => {
    renderPart(<Checker />);
    expect(document.querySelector(':is(button, a, label, [role=button]) :is(button, a, input)')).toBeNull();
  });

  it('is highlighted while a file is dragged over the page, until it leaves', () => {
    renderPart(<Checker />);
    fireEvent.dragOver(document.body, transfer(photo));
    expect(zone().dataset.phase).toBe('dragging');
    const toAnElement = createEvent.dragLeave(document.body, transfer(photo));
    Object.defineProperty(toAnElement, 'relatedTarget', { value: zone() });
    fireEvent(document.body, toAnElement);
    expect(zone().dataset.phase).toBe('dragging');
    fireEvent.dragLeave(document.body, transfer(photo));
    expect(zone().dataset.phase).toBe('idle');
  });

  it('is not highlighted by dragged text', () => {
    renderPart(<Checker />);
    fireEvent.dragOver(document.body, { dataTransfer: { files: [], types: ['text/plain'] } });
    expect(zone().dataset.phase).toBe('idle');
  });

  it('gives a hint on iPhones and iPads only', () => {
    renderPart(<Checker />).unmount();
    expect(screen.queryByText(texts.en['dropZone.iosHint'])).toBeNull();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
    renderPart(<Checker />);
    expect(screen.getByText(texts.en['dropZone.iosHint'])).toBeTruthy();
  });
});

describe('a photo', () => {
  it('is read during the delay, and its result is shown after it', async () => {
    // Here, only the test advances the clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const settle = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));
    renderPart(<Checker />);
    pick(photo);
    while (extract.mock.calls.length === 0) await settle();
    expect(extract).toHaveBeenCalledWith({}, photo, 'DSC_4711.JPG');
    expect(screen.getByRole('heading', { name: 'Analyzing Image...' })).toBeTruthy();
    expect(screen.getByText(texts.en['dropZone.processingText'])).toBeTruthy();
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('Analyzing Image...');
    expect(screen.getByText(texts.en['dropZone.privacy'])).toBeTruthy();
    expect(input().disabled).toBe(true);

    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await wait(PROCESSING_DELAY_MS - 1);
    expect(screen.queryByText('NIKON D850')).toBeNull();
    await wait(1);
    while (!screen.queryByText('NIKON D850')) await settle();
  });

  it('changes the icon while it is read', async () => {
    renderPart(<Checker />);
    const icon = () =>
      screen.getAllByRole('heading', { level: 2 }).at(-1)!.parentElement!.querySelector('svg')!.innerHTML;
    const idle = icon();
    pick(photo);
    await screen.findByRole('heading', { name: 'Analyzing Image...' });
    expect(icon()).not.toBe(idle);
  });

  it('may be dropped anywhere on the page', async () => {
    renderPart(<Checker />);
    fireEvent.dragOver(document.body, transfer(photo));
    fireEvent.drop(document.body, transfer(photo));
    expect(zone().dataset.phase).not.toBe('dragging');
    await patiently(() => expect(extract).toHaveBeenCalledWith({}, photo, photo.name));
  });

  it('may be pasted', async () => {
    renderPart(<Checker />);
    fireEvent.paste(document.body, { clipboardData: { files: [photo] } });
    await patiently(() => expect(extract).toHaveBeenCalledWith({}, photo, photo.name));
  });

  it('may be pasted while the cursor is in a field for text', async () => {
    renderPart(<Checker />);
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.paste(field, { clipboardData: { files: [photo] } });
    await passDelay();
    await screen.findByRole('heading', { name: 'Result for DSC_4711.JPG' });
    field.remove();
  });

  it('is read alone, as the first of several', async () => {
    renderPart(<Checker />);
    const second = new File(['other'], 'second.jpg', { type: 'image/jpeg' });
    fireEvent.drop(document.body, transfer(photo, second));
    await passDelay();
    await screen.findByText('NIKON D850');
    expect(extract).toHaveBeenCalledOnce();
    expect(extract).toHaveBeenCalledWith({}, photo, photo.name);
  });

  it('may be chosen again: the field is empty after each choice', () => {
    renderPart(<Checker />);
    Object.defineProperty(input(), 'value', { configurable: true, writable: true, value: 'C:\\fakepath\\a.jpg' });
    pick(photo);
    expect(input().value).toBe('');
  });

  it('is not read while another one is being read', async () => {
    renderPart(<Checker />);
    pick(photo);
    await screen.findByRole('heading', { name: 'Analyzing Image...' });
    fireEvent.drop(document.body, transfer(new File(['other'], 'second.jpg', { type: 'image/jpeg' })));
    await passDelay();
    await screen.findByText('NIKON D850');
    expect(extract).toHaveBeenCalledOnce();
  });

  it('may replace a result by being dropped on it', async () => {
    renderPart(<Checker />);
    pick(photo);
    await passDelay();
    await screen.findByText('NIKON D850');
    extract.mockResolvedValue(results.sonyA6000);
    fireEvent.drop(document.body, transfer(photo));
    await passDelay();
    expect(await screen.findByText('ILCE-6000')).toBeTruthy();
  });
});

describe('a sample', () => {
  it('is read by the same tool, says that it is made up, and cannot be copied, reported or kept', async () => {
    renderPart(<Checker />);
    fireEvent.click(await screen.findByRole('button', { name: texts.en['sample.exact'] }));
    await screen.findByText(texts.en['sample.told']);
    expect((extract.mock.calls[0] as unknown[])[1]).toMatchObject({ name: 'sample-exact.jpg' });
    for (const name of ['sheet.more', 'proofPicture.save', 'copy.listing'] as const)
      expect(screen.queryByRole('button', { name: texts.en[name] })).toBeNull();
    // A photo replaces the sample without the upload view in between.
    fireEvent.change(document.querySelector('[data-open=another]')!, { target: { files: [photo] } });
    await screen.findByRole('button', { name: texts.en['sheet.more'] });
    expect(screen.queryByText(texts.en['sample.told'])).toBeNull();
  });

  it('has a note that a photo does not have', async () => {
    renderPart(<Checker />);
    pick(photo);
    await passDelay();
    await screen.findByRole('button', { name: texts.en['sheet.more'] });
    expect(screen.queryByText(texts.en['sample.told'])).toBeNull();
  });
});

describe('the announcement for screen readers', () => {
  it.each([
    [
      'the camera, the count and how sure it is',
      results.nikonD850,
      'NIKON CORPORATION NIKON D850: 45,213, Exact count',
    ],
    ['that there is no count', results.olympusWithout, 'OLYMPUS CORPORATION E-M1MarkII: Unknown, Not in this file'],
    ['a guess as no count', results.panasonicGuess, 'Panasonic DMC-FT4: Unknown, Not in this file'],
  ])('%s', async (_, answer, sentence) => {
    extract.mockResolvedValue(answer);
    renderPart(<Checker />);
    pick(photo);
    await passDelay();
    await patiently(() => expect(screen.getAllByRole('status')[0]!.textContent).toBe(sentence));
  });
});

describe('the button to go back', () => {
  it('leads from the heading of the result to the upload view and its button', async () => {
    renderPart(<Checker />);
    pick(photo);
    await passDelay();
    const heading = await screen.findByRole('heading', { name: 'Result for DSC_4711.JPG' });
    expect(document.activeElement).toBe(heading);

    fireEvent.click(screen.getByRole('button', { name: 'Analyze Another Photo' }));
    expect(screen.getByRole('heading', { name: 'Upload Your Image' })).toBeTruthy();
    expect(screen.queryByText('NIKON D850')).toBeNull();
    expect(document.activeElement).toBe(browse());
  });

  it('also leads back from an error', async () => {
    extract.mockResolvedValue(results.noExif);
    renderPart(<Checker />);
    pick(photo);
    await passDelay();
    const heading = await screen.findByRole('heading', { name: 'Unable to Extract Data' });
    expect(document.activeElement).toBe(heading);
    fireEvent.click(screen.getByRole('button', { name: 'Analyze Another Photo' }));
    expect(document.activeElement).toBe(browse());
  });
});

describe('a file that is not read', () => {
  it.each([
    ['a text', new File(['notes'], 'notes.txt', { type: 'text/plain' })],
    ['a file without a type and without a camera’s first bytes', new File(['notes'], 'IMG_0001.CR3')],
  ])('%s gives a toast and no result', async (_, file) => {
    renderPart(<Checker />);
    pick(file);
    await patiently(() => expect(toasts()).toContain('Please upload an image file'));
    await passDelay();
    expect(screen.getByRole('heading', { name: 'Upload Your Image' })).toBeTruthy();
    expect(input().disabled).toBe(false);
    expect(extract).not.toHaveBeenCalled();
  });

  it('leaves an earlier result as it is', async () => {
    renderPart(<Checker />);
    pick(photo);
    await passDelay();
    await screen.findByText('NIKON D850');
    fireEvent.drop(document.body, transfer(new File(['notes'], 'notes.txt', { type: 'text/plain' })));
    await patiently(() => expect(toasts()).toContain('Please upload an image file'));
    expect(screen.getByText('NIKON D850')).toBeTruthy();
  });
});

it('a file without a type is read if its first bytes are a camera’s', async () => {
  recognizeContainer.mockResolvedValue('CR3');
  renderPart(<Checker />);
  pick(new File(['raw'], 'IMG_0001.CR3'));
  await passDelay();
  expect(await screen.findByText('NIKON D850')).toBeTruthy();
});

/** The text with ordinary spaces in its figures, because Testing Library replaces other spaces before it compares. */
const largeOffer = texts.en['dropZone.large'].replaceAll('\u00A0', ' ');

describe('a file over 20 MB', () => {
  it('gives a toast and no result', async () => {
    renderPart(<Checker />);
    pick(sized(20 * 1024 * 1024 + 1));
    await patiently(() => expect(toasts()).toContain('File is too large. Maximum size is 20MB'));
    await passDelay();
    expect(extract).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Upload Your Image' })).toBeTruthy();
  });

  it('makes the zone say that its count does not need the picture, until its metadata is read from there', async () => {
    renderPart(<Checker />);
    pick(sized(45_000_000));
    const offer = await screen.findByText(largeOffer);
    expect(screen.getByText('large.jpg')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Upload Your Image' })).toBeTruthy();
    await patiently(() => expect(toasts()).toContain('File is too large. Maximum size is 20MB'));
    fireEvent.click(within(zone()).getByRole('button', { name: 'Read only its metadata' }));
    await passDelay();
    expect(await screen.findByText('NIKON D850')).toBeTruthy();
    expect(offer.isConnected).toBe(false);
    await patiently(() => expect(toasts()).not.toContain('File is too large'));
    fireEvent.click(screen.getByRole('button', { name: 'Analyze Another Photo' }));
    expect(screen.queryByText(largeOffer)).toBeNull();
  });

  it('leaves an earlier result as it is, and is read by the button in a toast that lasts until it is done', async () => {
    const large = sized(41_000_000);
    renderPart(<Checker />);
    pick(photo);
    await passDelay();
    await screen.findByText('NIKON D850');
    fireEvent.drop(document.body, transfer(large));
    await patiently(() => expect(toasts()).toContain('File is too large. Maximum size is 20MB'));
    expect(screen.getByText('NIKON D850')).toBeTruthy();
    fireEvent.click(document.querySelector('[data-sonner-toast] [data-action]')!);
    await patiently(() => expect(toasts()).toContain('Reading only the metadata...'));
    expect(document.querySelector('[data-sonner-toast][data-type=loading]')).toBeTruthy();
    expect(extract).toHaveBeenLastCalledWith({}, large, 'large.jpg');
    await passDelay();
    expect(await screen.findByText('NIKON D850')).toBeTruthy();
    await patiently(() => expect(toasts()).toContain('Extracted shutter count for NIKON CORPORATION NIKON D850'));
    expect(toasts()).not.toContain('Reading only the metadata...');
    expect(document.querySelector('[data-sonner-toast][data-type=loading]')).toBeNull();
  });
});

/** Each outcome of reading a photo: a name, the result, the toast's type and words, and the text on the page. */
const CATALOGUE: [string, () => Promise<ExtractionResult>, string, string[], string][] = [
  [
    'success',
    () => Promise.resolve(results.nikonD850),
    'success',
    ['Extracted shutter count for NIKON CORPORATION NIKON D850'],
    '45,213',
  ],
  [
    'success without a model',
    () => Promise.resolve({ ...results.nikonD850, make: undefined, model: undefined } as unknown as ExtractionResult),
    'success',
    ['Shutter count extracted successfully'],
    '45,213',
  ],
  [
    'an estimate',
    () => Promise.resolve(results.canonEstimate),
    'info',
    ['Extracted shutter count for Canon EOS 6D'],
    '10,508',
  ],
  [
    'a guess',
    () => Promise.resolve(results.panasonicGuess),
    'warning',
    ["Couldn't extract shutter count for Panasonic DMC-FT4"],
    'Not a shutter count: 260,376',
  ],
  [
    'count missing, model known',
    () => Promise.resolve(results.olympusWithout),
    'warning',
    [
      "Couldn't extract shutter count for OLYMPUS CORPORATION E-M1MarkII",
      'This camera model might not store shutter count in its EXIF data',
    ],
    'Unknown',
  ],
  [
    'model unsupported',
    () => Promise.resolve(results.nameless),
    'warning',
    ['Camera model not supported', "We couldn't determine the shutter count for this camera model"],
    'Unknown',
  ],
  [
    'no metadata',
    () => Promise.resolve(results.noExif),
    'error',
    ['Could not extract shutter count', 'No EXIF data found in image'],
    'No EXIF data found in image',
  ],
  [
    'unknown container',
    () => Promise.resolve(results.unknownContainer),
    'error',
    ['Could not extract shutter count', 'No EXIF data found in image'],
    'Unsupported file type. Please try a JPEG or PNG file.',
  ],
  [
    'an exception while reading',
    () => Promise.resolve(results.extractionFailed),
    'error',
    ['Could not extract shutter count', 'Failed to extract EXIF data: the directory has no end'],
    'Failed to extract EXIF data: the directory has no end',
  ],
  [
    'processing failure',
    () => Promise.reject(new DOMException('moved', 'NotFoundError')),
    'error',
    ['Error processing image'],
    'Failed to process the image. Please try again.',
  ],
  [
    'unexpected failure',
    () => Promise.reject(new TypeError('something else')),
    'error',
    ['Unexpected error'],
    'An unexpected error occurred. Please try again.',
  ],
];

describe('the error catalogue', () => {
  it.each(CATALOGUE)('%s', async (_, answer, kind, sentences, onScreen) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    extract.mockImplementation(answer);
    renderPart(<Checker />);
    pick(photo);
    await passDelay();
    await patiently(() => expect(document.querySelector(`[data-sonner-toast][data-type=${kind}]`)).toBeTruthy());
    for (const sentence of sentences) expect(toasts()).toContain(sentence);
    const tool = within(screen.getByRole('button', { name: 'Analyze Another Photo' }).closest('section')!);
    await waitFor(() => expect(tool.getAllByText(onScreen, { exact: false })[0] ?? null).toBeTruthy());
  });

  it('a result that cannot be rendered is an unexpected failure, and the page keeps working', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    extract.mockResolvedValue({ ...results.nikonD850, counters: undefined });
    renderPart(<Checker />);
    pick(photo);
    await passDelay();
    expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeTruthy();
    await patiently(() => expect(toasts()).toContain('Unexpected error'));
    fireEvent.click(screen.getByRole('button', { name: 'Analyze Another Photo' }));
    expect(browse()).toBeTruthy();
  });
});
