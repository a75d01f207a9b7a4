import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadContent } from '../../../content/content';
import type { MarketBlock } from '../../../content/types';
import { useLanguage } from '../../router/LanguageProvider';
import { RichText } from '../../ui/RichText';
import { SourceLinks } from '../../tool/ways/SourceLinks';

/** Published facts about the language's market, as a list with sources. Renders nothing without facts. */
export function MarketFacts({ about }: Pick<MarketBlock, 'about'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const facts = use(loadContent(locale, 'market'))[about];
  if (facts.length === 0) return null;
  return (
    <ul css={styles.list}>
      {facts.map(({ name, text, pages }) => (
        <li key={name}>
          <RichText text={t('list.labeled', { label: `**${name}**`, value: text })} />
          <SourceLinks sources={pages} />
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: (theme: Theme) => css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(2) }),
};
