import { describe } from 'vitest';
import { easiestAnswer } from '../../src/cameras/answer';
import { modelOfEachKind, listedModels } from '../support/catalogue';
import { nikonPhoto, onDisk, pick, plate, preloaded, texts, tool } from './checkerVisit';
import { expect, test } from './site';
import { hydrated } from './walk';
import { variants } from '../support/variants';

/** CSS px of a phone model that was common for years */
const PHONE = { width: 375, height: 812 };

const PREFIXES = ['', '/ja', '/de'];

/** a sample of cameras, the same in every run */
const drawn = listedModels.filter((_, index) => index % 47 === 3);

describe('on a phone, a camera’s page', () => {
  variants(test, [
    ['of each kind', modelOfEachKind],
    ['of some more', drawn],
  ])('shows the verdict and the first thing to do on its first screen: %s', async ([, models], { page }) => {
    await page.setViewportSize(PHONE);
    const below: string[] = [];
    for (const [index, model] of models.entries()) {
      const address = `${PREFIXES[index % PREFIXES.length]!}/${model.brand}/${model.slug}`;
      // The first screen must be complete before the scripts run.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const first = page
        .locator(easiestAnswer(model).way === 'photo' ? '[data-tool] label' : '[data-first-way] a')
        .first();
      const boxes = [await page.locator('[data-verdict]').boundingBox(), await first.boundingBox()];
      if (!boxes.every((box) => box && box.y + box.height <= PHONE.height)) below.push(address);
    }
    expect(below).toEqual([]);
  });
});

describe('a photo that is given on a camera’s page', () => {
  test('is read there, and is called another camera’s only if it is one', async ({ page }) => {
    await page.goto('/nikon/nikon-d750');
    await hydrated(page);
    await preloaded(page);
    await pick(page, onDisk(nikonPhoto));
    await plate(page).waitFor();
    await tool(page).getByText('45,213').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/nikon/nikon-d750');
    const said = texts.en['model.otherCamera'].replace('{{other}}', 'NIKON D850').replace('{{model}}', 'Nikon D750');
    await page.getByText(said).waitFor();
    await page.getByRole('link', { name: texts.en['modelCard.page'] }).click();
    await page.getByRole('heading', { level: 1, name: /D850/ }).waitFor();
    await plate(page).waitFor();
    expect(await page.locator('[data-other-camera]').count()).toBe(0);
  });
});
