import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { findBody } from '../../catalogue/ratedLife';
import { waysOf } from '../../catalogue/waysToCount';
import { loadWays } from '../../content/content';
import type { ExtractionResult } from '../../extraction/result';
import { useLanguage } from '../../i18n/LanguageProvider';
import { WayList } from './WayList';

/** The reported ways to this body's count other than a photo; nothing when nobody has reported any. */
export default function OtherWays({ result: { make = '', model = '' } }: { readonly result: ExtractionResult }) {
  const { locale } = useLanguage();
  const copy = use(loadWays(locale));
  const body = findBody(make, model);
  if (waysOf(body).length === 0) return null;
  return (
    <div css={styles.ways}>
      <h4 css={styles.heading}>{copy.heading}</h4>
      <WayList body={body} level={5} />
    </div>
  );
}

const styles = {
  ways: (theme: Theme) => css({ marginTop: theme.space(5), fontSize: theme.size.s }),
  heading: (theme: Theme) => css({ marginBottom: theme.space(2), fontSize: theme.size.m }),
};
