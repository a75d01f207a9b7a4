/** Exposes `firstCall` to the bench in a fresh page, for the photo that was picked there. */
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
