import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadTranslator } from '../../../src/i18n/translator';
import ResultView from '../../../src/site/tool/ResultView';
import { loadContent } from '../../../src/content/content';
import { findRatedLife } from '../../../src/cameras/ratedLife';
import { messageAtPlace } from '../../../src/content/messageAtPlace';
import { formatDate, localTime } from '../../../src/i18n/format';
import { pageUrl } from '../../../src/i18n/pageUrl';
import { plainText, shortName } from '../../../src/i18n/words/plainText';
import type { ExtractionResult } from '../../../src/reader/result';
import { renderPart } from './render';
import { texts } from '../../support/texts/all';
import * as results from './results';

const readAllTags = vi.hoisted(() => vi.fn());
const readFile = vi.hoisted(() => vi.fn());
vi.mock('../../../src/reader/files/readFile', () => ({ readFile }));
vi.mock('../../../src/reader/rawTags', () => ({ readAllTags }));
vi.mock('../../../src/reader/core', () => ({ loadCore: () => Promise.resolve({}) }));
vi.mock('../../../src/reader/ranges', () => ({ blobSource: (file: File) => file }));

// Node's File, because happy-dom's cannot be streamed.
const file = new NodeFile(['bytes'], 'DSC_4711.NEF', { type: 'image/x-nikon-nef' }) as File;

function show(result: ExtractionResult, locale: 'en' | 'ja' | 'de' = 'en') {
  renderPart(
    <ResultView file={file} result={result} isNews onPick={() => {}} onFile={() => {}} onReset={() => {}} />,
    locale,
  );
}

const card = (name: string) => screen.getByRole('region', { name });
const values = (name: string) =>
  Object.fromEntries(
    Array.from(card(name).querySelectorAll('dl > div'), (row) => [
      row.querySelector('dt')!.textContent,
      row.querySelector('dd')!.textContent,
    ]),
  );

