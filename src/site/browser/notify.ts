/** Shows toasts. The toaster and its library load after the page, which keeps them out of the first chunk. */

import type { TFunction } from 'i18next';
import type { toast as Toast } from 'sonner';
import type { Locale } from '../../config/locales';

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'message';

export interface ToastText {
  readonly title: string;
  readonly description?: string;
  readonly action?: string;
}

/** Writes a toast in a language. */
export type WriteToast = (say: TFunction, locale: Locale) => ToastText;

interface ToastOptions {
  /** a new toast replaces the toast with the same id */
  readonly id?: string;
  /** in ms; by default, the toaster's own */
  readonly duration?: number;
  /** the action of the toast's button, which also closes the toast */
  readonly onAction?: () => void;
}

interface Toaster {
  readonly toast: typeof Toast;
  readonly say: TFunction;
  readonly locale: Locale;
}

/** By toast id, the function that shows each open or waiting toast. */
const toasts = new Map<string | number, (toaster: Toaster) => void>();
let given = 0;
let current: Toaster | undefined;

/** Shows a toast, or changes the toast with the same id. A loading toast stays until it is changed. */
export function notify(
  kind: ToastKind,
  write: WriteToast,
  { id = `toast-${(given += 1)}`, duration, onAction }: ToastOptions = {},
): void {
  const show = ({ toast, say, locale }: Toaster): void => {
    const { title, description, action } = write(say, locale);
    toast[kind](title, {
      id,
      description,
      ...(duration !== undefined && { duration }),
      ...(action !== undefined && onAction && { action: { label: action, onClick: onAction } }),
    });
  };
  if (current) forgetClosed(current);
  toasts.set(id, show);
  if (current) show(current);
}

/** Removes a toast. */
export function dismiss(id: string): void {
  toasts.delete(id);
  current?.toast.dismiss(id);
}

/**
 * Shows all toasts with this toaster from now on. Open toasts reappear in its language, and their time restarts.
 * Returns a function that ends this.
 */
export function showToasts(toaster: Toaster): () => void {
  current = toaster;
  forgetClosed(toaster);
  for (const show of toasts.values()) show(toaster);
  return () => {
    current = undefined;
  };
}

function forgetClosed({ toast }: Toaster): void {
  const up = toast.getToasts();
  for (const shown of toast.getHistory()) if (!up.includes(shown)) toasts.delete(shown.id);
}
