import { css, type Theme } from '@emotion/react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { SearchField } from '../parts/SearchField';

interface Props {
  readonly found: number;
  readonly total: number;
  /** called in a transition with what is looked for */
  readonly onSearch: (query: string) => void;
}

/** Finds cameras among very many, by model and serial number. */
export function BodySearch({ found, total, onSearch }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [query, setQuery] = useState('');

  function search(wanted: string): void {
    setQuery(wanted);
    startTransition(() => onSearch(wanted.trim()));
  }

  return (
    <search css={styles.search}>
      <SearchField label={t('history.search.label')} value={query} onChange={search} />
      <output css={styles.found} data-found>
        {found < total &&
          t('history.cameras.of', { shown: formatNumber(found, locale), total: formatNumber(total, locale) })}
      </output>
      <p css={styles.hint}>{t('history.search.hint')}</p>
    </search>
  );
}

const styles = {
  search: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.space(2, 4),
      [theme.media.print]: { display: 'none' },
    }),
  found: (theme: Theme) =>
    css({ color: theme.color.textMuted, fontSize: theme.size.s, fontVariantNumeric: 'tabular-nums' }),
  hint: (theme: Theme) =>
    css({ width: '100%', maxWidth: theme.width.text, color: theme.color.textMuted, fontSize: theme.size.xs }),
};
