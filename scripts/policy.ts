/** The Content Security Policy of every page: only the site's own files, and no fetch, beacon, socket or form. */
import { createHash } from 'node:crypto';
import { TRUSTED_POLICY } from '../src/site/browser/trustedTypes.ts';

/**
 * Emotion adds an empty style element, and then inserts each rule with `insertRule`. So the policy has the hash of an
 * empty text.
 */
const EMPTY_STYLE = '';

/**
 * The policy as the `content` of a meta tag. `toasts` is the result of `toastStyle()`. `frameHost` is the host of the
 * video, if any.
 */
export function contentSecurityPolicy(toasts: string, frameHost?: string): string {
  const styles = [EMPTY_STYLE, toasts].map(hashSource).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frameHost ? [`frame-src https://${frameHost}`] : []),
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_POLICY}`,
  ].join('; ');
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let toasts: Promise<string> | undefined;

/**
 * The text of the style that the toast library sonner adds to a page when it loads. Call this before anything else
 * imports sonner.
 */
export function toastStyle(): Promise<string> {
  return (toasts ??= catchToastStyle());
}

/** Works only once, because sonner adds its style only when its module is evaluated for the first time. */
async function catchToastStyle(): Promise<string> {
  let style: string | undefined;
  const element = { appendChild: (node: string) => void (style = node) };
  const page = {
    head: { appendChild() {} },
    createElement: () => element,
    createTextNode: (text: string) => text,
  };
  Object.assign(globalThis, { document: page });
  try {
    await import('sonner');
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
  if (style === undefined) throw new Error('sonner no longer adds its style in the way the policy expects.');
  return style;
}
