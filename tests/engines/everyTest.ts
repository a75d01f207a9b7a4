import { early } from './early';
import { hydration } from './hydration';
import { lineBreaks } from './lineBreaks';
import { photos } from './photos';
import { promise } from './promise';
import { type EngineName, describeIn } from './visitor';
import { visits } from './visits';

export function inEngine(name: EngineName): void {
  describeIn(name, (test, title) => {
    hydration(test);
    early(test);
    photos(test);
    visits(test);
    promise(test, title);
    lineBreaks(test);
  });
}
