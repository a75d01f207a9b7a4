/** The first call's door in the browser: what the bench calls in a fresh page, on the photo that was picked there. */
import { type FirstCall, firstCall } from './firstCall';

export interface FirstCallInBrowser {
  firstCall(module: string): Promise<FirstCall>;
}

Object.assign(globalThis, {
  firstCall: async (module) => {
    const file = document.querySelector('input')?.files?.[0];
    if (!file) throw new Error('no file');
    return firstCall(module, new Uint8Array(await file.arrayBuffer()));
  },
} satisfies FirstCallInBrowser);
