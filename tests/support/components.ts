/** For every test of components: what must come is waited for as long as in all other tests. */
import { configure } from '@testing-library/react';
import { PATIENCE_MS } from './patience';

configure({ asyncUtilTimeout: PATIENCE_MS });
