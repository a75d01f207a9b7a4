import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Quiet from '../../src/site/browser/quiet';

let quiet: typeof Quiet;
beforeEach(async () => {
  vi.resetModules();
  quiet = await import('../../src/site/browser/quiet');
});

describe('the page is quiet', () => {
  it('once it is shown and nothing is left to load', async () => {
    let done = () => {};
    void quiet.loadFirst(new Promise<void>((resolve) => (done = resolve)));
    let isOver = false;
    const over = quiet.untilQuiet().then((answer) => {
      isOver = true;
      return answer;
    });
    quiet.noteShown();
    await quiet.untilIdle();
    expect(isOver).toBe(false);
    done();
    expect(await over).toBe(true);
  });

  it('for good once a photo was given, even while the page was still loading: nothing is fetched ahead from then on', async () => {
    let done = () => {};
    void quiet.loadFirst(new Promise<void>((resolve) => (done = resolve)));
    const over = quiet.untilQuiet();
    quiet.noteShown();
    await quiet.untilIdle();
    quiet.noteGiven();
    done();
    expect(await over).toBe(false);
    expect(await quiet.untilQuiet()).toBe(false);
  });
});
