import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Citation } from '../../catalogue/sources';
import { formatLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Link } from '../../ui/Link';

export interface SourceRef extends Citation {
  /** a proper name, where the source has one */
  readonly name?: string;
}

/**
 * Links to a statement's sources, each by its name or its host, which are the same in every language. One that is not in
 * the page's language says which it is in. A space before them keeps them off the statement, except in Japanese.
 */
export function SourceLinks({ sources }: { readonly sources: readonly SourceRef[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (sources.length === 0) return null;
  return (
    <span css={styles.sources} data-sources>
      {locale !== 'ja' && ' '}
      {t('list.sources')}
      {sources.map(({ url, name = placeOf(url), language = 'en' }, index) => (
        <span key={url}>
          {index > 0 && t('list.separator')}
          <Link href={url} hrefLang={language}>
            {language === locale ? name : t('list.aside', { text: name, aside: formatLanguage(language, locale) })}
          </Link>
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
