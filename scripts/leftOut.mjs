/** Lists the tests of a run that were skipped. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {{
 *   status: string, title: string, fullName: string, ancestorTitles: string[], failureMessages: string[],
 * }} Test
 * @typedef {{ name: string, status: string, assertionResults: Test[] }} File
 */

/** Test files that import this need files from outside the repository. */
const SHARED = '/support/shared';

/**
 * A line for each group of skipped tests; those that need files from outside the repository share one line.
 * @param {File[]} files from vitest's JSON report
 * @returns {string[]}
 */
export function leftOut(files) {
  const lines = [];
  const withoutShared = [];
  for (const { name, assertionResults } of files) {
    const groups = countLeftOut(assertionResults);
    if (groups.size === 0) continue;
    const file = relative('.', name);
    const counted = [...groups].map(([group, count]) => `${group} (${count})`);
    if (readFileSync(name, 'utf8').includes(SHARED)) withoutShared.push(`${file}: ${counted.join(', ')}`);
    else lines.push(...counted.map((group) => `LEFT OUT: ${file} › ${group}`));
  }
  if (withoutShared.length > 0) {
    lines.push(`LEFT OUT, for ../shared or its corpus is not there: ${withoutShared.join('; ')}`);
  }
  return lines;
}

/**
 * Counts the skipped tests, grouped by the outermost title that no test that ran has.
 * @param {Test[]} tests of one file
 * @returns {Map<string, number>}
 */
function countLeftOut(tests) {
  const counts = new Map();
  const all = tests.map(({ status, ancestorTitles, title }) => ({
    isSkipped: status === 'skipped' || status === 'pending',
    titles: [...ancestorTitles, title],
  }));
  const upTo = (/** @type {string[]} */ titles, /** @type {number} */ depth) => titles.slice(0, depth + 1).join(' › ');
  const started = all.filter(({ isSkipped }) => !isSkipped);
  for (const { isSkipped, titles } of all) {
    if (!isSkipped) continue;
    const isLeftOut = (/** @type {number} */ depth) =>
      started.every((other) => upTo(other.titles, depth) !== upTo(titles, depth));
    const group = upTo(
      titles,
      Math.max(
        0,
        titles.findIndex((_, depth) => isLeftOut(depth)),
      ),
    );
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
