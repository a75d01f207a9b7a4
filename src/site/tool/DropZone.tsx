import { css, keyframes, type Theme } from '@emotion/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PHOTO_FIELD } from '../../config/anchors';
import { PROCESSING_DELAY_MS } from '../../config/constants';
import { Icon, type IconName } from '../ui/Icon';
import { Cluster } from '../ui/layouts';
import { Link } from '../ui/Link';
import { touchArea } from '../ui/touchArea';
import { framed, framedInSignal, ZoneFrame } from '../ui/ZoneFrame';
import { notice } from '../ui/notice';
import { useInBrowser } from '../browser/useInBrowser';
import { findSystem } from '../browser/visitorSystem';
import { visuallyHidden } from '../ui/VisuallyHidden';
import { ACCEPT } from '../../reader/files/acceptFile';
import { Blades } from './Blades';
import { LargeFile } from './LargeFile';
import { OtherWays } from './OtherWays';
import { PhoneWays } from './PhoneWays';
import { SamplePlace } from './samples/SamplePlace';
import { UploadProof } from './UploadProof';

interface Props {
  readonly isProcessing: boolean;
  readonly isDragging: boolean;
  readonly isCompact: boolean;
  /** a file too large to be read as a whole */
  readonly large: File | undefined;
  readonly onMetadata: (file: File) => void;
  readonly browse: RefObject<HTMLInputElement | null>;
}

/**
 * The upload view: a frame in front of a shutter's two curtains, with a file input whose label covers the whole frame.
 * A sample's result is beside the frame, and the privacy line is below both. While a photo is read, the shutter's
 * blades cover frame and sample. The input works as soon as `public/first.js` runs. That script keeps the files for
 * `useGivenFiles`.
 */
export function DropZone({ isProcessing, isDragging, isCompact, large, onMetadata, browse }: Props) {
  const { t } = useTranslation();
  const needsIosHint = useIsIos();
  const isIdle = !isProcessing && !large;
  const zone = useSteadyHeight(isIdle);
  const phase = isProcessing ? 'processing' : isDragging ? 'dragging' : 'idle';

  return (
    <div>
      <noscript>
        <p css={styles.noScript}>{t('dropZone.noScript')}</p>
      </noscript>
      <ZoneFrame ref={zone} phase={phase} css={!isCompact && styles.parted}>
        <div css={[framed, styles.content, isCompact && styles.compact, isProcessing && styles.unseen]}>
          <Words icon="upload" heading={t('dropZone.heading')} hint={large || isCompact ? '' : t('dropZone.hint')} />
          {large && <LargeFile file={large} onMetadata={onMetadata} />}
          <input
            ref={browse}
            id={PHOTO_FIELD}
            type="file"
            css={[visuallyHidden, styles.input]}
            accept={ACCEPT}
            // Keeps browsers from restoring the chosen file after a reload.
            autoComplete="off"
            disabled={isProcessing}
            data-zone
          />
          <label htmlFor={PHOTO_FIELD} data-keep-clear css={[styles.browse, large && styles.beside]}>
            <span css={styles.touch}>{t('dropZone.choose')}</span>
            <span css={styles.label}>{t('dropZone.label')}</span>
          </label>
          {!large && !isCompact && <OtherWays />}
        </div>
        {!isCompact && (
          <div css={styles.sample} inert={isProcessing}>
            <SamplePlace />
          </div>
        )}
        {isProcessing && (
          <>
            <Blades motion="close" />
            {/* Drawn over the other words, because replacing them would count as a layout shift. */}
            <div css={[framed, styles.content, isCompact && styles.compact, framedInSignal, styles.onBlades]}>
              <Words icon="aperture" heading={t('dropZone.processingHeading')} hint={t('dropZone.processingText')} />
              <div css={styles.progress} aria-hidden />
            </div>
          </>
        )}
      </ZoneFrame>
      {needsIosHint && <p css={styles.iosHint}>{t('dropZone.iosHint')}</p>}
      {!isCompact && (
        <>
          <Cluster gap={[1, 6]} align="baseline" size="s" above={3}>
            <Link href="/ask-the-seller" css={touchArea}>
              {t('ways.seller')}
            </Link>
            <details css={styles.formats}>
              <summary>{t('dropZone.formats')}</summary>
              <p>{t('dropZone.formatsMore')}</p>
            </details>
          </Cluster>
          <PhoneWays />
        </>
      )}
      <UploadProof />
    </div>
  );
}

interface WordsProps {
  readonly icon: IconName;
  readonly heading: string;
  readonly hint: string;
}

