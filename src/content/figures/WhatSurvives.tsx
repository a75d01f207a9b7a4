import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { drawing } from './figureStyles';

/** The maker note after editing or upload: three small files in which it is intact, damaged and missing. */
export function WhatSurvives() {
  const { t } = useTranslation();
  return (
    <ul css={styles.stations}>
      {(['kept', 'changed', 'gone'] as const).map((state) => (
        <li key={state} css={styles.station}>
          <svg css={styles.file} viewBox="0 0 48 60" aria-hidden="true">
            <path css={state === 'gone' ? styles.faint : drawing.paper} d="M4 4h28l12 12v40H4z" />
            <path css={state === 'gone' ? styles.faint : drawing.line} d="M32 4v12h12" />
            {state === 'kept' && <rect css={styles.whole} x="11" y="24" width="26" height="12" rx="1.5" />}
            {state === 'changed' && <path css={styles.broken} d="M11 24h26v12H11z" />}
            {state !== 'gone' && <path css={drawing.hairline} d="M11 43h26M11 49h18" />}
          </svg>
          <div>
            <strong>{t(`figure.what-survives.${state}.title`)}</strong>
            <p css={styles.text}>{t(`figure.what-survives.${state}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  stations: (theme: Theme) =>
    css({
      display: 'grid',
      maxWidth: theme.width.text,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '& li + li': { borderTop: `1px solid ${theme.color.line}` },
    }),
  station: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: '48px 1fr',
      alignItems: 'center',
      gap: theme.space(5),
      padding: theme.space(4, 0),
    }),
  file: css({ display: 'block', width: 48, height: 60 }),
  text: (theme: Theme) => css({ margin: 0, color: theme.color.textMuted, fontSize: theme.size.s }),
  whole: (theme: Theme) => css({ fill: theme.color.text }),
  broken: (theme: Theme) => css({ fill: 'none', stroke: theme.color.text, strokeWidth: 1.5, strokeDasharray: '3 3' }),
  faint: (theme: Theme) =>
    css({ fill: 'none', stroke: theme.color.textMuted, strokeWidth: 1.5, strokeDasharray: '1.5 4' }),
};
