import { notify } from '../../browser/notify';

/** A click handler that shows a toast if `work` fails. */
export const withErrorToast = (work: () => Promise<void>) => (): void =>
  void work().catch(() => notify('error', (say) => ({ title: say('sheet.failed') })));

/**
 * Copies a text that is still being made. Browsers allow access to the clipboard only during a click, so this requests
 * access now.
 */
export const copyLater = (text: Promise<string>): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': text.then((plain) => new Blob([plain], { type: 'text/plain' })) }),
  ]);

/** 'DSC_4711.JPG', '.json' → 'DSC_4711-shutter-count.json' */
export const nameBeside = (file: File, ending: string): string =>
  `${file.name.replace(/\.[^.]*$/, '')}-shutter-count${ending}`;
