import { css, keyframes, type Theme } from '@emotion/react';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PROCESSING_DELAY_MS } from '../../config/constants';
import { Icon } from '../ui/Icon';
import { notice } from '../ui/notice';
import { useInBrowser } from '../browser/useInBrowser';
import { findSystem } from '../browser/visitorSystem';
import { visuallyHidden } from '../ui/VisuallyHidden';
import { ACCEPT } from '../../reader/files/acceptFile';
import { Blades } from './Blades';
import { LargeFile } from './LargeFile';
import { OtherWays } from './OtherWays';
import { Samples } from './samples/Samples';
import { UploadProof } from './UploadProof';

interface Props {
  readonly isProcessing: boolean;
  readonly isDragging: boolean;
  readonly isCompact: boolean;
  /** a file that is too large to be read as a whole */
  readonly large: File | undefined;
  /** reads the metadata of such a file */
  readonly onMetadata: (file: File) => void;
  /** reads a sample */
  readonly onSample: (file: File) => void;
  readonly browse: RefObject<HTMLInputElement | null>;
}

/**
 * The upload view: a frame behind the two curtains of a shutter, over which its blades close while a photo is read, a file
 * input whose label covers all of it, and the privacy line. The input works before any script but the first, which hears
 * what is chosen (`useGivenFiles`).
 */
export function DropZone({ isProcessing, isDragging, isCompact, large, onMetadata, onSample, browse }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const needsIosHint = useIsIos();
  const isIdle = !isProcessing && !large;
  const zone = useSteadyHeight(isIdle);
  const phase = isProcessing ? 'processing' : isDragging ? 'dragging' : 'idle';

  return (
    <div>
      <noscript>
        <p css={styles.noScript}>{t('dropZone.noScript')}</p>
      </noscript>
      <div
        ref={zone}
        css={[styles.zone, !isIdle && styles.fromTop, phase !== 'idle' && styles.active]}
        data-phase={phase}
      >
        <div css={[styles.curtain, styles.first, isDragging && styles.firstAjar]} aria-hidden />
        <div css={[styles.curtain, styles.second, isDragging && styles.secondAjar]} aria-hidden />
        {isProcessing && <Blades motion="close" />}
        <div css={[styles.content, isCompact && styles.compact, isProcessing && styles.onBlades]}>
          <Icon name={isProcessing ? 'aperture' : 'upload'} size={32} css={styles.icon} />
          <h2 css={styles.heading}>{t(isProcessing ? 'dropZone.processingHeading' : 'dropZone.heading')}</h2>
          {large ? (
            <LargeFile file={large} onMetadata={onMetadata} />
          ) : (
            (isProcessing || !isCompact) && (
              <p css={styles.hint}>{t(isProcessing ? 'dropZone.processingText' : 'dropZone.hint')}</p>
            )
          )}
          {isProcessing && <div css={styles.progress} aria-hidden />}
          <input
            ref={browse}
            id={id}
            type="file"
            css={[visuallyHidden, styles.input]}
            accept={ACCEPT}
            // No browser fills it again after a reload.
            autoComplete="off"
            disabled={isProcessing}
            data-zone
          />
          <label
            htmlFor={id}
            data-keep-clear
            css={[styles.browse, large && styles.beside, isProcessing && styles.hidden]}
          >
            <span css={styles.touch}>{t('dropZone.choose')}</span>
            <span css={styles.label}>{t('dropZone.label')}</span>
          </label>
          {isIdle && !isCompact && (
            <>
              <OtherWays />
              <p css={styles.formats}>{t('dropZone.formats')}</p>
              <p css={styles.report}>{t('dropZone.report')}</p>
            </>
          )}
        </div>
      </div>
      {needsIosHint && <p css={styles.iosHint}>{t('dropZone.iosHint')}</p>}
      {!isCompact && (
        <div css={isProcessing && styles.unseen}>
          <Samples onPick={onSample} />
        </div>
      )}
      <UploadProof />
    </div>
  );
}

/** Keeps the height that the zone had when it was idle, so that nothing below it moves. */
function useSteadyHeight(isIdle: boolean): RefObject<HTMLDivElement | null> {
  const zone = useRef<HTMLDivElement>(null);
  const idleHeight = useRef(0);
  useLayoutEffect(() => {
    if (!zone.current) return;
    if (isIdle) idleHeight.current = zone.current.getBoundingClientRect().height;
    zone.current.style.minHeight = isIdle ? '' : `${idleHeight.current}px`;
  });
  return zone;
}

