/** In the table of Canon bodies, each body occurs once, and its answers match its catalogue row and the reports. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CABLE_ROWS } from '../../src/cameras/cable';
import { canonRows, canonTable } from '../../src/content/canonBodies';
import words from '../../src/i18n/en/cameras.json';
import { allModelsOf, describedOf } from '../support/catalogue';
import { sharedFile } from '../support/shared';

const bodies = canonRows.flatMap((row) => row.bodies.map(({ name }) => ({ ...row, name })));
const rowOf = (name: string) => bodies.find((body) => body.name === name);

const shortName = (model: string) => model.replace(/^EOS[ -]/, '');

describe('the table of Canon bodies', () => {
  it('lists every body once, and only bodies in the catalogue', () => {
    const names = bodies.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    const listed = new Set(allModelsOf('canon').map(({ model }) => shortName(model)));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('lists every body that has its own prose', () => {
    expect(describedOf('canon').filter(({ model }) => !rowOf(shortName(model)))).toEqual([]);
  });

  it('becomes a row of five cells for every group, in the words of the table of all cameras', () => {
    const { rows } = canonTable({
      caption: '',
      columns: ['', '', '', '', ''],
      photo: {
        'exact-in-file': 'a',
        'approximate-in-file': 'b',
        'doubtful-in-file': 'c',
        'not-known': 'n',
        'not-in-file': 'd',
      },
      words,
      name: ({ name }) => name,
      separator: '+',
    });
    expect(rows).toHaveLength(canonRows.length);
    expect(rows[0]).toEqual(['R5', 'a', 'In steps of 1,000', 'Expected', '–']);
    expect(rows.find(([names]) => names!.endsWith('+R'))).toEqual(['R6+R', 'b', 'In steps of 1,000', 'Reported', '–']);
  });

  it.each([
    ['R5', 'exact-in-file', 'steps', 'expected', 'unknown'],
    ['R6', 'approximate-in-file', 'steps', 'reported', 'unknown'],
    ['250D', 'not-in-file', 'steps', 'reported', 'unknown'],
    ['1D Mark II', 'exact-in-file', 'unknown', 'unknown', 'unknown'],
    ['1D Mark III', 'doubtful-in-file', 'none', 'unknown', 'unknown'],
    ['450D', 'not-in-file', 'exact', 'unknown', 'unknown'],
    ['5D Mark IV', 'not-in-file', 'program', 'unknown', 'unknown'],
    ['77D', 'not-in-file', 'none', 'unknown', 'unknown'],
    ['1D X Mark II', 'not-in-file', 'none', 'unknown', 'reported'],
  ])('says of the %s: %s in the photo, %s over USB, %s on the card, %s in the menu', (name, photo, usb, card, menu) => {
    expect(rowOf(name)).toMatchObject({ photo, usb, card, menu });
  });

  it.each(['350D', 'M200', '4000D'])('does not list the %s, which has no reports', (name) => {
    expect(rowOf(name)).toBeUndefined();
  });

  it.each([
    ['600D', 'Rebel T3i', 'Kiss X5'],
    ['450D', 'Rebel XSi', 'Kiss X2'],
    ['300D', 'Digital Rebel', 'Kiss Digital'],
    ['760D', 'Rebel T6s', '8000D'],
    ['M50', undefined, 'Kiss M'],
    ['R5', undefined, undefined],
  ])('calls the %s %s in the United States and %s in Japan', (name, us, jp) => {
    const body = canonRows.flatMap((row) => row.bodies).find((one) => one.name === name);
    expect(body).toEqual({ name, ...(us && { us }), ...(jp && { jp }) });
  });
});

interface Route {
  readonly brand: string;
  readonly route: string;
  readonly name: string;
  readonly models: readonly string[];
  readonly sure: string;
}

const ROUTES = sharedFile('data/routes.json');

// The table may have bodies without a collected route: reports about them came later.
describe('the collected routes outside the repository', ROUTES.needed, () => {
  const reports = ROUTES.isThere
    ? (JSON.parse(readFileSync(ROUTES.path, 'utf8')) as readonly Route[]).filter(({ brand }) => brand === 'Canon')
    : [];
  const namesOf = (route: Route) => route.models.map((model) => shortName(model.split(' / ')[0]!));
  const known = (names: readonly string[]) => names.filter((name) => rowOf(name)).toSorted();
  it('confirm the table’s statements about card reports', () => {
    const scripts = reports.filter(({ name }) => name.includes('CamInfo_Debug'));
    const of = (sure: string) => known(scripts.filter((route) => route.sure === sure).flatMap(namesOf));
    const named = scripts.flatMap(namesOf);
    const withCard = (answer: string) =>
      bodies.flatMap(({ name, card }) => (card === answer && named.includes(name) ? [name] : [])).toSorted();
    expect(withCard('reported')).toEqual(of('high'));
    expect(withCard('expected')).toEqual(of('medium'));
  });

  it('confirm the bodies that free software reads exactly', () => {
    const free = reports.filter(({ name }) => name === 'gphoto2' || name.startsWith('FreeShutterCounter'));
    const read = new Set(known(free.flatMap(namesOf)));
    expect([...read].filter((name) => rowOf(name)!.usb !== 'exact')).toEqual([]);
    // Our USB page also reads bodies for which recorded sessions gave an exact count.
    const seen = CABLE_ROWS.filter(({ gives, basis }) => gives === 'exact' && basis === 'sessions').flatMap(
      (row) => row.bodies,
    );
    const named = reports.flatMap(namesOf);
    const unread = bodies.filter(
      ({ name, usb }) => usb === 'exact' && named.includes(name) && !read.has(name) && !seen.includes(name),
    );
    expect(unread.map(({ name }) => name)).toEqual([]);
  });
});
