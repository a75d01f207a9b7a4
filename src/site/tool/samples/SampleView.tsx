import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../browser/notify';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Button } from '../../ui/Button';
import { Cluster, Stack } from '../../ui/layouts';
import { CounterPlate } from '../CounterPlate';
import { useChecker } from '../useChecker';
import { WearVerdict } from '../wear/WearVerdict';
import { SAMPLE_LIFE, SAMPLE_RESULT } from './sampleResult';
import { loadSample, SAMPLE_COUNT, SAMPLES, type SampleName } from './loadSample';

const [first, ...others] = SAMPLES;

/** Count, verdict and scale of a sample. A click makes the tool read that sample. */
export default function SampleView() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { check } = useChecker();
  const pick = (name: SampleName) =>
    void loadSample(name).then(check, () => notify('error', (say) => ({ title: say('sample.failed') })));

  return (
    <Stack as="section" css={styles.view} aria-labelledby="sample" data-sample>
      <Cluster gap={[0, 3]} align="baseline" isSpread below={3}>
        <h3 id="sample" css={styles.heading}>
          {t('sample.heading')}
        </h3>
        <p css={styles.name}>{t('sample.named', { camera: 'Nikon D750' })}</p>
      </Cluster>
      <CounterPlate text={formatNumber(SAMPLE_COUNT, locale)} isReading isSample />
      <WearVerdict result={SAMPLE_RESULT} rated={SAMPLE_LIFE} now="">
        {undefined}
      </WearVerdict>
      <Button variant="secondary" size="s" icon="play" css={styles.whole} onClick={() => pick(first)}>
        {t('sample.exact')}
      </Button>
      <Cluster as="p" gap={[0, 3]} align="center" isMuted size="xs" above={2}>
        {t('sample.others')}
        {others.map((name) => (
          <button key={name} type="button" css={styles.other} onClick={() => pick(name)}>
            {t(`sample.${name}`)}
          </button>
        ))}
      </Cluster>
    </Stack>
  );
}

const styles = {
  view: (theme: Theme) =>
    css({
      position: 'relative',
      alignContent: 'center',
      padding: theme.space(4),
      [theme.media.wide]: { padding: theme.space(6, 7) },
    }),
  heading: (theme: Theme) => css({ fontSize: theme.size.s }),
  name: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.xs }),
  whole: (theme: Theme) =>
    css({
      justifySelf: 'start',
      marginTop: theme.space(2),
      '&::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' },
      '[data-sample]:hover &': { borderColor: theme.color.text },
      [theme.media.touch]: { minHeight: theme.tap },
    }),
  /** in front of the element that covers the view */
  other: (theme: Theme) =>
    css({
      position: 'relative',
      zIndex: theme.layer.raised,
      minHeight: 32,
      padding: 0,
      border: 0,
      background: 'none',
      color: theme.color.signal,
      fontSize: theme.size.xs,
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
      [theme.media.touch]: { minHeight: theme.tap },
    }),
};
