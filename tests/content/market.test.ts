/** Messages to sellers follow the rules of the marketplaces where visitors send them. */
import { describe, expect, it } from 'vitest';
import type { EasiestAnswer } from '../../src/cameras/answer';
import { loadContent } from '../../src/content/content';
import { messageAtPlace, type MessageSubject, notesAtPlace, sentenceFor } from '../../src/content/messageAtPlace';
import { texts as interfaceTexts } from '../support/texts/all';
import { languages } from './languages/languages';
import { LOCALES, linesOf } from './prose';

const about: MessageSubject = {
  camera: 'Nikon D750',
  count: 'its shutter count',
  address: 'https://example.org/nikon/nikon-d750',
  keys: ['Hold MENU.', 'Press OK.'],
};

const PHOTO: EasiestAnswer = { way: 'photo', certainty: 'seen' };
const SCREEN: EasiestAnswer = { way: 'screen', certainty: 'reported' };
const UNTRIED_SCREEN: EasiestAnswer = { way: 'screen', certainty: 'expected' };
const USB: EasiestAnswer = { way: 'usb', certainty: 'reported' };
const UNTRIED_USB: EasiestAnswer = { way: 'usb', certainty: 'expected' };
const PROGRAM: EasiestAnswer = { way: 'program', certainty: 'reported' };
const ADD_ON: EasiestAnswer = { way: 'add-on', certainty: 'reported' };
const NONE: EasiestAnswer = { way: 'none', certainty: 'unknown' };

/** Every answer that has words of its own in a message, or in the check of the count on arrival. */
const ANSWERS: readonly EasiestAnswer[] = [
  PHOTO,
  { way: 'photo', certainty: 'unknown' },
  SCREEN,
  UNTRIED_SCREEN,
  USB,
  UNTRIED_USB,
  PROGRAM,
  ADD_ON,
  NONE,
];

