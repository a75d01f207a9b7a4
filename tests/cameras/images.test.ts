import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_IMAGE, shapeOf, imageCandidates, imagePathOf, operatorPictureOf } from '../../src/cameras/images';
import { posts } from '../../src/content/postTable';
import { describedModels } from '../support/catalogue';

describe('candidate paths of a camera picture', () => {
  const usual = ['/images/nikon_z6-ii.jpg', '/images/nikon-z6-ii.jpg', '/images/nikon_z6-ii.webp', '/images/z6-ii.jpg'];

  it('start with the given path', () => {
    expect(imageCandidates('/images/my.png', 'Nikon', 'Z6 II')).toEqual(['/images/my.png', ...usual]);
  });

  it('leave out the placeholder and a missing path', () => {
    expect(imageCandidates(PLACEHOLDER_IMAGE, 'Nikon', 'Z6 II')).toEqual(usual);
    expect(imageCandidates(undefined, 'Nikon', 'Z6 II')).toEqual(usual);
  });
});

it('the operator’s picture of a camera is found by any of its usual names', () => {
  const find = (...pictures: string[]) => operatorPictureOf(pictures, { brand: 'nikon', model: 'Z6 II' });
  expect(find('z6-ii.jpg', 'nikon_z6-ii.webp')).toBe('/images/nikon_z6-ii.webp');
  expect(find('z6-ii.jpg')).toBe('/images/z6-ii.jpg');
  expect(find('nikon_z6.jpg', 'social-card.png')).toBeUndefined();
});

describe('drawings', () => {
  it('take the body from the type', () => {
    expect(shapeOf({ type: 'entry-level-dslr' })).toBe('dslr');
    expect(shapeOf({ type: 'professional-digital-back' })).toBe('digital-back');
    expect(shapeOf({ type: 'mid-range-slt' })).toBe('slt');
  });

  it('exist for every model, so that no page asks for a missing file', () => {
    for (const model of describedModels) expect(existsSync(`public${imagePathOf(model)}`), model.slug).toBe(true);
    expect(existsSync(`public${PLACEHOLDER_IMAGE}`)).toBe(true);
  });

  it.each(posts)('exist as the cover of $slug', ({ cover }) => {
    expect([cover, existsSync(`public${cover}`)]).toEqual([cover, true]);
  });

  const drawings = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  );

  // Not every browser engine passes the page's theme on to an image.
  it.each(drawings)('turn dark by the fragment of their address, not by the system setting: %s', (name) => {
    const drawing = readFileSync(join('public/images', name), 'utf8');
    expect(drawing).toMatch(/^<svg id="dark"/);
    expect(drawing).toContain('svg:target');
    expect(drawing).not.toContain('prefers-color-scheme');
  });
});
