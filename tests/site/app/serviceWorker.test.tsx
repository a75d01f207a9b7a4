import { afterEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '../../../src/site/app/serviceWorker';

const { onWaiting } = vi.hoisted(() => ({ onWaiting: [] as (() => Promise<void>)[] }));

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, listener: () => Promise<void>) => {
      if (type === 'waiting') onWaiting.push(listener);
    };
    register = () => Promise.resolve();
    messageSW = () => Promise.resolve();
  },
}));

afterEach(() => {
  onWaiting.length = 0;
  vi.unstubAllGlobals();
});

it.each([
  ['offers a worker that waits for an active one', { active: {}, waiting: {} }, 1],
  ['does not offer the first worker, which waits if the page is reloaded during its installation', { waiting: {} }, 0],
  ['does not offer the first worker if it becomes active in the meantime', { active: {} }, 0],
])('%s', async (_, registration, offers) => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  const onUpdate = vi.fn();
  await registerServiceWorker(onUpdate);
  await Promise.all(onWaiting.map((listener) => listener()));
  expect(onUpdate).toHaveBeenCalledTimes(offers);
});
