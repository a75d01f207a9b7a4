import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../../src/config/locales';
import { CableFailed } from '../../../src/site/pages/connect/CableFailed';
import type { FailureKind } from '../../../src/usb/failure';
import { renderPart } from '../tool/render';
import { texts } from '../../support/texts/all';

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
    ['interrupted', 'linux', 'connect.failed.interrupted'],
    ['no-answer', 'linux', 'connect.failed.no-answer'],
    ['too-long', 'linux', 'connect.failed.too-long'],
    ['garbled', 'linux', 'connect.failed.garbled'],
    ['refused', 'linux', 'connect.failed.refused'],
    ['abandoned', 'linux', 'connect.failed.abandoned'],
    ['stopped', 'linux', 'connect.failed.stopped'],
    ['unexpected', 'linux', 'connect.failed.unexpected'],
  ] as const)('%s on %s', (kind, system, words) => {
    show(kind, system);
    expect(screen.getByText(en[words])).toBeTruthy();
  });

  it.each([
    ['not-chosen', 'connect.tool.heading'],
    ['stopped', 'connect.tool.heading'],
    ['unplugged', 'connect.failed.heading'],
  ] as const)('is not called a failure if the visitor wanted it: %s', (kind, heading) => {
    show(kind, 'linux');
    expect(screen.getByRole('heading').textContent).toBe(en[heading]);
  });

  it('can be tried again, or replaced by a photo', () => {
    const onAgain = show('unplugged', 'linux');
    screen.getByRole('button', { name: en['connect.again'] }).click();
    expect(onAgain).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: en['connect.photoInstead'] }).getAttribute('href')).toBe('/');
  });

  it('must be turned off and on only if it was left in remote mode', () => {
    show('unplugged', 'linux');
    expect(screen.queryByText(en['connect.powerCycle'])).toBeNull();
  });

  it('comes with that advice if it was left in remote mode', () => {
    show('no-answer', 'linux', { needsPowerCycle: true });
    expect(screen.getByText(en['connect.powerCycle'])).toBeTruthy();
  });

  it('leaves a diagnostic file, if there was any exchange', () => {
    show('garbled', 'linux', { diagnostic: new File(['{}'], 'camera-usb.json') });
    expect(screen.getByRole('button', { name: en['connect.saveDiagnostic'] })).toBeTruthy();
  });

  it.each(['ja', 'de'] as const)('is explained in the visitor’s language: %s', (locale) => {
    show('busy', 'macos', {}, locale);
    expect(screen.getByText(texts[locale]['connect.failed.busy.macos'])).toBeTruthy();
  });
});
