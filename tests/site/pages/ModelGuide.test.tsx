import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullModelName } from '../../../src/cameras/catalogue';
import { type RenderedPage, renderPage } from './renderPage';
import { pageUrl } from '../../../src/i18n/pageUrl';
import { modelOf } from '../../support/catalogue';

const ANSWERS: readonly [string, RegExp][] = [
  ['nikon-d750', /^Yes\. Unedited photos .* exact count of shots\./],
  ['nikon-d850', /^Yes\. .* a separate one of mechanical shots/],
  ['canon-eos-r5', /^Yes\. .* electronic ones included/],
  ['canon-eos-r6', /^Yes, according to published reports: /],
  ['sony-alpha-a7-ii', /^Yes, with limits, according to published reports: .* after 65,535/],
  ['fujifilm-x-t4', /^Yes, with limits, according to published reports: .* pictures taken.* after 32,767/],
  ['fujifilm-x-e3', /^Yes, with limits, according to published reports: /],
  ['fujifilm-x-t2', /^Yes, .* published reports: .* firmware updates reportedly upset this model’s counter\./],
  ['fujifilm-x-h2', /^Maybe\./],
  ['ricoh-gr3', /^Maybe\./],
  ['ricoh-gxr', /^Yes, with limits\. Photos .* pictures taken/],
  ['canon-eos-6d', /^Yes, over USB, according to reports\. .* file numbers/],
  ['canon-eos-2000d', /^Yes, over USB, .* We found no shutter count in the one Canon EOS 2000D photo we’ve checked\./],
  ['canon-eos-90d', /^Yes, over USB, in steps of 1,000, /],
  ['canon-eos-r1', /^Maybe, over USB: .* We found no shutter count in the one Canon EOS R1 photo we’ve checked\./],
  ['canon-eos-1d-x-mark-iii', /^Yes, on its own screen, according to reports\./],
  ['canon-eos-20d', /^No\. .* file numbers/],
  ['leica-q2', /^No shutter count is known in photos from the Leica Q2\./],
  ['canon-eos-800d', /^No shutter count is known in photos .* We know of no way for you to read the count/],
  ['canon-eos-m', /^No shutter count is known in photos from the Canon EOS M\.$/],
];

/** The route to the count that each camera's message to the seller asks for. */
const MESSAGES: readonly [string, 'photo' | 'screen' | 'usb' | 'none'][] = [
  ['nikon-d750', 'photo'],
  ['ricoh-gr3', 'photo'],
  // We only expect the count on this camera's screen, so the message does not ask for it.
  ['olympus-om-d-e-m1', 'none'],
  ['canon-eos-1d-x-mark-ii', 'screen'],
  ['canon-eos-6d', 'usb'],
];

/** Statements that a camera's page must contain. */
const STATEMENTS: readonly [string, RegExp][] = [
  ['nikon-d750', /Service notice, July 2015.*Affected: production dates October 2014 – November 2014\./],
  ['nikon-d750', /^(?!.*Ask Nikon whether the serial number.*Ask Nikon whether).*Ask Nikon whether the serial number/],
  ['canon-eos-5d-mark-iii', /Three bodies were still going at 200,000 shots\./],
  ['canon-eos-7d', /Two bodies were still going at 256,868 and 300,000 shots\./],
  ['canon-eos-5d-mark-iii', /If digit 6 of the serial number is 1 or 2, the body may be affected/],
  ['nikon-d800', /batteries whose lot number has E or F as character 9/],
  ['nikon-d800', /Offered until January 15, 2016/],
  ['canon-eos-1d-x-mark-iii', /Affected firmware: 1\.0\.0/],
  ['sony-alpha-a7-iii', /then May 2023/],
  ['olympus-om-d-e-m1', /£13\.50, April 2020/],
  ['canon-eos-rp', /reportedly works on this model|expected to work on this model/],
  ['canon-eos-250d', /Reported not to work on this model: gphoto2/],
  ['olympus-om-d-e-m1', /reportedly work on this family of cameras in general/],
  ['canon-eos-r6', /firmware 1\.5\.0, 1\.6\.0/],
  ['sony-alpha-a6700', /silent shots don’t add to the count on this model/],
  ['ricoh-gxr', /can reset it to zero, owners say\. .*On a GXR, it isn’t known whether the count belongs to the body/],
  ['fujifilm-x-t1', /With firmware older than version 3, photos reportedly hold no count\./],
];

const slugs = new Set([...ANSWERS, ...MESSAGES, ...STATEMENTS].map(([slug]) => slug));

describe.each([...slugs])('the page of %s', (slug) => {
  const model = modelOf(slug);
  const own = <Said,>(rows: readonly [string, Said][]) => rows.flatMap(([of, said]) => (of === slug ? [said] : []));
  let page: RenderedPage;
  beforeAll(async () => {
    page = await renderPage(`/${model.brand}/${slug}`);
  });
  afterAll(cleanup);

  it.each(own(ANSWERS))('answers in one sentence: %s', async (answer) => {
    expect(page.container.querySelector('[data-verdict]')!.textContent).toMatch(answer);
  });

  it.each(own(MESSAGES))('asks the seller for obtainable evidence: %s', (asked) => {
    const message = page.container.querySelector('#message')!;
    const quotes = [...message.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
    const addresses = [`/${model.brand}/${slug}`, '/connect'].map((path) => pageUrl(path, 'en'));
    const values = { camera: fullModelName(model, 'en'), count: page.t('message.count.shutter'), more: '' };
    const wanted = addresses.map((address) => page.t(`message.short.${asked}`, { ...values, address }));
    // If the camera's photos may lack a count, the message has more text after the wanted one. If the wanted text
    // contains no address, it is the same for both addresses.
    expect(quotes).toHaveLength(1);
    expect(new Set(wanted.filter((text) => quotes[0]!.startsWith(text))).size).toBe(1);
    expect(message.querySelector('a')!.getAttribute('href')).toBe(`/ask-the-seller?camera=${slug}`);
  });

  it.each(own(STATEMENTS))('says %s', (words) => {
    expect(page.container.textContent).toMatch(words);
  });
});

it.each<string>(['leica-q2', 'canon-eos-800d', 'kodak-dcs-14n', 'minolta-dynax-7d'])(
  'the page of %s, whose count only the service can read, asks on the page of messages',
  async (slug) => {
    const { container } = await renderPage(`/${modelOf(slug).brand}/${slug}`);
    expect(container.querySelector('#message')).toBeNull();
    const first = container.querySelector('[data-first-way] a')!;
    expect(first.getAttribute('href')).toBe(`/ask-the-seller?camera=${slug}`);
    cleanup();
  },
);

it('the message to the seller is copied unchanged, and a failure is reported', async () => {
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        if (written.length > 0) return Promise.reject(new Error('refused'));
        written.push(text);
        return Promise.resolve();
      },
    },
  });
  const { t } = await renderPage('/nikon/nikon-d750');
  const [button] = screen.getAllByRole('button', { name: t('message.copy') }) as [HTMLElement];
  button.click();
  await screen.findByText(t('copy.message'));
  expect(written).toEqual([document.querySelector('#message blockquote')!.textContent]);
  button.click();
  expect(await screen.findByText(t('copy.failed'))).toBeTruthy();
});
