import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ROWS_A_PAGE, PagedTable } from '../../../src/history/views/PagedTable';
import { texts } from '../../support/texts/all';
import { renderPart } from '../../site/tool/render';

it('a long table continues where its window ended, and back', () => {
  renderPart(
    <PagedTable caption="Rows" columns={['Row']} total={ROWS_A_PAGE + 7} rowAt={(index) => [`row ${index + 1}`]} />,
  );
  const firstRow = () => screen.getAllByRole('row')[1]!.textContent;
  expect(firstRow()).toBe('row 1');
  fireEvent.click(screen.getByRole('button', { name: texts.en['history.table.next'] }));
  expect(firstRow()).toBe(`row ${ROWS_A_PAGE + 1}`);
  expect(screen.getAllByRole('row')).toHaveLength(1 + 7);
  fireEvent.click(screen.getByRole('button', { name: texts.en['history.table.previous'] }));
  expect(firstRow()).toBe('row 1');
});
