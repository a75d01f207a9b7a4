/** What public/first.js does for a button that is pressed before React has hydrated it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A button of the page, and how often it was pressed. */
function place() {
  document.body.innerHTML = '<div id="root"><button type="button"><span>Go back</span></button></div>';
  const button = document.querySelector('button')!;
  const presses = vi.fn();
  button.addEventListener('click', presses);
  return { button, presses, word: button.firstElementChild as HTMLElement };
}

const hydrate = (button: HTMLElement) => Object.assign(button, { __reactFiber$abc: {} });

it('is pressed again, once, as soon as it works', () => {
  const { button, presses, word } = place();
  word.click();
  word.click();
  vi.advanceTimersByTime(400);
  expect(presses).toHaveBeenCalledTimes(2);
  hydrate(button);
  vi.advanceTimersByTime(5000);
  expect(presses).toHaveBeenCalledTimes(3);
});

it('is not pressed again if it works already, or never does, or is gone', () => {
  const { button, presses } = place();
  hydrate(button);
  button.click();
  vi.advanceTimersByTime(20_000);
  expect(presses).toHaveBeenCalledTimes(1);

  const dead = place();
  dead.button.click();
  vi.advanceTimersByTime(20_000);
  hydrate(dead.button);
  vi.advanceTimersByTime(20_000);
  expect(dead.presses).toHaveBeenCalledTimes(1);

  const gone = place();
  gone.button.click();
  gone.button.remove();
  hydrate(gone.button);
  vi.advanceTimersByTime(20_000);
  expect(gone.presses).toHaveBeenCalledTimes(1);
});
