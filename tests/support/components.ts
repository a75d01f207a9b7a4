/** Setup of all component tests. */
import { configure } from '@testing-library/react';
import * as React from 'react';
import { PATIENCE_MS } from './patience';

// Queries wait as long as in all other tests.
configure({ asyncUtilTimeout: PATIENCE_MS });

// Nothing is fetched, unless a test replaces this.
window.fetch = () => Promise.reject(new TypeError('Nothing is fetched here.'));

// No picture loads: each stays in transit until a test makes it fail.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });

// happy-dom treats a wbr as a block, which would put spaces into names.
document.head.append(Object.assign(document.createElement('style'), { textContent: 'wbr { display: inline }' }));

// No element has a size here. Code that measures a width gets that of a small window.
window.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(): void {
    this.report([{ contentRect: { width: 680 } } as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
};

// React creates an error for each element, whose stack would name the element's owner in a warning. This takes a fifth
// of the tests' time.
const [, internals] = Object.entries<unknown>({ ...React }).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))!;
Object.defineProperty(internals as object, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
