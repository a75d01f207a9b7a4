import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CountCard } from '../../../src/site/tool/CountCard';
import { EvidenceCard } from '../../../src/site/tool/evidence/EvidenceCard';
import { findRatedLife } from '../../../src/cameras/ratedLife';
import type { ExtractionResult } from '../../../src/reader/result';
import { texts } from '../../support/texts/all';
import { renderPart } from './render';
import * as results from './results';

const readFile = vi.hoisted(() => vi.fn());
vi.mock('../../../src/reader/files/readFile', () => ({ readFile }));

const row = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!;
const seal = (label: string) => screen.getByText(label, { selector: 'summary *' }).closest('details')!;
const sentence = (label: string) => seal(label).querySelector('summary')!.nextElementSibling!.textContent;
const show = (result: ExtractionResult, locale: 'en' | 'ja' | 'de' = 'en') =>
  renderPart(<EvidenceCard result={result} />, locale);

describe('the seals', () => {
  it.each([
    [
      'no sign of another program',
      results.nikonD850,
      texts.en['evidence.saved'],
      'for',
      '✓Signs of re-savingNone found',
    ],
    [
      'a program that saved it',
      results.nikonD850SavedAgain,
      texts.en['evidence.saved'],
      'against',
      '!Signs of re-savingFound',
    ],
    [
      'an old photo',
      { ...results.nikonD850, dateTime: '2018-03-15T14:32:07' },
      'Age',
      'against',
      /^!Age\d+ years ago$/,
    ],
    ['no serial number of the body', results.nikonD750, 'Which camera', 'open', '?Which cameraNo serial number'],
  ] as const)('have a mark and a word for %s, and fold the sentence', (_name, result, label, mark, words) => {
    show(result);
    expect(seal(label).querySelector('[data-seal]')!.getAttribute('data-seal')).toBe(mark);
    expect(seal(label).open).toBe(false);
    expect(seal(label).querySelector('summary')!.textContent).toMatch(words);
  });
});

it('The phrases of a Japanese word stand together, not at both ends of its row', () => {
  const { container } = show(results.nikonD850, 'ja');
  const breaks = [...container.querySelectorAll('wbr')];
  expect(breaks).not.toEqual([]);
  expect(breaks.filter(({ parentElement }) => getComputedStyle(parentElement!).display === 'flex')).toEqual([]);
});

