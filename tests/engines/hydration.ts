import { localeCodes } from '../../src/config/locales';
import { localizePath } from '../../src/i18n/paths';
import { stopOfEachKind } from '../e2e/walk';
import { isHydrated, WHOLE_PAGE } from '../support/hydrated';
import { type EngineTest, expect } from './visitor';

export function hydration(test: EngineTest): void {
  test.for(localeCodes)('hydrates every kind of page without an error: %s', async (locale, { tab, site }) => {
    for (const { address } of stopOfEachKind.filter((stop) => stop.locale === locale)) {
      await tab.goto(site.origin + address);
      await tab.until(isHydrated, WHOLE_PAGE);
      expect(await tab.evaluate(() => [location.pathname, document.documentElement.lang])).toEqual([address, locale]);
      expect(await tab.problems(), address).toEqual([]);
    }
  });

  test.for(localeCodes)(
    'says in the page and in the log that there is no such page: %s',
    async (locale, { tab, site }) => {
      await tab.goto(site.origin + localizePath('/nothing', locale));
      await tab.until(isHydrated, WHOLE_PAGE);
      await tab.until((language) => document.documentElement.lang === language, locale);
      // The page writes this message in an effect, which React runs after hydration.
      await tab.until(() => window.recorded.length > 0);
      expect(await tab.problems()).toEqual(['Page not found: /nothing']);
    },
  );
}
