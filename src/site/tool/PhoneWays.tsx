import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../ui/Accordion';
import { RichText } from '../ui/RichText';

const WAYS = ['cable', 'app', 'seller'] as const;

/** For touch devices: how to copy a photo unchanged from the camera to the device. */
export function PhoneWays() {
  const { t } = useTranslation();
  return (
    <Accordion summary={t('phone.heading')} css={styles.fold}>
      <ol css={styles.ways}>
        {WAYS.map((way) => (
          <li key={way}>
            <RichText text={t(`phone.${way}`)} />
          </li>
        ))}
      </ol>
    </Accordion>
  );
}

const styles = {
  fold: (theme: Theme) =>
    css({
      display: 'none',
      marginTop: theme.space(2),
      fontSize: theme.size.s,
      [theme.media.touch]: { display: 'block' },
    }),
  ways: (theme: Theme) => css({ display: 'grid', gap: theme.space(2), margin: 0 }),
};
