/**
 * The page's Trusted Types policy refuses text where the browser would run it as code, except for structured data
 * (which is never run), the service worker, and the history's worker.
 */

export const TRUSTED_POLICY = 'site';

/** The part of Trusted Types that we use. A trusted value is typed as the string that it contains. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createScript' | 'createScriptURL', (text: string) => string>>,
  ) => Readonly<Record<'createScript' | 'createScriptURL', (text: string) => string>>;
}

const SERVICE_WORKER = '/sw.js';
/** The history's worker, in the built site and in development */
const HISTORY_WORKER = /^\/(?:assets|src\/history)\/historyWorker[-\w.]*(?:\?[-\w&=]*)?$/;

const rules = {
  createScript: (json: string) => JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c'),
  createScriptURL: (address: string) => {
    if (address !== SERVICE_WORKER && !HISTORY_WORKER.test(address))
      throw new TypeError(`Refusing to load script: ${address}`);
    return address;
  },
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(TRUSTED_POLICY, rules) ?? rules;

/** The text of a script element with JSON; throws for anything that is not JSON. */
export const trustedScript = (json: string) => policy.createScript(json);

export const serviceWorkerAddress = () => policy.createScriptURL(SERVICE_WORKER);

/** The history worker's address; throws for any other. */
export const trustedWorker = (address: string) => policy.createScriptURL(address);
