import { expect, it } from 'vitest';
import { writeFiles } from '../../src/cli/filesTable';
import { PLAIN } from '../../src/cli/terminal';
import { photoNamed } from '../support/hostileFacts';

it('A table of 60 columns still says of a count that a program saved the photo again', async () => {
  const named = photoNamed('X-S10');
  const result = {
    ...named,
    shutterSource: { ...named.shutterSource!, grade: 'approximate', limits: ['counts-pictures'] },
    savedAgain: { is: 'yes', signs: [], checks: [] },
  } as const;
  const table = await writeFiles([{ file: 'card/100_FUJI/DSCF0815.JPG', result }], { ...PLAIN, width: 60 });
  expect(table.split('\n')[1]).toMatch(/ approximate, saved again$/);
});
