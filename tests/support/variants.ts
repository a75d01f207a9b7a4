import type { SuiteAPI, TestAPI, TestContext } from 'vitest';

type Run = (name: string, options: object, body: unknown) => void;

/**
 * Defines one test or group for each case, as Vitest's `for` does. `npm test` runs the first `daily` cases. The others
 * have the tag `weekly`: only `npm run test:all` runs them.
 */
export function variants<const Case, Context>(
  test: TestAPI<Context>,
  cases: readonly Case[],
  daily?: number,
): (name: string, body: (one: Case, context: TestContext & Context) => unknown) => void;
export function variants<const Case>(
  describe: SuiteAPI,
  cases: readonly Case[],
  daily?: number,
): (name: string, body: (one: Case) => void) => void;
export function variants(api: { for: unknown }, cases: readonly unknown[], daily = 1) {
  const test = api as { for: (cases: readonly unknown[]) => Run };
  return (name: string, body: unknown): void => {
    test.for(cases.slice(0, daily))(name, {}, body);
    test.for(cases.slice(daily))(name, { tags: 'weekly' }, body);
  };
}
