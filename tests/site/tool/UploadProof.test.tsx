import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UploadProof } from '../../../src/site/tool/UploadProof';
import { renderPart } from './render';
import { texts } from '../../support/texts/all';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Simulates a browser that blocks the request. The request fails, and the browser reports the policy's directive. */
function refuse() {
  const report = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'connect-src' });
  setTimeout(() => document.dispatchEvent(report));
  return Promise.reject(new TypeError('Failed to fetch'));
}

describe('the proof', () => {
  it('sends nothing before the visitor asks for it', () => {
    const send = vi.fn();
    vi.stubGlobal('fetch', send);
    renderPart(<UploadProof />);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [
      'the refusal, with the directive that refuses',
      refuse,
      'stopped this page from sending even one byte (connect-src)',
    ],
    ['that the byte was sent, if it was', () => Promise.resolve(new Response()), texts.en['proof.sent']],
    ['that a failure without a refusal proves little', () => Promise.reject(new TypeError()), texts.en['proof.failed']],
  ])('shows %s', async (_, send, sentence) => {
    const fetch = vi.fn(send);
    vi.stubGlobal('fetch', fetch);
    renderPart(<UploadProof />);
    fireEvent.click(screen.getByRole('button', { name: texts.en['proof.button'] }));
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
    expect(fetch).toHaveBeenCalledWith(window.location.href, { method: 'POST', body: new Uint8Array(1) });
  });

  it('names the ways that the policy does not block', async () => {
    vi.stubGlobal('fetch', vi.fn(refuse));
    renderPart(<UploadProof />);
    fireEvent.click(screen.getByRole('button', { name: texts.en['proof.button'] }));
    expect(await screen.findByText(texts.en['proof.scope'])).toBeTruthy();
  });
});
