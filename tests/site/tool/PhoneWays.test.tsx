import { screen, within } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { localeCodes } from '../../../src/config/locales';
import { PhoneWays } from '../../../src/site/tool/PhoneWays';
import { withoutMarkup } from '../../../src/site/ui/RichText';
import { texts } from '../../support/texts/all';
import { renderPart } from './render';

declare const happyDOM: DetachedWindowAPI;

const device = happyDOM.settings.navigator;

afterEach(() => {
  device.maxTouchPoints = 0;
});

describe('the ways of a photo onto the phone', () => {
  it.each([
    ['hidden without a touch screen', 0, 'none'],
    ['shown on one', 1, 'block'],
  ])('are %s', (_, touchPoints, display) => {
    device.maxTouchPoints = touchPoints;
    const { container } = renderPart(<PhoneWays />);
    expect(window.getComputedStyle(container.querySelector('details')!).display).toBe(display);
  });

  it.each(localeCodes)('are three in a closed fold, the last with a link to the report, in %s', (locale) => {
    device.maxTouchPoints = 1;
    renderPart(<PhoneWays />, locale);
    const fold = screen.getByRole<HTMLDetailsElement>('group');
    expect(fold.open).toBe(false);
    expect(fold.querySelector('summary')!.textContent).toBe(texts[locale]['phone.heading']);
    const ways = within(fold).getAllByRole('listitem');
    expect(ways.map((way) => way.textContent)).toEqual(
      (['phone.cable', 'phone.app', 'phone.seller'] as const).map((key) => withoutMarkup(texts[locale][key])),
    );
    const path = locale === 'en' ? '/ask-the-seller' : `/${locale}/ask-the-seller`;
    expect(within(ways[2]!).getByRole('link').getAttribute('href')).toBe(path);
  });
});
