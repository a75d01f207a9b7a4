import { expect, test } from 'vitest';
import { inSlices } from '../../src/history/inSlices';

/** Work that takes its time, with a pause after each step */
function* slowWork(steps: number) {
  for (let step = 0; step < steps; step += 1) {
    const until = performance.now() + 2;
    while (performance.now() < until);
    yield;
  }
  return steps;
}

test('work in slices gives its result, and lets other tasks run in between', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('another task'));
  const result = await inSlices(slowWork(40));
  order.push('the result');
  expect(result).toBe(40);
  expect(order).toEqual(['another task', 'the result']);
});

test('work that fails rejects the promise', async () => {
  // oxlint-disable-next-line require-yield -- it fails before
  const failing = function* (): Generator<void, never> {
    throw new Error('broken');
  };
  await expect(inSlices(failing())).rejects.toThrow('broken');
});
