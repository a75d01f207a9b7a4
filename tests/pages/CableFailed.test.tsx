/** Every way a camera cannot be read, on every system, in words. */
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../src/i18n/locales';
import { CableFailed } from '../../src/pages/connect/CableFailed';
import type { FailureKind } from '../../src/ptp/failure';
import { renderPart, texts } from '../checker/render';

const AGENTS = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0',
  macos: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0',
  linux: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
  android: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile',
} as const;

afterEach(() => vi.restoreAllMocks());

function show(kind: FailureKind | 'unexpected', system: keyof typeof AGENTS, more = {}, locale: Locale = 'en') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[system]);
  const onAgain = vi.fn();
  renderPart(<CableFailed kind={kind} needsPowerCycle={false} onAgain={onAgain} {...more} />, locale);
  return onAgain;
}

const en = texts.en;

describe('a camera that could not be read', () => {
  it.each([
    ['not-chosen', 'linux', 'connect.failed.not-chosen'],
    ['blocked', 'windows', 'connect.failed.blocked.windows'],
    ['blocked', 'linux', 'connect.failed.blocked.linux'],
    ['blocked', 'macos', 'connect.failed.blocked'],
    ['blocked', 'android', 'connect.failed.blocked'],
    ['busy', 'windows', 'connect.failed.blocked.windows'],
    ['busy', 'macos', 'connect.failed.busy.macos'],
    ['busy', 'linux', 'connect.failed.busy.linux'],
    ['busy', 'android', 'connect.failed.busy'],
    ['wrong-mode', 'macos', 'connect.failed.wrong-mode'],
    ['unplugged', 'android', 'connect.failed.unplugged'],
    ['no-answer', 'linux', 'connect.failed.no-answer'],
    ['garbled', 'linux', 'connect.failed.garbled'],
    ['refused', 'linux', 'connect.failed.refused'],
    ['abandoned', 'linux', 'connect.failed.abandoned'],
    ['unexpected', 'linux', 'connect.failed.unexpected'],
  ] as const)('%s on %s', (kind, system, words) => {
    show(kind, system);
    expect(screen.getByText(en[words])).toBeTruthy();
  });

  it('can be tried again, and a photo is the other way', () => {
    const onAgain = show('unplugged', 'linux');
    screen.getByRole('button', { name: en['connect.again'] }).click();
    expect(onAgain).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: en['connect.photoInstead'] }).getAttribute('href')).toBe('/');
  });

  it('has to be switched off and on only where it is left in remote mode', () => {
    show('unplugged', 'linux');
    expect(screen.queryByText(en['connect.powerCycle'])).toBeNull();
  });

  it('says so where it has to be', () => {
    show('no-answer', 'linux', { needsPowerCycle: true });
    expect(screen.getByText(en['connect.powerCycle'])).toBeTruthy();
  });

  it('leaves a file with what was said, where anything was', () => {
    show('garbled', 'linux', { diagnostic: new File(['{}'], 'camera-usb.json') });
    expect(screen.getByRole('button', { name: en['connect.saveDiagnostic'] })).toBeTruthy();
  });

  it.each(['ja', 'de'] as const)('is told in the visitor’s language: %s', (locale) => {
    show('busy', 'macos', {}, locale);
    expect(screen.getByText(texts[locale]['connect.failed.busy.macos'])).toBeTruthy();
  });
});
