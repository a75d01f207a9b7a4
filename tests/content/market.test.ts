/** The messages to sellers keep to the rules of the place where they are sent. */
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../src/content/content';
import type { MessageKind } from '../../src/content/messageKind';
import { messageAtPlace, type MessageSubject } from '../../src/content/messageAtPlace';
import { languages } from './languages/languages';
import { LOCALES, linesOf } from './prose';

const about: MessageSubject = {
  camera: 'Nikon D750',
  address: 'https://example.org/nikon/nikon-d750',
  keys: ['Hold MENU.', 'Press OK.'],
};

const KINDS: readonly MessageKind[] = ['photo', 'screen', 'cable', 'service', 'condition'];

describe.each(LOCALES)('the messages to sellers in %s', async (locale) => {
  const { places } = await loadContent(locale, 'market');
  const messages = places.flatMap((place) =>
    [about, { ...about, keys: [] }].flatMap((subject) =>
      KINDS.map((kind) => ({ ...place, kind, text: messageAtPlace(place, kind, subject) })),
    ),
  );

  it('name the camera and the count, in places of different names', () => {
    expect(messages.filter(({ text }) => !text.includes(about.camera))).toEqual([]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it('have a value for every name in them, and nothing of what the camera is called is taken for one', () => {
    expect(messages.filter(({ text }) => /\{\{|\}\}|undefined/.test(text))).toEqual([]);
    const odd = { ...about, camera: '{{address}} $& {{steps}}' };
    for (const place of places) expect(messageAtPlace(place, 'condition', odd)).toContain(odd.camera);
  });

  it('name no site, address or other way of contact where the rules forbid it, and there are rules to open', () => {
    const inside = messages.filter(({ staysInside }) => staysInside);
    expect(inside.filter(({ text }) => languages[locale].contact.test(text))).toEqual([]);
    expect(places.filter(({ staysInside, rules }) => staysInside && rules.length === 0)).toEqual([]);
  });

  it('are found out if they do', () => {
    expect(about.address).toMatch(languages[locale].contact);
  });

  it('let the seller read the count himself wherever that is allowed', () => {
    const open = places.filter(({ staysInside }) => !staysInside);
    expect(open.filter((place) => !messageAtPlace(place, 'photo', about).includes(about.address))).toEqual([]);
    for (const place of places)
      for (const key of about.keys) expect(messageAtPlace(place, 'screen', about)).toContain(key);
  });
});

describe('prices', () => {
  it.each(LOCALES)('in %s are in the readers’ own money, at least beside another', (locale) => {
    const { ownMoney, foreignMoney } = languages[locale];
    expect(linesOf(locale).filter(([, text]) => foreignMoney.test(text) && !ownMoney.test(text))).toEqual([]);
  });
});
