import { pages } from './pages';
import { photos } from './photos';
import { promise } from './promise';
import { visits } from './visits';
import { inEngine } from './visitor';

inEngine('firefox', (test, title) => {
  pages(test);
  photos(test);
  visits(test);
  promise(test, title);
});
