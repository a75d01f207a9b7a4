import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../../reader/result';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { Accordion } from '../ui/Accordion';
import { Table } from '../ui/Table';
import { kindText } from '../../i18n/words/counterWords';
import { plainText } from '../../i18n/words/plainText';

/**
 * A table of the counters in the file: where each is, and what it counts. The shown count comes first. Collapsed at
 * first.
 */
export function PlaceSection({ result }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (result.counters.length === 0) return null;

  return (
    <Accordion summary={t('where.summary')} css={styles.wide}>
      <Table
        caption={t('where.summary')}
        hideCaption
        columns={[t('where.field'), t('where.value'), t('where.kind'), t('where.tag'), t('where.offset')]}
        rows={result.counters.map(({ field, value, kind, tag, offset }) => [
          plainText(field),
          formatNumber(value, locale),
          kindText(kind, result, t),
          <code key="tag">{plainText(tag)}</code>,
          offset === undefined ? t('where.noOffset') : formatNumber(offset, locale),
        ])}
        numeric={[1, 4]}
      />
    </Accordion>
  );
}

const styles = {
  wide: (theme: Theme) =>
    css({ '& > div': { maxWidth: 'none', color: theme.color.text }, '& :is(th, td)': { whiteSpace: 'nowrap' } }),
};
