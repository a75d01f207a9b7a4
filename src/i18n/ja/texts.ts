/** All interface texts of the language, one chunk. */

import checker from './checker.json';
import frame from './frame.json';
import pages from './pages.json';

const texts: Readonly<Record<string, string>> = { ...frame, ...checker, ...pages };

export default texts;
