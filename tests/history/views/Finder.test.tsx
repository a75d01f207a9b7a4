import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ExtractionResult } from '../../../src/reader/result';
import type { Sample } from '../../../src/finder/sample';
import { Finder } from '../../../src/history/views/Finder';
import { uncounted } from '../../../src/history/uncounted';
import { dateOfPhoto, nameOfPhoto, samples, search } from '../../finder/series';
import { renderPart } from '../../site/tool/render';
import { u32 } from '../../support/bytes';
import { texts } from '../../support/texts/all';

const COUNTS = [8364, 8365, 8366, 8368, 8369, 8370];

/** The page would make these samples by reading the photos a second time, but component tests have no core. */
let read: readonly Sample[] = [];
vi.mock('../../../src/reader/core', () => ({ loadCore: () => Promise.resolve({}) }));
vi.mock('../../../src/finder/searchSeries', () => ({ searchSeries: () => Promise.resolve(search(read)) }));

async function give(counts: readonly number[]): Promise<void> {
  uncounted.forget();
  read = samples(counts.map((count) => ({ 20: u32(count) })));
  for (const index of counts.keys()) {
    const result: ExtractionResult = {
      make: 'Canon',
      model: 'Canon EOS 600D',
      serialNumber: '058021004003',
      dateTime: dateOfPhoto(index).replace(':', '-').replace(':', '-').replace(' ', 'T'),
      counters: [],
      reason: 'not-stored',
      hasGps: false,
      bytesRead: 0,
      reads: 0,
    };
    await uncounted.see({ file: new File([], 'IMG_1001.JPG'), path: nameOfPhoto(index) }, result);
  }
}

const show = () => renderPart(<Finder content={{}} isReading={false} />);

it('A number that rises is shown as unconfirmed, dashed, without wear, and can be saved', async () => {
  await give(COUNTS);
  show();
  fireEvent.click(screen.getByText(texts.en['finder.start']));
  expect(await screen.findByText(/0x0014 in block 0x000D rises from 8,364 to 8,370/)).toBeTruthy();
  expect(screen.getByText(texts.en['finder.unconfirmed'])).toBeTruthy();
  expect(document.querySelector('[data-unconfirmed]')).toBeTruthy();
  expect(screen.getByText(texts.en['finder.save'])).toBeTruthy();
});

it('A message appears if nothing rises', async () => {
  await give([9, 9, 9, 9, 9, 9]);
  show();
  fireEvent.click(screen.getByText(texts.en['finder.start']));
  expect(await screen.findByText(texts.en['finder.none'])).toBeTruthy();
  expect(screen.queryByText(texts.en['finder.save'])).toBeNull();
});

it('Nothing is offered without five photos of a body', async () => {
  await give(COUNTS.slice(0, 4));
  show();
  expect(screen.queryByText(texts.en['finder.heading'])).toBeNull();
});
