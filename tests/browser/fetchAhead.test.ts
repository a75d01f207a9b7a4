import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as FetchAhead from '../../src/site/browser/fetchAhead';

let fetchAhead: typeof FetchAhead;
beforeEach(async () => {
  vi.resetModules();
  fetchAhead = await import('../../src/site/browser/fetchAhead');
});

describe('the page is quiet', () => {
  it('once it is shown and nothing is left to load', async () => {
    let done = () => {};
    void fetchAhead.loadFirst(new Promise<void>((resolve) => (done = resolve)));
    let isOver = false;
    const over = fetchAhead.untilQuiet().then((answer) => {
      isOver = true;
      return answer;
    });
    fetchAhead.noteShown();
    await fetchAhead.untilIdle();
    expect(isOver).toBe(false);
    done();
    expect(await over).toBe(true);
  });

  it('for good once a photo was given, even while the page was still loading: nothing is fetched ahead from then on', async () => {
    let done = () => {};
    void fetchAhead.loadFirst(new Promise<void>((resolve) => (done = resolve)));
    const over = fetchAhead.untilQuiet();
    fetchAhead.noteShown();
    await fetchAhead.untilIdle();
    fetchAhead.noteGiven();
    done();
    expect(await over).toBe(false);
    expect(await fetchAhead.untilQuiet()).toBe(false);
  });
});
