/** Real photos of every grade, dropped on the built page, give what the command-line program gives. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe } from 'vitest';
import { formatNumber } from '../../src/i18n/format';
import { come, pick, plate, texts, tool } from './checkerVisit';
import { expect, test } from './site';

const ROOT = resolve(import.meta.dirname, '../..');
const CORPUS = resolve(process.env.CORPUS_DIR ?? `${ROOT}/../shared/corpus`);

const PHOTOS = [
  'nikon/d800.jpg',
  'nikon/d850-4.head.nef',
  'sony/ilce-7m4.head.arw',
  'sony/ilce-6000-2.jpg',
  'pentax/k-3-2.jpg',
  'canon/eos-r5.hif',
  'canon/eos-6d.jpg',
  'fujifilm/x-t3-1.jpg',
  'olympus/c5050z.head.jpg',
  'apple/iphone-13-pro.heic',
  'edited/nikon-d700-lightroom-xmp-imagenumber.jpg',
  'edited/sony-ilce-6000-makernote-offsets-broken.wrapped.jpg',
  'noexif/noexif-png.png',
].filter((file) => existsSync(`${CORPUS}/${file}`));

if (PHOTOS.length === 0)
  console.warn(`No photos in ${CORPUS}: the page was not compared with the program on real ones.`);

interface Answer {
  readonly make?: string;
  readonly model?: string;
  readonly shutterCount?: number;
  readonly shutterSource?: { readonly grade: 'exact' | 'approximate' | 'estimate' | 'guess' };
  readonly reason?: string;
  readonly error?: string;
}

describe.skipIf(PHOTOS.length === 0)('a real photo', () => {
  test.for(PHOTOS)('%s', async (file, { page }) => {
    const path = `${CORPUS}/${file}`;
    const json = execFileSync(process.execPath, [`${ROOT}/build/shutter-count.js`, '--json', path], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [answer] = JSON.parse(json) as [Answer];
    await come(page);
    await pick(page, path);
    await page.getByRole('button', { name: 'Analyze Another Photo' }).waitFor();

    if (answer.error) {
      expect(await tool(page).getByText(answer.error).isVisible()).toBe(true);
      return;
    }
    const grade = answer.shutterSource?.grade;
    const isCount = grade !== undefined && grade !== 'guess';
    expect(await plate(page).textContent()).toBe(isCount ? formatNumber(answer.shutterCount!, 'en') : 'Unknown');
    const badge = isCount ? texts.en[`grade.${grade}`] : texts.en['grade.unavailable'];
    expect(await tool(page).getByText(badge, { exact: true }).isVisible()).toBe(true);
    if (answer.model) expect(await tool(page).getByText(answer.model, { exact: true }).first().isVisible()).toBe(true);
  });
});
