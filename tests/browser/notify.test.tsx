import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageSwitcher } from '../../src/site/app/LanguageSwitcher';
import { dismiss, notify } from '../../src/site/browser/notify';
import { renderPart } from '../site/tool/render';
import { texts } from '../support/texts/all';
import { patiently } from '../support/patiently';

const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent);
const speakGerman = () => act(async () => fireEvent.click(document.querySelector('[lang=de]')!));

test('a toast that is up changes with the language, and its button still works', async () => {
  const read = vi.fn();
  renderPart(<LanguageSwitcher />);
  notify(
    'error',
    (say, locale) => ({
      title: say('toast.tooLarge'),
      description: `${say('toast.noFile')} (${locale})`,
      action: say('toast.readMetadata'),
    }),
    { duration: Infinity, onAction: read },
  );
  await patiently(() => expect(toasts()).toHaveLength(1));
  const [shown] = document.querySelectorAll('[data-sonner-toast]');
  expect(shown!.querySelector('[data-description]')!.textContent).toBe(`${texts.en['toast.noFile']} (en)`);

  await speakGerman();
  await patiently(() =>
    expect(toasts()).toEqual([
      `${texts.de['toast.tooLarge']}${texts.de['toast.noFile']} (de)${texts.de['toast.readMetadata']}`,
    ]),
  );
  expect(shown!.isConnected).toBe(true);
  expect(shown!.getAttribute('data-type')).toBe('error');
  fireEvent.click(shown!.querySelector('[data-action]')!);
  expect(read).toHaveBeenCalledOnce();
});

test('a toast that was closed does not come back in another language', async () => {
  renderPart(<LanguageSwitcher />);
  notify('info', (say) => ({ title: say('toast.notAnImage') }), { id: 'closed', duration: Infinity });
  notify('info', (say) => ({ title: say('toast.tooLarge') }), { id: 'open', duration: Infinity });
  await patiently(() => expect(toasts()).toHaveLength(2));
  dismiss('closed');
  await patiently(() => expect(toasts()).toEqual([texts.en['toast.tooLarge']]));
  await speakGerman();
  await patiently(() => expect(toasts()).toEqual([texts.de['toast.tooLarge']]));
});

test('a toast that replaces another keeps nothing of it', async () => {
  renderPart(null);
  notify('error', (say) => ({ title: say('toast.tooLarge'), description: say('toast.noFile') }), { id: 'one' });
  await patiently(() => expect(toasts()).toEqual([texts.en['toast.tooLarge'] + texts.en['toast.noFile']]));
  notify('success', (say) => ({ title: say('copy.message') }), { id: 'one' });
  await patiently(() => expect(toasts()).toEqual([texts.en['copy.message']]));
});
