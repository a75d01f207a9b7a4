/**
 * The table of fields is complete, and a value can be read only as its own type. The compiler checks everything else.
 */
import { describe, expect, it } from 'vitest';
import { FieldId } from '../../assembly/schema';
import { COUNTERS, FIELDS } from '../../src/reader/fieldTable';
import { holdsNoCount, type MakerKey } from '../../src/i18n/words/maker';
import { photoDataOf } from '../support/photoData';

describe('The table of fields', () => {
  it('has a row for every field of the core', () => {
    const ids = Object.values(FieldId).filter((id) => typeof id === 'number' && id !== FieldId.None);
    expect(Object.keys(FIELDS).map((name) => FieldId[name as keyof typeof FIELDS])).toHaveLength(ids.length);
  });

  it('has each number once', () => {
    const ids = Object.keys(FieldId)
      .filter((name) => !/^\d+$/.test(name))
      .map((name) => FieldId[name as keyof typeof FieldId]);
    const again = ids.filter((id, place) => ids.indexOf(id) !== place);
    expect(again, `the next number is ${Math.max(...ids) + 1}`).toEqual([]);
  });

  it('has no count of a maker whose files allegedly have none', () => {
    const counts = Object.entries<{ readonly type: string; readonly use?: string }>(FIELDS).filter(
      ([, { type, use }]) => type === 'counter' && use !== 'file-number',
    );
    const denied = counts
      .map(([name]) => name)
      .filter((name) => holdsNoCount(/^[A-Z][a-z]+/.exec(name)![0].toLowerCase() as MakerKey));
    // If this fails, texts and tables elsewhere also say that the maker's files have no count. docs/recipes/counter.md,
    // 'Add a counter', lists them.
    expect(denied).toEqual([]);
  });

  it('gives no text for a number, and no number for a text', () => {
    const { fields } = photoDataOf('Maker', 'Model', { Iso: 100, Make: 'Maker' });
    // @ts-expect-error A number has no text.
    expect(fields.text(FieldId.Iso)).toBe('100');
    // @ts-expect-error A text is no number.
    expect(fields.number(FieldId.Make)).toBeNaN();
  });

  it('has a name for every counter, and the highest value for every counter that wraps', () => {
    for (const { name, limits = [], wrapsAt } of COUNTERS) {
      expect(name).toMatch(/^[A-Z]\w+$/);
      if (limits.includes('wraps')) expect(wrapsAt).toBeGreaterThan(0);
    }
  });
});
