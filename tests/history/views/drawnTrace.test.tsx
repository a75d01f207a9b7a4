import { expect, it } from 'vitest';
import { Picture } from '../../../src/history/views/Picture';
import { tracesOf } from '../../../src/history/views/pictureLayout';
import { examined, made } from '../made';
import { renderPart } from '../../site/tool/render';

const drawn = (serial: string) => {
  const readings = [made('2024-05-01', 900, { serial }), made('2024-06-01', 100, { serial })];
  const { container } = renderPart(
    <Picture traces={tracesOf(examined(readings))} life={undefined} hasBands={false} fixedWidth={680} />,
  );
  return container.querySelector('[data-trace] > path')!.getAttribute('d');
};

it('a line leads from one reading of a body to the next, but does not join photos without a serial number', () => {
  expect(drawn('6001234')).toMatch(/^M.+L/);
  expect(drawn('0000000')).toBe('');
});
