import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider';
import { Boundary } from '../ui/Boundary';
import { visuallyHidden } from '../ui/VisuallyHidden';
import { DropOverlay } from '../ui/DropOverlay';
import { DropZone } from './DropZone';
import { ErrorView } from './ErrorView';
import { OtherFiles } from './OtherFiles';
import { announceResult } from '../result/outcome';
import { preloadReading } from './preload';
import { renderResultView } from '../result/lazyParts';
import { useChecker } from './useChecker';
import { usePageFiles } from './usePageFiles';

/** The whole tool: the upload view until there is a result, then the result or its error. */
export default function Checker() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { state, check, pickModel, reset, fail } = useChecker();
  const isDragging = usePageFiles(check);
  const browseButton = useRef<HTMLButtonElement>(null);
  const wasReset = useRef(false);
  const [found] = useState(state);
  const isNews = state !== found;

  useEffect(() => preloadReading(locale), [locale]);

  useEffect(() => {
    if (state.phase === 'idle' && wasReset.current) browseButton.current?.focus();
    wasReset.current = state.phase === 'result';
  }, [state.phase]);

  return (
    <section css={styles.tool} data-tool>
      <output css={visuallyHidden}>
        {state.phase === 'processing' && t('dropZone.processingHeading')}
        {state.phase === 'result' && isNews && announceResult(state.result, t, locale)}
      </output>
      {state.phase === 'result' && <OtherFiles file={state.file} reading={state} />}
      {state.phase !== 'result' ? (
        <DropZone
          isProcessing={state.phase === 'processing'}
          isDragging={isDragging}
          onFile={check}
          browseButton={browseButton}
        />
      ) : state.result.error ? (
        <ErrorView result={state.result} file={state.file} error={state.result.error} isNews={isNews} onReset={reset} />
      ) : (
        // A result that cannot be rendered becomes an unexpected error.
        <Boundary onError={fail}>
          {renderResultView({
            file: state.file,
            result: state.result,
            report: state.report,
            isNews,
            onPick: pickModel,
            onReset: reset,
          })}
        </Boundary>
      )}
      {state.phase === 'result' && isDragging && <DropOverlay text={t('dropZone.dropAnywhere')} />}
    </section>
  );
}

const styles = {
  tool: css({ position: 'relative' }),
};
