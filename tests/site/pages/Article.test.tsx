import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../src/content/content';
import { type ArticleSlug, articlePosts } from '../../../src/content/postTable';
import { formatDate } from '../../../src/i18n/format';
import { withoutMarkup } from '../../../src/site/ui/RichText';
import { type RenderedPage, renderPage } from './renderPage';
import { variants } from '../../support/variants';
import { localeCodes } from '../../../src/config/locales';

variants(describe, localeCodes)('articles in %s', (locale) => {
  describe.each(articlePosts)('$slug', (post) => {
    const slug = post.slug as ArticleSlug;
    let page: RenderedPage;
    beforeAll(async () => {
      page = await renderPage(`/blog/${slug}`, locale);
    });
    afterAll(cleanup);

    it('renders every block with a table of contents', async () => {
      const { container, t } = page;
      const { lead, blocks } = await loadContent(locale, `articles/${slug}`);
      const article = within(screen.getAllByRole('article')[0]!);
      expect(container.textContent).toContain(withoutMarkup(lead));

      const contents = within(screen.getByRole('navigation', { name: t('article.contents') })).getAllByRole('link');
      for (const link of contents) {
        const heading = container.querySelector(link.getAttribute('href')!)!;
        expect(heading.tagName).toBe('H2');
        expect(heading.textContent).toBe(link.textContent);
      }
      const count = (kind: string) => blocks.filter((block) => block.kind === kind).length;
      expect(contents).toHaveLength(blocks.filter((block) => block.kind === 'heading' && block.level === 2).length);
      expect(article.queryAllByRole('table')).toHaveLength(count('table'));
      expect(article.queryAllByRole('complementary')).toHaveLength(count('callout'));
      expect(container.querySelectorAll('article > div figure')).toHaveLength(count('figure'));
      for (const block of blocks)
        if (block.kind === 'paragraph') expect(container.textContent).toContain(withoutMarkup(block.text));
      // No markup of the article's text may be visible.
      expect(container.textContent).not.toMatch(/\*\*|\]\(/);
    });

    it('has the same facts in the structured data as on the page', () => {
      const { data, headings, container, t } = page;
      expect(data('Article')).toMatchObject({
        headline: headings(1)[0],
        description: t(`post.${slug}.excerpt`),
        datePublished: post.date,
        dateModified: post.changed ?? post.date,
        inLanguage: locale,
        image: expect.stringMatching(new RegExp(`${post.cover}$`)),
      });
      expect(Date.parse(post.changed ?? post.date!)).toBeGreaterThanOrEqual(Date.parse(post.date!));
      expect(screen.getAllByText(formatDate(post.date!, locale)).length).toBeGreaterThan(0);

      const questions = [...container.querySelectorAll('details')].map((part) => ({
        name: part.firstElementChild!.textContent,
        acceptedAnswer: { text: part.lastElementChild!.textContent },
      }));
      if (questions.length > 0) expect(data('FAQPage')).toMatchObject({ mainEntity: questions });
      else expect(data('FAQPage')).toBeUndefined();
    });
  });
});
