/** Setup of all component tests: they wait as patiently as all other tests. */
import { configure } from '@testing-library/react';
import { PATIENCE_MS } from './patience';

configure({ asyncUtilTimeout: PATIENCE_MS });
