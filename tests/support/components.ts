/** The setup for all component tests. */
import { configure } from '@testing-library/react';
import * as React from 'react';
import { PATIENCE_MS } from './patience';

// Queries of Testing Library wait as long as all other tests do.
configure({ asyncUtilTimeout: PATIENCE_MS });

// Every `fetch` fails unless a test replaces this function.
window.fetch = () => Promise.reject(new TypeError('Nothing is fetched here.'));

// A picture never counts as loaded. A test can make a picture fail.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });

// happy-dom treats the element wbr as a block, which would insert spaces into names.
document.head.append(Object.assign(document.createElement('style'), { textContent: 'wbr { display: inline }' }));

// In these tests, elements have no size. Code that measures a width gets the width of a small window.
window.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(): void {
    this.report([{ contentRect: { width: 680 } } as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
};

// Switches off React's stack traces. React would create an error for each element, to name the element's owner in
// warnings. This takes a fifth of the tests' time.
const [, internals] = Object.entries<unknown>({ ...React }).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))!;
Object.defineProperty(internals as object, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
