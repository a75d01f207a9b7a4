/**
 * If a camera's count is read over USB, its page says where this works, in each language, operating system and browser.
 */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localeCodes } from '../../../src/config/locales';
import { modelOf } from '../../support/catalogue';
import { lists } from '../../support/texts/all';
import { renderPage } from './renderPage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PAGE = '/canon/canon-eos-1300d';
const CHROME = 'Chrome/140.0.0.0 Safari/537.36';

const visitWith = (userAgent: string, hasUsb: boolean) =>
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0, languages: ['en'], ...(hasUsb && { usb: {} }) });

describe.each(localeCodes)('in %s', (locale) => {
  it('the page names the browsers and systems, like the cable’s page, and links to it in its second step', async () => {
    const { t, container, section } = await renderPage(PAGE, locale);
    const named = (system: 'android' | 'macos' | 'linux') => t(`connect.where.${system}`).split(/, |、/);
    for (const words of [t('model.first.usb.exact'), t('model.first.usb.steps'), t('model.first.usb.fujifilm')])
      for (const name of ['Chrome', 'Edge', 'Mac', 'Linux', 'Android']) expect(words).toContain(name);
    for (const name of [...named('android'), ...named('macos'), ...named('linux')])
      expect(t('model.first.usbElsewhere')).toContain(name);
    expect(container.textContent).toContain(t('model.first.usbElsewhere'));
    const step = section(t('model.howTo.heading')).getAllByRole('listitem')[1]!;
    expect(within(step).getByRole('link').getAttribute('href')).toBe(`${locale === 'en' ? '' : `/${locale}`}/connect`);
  });
});

it.each([
  ['Chrome on a Mac', `Macintosh ${CHROME}`, true, true],
  ['Chrome on Android', `Linux; Android 15 ${CHROME}`, true, true],
  ['Chrome on Windows, which keeps the camera', `Windows NT 10.0 ${CHROME}`, true, false],
  ['Firefox on Linux', 'X11; Linux x86_64 Firefox/140.0', false, false],
])('the page offers the cable to %s, or says that it works elsewhere', async (_, userAgent, hasUsb, isOffered) => {
  visitWith(userAgent, hasUsb);
  const { t, container } = await renderPage(PAGE);
  const first = container.querySelector('[data-first-way] a')!;
  expect(first.getAttribute('href')).toBe(isOffered ? '/connect' : '#steps');
  expect(screen.queryAllByText(t('model.first.usbElsewhere'))).toHaveLength(isOffered ? 0 : 1);
});

it.each([
  ['250d', 'guide.opening.usb-steps'],
  ['r5', 'model.first.usb.new'],
] as const)('the page states once how certain it is that a cable gives the count of the %s: %s', async (name, said) => {
  visitWith(`Macintosh ${CHROME}`, true);
  const { t, container } = await renderPage(`/canon/canon-eos-${name}`);
  expect(container.textContent.split(t(said))).toHaveLength(2);
  expect(container.textContent).toContain(t('model.first.usb.steps'));
  expect(container.textContent).not.toContain(t('model.first.usb.untried'));
});

it('the page expects steps over USB from a camera if only its relatives are known to give them', async () => {
  visitWith(`Macintosh ${CHROME}`, true);
  const { t, container } = await renderPage('/canon/canon-eos-r1');
  expect(container.textContent).toContain(t('model.first.usb.stepsUntried'));
  expect(container.textContent).not.toContain(t('model.first.usb.steps'));
});

it('the page names the button for the cable in Japanese as on the button', async () => {
  const { t } = await renderPage(PAGE, 'ja');
  for (const kind of ['exact', 'steps', 'stepsUntried'] as const)
    expect(t(`model.first.usb.${kind}`)).toContain(`「${t('footer.connect')}」`);
});

it('the page does not promise that the site reads a count that only another program reads', async () => {
  const { t, section } = await renderPage('/canon/canon-eos-5d');
  expect(screen.queryByText(t('model.first.usb.exact'))).toBeNull();
  const step = section(t('model.howTo.heading')).getAllByRole('listitem')[1]!.textContent;
  expect(step).toBe(t('model.howTo.usb.program', { model: 'Canon EOS 5D' }));
});

describe.each(localeCodes)('in %s a camera that shows its count', (locale) => {
  it.each([
    ['olympus-om-d-e-m1-mark-ii', 'olympus-service'],
    ['olympus-pen-e-p7', 'olympus-service'],
    ['olympus-e-300', 'olympus-eseries-playback'],
    ['olympus-e-5', 'olympus-eseries'],
    ['canon-eos-1d-x', 'canon-1d-menu'],
  ] as const)('leads to its keys: %s', async (slug, way) => {
    const { t, container, section } = await renderPage(`/${modelOf(slug).brand}/${slug}`, locale);
    expect(container.querySelector('[data-first-way] a')!.getAttribute('href')).toBe('#steps');
    expect(container.querySelector('#steps h2')!.textContent).toBe(t('model.howTo.heading'));
    const steps = section(t('model.howTo.heading')).getAllByRole('listitem');
    expect(steps.slice(0, 3).map(({ textContent }) => textContent)).toEqual(lists[locale][`onCamera.${way}`]);
  });

  it('names the menu if a menu has the count', async () => {
    const { container } = await renderPage('/fujifilm/fujifilm-x100t', locale);
    expect(container.querySelector('[data-holds-tool]')!.textContent).toContain('SHUTTER COUNT');
  });
});
