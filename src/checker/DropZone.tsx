import { css, keyframes, type Theme } from '@emotion/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PROCESSING_DELAY_MS } from '../config/constants';
import { Icon } from '../ui/Icon';
import { notice } from '../ui/notice';
import { useInBrowser } from '../ui/useInBrowser';
import { findSystem } from '../ui/visitorSystem';
import { ACCEPT } from '../reading/acceptFile';
import { UploadProof } from './UploadProof';

interface Props {
  readonly isProcessing: boolean;
  readonly isDragging: boolean;
  readonly isCompact: boolean;
  readonly onFile: (file: File) => void;
  readonly browseButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The upload view: a frame behind the two curtains of a shutter, a button that covers all of it, and the privacy line.
 */
export function DropZone({ isProcessing, isDragging, isCompact, onFile, browseButton }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const needsIosHint = useIsIos();
  const zone = useSteadyHeight(isProcessing);
  const phase = isProcessing ? 'processing' : isDragging ? 'dragging' : 'idle';

  return (
    <div>
      <noscript>
        <p css={styles.noScript}>{t('dropZone.noScript')}</p>
      </noscript>
      <div ref={zone} css={[styles.zone, phase !== 'idle' && styles.active]} data-phase={phase}>
        <div css={[styles.curtain, styles.first, CURTAINS[phase].first]} aria-hidden />
        <div css={[styles.curtain, styles.second, CURTAINS[phase].second]} aria-hidden />
        <div css={[styles.content, isCompact && styles.compact]}>
          <Icon name={isProcessing ? 'aperture' : 'upload'} size={32} css={styles.icon} />
          <h2 css={styles.heading}>{t(isProcessing ? 'dropZone.processingHeading' : 'dropZone.heading')}</h2>
          <p css={styles.hint}>{t(isProcessing ? 'dropZone.processingText' : 'dropZone.hint')}</p>
          {isProcessing && <div css={styles.progress} aria-hidden />}
          <button
            ref={browseButton}
            type="button"
            data-keep-clear
            css={[styles.browse, isProcessing && styles.hidden]}
            aria-disabled={isProcessing}
            onClick={() => !isProcessing && input.current?.click()}
          >
            {t('dropZone.label')}
          </button>
          {!isProcessing && <p css={styles.formats}>{t('dropZone.formats')}</p>}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPT}
          aria-label={t('dropZone.input')}
          disabled={isProcessing}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Otherwise picking the same file again would not fire a change event.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </div>
      {needsIosHint && <p css={styles.iosHint}>{t('dropZone.iosHint')}</p>}
      <UploadProof />
    </div>
  );
}

/** Keeps the height that the zone had before processing, so that nothing below it moves. */
function useSteadyHeight(isProcessing: boolean): RefObject<HTMLDivElement | null> {
  const zone = useRef<HTMLDivElement>(null);
  const idleHeight = useRef(0);
  useLayoutEffect(() => {
    if (!zone.current) return;
    if (!isProcessing) idleHeight.current = zone.current.getBoundingClientRect().height;
    zone.current.style.minHeight = isProcessing ? `${idleHeight.current}px` : '';
  });
  return zone;
}

/** On iPhone and iPad the photo picker may pass on a copy without the camera's data. */
const useIsIos = () => useInBrowser(() => findSystem() === 'ios', false);

/* A focal-plane shutter: the first curtain opens the frame, the second closes it, and then the result appears. */
const openFrame = keyframes({ from: { transform: 'translateY(0)' }, '50%, to': { transform: 'translateY(100%)' } });
const closeFrame = keyframes({ 'from, 45%': { transform: 'translateY(-100%)' }, to: { transform: 'translateY(0)' } });
const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

const TIMING = `${PROCESSING_DELAY_MS}ms cubic-bezier(0.45, 0, 0.3, 1) both`;

const CURTAINS = {
  idle: {
    first: css({ transform: 'translateY(0)' }),
    second: css({ transform: 'translateY(-100%)' }),
  },
  dragging: {
    first: css({ transform: 'translateY(12%)' }),
    second: css({ transform: 'translateY(-96%)' }),
  },
  processing: {
    first: css({ animation: `${openFrame} ${TIMING}` }),
    second: css({ animation: `${closeFrame} ${TIMING}` }),
  },
};

/* The blades of a curtain, in px from its leading edge, where they are closest together. */
const BLADES_PX = [3, 7, 12, 18];

