/** A Vitest reporter that lists retried tests, and left-out tests with the reasons. */

/**
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {import('vitest/node').TestSuite} TestSuite
 * @typedef {import('vitest/node').TestCase} TestCase
 */

/** The most groups that the report names for one reason. If there are more, it gives only the number of tests. */
const MOST_NAMES = 12;

export default class Report {
  passed = 0;
  /** @type {string[]} the failures: tests, and files that did not load */
  failed = [];

  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const leftOut = modules.flatMap(groupsLeftOut);
    for (const why of new Set(leftOut.map((group) => group.why))) {
      const groups = leftOut.filter((group) => group.why === why);
      const sum = groups.reduce((all, { tests }) => all + tests, 0);
      const names = groups.map(({ name, tests }) => `${name} (${tests})`);
      console.log(`LEFT OUT, ${why}: ${names.length > MOST_NAMES ? `${sum} tests` : names.join('; ')}`);
    }
    for (const module of modules) {
      const failed = [...module.children.allTests('failed')];
      const passed = [...module.children.allTests('passed')];
      for (const test of passed.filter((one) => one.diagnostic()?.flaky)) {
        console.log(`TRIED AGAIN, for a wait ran out: ${nameOf(test)}`);
      }
      this.passed += passed.length;
      this.failed.push(...failed.map(nameOf));
      if (module.state() === 'failed' && failed.length === 0) this.failed.push(`${nameOf(module)}, as a whole`);
    }
  }
}

/**
 * The largest groups of tests that were left out for one reason. The reason comes from tests/support/skipIf.ts or
 * `skip`.
 * @param {TestModule | TestSuite | TestCase} group
 * @returns {{ why: string, name: string, tests: number }[]}
 */
function groupsLeftOut(group) {
  const name = nameOf(group);
  const tests = group.type === 'test' ? 1 : [...group.children.allTests()].length;
  const because = group.type === 'module' ? undefined : group.meta().leftOut;
  if (because) return [{ why: `because ${because}`, name, tests }];
  if (group.type === 'test') {
    const result = group.result();
    if (result.state === 'passed' || result.state === 'failed') return [];
    const note = result.state === 'skipped' && result.note;
    const isWeekly = group.tags.includes('weekly');
    const why = note || (isWeekly && 'they are tagged weekly, and npm run test:all runs them');
    return [{ why: why ? `because ${why}` : 'without a reason', name, tests }];
  }
  const parts = [...group.children].flatMap(groupsLeftOut);
  const [why, ...others] = new Set(parts.map((part) => part.why));
  const isWhole = parts.reduce((sum, part) => sum + part.tests, 0) === tests;
  return why && isWhole && others.length === 0 ? [{ why, name, tests }] : parts;
}

/** @param {TestModule | TestSuite | TestCase} task */
function nameOf(task) {
  return task.type === 'module' ? task.relativeModuleId : `${task.module.relativeModuleId}: ${task.fullName}`;
}
