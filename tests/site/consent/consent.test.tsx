import { ThemeProvider } from '@emotion/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Consent, useOpenCookiePreferences } from '../../../src/site/consent/Consent';
import { storeConsent } from '../../../src/site/consent/consentChoices';
import { CookieBanner } from '../../../src/site/consent/CookieBanner';
import { createTranslator } from '../../../src/i18n/translator';
import { theme } from '../../../src/site/theme/theme';
import { texts } from '../../support/texts/all';

const { en } = texts;

const translator = createTranslator('en', en);

const stored = () => ({
  consent: localStorage.getItem('cookie-consent'),
  marketing: localStorage.getItem('marketing-consent'),
  analytics: localStorage.getItem('analytics-consent'),
});

function renderPart(content: React.ReactNode) {
  return render(
    <ThemeProvider theme={theme}>
      <I18nextProvider i18n={translator}>{content}</I18nextProvider>
    </ThemeProvider>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a choice', () => {
  const onClose = vi.fn();
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

  beforeEach(() => {
    onClose.mockClear();
    renderPart(<CookieBanner onClose={onClose} />);
  });

  it('Accept All stores all and both flags', () => {
    click('Accept All');
    expect(stored()).toEqual({ consent: 'all', marketing: 'true', analytics: 'true' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('Accept Selected stores the chosen flags', () => {
    check('Marketing');
    click('Accept Selected');
    expect(stored()).toEqual({ consent: 'selected', marketing: 'true', analytics: 'false' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('Accept Selected with nothing chosen stores no use', () => {
    check('Statistics');
    check('Statistics');
    click('Accept Selected');
    expect(stored()).toEqual({ consent: 'selected', marketing: 'false', analytics: 'false' });
  });

  it('Reject All stores only the necessary uses, whatever is checked', () => {
    check('Statistics');
    click('Reject All');
    expect(stored()).toEqual({ consent: 'necessary', marketing: 'false', analytics: 'false' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('the close icon stores only the necessary uses', () => {
    click('Close and reject all');
    expect(stored()).toEqual({ consent: 'necessary', marketing: 'false', analytics: 'false' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('cannot exclude the necessary uses', () => {
    const necessary = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Necessary' });
    expect([necessary.checked, necessary.disabled]).toEqual([true, true]);
  });
});

describe('the banner', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const isShown = () => screen.queryByRole('region', { name: 'Cookie preferences' }) !== null;
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  function Opener() {
    const open = useOpenCookiePreferences();
    return (
      <button type="button" onClick={open}>
        change
      </button>
    );
  }

  it('appears 1.5 seconds after loading', async () => {
    renderPart(<Consent>page</Consent>);
    await pass(1499);
    expect(isShown()).toBe(false);
    await pass(1);
    await vi.dynamicImportSettled();
    await pass(0);
    expect(isShown()).toBe(true);
  });

  it.each(['all', 'selected', 'necessary'] as const)('stays away from visitors who stored %s', async (kind) => {
    storeConsent(kind === 'selected' ? { kind, uses: { analytics: true, marketing: false } } : { kind });
    renderPart(<Consent>page</Consent>);
    await pass(10_000);
    await vi.dynamicImportSettled();
    expect(isShown()).toBe(false);
  });

  it('can be opened again, shows the earlier choice and hides after a new one', async () => {
    storeConsent({ kind: 'selected', uses: { analytics: true, marketing: false } });
    renderPart(
      <Consent>
        <Opener />
      </Consent>,
    );
    fireEvent.click(screen.getByText('change'));
    await vi.dynamicImportSettled();
    await pass(0);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Statistics' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Marketing' }).checked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Accept All' }));
    expect(isShown()).toBe(false);
  });
});
