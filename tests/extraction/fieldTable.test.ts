/** The table of fields: complete, and nothing is asked for what it is not. The compiler holds the other half of this. */
import { describe, expect, it } from 'vitest';
import { FieldId } from '../../assembly/schema';
import { COUNTERS, FIELDS } from '../../src/extraction/fieldTable';
import { evidenceOf } from '../support/evidence';

describe('The table of fields', () => {
  it('has a row for every field of the core', () => {
    const ids = Object.values(FieldId).filter((id) => typeof id === 'number' && id !== FieldId.None);
    expect(Object.keys(FIELDS).map((name) => FieldId[name as keyof typeof FIELDS])).toHaveLength(ids.length - 1);
  });

  it('lets no number be asked for its text, and no text for its number', () => {
    const { fields } = evidenceOf('Maker', 'Model', { Iso: 100, Make: 'Maker' });
    // @ts-expect-error A number has no text.
    expect(fields.text(FieldId.Iso)).toBe('100');
    // @ts-expect-error A text is no number.
    expect(fields.number(FieldId.Make)).toBeNaN();
  });

  it('gives every counter a name, and every one that wraps the value behind which it does', () => {
    for (const { name, limits = [], wrapsAt } of COUNTERS) {
      expect(name).toMatch(/^[A-Z]\w+$/);
      if (limits.includes('wraps')) expect(wrapsAt).toBeGreaterThan(0);
    }
  });
});
