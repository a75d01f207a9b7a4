/** Setup of all component tests. */
import { configure } from '@testing-library/react';
import * as React from 'react';
import { PATIENCE_MS } from './patience';

// Queries wait as long as all other tests do.
configure({ asyncUtilTimeout: PATIENCE_MS });

// Every fetch fails, unless a test replaces this.
window.fetch = () => Promise.reject(new TypeError('Nothing is fetched here.'));

// No picture finishes loading, until a test makes it fail.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });

// happy-dom treats a wbr as a block, which would put spaces into names.
document.head.append(Object.assign(document.createElement('style'), { textContent: 'wbr { display: inline }' }));

// Elements have no size in these tests. Code that measures a width gets the width of a small window.
window.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(): void {
    this.report([{ contentRect: { width: 680 } } as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
};

// Skips React's stack traces. For each element, React creates an error to name the element's owner in warnings, which
// takes a fifth of the tests' time.
const [, internals] = Object.entries<unknown>({ ...React }).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))!;
Object.defineProperty(internals as object, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
