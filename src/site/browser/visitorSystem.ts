export type VisitorSystem = 'android' | 'ios' | 'windows' | 'macos' | 'linux' | 'other';

interface BrowserData {
  readonly userAgent: string;
  readonly userAgentData?: { readonly platform: string };
  readonly maxTouchPoints: number;
}

/** The operating system that the browser reports. ChromeOS counts as Linux, because it behaves the same. */
export function findSystem(browser: BrowserData = navigator): VisitorSystem {
  const { userAgent, userAgentData, maxTouchPoints } = browser;
  const text = `${userAgentData?.platform ?? ''} ${userAgent}`;
  if (/iPhone|iPad|iPod/.test(text) || (/Macintosh/.test(text) && maxTouchPoints > 1)) return 'ios';
  if (/Android/.test(text)) return 'android';
  if (/Windows/.test(text)) return 'windows';
  if (/macOS|Macintosh/.test(text)) return 'macos';
  return /Linux|CrOS|Chrome OS/.test(text) ? 'linux' : 'other';
}

/** Facts about the visitor's browser that decide which methods of finding a count work in it. */
export interface VisitorBrowser {
  readonly system: VisitorSystem;
  readonly canUseCable: boolean;
}

export const visitorBrowser = (): VisitorBrowser => ({ system: findSystem(), canUseCable: canUseCable() });

/** True if this browser can access a camera over USB. Windows reserves cameras for its own photo import. */
export const canUseCable = (): boolean => 'usb' in navigator && findSystem() !== 'windows';
