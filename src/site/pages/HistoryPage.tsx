import { css, type Theme } from '@emotion/react';
import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeHandedOver } from '../../reader/files/filesTogether';
import { formatNumber } from '../../i18n/format';
import { useLanguage, useTexts } from '../router/LanguageProvider';
import { RESULT_TEXTS } from '../../i18n/texts';
import { Deferred } from '../ui/Deferred';
import { AddPhotos } from '../../history/views/AddPhotos';
import type { HistoryState } from '../../history/historyState';
import { Measure, screenOnly, Stack } from '../ui/layouts';
import { ShortText } from '../ui/Unbroken';
import { addFiles, addUnreadable, keeper, queue, useHistory } from '../../history/historyStore';

const HistoryView = lazy(() => import('../../history/views/HistoryView'));
const ReadingProgress = lazy(() => import('../../history/views/ReadingProgress'));
const SampleHistory = lazy(() => import('../../history/views/SampleHistory'));
const KeepSection = lazy(() => import('../../history/views/KeepSection'));

/** Each camera's count over time, from many photos. */
export default function HistoryPage() {
  const { t } = useTranslation();
  const history = useHistory();
  const { content, progress, failure, problems, otherProblems, loaded } = history;
  const { locale } = useLanguage();
  const [hasLooked, setLooked] = useState(false);
  const hasRead = content.readings.length > 0 || content.skipped > 0;

  useEffect(() => {
    // The page shows the sample history only if no history is kept.
    void keeper.load().then(() => setLooked(true));
    const handedOver = takeHandedOver();
    if (!handedOver) return;
    void queue.addRead(handedOver.first, handedOver.reading, true);
    void addFiles(handedOver.files(addUnreadable));
  }, []);

  return (
    <>
      <Stack as="header" gap={3} below={5} css={screenOnly}>
        <h1>
          <ShortText>{t('history.heading')}</ShortText>
        </h1>
        {!hasRead && <Measure isMuted>{t('history.lead')}</Measure>}
      </Stack>
      <AddPhotos isSmall={hasRead} />
      <div css={styles.progress}>
        <Deferred>
          <ReadingProgress progress={progress} failure={failure} problems={problems} otherProblems={otherProblems} />
        </Deferred>
        {loaded > 0 && <Measure isMuted>{t('history.keep.loading', { count: formatNumber(loaded, locale) })}</Measure>}
      </div>
      {hasRead && (
        <Deferred failed={<p role="alert">{t('frame.failed.start')}</p>}>
          <View history={history} />
        </Deferred>
      )}
      {/* If a kept history can't be read, this section says what is wrong. */}
      {!hasRead && (history.keepProblem !== undefined || history.unreadEntries > 0) && (
        <Deferred>
          <KeepSection {...keepingOf(history)} />
        </Deferred>
      )}
      {!hasRead && hasLooked && (
        <Deferred>
          <SampleHistory />
        </Deferred>
      )}
    </>
  );
}

const keepingOf = ({ isKept, isKeeping, keepProblem, isPersistent, unreadEntries }: HistoryState) => ({
  isKept,
  isKeeping,
  keepProblem,
  isPersistent,
  unreadEntries,
});

/** Shows the history. Loads the texts of results first, because the history uses them. */
function View({ history }: { readonly history: HistoryState }) {
  useTexts(...RESULT_TEXTS);
  return (
    <HistoryView
      content={history.content}
      isReading={history.progress.phase === 'reading'}
      keeping={keepingOf(history)}
    />
  );
}

const styles = {
  progress: (theme: Theme) => css({ marginTop: theme.space(4), [theme.media.print]: { display: 'none' } }),
};
