import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { loadContent } from '../../content/content';
import { useLanguage } from '../router/LanguageProvider';
import { Blocks } from './parts/Blocks';
import { ShortText } from '../ui/Unbroken';

/** How owners made their Canon write its report (CAM_INFO.XML) to the card, and where to open it. */
export default function CardReportPage() {
  const { locale } = useLanguage();
  const { title, blocks } = use(loadContent(locale, 'cardReport'));
  return (
    <article>
      <h1 css={styles.heading}>
        <ShortText>{title}</ShortText>
      </h1>
      <Blocks blocks={blocks} />
    </article>
  );
}

const styles = {
  heading: (theme: Theme) => css({ marginBottom: theme.space(6) }),
};
