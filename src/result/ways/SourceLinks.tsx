import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';

export interface SourceRef {
  readonly url: string;
  /** a proper name, where the source has one */
  readonly name?: string;
}

/** Links to a statement's sources, each by its name or its host, which are the same in every language. */
export function SourceLinks({ sources }: { readonly sources: readonly SourceRef[] }) {
  const { t } = useTranslation();
  if (sources.length === 0) return null;
  return (
    <span css={styles.sources}>
      {t('wear.basis.source')}
      {sources.map(({ url, name }, index) => (
        <span key={url}>
          {index > 0 && t('list.separator')}
          <Link href={url}>{name ?? placeOf(url)}</Link>
        </span>
      ))}
    </span>
  );
}

/** 'https://www.dpreview.com/videos/1' → 'dpreview.com'; on GitHub with owner and repository */
function placeOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  return host === 'github.com' ? host + pathname.split('/').slice(0, 3).join('/') : host;
}

const styles = {
  sources: (theme: Theme) =>
    css({
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      overflowWrap: 'anywhere',
      '& a': { color: 'inherit' },
    }),
};
