import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { hostOf } from '../../scripts/citations';
import { brandService } from '../../src/cameras/brandService';
import { brands, fullModelName } from '../../src/cameras/catalogue';
import type nikon from '../../src/cameras/buying/nikon';
import { buyingFacts, type BuyingTexts, type CameraBuyingFacts } from '../../src/cameras/buyingFacts';
import { type BuyingSource, buyingSources } from '../../src/cameras/buyingSources';
import { type Way, waysToCount, waysOf } from '../../src/cameras/waysToCount';
import { sources } from '../../src/cameras/sources';
import { allModelsOf, describedModels, modelOf } from '../support/catalogue';
import { sharedFile } from '../support/shared';
import { reasonAgainst } from './bannedHosts';

const facts = Object.entries(buyingFacts as Readonly<Record<string, CameraBuyingFacts>>);
const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const PRINTED = sharedFile('data/buying.json');

interface GradedFact {
  readonly source: readonly string[];
  readonly sure: string;
}

type Graded = Readonly<Record<'advisories' | 'faults', readonly GradedFact[]>> & {
  readonly shutterModes?: { readonly sure: string };
};

interface Printed {
  readonly models: Readonly<Record<string, Graded>>;
  readonly sources: Readonly<Record<string, { readonly url: string }>>;
}

/** Collected as a maker's notice, but it is not one: an owner was called about a single grip. */
const NO_NOTICE = 'https://lightingmods.blogspot.com/2014/06/diy-spring-your-batteries-on-olympus.html';

/** One author's sites, which count as one source. */
const THOM_HOGAN = ['dslrbodies.com', 'zsystemuser.com', 'sansmirror.com'];

/** A site in several languages counts once, together with its forum. Blogs on one platform count separately. */
function siteOf(url: string): string {
  const host = hostOf(url).replace(/^(?:[a-z]{2}|forums?|community|m)\./, '');
  return THOM_HOGAN.includes(host) ? THOM_HOGAN[0]! : host;
}

const entriesOf = ({ advisories, faults, repairs, counts }: CameraBuyingFacts) =>
  [advisories, faults, repairs, counts].flatMap((named) => Object.entries(named ?? {}));

describe('the buying facts', () => {
  it('belong to listed cameras', () => {
    for (const [slug] of facts) expect(modelOf(slug).slug, slug).toBe(slug);
  });

  it('have a source for every entry, and an entry for every source', () => {
    const cited = [
      ...facts.flatMap(([, camera]) => [
        ...entriesOf(camera).map(([, entry]) => entry),
        ...(camera.modes ? [camera.modes] : []),
      ]),
      ...Object.values(brandService).flatMap((brand) => Object.values(brand)),
    ].map((entry) => entry.sources as readonly string[]);
    for (const ids of cited) {
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect(id in buyingSources || id in sources, id).toBe(true);
    }
    expect(Object.keys(buyingSources).toSorted()).toEqual(
      [...new Set(cited.flat())].filter((id) => id in buyingSources).toSorted(),
    );
  });

  it('have sources with a name, an address, a known kind of author, and a date that exists', () => {
    const kinds: Record<BuyingSource['kind'], true> = {
      maker: true,
      owner: true,
      technician: true,
      press: true,
      'service-record': true,
    };
    for (const [id, { name, url, language: _, kind, date, ...rest }] of Object.entries<BuyingSource>(buyingSources)) {
      expect(name, id).toMatch(/\S/);
      expect([id, URL.canParse(url), Object.hasOwn(kinds, kind)]).toEqual([id, true, true]);
      if (date !== undefined) expect(date, id).toMatch(DATE);
      expect(rest, id).toEqual({});
    }
  });

  it('have names that can be part of a key, dates that exist, and prices with a currency', () => {
    for (const [slug, camera] of facts) {
      for (const [name] of entriesOf(camera)) expect(name, slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const { date, until, made, further } of Object.values(camera.advisories ?? {}))
        for (const day of [date, until, ...(made ?? []), ...(further ?? [])]) if (day) expect(day, slug).toMatch(DATE);
      for (const { price, priceFrom, currency, date } of Object.values(camera.repairs ?? {})) {
        expect([slug, currency !== undefined]).toEqual([slug, (price ?? priceFrom) !== undefined]);
        if (date) expect(date, slug).toMatch(DATE);
      }
    }
  });

  it('call a fault known only if the maker or two sites report it', () => {
    const urls: Readonly<Record<string, { readonly url: string }>> = { ...sources, ...buyingSources };
    const single = facts.flatMap(([slug, { faults = {} }]) =>
      Object.entries(faults)
        .filter(([, { basis, sources: ids }]) => {
          const sites = new Set(ids.map((id) => siteOf(urls[id]!.url)));
          return basis !== 'maker-quoted' && sites.size < 2;
        })
        .map(([name]) => `${slug}: ${name}`),
    );
    expect(single).toEqual([]);
  });

  it.each([
    ['https://ru.ifixit.com/Answers/1', 'https://de.ifixit.com/User/2'],
    ['https://www.macfilos.com/a', 'http://macfilos.com/b'],
    ['https://dslrbodies.com/d500', 'https://zsystemuser.com/z8'],
  ])('treat %s and %s as one site', (one, other) => {
    expect(siteOf(one)).toBe(siteOf(other));
  });

  it('name as usual only a shutter mode that the camera offers', () => {
    for (const [slug, { modes }] of facts) if (modes?.usual) expect(modes.offered, slug).toContain(modes.usual);
  });

  it('have one sentence per entry in each language, under its name', () => {
    type D750 = BuyingTexts<typeof nikon>['nikon-d750'];
    expectTypeOf<keyof D750['advisories']>().toEqualTypeOf<
      'flare' | 'shutter-first' | 'shutter-second' | 'shutter-third'
    >();
    expectTypeOf<D750['faults']['first-frame']>().toEqualTypeOf<string>();
  });

  it('have all collected advisories graded better than low, and no facts graded low', PRINTED.needed, () => {
    const { models: graded, sources: named }: Printed = JSON.parse(readFileSync(PRINTED.path, 'utf8'));
    const urls: Readonly<Record<string, { readonly url: string }>> = { ...sources, ...buyingSources };
    const bySlug = new Map(facts);
    for (const { slug } of describedModels) {
      const collected = graded[slug];
      if (!collected) continue;
      for (const subject of ['advisories', 'faults'] as const) {
        // Compares facts by the address of their first source, because the rest of a fact may have changed since the
        // collection. The catalogue may have facts that were found later. It lacks facts whose only page may not be
        // cited.
        const found = Object.values(bySlug.get(slug)?.[subject] ?? {}).map(({ sources: ids }) => urls[ids[0]!]!.url);
        const addressOf = ({ source: [id] }: GradedFact) => (urls[id!] ?? named[id!]!).url;
        const isLow = ({ sure }: GradedFact) => sure === 'low';
        const citable = collected[subject].filter((fact) => reasonAgainst(addressOf(fact)) === undefined);
        const kept = citable.filter((fact) => !isLow(fact)).map(addressOf);
        const low = citable.filter(isLow).map(addressOf);
        const times = (url: string, all: readonly string[]) => all.filter((each) => each === url).length;
        // The catalogue has only faults that more than one owner reported.
        const lacking =
          subject === 'faults' ? [] : kept.filter((url) => url !== NO_NOTICE && times(url, found) < times(url, kept));
        const tooMany = low.filter((url) => times(url, found) > times(url, kept));
        expect([slug, subject, lacking, tooMany]).toEqual([slug, subject, [], []]);
      }
      if (collected.shutterModes?.sure === 'low') expect(bySlug.get(slug)?.modes, slug).toBeUndefined();
    }
  });
});

