import { css, type Theme } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../config/site';
import { useLanguage } from '../../router/LanguageProvider';
import { locales } from '../../../config/locales';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Cluster } from '../../ui/layouts';
import { Reveal } from '../../ui/Reveal';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { RECORDING_SECONDS, RECORDING_SIZE, recordingFiles } from './recording';

/** The tutorial video: our own recording, or the video host's player, which loads only after a click. */
export function Tutorial() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <Reveal>
      <h3 css={visuallyHidden}>{t('home.video.heading')}</h3>
      {site.tutorialVideoId ? <HostedVideo id={site.tutorialVideoId} /> : <OwnRecording key={locale} />}
    </Reveal>
  );
}

function HostedVideo({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isPlaying, setIsPlaying] = useState(false);

  if (isPlaying) {
    const options = new URLSearchParams({ autoplay: '1', hl: locale, cc_lang_pref: locale, rel: '0' });
    return (
      <iframe
        css={styles.frame}
        src={`https://${site.tutorialVideoHost}/embed/${encodeURIComponent(id)}?${options}`}
        title={t('home.video.title')}
        // The player needs access to its own origin. That origin is not ours, so the player can't remove the sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <>
      <div css={styles.poster}>
        <img src={recordingFiles(locale).still} alt="" {...RECORDING_SIZE} loading="lazy" />
        <Button icon="play" onClick={() => setIsPlaying(true)}>
          {t('home.video.play')}
        </Button>
      </div>
      <Cluster as="p" isOneRow gap={1.5} align="center" isMuted size="xs" above={2}>
        {t('home.video.notice', { host: site.tutorialVideoHost })}
      </Cluster>
    </>
  );
}

/**
 * Our own recording. Plays while in view, unless the visitor prefers reduced motion. The still image and the captions
 * are fetched when the recording is near the window, and the video when it plays.
 */
function OwnRecording() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { video, captions, still } = recordingFiles(locale);
  const player = useRef<HTMLVideoElement>(null);
  const [isNear, setNear] = useState(false);
  /** true if the visitor stopped the video or it has ended, so that it doesn't start again by itself */
  const isStopped = useRef(false);

  useEffect(() => {
    const shown = player.current!;
    let isInView = false;
    const stop = () => {
      isStopped.current = isInView;
    };
    const approach = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100% 0px',
    });
    const play = new IntersectionObserver(
      ([entry]) => {
        isInView = (entry?.intersectionRatio ?? 0) >= IN_VIEW;
        if (!isInView) shown.pause();
        else if (!isStopped.current) void shown.play().catch(() => undefined);
      },
      { threshold: IN_VIEW },
    );
    approach.observe(shown);
    shown.addEventListener('pause', stop);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play.observe(shown);
    return () => {
      approach.disconnect();
      play.disconnect();
      shown.removeEventListener('pause', stop);
    };
  }, []);

  return (
    <>
      <video
        ref={player}
        css={styles.frame}
        src={video}
        poster={isNear ? still : undefined}
        {...RECORDING_SIZE}
        controls
        muted
        playsInline
        preload="none"
        aria-label={t('home.video.title')}
      >
        {isNear && (
          <track
            kind="captions"
            src={captions}
            srcLang={locale}
            label={locales.find(({ code }) => code === locale)!.name}
            default
          />
        )}
      </video>
      <Cluster as="p" isOneRow gap={1.5} align="center" isMuted size="xs" above={2}>
        <Icon name="info" size={16} />
        {t('home.video.own', { seconds: RECORDING_SECONDS })}
      </Cluster>
    </>
  );
}

/** The share that must be in view for the video to play. */
const IN_VIEW = 0.5;

const styles = {
  frame: (theme: Theme) =>
    css({
      display: 'block',
      width: '100%',
      aspectRatio: '16 / 9',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.sunken,
    }),
  poster: (theme: Theme) =>
    css({
      position: 'relative',
      overflow: 'hidden',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      '& > button': { position: 'absolute', inset: 'auto auto 16px 16px' },
    }),
};
