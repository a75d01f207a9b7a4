import { notify, type WriteToast } from './notify';

/** Copies a text, then shows the toast `done` or, if the browser forbids copying, `failed`. */
export async function copyText(text: string, done: WriteToast, failed: WriteToast): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', done);
  } catch {
    notify('error', failed);
  }
}
