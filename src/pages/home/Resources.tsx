import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';

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
        <li key={key} css={styles.card}>
          <Icon name={icon} size={24} css={styles.icon} />
          <div>
            <h3 css={styles.title}>
              <Link href={href} css={styles.link}>
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
  list: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(4),
      padding: 0,
      listStyle: 'none',
      [theme.media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    }),
  card: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'flex',
      gap: theme.space(4),
      padding: theme.space(5),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      transition: `border-color ${theme.motion.fast}`,
      '&:hover': { borderColor: theme.color.text },
      '& > div': { flex: 1 },
    }),
  icon: (theme: Theme) => css({ marginTop: 2, color: theme.color.textMuted }),
  title: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.m }),
  link: css({
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  text: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
