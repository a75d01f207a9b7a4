import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { givesCount } from '../../catalogue/cable';
import { findBody, findMaker } from '../../catalogue/ratedLife';
import { waysOf } from '../../catalogue/waysToCount';
import { loadWays } from '../../content/content';
import type { ExtractionResult } from '../../extraction/result';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Link } from '../../ui/Link';
import { WayList } from './WayList';

/**
 * The ways to this body's count other than a photo: over USB, if the body gives a count and the browser has WebUSB, then
 * what others have reported. Nothing when there is none.
 */
export default function OtherWays({ result: { make = '', model = '' } }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const copy = use(loadWays(locale));
  const body = findBody(make, model);
  const maker = findMaker(make);
  const isReadHere = maker !== undefined && givesCount(maker, body) && 'usb' in navigator;
  if (!isReadHere && waysOf(body).length === 0) return null;
  return (
    <div css={styles.ways}>
      <h4 css={styles.heading}>{copy.heading}</h4>
      {isReadHere && (
        <p css={styles.here}>
          <Link href="/connect">{t('advice.cable')}</Link>
        </p>
      )}
      <WayList body={body} level={5} />
    </div>
  );
}

const styles = {
  ways: (theme: Theme) => css({ marginTop: theme.space(5), fontSize: theme.size.s }),
  here: (theme: Theme) => css({ marginBottom: theme.space(3) }),
  heading: (theme: Theme) => css({ marginBottom: theme.space(2), fontSize: theme.size.m }),
};
