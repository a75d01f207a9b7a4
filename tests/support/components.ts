/** Setup of all component tests. */
import { configure } from '@testing-library/react';
import * as React from 'react';
import { PATIENCE_MS } from './patience';

// They wait as patiently as all other tests.
configure({ asyncUtilTimeout: PATIENCE_MS });

// Nothing is fetched here, unless a test replaces this.
window.fetch = () => Promise.reject(new TypeError('Nothing is fetched here.'));

// No picture either: each is still on its way, until a test says that it failed.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });

// This document takes a wbr for a block, so that names would have spaces there.
document.head.append(Object.assign(document.createElement('style'), { textContent: 'wbr { display: inline }' }));

// Nothing has a size here. Whatever asks for its width gets that of a small window.
window.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(): void {
    this.report([{ contentRect: { width: 680 } } as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
};

// React makes an error for each element, whose stack would name the element's owner in a warning: a fifth of the tests' time.
const [, internals] = Object.entries<unknown>({ ...React }).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))!;
Object.defineProperty(internals as object, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
