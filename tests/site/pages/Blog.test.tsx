import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { articlePosts, FEATURED_POST, POST_CATEGORIES, posts } from '../../../src/content/postTable';
import { formatDate } from '../../../src/i18n/format';
import { postHref } from '../../../src/site/pages/blog/PostFrame';
import { Link } from '../../../src/site/ui/Link';
import { render } from '@testing-library/react';
import { renderPage } from './renderPage';
import { variants } from '../../support/variants';
import { localeCodes } from '../../../src/config/locales';

afterEach(cleanup);

const today = () => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
};

variants(describe, localeCodes)('the blog index in %s', (locale) => {
  it('features the sensor cleaning guide under today’s date with its fixed reading time', async () => {
    const { section, t } = await renderPage('/blog', locale);
    const featured = section(t('blog.featured'));
    const title = t(`post.${FEATURED_POST}.title`);
    expect(featured.getByRole('link', { name: title }).getAttribute('href')).toMatch(
      /\/blog\/camera-sensor-cleaning-guide$/,
    );
    expect(featured.getByText(formatDate(today(), locale))).toBeTruthy();
    expect(featured.getByText(t('blog.featuredMinutes', { minutes: 15 }))).toBeTruthy();
  });

  it('shows the first three recent articles with cover, category, date, reading time and excerpt', async () => {
    const { section, t } = await renderPage('/blog', locale);
    const cards = section(t('blog.recent')).getAllByRole('article');
    expect(cards).toHaveLength(3);
    cards.forEach((card, index) => {
      const post = articlePosts[index]!;
      const words = [
        t(`post.${post.slug}.title`),
        t(`post.${post.slug}.excerpt`),
        t(`category.${post.category}`),
        formatDate(post.date!, locale),
        t('blog.minutes', { minutes: post.minutes }),
      ];
      for (const text of words) expect(within(card).getByText(text)).toBeTruthy();
      expect(card.querySelector('img')!.getAttribute('src')).toBe(post.cover);
    });
  });

  it('has the seven categories: those with posts filter them, the others can’t be chosen', async () => {
    const { section, t } = await renderPage('/blog', locale);
    const chips = within(screen.getByRole('list', { name: t('blog.categories') })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(POST_CATEGORIES.map((id) => t(`category.${id}`)));
    const recent = section(t('blog.recent'));
    // The chips must be below the articles.
    expect(recent.getAllByRole('article')[0]!.compareDocumentPosition(chips[0]!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    for (const [index, category] of POST_CATEGORIES.entries()) {
      const titles = posts.filter((post) => post.category === category).map(({ slug }) => t(`post.${slug}.title`));
      expect([category, (chips[index] as HTMLButtonElement).disabled]).toEqual([category, titles.length === 0]);
      if (titles.length === 0) continue;
      fireEvent.click(chips[index]!);
      const shown = recent.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
      expect([category, shown]).toEqual([category, titles]);
    }
    fireEvent.click(chips.at(-1)!);
    expect(recent.getAllByRole('article')).toHaveLength(3);
  });

  it('lists all articles below the recent ones, and labels the one that isn’t written', async () => {
    const { section, t } = await renderPage('/blog', locale);
    const links = section(t('article.blog')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(posts.map(({ slug }) => t(`post.${slug}.title`)));
    expect(section(t('blog.featured')).getByText(t('blog.soon'))).toBeTruthy();
    expect(section(t('blog.recent')).queryByText(t('blog.soon'))).toBeNull();
  });

  it('keeps the typed search, and suggests articles without filtering the page', async () => {
    const { section, t } = await renderPage('/blog', locale);
    const title = t('post.shutter-lifespan.title');
    const box = screen.getByRole('searchbox', { name: t('blog.search') });
    fireEvent.change(box, { target: { value: title.slice(0, 12) } });
    expect((box as HTMLInputElement).value).toBe(title.slice(0, 12));
    expect(section(t('blog.recent')).getAllByRole('article')).toHaveLength(3);
    const suggestions = within(screen.getByRole('list', { name: t('blog.suggestions') }));
    expect(suggestions.getByRole('link', { name: title })).toBeTruthy();
    fireEvent.change(box, { target: { value: 'qqqq' } });
    expect(screen.queryByRole('list', { name: t('blog.suggestions') })).toBeNull();
  });

  it('has a newsletter box that says that nothing is sent, a link to the checker and a link home', async () => {
    const { href, t } = await renderPage('/blog', locale);
    const field = screen.getByLabelText<HTMLInputElement>(t('newsletter.email'));
    expect(field.type).toBe('email');
    fireEvent.change(field, { target: { value: 'somebody@mail.example' } });
    fireEvent.click(screen.getByRole('button', { name: t('newsletter.subscribe') }));
    expect(await screen.findByText(t('newsletter.nothingSentText'))).toBeTruthy();
    const home = locale === 'en' ? '/' : `/${locale}`;
    expect(href(t('blog.cta'))).toBe(home);
    expect(href(t('blog.home'))).toBe(home);
  });
});

it('the articles are newest first, each with a date that exists and whole minutes', () => {
  const dates = articlePosts.map(({ date = '' }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { slug, date = '', minutes } of articlePosts) {
    const day = new Date(`${date}T00:00Z`);
    expect([slug, Number.isNaN(day.valueOf()) ? 'no date' : day.toISOString().slice(0, 10)]).toEqual([slug, date]);
    expect([slug, Number.isInteger(minutes) && minutes > 0]).toEqual([slug, true]);
  }
});

it('a post whose slug is # has an inert link', () => {
  expect(postHref('#')).toBe('#');
  render(<Link href={postHref('#')}>Later</Link>);
  expect(screen.getByText('Later').getAttribute('href')).toBeNull();
});
