import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { UntrustedReport } from '../../../reader/cardReport/report';
import { Accordion } from '../../ui/Accordion';
import { Table } from '../../ui/Table';
import { plainText } from '../../../i18n/words/plainText';

/** The report's unknown elements, exactly as written. */
export function UnknownElements({ report: { unknown } }: { readonly report: UntrustedReport }) {
  const { t } = useTranslation();
  if (unknown.length === 0) return null;

  return (
    <Accordion summary={t('card.unknown')} css={styles.wide}>
      <p>{t('card.unknownText')}</p>
      <Table
        caption={t('card.unknown')}
        hideCaption
        columns={[t('card.element'), t('card.content')]}
        rows={unknown.map(({ path, text }) => [<code key="path">{plainText(path)}</code>, plainText(text) || '–'])}
      />
    </Accordion>
  );
}

const styles = {
  wide: (theme: Theme) => css({ '& > div': { maxWidth: 'none', color: theme.color.text } }),
};