describe('what a count is worth', () => {
  it('names each sign that a program saved the file again, and what that means', () => {
    show(results.nikonD850SavedAgain);
    expect(sentence(texts.en['evidence.saved'])).toBe(
      'The file names GIMP 2.8.10, which saves photos again. The picture is 200 × 133 pixels; the camera noted ' +
        '8256 × 5504.',
    );
  });

  it('says what was looked for if nothing was found', () => {
    show(results.nikonD850);
    expect(sentence(texts.en['evidence.saved'])).toBe(
      'We didn’t find an editor’s name, any trace of Windows, or moved camera data.',
    );
  });

  it('says how long ago an old photo was taken', () => {
    show({ ...results.nikonD850, dateTime: '2018-03-15T14:32:07' });
    expect(sentence('Age')).toMatch(/^\d+ years ago, if the camera’s clock is right\.$/);
  });

  it.each([
    ['ja', texts.ja['evidence.age'], /^\d+年前（カメラの時計が合っていれば）/],
    ['de', texts.de['evidence.age'], /^Vor \d+ Jahren, /],
  ] as const)('says so as people say it in %s', (locale, label, words) => {
    show({ ...results.nikonD850, dateTime: '2018-03-15T14:32:07' }, locale);
    expect(sentence(label)).toMatch(words);
  });

  it('says whether the counters in the file fit together', () => {
    show(results.nikonD850);
    expect(sentence(texts.en['evidence.agreement'])).toContain('31,480');
  });

  describe('the serial number that the visitor types', () => {
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText(texts.en['evidence.camera.comparable']), { target: { value } });
    const answer = () => row('Which camera').querySelector('output')!;
    const shape = () => answer().querySelector('[data-seal-shape]')?.getAttribute('data-seal-shape');

    it('is no other number as long as it is shorter than the file’s', () => {
      show(results.nikonD850SavedAgain);
      for (const typed of ['9', '30', '301234']) {
        type(typed);
        expect(answer().textContent).toBe('');
        expect(row('Which camera').textContent).toContain(`${typed.length} of 7`);
      }
    });

    it('is the same once it is, whatever blanks and signs are in it', () => {
      show(results.nikonD850SavedAgain);
      type('NO= 301 2345');
      expect(answer().textContent).toBe(texts.en['evidence.camera.same']);
      expect(shape()).toBe('match');
    });

    it('is another one at full length, and the digits that differ are underlined in both', () => {
      show(results.nikonD850SavedAgain);
      type('3912375');
      expect(answer().textContent).toBe(texts.en['evidence.camera.different']);
      expect(shape()).toBe('different');
      const underlined = [...row('Which camera').querySelectorAll('u')].map(({ textContent }) => textContent);
      expect(underlined.join('')).toBe('9704');
      type('391237');
      expect(answer().textContent).toBe('');
    });

    it.each(['blur', 'keyDown'] as const)('is compared by %s before it is that long', (by) => {
      show(results.nikonD850SavedAgain);
      type('301234');
      fireEvent[by](screen.getByRole('textbox'), { key: 'Enter' });
      expect(answer().textContent).toBe(texts.en['evidence.camera.different']);
    });

    it('is compared by no visit alone', () => {
      show(results.nikonD850SavedAgain);
      fireEvent.blur(screen.getByRole('textbox'));
      expect(answer().textContent).toBe('');
    });
  });

  it('offers no comparison with a number that is not on the body', () => {
    show({ ...results.nikonD850, serialNumber: '9 0 0 0 182 12' });
    expect(sentence('Which camera')).toBe(texts.en['evidence.camera.not-printed']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('compares a second photo, of which nothing else is shown', async () => {
    readFile.mockResolvedValue({ result: { ...results.nikonD850, shutterCount: 45_215 } });
    show(results.nikonD850);
    const input = document.querySelector<HTMLInputElement>('[data-open=second]')!;
    fireEvent.change(input, { target: { files: [new File(['x'], 'DSC_0002.JPG')] } });
    await waitFor(() => expect(row('One more shot').textContent).toContain('2 higher than in the first photo.'));
  });
});

describe('a verdict', () => {
  it('has its band’s color, but none for a file that was saved again or a card report, which anyone can edit', async () => {
    const rated = findRatedLife('NIKON CORPORATION', 'NIKON D750');
    const styleOf = async (facts: object) => {
      const result = { ...results.nikonD750, ...facts } as ExtractionResult;
      const { container, unmount } = renderPart(<CountCard rated={rated} result={result} />);
      await waitFor(() => expect(container.querySelector('[data-wear-verdict]')).toBeTruthy());
      const { className } = container.querySelector('[data-wear-verdict]')!;
      unmount();
      return className;
    };
    const colored = await styleOf({});
    const ink = await styleOf({ savedAgain: results.nikonD850SavedAgain.savedAgain });
    expect(ink).not.toBe(colored);
    expect(await styleOf({ container: 'CAM_INFO' })).toBe(ink);
  });

  it('of a photo that is years old is one of its year, without a color, unless it can’t have become better since', () => {
    const rated = findRatedLife('NIKON CORPORATION', 'NIKON D750');
    const verdictOf = (shutterCount: number, dateTime?: string) => {
      const result = { ...results.nikonD750, shutterCount, ...(dateTime && { dateTime }) };
      const { container, unmount } = renderPart(<CountCard rated={rated} result={result} />);
      const { textContent, className } = container.querySelector('[data-wear-verdict]')!;
      unmount();
      return { textContent, className };
    };
    const [today, then] = [verdictOf(15_000), verdictOf(15_000, '2017-03-15T14:32:07')];
    expect(then.textContent).toBe(`As of 2017: ${today.textContent}`);
    expect(then.className).not.toBe(today.className);
    const [worn, wornThen] = [verdictOf(149_000), verdictOf(149_000, '2017-03-15T14:32:07')];
    expect(wornThen.className).toBe(worn.className);
  });

  it('of a card report stands above what the text is worth', () => {
    const report = { ...results.nikonD750, container: 'CAM_INFO' } as const;
    const { unmount } = renderPart(<CountCard rated={undefined} result={{ ...report, serialNumber: '6001234' }} />);
    expect(screen.getByText(texts.en['evidence.verdict.card'])).toBeTruthy();
    unmount();
    // A masked number is nothing to compare.
    renderPart(<CountCard rated={undefined} result={report} />);
    expect(screen.getByText(texts.en['evidence.verdict.cardWithoutSerial'])).toBeTruthy();
  });
});

it('An estimate is not praised for a file that nobody touched', () => {
  renderPart(
    <CountCard rated={undefined} result={{ ...results.canonEstimate, savedAgain: { is: 'no-sign', signs: [] } }} />,
  );
  expect(screen.queryByText(/No sign that this file was saved again/)).toBeNull();
});

describe('the count of a file that a program saved again', () => {
  it('keeps its grade, names the program and asks for the original', () => {
    const rated = findRatedLife('NIKON CORPORATION', 'NIKON D850');
    renderPart(<CountCard rated={rated} result={results.nikonD850SavedAgain} />);
    const badge = screen.getByText('Count from a re-saved file');
    expect(badge.parentElement!.querySelector('clipPath')).toBeTruthy();
    // The doubt comes before the verdict.
    const verdict = document.querySelector('[data-wear-verdict]')!;
    expect(badge.compareDocumentPosition(verdict)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/Saved again by GIMP 2\.8\.10\. Only the original can confirm/)).toBeTruthy();
  });

  it('of which nothing shows is not called an original', () => {
    renderPart(<CountCard rated={undefined} result={results.nikonD850} />);
    expect(screen.getByText('Exact count')).toBeTruthy();
    expect(screen.getByText(`${texts.en['evidence.age.old']} ${texts.en['evidence.verdict.no-sign']}`)).toBeTruthy();
  });
});
