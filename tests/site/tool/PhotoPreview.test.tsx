import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES } from '../../../src/config/constants';
import type { ExtractionResult } from '../../../src/reader/result';
import { PhotoPreview } from '../../../src/site/tool/PhotoPreview';
import { renderPart } from './render';
import { texts } from '../../support/texts/all';
import * as results from './results';

const readPreview = vi.hoisted(() => vi.fn());
vi.mock('../../../src/reader/preview', () => ({ readPreview }));
vi.mock('../../../src/reader/files/loadReader', () => ({
  importReader: () => Promise.resolve({ loadCore: () => Promise.resolve({}), blobSource: (file: File) => file }),
}));

const file = new File(['bytes'], 'DSC_4711.NEF');

const show = (result: Partial<ExtractionResult> = {}, given = file) =>
  renderPart(<PhotoPreview file={given} result={{ ...results.nikonD850, ...result }} />);
const image = () => screen.findByRole('img', { name: texts.en['modelCard.photo'] });
const older = () => screen.queryByText(texts.en['modelCard.older']);
const drawing = (container: HTMLElement) => waitFor(() => expect(container.querySelector('svg')).toBeTruthy());

describe('the photo in the card', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');

  beforeEach(() => {
    revoke.mockReset();
    readPreview.mockReset().mockResolvedValue(Uint8Array.of(0xff, 0xd8, 0xff));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  });

  it('is the file’s preview, forgotten with the result', async () => {
    const { container, unmount } = show();
    expect((await image()).getAttribute('src')).toBe('blob:preview');
    expect(container.querySelector('svg')).toBeNull();
    expect(revoke).not.toHaveBeenCalled();
    unmount();
    expect(revoke).toHaveBeenCalledWith('blob:preview');
  });

  it('may be older than the picture if the file was saved again, and says so', async () => {
    show({ savedAgain: { is: 'yes', signs: [] } });
    await image();
    expect(getComputedStyle(older()!).visibility).not.toBe('hidden');
  });

  it.each(['no-sign', 'unknown'] as const)('says nothing about its age otherwise: %s', async (is) => {
    show({ savedAgain: { is, signs: [] } });
    await image();
    expect(older()).toBeNull();
  });

  it.each([
    [1, ''],
    [3, 'rotate(180deg)'],
    [6, 'rotate(90deg)'],
    [7, 'rotate(-90deg) scaleY(-1)'],
    [99, ''],
  ])('is turned according to Orientation %i', async (orientation, turn) => {
    show({ orientation });
    expect(
      getComputedStyle(await image())
        .transform.replace('translate(-50%, -50%)', '')
        .trim(),
    ).toBe(turn);
  });
});

describe('a drawing replaces it', () => {
  beforeEach(() => {
    readPreview.mockReset();
  });

  it('if the file has none, and the line about its age keeps its place', async () => {
    readPreview.mockResolvedValue(undefined);
    const { container } = show({ savedAgain: { is: 'yes', signs: [] } });
    await drawing(container);
    expect(container.querySelector('img')).toBeNull();
    expect(getComputedStyle(older()!).visibility).toBe('hidden');
  });

  it('if the file is gone', async () => {
    readPreview.mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    await drawing(show().container);
  });

  it('if the browser cannot draw it', async () => {
    readPreview.mockResolvedValue(Uint8Array.of(0xff, 0xd8, 0xff));
    const { container } = show();
    fireEvent.error(await image());
    await drawing(container);
    expect(container.querySelector('img')).toBeNull();
  });

  it('if only the metadata may be read', async () => {
    const large = Object.defineProperty(new File([], 'large.nef'), 'size', { value: MAX_FILE_BYTES + 1 });
    await drawing(show({}, large).container);
    expect(readPreview).not.toHaveBeenCalled();
  });
});
