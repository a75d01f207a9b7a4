import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SAMPLE_COUNT } from '../../../src/site/tool/samples/loadSample';
import SampleView from '../../../src/site/tool/samples/SampleView';
import { renderPart } from './render';

it('the sample is shown with its count, verdict and scale, but does not count as a result of the page', () => {
  const { container } = renderPart(<SampleView />);
  expect(screen.getByRole('img', { name: SAMPLE_COUNT.toLocaleString('en') })).toBeTruthy();
  expect(container.querySelector('[data-wear-verdict]')!.textContent).toMatch(/^Moderate\s·\s30%\sof\s150,000$/);
  expect(screen.getByRole('img', { name: /^Scale/ })).toBeTruthy();
  expect(container.querySelector('[data-plate]')).toBeNull();
});
