/** What axe, the accessibility checker, finds on a page as it stands. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** 'rule at places', one per finding; parts that are left out are not looked at. */
export async function violations(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  await stillness(page);
  // The page's policy lets no foreign script in; the developer tools do.
  await page.evaluate(AXE);
  return page.evaluate(
    async (exclude) => {
      const { axe } = window as unknown as {
        axe: { run(context: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
      };
      const found = (await axe.run({ include: [['html']], exclude })).violations;
      return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    leftOut.map((selector) => [selector]),
  );
}

/** Waits until nothing fades or moves any more, but for what moves forever: colors are what they will be. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0; still < 3; still++) {
      await frame();
      const moving = document
        .getAnimations()
        // What follows the scrolling moves only with it.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      if (moving.length === 0) continue;
      still = 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
