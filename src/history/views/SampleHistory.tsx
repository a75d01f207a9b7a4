import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentOf } from '../historyContent';
import { localTime } from '../../i18n/format';
import { useTexts } from '../../site/router/LanguageProvider';
import { RESULT_TEXTS } from '../../i18n/texts';
import HistoryView from './HistoryView';
import { sampleReadings } from './sampleReadings';
import { Measure } from '../../site/ui/layouts';

/** A history of made-up cameras, for a visitor without a history. */
export default function SampleHistory() {
  useTexts(...RESULT_TEXTS);
  const { t } = useTranslation();
  const [content] = useState(() => {
    const now = new Date();
    return contentOf(sampleReadings(now), localTime(now));
  });
  return (
    <section css={styles.sample} data-sample>
      <h2>{t('history.sample.heading')}</h2>
      <Measure isMuted>{t('history.sample.text')}</Measure>
      <HistoryView content={content} keeping={undefined} />
    </section>
  );
}

const styles = {
  sample: (theme: Theme) =>
    css({
      marginTop: theme.space(12),
      '& > h2': { marginBottom: theme.space(2) },
      [theme.media.print]: { display: 'none' },
    }),
};
