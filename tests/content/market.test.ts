/** Messages to sellers follow the rules of the marketplace where they are sent. */
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../src/content/content';
import { messageAtPlace, type MessageKind, type MessageSubject, notesAtPlace } from '../../src/content/messageAtPlace';
import { texts as interfaceTexts } from '../support/texts/all';
import { languages } from './languages/languages';
import { LOCALES, linesOf } from './prose';

const about: MessageSubject = {
  camera: 'Nikon D750',
  address: 'https://example.org/nikon/nikon-d750',
  keys: ['Hold MENU.', 'Press OK.'],
};

const KINDS: readonly MessageKind[] = [
  'photo',
  'photo-maybe',
  'screen',
  'screen-untried',
  'usb',
  'usb-untried',
  'usb-program',
  'service',
  'none',
];

describe.each(LOCALES)('the messages to sellers in %s', async (locale) => {
  const { places, checks } = await loadContent(locale, 'market');
  const { reported, untried, impossible, fileNumber, screenshot } = languages[locale];
  const messages = places.flatMap((place) =>
    [about, { ...about, keys: [] }].flatMap((subject) =>
      KINDS.map((kind) => ({ ...place, kind, text: messageAtPlace(place, kind, subject) })),
    ),
  );

  it('have separately named places for the camera and the count', () => {
    expect(messages.filter(({ text }) => !text.includes(about.camera))).toEqual([]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it('have a value for every placeholder, and no part of a camera’s name is treated as a placeholder', () => {
    expect(messages.filter(({ text }) => /\{\{|\}\}|undefined/.test(text))).toEqual([]);
    const odd = { ...about, camera: '{{address}} $& {{steps}}' };
    for (const place of places) expect(messageAtPlace(place, 'none', odd)).toContain(odd.camera);
  });

  it('name no site, address or other contact where the rules forbid it, and those rules can be opened', () => {
    const inside = messages.filter(({ staysInside }) => staysInside);
    expect(inside.filter(({ text }) => languages[locale].contact.test(text))).toEqual([]);
    expect(places.filter(({ staysInside, rules }) => staysInside && rules.length === 0)).toEqual([]);
  });

  it('name no address on a camera’s page if those for the most usual place name none', () => {
    const short = Object.entries(interfaceTexts[locale]).filter(([key]) => key.startsWith('message.short.'));
    const naming = short.filter(([, text]) => text.includes('{{address}}')).map(([key]) => key);
    expect(short).toHaveLength(5);
    expect(naming.length > 0).toBe(!places[0]!.staysInside);
  });

  const notesOn = (kind: MessageKind) => places.flatMap((place) => notesAtPlace(place, kind));

  it('are followed by no note about a count or a file if the message says that there is none', () => {
    const without = (['screen-untried', 'service', 'none'] as const).flatMap(notesOn);
    expect(without.filter((note) => languages[locale].countOrFile.test(note))).toEqual([]);
    expect(notesOn('photo').some((note) => languages[locale].countOrFile.test(note))).toBe(true);
  });

  it('are followed by a note that asks for a photo’s file only if the message asks for a photo', () => {
    const { originalFile } = languages[locale];
    const others = KINDS.filter((kind) => !kind.startsWith('photo'));
    expect(others.flatMap(notesOn).filter((note) => originalFile.test(note))).toEqual([]);
    expect(messages.some(({ kind, text }) => kind === 'photo' && originalFile.test(text))).toBe(true);
  });

  it('ask no seller to try a button sequence that was never tried on the model', () => {
    const untriedScreens = messages.filter(({ kind }) => kind === 'screen-untried');
    expect(untriedScreens.filter(({ text }) => about.keys.some((key) => text.includes(key)))).toEqual([]);
  });

  it('say that photos have the count only for models whose photos have it', () => {
    for (const { sentences, texts } of places)
      if (texts.photo.includes('{{claim}}')) expect(sentences.photo).not.toBe(sentences['photo-maybe']);
    expect(places.some(({ texts }) => texts.photo.includes('{{claim}}'))).toBe(true);
  });

  it('would be caught if they named the site’s address', () => {
    expect(about.address).toMatch(languages[locale].contact);
  });

  it('let the seller read the count himself wherever that is allowed', () => {
    const open = places.filter(({ staysInside }) => !staysInside);
    expect(open.filter((place) => !messageAtPlace(place, 'photo', about).includes(about.address))).toEqual([]);
    for (const place of places)
      for (const key of about.keys) expect(messageAtPlace(place, 'screen', about)).toContain(key);
  });

  it('claim no more about a way than is known: reported, or expected but untried', () => {
    const claims = messages.filter(({ kind }) => /screen$|usb/.test(kind));
    expect(claims.filter(({ kind, text }) => untried.test(text) !== kind.endsWith('-untried'))).toEqual([]);
    expect(claims.filter(({ kind, text }) => !kind.endsWith('-untried') && !reported.test(text))).toEqual([]);
    for (const kind of KINDS) expect([kind, untried.test(checks[kind])]).toEqual([kind, kind.endsWith('-untried')]);
  });

  it('neither deny an unknown way, nor ask for its result, nor link to a page about one', () => {
    const without = messages.filter(({ kind }) => kind === 'service' || kind === 'none');
    const asks = (text: string) => impossible.test(text) || screenshot.test(text) || text.includes(about.address);
    expect(without.filter(({ text }) => asks(text))).toEqual([]);
  });

  it('describe the way to a screen only by its steps', () => {
    for (const place of places) {
      const text = messageAtPlace(place, 'screen', { ...about, keys: [] });
      expect([text.includes(about.address), text.includes(place.sentences.steps)]).toEqual([false, false]);
    }
  });

  it('mention a model’s special facts before the closing formula, if letters end with one', () => {
    const withMore = places.map((place) => messageAtPlace(place, 'photo', { ...about, more: '\n\nMORE' }));
    expect(withMore.filter((text) => !text.includes('MORE'))).toEqual([]);
    expect(withMore.filter((text) => text.endsWith('MORE') === languages[locale].endsWithFormula)).toEqual([]);
  });

  it('never call a file number a count', () => {
    const texts = [...messages.map(({ text }) => text), ...Object.values(checks)];
    expect(texts.filter((text) => fileNumber.test(text))).toEqual([]);
  });

  it('say that this site reads no camera on Windows whenever they lead to it', () => {
    const here = messages.filter(({ kind }) => kind === 'usb' || kind === 'usb-untried');
    expect(here.filter(({ text }) => text.includes(about.address) && !text.includes('Windows'))).toEqual([]);
  });

  it('are followed by a check of the camera’s way: a photo, its screen, or the cable', () => {
    for (const { onArrival } of places) expect(onArrival).toContain('{{check}}');
    for (const kind of ['usb', 'usb-untried'] as const) {
      expect(checks[kind]).toContain('](/connect)');
      expect(checks[kind]).toContain('Windows');
    }
    expect(checks['usb-program']).toContain('USB');
    expect(new Set(Object.values(checks)).size).toBe(KINDS.length);
  });
});

describe('prices', () => {
  it.each(LOCALES)('in %s are in the readers’ own currency, at least beside another one', (locale) => {
    const { ownMoney, foreignMoney } = languages[locale];
    expect(linesOf(locale).filter(([, text]) => foreignMoney.test(text) && !ownMoney.test(text))).toEqual([]);
  });
});
