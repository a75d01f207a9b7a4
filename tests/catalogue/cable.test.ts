/** The table on the USB page agrees with the reported routes of each body. */
import { describe, expect, it } from 'vitest';
import { CABLE_ROWS, toldByCable } from '../../src/catalogue/cable';
import { type Camera } from '../../src/catalogue/camera';
import { camerasAmong } from '../../src/catalogue/cameras';
import { type Report, type Route, routes } from '../../src/catalogue/routes';
import { rowsOf } from '../../src/catalogue/table';

const canon = camerasAmong(rowsOf.canon!);
const fujifilm = camerasAmong(rowsOf.fujifilm!);

/** These programs ask for the same property as the page; others use other ways. */
const SAME_PROPERTY = ['canon-gphoto2', 'canon-freeshuttercounter'];

const ofCanon = Object.entries<Route>(routes).filter(([, { brand, kind }]) => brand === 'canon' && kind === 'cable');
const slugsIn = (reports: readonly Report[]) => reports.flatMap(({ cameras = [] }) => cameras);
const withExact = new Set(
  ofCanon.filter(([id]) => SAME_PROPERTY.includes(id)).flatMap(([, { works }]) => slugsIn(works)),
);
const withSteps = new Set(
  ofCanon.flatMap(([, { works, precision }]) =>
    slugsIn(works.filter((report) => (report.precision ?? precision) === 'thousands')),
  ),
);

const told = (camera: Camera) => toldByCable('canon', camera);
const slugs = (cameras: readonly Camera[]) => cameras.map(({ slug }) => slug).toSorted();

describe('a Canon body', () => {
  it('gives the exact count only if programs that ask for the same property are reported to get it', () => {
    expect(slugs(canon.filter((camera) => told(camera) === 'exact'))).toEqual([...withExact].toSorted());
  });

  it('gives steps of 1,000 if a program is reported to get those', () => {
    const wrong = canon
      .filter(({ slug }) => withSteps.has(slug))
      .filter((camera) => {
        const answer = told(camera);
        return answer !== 'steps' && answer !== 'expected';
      });
    expect(slugs(wrong)).toEqual([]);
    expect(withSteps.size).toBeGreaterThan(5);
  });

  it.each(CABLE_ROWS.filter(({ brands }) => brands.includes('canon')))(
    'is in the lists, and in one row only: $told, $basis',
    ({ told: answer, bodies }) => {
      const lost = bodies.filter((name) => {
        const slug = `canon-eos-${name.toLowerCase().replaceAll(' ', '-')}`;
        const found = canon.find((camera) => camera.slug === slug || camera.exif.includes(`Canon EOS ${name}`));
        return !found || told(found) !== answer;
      });
      expect(lost).toEqual([]);
    },
  );
});

it('a Fujifilm body gives a count if a program is reported to get one', () => {
  const reported = slugsIn(routes['fujifilm-gphoto2'].works);
  const wrong = fujifilm
    .filter(({ slug }) => reported.includes(slug))
    .filter((camera) => toldByCable('fujifilm', camera) !== 'fujifilm');
  expect(slugs(wrong)).toEqual([]);
  expect(toldByCable('nikon', { slug: 'nikon-d850', exif: ['NIKON D850'] })).toBeUndefined();
});
