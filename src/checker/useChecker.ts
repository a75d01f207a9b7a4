/** The tool's states (specification, section 4): idle → processing → result → idle. */

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { ACTION_TOAST_MS, PROCESSING_DELAY_MS } from '../config/constants';
import type { ExtractionResult } from '../extraction/result';
import { judgeFile } from './acceptFile';
import { describeOutcome } from './outcome';
import { failedResult, readPhoto } from './readPhoto';

export type CheckerState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'processing' }
  | { readonly phase: 'result'; readonly file: File; readonly result: ExtractionResult };

export interface CheckerControls {
  readonly state: CheckerState;
  /** Reads the file if it is one that is read; ignored while another is being read */
  readonly check: (file: File) => void;
  readonly reset: () => void;
}

const IDLE: CheckerState = { phase: 'idle' };

/** The tool's state and the two things a visitor can do; shows the toasts on the way */
export function useChecker(): CheckerControls {
  const { i18n } = useTranslation();
  const [state, setState] = useState<CheckerState>(IDLE);
  const isBusy = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function check(file: File, anySize = false): Promise<void> {
    if (isBusy.current || isGone.current) return;
    isBusy.current = true;
    try {
      const verdict = await judgeFile(file);
      if (verdict === 'not-an-image') toast.error(i18n.t('toast.notAnImage'));
      else if (verdict === 'too-large' && !anySize) offerMetadata(file);
      else await analyze(file, anySize);
    } catch (cause) {
      finish(file, failedResult(cause));
    } finally {
      isBusy.current = false;
    }
  }

  function offerMetadata(file: File): void {
    toast.error(i18n.t('toast.tooLarge'), {
      duration: ACTION_TOAST_MS,
      action: { label: i18n.t('toast.readMetadata'), onClick: () => void check(file, true) },
    });
  }

  async function analyze(file: File, anySize: boolean): Promise<void> {
    setState({ phase: 'processing' });
    const loading = anySize ? toast.loading(i18n.t('toast.readingMetadata')) : undefined;
    const [result] = await Promise.all([readPhoto(file), pause(PROCESSING_DELAY_MS)]);
    finish(file, result, loading);
  }

  function finish(file: File, result: ExtractionResult, loading?: string | number): void {
    if (isGone.current) {
      if (loading !== undefined) toast.dismiss(loading);
      return;
    }
    setState({ phase: 'result', file, result });
    const { kind, title, description } = describeOutcome(result, i18n.t);
    toast[kind](title, { ...(description && { description }), ...(loading !== undefined && { id: loading }) });
  }

  return { state, check: (file) => void check(file), reset: () => setState(IDLE) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
