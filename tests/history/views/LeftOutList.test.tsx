import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LeftOut } from '../../../src/history/lines';
import { LeftOutList } from '../../../src/history/views/LeftOutList';
import { renderPart } from '../../site/tool/render';

const file = (name: string, reason: LeftOut['reason']): LeftOut => ({
  name,
  make: 'Canon',
  model: 'Canon EOS 6D',
  reason,
});

async function drawn(...files: readonly LeftOut[]) {
  const { container } = renderPart(<LeftOutList files={files} />);
  await waitFor(() => expect(container.querySelector('details')).not.toBeNull());
  return [...container.querySelectorAll('details')];
}

it('the list has each reason once with its number of files, the largest first, and the files below it', async () => {
  const groups = await drawn(file('1.jpg', 'edited'), file('2.jpg', 'estimate'), file('3.jpg', 'estimate'));
  expect(groups.map(({ firstElementChild }) => firstElementChild!.textContent)).toEqual([
    'There’s only an estimate from file or folder numbers. 2',
    'The camera maker’s data is missing: an editor, messaging app, or other program has re-saved this file. 1',
  ]);
  expect(groups.map((group) => [group.open, group.querySelectorAll('tbody tr').length])).toEqual([
    [false, 2],
    [false, 1],
  ]);
  expect(groups[0]!.querySelector('tbody')!.textContent).toBe('2.jpgCanon EOS 6D3.jpgCanon EOS 6D');
});

it('the list is open if there is only one reason', async () => {
  const [group] = await drawn(file('1.jpg', 'edited'));
  expect(group!.open).toBe(true);
});
