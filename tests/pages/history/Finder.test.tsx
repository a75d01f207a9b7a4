import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadCore } from '../../../src/extraction/core';
import { extract } from '../../../src/extraction/extract';
import { memorySource } from '../../../src/extraction/ranges';
import { Finder } from '../../../src/pages/history/Finder';
import { uncounted } from '../../../src/pages/history/uncounted';
import { nameOfPhoto, uncountedPhoto } from '../../finder/series';
import { renderPart } from '../../result/render';
import { block, u32 } from '../../support/bytes';
import { texts } from '../../support/texts/all';

const COUNTS = [8364, 8365, 8366, 8368, 8369, 8370];

async function give(counts: readonly number[]): Promise<void> {
  uncounted.forget();
  const core = await loadCore();
  for (const [index, count] of counts.entries()) {
    const bytes = uncountedPhoto(index, block(64, { 0: [0xaa, 0xaa], 20: u32(count) }));
    const path = nameOfPhoto(index);
    const result = await extract(core, memorySource(bytes), path);
    await uncounted.see({ file: new File([bytes.slice()], path.slice(-12)), path }, result);
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

it('It is said where nothing rises', async () => {
  await give([9, 9, 9, 9, 9, 9]);
  show();
  fireEvent.click(screen.getByText(texts.en['finder.start']));
  expect(await screen.findByText(texts.en['finder.none'])).toBeTruthy();
  expect(screen.queryByText(texts.en['finder.save'])).toBeNull();
});

it('Nothing is offered without five photos of a body', async () => {
  await give(COUNTS.slice(0, 4));
  const { container } = show();
  expect(container.textContent).toBe('');
});