/** On iPhone and iPad the photo picker may pass on a copy without the camera's data. */
const useIsIos = () => useInBrowser(() => findSystem() === 'ios', false);

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

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
  noScript: (theme: Theme) => notice(theme),
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
  /** so that the heading stays where it was */
  fromTop: css({ alignItems: 'start' }),
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
  firstAjar: css({ transform: 'translateY(12%)' }),
  second: (theme: Theme) =>
    css({
      borderBottom: `1px solid ${theme.color.textMuted}`,
      backgroundImage: blades('top', theme.color.line),
      transform: 'translateY(-100%)',
    }),
  secondAjar: css({ transform: 'translateY(-96%)' }),
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
      // Clear of the frame lines, which are nearer to the button without the words that follow it at home.
      padding: theme.space(5, 6, 8),
      '& > h2': { marginBottom: theme.space(3) },
      [theme.media.wide]: { padding: theme.space(9, 6, 9) },
      [theme.media.mobile]: { '& > svg': { display: 'none' } },
    }),
  /** Words on closed blades */
  onBlades: (theme: Theme) =>
    css({
      '& > svg, & > h2, & > p': { color: theme.color.onPlate, transition: `color ${theme.motion.fast}` },
      [theme.media.forcedColors]: { '& > *': { color: 'CanvasText' } },
    }),
  icon: (theme: Theme) => css({ color: theme.color.textMuted }),
  heading: (theme: Theme) => css({ margin: theme.space(2, 0, 1) }),
  hint: (theme: Theme) =>
    css({ maxWidth: '60ch', marginBottom: theme.space(4), color: theme.color.textMuted, textWrap: 'balance' }),
  input: (theme: Theme) =>
    css({ '&:focus-visible + label': { outline: `2px solid ${theme.color.focus}`, outlineOffset: 2 } }),
  /** Its `::after` covers the whole zone, so that a click anywhere in it opens the picker. */
  browse: (theme: Theme) =>
    css({
      display: 'grid',
      alignContent: 'center',
      position: 'static',
      minHeight: 48,
      padding: theme.space(2, 6),
      border: '1px solid transparent',
      borderRadius: theme.radius.s,
      background: theme.color.signal,
      color: theme.color.onSignal,
      fontWeight: 600,
      lineHeight: 1.25,
      hyphens: 'manual',
      textWrap: 'balance',
      // Without `auto-phrase`, a browser breaks Japanese only at punctuation.
      wordBreak: ['keep-all', 'auto-phrase'],
      cursor: 'pointer',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      [theme.media.forcedColors]: { borderColor: 'ButtonText' },
    }),
  /** beside the button that reads the metadata */
  beside: (theme: Theme) =>
    css({ borderColor: theme.color.edge, background: theme.color.surface, color: theme.color.text }),
  /** On a touch screen nothing is dragged or clicked, so there it says first what to do. */
  touch: (theme: Theme) => css({ display: 'none', [theme.media.touch]: { display: 'inline' } }),
  label: (theme: Theme) => css({ [theme.media.touch]: { fontSize: theme.size.s, fontWeight: 400 } }),
  hidden: css({ display: 'none' }),
  /** in its place, but for later */
  unseen: css({ visibility: 'hidden' }),
  formats: (theme: Theme) =>
    css({ marginTop: theme.space(3), color: theme.color.textMuted, fontSize: theme.size.s, textWrap: 'balance' }),
  report: (theme: Theme) =>
    css({ marginTop: theme.space(1), color: theme.color.textMuted, fontSize: theme.size.s, textWrap: 'balance' }),
  /** Replaces the shutter animation for visitors who prefer reduced motion. */
  progress: (theme: Theme) =>
    css({
      display: 'none',
      width: 'min(320px, 100%)',
      height: 4,
      marginBottom: theme.space(4),
      borderRadius: theme.radius.s,
      background: theme.color.onPlate,
      transformOrigin: 'left',
      animation: `${fill} ${PROCESSING_DELAY_MS}ms linear both`,
      [theme.media.reducedMotion]: { display: 'block', animationDuration: `${PROCESSING_DELAY_MS}ms !important` },
      [theme.media.forcedColors]: { display: 'block', background: 'Highlight' },
    }),
  iosHint: (theme: Theme) => css({ marginTop: theme.space(3), fontSize: theme.size.s }),
};
