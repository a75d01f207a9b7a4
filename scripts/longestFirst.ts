import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest last would run alone, while the other core idles. */
const FIRST = 'engines';

/** The usual order of test files, but the engines' before the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer, not an array.
    const sorted = await super.sort(files);
    const isFirst = ({ project }: TestSpecification) => project.name === FIRST;
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
