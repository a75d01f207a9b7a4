import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CountCard } from '../../../src/site/tool/CountCard';
import { Seals } from '../../../src/site/tool/evidence/Seals';
import { findRatedLife } from '../../../src/cameras/ratedLife';
import type { ExtractionResult } from '../../../src/reader/result';
import { texts } from '../../support/texts/all';
import { renderPart } from './render';
import * as results from './results';

const readFile = vi.hoisted(() => vi.fn());
vi.mock('../../../src/reader/files/readFile', () => ({ readFile }));

const NOW = '2024-03-20T10:00:00';
const OLD = { ...results.nikonD850, dateTime: '2018-03-15T14:32:07' };
/** This file's serial number is the one printed on the body. */
const printed: ExtractionResult = { ...results.nikonD850, serialIsPrinted: true };

const seal = (id: string) => document.querySelector<HTMLButtonElement>(`[data-seal=${id}]`)!;
const shape = (id: string) => seal(id).querySelector('[data-seal-shape]')!.getAttribute('data-seal-shape');
const panel = (id: string) => document.querySelector<HTMLElement>(`[data-panel=${id}]`)!;
const show = (result: ExtractionResult, locale: 'en' | 'ja' | 'de' = 'en') =>
  renderPart(<Seals result={result} now={NOW} />, locale);
const type = (serial: string) =>
  fireEvent.change(screen.getByLabelText(texts.en['evidence.camera.comparable']), { target: { value: serial } });
function openSecond(result: ExtractionResult) {
  readFile.mockResolvedValue({ result });
  fireEvent.change(document.querySelector<HTMLInputElement>('[data-open=second]')!, {
    target: { files: [new File(['x'], 'DSC_0002.JPG')] },
  });
}

describe('the seals', () => {
  it.each([
    ['no sign of another program', results.nikonD850, 'saved', 'match', 'No sign of re-saving'],
    ['a program that saved it', results.nikonD850SavedAgain, 'saved', 'against', 'Re-saved'],
    [
      'copies of the count that differ',
      { ...results.nikonD850, shutterCount: 31_000 },
      'saved',
      'against',
      'Counts don’t fit',
    ],
    ['an old photo', OLD, 'age', 'against', '6 years ago'],
    ['no serial number', results.nikonD750, 'camera', 'open', 'No serial number'],
    ['a number that is not on the body', results.nikonD850, 'camera', 'open', 'Serial can’t be compared'],
    ['a camera to compare', printed, 'camera', 'open', 'This camera?'],
    ['a shot to take', printed, 'oneMore', 'open', 'One more shot?'],
  ] as const)('have a shape and a word for %s', (_name, result, id, shown, word) => {
    show(result);
    expect([shape(id), seal(id).textContent]).toEqual([shown, word]);
  });

  it('open their sentence, one at a time', () => {
    show(printed);
    const open = () =>
      [...document.querySelectorAll<HTMLElement>('[data-panel]:not([hidden])')].map((each) => each.dataset.panel);
    expect(open()).toEqual([]);
    fireEvent.click(seal('age'));
    expect([open(), seal('age').getAttribute('aria-expanded')]).toEqual([['age'], 'true']);
    fireEvent.click(seal('saved'));
    expect([open(), seal('age').getAttribute('aria-expanded')]).toEqual([['saved'], 'false']);
    fireEvent.click(seal('saved'));
    expect(open()).toEqual([]);
  });

  it('are only three for an estimate, which need not rise with a shot', () => {
    show({ ...results.canonEstimate, savedAgain: { is: 'no-sign', signs: [] } });
    expect([...document.querySelectorAll<HTMLElement>('[data-seal]')].map(({ dataset }) => dataset.seal)).toEqual([
      'saved',
      'age',
      'camera',
    ]);
  });
});

it('The phrases of a Japanese word stay together, not at both ends of its row', () => {
  const { container } = show(printed, 'ja');
  const breaks = [...container.querySelectorAll('wbr')];
  expect(breaks).not.toEqual([]);
  expect(breaks.filter(({ parentElement }) => getComputedStyle(parentElement!).display === 'flex')).toEqual([]);
});

