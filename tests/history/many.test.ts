/** A history with the maximum size of a saved history. */
import { expect, it } from 'vitest';
import { contentOf } from '../../src/history/historyContent';
import { made } from './made';

const READINGS = 50_000;
const BODIES = 20;

it('50,000 readings of 20 bodies get their figures', () => {
  const readings = Array.from({ length: READINGS }, (_, index) =>
    made(new Date(Date.UTC(2015, 0, 1, index)).toISOString().slice(0, 19), index + 1, {
      serial: String(6_001_234 + (index % BODIES)),
    }),
  );
  const { bodies, lines, points, leftOut, notices } = contentOf(readings, '2026-01-01T00:00:00');
  expect(bodies).toHaveLength(BODIES);
  expect(points).toBe(READINGS);
  expect(leftOut).toEqual([]);
  expect(notices.map(({ kind }) => kind)).toEqual(['several']);
  for (const { line } of lines) {
    expect(line.points).toHaveLength(READINGS / BODIES);
    expect(line.points.every(({ low }, index) => index === 0 || low === line.points[index - 1]!.low + BODIES)).toBe(
      true,
    );
  }
});
