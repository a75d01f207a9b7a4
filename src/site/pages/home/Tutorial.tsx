import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../config/site';
import { useLanguage } from '../../router/LanguageProvider';
import { locales } from '../../../config/locales';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Reveal } from '../../ui/Reveal';
import { RECORDING_SECONDS, RECORDING_SIZE, recordingFiles } from './recording';

/** The tutorial video: the host's player, loaded only by a click, or our own recording. */
export function Tutorial() {
  const { t } = useTranslation();
  return (
    <Reveal css={styles.block}>
      <h3 css={styles.heading}>{t('home.video.heading')}</h3>
      {site.tutorialVideoId ? <HostedVideo id={site.tutorialVideoId} /> : <OwnRecording />}
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
        // The player needs its own origin. That is not ours, so it cannot lift the sandbox.
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
      <p css={styles.note}>{t('home.video.notice', { host: site.tutorialVideoHost })}</p>
    </>
  );
}

function OwnRecording() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { video, captions, still } = recordingFiles(locale);
  return (
    <>
      {/* Nothing of the video is fetched before it is started. */}
      <video
        key={locale}
        css={styles.frame}
        src={video}
        poster={still}
        {...RECORDING_SIZE}
        controls
        muted
        playsInline
        preload="none"
        aria-label={t('home.video.title')}
      >
        <track
          kind="captions"
          src={captions}
          srcLang={locale}
          label={locales.find(({ code }) => code === locale)!.name}
          default
        />
      </video>
      <p css={styles.note}>
        <Icon name="info" size={16} />
        {t('home.video.own', { seconds: RECORDING_SECONDS })}
      </p>
    </>
  );
}

const styles = {
  block: (theme: Theme) => css({ maxWidth: 800, margin: theme.space(10, 0, 6) }),
  heading: (theme: Theme) => css({ marginBottom: theme.space(3), fontSize: theme.size.m }),
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
  note: (theme: Theme) =>
    css({
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(1.5),
      marginTop: theme.space(2),
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
    }),
};
