/** The tool's states: idle → processing → result → idle. */

import { PROCESSING_DELAY_MS } from '../../config/constants';
import type { FileReading } from '../../reader/files/extractFile';
import { useLanguage } from '../router/LanguageProvider';
import { judgeFile } from '../../reader/files/acceptFile';
import { beginReading, endReading, isReading } from './currentReading';
import { type CheckerState, IDLE, setCheckerState, useCheckerState } from './checkerState';
import { dismiss, notify } from '../browser/notify';
import { describeOutcome, outcomeKind } from '../../i18n/words/outcome';
import { loadResults } from './loadResults';
import { noteGiven } from '../browser/fetchAhead';
import { loadWords } from './preload';
import { failedResult, readFile } from '../../reader/files/readFile';

export interface CheckerControls {
  readonly state: CheckerState;
  /** Reads a file of a readable type. Does nothing while another is being read. */
  readonly check: (file: File) => void;
  /** Like `check`, but reads only the metadata of a file, which may have any size. */
  readonly checkMetadata: (file: File) => void;
  /** Sets the camera of a card report; undefined unsets it. */
  readonly pickModel: (model: string | undefined) => void;
  readonly reset: () => void;
  /** Shows an unexpected failure in place of a result that could not be rendered. */
  readonly fail: (cause: unknown) => void;
}

/** Goes back to idle. Drops the result of a photo that is still being read. */
export function forgetPhoto(): void {
  endReading();
  setCheckerState(IDLE);
}

/** Long, because the visitor has to read the toast, decide and reach its button. */
const ACTION_TOAST_MS = 15_000;

const TOO_LARGE = 'too-large';

const LOADING = 'reading-metadata';

/** The tool's state, with functions for the visitor's actions. Shows the toasts. */
export function useChecker(): CheckerControls {
  const { locale } = useLanguage();
  const state = useCheckerState();

  async function check(file: File, anySize = false): Promise<void> {
    if (isReading()) return;
    beginReading(file);
    noteGiven();
    try {
      const verdict = await judgeFile(file);
      if (verdict === 'not-an-image') notify('error', (say) => ({ title: say('toast.notAnImage') }));
      else if (verdict === 'too-large' && !anySize) offerMetadata(file);
      else await analyze(file, anySize);
    } catch (cause) {
      finish(file, { result: failedResult(cause) });
    } finally {
      endReading(file);
    }
  }

  /** Offers to read only the metadata: in the drop zone, or in a toast if a result is shown. */
  function offerMetadata(file: File): void {
    if (useCheckerState.getState().phase === 'idle') {
      setCheckerState({ ...IDLE, large: file });
      notify('error', (say) => ({ title: say('toast.tooLarge') }), { id: TOO_LARGE });
      return;
    }
    notify('error', (say) => ({ title: say('toast.tooLarge'), action: say('toast.readMetadata') }), {
      id: TOO_LARGE,
      duration: ACTION_TOAST_MS,
      onAction: () => void check(file, true),
    });
  }

  async function analyze(file: File, anySize: boolean): Promise<void> {
    setCheckerState({ phase: 'processing' });
    if (anySize) {
      dismiss(TOO_LARGE);
      notify('loading', (say) => ({ title: say('toast.readingMetadata') }), { id: LOADING });
    }
    const results = loadResults();
    // Shows a failed reading even without the code for results: a browser that is too old for the reader may also be
    // too old for that code.
    const [found] = await Promise.all([
      readFile(file),
      results.catch(() => undefined),
      pause(PROCESSING_DELAY_MS),
      loadWords(locale),
    ]);
    if (!found.result.error) await results;
    finish(file, found, anySize ? LOADING : undefined);
  }

  /** `toast`: the id of the toast that the outcome replaces. */
  function finish(file: File, found: FileReading, toast?: string): void {
    if (isReading(file)) showResult(file, found, toast);
  }

  function showResult(file: File, found: FileReading, toast?: string): void {
    setCheckerState({ phase: 'result', file, ...found });
    notify(
      outcomeKind(found.result),
      (say, language) => describeOutcome(found.result, say, language),
      toast ? { id: toast } : {},
    );
  }

  async function pickModel(model: string | undefined): Promise<void> {
    if (state.phase !== 'result' || !state.report) return;
    const { resultOfReport } = await loadResults();
    const { bytesRead, reads } = state.result;
    setCheckerState({ ...state, result: { ...resultOfReport(state.report, model), bytesRead, reads } });
  }

  return {
    state,
    check: (file) => void check(file),
    checkMetadata: (file) => void check(file, true),
    pickModel: (model) => void pickModel(model),
    reset: forgetPhoto,
    fail: (cause) => state.phase === 'result' && showResult(state.file, { result: failedResult(cause) }),
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
