/** The service reads only so many requests at once; the others wait. */
import { afterEach, expect, it, vi } from 'vitest';
import { Places } from '../../src/cli/serve/readingPlaces';

const AT_ONCE = 64;
const never = () => new Promise<never>(() => {});

afterEach(() => void vi.useRealTimers());

it('64 requests work at once, and the next one starts when one of them is done', async () => {
  const places = new Places();
  let ended = () => {};
  let working = 0;
  const works = Array.from({ length: AT_ONCE + 1 }, () =>
    places.hold(() => {
      working += 1;
      return new Promise<void>((resolve) => (ended = resolve));
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(working).toBe(AT_ONCE);
  ended();
  await Promise.race(works);
  await new Promise((resolve) => setImmediate(resolve));
  expect(working).toBe(AT_ONCE + 1);
});

it('a request that waits for more of a photo gives its place away, and takes one again', async () => {
  const places = new Places();
  const coming: (() => void)[] = [];
  let working = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (working += 1));
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
  };
  const slow = Array.from({ length: 2 * AT_ONCE }, () =>
    places.hold(async (giveAway) => {
      await work();
      await giveAway(new Promise((resolve) => coming.push(resolve)));
      await work();
      return 'read';
    }),
  );
  expect(await places.hold(async () => 'others')).toBe('others');
  await vi.waitFor(() => expect(coming).toHaveLength(2 * AT_ONCE));
  for (const come of coming) come();
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['read']));
  expect(most).toBe(AT_ONCE);
});

it('a photo that stops arriving frees one place, not two', async () => {
  vi.useFakeTimers();
  const places = new Places();
  const late = places.hold((giveAway) => giveAway(Promise.reject(new Error('late'))));
  await expect(late).rejects.toThrow('late');
  let working = 0;
  const works = Array.from({ length: AT_ONCE + 1 }, () =>
    places.hold(() => {
      working += 1;
      return never();
    }),
  );
  const last = expect(works[AT_ONCE]).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(working).toBe(AT_ONCE);
  await last;
});

it('a request that waits for 30 seconds, or after a thousand others, is told to try again later', async () => {
  vi.useFakeTimers();
  const places = new Places();
  for (let index = 0; index < AT_ONCE; index += 1) void places.hold(never);
  const waiting = Array.from({ length: 1001 }, () => places.hold(never).catch((problem: unknown) => problem));
  expect(await waiting[1000]).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await waiting[0]).toMatchObject({ status: 503 });
});
