/** Writes the table of cameras as CSV. A camera has a row for each kind of count, and its rows are adjacent. */

import { monthOf } from '../reader/date';
import { maskSerial, serialText } from '../reader/serial';
import { csvRows } from './csv';
import type { ExaminedBody } from './examined';
import { kindsOf } from './bodyNotices';
import { leastWear } from '../judge/wear';

const COLUMNS = [
  'make',
  'model',
  'serial_number',
  'manufactured',
  'kind',
  'count',
  'count_up_to',
  'grade',
  'saved_again',
  'date',
  'points',
  'shots_per_month',
  'shots_per_month_up_to',
  'rated_life',
  'rated_life_up_to',
  'wear_at_least',
  'wear',
  'wear_bound',
  'made_at_least',
  'findings',
];

/**
 * Writes a heading row and the bodies' rows. Unless `withSerials`, masks serial numbers and shortens dates of
 * manufacture to the month.
 */
export const writeCameraTable = (bodies: readonly ExaminedBody[], withSerials: boolean): string =>
  [csvRows([COLUMNS]), ...bodies.map((body) => rowsOf(body, withSerials))].join('');

const shareOf = (fraction: number) => Number(fraction.toFixed(3));

function rowsOf(body: ExaminedBody, withSerial: boolean): string {
  const { make, model, serial, manufactured, lines, figures } = body;
  const made = manufactured && (withSerial ? manufactured.date : monthOf(manufactured.date));
  const shownSerial = serial && (withSerial ? serialText(serial) : maskSerial(serial));
  return csvRows(
    lines.map(({ kind }, index) => {
      const { points, latest, monthly, wear, madeAtLeast, mixed } = figures[index]!;
      const { low, high, grade, savedAgain, date } = latest;
      const least = wear && leastWear(wear);
      const counted = mixed
        ? ['', '', '', '', '']
        : [low, high === low ? '' : high, grade, savedAgain ? 'yes' : '', date];
      return [
        make,
        model,
        shownSerial,
        made,
        kind,
        ...counted,
        points,
        ...(monthly?.map(Math.round) ?? ['', '']),
        wear?.life,
        least && wear.range![1],
        least && shareOf(least.fraction),
        wear && shareOf(wear.fraction),
        wear?.bound,
        madeAtLeast,
        kindsOf(body).join(' '),
      ];
    }),
  );
}
