/**
 * The page's policy (Trusted Types) refuses text wherever the browser would run text as code. The exceptions are
 * structured data (which is never run), the service worker, and the history's worker.
 */

/** The name of the Trusted Types policy that the page's security policy allows. */
export const TRUSTED_POLICY = 'site';

/** The part of the browser's Trusted Types that we use. A trusted value has the type of the string that it contains. */
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

/** The address of the service worker. */
export const serviceWorkerAddress = () => policy.createScriptURL(SERVICE_WORKER);

/** The address of the history's worker; throws for any other address. */
export const trustedWorker = (address: string) => policy.createScriptURL(address);
