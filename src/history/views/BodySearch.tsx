import { css } from '@emotion/react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../site/pages/parts/SearchField';

interface Props {
  readonly first: string;
  /** receives the query in a transition */
  readonly onSearch: (query: string) => void;
}

/** Finds cameras in a long list, by model and serial number. */
export function BodySearch({ first, onSearch }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState(first);

  function search(wanted: string): void {
    setQuery(wanted);
    startTransition(() => onSearch(wanted.trim()));
  }

  return (
    <search css={styles.search}>
      <SearchField label={t('history.search.label')} value={query} onChange={search} />
    </search>
  );
}

const styles = { search: css({ display: 'flex' }) };
