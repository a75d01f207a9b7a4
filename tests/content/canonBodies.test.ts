/** The table of Canon bodies: each body once, with answers that match its row and the reports. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CountAccess } from '../../src/catalogue/cameraRow';
import { CABLE_ROWS } from '../../src/catalogue/cable';
import type { WayAnswer } from '../../src/catalogue/waysToCount';
import { localeCodes } from '../../src/config/locales';
import { canonRows, canonTable, type PhotoAnswer, type UsbAnswer } from '../../src/content/canonBodies';
import { allModelsOf, describedOf, modelOf } from '../support/catalogue';
import type { Article } from '../../src/content/types';
import { sharedFile } from '../support/shared';

const bodies = canonRows.flatMap((row) => row.bodies.map(({ name }) => ({ ...row, name })));
const rowOf = (name: string) => bodies.find((body) => body.name === name);

const PHOTO: Readonly<Record<CountAccess, PhotoAnswer>> = {
  'exact-in-file': 'exact',
  'approximate-in-file': 'limits',
  'unconfirmed-in-file': 'limits',
  'doubtful-in-file': 'doubtful',
  estimate: 'numbers',
  'not-in-file': 'numbers',
  'not-known': 'unknown',
};

const shortName = (model: string) => model.replace(/^EOS[ -]/, '');

describe('the table of Canon bodies', () => {
  it('lists every body once, and only bodies in the catalogue', () => {
    const names = bodies.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    const listed = new Set(allModelsOf('canon').map(({ model }) => shortName(model)));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });

  it.each(describedOf('canon').map(({ model, slug }) => [shortName(model), slug] as const))(
    'says of the photos of the %s what its page says',
    (name, slug) => {
      const { access, howTo } = modelOf(slug).count;
      expect(rowOf(name)?.photo).toBe(PHOTO[access]);
      if (howTo === 'canon-usb-1000') expect(rowOf(name)?.usb).toBe('steps');
    },
  );

  it('becomes a row of five cells for every group', () => {
    const { rows } = canonTable({
      caption: '',
      columns: ['', '', '', '', ''],
      photo: { exact: 'a', limits: 'b', doubtful: 'c', unknown: 'n', numbers: 'd' },
      usb: { exact: 'e', steps: 'f', expected: 'g', program: 'h', none: 'i', 'nothing-known': 'j' },
      way: { reported: 'k', expected: 'l', 'nothing-known': 'm' },
      name: ({ name }) => name,
      separator: '+',
    });
    expect(rows).toHaveLength(canonRows.length);
    expect(rows[0]).toEqual(['R5', 'a', 'f', 'l', 'm']);
    expect(rows.find(([names]) => names!.endsWith('+R'))).toEqual(['R6+R', 'b', 'f', 'k', 'm']);
  });

  it.each(localeCodes)('says in %s what the table of all cameras says', async (locale) => {
    const [{ default: article }, { default: words }] = await Promise.all([
      import(`../../src/content/${locale}/articles/canon-shutter-count.ts`) as Promise<{ default: Article }>,
      import(`../../src/i18n/${locale}/cameras.json`) as Promise<{ default: Record<string, string> }>,
    ]);
    const table = article.blocks.find((block) => block.kind === 'table')!;
    expect(table.rows.map((cells) => cells.slice(2))).toEqual(
      canonRows.map(({ usb, card, menu }) => [
        words[`cableAnswer.${usb}`],
        words[`wayAnswer.${card}`],
        words[`wayAnswer.${menu}`],
      ]),
    );
  });

  it.each<[name: string, photo: PhotoAnswer, usb: UsbAnswer, card: WayAnswer, menu: WayAnswer]>([
    ['R5', 'exact', 'steps', 'expected', 'nothing-known'],
    ['R6', 'limits', 'steps', 'reported', 'nothing-known'],
    ['250D', 'numbers', 'steps', 'reported', 'nothing-known'],
    ['1D Mark II', 'exact', 'nothing-known', 'nothing-known', 'nothing-known'],
    ['1D Mark III', 'doubtful', 'none', 'nothing-known', 'nothing-known'],
    ['450D', 'numbers', 'exact', 'nothing-known', 'nothing-known'],
    ['5D Mark IV', 'numbers', 'program', 'nothing-known', 'nothing-known'],
    ['77D', 'numbers', 'none', 'nothing-known', 'nothing-known'],
    ['1D X Mark II', 'numbers', 'none', 'nothing-known', 'reported'],
  ])('says of the %s: %s in the photo, %s over USB, %s on the card, %s in the menu', (name, photo, usb, card, menu) => {
    expect(rowOf(name)).toMatchObject({ photo, usb, card, menu });
  });

  it.each(['350D', 'M200', '4000D'])('does not list the %s, which nobody has reported on', (name) => {
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

// Bodies that they don't name may have been reported since.
describe('the collected routes outside the repository', ROUTES.needed, () => {
  const reports = ROUTES.isThere
    ? (JSON.parse(readFileSync(ROUTES.path, 'utf8')) as readonly Route[]).filter(({ brand }) => brand === 'Canon')
    : [];
  const namesOf = (route: Route) => route.models.map((model) => shortName(model.split(' / ')[0]!));
  const known = (names: readonly string[]) => names.filter((name) => rowOf(name)).toSorted();
  it('confirm what the table says about card reports', () => {
    const scripts = reports.filter(({ name }) => name.includes('CamInfo_Debug'));
    const of = (sure: string) => known(scripts.filter((route) => route.sure === sure).flatMap(namesOf));
    const named = scripts.flatMap(namesOf);
    const withCard = (answer: string) =>
      bodies.flatMap(({ name, card }) => (card === answer && named.includes(name) ? [name] : [])).toSorted();
    expect(withCard('reported')).toEqual(of('high'));
    expect(withCard('expected')).toEqual(of('medium'));
  });

  it('confirm which bodies free software reads exactly', () => {
    const free = reports.filter(({ name }) => name === 'gphoto2' || name.startsWith('FreeShutterCounter'));
    const read = new Set(known(free.flatMap(namesOf)));
    expect([...read].filter((name) => rowOf(name)!.usb !== 'exact')).toEqual([]);
    // The USB page also reads the bodies that were seen to give it.
    const seen = CABLE_ROWS.filter(({ gives, basis }) => gives === 'exact' && basis === 'seen').flatMap(
      (row) => row.bodies,
    );
    const named = reports.flatMap(namesOf);
    const unread = bodies.filter(
      ({ name, usb }) => usb === 'exact' && named.includes(name) && !read.has(name) && !seen.includes(name),
    );
    expect(unread.map(({ name }) => name)).toEqual([]);
  });
});