describe.each(LOCALES)('the messages to sellers in %s', async (locale) => {
  const { places, checks } = await loadContent(locale, 'market');
  const { reported, untried, impossible, fileNumber, screenshot } = languages[locale];
  const messages = places.flatMap((place) =>
    [about, { ...about, keys: [] }].flatMap((subject) =>
      ANSWERS.map((answer) => ({ ...place, answer, text: messageAtPlace(place, answer, subject) })),
    ),
  );
  const checkOf = ({ way, certainty }: EasiestAnswer) => sentenceFor(checks[way], certainty);

  it('have separately named places for the camera and the count', () => {
    expect(messages.filter(({ text }) => !text.includes(about.camera))).toEqual([]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it('have a value for every placeholder, and no part of a camera’s name is treated as a placeholder', () => {
    expect(messages.filter(({ text }) => /\{\{|\}\}|undefined/.test(text))).toEqual([]);
    const odd = { ...about, camera: '{{address}} $& {{steps}}' };
    for (const place of places) expect(messageAtPlace(place, NONE, odd)).toContain(odd.camera);
  });

  it('name no site, address or other contact where the rules forbid it, and those rules can be opened', () => {
    const inside = messages.filter(({ staysInside }) => staysInside);
    expect(inside.filter(({ text }) => languages[locale].contact.test(text))).toEqual([]);
    expect(places.filter(({ staysInside, rules }) => staysInside && rules.length === 0)).toEqual([]);
  });

  it('name no address on a camera’s page if those for the most usual place name none', () => {
    const short = Object.entries(interfaceTexts[locale]).filter(([key]) => key.startsWith('message.short.'));
    const naming = short.filter(([, text]) => text.includes('{{address}}')).map(([key]) => key);
    expect(short).toHaveLength(4);
    expect(naming.length > 0).toBe(!places[0]!.staysInside);
  });

  const notesOn = (answer: EasiestAnswer) => places.flatMap((place) => notesAtPlace(place, answer));

  it('are followed by no note about a count or a file if the message says that there is none', () => {
    const without = [UNTRIED_SCREEN, ADD_ON, NONE].flatMap(notesOn);
    expect(without.filter((note) => languages[locale].countOrFile.test(note))).toEqual([]);
    expect(notesOn(PHOTO).some((note) => languages[locale].countOrFile.test(note))).toBe(true);
  });

  it('are followed by a note that asks for a photo’s file only if the message asks for a photo', () => {
    const { originalFile } = languages[locale];
    const others = ANSWERS.filter(({ way }) => way !== 'photo');
    expect(others.flatMap(notesOn).filter((note) => originalFile.test(note))).toEqual([]);
    expect(messages.some(({ answer, text }) => answer === PHOTO && originalFile.test(text))).toBe(true);
  });

  it('ask no seller to try a button sequence that was never tried on the model', () => {
    const untriedScreens = messages.filter(({ answer }) => answer === UNTRIED_SCREEN);
    expect(untriedScreens.filter(({ text }) => about.keys.some((key) => text.includes(key)))).toEqual([]);
  });

  it('say that photos have the count only for models whose photos have it', () => {
    for (const { sentences, texts } of places)
      if (texts.photo.includes('{{claim}}')) expect(sentences.photo.seen).not.toBe(sentences.photo.unknown);
    expect(places.some(({ texts }) => texts.photo.includes('{{claim}}'))).toBe(true);
  });

  it('would be caught if they named the site’s address', () => {
    expect(about.address).toMatch(languages[locale].contact);
  });

  it('let the seller read the count himself wherever that is allowed', () => {
    const open = places.filter(({ staysInside }) => !staysInside);
    expect(open.filter((place) => !messageAtPlace(place, PHOTO, about).includes(about.address))).toEqual([]);
    for (const place of places)
      for (const key of about.keys) expect(messageAtPlace(place, SCREEN, about)).toContain(key);
  });

  it('claim no more about a way than is known: reported, or expected but untried', () => {
    const isExpected = ({ certainty }: EasiestAnswer) => certainty === 'expected';
    const claims = messages.filter(({ answer }) => [SCREEN, USB, UNTRIED_USB, PROGRAM].includes(answer));
    expect(claims.filter(({ answer, text }) => untried.test(text) !== isExpected(answer))).toEqual([]);
    expect(claims.filter(({ answer, text }) => !isExpected(answer) && !reported.test(text))).toEqual([]);
    expect(ANSWERS.filter((answer) => untried.test(checkOf(answer)) !== isExpected(answer))).toEqual([]);
  });

  it('neither deny an unknown way, nor ask for its result, nor link to a page about one', () => {
    const without = messages.filter(({ answer }) => answer === ADD_ON || answer === NONE);
    const asks = (text: string) => impossible.test(text) || screenshot.test(text) || text.includes(about.address);
    expect(without.filter(({ text }) => asks(text))).toEqual([]);
  });

  it('describe the way to a screen only by its steps', () => {
    for (const place of places) {
      const text = messageAtPlace(place, SCREEN, { ...about, keys: [] });
      expect([text.includes(about.address), text.includes(place.sentences.steps)]).toEqual([false, false]);
    }
  });

  it('mention a model’s special facts before the closing formula, if letters end with one', () => {
    const withMore = places.map((place) => messageAtPlace(place, PHOTO, { ...about, more: '\n\nMORE' }));
    expect(withMore.filter((text) => !text.includes('MORE'))).toEqual([]);
    expect(withMore.filter((text) => text.endsWith('MORE') === languages[locale].endsWithFormula)).toEqual([]);
  });

  it('never call a file number a count', () => {
    const texts = [...messages.map(({ text }) => text), ...ANSWERS.map(checkOf)];
    expect(texts.filter((text) => fileNumber.test(text))).toEqual([]);
  });

  it('say that this site reads no camera on Windows whenever they lead to it', () => {
    const here = messages.filter(({ answer }) => answer.way === 'usb');
    expect(here.filter(({ text }) => text.includes(about.address) && !text.includes('Windows'))).toEqual([]);
  });

  it('are followed by a check of the camera’s way: a photo, its screen, or the cable', () => {
    for (const { onArrival } of places) expect(onArrival).toContain('{{check}}');
    for (const check of Object.values(checks.usb)) {
      expect(check).toContain('](/connect)');
      expect(check).toContain('Windows');
    }
    expect(checks.program).toContain('USB');
    expect(new Set(ANSWERS.map(checkOf)).size).toBe(ANSWERS.length);
  });
});

it('a sentence for an answer never claims more than its certainty', () => {
  expect(sentenceFor({ seen: 'is', unknown: 'may' }, 'seen')).toBe('is');
  expect(sentenceFor({ seen: 'is', unknown: 'may' }, 'reported')).toBe('may');
  expect(sentenceFor({ reported: 'is said to', expected: 'should' }, 'seen')).toBe('is said to');
  expect(sentenceFor('reads', 'unknown')).toBe('reads');
});

describe('prices', () => {
  it.each(LOCALES)('in %s are in the readers’ own currency, at least beside another one', (locale) => {
    const { ownMoney, foreignMoney } = languages[locale];
    expect(linesOf(locale).filter(([, text]) => foreignMoney.test(text) && !ownMoney.test(text))).toEqual([]);
  });
});
