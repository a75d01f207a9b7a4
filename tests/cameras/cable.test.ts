/** The USB page's table agrees with the reported routes to each body's count. */
import { describe, expect, it } from 'vitest';
import { CABLE_ROWS, cableRowOf, namesBody } from '../../src/cameras/cable';
import { type Camera } from '../../src/cameras/cameraRow';
import { type OwnerReport, type Way, waysToCount } from '../../src/cameras/waysToCount';
import { READ_BY_OWNERS } from '../../src/usb/lumixUsage';
import { allModelsOf, listedCameras } from '../support/catalogue';

const canon = allModelsOf('canon');
const fujifilm = allModelsOf('fujifilm');
const lumix = listedCameras.filter(({ brand }) => brand === 'panasonic');

/** The programs that request the same property as the USB page. */
const SAME_PROPERTY = ['canon-gphoto2', 'canon-freeshuttercounter'];

const ofCanon = Object.entries<Way>(waysToCount).filter(
  ([, { brand, kind }]) => brand === 'canon' && kind === 'program',
);
const slugsIn = (reports: readonly OwnerReport[]) => reports.flatMap(({ cameras = [] }) => cameras);
const withExact = new Set(
  ofCanon.filter(([id]) => SAME_PROPERTY.includes(id)).flatMap(([, { works }]) => slugsIn(works)),
);
const withSteps = new Set(
  ofCanon.flatMap(([, { works, precision }]) =>
    slugsIn(works.filter((report) => (report.precision ?? precision) === 'thousands')),
  ),
);

const gives = (camera: Camera) => cableRowOf('canon', camera)?.gives;
const slugs = (cameras: readonly Camera[]) => cameras.map(({ slug }) => slug).toSorted();

describe('a Canon body', () => {
  it('gives the exact count only if programs that ask for the same property are reported to get it', () => {
    expect(slugs(canon.filter((camera) => gives(camera) === 'exact'))).toEqual([...withExact].toSorted());
  });

  it('gives steps of 1,000 if a program is reported to get those', () => {
    const wrong = canon.filter(({ slug }) => withSteps.has(slug)).filter((camera) => gives(camera) !== 'steps');
    expect(slugs(wrong)).toEqual([]);
    expect(withSteps.size).toBeGreaterThan(0);
  });
});

it('a Fujifilm body gives a count if a program is reported to get one', () => {
  const reported = slugsIn(waysToCount['fujifilm-gphoto2'].works);
  const wrong = fujifilm
    .filter(({ slug }) => reported.includes(slug))
    .filter((camera) => cableRowOf('fujifilm', camera)?.gives !== 'fujifilm');
  expect(slugs(wrong)).toEqual([]);
  expect(cableRowOf('nikon', { slug: 'nikon-d850', exif: ['NIKON D850'] })).toBeUndefined();
});

it.each(CABLE_ROWS)('$brands, $gives, $basis: each body is in the lists, and in one row only', (row) => {
  const lost = row.bodies.filter((name) => {
    const found = listedCameras.filter(
      (camera) => row.brands.includes(camera.brand) && namesBody(name, camera.brand, camera),
    );
    return found.length !== 1 || cableRowOf(found[0]!.brand, found[0]!) !== row;
  });
  expect(lost).toEqual([]);
});

it('the Lumix whose counts owners have read are those of the reader', () => {
  const row = CABLE_ROWS.find(({ gives: answer, basis }) => answer === 'curtain' && basis === 'owners');
  expect(row!.bodies.toSorted()).toEqual(Object.keys(READ_BY_OWNERS).toSorted());
});

it('a Lumix without a curtain, or without a report, gets no claim of a curtain count', () => {
  const silent = lumix.filter(({ slug }) => ['panasonic-s9', 'panasonic-l10', 'panasonic-gh4'].includes(slug));
  expect(silent.map((camera) => cableRowOf('panasonic', camera))).toEqual([undefined, undefined, undefined]);
});
