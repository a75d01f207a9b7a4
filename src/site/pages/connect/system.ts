import type { Usb } from '../../../usb/usb';
import { findSystem } from '../../browser/visitorSystem';

/** The browser's WebUSB, if any. */
export const findUsb = (): Usb | undefined => (navigator as { readonly usb?: Usb }).usb;

export type Obstacle = 'ios' | 'insecure' | 'browser';

/** Why this page can't use USB. */
export function findObstacle(): Obstacle {
  if (findSystem() === 'ios') return 'ios';
  return window.isSecureContext ? 'browser' : 'insecure';
}

/** The user agent string, for the diagnostic file. */
export const browserWords = (): string => navigator.userAgent;
