/** Inserts facts from a camera's catalogue row into prose about the camera. */

import type { Model } from '../cameras/catalogue';
import type { Locale } from '../config/locales';
import { proseNumber } from '../i18n/format';

/** Facts that a text can name: 'announced in {{year}}'. An unknown fact is undefined. */
const factsOf = ({ year, life, count }: Model, locale: Locale): Readonly<Record<string, string | undefined>> => ({
  year: `${year}`,
  ratedLife: life.actuations === undefined ? undefined : proseNumber(life.actuations, locale),
  wrapsAt: count.wrapsAt === undefined ? undefined : proseNumber(count.wrapsAt, locale),
});

/** The text with its facts inserted. Throws for a fact that the camera's row does not have. */
export function withFacts(text: string, model: Model, locale: Locale): string {
  const facts = factsOf(model, locale);
  return text.replace(/\{\{(\w+)\}\}/g, (named, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${model.slug} has no fact for ${named}`);
    return fact;
  });
}
