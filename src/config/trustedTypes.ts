/**
 * The page's policy refuses text where the browser would run it. The two places that are meant are let through here:
 * structured data, which is not run, and the service worker.
 */

/** The name that the page's policy allows. */
export const TRUSTED_POLICY = 'site';

/** The part of the browser's factory that is used; a made value stands for the string it was made of. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createScript' | 'createScriptURL', (text: string) => string>>,
  ) => Readonly<Record<'createScript' | 'createScriptURL', (text: string) => string>>;
}

const SERVICE_WORKER = '/sw.js';

const rules = {
  createScript: (json: string) => JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c'),
  createScriptURL: (address: string) => {
    if (address !== SERVICE_WORKER) throw new TypeError(`No script of this site: ${address}`);
    return address;
  },
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(TRUSTED_POLICY, rules) ?? rules;

/** JSON as the text of a script element; throws for anything else. */
export const trustedScript = (json: string) => policy.createScript(json);

/** The address of the service worker. */
export const serviceWorkerAddress = () => policy.createScriptURL(SERVICE_WORKER);
