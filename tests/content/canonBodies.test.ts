/** The table of Canon bodies: each body once, its photo as the catalogue has it, cable and card as the sheets have them. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modelsOf } from '../../src/catalogue/catalogue';
import type { CountAccess } from '../../src/catalogue/camera';
import { canonRows, canonTable, type PhotoAnswer } from '../../src/content/canonBodies';
import { allModelsOf, cameraOf } from '../support/catalogue';

const bodies = canonRows.flatMap((row) => row.bodies.map(({ name }) => ({ ...row, name })));
const rowOf = (name: string) => bodies.find((body) => body.name === name);

const PHOTO: Readonly<Record<CountAccess, PhotoAnswer>> = {
  'exact-in-file': 'exact',
  'approximate-in-file': 'limits',
  'unconfirmed-in-file': 'limits',
  estimate: 'numbers',
  'not-in-file': 'numbers',
};

const shortName = (model: string) => model.replace(/^EOS[ -]/, '');

describe('the table of Canon bodies', () => {
  it('names every body once, and only bodies of the list', () => {
    const names = bodies.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    const listed = new Set(allModelsOf('canon').map(({ model }) => shortName(model)));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });

  it.each(modelsOf('canon').map(({ model, slug }) => [shortName(model), slug] as const))(
    'says of the photos of the %s what its page says',
    (name, slug) => {
      const { access, howTo } = cameraOf(slug).page.count;
      expect(rowOf(name)?.photo).toBe(PHOTO[access]);
      if (howTo === 'canon-usb-1000') expect(rowOf(name)?.usb).toBe('thousands');
    },
  );

  it('becomes a row of four cells for every group', () => {
    const word = (text: string) => text;
    const { rows } = canonTable({
      caption: '',
      columns: ['', '', '', ''],
      photo: { exact: 'a', limits: 'b', doubtful: 'c', numbers: 'd' },
      usb: { exact: 'e', thousands: 'f', 'one-program': 'g', nothing: 'h', unknown: 'i' },
      card: { shown: 'j', 'script-runs': 'k', unknown: 'l' },
      name: ({ name }) => word(name),
      separator: '+',
    });
    expect(rows).toHaveLength(canonRows.length);
    expect(rows[0]).toEqual(['R5', 'a', 'f', 'k']);
    expect(rows.find(([names]) => names!.startsWith('R+'))).toEqual(['R+M6 Mark II+250D', 'd', 'f', 'j']);
  });
});

interface Route {
  readonly brand: string;
  readonly route: string;
  readonly name: string;
  readonly models: readonly string[];
  readonly sure: string;
}

const ROUTES = '../shared/data/routes.json';

describe.skipIf(!existsSync(ROUTES))('the collected routes, which lie beside the project', () => {
  const canon = existsSync(ROUTES)
    ? (JSON.parse(readFileSync(ROUTES, 'utf8')) as readonly Route[]).filter(({ brand }) => brand === 'Canon')
    : [];
  const namesOf = (route: Route) => route.models.map((model) => shortName(model.split(' / ')[0]!));
  const known = (names: readonly string[]) => names.filter((name) => rowOf(name)).toSorted();
  const withCard = (answer: string) => bodies.flatMap(({ name, card }) => (card === answer ? [name] : [])).toSorted();

  it('bear out what is said of the card report', () => {
    const scripts = canon.filter(({ name }) => name.includes('CamInfo_Debug'));
    const of = (sure: string) => known(scripts.filter((route) => route.sure === sure).flatMap(namesOf));
    expect(withCard('shown')).toEqual(of('high'));
    expect(withCard('script-runs')).toEqual(of('medium'));
  });

  it('bear out which bodies free software reads exactly', () => {
    const free = canon.filter(({ name }) => name === 'gphoto2' || name.startsWith('FreeShutterCounter'));
    const read = new Set(known(free.flatMap(namesOf)));
    expect([...read].filter((name) => rowOf(name)!.usb !== 'exact')).toEqual([]);
    const unread = bodies.filter(({ name, usb }) => usb === 'exact' && !read.has(name)).map(({ name }) => name);
    expect(unread).toEqual([]);
  });
});
