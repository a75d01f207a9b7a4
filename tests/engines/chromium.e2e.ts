/** The promise of privacy in Chromium, the engine that most visitors use. */
// @module-tag weekly
import { promise } from './promise';
import { describeIn } from './visitor';

describeIn('chromium', promise);
