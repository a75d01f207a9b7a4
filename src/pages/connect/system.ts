/** What the visitor's system and browser can do with a camera on USB. */
import type { Usb } from '../../ptp/usb';

export type VisitorSystem = 'android' | 'ios' | 'windows' | 'macos' | 'linux' | 'other';

interface BrowserData {
  readonly userAgent: string;
  readonly userAgentData?: { readonly platform: string };
  readonly maxTouchPoints: number;
  readonly usb?: Usb;
}

const browser = () => navigator as unknown as BrowserData;

/** The operating system according to the browser. ChromeOS counts as Linux, because it behaves the same. */
export function findSystem({ userAgent, userAgentData, maxTouchPoints } = browser()): VisitorSystem {
  const text = `${userAgentData?.platform ?? ''} ${userAgent}`;
  if (/iPhone|iPad/.test(text) || (/Macintosh/.test(text) && maxTouchPoints > 1)) return 'ios';
  if (/Android/.test(text)) return 'android';
  if (/Windows/.test(text)) return 'windows';
  if (/macOS|Macintosh/.test(text)) return 'macos';
  return /Linux|CrOS|Chrome OS/.test(text) ? 'linux' : 'other';
}

/** The browser's WebUSB; undefined if it has none. */
export const findUsb = (): Usb | undefined => browser().usb;

export type Obstacle = 'ios' | 'insecure' | 'browser';

/** Why this page cannot use USB. */
export function findObstacle(): Obstacle {
  if (findSystem() === 'ios') return 'ios';
  return window.isSecureContext ? 'browser' : 'insecure';
}

/** The browser's own user agent string, for the diagnostic file. */
export const browserWords = (): string => browser().userAgent;