describe('the order', () => {
  it('is model, count, specifications, image details, then the button to go back', () => {
    show(results.nikonD850);
    const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    const wanted = ['Camera Model', 'Shutter Count', 'Technical Specifications', 'Image Details'];
    expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
    const back = screen.getByRole('button', { name: 'Analyze Another Photo' });
    const last = screen.getByRole('heading', { name: 'Image Details' });
    expect(last.compareDocumentPosition(back) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('the question about the camera’s owner', () => {
  const proofIsFirst = () =>
    Boolean(
      card(texts.en['proofPicture.heading']).compareDocumentPosition(card(texts.en['countCard.heading'])) &
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  const advice = () => card('Shutter Count').querySelector('[data-advice]')!.textContent;

  it('has the answer “somebody else” at first; an owner sees the proof of the count before the count', () => {
    show(results.nikonD850);
    expect(proofIsFirst()).toBe(false);
    choose(texts.en['owner.mine']);
    expect(proofIsFirst()).toBe(true);
    choose(texts.en['owner.other']);
    expect(proofIsFirst()).toBe(false);
  });

  it('decides which consequences of the count are shown', () => {
    show(results.nikonD750);
    expect(advice()).toBe(texts.en['bandAdvice.buyer.high']);
    choose(texts.en['owner.mine']);
    expect(advice()).toBe(texts.en['bandAdvice.owner.high']);
    choose(texts.en['owner.other']);
  });

  it('decides between checks at the camera and the proof', () => {
    show({ ...results.nikonD850, serialIsPrinted: true });
    fireEvent.click(screen.getByRole('button', { name: 'Check it here: 2 steps' }));
    expect(document.activeElement).toBe(screen.getByLabelText(texts.en['evidence.camera.comparable']));
    fireEvent.change(document.activeElement!, { target: { value: '3012345' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check it here: 1 step' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.en['evidence.oneMore.open'] }));
    choose(texts.en['owner.mine']);
    expect(screen.queryByRole('button', { name: /Check it here/ })).toBeNull();
    const actions = within(document.querySelector<HTMLElement>('[data-actions]')!).getAllByRole('button');
    expect(actions[0]).toBe(screen.getByRole('button', { name: texts.en['proofPicture.save'] }));
    choose(texts.en['owner.other']);
  });

  it.each([
    ['asks for the original first if the file was saved again', results.nikonD850SavedAgain, 'next.heading'],
    ['checks the camera first if it was not', results.nikonD850, 'Check it here: 1 step'],
  ] as const)('%s', (_, result, name) => {
    show(result);
    const [first] = within(document.querySelector<HTMLElement>('[data-actions]')!).getAllByRole('button');
    expect(first!.textContent).toBe(name === 'next.heading' ? texts.en[name] : name);
  });

  it('leads to the second photo if the serial number can’t be compared', () => {
    show(results.nikonD850);
    fireEvent.click(screen.getByRole('button', { name: 'Check it here: 1 step' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.en['evidence.oneMore.open'] }));
  });

  it('is asked only if there is a seller to ask', async () => {
    await Promise.all([loadTranslator('en', ['ways']), loadContent('en', 'market')]);
    show({ ...results.olympusWithout });
    await screen.findByRole('group', { name: texts.en['owner.question'] });
    show(results.phoneWithGps);
    expect(screen.getAllByRole('group', { name: texts.en['owner.question'] })).toHaveLength(1);
  });

  it.each([
    ['an estimate', results.canonEstimate, 'advice.heading'],
    ['a count from a re-saved file', results.nikonD850SavedAgain, 'next.heading'],
  ] as const)('is asked once if %s comes with next steps', async (_, result, heading) => {
    await Promise.all([loadTranslator('en', ['ways']), loadContent('en', 'market')]);
    show(result);
    await screen.findByRole('heading', { name: texts.en[heading] });
    expect(screen.getAllByRole('group', { name: texts.en['owner.question'] })).toHaveLength(1);
  });
});

describe('a result', () => {
  const shown = {
    'a count': results.nikonD750,
    'a total with a mechanical count': { ...results.nikonD850, serialIsPrinted: true as const },
    'a re-saved file': results.nikonD850SavedAgain,
    'no mechanical shutter': results.nikonZ8,
    'an upper bound': results.canonR5,
    'a lower bound': results.sonyA5100,
    'a counter that may have restarted': results.sonyA6000,
    'a counter of pictures that restarts': results.fujifilmXT4,
    'a counter of one body': results.canonR7,
    'an estimate': results.canonEstimate,
  };
  const sentences = () =>
    [...document.querySelectorAll('p, output, [data-panel]')]
      .filter(
        (block) => !block.closest('[data-sheet], [data-next-steps], [data-proof]') && block.querySelector('p') === null,
      )
      .flatMap((block) => block.textContent.split(/(?<=[.!?。])\s*/))
      .filter((sentence) => sentence.length > 12);

  it.each(
    Object.entries(shown).flatMap(([name, result]) =>
      (['en', 'ja', 'de'] as const).map((locale) => [name, locale, result] as const),
    ),
  )('says nothing twice of %s, in %s', (_, locale, result) => {
    show(result, locale);
    const said = sentences();
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe('the model card', () => {
  it('shows make, model and serial number', () => {
    show(results.nikonD850);
    expect(card('Camera Model').textContent).toContain('NIKON CORPORATION NIKON D850');
    expect(card('Camera Model').textContent).toContain('3012345');
  });

  it('leaves it to a seal, if there is one, that the serial number can’t be compared', () => {
    const unprinted = { make: 'Canon', model: 'Canon EOS 6D', serialNumber: 'GD0031234' };
    show({ ...results.canonEstimate, ...unprinted });
    expect(card('Camera Model').textContent).toContain(texts.en['serial.inFile']);
    expect(card('Camera Model').textContent).not.toContain(texts.en['modelCard.serialInFile']);
    document.body.replaceChildren();
    show({ ...results.olympusWithout, ...unprinted });
    expect(card('Camera Model').textContent).toContain(texts.en['modelCard.serialInFile']);
  });

  it('leaves the serial number out if there is none', () => {
    show(results.nikonD750);
    expect(card('Camera Model').textContent).not.toContain('Serial number');
  });

  it('links to the page of a model that has one, in the visitor’s language', () => {
    show(results.nikonD850, 'de');
    expect(screen.getByRole('link', { name: texts.de['modelCard.page'] }).getAttribute('href')).toBe(
      '/de/nikon/nikon-d850',
    );
  });

  it('has no link for an unlisted model', () => {
    show(results.panasonicGuess);
    expect(within(card('Camera Model')).queryByRole('link')).toBeNull();
  });

  it('says Unknown if the file names no camera', () => {
    show(results.nameless);
    expect(card('Camera Model').textContent).toContain('Unknown');
  });
});

describe('the count card', () => {
  it.each([
    ['en', '45,213'],
    ['ja', '45,213'],
    ['de', '45.213'],
  ] as const)('separates thousands as %s does', (locale, shown) => {
    show(results.nikonD850, locale);
    const plate = screen.getByRole('img', { name: shown });
    expect(plate.textContent).toBe(shown);
  });

  it('shows when the photo was taken, beside the title', () => {
    show(results.nikonD850);
    const time = card('Shutter Count').querySelector('time')!;
    expect(time.dateTime).toBe('2024-03-15T14:32:07');
    expect(time.textContent).toContain('March 15, 2024');
  });

  it('shows no date if there is none', () => {
    show(results.nikonD750);
    expect(card('Shutter Count').querySelector('time')).toBeNull();
  });

  it.each([
    ['Exact count', results.nikonD850],
    ['Counter with limits', results.sonyA6000],
    ['Estimate', results.canonEstimate],
    ['Not in this file', results.olympusWithout],
    ['Not in this file', results.panasonicGuess],
  ])('gives the certainty of the number: %s', (grade, result) => {
    show(result);
    expect(within(card('Shutter Count')).getByText(grade)).toBeTruthy();
  });

  it.each([
    [97_000, true],
    [1000, true],
    [97_001, false],
    [999, false],
  ])('has the badge for multiples of 1000: %i → %s', (shutterCount, hasBadge) => {
    show({ ...results.nikonD750, shutterCount });
    expect(within(card('Shutter Count')).queryByText('Approximate value') !== null).toBe(hasBadge);
  });

  it('has no badge for rounded values on a guess that is a multiple of 1000', () => {
    show({ ...results.panasonicGuess, shutterCount: 260_000 });
    expect(screen.queryByText('Approximate value')).toBeNull();
  });

  it('copies a line for a listing; if that is refused, the text can be selected', async () => {
    const copied: string[] = [];
    const writeText = (text: string) =>
      copied.length < 1 ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    show(results.nikonD850, 'de');
    fireEvent.click(screen.getByRole('radio', { name: texts.de['owner.mine'] }));
    const copy = screen.getByRole('button', { name: texts.de['copy.listing'] });
    fireEvent.click(copy);
    fireEvent.click(copy);
    expect(copied).toEqual([expect.stringContaining('NIKON D850: 45.213')]);
    expect(await screen.findByText(texts.de['copy.failed'])).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: texts.de['owner.other'] }));
  });

  it('gives the limits of the number, and leaves what it counts to the table of counters', () => {
    show(results.fujifilmXT4);
    expect(card('Shutter Count').textContent).not.toContain(texts.en['source.images']);
    expect(screen.getByRole('table').textContent).toContain(texts.en['kind.images']);
    expect(card('Shutter Count').textContent).toContain(texts.en['limit.wraps'].replace('{{wrapsAt}}', '32,767'));
    expect(card('Shutter Count').textContent).toContain(texts.en['limit.firmware-reset']);
  });

  it('names the basis of an estimate', () => {
    show(results.canonEstimate);
    expect(card('Shutter Count').textContent).toContain(texts.en['method.folders-of-9999']);
  });

  it('shows a guess as Unknown, with the number in the text', () => {
    show(results.panasonicGuess);
    expect(card('Shutter Count').querySelector('[data-plate]')!.textContent).toBe('Unknown');
    expect(screen.getByText('Not a shutter count: 260,376')).toBeTruthy();
    expect(card('Shutter Count').textContent).toContain(texts.en['method.serial-digits']);
  });

  it.each([
    ['Nikon', results.nikonD850, 'brandNote.nikon'],
    ['Canon', results.canonR5, 'brandNote.canon'],
    ['Sony', results.sonyA6000, 'brandNote.sony'],
    ['Fujifilm', results.fujifilmXT4, 'brandNote.fujifilm'],
    ['Olympus', results.olympusWithout, 'brandNote.olympus'],
    ['Pentax', { ...results.nikonD750, make: 'RICOH IMAGING COMPANY, LTD.', model: 'PENTAX K-1' }, 'brandNote.pentax'],
    ['Ricoh', { ...results.nikonD750, make: 'RICOH IMAGING COMPANY, LTD.', model: 'RICOH GR III' }, 'brandNote.ricoh'],
  ] as const)('has the note of the brand: %s', (_, result, note) => {
    show(result);
    expect(card('Shutter Count').textContent).toContain(texts.en[note]);
  });

  it('has no note for a maker without one', () => {
    show({ ...results.nikonD750, make: 'SIGMA', model: 'SIGMA fp' });
    expect(card('Shutter Count').textContent).not.toMatch(/undefined|brandNote/);
  });
});

describe('a file without a count', () => {
  it.each([
    ['not-stored', results.olympusWithout],
    ['editedBy', results.editedNikon],
    ['edited', results.convertedNikon],
    ['readsZero', results.fujifilmAtZero],
    ['no-maker-note', results.nameless],
    ['damaged', { ...results.convertedNikon, reason: 'damaged' }],
    ['phone', results.phoneWithGps],
    ['drone', { ...results.phoneWithGps, make: 'DJI', model: 'FC3170', reason: 'drone' }],
    ['unknown-model', { ...results.olympusWithout, make: 'SONY', model: 'ILCE-99', reason: 'unknown-model' }],
  ] as const)('gives the reason %s and something to do', async (reason, result) => {
    show(result);
    const software = 'software' in result ? plainText(result.software) : '';
    expect(card('Shutter Count').querySelector('[data-plate]')!.textContent).toBe('Unknown');
    expect(card('Shutter Count').textContent).toContain(texts.en[`reason.${reason}`].replace('{{software}}', software));
    await screen.findByRole('heading', { name: texts.en['advice.heading'] });
    const steps = card('Shutter Count').querySelectorAll('[data-next-steps] li');
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(3);
  });

  it('does not name the firmware as the program that saved it', () => {
    show(results.convertedNikon);
    expect(card('Shutter Count').textContent).not.toContain('Ver.1.00');
  });

  it('does not claim that a camera whose counter reads 0 stores no count', () => {
    show(results.fujifilmAtZero);
    expect(card('Shutter Count').textContent).not.toContain(texts.en['reason.not-stored']);
  });

  it('offers to read the camera over USB in a browser that can, and leads there', async () => {
    Object.assign(navigator, { usb: {} });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'usb'));
    show({ ...results.olympusWithout, make: 'Canon', model: 'Canon EOS 90D' });
    await screen.findByRole('heading', { name: texts.en['advice.cable'] });
    expect(screen.getByRole('link', { name: texts.en['footer.connect'] }).getAttribute('href')).toBe('/connect');
    const [message] = await screen.findAllByText(/photos don’t show its shutter count/);
    expect(message!.textContent).toContain(pageUrl('/connect', 'en'));
  });

  it('has the message to the seller to read, to copy and, if the system has one, for the share sheet', async () => {
    const shared: unknown[] = [];
    const copied: string[] = [];
    Object.assign(navigator, { share: (data: unknown) => Promise.resolve(void shared.push(data)) });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    show(results.editedNikon);
    const { places } = await loadContent('en', 'market');
    fireEvent.click((await screen.findAllByRole('button', { name: texts.en['message.copy'], hidden: true }))[0]!);
    fireEvent.click(screen.getAllByRole('button', { name: texts.en['message.share'], hidden: true })[0]!);
    const { make = '', model = '' } = results.editedNikon;
    const address = pageUrl(findRatedLife(make, model)!.path!, 'en');
    const text = messageAtPlace(
      places[0]!,
      { way: 'photo', certainty: 'seen' },
      { camera: shortName(make, model), count: texts.en['message.count.shutter'], address, keys: [] },
    );
    expect(screen.getByText(text).closest('details')!.open).toBe(false);
    expect(copied).toEqual([text]);
    expect(shared).toEqual([{ text }]);
  });

  it('shows an unconfirmed number separately, and never as the count', () => {
    show(results.canonM50);
    expect(card('Shutter Count').querySelector('[data-plate]')!.textContent).toBe('Unknown');
    expect(card('Shutter Count').textContent).toContain('Not confirmed: 30,123 is stored');
    expect(screen.queryByText(texts.en['wear.fold'])).toBeNull();
  });

  it('puts no estimate on the plate, and gives it no property of a counter', () => {
    show(results.nikonD750);
    expect(screen.getByRole('img', { name: '97,000' })).toBeTruthy();
    document.body.replaceChildren();
    show(results.canonEstimate);
    expect(card('Shutter Count').querySelector('[data-plate]')!.getAttribute('role')).toBeNull();
    expect(screen.queryByText(texts.en['copy.listing'])).toBeNull();
    expect(document.querySelector('[data-actions], [data-seal=oneMore]')).toBeNull();
    expect(card('Shutter Count').querySelector('[data-plate]')!.textContent).toMatch(/^≈ /);
  });

  it('shows an unconfirmed number beside an estimate, too', () => {
    show({ ...results.canonEstimate, candidates: results.canonM50.candidates! });
    expect(card('Shutter Count').textContent).toContain('Not confirmed: 30,123 is stored');
  });
});

describe('the maker’s publication about the shutter', () => {
  it.each([
    ['en', '3 shutter notices for this model', '/nikon/nikon-d750#notices'],
    ['ja', 'シャッターに関する告知：3件', '/ja/nikon/nikon-d750#notices'],
    ['de', '3 Herstellerhinweise zum Verschluss', '/de/nikon/nikon-d750#notices'],
  ] as const)('is a link in %s', (locale, name, address) => {
    show(results.nikonD750, locale);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  });

  it('is not mentioned if there is none', () => {
    show(results.nikonD850);
    expect(document.querySelector('a[href$="#notices"]')).toBeNull();
  });
});

describe('wear', () => {
  const fold = () => screen.getByText(texts.en['wear.fold']).closest('details')!;
  const verdict = () => card('Shutter Count').querySelector('[data-wear-verdict]')?.textContent;

  it.each([
    ['a count', results.nikonD750, 'High · 65% of 150,000'],
    ['a count beyond it', { ...results.nikonD750, shutterCount: 291_000 }, 'Past its rating: 291,000 of 150,000'],
    ['an upper bound', results.canonR5, 'Low · at most 2.5% of 500,000'],
    ['a lower bound', results.sonyA5100, 'High or very high · at least 51% of 100,000'],
    ['a lower bound that is any wear', { ...results.sonyA5100, shutterCount: 3000 }, 'At least 3% of 100,000'],
    ['an upper bound that is any wear', { ...results.canonR5, shutterCount: 450_000 }, 'At most 90% of 500,000'],
    ['no mechanical shutter', results.nikonZ8, 'No mechanical shutter'],
    ['no figure', { ...results.nikonD750, model: 'NIKON D7900' }, 'No rated life known'],
    ['a counter that may have restarted', results.sonyA6000, 'Counter may have started over'],
    ['a counter of pictures that restarts', results.fujifilmXT4, 'Counter may have started over'],
    ['an estimate', results.canonEstimate, 'Too rough to rate'],
    ['no count', results.olympusWithout, undefined],
  ])('is right under the count, in one line: %s', (_, result, line) => {
    show(result);
    expect(verdict()?.replaceAll('\u00a0', ' ')).toBe(line);
    const plate = card('Shutter Count').querySelector('[data-plate]')!;
    if (line) expect(plate.closest('section > div')!.nextElementSibling!.textContent).toContain(verdict());
  });

  it('compares with the rated life and names the source of the figure', () => {
    show(results.nikonD750);
    expect(fold().textContent).toContain(texts.en['wear.basis.maker']);
    expect(within(fold()).getByText('Nikon Support')).toBeTruthy();
    const scale = screen.getByRole('img', { name: /Scale from 0 to the rated life of 150,000.*65%, High/ });
    // No length is in rem: in an SVG, WebKitGTK treats such a length as 0.
    const lengths = [...scale.querySelectorAll('*')].flatMap((part) =>
      ['x', 'y', 'x1', 'y1', 'x2', 'y2'].map((name) => part.getAttribute(name) ?? ''),
    );
    expect(lengths.filter((length) => /[a-z]/.test(length))).toEqual([]);
  });

  it('has the same scale in every result, with a break at the end of the rated life', () => {
    const places = (shutterCount: number) => {
      document.body.replaceChildren();
      show({ ...results.nikonD750, shutterCount });
      const scale = screen.getByRole('img', { name: /^Scale/ });
      return [...scale.querySelectorAll('line')].map((line) => line.getAttribute('x1')).join();
    };
    expect(places(900)).toBe(places(400_000));
  });

  it('shows the total first, and names the mechanical count with the wear that depends on it', () => {
    show(results.nikonD850);
    expect(card('Shutter Count').textContent).toContain(texts.en['wear.mechanical'].replace('{{count}}', '31,480'));
  });

  it('is an upper bound if electronic shots count', () => {
    show(results.canonR5);
    expect(fold().textContent).toContain(texts.en['wear.upper.electronic']);
  });

  it('is a lower bound if the counter may have restarted, and an estimated figure is called an estimate', () => {
    show(results.sonyA5100);
    expect(card('Shutter Count').textContent).toContain('so the real number may be higher');
    expect(fold().textContent).toContain('estimate');
  });

  it('is not computed for a counter seen in one body, and only the limit gives the reason', () => {
    show(results.canonR7);
    expect(card('Shutter Count').textContent).toContain(texts.en['limit.one-body']);
    expect(card('Shutter Count').textContent).toContain(texts.en['limit.silent-unknown']);
    expect(screen.getByRole('table').textContent).toContain(texts.en['kind.images']);
    expect(screen.queryByText(texts.en['kind.total'])).toBeNull();
    expect(verdict()).toBe(texts.en['wear.short.one-body']);
  });

  it('is not compared for a counter of pictures that restarts', () => {
    show(results.fujifilmXT4);
    expect(verdict()).toBe(texts.en['wear.short.not-compared']);
    expect(screen.queryByRole('img', { name: /^Scale/ })).toBeNull();
  });

  it('gives the reason for missing wear if a rated life has no source', () => {
    show(results.sonyA6000);
    expect(fold().textContent).toContain(texts.en['wear.no.unsourced'].split('{{life}}').at(-1));
    expect(screen.queryByRole('img', { name: /^Scale/ })).toBeNull();
  });

  it.each([
    ['a guess', results.panasonicGuess],
    ['no count', results.olympusWithout],
    ['an estimate', results.canonEstimate],
    ['a model that is in no list', { ...results.nikonD750, model: 'NIKON D7900' }],
  ])('is not shown for %s', (_, result) => {
    show(result);
    expect(screen.queryByRole('img', { name: /^Scale/ })).toBeNull();
  });
});

describe('the technical specifications', () => {
  it('show every field in its format', () => {
    show({ ...results.nikonD850, iso: 400.3 });
    expect(values('Technical Specifications')).toEqual({
      ISO: '400',
      Aperture: 'f/2.8',
      'Shutter speed': '1/200',
      'Focal length': '50 mm',
      Flash: 'Did not fire, switched off',
      Program: 'Aperture priority',
      'Exposure mode': 'Automatic',
      'Exposure compensation': '-0.7 EV',
      Metering: 'Multi-segment',
      'White balance': 'Automatic',
      Lens: 'AF-S NIKKOR 24-70mm f/2.8E ED VR',
      Software: 'Ver.1.10',
    });
  });

  it('appear even if there is only one of them, and even if it is zero', () => {
    show({ ...results.olympusWithout, exposureCompensation: 0 });
    expect(values('Technical Specifications')).toEqual({ 'Exposure compensation': '0 EV' });
  });

  it('do not appear if there is none', () => {
    show(results.olympusWithout);
    expect(screen.queryByRole('region', { name: 'Technical Specifications' })).toBeNull();
  });

  it('show the number of a code that the standard does not know', () => {
    show({ ...results.olympusWithout, meteringMode: 42 });
    expect(values('Technical Specifications')).toEqual({ Metering: 'Other (42)' });
  });

  it.each(['ja', 'de'] as const)('are all in words in %s', (locale) => {
    show(results.nikonD850, locale);
    const words = texts[locale];
    expect(values(words['specifications.heading'])[words['field.exposureProgram']]).toBe(
      words['exposureProgram.aperturePriority'],
    );
    expect(document.body.textContent).not.toMatch(/\{\{|[a-z]+\.[a-z]+[A-Z]/);
  });
});

describe('the image details', () => {
  it('show dimensions, orientation and scene', () => {
    show(results.nikonD850);
    expect(values('Image Details')).toMatchObject({
      Dimensions: '8256 × 5504',
      Orientation: 'Upright',
      Scene: 'Standard',
      'File format': 'JPEG',
    });
  });

  it('leave out fields that the file lacks', () => {
    show(results.olympusWithout);
    expect(Object.keys(values('Image Details'))).toEqual(['Dimensions', 'File format']);
  });
});

describe('the notice of a position', () => {
  it('appears for a photo with a position', () => {
    show(results.phoneWithGps);
    expect(screen.getByText(texts.en['gps.title'])).toBeTruthy();
  });

  it.each([
    ['a count', { ...results.nikonD850, hasGps: true }, true],
    ['none', results.phoneWithGps, false],
  ] as const)('warns that saving again can cost the count: %s, %s', (_, result, isWarned) => {
    show(result);
    const words = screen.getByText(texts.en['gps.title']).parentElement!.textContent;
    expect(words.includes(texts.en['gps.count'])).toBe(isWarned);
  });

  it('is missing otherwise', () => {
    show(results.nikonD850);
    expect(screen.queryByText(texts.en['gps.title'])).toBeNull();
  });
});

describe('the list of counters and their places', () => {
  it('lists the chosen counter first, then the others, with tag and byte', () => {
    show(results.nikonD850);
    const rows = within(screen.getByRole('table', { name: texts.en['where.summary'], hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => Array.from(row.children, (cell) => cell.textContent));
    expect(rows).toEqual([
      ['ShutterCount', '45,213', 'All shots', 'MakerNote/0x00A7', '1,234'],
      ['MechanicalShutterCount', '31,480', 'Mechanical actuations', 'MakerNote/0x0037', '1,330'],
    ]);
  });

  it('is missing for a file without counters', () => {
    show(results.olympusWithout);
    expect(screen.queryByText(texts.en['where.summary'])).toBeNull();
  });
});

describe('all metadata', () => {
  beforeEach(() => {
    readAllTags.mockReset().mockResolvedValue([
      { directory: 'IFD0', tag: 0x010f, name: 'Make', type: 'ASCII', count: 18, value: 'NIKON CORPORATION' },
      { directory: 'Exif', tag: 0x829d, name: 'FNumber', type: 'RATIONAL', count: 1, value: '28/10' },
      { directory: 'Nikon', tag: 0x00a7, name: 'ShutterCount', type: 'LONG', count: 1, value: '45213' },
      { directory: 'Nikon', tag: 0x00ab, type: 'ASCII', count: 9, value: '<b>\u202eolleh</b>' },
    ]);
  });

  const open = () => {
    const details = screen.getByText('All metadata').closest('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
  };
  const rows = () =>
    within(screen.getByRole('table', { name: 'All metadata' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  it('is read only when its section is opened', async () => {
    show(results.nikonD850);
    expect(readAllTags).not.toHaveBeenCalled();
    open();
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(readAllTags).toHaveBeenCalledWith({}, file);
    expect(rows()[2]).toBe('ShutterCount0x00A7NikonLONG45213');
  });

  it('shows hostile values as text', async () => {
    show(results.nikonD850);
    open();
    await waitFor(() => expect(rows()[3]).toBe('–0x00ABNikonASCII[9]<b> olleh</b>'));
    expect(document.querySelector('table b')).toBeNull();
  });

  it.each([
    ['a name', 'shuttercount', 1],
    ['a number', '0x829d', 1],
    ['a value', 'nikon corp', 1],
    ['a directory', 'nikon', 3],
    ['nothing', '', 4],
  ])('can be searched by %s', async (_, query, found) => {
    show(results.nikonD850);
    open();
    const search = await screen.findByRole('searchbox', { name: 'Search tags and values' });
    fireEvent.change(search, { target: { value: query } });
    expect(rows()).toHaveLength(found);
    expect(screen.getByText(`${found} of 4 tags`)).toBeTruthy();
  });

  it('says so when nothing is found, and when the file cannot be read', async () => {
    show(results.nikonD850);
    open();
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'zebra' } });
    expect(screen.getByText('No tag contains this text.')).toBeTruthy();
  });

  it('says so when the file cannot be read', async () => {
    readAllTags.mockRejectedValue(new DOMException('moved', 'NotFoundError'));
    show(results.nikonD850);
    open();
    expect(await screen.findByText(texts.en['metadata.failed'])).toBeTruthy();
  });
});

describe('hostile text', () => {
  it('stays text: no elements, no control characters, no reordering, no 64 KB', () => {
    show(results.hostile);
    const view = document.querySelector('h2')!.closest('div')!.parentElement!;
    expect(view.querySelector('img:not([role]), script')).toBeNull();
    expect(view.textContent).toContain('<img src=x onerror="document.title=1">');
    expect(view.textContent).toContain('$t(toast.unexpected) {{camera}}');
    expect(view.textContent).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(values('Technical Specifications')['Lens']!.length).toBeLessThanOrEqual(120);
  });
});

describe('the report', () => {
  const written: Blob[] = [];

  beforeEach(() => {
    written.length = 0;
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(readonly parts: Record<string, Promise<Blob>>) {}
      },
    );
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        async write([item]: [{ parts: Record<string, Promise<Blob>> }]) {
          written.push(await item.parts['text/plain']!);
        },
      },
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const chooseFromMenu = (key: 'sheet.copy' | 'sheet.download' | 'sheet.print' | 'proofPicture.line') => {
    fireEvent.click(screen.getByRole('button', { name: texts.en['sheet.more'] }));
    fireEvent.click(screen.getByRole('button', { name: texts.en[key] }));
  };

  it('is copied as text with the file’s fingerprint', async () => {
    show(results.nikonD850);
    chooseFromMenu('sheet.copy');
    expect(await screen.findByText('Report copied')).toBeTruthy();
    const text = await written[0]!.text();
    expect(text).toContain('Shutter count: 45,213');
    expect(text).toContain('SHA-256: 277089d91c0bdf4f2e6862ba7e4a07605119431f5d13f726dd352b06f1b206a9');
  });

  it('contains the end of the serial number, and all of it only on request', async () => {
    show(results.nikonD850);
    chooseFromMenu('sheet.copy');
    await waitFor(() => expect(written).toHaveLength(1));
    fireEvent.click(screen.getByRole('checkbox', { name: texts.en['sheet.serial'] }));
    chooseFromMenu('sheet.copy');
    await waitFor(() => expect(written).toHaveLength(2));
    const [masked, whole] = await Promise.all(written.map((blob) => blob.text()));
    expect([masked!.includes('••••345'), masked!.includes('3012345')]).toEqual([true, false]);
    expect(whole).toContain('3012345');
  });

  it('says that the camera was checked, and when, only after all checks and only on request', async () => {
    const checkbox = () => screen.queryByRole('checkbox', { name: /^Say that I checked the camera on / });
    show(results.nikonD850);
    expect(checkbox()).toBeNull();
    const later = { shutterCount: 45_215, dateTime: localTime(new Date()) };
    readFile.mockResolvedValue({ result: { ...results.nikonD850, ...later } });
    fireEvent.change(document.querySelector<HTMLInputElement>('[data-open=second]')!, {
      target: { files: [new File(['x'], 'DSC_4713.NEF')] },
    });
    await waitFor(() => expect(checkbox()).not.toBeNull());
    chooseFromMenu('sheet.copy');
    await waitFor(() => expect(written).toHaveLength(1));
    fireEvent.click(checkbox()!);
    chooseFromMenu('sheet.copy');
    await waitFor(() => expect(written).toHaveLength(2));
    const [without, including] = await Promise.all(written.map((blob) => blob.text()));
    expect(without).not.toContain(texts.en['sheet.checked']);
    expect(including).toContain(`${texts.en['sheet.checked']}: ${formatDate(later.dateTime.slice(0, 10), 'en')}, `);
  });

  it('has a line with the link to its check, for places that allow links', async () => {
    show(results.nikonD850);
    chooseFromMenu('proofPicture.line');
    await waitFor(() => expect(written).toHaveLength(1));
    const line = await written[0]!.text();
    expect(line).toMatch(/^NIKON D850: shutter count 45,213\. .*http\S+\/verify#v=\S+sha256=277089d91c0b\w+$/);
    expect(line).not.toContain('3012345');
  });

  it('has no proof without a count, or with only an estimate', () => {
    show(results.nameless);
    expect(screen.queryByText(texts.en['proofPicture.heading'])).toBeNull();
  });

  it('has neither a proof nor a line for a count that its file contradicts, but is still kept', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const source = { ...results.nikonD850.shutterSource!, limits: ['lens-differs'] as const };
    show({ ...results.nikonD850, shutterSource: source });
    expect(card('Shutter Count').textContent).toContain(texts.en['wear.short.contradicted']);
    for (const whose of ['owner.other', 'owner.mine'] as const) {
      fireEvent.click(screen.getByRole('radio', { name: texts.en[whose] }));
      expect(screen.queryByText(texts.en['proofPicture.heading'])).toBeNull();
      expect(screen.queryByText(texts.en['copy.listing'])).toBeNull();
    }
    fireEvent.click(screen.getByRole('radio', { name: texts.en['owner.other'] }));
    fireEvent.click(within(card(texts.en['sheet.heading'])).getByRole('button', { name: texts.en['sheet.menu'] }));
    expect(screen.queryByRole('button', { name: texts.en['proofPicture.line'] })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: texts.en['sheet.print'] }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(document.querySelectorAll('body > [data-sheet] header p')).toHaveLength(2);
    expect(document.querySelector('body > [data-sheet] dl')!.textContent).toContain(texts.en['evidence.agreement']);
  });

  it('is downloaded as JSON', async () => {
    const saved: { name: string; content: Blob }[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (content: Blob) => (saved.push({ name: '', content }), 'blob:1'),
        revokeObjectURL: () => {},
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved[0]!.name = this.download;
    });
    show(results.nikonD850);
    chooseFromMenu('sheet.download');
    await waitFor(() => expect(saved[0]?.name).toBe('DSC_4711-shutter-count.json'));
    expect(JSON.parse(await saved[0]!.content.text())).toMatchObject({ file: 'DSC_4711.NEF', shutterCount: 45_213 });
  });

  it('is printed by the browser’s own command, once a small file is hashed, in the language of the page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(results.nikonD850, 'de');
    await waitFor(() => {
      fireEvent(window, new Event('beforeprint'));
      expect(document.querySelector('body > [data-sheet]')).not.toBeNull();
    });
    expect(document.querySelector('[data-sheet]')!.textContent).toContain('45.213');
    expect(document.querySelector('[data-sheet]')!.textContent).toContain('277089d91c0bdf4f');
    expect(print).not.toHaveBeenCalled();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-sheet]')).toBeNull());
  });

  it('is printed by the keys for it even if the file was not hashed yet', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(results.nikonD850);
    const isLeftToBrowser = fireEvent.keyDown(window, { key: 'p', ctrlKey: true });
    expect(isLeftToBrowser).toBe(false);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.querySelector('body > [data-sheet]')!.textContent).toContain('45,213');
  });

  it('is printed on a separate sheet, which is removed after printing', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(results.nikonD850);
    chooseFromMenu('sheet.print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector('body > [data-sheet]')!;
    expect(sheet.textContent).toContain('45,213');
    expect(sheet.textContent).toContain('277089d91c0bdf4f');
    expect(sheet.textContent).toContain('/verify#v=');
    expect(sheet.querySelector('[shape-rendering] path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
    // As on the proof, the count and the wear come first, and the count only once.
    expect(sheet.textContent).toMatch(/45,213.*NIKON D850.*16% of 200,000/);
    expect(sheet.textContent.split('45,213')).toHaveLength(2);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-sheet]')).toBeNull());
  });

  it('says so when it cannot be made', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    show(results.nikonD850);
    chooseFromMenu('sheet.copy');
    expect(await screen.findByText(texts.en['sheet.failed'])).toBeTruthy();
  });
});
