import { css, Global, type Theme } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../../reader/result';
import { useLanguage } from '../router/LanguageProvider';
import { Boundary } from '../ui/Boundary';
import { notice } from '../ui/notice';
import { visuallyHidden } from '../ui/VisuallyHidden';
import { DropOverlay } from '../ui/DropOverlay';
import { Blades } from './Blades';
import { DropZone } from './DropZone';
import { ErrorView } from './ErrorView';
import { OtherFiles } from './OtherFiles';
import { announceResult, hasCount } from '../../i18n/words/outcome';
import { preloadReading } from './preload';
import { renderResultView } from './loadResults';
import { isSample } from './samples/loadSample';
import { useChecker } from './useChecker';
import { usePageFiles } from './usePageFiles';

interface Props {
  /** true on a page that begins with content other than the tool */
  readonly isCompact?: boolean;
  /** renders the page's note about a result, above the result */
  readonly noteOn?: (result: ExtractionResult) => ReactNode;
}

/** The whole tool: the upload view, then the result or its error. */
export default function Checker({ isCompact = false, noteOn }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { state, check, checkMetadata, pickModel, reset, fail } = useChecker();
  const isDragging = usePageFiles(check);
  const browse = useRef<HTMLInputElement>(null);
  const tool = useRef<HTMLElement>(null);
  const wasReset = useRef(false);
  const [found] = useState(state);
  const isNews = state !== found;

  useEffect(() => preloadReading(locale), [locale]);

  useEffect(() => {
    if (state.phase === 'idle' && wasReset.current) browse.current?.focus();
    wasReset.current = state.phase === 'result';
  }, [state.phase]);

  // Scrolls when the reading begins, because the result appears where the blades closed.
  useEffect(() => {
    if (state.phase !== 'processing') return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    tool.current!.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  }, [state.phase]);

  return (
    <section ref={tool} css={[styles.tool, state.phase !== 'idle' && styles.screen]} data-tool>
      {state.phase === 'processing' && <Global styles={ALONE} />}
      <output css={visuallyHidden}>
        {state.phase === 'processing' && t('dropZone.processingHeading')}
        {state.phase === 'result' && isNews && announceResult(state.result, t, locale)}
      </output>
      {state.phase === 'result' && isSample(state.file) && <p css={styles.sample}>{t('sample.told')}</p>}
      {state.phase === 'result' && noteOn?.(state.result)}
      {state.phase === 'result' && <OtherFiles file={state.file} reading={state} />}
      {state.phase !== 'result' ? (
        <DropZone
          isProcessing={state.phase === 'processing'}
          isDragging={isDragging}
          isCompact={isCompact}
          large={state.phase === 'idle' ? state.large : undefined}
          onMetadata={checkMetadata}
          browse={browse}
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
            onFile: check,
            onReset: reset,
          })}
        </Boundary>
      )}
      {state.phase === 'result' && isNews && hasCount(state.result) && <Blades motion="open" />}
      {state.phase === 'result' && isDragging && <DropOverlay text={t('toast.dropAnywhere')} />}
    </section>
  );
}

/**
 * Hides the content below the tool while a photo is read, because this content then moves out of the window. Browsers
 * would count a visible move as a layout shift, because they don't count a drop as input.
 */
const ALONE = css({ '[data-tool] ~ *, [data-holds-tool] ~ *': { visibility: 'hidden' } });

const styles = {
  // Makes a scroll to the tool go a little further, so that the page's header covers the last line above the tool.
  tool: css({ position: 'relative', scrollMarginTop: '-0.5rem' }),
  sample: (theme: Theme) => notice(theme),
  // At least as tall as the screen while a photo is read, and with a result. This height keeps the content below the
  // tool out of view, so nothing in view moves when the result appears.
  screen: (theme: Theme) => css({ minHeight: '100vh', [theme.media.print]: { minHeight: 0 } }),
};
