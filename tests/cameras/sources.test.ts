/** The site's sources can be reached, are cited, and state their language. A maker's own source comes first. */
import { describe, expect, it } from 'vitest';
import { citedPages, citingPlaces, hostOf, isByMaker } from '../../scripts/citations';
import { buyingSources } from '../../src/cameras/buyingSources';
import { type SourceLanguage, sources } from '../../src/cameras/sources';
import { reasonAgainst } from './bannedHosts';

const places = await citingPlaces();
const pages = await citedPages();

/** Hosts whose pages all have the same language. Other hosts are not checked. */
const LANGUAGES: readonly (readonly [hosts: RegExp, language: SourceLanguage])[] = [
  [/\.(?:jp|tokyo)$|(?:^|\.)(?:note|hatenablog|ameblo|fc2|seesaa|cocolog-nifty|exblog)\.(?:com|net)$/, 'ja'],
  [/\.(?:de|at|ch)$/, 'de'],
  [/\.it$/, 'it'],
  [/\.fr$/, 'fr'],
  [/\.es$/, 'es'],
  [/\.cn$/, 'zh'],
];

/** Hosts in other countries whose cited pages are in English. */
const IN_ENGLISH = ['mlarchive.de', 'megalodon.jp'];

describe('the sources', () => {
  it('are on no unreliable host', () => {
    expect(pages.flatMap(({ url }) => reasonAgainst(url) ?? [])).toEqual([]);
  });

  it.each([
    ['https://blog.goo.ne.jp./someone/d/20200323', true],
    ['https://ru.scribd.com/document/1', true],
    ['https://notscribd.com/', false],
  ])('may not be on %s: %s', (url, isBanned) => {
    expect(reasonAgainst(url) !== undefined).toBe(isBanned);
  });

  it('are each cited somewhere, and have different addresses', () => {
    const cited = new Set<string>(places.flatMap((place) => place.sources));
    const known = { ...sources, ...buyingSources };
    expect(Object.keys(known).filter((id) => !cited.has(id))).toEqual([]);
    const urls = Object.values(known).map(({ url }) => url);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });

  it('say their language if it is not English', () => {
    for (const { url, language } of pages) {
      const host = hostOf(url);
      const expected = LANGUAGES.find(([hosts]) => hosts.test(host))?.[1];
      if (expected && !IN_ENGLISH.includes(host)) expect([url, language]).toEqual([url, expected]);
    }
  });

  it('come with the maker’s own documents first', () => {
    const misplaced = places.filter(({ sources: ids }) => {
      const byMaker = ids.map(isByMaker);
      return byMaker.lastIndexOf(true) > byMaker.indexOf(false) && byMaker.includes(false);
    });
    expect(misplaced).toEqual([]);
  });

  it('are listed with each camera, way and figure that cites them', () => {
    const claimsOf = (part: string) => pages.find(({ url }) => url.includes(part))!.claims.join('\n');
    expect(claimsOf('nikonimgsupport')).toMatch(/rated life 200,000 \(maker\): .*Nikon D850/);
    expect(claimsOf('klecker.de')).toContain('way olympus-service-page (buttons) works on olympus-om-d-*');
    expect(claimsOf('teilab.net')).toContain('articles: Canon error numbers (20, 30, 99)');
    expect(claimsOf('moijn.de')).toMatch(/nikon-d810, repairs: .*price 360, currency EUR/);
    expect(pages.every(({ claims }) => claims.length > 0)).toBe(true);
  });
});
