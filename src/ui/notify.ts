/** Toasts. sonner is loaded with the toaster, after the page, to keep it out of the first chunk. */

import type { ExternalToast, toast as Toast } from 'sonner';

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** Shows a toast, or changes the one with the same id; a loading toast stays until it is changed */
export function notify(kind: ToastKind, title: string, options?: ExternalToast): void {
  void withToasts((toast) => toast[kind](title, options));
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
