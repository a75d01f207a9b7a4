import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Citation } from '../../../cameras/sources';
import { formatLanguage } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Link } from '../../ui/Link';

export interface SourceRef extends Citation {
  /** the source's name, if any */
  readonly name?: string;
}

/**
 * Links to a statement's sources. A label is the source's name or host, the same in every language, with the source's
 * language if it isn't the page's. Except in Japanese, a space precedes the links.
 */
export function SourceLinks({ sources }: { readonly sources: readonly SourceRef[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (sources.length === 0) return null;
  const names = sources.map(({ url, name = placeOf(url) }) => name);
  return (
    <span css={styles.sources} data-sources>
      {locale !== 'ja' && ' '}
      {t('list.sources', { count: sources.length })}
      {sources.map(({ url, language = 'en' }, index) => {
        const name = numbered(names, index);
        return (
          <span key={url}>
            {index > 0 && t('list.separator')}
            <Link href={url} hrefLang={language}>
              {language === locale ? name : t('list.aside', { text: name, aside: formatLanguage(language, locale) })}
            </Link>
          </span>
        );
      })}
    </span>
  );
}

/** The name at `place`, with a number if it occurs several times: 'dpreview.com 2'. */
function numbered(names: readonly string[], place: number): string {
  const name = names[place]!;
  const same = names.filter((other) => other === name).length;
  if (same === 1) return name;
  return `${name}\u00a0${names.slice(0, place + 1).filter((other) => other === name).length}`;
}

/** 'https://www.dpreview.com/videos/1' → 'dpreview.com'; on GitHub, with owner and repository. */
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
