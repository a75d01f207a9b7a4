import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from './renderPage';
import { patiently } from '../../support/patiently';
import { variants } from '../../support/variants';
import { localeCodes } from '../../../src/config/locales';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const home = (locale: string) => (locale === 'en' ? '/' : `/${locale}`);

variants(describe, localeCodes)('in %s', (locale) => {
  it('the sensor cleaning article is announced as coming soon', async () => {
    const { headings, href, t } = await renderPage('/blog/camera-sensor-cleaning-guide', locale);
    expect(headings(1)).toEqual([t('post.camera-sensor-cleaning-guide.title')]);
    expect(screen.getByText(t('comingSoon.heading'))).toBeTruthy();
    expect(href(t('comingSoon.back'))).toMatch(/\/blog$/);
  });

  it.each(['/privacy-policy', '/terms-and-conditions'])('%s has its text and a link home', async (path) => {
    const { container, href, t } = await renderPage(path, locale);
    expect(container.querySelectorAll('p').length).toBeGreaterThan(5);
    expect(href(t('legal.home'))).toBe(home(locale));
  });

  it('an unknown address shows the not-found page with a link home, and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { headings, href, t } = await renderPage('/no/such-page', locale === 'en' ? 'en' : locale);
    expect(headings(1)).toEqual([t('notFound.heading')]);
    expect(href(t('notFound.home'))).toBe(home(locale));
    // The page logs in an effect, which React runs after rendering.
    await patiently(() => expect(log).toHaveBeenCalledWith('Page not found:', '/no/such-page'));
  });
});

it('the English words are the specified ones', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { t } = await renderPage('/no/such-page');
  expect(t('notFound.heading')).toBe('Oops! Page not found');
  expect(t('notFound.home')).toBe('Return to Home');
  expect(t('legal.home')).toBe('Return to Home');
  expect(t('comingSoon.heading')).toBe('This article is coming soon');
});