const blades = (towards: 'top' | 'bottom', color: string) =>
  `linear-gradient(to ${towards}, ${BLADES_PX.map((y) => `transparent ${y}px, ${color} ${y}px ${y + 1}px, transparent ${y + 1}px`).join(', ')})`;

/* The frame lines of a viewfinder: two short lines in each corner. */
const CORNERS = ['0 0', '100% 0', '0 100%', '100% 100%'];

const frameLines = (color: string) => ({
  backgroundImage: CORNERS.map(() => `linear-gradient(${color}, ${color}), linear-gradient(${color}, ${color})`).join(),
  backgroundPosition: CORNERS.map((corner) => `${corner}, ${corner}`).join(),
  backgroundSize: CORNERS.map(() => '24px 2px, 2px 24px').join(),
  backgroundRepeat: 'no-repeat',
});

const styles = {
  noScript: (theme: Theme) => notice(theme, theme.color.signal),
  zone: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      overflow: 'hidden',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: theme.space(6, 4, 4),
        pointerEvents: 'none',
        ...frameLines(theme.color.textMuted),
        [theme.media.wide]: { inset: theme.space(7, 6, 6) },
        [theme.media.forcedColors]: { display: 'none' },
      },
      '&:hover::after, &:focus-within::after': frameLines(theme.color.text),
    }),
  active: (theme: Theme) =>
    css({
      borderColor: theme.color.signal,
      '&::after, &:hover::after, &:focus-within::after': frameLines(theme.color.signal),
    }),
  curtain: (theme: Theme) =>
    css({
      position: 'absolute',
      inset: 0,
      backgroundColor: theme.color.sunken,
      transition: `transform ${theme.motion.slow}`,
      [theme.media.reducedMotion]: { display: 'none' },
      [theme.media.forcedColors]: { display: 'none' },
    }),
  first: (theme: Theme) =>
    css({ borderTop: `1px solid ${theme.color.textMuted}`, backgroundImage: blades('bottom', theme.color.line) }),
  second: (theme: Theme) =>
    css({ borderBottom: `1px solid ${theme.color.textMuted}`, backgroundImage: blades('top', theme.color.line) }),
  content: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      padding: theme.space(8, 6, 7),
      textAlign: 'center',
      [theme.media.wide]: { padding: theme.space(14, 6, 12) },
    }),
  compact: (theme: Theme) =>
    css({
      padding: theme.space(5, 6, 5),
      [theme.media.wide]: { padding: theme.space(9, 6, 8) },
      [theme.media.mobile]: { '& > svg': { display: 'none' } },
    }),
  icon: (theme: Theme) => css({ color: theme.color.textMuted }),
  heading: (theme: Theme) => css({ margin: theme.space(2, 0, 1) }),
  hint: (theme: Theme) =>
    css({ maxWidth: '60ch', marginBottom: theme.space(4), color: theme.color.textMuted, textWrap: 'balance' }),
  /** Its `::after` covers the whole zone, so that a click anywhere in it presses the button. */
  browse: (theme: Theme) =>
    css({
      position: 'static',
      minHeight: 48,
      padding: theme.space(2, 6),
      border: '1px solid transparent',
      borderRadius: theme.radius.s,
      background: theme.color.signal,
      color: theme.color.onSignal,
      fontWeight: 600,
      lineHeight: 1.25,
      textWrap: 'balance',
      // Without `auto-phrase`, a browser breaks Japanese only at punctuation.
      wordBreak: ['keep-all', 'auto-phrase'],
      cursor: 'pointer',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    }),
  hidden: css({ display: 'none' }),
  formats: (theme: Theme) =>
    css({ marginTop: theme.space(3), color: theme.color.textMuted, fontSize: theme.size.s, textWrap: 'balance' }),
  /** Replaces the shutter animation for visitors who prefer reduced motion. */
  progress: (theme: Theme) =>
    css({
      display: 'none',
      width: 'min(320px, 100%)',
      height: 4,
      marginBottom: theme.space(4),
      borderRadius: theme.radius.s,
      background: theme.color.textMuted,
      transformOrigin: 'left',
      animation: `${fill} ${PROCESSING_DELAY_MS}ms linear both`,
      [theme.media.reducedMotion]: { display: 'block', animationDuration: `${PROCESSING_DELAY_MS}ms !important` },
      [theme.media.forcedColors]: { display: 'block', background: 'Highlight' },
    }),
  iosHint: (theme: Theme) => css({ marginTop: theme.space(3), fontSize: theme.size.s }),
};
