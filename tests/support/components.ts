/** Setup for all component tests. */
import { configure } from '@testing-library/react';
import * as React from 'react';
import { PATIENCE_MS } from './patience';

// Testing Library's queries wait for up to `PATIENCE_MS`, as all other tests do.
configure({ asyncUtilTimeout: PATIENCE_MS });

// Every `fetch` fails unless a test replaces this function.
window.fetch = () => Promise.reject(new TypeError('Nothing is fetched here.'));

// A picture never counts as loaded, but a test can make it fail.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });

// happy-dom treats the element wbr as a block, which would insert spaces into names.
document.head.append(Object.assign(document.createElement('style'), { textContent: 'wbr { display: inline }' }));

// Elements have no size here. Code that measures a width gets a small window's.
window.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(): void {
    this.report([{ contentRect: { width: 680 } } as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
};

// Switches off React's stack traces: to name an element's owner in warnings, React would create an error for each
// element, which takes a fifth of the tests' time.
const [, internals] = Object.entries<unknown>({ ...React }).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))!;
Object.defineProperty(internals as object, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
