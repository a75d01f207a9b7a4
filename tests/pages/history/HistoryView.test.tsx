import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Reading } from '../../../src/history/reading';
import HistoryView from '../../../src/pages/history/HistoryView';
import { renderPart, texts } from '../../checker/render';

const unusable: Reading = { name: 'DSC_0001.JPG', source: 'photo', counts: [], reason: 'edited' };

const show = (isReading: boolean) =>
  renderPart(
    <HistoryView
      content={{ readings: [unusable], bodies: [], asOf: '2024-05-01T12:00:00', skipped: 0 }}
      isKept={false}
      isReading={isReading}
    />,
  );

it('It is said that nothing is usable once all photos are read, not before', () => {
  const { unmount } = show(true);
  expect(screen.getByText('DSC_0001.JPG')).toBeTruthy();
  expect(screen.queryByText(texts.en['history.none.heading'])).toBeNull();
  unmount();
  show(false);
  expect(screen.getByText(texts.en['history.none.heading'])).toBeTruthy();
});
