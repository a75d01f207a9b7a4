/** Toasts. sonner is loaded with the toaster, after the page, to keep it out of the first chunk. */

import type { TFunction } from 'i18next';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalToast, toast as Toast } from 'sonner';

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** A function's words change with the page's language while the toast is up. */
export type ToastWords = string | ((t: TFunction) => string);

export interface ToastOptions extends Pick<ExternalToast, 'id' | 'duration'> {
  readonly description?: ToastWords;
  readonly action?: { readonly label: ToastWords; readonly onClick: () => void };
}

/** Shows a toast, or changes the one with the same id; a loading toast stays until it is changed */
export function notify(kind: ToastKind, title: ToastWords, options: ToastOptions = {}): void {
  const { description, action, ...rest } = options;
  void withToasts((toast) =>
    toast[kind](said(title), {
      ...rest,
      ...(description !== undefined && { description: said(description) }),
      ...(action && { action: { ...action, label: said(action.label) } }),
    }),
  );
}

const said = (words: ToastWords) => (typeof words === 'string' ? words : createElement(Said, { words }));

/** Inside the toaster, and so in the language of the frame */
function Said({ words }: { readonly words: (t: TFunction) => string }) {
  const { t } = useTranslation();
  return words(t);
}

/** Removes a toast */
export function dismiss(id: string): void {
  void withToasts((toast) => toast.dismiss(id));
}

/** If sonner cannot be loaded there are no toasts, but the tool still works. */
async function withToasts(work: (toast: typeof Toast) => unknown): Promise<void> {
  const library = await import('sonner').catch(() => undefined);
  if (library) work(library.toast);
}
