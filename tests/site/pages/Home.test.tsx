import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../src/cameras/catalogue';
import { articlePosts } from '../../../src/content/postTable';
import type { Locale } from '../../../src/config/locales';
import { plain } from '../../content/prose';
import { lists } from '../../support/texts/all';
import { type RenderedPage, renderPage } from './renderPage';
import { variants } from '../../support/variants';
import { localeCodes } from '../../../src/config/locales';

/** Adds browser features that happy-dom lacks. */
function give(abilities: { share?: () => Promise<void>; clipboard?: { writeText(text: string): Promise<void> } }) {
  for (const [name, value] of Object.entries(abilities))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

/** Waits for the sections and their structured data, which both load after the tool. */
async function renderHome(locale: Locale = 'en') {
  const page = await renderPage('/', locale);
  await screen.findByRole('heading', { name: page.t('home.fileTypes.heading') });
  await waitFor(() => expect(page.data('FAQPage')).toBeDefined(), { interval: 5 });
  return page;
}

variants(describe, localeCodes)('the home page in %s', (locale) => {
  let page: RenderedPage;
  beforeAll(async () => {
    page = await renderHome(locale);
  });
  afterAll(cleanup);

  it('shows title, description, badges, the ten brands and the tool first', () => {
    const { container, t } = page;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('home.heading'));
    for (const key of ['lead', 'badge.privacy', 'badge.noRegistration', 'badge.guides'])
      expect(screen.getByText(t(`home.${key}`))).toBeTruthy();
    const chips = within(screen.getByRole('navigation', { name: t('home.brands') })).getAllByRole('link');
    const prefix = locale === 'en' ? '' : `/${locale}`;
    expect(chips.map((chip) => chip.getAttribute('href'))).toEqual(brands.map(({ id }) => `${prefix}/${id}`));
    const order = [container.querySelector('nav')!, container.querySelector('input[type=file]')!];
    expect(order[0]!.compareDocumentPosition(order[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const firstSection = screen.getByRole('region', { name: t('home.explainer.heading') });
    expect(order[1]!.compareDocumentPosition(firstSection)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has its sections in the specified order', () => {
    const { container, t } = page;
    const headings = [...container.querySelectorAll('section[aria-labelledby] h2')].map(
      ({ textContent }) => textContent,
    );
    const sections = [
      'explainer',
      'lifespan',
      'resources',
      'faq',
      'whyUse',
      'posts',
      'useCases',
      'technology',
      'howTo',
    ];
    expect(headings).toEqual(sections.map((key) => t(`home.${key}.heading`)));
  });

  it('folds only the answers and the notes on support', () => {
    const { container, t } = page;
    const folds = [...container.querySelectorAll('[data-tool] ~ * details')];
    expect(folds.map((fold) => fold.firstElementChild!.textContent)).toEqual([
      ...lists[locale]['home.faq.items'].map(({ question }) => question),
      t('home.howTo.cameraSupport'),
    ]);
  });

  it('has a drawing on each card', () => {
    const { section, t } = page;
    for (const [key, count] of [
      ['whyUse', 3],
      ['useCases', 5],
      ['technology', 3],
    ] as const) {
      const cards = section(t(`home.${key}.heading`)).getAllByRole('listitem');
      expect([key, cards.map((card) => card.querySelectorAll('svg[viewBox]').length > 0)]).toEqual([
        key,
        Array.from({ length: count }, () => true),
      ]);
    }
  });

  it('asks and answers five questions, on the page and word for word in the structured data', () => {
    const { section, data, t } = page;
    const parts = section(t('home.faq.heading')).getAllByRole('group');
    expect(parts).toHaveLength(5);
    const visible = parts.map((part) => ({
      name: part.firstElementChild!.textContent,
      text: part.lastElementChild!.textContent,
    }));
    const questions = data('FAQPage')!.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.map(({ name, acceptedAnswer: { text } }) => ({ name, text }))).toEqual(visible);
  });

  it('has three reasons, five uses, three kinds of shutter and three steps', () => {
    const { section, t } = page;
    const titles = (key: string) => section(t(`home.${key}.heading`)).getAllByRole('heading', { level: 3 });
    expect(titles('whyUse')).toHaveLength(3);
    expect(titles('useCases')).toHaveLength(5);
    expect(titles('technology')).toHaveLength(3);
    // in this order: the video, three steps, two lists of notes, the file types, and the notes on support
    const howTo = titles('howTo').map(({ textContent }) => textContent);
    expect(howTo).toHaveLength(8);
    expect(howTo[0]).toBe(t('home.video.heading'));
    expect(howTo.slice(4)).toEqual([
      ...['bestPractices', 'limitations'].map((key) => t(`home.howTo.${key}`)),
      t('home.fileTypes.heading'),
      t('home.howTo.cameraSupport'),
    ]);
    for (const key of ['bestPractices', 'cameraSupport', 'limitations'] as const)
      for (const text of lists[locale][`home.howTo.${key}.points`])
        expect(
          section(t('home.howTo.heading'))
            .getAllByRole('listitem')
            .map(({ textContent }) => textContent),
        ).toContain(plain(text));
  });

  it('shows the two latest posts and the resource cards with their links', () => {
    const { section, t } = page;
    const hrefs = (key: string) =>
      section(t(`home.${key}.heading`))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')!.replace(/^\/(ja|de)/, ''));
    const dates = articlePosts.map(({ date }) => date!).toSorted();
    const latest = dates.slice(-2).map((date) => articlePosts.find((post) => post.date === date)!.slug);
    expect(hrefs('posts')).toEqual(['/blog', `/blog/${latest[1]}`, `/blog/${latest[0]}`]);
    expect(hrefs('resources')).toEqual([
      '/blog/find-shutter-count-on-any-camera',
      '/blog/camera-sensor-cleaning-guide',
    ]);
    expect(hrefs('lifespan')).toEqual(['/blog/shutter-lifespan']);
  });
});

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(wordsOf));

/** The words without the parts that screen readers skip. */
function wordsOf(cell: Element): string {
  const words = cell.cloneNode(true) as Element;
  for (const sign of words.querySelectorAll('[aria-hidden]')) sign.remove();
  return words.textContent;
}

describe('the home page in English', () => {
  let page: RenderedPage;
  beforeAll(async () => {
    page = await renderHome();
  });
  afterAll(cleanup);

  it('gives the rated life of each class as specified', () => {
    const { section, t } = page;
    expect(cells(section(t('home.lifespan.heading')).getByRole('table'))).toEqual([
      ['Class', 'DSLR', 'Mirrorless', 'Medium format'],
      ['Entry level', '50,000-100,000', '50,000-100,000', 'N/A'],
      ['Mid-range', '100,000-150,000', '100,000-200,000', '100,000-200,000'],
      ['Professional', '200,000-500,000', '200,000-400,000', '200,000-300,000'],
    ]);
  });

  it('describes the content of each file type', () => {
    const { section, t } = page;
    expect(cells(section(t('home.howTo.heading')).getByRole('table'))).toEqual([
      ['File type', 'Basic info', 'Shutter count', 'GPS', 'Thumbnail'],
      ['JPEG', 'Yes', 'Yes', 'Yes', 'Yes'],
      ['TIFF', 'Yes', 'Yes', 'Yes', 'No'],
      ['RAW', 'Yes', 'Partial', 'Yes', 'No'],
      ['PNG', 'Yes', 'No', 'Yes', 'No'],
      ['HEIC/HEIF', 'Yes', 'Partial', 'Yes', 'Yes'],
      ['WebP', 'Partial', 'No', 'Partial', 'No'],
    ]);
  });

  it('plays our own recording as the tutorial if no video is configured, and loads it only on demand', () => {
    const { container } = page;
    const video = container.querySelector('video')!;
    expect(video.getAttribute('src')).toMatch(/^\/images\/tutorial\//);
    expect(video.getAttribute('preload')).toBe('none');
    expect(container.querySelector('iframe')).toBeNull();
  });
});

describe('the share button', () => {
  afterEach(() => {
    cleanup();
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
    vi.unstubAllGlobals();
  });

  const clickShare = async (locale: Locale = 'en') => {
    const { t } = await renderHome(locale);
    fireEvent.click(screen.getByRole('button', { name: t('home.share.button') }));
    return t;
  };

  it('opens the system’s share dialog with the tool’s address in the page’s language', async () => {
    const share = vi.fn(async () => undefined);
    give({ share });
    await clickShare('de');
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `${window.location.origin}/de` }));
  });

  it('copies the address if the system cannot share', async () => {
    const writeText = vi.fn(async () => undefined);
    give({ clipboard: { writeText } });
    const t = await clickShare();
    expect(await screen.findByText(t('home.share.copied'))).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/`);
  });

  it('copies nothing when the visitor closes the system’s dialog', async () => {
    const share = vi.fn(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    const writeText = vi.fn(async () => undefined);
    give({ share, clipboard: { writeText } });
    await clickShare();
    await expect(share.mock.results[0]!.value).rejects.toThrow('closed');
    expect(writeText).not.toHaveBeenCalled();
  });
});
