import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '../../../config/locales';
import { isFromCable } from '../../../i18n/words/outcome';
import type { ExtractionResult } from '../../../reader/result';
import { untilIdle } from '../../browser/fetchAhead';
import { useBeforePrint } from '../../browser/useBeforePrint';
import { useLanguage } from '../../router/LanguageProvider';
import { type QrCode, qrCode } from './qrCode';
import { type SheetFacts, verifyLink } from './sheet';
import { withErrorToast } from './sheetAction';
import { QUIET_BYTES } from './useSheetFacts';

interface Sheet {
  readonly facts: SheetFacts;
  readonly code: QrCode | undefined;
}

/** Prints the sheet when the visitor uses the page's button or the browser's print command. */
export function useSheetPrint(
  file: File,
  result: ExtractionResult,
  checkedOn: string | undefined,
  gatherFacts: () => Promise<SheetFacts>,
) {
  const { locale } = useLanguage();
  // The sheet for the browser's print command. Undefined for a large file, and until the browser is idle.
  const [prepared, setPrepared] = useState<Sheet>();
  const [printed, setPrinted] = useState<Sheet & { readonly isPrinting: boolean }>();
  const isByCable = isFromCable(result);

  async function prepare(language: Locale): Promise<Sheet> {
    const facts = await gatherFacts();
    const link = verifyLink(facts, language);
    return { facts, code: link === undefined ? undefined : qrCode(link) };
  }

  const print = withErrorToast(async () => setPrinted({ ...(await prepare(locale)), isPrinting: false }));

  // The browser's print command doesn't wait, so a small file is hashed in advance.
  const prepareAhead = useEffectEvent((language: Locale) => prepare(language).then(setPrepared, () => undefined));
  useEffect(() => {
    let isCancelled = false;
    // A reading by cable has no file worth hashing.
    if (file.size < QUIET_BYTES && !isByCable)
      void untilIdle().then(() => (isCancelled ? undefined : prepareAhead(locale)));
    return () => {
      isCancelled = true;
    };
  }, [file, locale, isByCable]);

  useBeforePrint(() => {
    if (!prepared || printed) return;
    // Applies the visitor's choices: whether to show the whole serial number and the checks at the camera.
    setPrinted({ ...prepared, facts: { ...prepared.facts, result, checkedOn }, isPrinting: true });
  });

  const openInstead = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p';
    if (!isCommand || prepared) return;
    event.preventDefault();
    print();
  });
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => openInstead(event);
    window.addEventListener('keydown', keyDown);
    return () => window.removeEventListener('keydown', keyDown);
  }, []);

  return { prepared, printed, print, onPrinted: () => setPrinted(undefined) };
}