describe('the evidence for a count', () => {
  it('lists each sign that a program saved the file again, with its meaning', () => {
    show(results.nikonD850SavedAgain);
    expect(panel('saved').textContent).toContain(
      'Saved again by GIMP 2.8.10. Only the original can confirm the count. The file names GIMP 2.8.10, which saves ' +
        'photos again. The picture is 200 × 133 pixels; the camera noted 8256 × 5504.',
    );
  });

  it('lists the checks if nothing was found, and says whether the counters in the file fit together', () => {
    show(results.nikonD850);
    expect(panel('saved').textContent).toBe(
      `${texts.en['evidence.verdict.no-sign']} We didn’t find an editor’s name, any trace of Windows, or moved camera data. ` +
        texts.en['evidence.agreement.fits'].replace('{{mechanical}}', '31,480'),
    );
  });

  it('names a check once: by what it found, or among the checks that found nothing', () => {
    const savedAgain = { is: 'no-sign', signs: [], supports: ['note-date'], checks: ['note-date', 'coder'] } as const;
    show({ ...results.nikonD850, savedAgain });
    expect(panel('saved').textContent).toContain(
      `${texts.en['evidence.support.note-date']} We didn’t find an editor’s name, any trace of Windows, ` +
        `moved camera data, or ${texts.en['evidence.check.coder']}. `,
    );
  });

  it('says how far apart two copies of a count are', () => {
    const [total] = results.nikonD850.counters;
    const copy = { ...total!, field: 'ShutterCount3', value: results.nikonD850.shutterCount! - 2 };
    show({ ...results.nikonD850, counters: [total!, copy] });
    expect(panel('saved').textContent).toMatch(/The file holds the count a second time, only 2 apart\.$/);
  });

  it.each([
    ['en', /^6 years ago, .*The count has probably grown /],
    ['ja', /^6年前/],
    ['de', /^Vor 6 Jahren, /],
  ] as const)('gives the age of an old photo in everyday words in %s', (locale, words) => {
    show(OLD, locale);
    expect(panel('age').textContent).toMatch(words);
  });

  it('compares the serial number that the visitor types, and says so by the seal', () => {
    show(printed);
    type('301234');
    expect(shape('camera')).toBe('open');
    type('3012346');
    expect([shape('camera'), seal('camera').textContent]).toEqual(['different', 'Another serial number']);
    type('NO= 3012345');
    expect([shape('camera'), seal('camera').textContent]).toEqual(['match', 'This camera']);
  });

  it('offers no comparison with a number that is not on the body', () => {
    show({ ...results.nikonD850, serialNumber: '9 0 0 0 182 12' });
    expect(panel('camera').textContent).toBe(texts.en['evidence.camera.not-printed']);
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  });

  it.each([
    ['a higher count', { shutterCount: 45_215 }, 'match', '2 higher', '2 higher than in the first photo.'],
    [
      'a higher count on another day',
      { shutterCount: 45_215, dateTime: '2024-03-18T10:00:00' },
      'open',
      'Not from today',
      'Take one now, or check the camera’s clock.',
    ],
    ['the same count', {}, 'open', 'Same count', texts.en['evidence.oneMore.equal']],
    ['another camera', { serialNumber: '7' }, 'different', 'Another camera', texts.en['evidence.oneMore.other-camera']],
  ] as const)('compares a second photo with %s, and shows nothing else of it', async (_, facts, shown, word, text) => {
    show(results.nikonD850);
    openSecond({ ...results.nikonD850, dateTime: NOW, ...facts });
    await waitFor(() => expect(panel('oneMore').textContent).toContain(text));
    expect([shape('oneMore'), seal('oneMore').textContent]).toEqual([shown, word]);
  });
});

describe('a check at the camera', () => {
  const later = { shutterCount: 45_215, dateTime: NOW };
  const words = () => screen.queryByText(/^Checked in front of you/)?.textContent;

  it('is reported once serial number and second photo both fit', async () => {
    show(printed);
    type('3012345');
    openSecond({ ...printed, ...later });
    await waitFor(() =>
      expect(words()).toBe(
        'Checked in front of you. Serial …345 is the one in the photo; in a second photo, the count was 2 higher.',
      ),
    );
    type('3012346');
    expect(words()).toBeUndefined();
  });

  it('gives the number of shots in between if the files are numbered', async () => {
    const number = (value: number) =>
      ({ field: 'FileNumber', tag: 'MakerNote/0x00B8', value, kind: 'number' }) as const;
    show({ ...printed, counters: [...printed.counters, number(6)] });
    type('3012345');
    openSecond({ ...printed, ...later, counters: [...printed.counters, number(8)] });
    await waitFor(() => expect(words()).toMatch(/; 2 shots later the count was 2 higher\.$/));
  });

  it('leaves out a serial number that can’t be compared, and says so', async () => {
    show(results.nikonD750);
    openSecond({ ...results.nikonD750, shutterCount: 97_003, dateTime: NOW });
    await waitFor(() =>
      expect(words()).toBe(
        'Checked in front of you, except for the serial number. In a second photo, the count was 3 higher.',
      ),
    );
  });

  it('is not reported for a second photo of another day', async () => {
    show(results.nikonD750);
    openSecond({ ...results.nikonD750, shutterCount: 97_003, dateTime: '2024-03-18T10:00:00' });
    await screen.findByText(/3 higher, but the second photo’s date/);
    expect(words()).toBeUndefined();
  });

  it('is not reported for a count that fell', async () => {
    show(results.nikonD750);
    openSecond({ ...results.nikonD750, shutterCount: 96_000 });
    await waitFor(() => expect(shape('oneMore')).toBe('open'));
    await screen.findByText(/1,000 lower than in the first photo/);
    expect(words()).toBeUndefined();
  });
});

