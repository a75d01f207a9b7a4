import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadContent } from '../../../content/content';
import type { ArticleSlug } from '../../../content/postTable';
import type { HeadingBlock } from '../../../content/types';
import { useLanguage } from '../../router/LanguageProvider';
import { Measure, Stack } from '../../ui/layouts';
import { Link } from '../../ui/Link';
import { RichText } from '../../ui/RichText';
import { Blocks } from '../parts/Blocks';

/** An article's text beside its table of contents. */
export default function ArticleText({ slug }: { readonly slug: ArticleSlug }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { lead, blocks } = use(loadContent(locale, `articles/${slug}`));
  const chapters = blocks.filter((block): block is HeadingBlock => block.kind === 'heading' && block.level === 2);

  return (
    <Stack gap={8} above={10} css={styles.columns}>
      <nav css={styles.contents} aria-labelledby="contents">
        <h2 id="contents" css={styles.contentsHeading}>
          {t('article.contents')}
        </h2>
        <ol css={styles.chapters}>
          {chapters.map(({ id, text }) => (
            <li key={id}>
              <Link href={`#${id}`} css={styles.chapter}>
                {text}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div css={styles.text}>
        <Measure below={4} css={styles.lead}>
          <RichText text={lead} />
        </Measure>
        <Blocks blocks={blocks} stacksTables />
      </div>
    </Stack>
  );
}

const styles = {
  columns: (theme: Theme) =>
    css({ '@media (min-width: 960px)': { gridTemplateColumns: '260px minmax(0, 1fr)', gap: theme.space(14) } }),
  contents: (theme: Theme) =>
    css({
      alignSelf: 'start',
      '@media (min-width: 960px)': {
        position: 'sticky',
        top: `calc(${theme.headerHeight} + ${theme.space(6)})`,
        maxHeight: `calc(100vh - ${theme.headerHeight} - ${theme.space(12)})`,
        overflowY: 'auto',
      },
      [theme.media.print]: { display: 'none' },
    }),
  contentsHeading: (theme: Theme) => css({ marginBottom: theme.space(2), fontSize: theme.size.s }),
  chapters: (theme: Theme) =>
    css({ padding: 0, borderInlineStart: `1px solid ${theme.color.line}`, listStyle: 'none' }),
  chapter: (theme: Theme) =>
    css({
      display: 'block',
      padding: theme.space(1, 0, 1, 3),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      lineHeight: 1.4,
      textDecoration: 'none',
      [theme.media.touch]: { minHeight: theme.tap, paddingBlock: theme.space(2.5) },
      '&:hover': { color: theme.color.text, textDecoration: 'underline' },
    }),
  text: css({ minWidth: 0 }),
  lead: (theme: Theme) => css({ fontSize: theme.size.l, lineHeight: 1.55 }),
};