function Words({ icon, heading, hint }: WordsProps) {
  return (
    <>
      <Cluster isOneRow gap={2} align="center" below={1} css={styles.head}>
        <Icon name={icon} size={32} css={styles.icon} />
        <h2>{heading}</h2>
      </Cluster>
      {hint && <p css={styles.hint}>{hint}</p>}
    </>
  );
}

/** Keeps the drop zone at its idle height, so that nothing below it moves. */
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

/** On iPhone and iPad, the photo picker may give the page a copy without the camera's data. */
const useIsIos = () => useInBrowser(() => findSystem() === 'ios', false);

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** In a narrower window, the sample is below the frame. */
const SIDE_BY_SIDE = '@media (min-width: 1024px)';

const styles = {
  noScript: (theme: Theme) => notice(theme),
  /** the frame beside a sample of a result */
  parted: css({
    [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', '& > div': { alignContent: 'center' } },
  }),
  content: (theme: Theme) =>
    css({
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'center',
      padding: theme.space(6, 5, 4),
      textAlign: 'center',
      [theme.media.wide]: { padding: theme.space(12, 10, 9) },
      // On a phone held sideways, the button is beside the words, so that it is visible without scrolling.
      [theme.media.lying]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: theme.space(4),
        paddingBlock: theme.space(4, 3),
        '& > label': { gridArea: '1 / 2 / span 2' },
        '& > :last-child:not(label)': { gridColumn: '1 / -1' },
      },
    }),
  compact: (theme: Theme) =>
    css({
      // Keeps the button away from the frame lines. They are closer than on the home page, because no words follow the
      // button.
      padding: theme.space(5, 6, 8),
      '& h2': { marginBottom: theme.space(2) },
      [theme.media.wide]: { padding: theme.space(9, 6, 9) },
      [theme.media.mobile]: { '& svg': { display: 'none' } },
    }),
  /** words on the closed blades, in the middle of frame and sample together */
  onBlades: (theme: Theme) =>
    css({
      position: 'absolute',
      zIndex: theme.layer.floating,
      inset: 0,
      '& svg, & h2, & p': { color: theme.color.onPlate },
      [theme.media.forcedColors]: { background: 'Canvas', '& *': { color: 'CanvasText' } },
    }),
  unseen: css({ visibility: 'hidden' }),
  sample: (theme: Theme) =>
    css({
      display: 'grid',
      // keeps all of the sample behind the blades
      isolation: 'isolate',
      borderTop: `1px solid ${theme.color.line}`,
      background: theme.color.surface,
      [SIDE_BY_SIDE]: { borderTop: 0, borderInlineStart: `1px solid ${theme.color.line}` },
    }),
  /** icon and heading; on a phone in one line */
  head: (theme: Theme) =>
    css({
      justifyContent: 'center',
      [theme.media.wide]: { flexDirection: 'column' },
      [theme.media.lying]: { flexDirection: 'row' },
    }),
  icon: (theme: Theme) => css({ color: theme.color.textMuted, [theme.media.mobile]: { width: 24, height: 24 } }),
  hint: (theme: Theme) =>
    css({
      maxWidth: '60ch',
      marginBottom: theme.space(4),
      color: theme.color.textMuted,
      textWrap: 'balance',
      [theme.media.mobile]: { marginBottom: theme.space(3), fontSize: theme.size.s },
    }),
  input: (theme: Theme) =>
    css({ '&:focus-visible + label': { outline: `2px solid ${theme.color.focus}`, outlineOffset: 2 } }),
  /** The label's `::after` covers the whole drop zone, so a click anywhere in it opens the file picker. */
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
      // A browser without `auto-phrase` breaks Japanese only at punctuation.
      wordBreak: ['keep-all', 'auto-phrase'],
      cursor: 'pointer',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      [theme.media.forcedColors]: { borderColor: 'ButtonText' },
    }),
  /** looks secondary beside the button that reads the metadata */
  beside: (theme: Theme) =>
    css({ borderColor: theme.color.edge, background: theme.color.surface, color: theme.color.text }),
  /** Shown only on touch screens, whose users neither drag nor click. */
  touch: (theme: Theme) => css({ display: 'none', [theme.media.touch]: { display: 'inline' } }),
  label: (theme: Theme) => css({ [theme.media.touch]: { fontSize: theme.size.s, fontWeight: 400 } }),
  formats: (theme: Theme) =>
    css({
      maxWidth: '52ch',
      color: theme.color.textMuted,
      '& > summary': {
        display: 'inline-block',
        listStyle: 'none',
        cursor: 'pointer',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '0.25em',
        '&::-webkit-details-marker': { display: 'none' },
        '&:hover': { color: theme.color.text },
        [theme.media.touch]: { minHeight: theme.tap, paddingBlock: theme.space(2.5) },
      },
    }),
  /** With reduced motion or forced colors, replaces the shutter animation. */
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
