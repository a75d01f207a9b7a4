/** What keeps the promise of privacy, in the engine that most visitors have. */
// @module-tag weekly
import { promise } from './promise';
import { describeIn } from './visitor';

describeIn('chromium', promise);
