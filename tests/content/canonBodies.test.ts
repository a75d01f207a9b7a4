/** The table of Canon bodies: each body once, with answers that match its row and the reports. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CountAccess } from '../../src/catalogue/cameraRow';
import { CABLE_ROWS } from '../../src/catalogue/cable';
import { waysOf } from '../../src/catalogue/waysToCount';
import {
  canonRows,
  canonTable,
  type CardAnswer,
  type PhotoAnswer,
  type UsbAnswer,
} from '../../src/content/canonBodies';
import { allModelsOf, describedOf, modelOf } from '../support/catalogue';
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
  'not-known': 'numbers',
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
    expect(rows[0]).toEqual(['R5', 'a', 'i', 'k']);
    expect(rows.find(([names]) => names!.endsWith('+R'))).toEqual(['R6+R', 'b', 'f', 'j']);
  });

  it.each<[name: string, photo: PhotoAnswer, usb: UsbAnswer, card: CardAnswer]>([
    ['R5', 'exact', 'unknown', 'script-runs'],
    ['R6', 'limits', 'thousands', 'shown'],
    ['R8', 'limits', 'thousands', 'unknown'],
    ['R50', 'limits', 'unknown', 'unknown'],
    ['250D', 'numbers', 'unknown', 'shown'],
    ['1D Mark II', 'exact', 'unknown', 'unknown'],
    ['1D Mark III', 'doubtful', 'nothing', 'unknown'],
    ['450D', 'numbers', 'exact', 'unknown'],
    ['1300D', 'numbers', 'exact', 'unknown'],
    ['R7', 'limits', 'thousands', 'unknown'],
    ['5D Mark IV', 'numbers', 'one-program', 'unknown'],
    ['5D', 'numbers', 'one-program', 'unknown'],
    ['77D', 'numbers', 'nothing', 'unknown'],
    ['R3', 'numbers', 'unknown', 'unknown'],
  ])('says of the %s: %s in the photo, %s over USB, %s on the card', (name, photo, usb, card) => {
    expect(rowOf(name)).toMatchObject({ photo, usb, card });
  });

  it.each(['350D', 'M200', '4000D', 'R50 V'])('does not list the %s, which nobody has reported on', (name) => {
    expect(rowOf(name)).toBeUndefined();
  });

  it('claims nothing about a body that no report says', () => {
    const reported = new Set(CABLE_ROWS.flatMap((row) => (row.brands.includes('canon') ? row.bodies : [])));
    const unfounded = allModelsOf('canon').filter((camera) => {
      const row = rowOf(shortName(camera.model));
      const kinds = waysOf(camera).map(({ way }) => way.kind);
      return (
        row &&
        ((row.usb !== 'unknown' && !kinds.includes('cable') && !reported.has(row.name)) ||
          (row.card !== 'unknown' && !kinds.includes('card-report')))
      );
    });
    expect(unfounded.map(({ slug }) => slug)).toEqual([]);
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
    expect(withCard('shown')).toEqual(of('high'));
    expect(withCard('script-runs')).toEqual(of('medium'));
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
