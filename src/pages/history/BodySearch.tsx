import { css, type Theme } from '@emotion/react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../parts/SearchField';

interface Props {
  /** called in a transition with what is looked for */
  readonly onSearch: (query: string) => void;
}

/** Finds cameras among very many, by model and serial number. */
export function BodySearch({ onSearch }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');

  function search(wanted: string): void {
    setQuery(wanted);
    startTransition(() => onSearch(wanted.trim()));
  }

  return (
    <search css={styles.search}>
      <SearchField label={t('history.search.label')} value={query} onChange={search} />
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
    }),
  hint: (theme: Theme) =>
    css({ width: '100%', maxWidth: theme.width.text, color: theme.color.textMuted, fontSize: theme.size.xs }),
};
