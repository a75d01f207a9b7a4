/** Runs axe, the accessibility checker, on a page in its current state. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe's findings ('rule at places') in the element that `within` matches, without the elements that the selectors in
 * `leftOut` match.
 */
export async function violations(page: Page, leftOut: readonly string[] = [], within = 'html'): Promise<string[]> {
  await stillness(page);
  // The page's policy blocks scripts from elsewhere, but the developer tools can run axe.
  await page.evaluate(AXE);
  return page.evaluate(
    async ({ include, exclude }) => {
      const { axe } = window as unknown as {
        axe: { run(context: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
      };
      const found = (await axe.run({ include, exclude })).violations;
      return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { include: [[within]], exclude: leftOut.map((selector) => [selector]) },
  );
}

/** Colors are final only after every finite animation has ended. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0; still < 3; still++) {
      await frame();
      const moving = document
        .getAnimations()
        // Animations that follow the scroll position do not run by themselves.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      if (moving.length === 0) continue;
      still = 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
