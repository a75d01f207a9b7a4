import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noticesOf, type NoticeKind } from '../../../src/history/bodyNotices';
import type { Reading } from '../../../src/history/reading';
import { BodyCard } from '../../../src/history/views/BodyCard';
import { NoticeBar } from '../../../src/history/views/NoticeBar';
import { examined, made, namelessReading, onlyExamined, wrapping } from '../made';
import { texts } from '../../support/texts/all';
import { renderPart } from '../../site/tool/render';

const ODD = texts.en['history.notices.odd'];
const KNOWN = texts.en['history.notices.known'];

const falling = [made('2024-05-01', 60_000), made('2024-06-01', 1_000)];
const sony = { make: 'SONY', model: 'NEX-5' };

const CASES: readonly (readonly [kind: NoticeKind, heading: string, readings: readonly Reading[]])[] = [
  ['falls', ODD, falling],
  ['jump', ODD, [made('2024-05-01', 1_000), made('2024-05-02', 400_000)]],
  ['future', ODD, [made('2031-01-01', 1)]],
  ['several', KNOWN, [made('2024-05-01', 1), made('2024-05-01', 1, { serial: '6009999' })]],
  ['unset-clock', KNOWN, [made('2023-05-01', 900), made('2024-01-01', 50), made('2024-06-01', 1_000)]],
  ['restarted', KNOWN, [made('2023-03-05', 6_958, wrapping), made('2023-09-12', 2_040, wrapping)]],
  [
    'lost',
    KNOWN,
    [
      made('2024-05-01T10:00:00', 36_768, { ...sony, name: 'DSC00100.ARW' }),
      made('2024-05-01T10:30:00', 36_756, { ...sony, name: 'DSC00101.ARW' }),
    ],
  ],
  ['rolled-over', KNOWN, [made('2024-05-01', 32_700, wrapping), made('2024-05-09', 40, wrapping)]],
  ['no-serial', KNOWN, falling.map(namelessReading)],
  ['saved', KNOWN, [made('2024-05-01', 1, { saved: true }), made('2024-05-02', 2)]],
];

const nothing = () => undefined;

describe('The heading above a notice', () => {
  it.each(CASES)('of the kind %s is “%s”', (kind, heading, readings) => {
    const notices = noticesOf(examined(readings));
    renderPart(<NoticeBar notices={notices} kind={undefined} onKind={nothing} onChoose={nothing} />);
    const group = screen.getByRole('region', { name: heading });
    const title = texts.en[`history.notice.${kind}.title`];
    expect(within(group).getByRole('button', { name: new RegExp(title) })).toBeTruthy();
    expect(document.querySelectorAll('[data-notices] > section')).toHaveLength(1);
  });
});

it('A camera’s card lists contradictions and useful facts below separate headings', () => {
  const restartedAndFuture = [...CASES.find(([kind]) => kind === 'restarted')![2], made('2031-01-01', 9_000, wrapping)];
  renderPart(<BodyCard body={onlyExamined(restartedAndFuture)} onRemove={vi.fn()} />);
  const kindsBelow = (heading: string) => {
    const { parentElement } = screen.getByRole('heading', { name: heading });
    return [...parentElement!.querySelectorAll<HTMLElement>('[data-finding]')].map(({ dataset }) => dataset['finding']);
  };
  expect(kindsBelow(ODD)).toEqual(['future']);
  expect(kindsBelow(KNOWN)).toEqual(['restarted']);
});