describe('the other ways to get a count', () => {
  const all = Object.entries<Way>(waysToCount);
  const reports = all.flatMap(([id, { works, fails }]) => [...works, ...fails].map((report) => [id, report] as const));

  it('name cameras of the lists, or strings of bodies that no list shows', () => {
    const listed = brands.flatMap(({ id }) => allModelsOf(id).map(({ slug }) => slug));
    for (const [id, { cameras = [], exif = [], families = [], url }] of reports) {
      expect([id, cameras.length + exif.length + families.length > 0, URL.canParse(url)]).toEqual([id, true, true]);
      for (const slug of cameras) expect(listed, id).toContain(slug);
      for (const beginning of families)
        expect(
          listed.some((slug) => slug.startsWith(beginning)),
          beginning,
        ).toBe(true);
    }
  });

  it('never both work and fail on one body', () => {
    for (const [id, { works, fails }] of all) {
      const failing = fails.flatMap(({ cameras = [] }) => cameras);
      for (const { cameras = [] } of works) for (const slug of cameras) expect(failing, id).not.toContain(slug);
    }
  });

  it('are found by the body, with working ones first', () => {
    const found = (slug: string) => waysOf(modelOf(slug)).map(({ id, works }) => [id, works]);
    expect(found('canon-eos-5d-mark-iv')).toEqual([
      ['canon-openshuttercounter', true],
      ['canon-gphoto2', false],
      ['canon-freeshuttercounter', false],
    ]);
    expect(found('olympus-pen-f')).toEqual([['olympus-service-page', true]]);
    expect(found('nikon-d850')).toEqual([]);
    expect(waysOf({ exif: ['NX1'] }).map(({ id }) => id)).toEqual(['samsung-info-card']);
  });
});

it('the list of bodies with known faults names each of them, with a reason', () => {
  const list = readFileSync('docs/known-faults.md', 'utf8');
  const listed = [...list.matchAll(/^- ([^:\n]+): \S/gm)].map(([, name]) => name!);
  const known = facts
    .filter(([, { advisories = {}, faults = {} }]) => Object.keys({ ...advisories, ...faults }).length > 0)
    .map(([slug]) => fullModelName(modelOf(slug), 'en'));
  expect(listed.toSorted()).toEqual(known.toSorted());
});
