import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../browser/notify';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { loadSample, SAMPLES, type SampleName } from './loadSample';

/** For visitors without a photo: who could send one, and samples, read by the same tool. */
export function Samples({ onPick }: { readonly onPick: (file: File) => void }) {
  const { t } = useTranslation();

  const pick = (name: SampleName) =>
    void loadSample(name).then(onPick, () => notify('error', (say) => ({ title: say('sample.failed') })));

  return (
    <div css={styles.samples}>
      <Link href="/ask-the-seller">{t('sample.seller')}</Link>
      <p>{t('sample.ask')}</p>
      <div css={styles.buttons}>
        {SAMPLES.map((name) => (
          <Button key={name} variant="secondary" size="s" onClick={() => pick(name)}>
            {t(`sample.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

const styles = {
  samples: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.space(2, 3),
      marginTop: theme.space(3),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      '& > a': { flexBasis: '100%' },
    }),
  buttons: (theme: Theme) => css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }),
};
