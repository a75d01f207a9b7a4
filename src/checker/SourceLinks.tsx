import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';

/** Where a statement is from: each page by its host, the same in every language. */
export function SourceLinks({ urls }: { readonly urls: readonly string[] }) {
  const { t } = useTranslation();
  if (urls.length === 0) return null;
  return (
    <span css={styles.sources}>
      {t('wear.basis.source')}
      {urls.map((url, index) => (
        <span key={url}>
          {index > 0 && t('list.separator')}
          <Link href={url}>{hostOf(url)}</Link>
        </span>
      ))}
    </span>
  );
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

const styles = {
  sources: (theme: Theme) =>
    css({
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      overflowWrap: 'anywhere',
      '& a': { color: 'inherit' },
    }),
};
