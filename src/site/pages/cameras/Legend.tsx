import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../../ui/Accordion';
import { MarkIcon } from '../../tool/MarkIcon';
import { BASIS_LETTERS, FILLINGS, type ListedBasis, SHAPES } from '../../../i18n/words/marks';

/** Explains the table's symbols, their fillings, and the letters. */
export function Legend() {
  const { t } = useTranslation();
  const letters = (Object.entries(BASIS_LETTERS) as [ListedBasis, string][]).filter(([, letter]) => letter !== '–');
  return (
    <Accordion open summary={t('cameras.legend.heading')} css={styles.legend}>
      <ul>
        <li css={styles.about}>{t('cameras.column.answer')}</li>
        {SHAPES.map((shape) => (
          <li key={shape}>
            <MarkIcon shape={shape} /> {t(`cameras.shape.${shape}`)}
          </li>
        ))}
      </ul>
      <ul>
        <li css={styles.about}>{t('cameras.legend.sure')}</li>
        {FILLINGS.map((filling) => (
          <li key={filling}>
            <MarkIcon shape="exact" filling={filling} /> {t(`cameras.filling.${filling}`)}
          </li>
        ))}
      </ul>
      <ul>
        <li css={styles.about}>{t('cameras.column.ratedLife')}</li>
        {letters.map(([basis, letter]) => (
          <li key={basis}>
            <b>{letter}</b> {t(`lifeBasis.${basis}`)}
          </li>
        ))}
        <li>
          <b>{BASIS_LETTERS.none}</b> {t('cameras.legend.dash')}
        </li>
      </ul>
    </Accordion>
  );
}

const styles = {
  legend: (theme: Theme) =>
    css({
      marginBottom: theme.space(4),
      '& > div': {
        display: 'grid',
        gap: theme.space(1),
        maxWidth: 'none',
        color: theme.color.textMuted,
        fontSize: theme.size.xs,
      },
      // On a phone, the table has words beside its symbols, so only the letters need an explanation.
      [theme.media.mobile]: { '& ul:not(:last-child)': { display: 'none' } },
      '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.space(1, 4), margin: 0, padding: 0, listStyle: 'none' },
      '& li': { [theme.media.wide]: { whiteSpace: 'nowrap' } },
    }),
  about: (theme: Theme) => css({ color: theme.color.text, fontWeight: 600 }),
};
