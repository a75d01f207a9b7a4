/** What the visitor's system and browser can do with a camera on a cable. */
import type { Usb } from '../../ptp/usb';

export type System = 'android' | 'ios' | 'windows' | 'macos' | 'linux' | 'other';

interface BrowserData {
  readonly userAgent: string;
  readonly userAgentData?: { readonly platform: string };
  readonly maxTouchPoints: number;
  readonly usb?: Usb;
}

const browser = () => navigator as unknown as BrowserData;

/** By what the browser says of itself; ChromeOS behaves as Linux does. */
export function findSystem({ userAgent, userAgentData, maxTouchPoints } = browser()): System {
  const text = `${userAgentData?.platform ?? ''} ${userAgent}`;
  if (/iPhone|iPad/.test(text) || (/Macintosh/.test(text) && maxTouchPoints > 1)) return 'ios';
  if (/Android/.test(text)) return 'android';
  if (/Windows/.test(text)) return 'windows';
  if (/macOS|Macintosh/.test(text)) return 'macos';
  return /Linux|CrOS|Chrome OS/.test(text) ? 'linux' : 'other';
}

/** The browser's USB devices; undefined where it has none to give. */
export const findUsb = (): Usb | undefined => browser().usb;

export type Obstacle = 'ios' | 'insecure' | 'browser';

/** Why there is no USB here. */
export function findObstacle(): Obstacle {
  if (findSystem() === 'ios') return 'ios';
  return window.isSecureContext ? 'browser' : 'insecure';
}

/** 'Chrome 140 on Android', as far as the browser says it: its own words. */
export const browserWords = (): string => browser().userAgent;
