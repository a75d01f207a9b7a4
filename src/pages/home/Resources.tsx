import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { cardList } from '../../ui/cardList';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { cardLink, linkedCard } from '../../ui/linkedCard';

const CARDS = [
  { key: 'exif', href: '/blog/find-shutter-count-on-any-camera', icon: 'code' },
  { key: 'cleaning', href: '/blog/camera-sensor-cleaning-guide', icon: 'sparkle' },
] as const;

/** The two guides to read next. */
export function Resources() {
  const { t } = useTranslation();
  return (
    <ul css={styles.list}>
      {CARDS.map(({ key, href, icon }) => (
        <li key={key} css={[linkedCard, styles.card]}>
          <Icon name={icon} size={24} css={styles.icon} />
          <div>
            <h3 css={styles.title}>
              <Link href={href} css={cardLink}>
                {t(`home.resources.${key}.title`)}
              </Link>
            </h3>
            <p css={styles.text}>{t(`home.resources.${key}.text`)}</p>
          </div>
          <Icon name="arrow-right" css={styles.icon} />
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: (theme: Theme) => cardList(theme, 2, 4),
  card: (theme: Theme) =>
    css({ display: 'flex', gap: theme.space(4), padding: theme.space(5), '& > div': { flex: 1 } }),
  icon: (theme: Theme) => css({ marginTop: 2, color: theme.color.textMuted }),
  title: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.m }),
  text: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
