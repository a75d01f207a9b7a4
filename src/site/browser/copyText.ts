import { notify, type WriteToast } from './notify';

/** Copies a text and says in a toast whether the browser allowed it. */
export async function copyText(text: string, done: WriteToast, failed: WriteToast): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', done);
  } catch {
    notify('error', failed);
  }
}
