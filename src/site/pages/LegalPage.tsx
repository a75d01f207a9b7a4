import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { legalSite } from '../../config/site';
import { loadContent } from '../../content/content';
import type { LegalPageId } from '../../content/types';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { Button } from '../ui/Button';
import { ShortText } from '../ui/Unbroken';
import { Blocks } from './parts/Blocks';

/** The privacy policy, the terms and conditions, or who runs the site. */
export default function LegalPage({ page }: { readonly page: LegalPageId }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { title, updated, blocks } = use(loadContent(locale, 'legal'))(legalSite)[page];
  return (
    <article css={styles.page}>
      <h1>
        <ShortText>{title}</ShortText>
      </h1>
      {updated && <p css={styles.updated}>{t('legal.updated', { date: formatDate(updated, locale) })}</p>}
      <Blocks blocks={blocks} />
      <Button href="/" variant="secondary" icon="home" css={styles.home}>
        {t('legal.home')}
      </Button>
    </article>
  );
}

const styles = {
  page: (theme: Theme) => css({ maxWidth: theme.width.text }),
  updated: (theme: Theme) =>
    css({ margin: theme.space(2, 0, 8), color: theme.color.textMuted, fontSize: theme.size.s }),
  home: (theme: Theme) => css({ marginTop: theme.space(12) }),
};
