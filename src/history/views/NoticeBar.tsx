import { css, type Theme } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice, NoticeKind } from '../bodyNotices';
import { byHeading, isContradiction } from '../bodyNotices';
import { noticeLines, noticeSize, noticeText, noticeTitle } from '../../i18n/words/historySentences';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { Icon } from '../../site/ui/Icon';
import { Cluster, Measure } from '../../site/ui/layouts';
import { bodyName, maskedName } from './names';

/** A notice names at most this many cameras. The table shows the rest. */
const MAX_NAMED = 6;

interface Props {
  readonly notices: readonly Notice[];
  /** the kind of the open notice */
  readonly kind: NoticeKind | undefined;
  readonly onKind: (kind: NoticeKind | undefined) => void;
  readonly onChoose: (id: string) => void;
}

/** Shows contradictions and information. The button of each kind opens its meaning and its cameras. */
export function NoticeBar({ notices, kind, onKind, onChoose }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const id = useId();
  const open = notices.find((notice) => notice.kind === kind);

  return (
    <div css={styles.all} data-notices>
      {byHeading(notices).map(([heading, below]) => (
        <Cluster
          key={heading}
          as="section"
          gap={2}
          align="center"
          css={styles.kinds}
          aria-labelledby={`${id}${heading}`}
        >
          <span css={styles.label} id={`${id}${heading}`}>
            {t(`history.notices.${heading}`)}
          </span>
          {below.map((notice) => (
            <button
              key={notice.kind}
              type="button"
              css={[styles.kind, heading === 'odd' && styles.look]}
              aria-pressed={notice === open}
              data-notice={notice.kind}
              onClick={() => onKind(notice === open ? undefined : notice.kind)}
            >
              {heading === 'odd' && <Icon name="alert" size={16} />}
              {noticeTitle(notice.kind, t)}
              <span css={styles.size}>{formatNumber(noticeSize(notice), locale)}</span>
            </button>
          ))}
        </Cluster>
      ))}
      <div aria-live="polite">{open && <Explained notice={open} onChoose={onChoose} />}</div>
    </div>
  );
}

function Explained({ notice, onChoose }: { readonly notice: Notice } & Pick<Props, 'onChoose'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const names = {
    nameOf: (body: Parameters<typeof maskedName>[0]) => maskedName(body, t, locale),
    modelOf: (body: Parameters<typeof bodyName>[0]) => bodyName(body, t, locale),
  };
  const more = noticeSize(notice) - MAX_NAMED;

  return (
    <div css={[styles.explained, isContradiction(notice.kind) && styles.edge]}>
      <Measure>{noticeText(notice.kind, t)}</Measure>
      <ul css={styles.concerned}>
        {noticeLines(notice, MAX_NAMED, names, t, locale).map(({ body, text }) => (
          <li key={body.id}>
            <button type="button" css={styles.camera} onClick={() => onChoose(body.id)}>
              <bdi>{text}</bdi>
            </button>
          </li>
        ))}
        {more > 0 && <li>{t('history.notices.more', { more: formatNumber(more, locale) })}</li>}
      </ul>
    </div>
  );
}

const styles = {
  all: (theme: Theme) => css({ '& > section + section': { marginTop: theme.space(2) } }),
  kinds: (theme: Theme) =>
    css({
      // On a phone, the buttons are in one row that scrolls. The padding leaves room for the focus ring.
      [theme.media.mobile]: {
        flexWrap: 'nowrap',
        margin: theme.space(-1),
        padding: theme.space(1),
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& > *': { flex: 'none' },
      },
    }),
  label: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  kind: (theme: Theme) =>
    css({
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space(1.5),
      minHeight: 36,
      padding: theme.space(1, 3),
      [theme.media.touch]: { minHeight: theme.tap },
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.s,
      background: theme.color.surface,
      color: theme.color.text,
      font: 'inherit',
      fontSize: theme.size.s,
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { borderColor: theme.color.edge },
      '&[aria-pressed=true]': { borderColor: theme.color.text, boxShadow: `inset 0 0 0 1px ${theme.color.text}` },
    }),
  look: css({ fontWeight: 600 }),
  size: (theme: Theme) => css({ color: theme.color.textMuted, fontFamily: theme.font.figures }),
  explained: (theme: Theme) =>
    css({
      display: 'grid',
      gap: theme.space(2),
      marginTop: theme.space(3),
      padding: theme.space(3, 4),
      borderInlineStart: `2px solid ${theme.color.edge}`,
      background: theme.color.sunken,
      fontSize: theme.size.s,
    }),
  edge: (theme: Theme) => css({ borderColor: theme.color.text }),
  concerned: css({ margin: 0, padding: 0, listStyle: 'none' }),
  camera: (theme: Theme) =>
    css({
      minHeight: 32,
      padding: 0,
      border: 0,
      background: 'none',
      color: theme.color.text,
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'underline',
      textDecorationColor: theme.color.edge,
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    }),
};
