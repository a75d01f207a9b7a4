import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take a minute or more each. At the end, one of them would run alone while the other core idles. */
const LONGEST = /\/tests\/(?:engines\/|e2e\/(?:checker|development|layout|live|offline)\.)/;

/** The usual order of test files, but the longest before the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer, not an array.
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
