/** The tool's states: idle → processing → result → idle. */

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTION_TOAST_MS, PROCESSING_DELAY_MS } from '../config/constants';
import type { FileReading } from '../cardReport/extractFile';
import { useLanguage } from '../i18n/LanguageProvider';
import { loadTranslator } from '../i18n/translator';
import { judgeFile } from './drop/acceptFile';
import { type CheckerState, IDLE, setCheckerState, useCheckerState } from './checkerState';
import { notify } from '../ui/notify';
import { describeOutcome } from './outcome';
import { failedResult, readFile } from './readFile';

export interface CheckerControls {
  readonly state: CheckerState;
  /** Reads the file if it is one that is read; ignored while another is being read */
  readonly check: (file: File) => void;
  /** Says which camera a card report is from, or takes that back */
  readonly pickModel: (model: string | undefined) => void;
  readonly reset: () => void;
  /** Turns the result into an unexpected failure: it could not be rendered */
  readonly fail: (cause: unknown) => void;
}

/** The photo that is being read, whichever page is shown meanwhile: one at a time */
let reading: File | undefined;

function beginReading(file: File): void {
  reading = file;
}

function endReading(file: File): void {
  if (reading === file) reading = undefined;
}

/** Back to the beginning; a photo that is still being read is no longer waited for. */
export function forgetPhoto(): void {
  reading = undefined;
  setCheckerState(IDLE);
}

/** The one toast that lasts as long as its work */
const LOADING = 'reading-metadata';

/** The tool's state and the two things a visitor can do; shows the toasts on the way */
export function useChecker(): CheckerControls {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  // A photo may outlast the language it was dropped in.
  const words = useRef(t);
  const state = useCheckerState();

  useEffect(() => {
    words.current = t;
  }, [t]);

  async function check(file: File, anySize = false): Promise<void> {
    if (reading) return;
    beginReading(file);
    try {
      const verdict = await judgeFile(file);
      if (verdict === 'not-an-image') notify('error', words.current('toast.notAnImage'));
      else if (verdict === 'too-large' && !anySize) offerMetadata(file);
      else await analyze(file, anySize);
    } catch (cause) {
      finish(file, { result: failedResult(cause) });
    } finally {
      endReading(file);
    }
  }

  function offerMetadata(file: File): void {
    notify('error', words.current('toast.tooLarge'), {
      duration: ACTION_TOAST_MS,
      action: { label: words.current('toast.readMetadata'), onClick: () => void check(file, true) },
    });
  }

  async function analyze(file: File, anySize: boolean): Promise<void> {
    setCheckerState({ phase: 'processing' });
    if (anySize) notify('loading', words.current('toast.readingMetadata'), { id: LOADING });
    const [found] = await Promise.all([readFile(file), pause(PROCESSING_DELAY_MS), loadTranslator(locale)]);
    finish(file, found, anySize ? LOADING : undefined);
  }

  /** `toast` is the id of the toast to change into the outcome */
  function finish(file: File, found: FileReading, toast?: string): void {
    if (reading === file) tell(file, found, toast);
  }

  function tell(file: File, found: FileReading, toast?: string): void {
    setCheckerState({ phase: 'result', file, ...found });
    const { kind, title, description } = describeOutcome(found.result, words.current);
    notify(kind, title, { ...(description && { description }), ...(toast && { id: toast }) });
  }

  async function pickModel(model: string | undefined): Promise<void> {
    if (state.phase !== 'result' || !state.report) return;
    const { resultOfReport } = await import('../cardReport/judge');
    const { bytesRead, reads } = state.result;
    setCheckerState({ ...state, result: { ...resultOfReport(state.report, model), bytesRead, reads } });
  }

  return {
    state,
    check: (file) => void check(file),
    pickModel: (model) => void pickModel(model),
    reset: forgetPhoto,
    fail: (cause) => state.phase === 'result' && tell(state.file, { result: failedResult(cause) }),
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
