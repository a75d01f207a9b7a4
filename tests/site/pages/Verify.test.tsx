import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { programVersion } from 'virtual:program-version';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type * as Core from '../../../src/reader/core';
import { forgetLink } from '../../../src/site/pages/verify/linkInAddress';
import { NOTHING_GIVEN, useVerifyState } from '../../../src/site/pages/verify/verifyState';
import { factsOf } from '../../../src/judge/claim';
import { MAX_CLAIM_BYTES } from '../../../src/judge/readClaim';
import { linkOf } from '../../../src/judge/verifyLink';
import { cardReport } from '../../support/cardReport';
import { goneFile } from '../../support/goneFile';
import { nikonNote } from '../../support/makerNotes';
import { photo } from '../../support/photo';
import { read } from '../../support/read';
import { texts } from '../../support/texts/all';
import { renderPage } from './renderPage';
import { variants } from '../../support/variants';
import { localeCodes } from '../../../src/config/locales';

// These tests have no bundle, so the core comes from the disk.
vi.mock('../../../src/reader/core', async (importOriginal) => {
  const original = await importOriginal<typeof Core>();
  const core = original.instantiateCore(new WebAssembly.Module(readFileSync('build/core.wasm')));
  return { ...original, loadCore: () => core };
});

// happy-dom lacks this method, because it has no layout.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  forgetLink();
  useVerifyState.setState(NOTHING_GIVEN, true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const D850 = { make: 'NIKON CORPORATION', model: 'NIKON D850' };
const bytesOf = (shutterCount: number) => photo({ ...D850, note: nikonNote({ shutterCount, serial: '6012345' }) });
const PHOTO = bytesOf(41_234);

const fileOf = (bytes: Uint8Array | string, name: string, type = '') =>
  new File([typeof bytes === 'string' ? bytes : bytes.slice()], name, { type });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const jsonOf = async (bytes: Uint8Array, changes: object = {}) =>
  JSON.stringify({ file: 'a.jpg', sha256: sha256(bytes), version: programVersion, ...(await read(bytes)), ...changes });
const linkTo = async (bytes: Uint8Array) =>
  linkOf({ sha256: sha256(bytes), version: programVersion, facts: factsOf(await read(bytes)) }, '/verify');

const open = (which: 'file' | 'image', ...files: readonly File[]) => {
  const input = document.querySelector<HTMLInputElement>(`[data-open=${which}]`)!;
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  fireEvent.change(input);
};
const openPhoto = (bytes: Uint8Array = PHOTO, name = 'DSC_4711.JPG') =>
  open('image', fileOf(bytes, name, 'image/jpeg'));
const openReport = (json: string, name = 'report.json') => open('file', fileOf(json, name, 'application/json'));
const paste = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const drop = (...files: readonly File[]) =>
  fireEvent(
    window,
    Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: { types: ['Files'], files } }),
  );

const answered = (kind: string) =>
  waitFor(() => {
    const answer = document.querySelector('[data-answer]');
    expect(answer?.getAttribute('data-answer')).toBe(kind);
    return within(answer as HTMLElement);
  });
/** The shape of an answer's large seal. */
const shapeOf = (kind: string) =>
  document.querySelector(`[data-answer=${kind}] [data-seal-shape]`)!.getAttribute('data-seal-shape');
const card = (heading: string) => within(screen.getByRole('region', { name: heading }));