describe('a verdict', () => {
  const rated = findRatedLife('NIKON CORPORATION', 'NIKON D750');
  const cardOf = async (facts: object) => {
    const result = { ...results.nikonD750, ...facts } as ExtractionResult;
    const { container, unmount } = renderPart(<CountCard rated={rated} result={result} />);
    await waitFor(() => expect(container.querySelector('[data-wear-verdict]')).toBeTruthy());
    const { textContent, className } = container.querySelector('[data-wear-verdict]')!;
    const isHatched = container.querySelector('[stroke-dasharray]') !== null;
    const advice = container.querySelector('[data-advice]')?.textContent;
    unmount();
    return { textContent, className, isHatched, advice };
  };

  it('has its band’s color, but no color for a file that was saved again or a card report, which anyone can edit', async () => {
    const ink = await cardOf({ savedAgain: results.nikonD850SavedAgain.savedAgain });
    expect(ink.className).not.toBe((await cardOf({})).className);
    expect((await cardOf({ container: 'CAM_INFO' })).className).toBe(ink.className);
  });

  it('on a photo that is years old keeps words and color, and its scale is hatched', async () => {
    const [today, then] = [
      await cardOf({ shutterCount: 15_000 }),
      await cardOf({ shutterCount: 15_000, dateTime: '2017-03-15T14:32:07' }),
    ];
    expect(then).toEqual({ ...today, isHatched: true, advice: texts.en['bandAdvice.buyer.past'] });
    expect(today.isHatched).toBe(false);
  });

  it('is followed by its consequences', async () => {
    expect((await cardOf({})).advice).toBe(texts.en['bandAdvice.buyer.high']);
    expect((await cardOf({ savedAgain: results.nikonD850SavedAgain.savedAgain })).advice).toBe(
      texts.en['bandAdvice.buyer.unproven'],
    );
  });

  it('on a card report is followed by the worth of the text', () => {
    const report = { ...results.nikonD750, container: 'CAM_INFO' } as const;
    const { unmount } = renderPart(<CountCard rated={undefined} result={{ ...report, serialNumber: '6001234' }} />);
    expect(screen.getByText(texts.en['evidence.verdict.card'])).toBeTruthy();
    unmount();
    // A masked serial number cannot be compared with the one on the body.
    renderPart(<CountCard rated={undefined} result={report} />);
    expect(screen.getByText(texts.en['evidence.verdict.cardWithoutSerial'])).toBeTruthy();
  });
});

describe('the card of a count', () => {
  it.each([
    ['a count', results.nikonD750, 'NIKON D750'],
    ['a count from a re-saved file', results.nikonD850SavedAgain, 'NIKON D850'],
    ['an upper bound', results.canonR5, 'Canon EOS R5'],
    ['a lower bound', results.sonyA5100, 'ILCE-5100'],
    ['an estimate', results.canonEstimate, 'Canon EOS 6D'],
  ] as const)('always has the same order: plate, mark, verdict, advice, seals; for %s', (_, result, model) => {
    const rated = findRatedLife(result.make!, model);
    renderPart(<CountCard rated={rated} result={result} seals={<Seals result={result} now={NOW} />} />);
    const parts = ['[data-plate]', '[data-wear-verdict]', '[data-advice]', '[data-seal]'].map((part) =>
      document.querySelector(part)!,
    );
    expect(parts).not.toContain(null);
    for (const [index, part] of parts.slice(1).entries())
      expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('of a re-saved file has a half-filled mark', () => {
    renderPart(<CountCard rated={undefined} result={results.nikonD850SavedAgain} />);
    expect(screen.getByText('Count from a re-saved file').closest('p')!.querySelector('clipPath')).toBeTruthy();
  });
});
