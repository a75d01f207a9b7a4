import { notify } from './notify';

/** The arguments of a toast behind its kind */
type Words = [title: string, options?: Parameters<typeof notify>[2]];

/** Copies a text and says in a toast whether the browser allowed it. */
export async function copyText(text: string, done: Words, failed: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', ...done);
  } catch {
    notify('error', ...failed);
  }
}
