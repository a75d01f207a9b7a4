import { expect, it } from 'vitest';
import { buyingFacts } from '../../src/cameras/buyingFacts';
import { silentShots } from '../../src/judge/alsoCounted';
import { describedModels, modelOf } from '../support/catalogue';

it('leaves silent shots open only on bodies that have an electronic shutter, as far as their modes are listed', () => {
  const listed = describedModels.filter(
    ({ slug, count }) => buyingFacts[slug]?.modes && count.howTo.startsWith('sony-exif'),
  );
  expect(listed.length).toBeGreaterThan(3);
  for (const { slug } of listed) {
    const model = modelOf(slug);
    if (model.countsElectronic !== undefined) continue;
    const isElectronic = buyingFacts[slug]!.modes!.offered.includes('electronic');
    expect([slug, silentShots(model)]).toEqual([slug, isElectronic ? 'untested' : undefined]);
  }
});
