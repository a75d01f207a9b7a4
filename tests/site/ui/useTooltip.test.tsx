import { ThemeProvider } from '@emotion/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../../../src/config/constants';
import { theme } from '../../../src/site/theme/theme';
import { useTooltip } from '../../../src/site/ui/useTooltip';

function Example() {
  const { control, tooltip } = useTooltip<HTMLButtonElement>('What it does');
  return (
    <ThemeProvider theme={theme}>
      <button type="button" {...control}>
        Do it
      </button>
      <p>elsewhere</p>
      {tooltip}
    </ThemeProvider>
  );
}

const button = () => screen.getByRole('button');
const tooltip = () => screen.queryByRole('tooltip');

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function hover(): void {
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  pass(TOOLTIP_DELAY_MS);
  expect(tooltip()).not.toBeNull();
}

/** In happy-dom, any focus counts as focus from the keyboard. */
function focus(): void {
  act(() => button().focus());
  expect(tooltip()).not.toBeNull();
}

// All tests share one fake clock, so its time is past the previous test's tooltip when the next test begins.
beforeAll(() => {
  vi.useFakeTimers();
});

beforeEach(() => {
  render(<Example />);
});

afterEach(() => {
  cleanup();
  vi.advanceTimersByTime(TOOLTIP_SKIP_DELAY_MS);
});

afterAll(() => {
  vi.useRealTimers();
});

describe('a tooltip', () => {
  it('appears a while after the pointer enters', () => {
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    pass(TOOLTIP_DELAY_MS - 1);
    expect(tooltip()).toBeNull();
    pass(1);
    expect(tooltip()!.textContent).toBe('What it does');
  });

  it('does not appear if the pointer has left, or has pressed, by then', () => {
    for (const end of [fireEvent.pointerLeave, fireEvent.pointerDown]) {
      fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
      pass(TOOLTIP_DELAY_MS - 1);
      end(button());
      pass(TOOLTIP_DELAY_MS);
      expect(tooltip()).toBeNull();
      fireEvent.pointerLeave(button());
    }
  });

  it('appears at once shortly after one has closed, and no later', () => {
    hover();
    fireEvent.pointerLeave(button());
    pass(TOOLTIP_SKIP_DELAY_MS - 1);
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    expect(tooltip()).not.toBeNull();
    fireEvent.pointerLeave(button());
    pass(TOOLTIP_SKIP_DELAY_MS);
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    expect(tooltip()).toBeNull();
  });

  it('does not appear under a finger', () => {
    fireEvent.pointerEnter(button(), { pointerType: 'touch' });
    pass(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeNull();
  });

  it('appears at once on keyboard focus, not on any other', () => {
    focus();
    act(() => button().blur());
    const clicked = button();
    vi.spyOn(clicked, 'matches').mockReturnValue(false);
    act(() => clicked.focus());
    pass(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeNull();
  });

  it.each<[string, () => void]>([
    ['Escape is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['the pointer leaves', () => fireEvent.pointerLeave(button())],
    ['the pointer leaves the tooltip', () => fireEvent.pointerLeave(tooltip()!)],
    ['the control is pressed', () => fireEvent.pointerDown(button())],
    ['the control is pressed by a key', () => fireEvent.click(button())],
    ['something else is pressed', () => fireEvent.pointerDown(screen.getByText('elsewhere'))],
    ['the page scrolls', () => fireEvent.scroll(document)],
  ])('closes when %s', (_, end) => {
    hover();
    end();
    expect(tooltip()).toBeNull();
  });

  it('closes when the control loses the focus', () => {
    focus();
    act(() => button().blur());
    expect(tooltip()).toBeNull();
  });

  it.each<[string, () => void]>([
    ['the pointer moves over it', () => fireEvent.pointerLeave(button(), { relatedTarget: tooltip() })],
    ['the pointer moves back', () => fireEvent.pointerLeave(tooltip()!, { relatedTarget: button() })],
    ['its text is selected', () => fireEvent.pointerDown(tooltip()!)],
    ['another key is pressed', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
    ['a part scrolls that does not hold the control', () => fireEvent.scroll(screen.getByText('elsewhere'))],
  ])('stays while %s', (_, event) => {
    hover();
    event();
    pass(10 * TOOLTIP_DELAY_MS);
    expect(tooltip()).not.toBeNull();
  });

  it('stays while the control has the keyboard focus, wherever the pointer is', () => {
    focus();
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(button());
    expect(tooltip()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tooltip()).toBeNull();
  });

  it('describes its control while it is shown', () => {
    expect(button().hasAttribute('aria-describedby')).toBe(false);
    focus();
    expect(button().getAttribute('aria-describedby')).toBe(tooltip()!.id);
    act(() => button().blur());
    expect(button().hasAttribute('aria-describedby')).toBe(false);
  });

  it('is not prerendered', () => {
    expect(renderToString(<Example />)).not.toMatch(/What it does|aria-describedby/);
  });
});

describe('the place of a tooltip', () => {
  const WINDOW_WIDTH = 320;

  /** The position of a tooltip of 100 × 20 px at a control of 40 × 40 px with this top left corner. */
  function placeAt(left: number, top: number): { left: string; top: string } {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(WINDOW_WIDTH);
    vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 40, 40));
    focus();
    const { style } = tooltip()!;
    return { left: style.left, top: style.top };
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['above the control', [100, 200], [70, 174]],
    ['above the control if there is just enough room', [100, 34], [70, 8]],
    ['below it if there is less', [100, 33], [70, 79]],
    ['off the left edge', [0, 200], [8, 174]],
    ['off the right edge', [280, 200], [212, 174]],
  ])('is %s', (_, [left, top], [tooltipLeft, tooltipTop]) => {
    expect(placeAt(left!, top!)).toEqual({ left: `${tooltipLeft}px`, top: `${tooltipTop}px` });
  });

  it('follows a window that changes its size', () => {
    placeAt(100, 200);
    vi.mocked(button().getBoundingClientRect).mockReturnValue(new DOMRect(150, 200, 40, 40));
    fireEvent(window, new Event('resize'));
    expect(tooltip()!.style.left).toBe('120px');
  });
});
