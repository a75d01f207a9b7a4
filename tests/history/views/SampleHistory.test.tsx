import { act, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../src/history/historyContent';
import KeepSection from '../../../src/history/views/KeepSection';
import SampleHistory from '../../../src/history/views/SampleHistory';
import { sampleReadings } from '../../../src/history/views/sampleReadings';
import { RESULT_TEXTS } from '../../../src/i18n/texts';
import { loadTranslator } from '../../../src/i18n/translator';
import { texts } from '../../support/texts/all';
import { renderPart } from '../../site/tool/render';

const NOW = new Date('2026-11-28T12:00:00');

describe('the sample history', () => {
  it('has a count that fell, one that may wrap, and a single reading, all up to today', () => {
    const { bodies, notices } = contentOf(sampleReadings(NOW), '2026-11-28T12:00:00');
    expect(bodies.map(({ lines }) => lines[0]!.points.length)).toEqual([12, 5, 3, 1]);
    expect(bodies.flatMap(({ findings }) => findings.map(({ kind }) => kind))).toEqual(['falls']);
    expect(notices.map(({ kind }) => kind)).toContain('falls');
    expect(bodies.map(({ figures }) => figures[0]!.isPast)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('looks like a history, with the odd body first, and cannot be saved, kept or removed', async () => {
    // The page first fetches the sample's texts.
    await act(async () => {
      renderPart(
        <Suspense>
          <SampleHistory />
        </Suspense>,
      );
      await loadTranslator('en', RESULT_TEXTS);
    });
    await screen.findByText(texts.en['history.sample.text']);
    const sample = within(document.querySelector<HTMLElement>('[data-sample]')!);
    expect(document.querySelectorAll('[data-sample] [data-body]')).toHaveLength(4);
    sample.getByRole('heading', { name: 'NIKON D750 ••••117' });
    sample.getByText(/The count drops from/);
    for (const key of ['history.save.heading', 'history.keep.heading', 'history.remove', 'history.clear'] as const)
      expect([key, sample.queryByText(texts.en[key])]).toEqual([key, null]);
  });
});

it('A history that is kept says when to come back, and one that is not does not', () => {
  const keeping = { isKeeping: false, keepProblem: undefined, isPersistent: true, unreadEntries: 0 };
  const { unmount } = renderPart(<KeepSection {...keeping} isKept latest="2026-11-28T12:00:00" />);
  screen.getByText(/^See you around December 28, 2026:/);
  unmount();
  renderPart(<KeepSection {...keeping} isKept={false} latest="2026-11-28T12:00:00" />);
  expect(screen.queryByText(/^See you around/)).toBeNull();
});
