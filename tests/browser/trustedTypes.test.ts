/** Which scripts and script addresses the page passes to browsers with and without Trusted Types. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = Readonly<Record<'createScript' | 'createScriptURL', (text: string) => string>>;

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the module in a browser with Trusted Types, and returns the rules of the module's policy. */
async function inBrowser() {
  const createPolicy = vi.fn((_name: string, rules: Rules) => ({
    createScript: (text: string) => `trusted ${rules.createScript(text)}`,
    createScriptURL: (text: string) => `trusted ${rules.createScriptURL(text)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const page = await import('../../src/site/browser/trustedTypes');
  const [name, rules] = createPolicy.mock.calls[0]!;
  return { page, name, rules };
}

it('the policy has the name that the page allows, and returns trusted values', async () => {
  const { page, name } = await inBrowser();
  expect(name).toBe(page.TRUSTED_POLICY);
  expect(page.serviceWorkerAddress()).toBe('trusted /sw.js');
  expect(page.trustedScript('{"a":1}')).toBe('trusted {"a":1}');
});

it.each(['/other.js', 'https://other.test/sw.js', '//other.test/sw.js', '/sw.js?other', 'data:,alert(1)', 'sw.js', ''])(
  'the policy refuses every script except those of workers: %j',
  async (address) => {
    const { rules } = await inBrowser();
    expect(rules.createScriptURL('/sw.js')).toBe('/sw.js');
    expect(() => rules.createScriptURL(address)).toThrow(TypeError);
  },
);

it.each(['/assets/historyWorker-CVfuMoOA.js', '/src/history/historyWorker.ts?worker_file&type=module'])(
  'the policy trusts the history’s worker: %s',
  async (address) => {
    const { page } = await inBrowser();
    expect(page.trustedWorker(address)).toBe(`trusted ${address}`);
  },
);

it.each(['/assets/other.js', '//other.test/assets/historyWorker-1.js', '/assets/historyWorker/../other.js', 'data:,1'])(
  'the policy trusts no other worker: %s',
  async (address) => {
    const { page } = await inBrowser();
    expect(() => page.trustedWorker(address)).toThrow(TypeError);
  },
);

it('the policy refuses script text that is not JSON, and lets no JSON end its element', async () => {
  const { rules } = await inBrowser();
  expect(() => rules.createScript('alert(1)')).toThrow(SyntaxError);
  expect(rules.createScript('{ "a": "</script>" }')).toBe(String.raw`{"a":"\u003c/script>"}`);
});

it('a browser without Trusted Types gets the same addresses and texts', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const page = await import('../../src/site/browser/trustedTypes');
  expect(page.serviceWorkerAddress()).toBe('/sw.js');
  expect(() => page.trustedScript('alert(1)')).toThrow(SyntaxError);
});