variants(describe, localeCodes)('in %s', (locale) => {
  it('the page explains what a match proves before any input', async () => {
    const { headings, t } = await renderPage('/verify', locale);
    expect(headings(1)).toEqual([t('verify.heading')]);
    const steps = [`1. ${t('verify.report.heading')}`, `2. ${t('verify.photo.heading')}`];
    expect(headings(2)).toEqual([...steps, t('verify.proof.heading')]);
    for (const proof of ['camera', 'before', 'link']) screen.getByText(t(`verify.proof.${proof}`));
  });

  it('the same file gives the same count, and the page explains that result', async () => {
    const { t } = await renderPage('/verify', locale);
    openReport(await jsonOf(PHOTO));
    openPhoto();
    const answer = await answered('same-count');
    expect(answer.getByRole('heading').textContent).toBe(t('verify.answer.same-count'));
    const count = (41_234).toLocaleString(locale);
    expect(answer.getAllByRole('img').map((plate) => plate.getAttribute('aria-label'))).toEqual([count, count]);
    expect(shapeOf('same-count')).toBe('equal');
    answer.getByText(t('verify.shows'));
    answer.getByText(t('evidence.verdict.no-sign'));
  });

  it('a match names the camera, and the date and the age of the photo', async () => {
    vi.useFakeTimers({ now: new Date('2029-06-15T12:00:00'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await renderPage('/verify', locale);
    openReport(await jsonOf(PHOTO));
    openPhoto();
    await answered('same-count');
    expect(document.querySelector('[data-about]')!.textContent).toBe(
      {
        en: 'NIKON D850 · May 1, 2024 (5 years ago)',
        de: 'NIKON D850 · 1. Mai 2024 (vor 5 Jahren)',
        ja: 'NIKON D850 · 2024年5月1日（5年前）',
      }[locale],
    );
  });
});

it('a report alone asks for its photo, and shows its content in one view', async () => {
  const { t } = await renderPage('/verify');
  openReport(await jsonOf(PHOTO));
  await screen.findByText('41,234');
  const asks = card(t('verify.ask.says'));
  expect(asks.getByRole('img').closest('[data-fact]')!.parentElement!.textContent).toBe(
    `41,234NIKON D850 · May 1, 2024 · ${t('grade.exact')}`,
  );
  asks.getByRole('button', { name: t('verify.photo.open') });
  expect(document.querySelector('details')!.open).toBe(false);
});

describe('beside the same file', () => {
  it('a report of an unknown version gets no excuse, and both numbers are shown', async () => {
    const { t } = await renderPage('/verify');
    openReport(await jsonOf(PHOTO, { version: '9.9.9', shutterCount: 9_000 }));
    openPhoto();
    const answer = await answered('does-not-follow');
    answer.getByText(t('verify.answer.does-not-follow.unknown', { version: '9.9.9' }));
    expect(answer.getAllByRole('img').map((plate) => plate.getAttribute('aria-label'))).toEqual(['9,000', '41,234']);
    expect(shapeOf('does-not-follow')).toBe('different');
  });

  it('a digit that differs is marked, except for the empty places before a shorter count', async () => {
    await renderPage('/verify');
    openReport(await jsonOf(PHOTO, { shutterCount: 1_274 }));
    openPhoto();
    const answer = await answered('does-not-follow');
    const marked = answer.getAllByRole('img').map((plate) =>
      [...plate.children]
        .map((place) => (place.hasAttribute('data-differs') ? '≠' : '='))
        .join('')
        .slice(0, 6),
    );
    // The report shows ' 1,274', padded to the length of the photo's '41,234'. Aligned at the right, 7 differs from 3,
    // and the photo's first 4 has no counterpart in the report.
    expect(marked).toEqual(['====≠=', '≠===≠=']);
  });

  it('a report that does not follow from the file gets a list of differences', async () => {
    await renderPage('/verify');
    openPhoto();
    openReport(await jsonOf(PHOTO, { shutterCount: 9_000, model: 'NIKON D6' }));
    const answer = await answered('does-not-follow');
    expect(answer.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Camera']);
    expect(document.querySelector('[data-about]')).toBeNull();
    answer.getByText('Report: NIKON D6');
  });

  it('a fingerprint alone finds the file, and the page reads the count', async () => {
    await renderPage('/verify');
    paste(`SHA-256: ${sha256(PHOTO).toUpperCase()}`);
    card(texts.en['verify.report.heading']).getByText(texts.en['verify.report.fingerprint']);
    openPhoto();
    const answer = await answered('same-file');
    answer.getByText(texts.en['verify.answer.same-file.text'].replace('{{read}}', '41,234'));
  });

  it('a photo without a count has none in the file or the report', async () => {
    const bytes = photo({ make: 'FUJIFILM', model: 'X-A1' });
    await renderPage('/verify');
    openReport(await jsonOf(bytes));
    openPhoto(bytes);
    expect((await answered('same-count')).getByRole('heading').textContent).toBe(
      texts.en['verify.answer.same-count.none'],
    );
  });

  it('a card report is read as the camera that its report names', async () => {
    const xml = cardReport({ actuations: 15_000 });
    const bytes = typeof xml === 'string' ? new TextEncoder().encode(xml) : xml;
    const changes = {
      container: 'CAM_INFO',
      make: 'Canon',
      model: 'Canon EOS R6',
      shutterCount: 15_000,
      shutterSource: { grade: 'exact', from: 'card-report' },
    };
    await renderPage('/verify');
    openReport(await jsonOf(bytes, { ...changes, error: undefined }));
    open('image', fileOf(bytes, 'CAM_INFO.XML', 'text/xml'));
    const same = await answered('same-count');
    // The report and the file agree, but this proves nothing: anyone can edit the text of a card report.
    same.getByText(texts.en['evidence.verdict.card']);
    openReport(await jsonOf(bytes, { ...changes, error: undefined, shutterCount: 15 }));
    await answered('does-not-follow');
  });
});

describe('beside another file', () => {
  it('the answer lists agreements and differences', async () => {
    await renderPage('/verify');
    openReport(await jsonOf(PHOTO));
    openPhoto(bytesOf(41_300));
    const answer = await answered('unknown');
    expect(shapeOf('unknown')).toBe('open');
    expect(answer.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'agrees',
      'can’t be compared',
      'can’t be compared',
      'differs',
    ]);
  });
});

it('the page names both cameras first if they differ, and continues after the answer', async () => {
  const { t } = await renderPage('/verify');
  openReport(await jsonOf(PHOTO, { model: 'NIKON D750' }));
  openPhoto(bytesOf(41_300));
  const answer = await answered('unknown');
  expect(answer.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Report: NIKON D750', 'Photo: NIKON D850']),
  );
  answer.getByRole('button', { name: t('verify.photo.another') });
  fireEvent.click(answer.getByRole('button', { name: t('verify.report.another') }));
  await screen.findByText(t('verify.report.none'));
});

it('the page says before the photo is opened that the report is about a re-saved file', async () => {
  await renderPage('/verify');
  openReport(await jsonOf(PHOTO, { savedAgain: { is: 'yes' } }));
  expect(await screen.findAllByText(/Count from a re-saved file/)).not.toEqual([]);
});

describe('a drop', () => {
  it('is recognized by its content, even photo and report at once', async () => {
    await renderPage('/verify');
    drop(fileOf(PHOTO, 'a.jpg', 'image/jpeg'), fileOf(await jsonOf(PHOTO), 'a.json', 'application/json'));
    await answered('same-count');
  });

  it.each([
    ['garbage', () => fileOf('\u0000\u0001garbage', 'a.bin'), 'verify.problem.foreign'],
    ['a saved history', () => fileOf('{"format":"shutter-count-history"}', 'h.json'), 'verify.problem.foreign'],
    [
      'a film',
      () => new File([new Uint8Array(MAX_CLAIM_BYTES + 1)], 'a.mp4', { type: 'video/mp4' }),
      'verify.problem.foreign',
    ],
    [
      '10 MB of JSON',
      () => new File(['{"a":"', new Uint8Array(10_000_000), '"}'], 'a.json'),
      'verify.problem.too-large',
    ],
    ['a file that is gone', () => goneFile(), 'error.processingFailed'],
  ] as const)('reports the fault of %s, and leaves the rest unchanged', async (_name, file, key) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPage('/verify');
    openReport(await jsonOf(PHOTO));
    await screen.findByText('41,234');
    drop(file());
    expect((await screen.findByRole('alert')).textContent).toBe(texts.en[key]);
    screen.getByText('41,234');
  });

  it('is not even read if it is too large for a report', async () => {
    const large = new File([new Uint8Array(MAX_CLAIM_BYTES + 1)], 'a.json', { type: 'application/json' });
    large.text = () => Promise.reject(new Error('read'));
    await renderPage('/verify');
    drop(large);
    expect((await screen.findByRole('alert')).textContent).toBe(texts.en['verify.problem.too-large']);
  });
});

describe('a pasted text', () => {
  it('stays until it contains a report', async () => {
    await renderPage('/verify');
    paste('the count is 41,234');
    screen.getByText(texts.en['verify.problem.text']);
    paste(`Look: https://site.example${await linkTo(PHOTO)}`);
    await screen.findByText('41,234');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  });

  it('may be a link that lost its end', async () => {
    await renderPage('/verify');
    paste(`https://site.example${(await linkTo(PHOTO)).slice(0, -1)}`);
    screen.getByText(texts.en['verify.problem.broken']);
  });
});

describe('the link', () => {
  const goTo = async (link: string) => {
    const { hash } = new URL(link, 'https://site.example');
    const page = await renderPage('/verify', 'en', hash);
    return page;
  };

  it('is read, and removed from the address', async () => {
    await goTo(await linkTo(PHOTO));
    await screen.findByText('41,234');
    expect(window.location.href).not.toContain('#');
  });

  it('is there again after a reload', async () => {
    await goTo(await linkTo(PHOTO));
    await screen.findByText('41,234');
    const { state } = window.history;
    cleanup();
    forgetLink();
    useVerifyState.setState(NOTHING_GIVEN, true);
    await renderPage('/verify');
    expect(screen.queryByText('41,234')).toBeNull();
    act(() => window.history.replaceState(state, ''));
    fireEvent(window, new Event('popstate'));
    await screen.findByText('41,234');
  });

  it('is kept in an entry that another anchor or language makes', async () => {
    await goTo(await linkTo(PHOTO));
    await screen.findByText('41,234');
    const kept = window.history.state.report;
    window.history.pushState(null, '', '/verify#main');
    fireEvent(window, new Event('hashchange'));
    expect([window.history.state.report, window.location.hash]).toEqual([kept, '#main']);
    window.history.replaceState(null, '', '/ja/verify');
    fireEvent(window, new Event('replaceState'));
    expect(window.history.state.report).toBe(kept);
    window.history.pushState(null, '', '/history');
    fireEvent(window, new Event('pushState'));
    expect(window.history.state).toBeNull();
  });

  it('gives way to a later report', async () => {
    await goTo(await linkTo(PHOTO));
    await screen.findByText('41,234');
    openReport(await jsonOf(bytesOf(50_001)));
    await screen.findByText('50,001');
    expect(window.history.state.report).toBeUndefined();
  });

  it('can be removed with its report', async () => {
    await goTo(await linkTo(PHOTO));
    await screen.findByText('41,234');
    fireEvent.click(screen.getByRole('button', { name: texts.en['verify.report.remove'] }));
    expect(screen.queryByText('41,234')).toBeNull();
    expect(window.history.state.report).toBeUndefined();
  });

  it('that lost its end says so, and is also removed from the address', async () => {
    await goTo((await linkTo(PHOTO)).slice(0, -5));
    expect((await screen.findByRole('alert')).textContent).toBe(texts.en['verify.problem.broken']);
    expect(window.location.hash).toBe('');
  });

  it('leaves any other anchor in the address', async () => {
    await goTo('/verify#main');
    expect(window.location.hash).toBe('#main');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it.each(Object.keys(texts) as (keyof typeof texts)[])('no answer accuses anybody in %s', (locale) => {
  const answers = Object.entries(texts[locale]).filter(([key]) => key.startsWith('verify.'));
  const accusing =
    /forg|fak|tamper|manipul|alter|changed|edited|fraud|cheat|gefälscht|fälsch|verfälscht|verändert|geändert|betrug|改ざん|改変|偽|不正|変更/i;
  expect(answers.filter(([, text]) => accusing.test(text))).toEqual([]);
});
