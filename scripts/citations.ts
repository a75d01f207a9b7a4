/** Lists, in English, which facts in the catalogue and which numbers in the articles cite each source of the site. */
import { rowsOf } from '../src/cameras/allRows';
import { CABLE_ROWS } from '../src/cameras/cable';
import { brandService, type ServiceFact } from '../src/cameras/brandService';
import { type BrandId, brandName, brands, findBrand, fullModelName } from '../src/cameras/catalogue';
import type { Camera } from '../src/cameras/cameraRow';
import { photoCodeOf } from '../src/cameras/cameraTable';
import { buyingFacts, type CameraBuyingFacts, type Repair } from '../src/cameras/buyingFacts';
import { type BuyingSourceId, buyingSources } from '../src/cameras/buyingSources';
import { type Citation, type SourceId, sources } from '../src/cameras/sources';
import { type OwnerReport, type Way, waysToCount } from '../src/cameras/waysToCount';
import { localeCodes } from '../src/config/locales';
import { loadContent } from '../src/content/content';
import { facts } from '../src/content/figuresInProse';
import brandTexts from '../src/i18n/en/brandGuide.json';

type AnySourceId = SourceId | BuyingSourceId;

/** A place in the site's data that cites sources. `sources` keeps the order in which the place cites them. */
export interface CitingPlace {
  /** the facts that the sources support: 'rated life 500,000 (attributed)' */
  readonly claim: string;
  /** the camera; given only if many cameras have the same claim */
  readonly camera?: string;
  readonly sources: readonly AnySourceId[];
}

export interface CitedPage extends Citation {
  readonly names: readonly string[];
  readonly isByMaker: boolean;
  readonly claims: readonly string[];
}

type Words = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const isNamed = (id: AnySourceId): id is SourceId => id in sources;
const recordOf = (id: AnySourceId) => (isNamed(id) ? sources[id] : buyingSources[id]);

/** True if the source is a document of the camera's maker. */
export const isByMaker = (id: AnySourceId): boolean =>
  isNamed(id) ? sources[id].byMaker === true : buyingSources[id].kind === 'maker';

/** { price: [500, 650], currency: 'USD' } → 'price 500–650, currency USD' */
const detailsOf = (entry: Pick<CitingPlace, 'sources'>) =>
  Object.entries(entry)
    .filter(([key]) => key !== 'sources')
    .map(
      ([key, value]) => `${key} ${Array.isArray(value) ? value.join('–') : JSON.stringify(value).replaceAll('"', '')}`,
    )
    .join(', ');

/** 'claim: words (details)', or 'claim: details' without words */
const claimOf = (claim: string, words: string | undefined, details: string) =>
  `${claim}: ${words ? `${words} (${details})` : details}`;

function rowPlaces(): readonly CitingPlace[] {
  return Object.entries(rowsOf).flatMap(([maker, rows]) =>
    rows.flatMap((row) => {
      const camera = isListed(row) ? fullModelName({ ...row, brand: maker as BrandId }, 'en') : row.exif[0]!;
      const { basis, actuations, givenFor, sources: ofLife } = row.life;
      const about = givenFor ? `${basis}, given for ${givenFor.join(', ')}` : basis;
      return [
        { camera, claim: `rated life ${actuations?.toLocaleString('en')} (${about})`, sources: ofLife },
        ...(isListed(row)
          ? [
              {
                camera,
                claim: `count in files: ${photoCodeOf(row.count.inPhotos)}, ${row.count.howTo}`,
                sources: row.count.sources,
              },
            ]
          : []),
      ];
    }),
  );
}

const isListed = (row: object): row is Camera => 'slug' in row;

async function buyingPlaces(): Promise<readonly CitingPlace[]> {
  const ofMakers = await Promise.all(brands.map(({ id }) => loadContent('en', `models/${id}`)));
  const texts: Readonly<Record<string, Words>> = Object.assign({}, ...ofMakers.map(({ buying }) => buying));
  return Object.entries(buyingFacts).flatMap(([slug, camera]) => cameraPlaces(slug, camera!, texts[slug]));
}

function cameraPlaces(slug: string, { modes, ...named }: CameraBuyingFacts, texts: Words = {}): readonly CitingPlace[] {
  return [
    ...Object.entries(named).flatMap(([subject, entries]) =>
      Object.entries(entries).map(([name, entry]) => ({
        claim: claimOf(`${slug}, ${subject}`, texts[subject]?.[name], detailsOf(entry)),
        sources: entry.sources,
      })),
    ),
    ...(modes
      ? [{ claim: claimOf(`${slug}, shutter modes`, undefined, detailsOf(modes)), sources: modes.sources }]
      : []),
  ];
}

/** The text about a maker's service, by its name in `cameras/brandService.ts`. */
const serviceText = (brand: string, name: string) =>
  (brandTexts as Readonly<Record<string, unknown>>)[`brands.${brand}.service.${name}`] as string | undefined;

function servicePlaces(): readonly CitingPlace[] {
  return Object.entries(brandService).flatMap(([id, entries]) => {
    const brand = findBrand(id);
    return Object.entries<ServiceFact>(entries).map(([name, fact]) => ({
      claim: claimOf(brand ? brandName(brand, 'en') : 'all makers', serviceText(id, name), detailsOf(fact)),
      sources: fact.sources,
    }));
  });
}

const figurePlaces = (): readonly CitingPlace[] =>
  facts.flatMap(({ about, figures, origin }) =>
    origin in sources ? [{ claim: `articles: ${about} (${figures.join(', ')})`, sources: [origin as SourceId] }] : [],
  );

const cablePlaces = (): readonly CitingPlace[] =>
  CABLE_ROWS.flatMap(({ gives, brands: makers, bodies, source }) =>
    source ? [{ claim: `over USB, ${makers.join(', ')} ${bodies.join(', ')}: ${gives}`, sources: [source] }] : [],
  );

/** Every place that cites sources by their ids. */
export async function citingPlaces(): Promise<readonly CitingPlace[]> {
  return [...rowPlaces(), ...(await buyingPlaces()), ...servicePlaces(), ...figurePlaces(), ...cablePlaces()];
}

/** Every owner's report of a way to a count, with the claim that it supports. A report cites one page. */
function reportClaims(): readonly (readonly [report: OwnerReport, claim: string])[] {
  return Object.entries<Way>(waysToCount).flatMap(([id, { kind, program, works, fails }]) => {
    const way = `way ${id} (${program ?? kind})`;
    return [
      ...works.map((report) => [report, `${way} ${report.isExpected ? 'is expected to work' : 'works'} on`] as const),
      ...fails.map((report) => [report, `${way} fails on`] as const),
    ].map(([report, claim]) => [report, `${claim} ${bodiesOf(report)}`] as const);
  });
}

/** A price, a service or a marketplace's rule, as the site words it. */
export interface MarketRow {
  /** the market: a language, or 'all' */
  readonly market: string;
  readonly about: string;
  readonly says: string;
  /** date of the price, or of the page */
  readonly date: string | undefined;
  readonly pages: readonly Citation[];
}

/** Every price, service and rule, with its date and pages. */
export async function marketRows(): Promise<readonly MarketRow[]> {
  return [...(await ownMarkets()), ...pricedRepairs(), ...servicesOfMakers()];
}

async function ownMarkets(): Promise<readonly MarketRow[]> {
  const perLocale = localeCodes.map(async (locale) => {
    const { places, dealers, workshops, service } = await loadContent(locale, 'market');
    const rules = places.map(({ name, note, rules: pages }) => ({ name, text: note, pages }));
    return [...rules, ...dealers, ...workshops, ...Object.values(service).flat()]
      .filter(({ pages }) => pages.length > 0)
      .map(({ name, text = '', pages }) => ({
        market: locale,
        about: name,
        says: text,
        date: pages.flatMap(({ date }) => date ?? [])[0],
        pages,
      }));
  });
  return (await Promise.all(perLocale)).flat();
}

const pricedRepairs = (): readonly MarketRow[] =>
  Object.entries(buyingFacts).flatMap(([slug, camera]) =>
    Object.values<Repair>(camera!.repairs ?? {}).map(({ date, sources: ids, ...repair }) => ({
      market: 'all',
      about: slug,
      says: detailsOf({ sources: ids, ...repair }),
      date,
      pages: ids.map(recordOf),
    })),
  );

function servicesOfMakers(): readonly MarketRow[] {
  return Object.entries(brandService).flatMap(([id, entries]) =>
    Object.entries<ServiceFact>(entries).map(([name, { date, sources: ids, ...fact }]) => ({
      market: 'all',
      about: id,
      says: claimOf(name, serviceText(id, name), detailsOf({ sources: ids, ...fact })),
      date,
      pages: ids.map(recordOf),
    })),
  );
}

const bodiesOf = ({ cameras = [], exif = [], families = [], firmware }: OwnerReport) =>
  [...cameras, ...exif, ...families.map((family) => `${family}*`)].join(', ') +
  (firmware ? `, firmware ${firmware}` : '');

/** Every page that the site cites, by host and address. */
export async function citedPages(): Promise<readonly CitedPage[]> {
  const pages = new Map<string, { page: Citation; ids: Set<AnySourceId>; claims: Map<string, string[]> }>();
  const pageOf = (page: Citation) => {
    const found = pages.get(page.url) ?? { page, ids: new Set(), claims: new Map() };
    pages.set(page.url, found);
    return found;
  };
  for (const { claim, camera, sources: ids } of await citingPlaces()) {
    for (const id of ids) {
      const found = pageOf(recordOf(id));
      found.ids.add(id);
      found.claims.set(claim, [...(found.claims.get(claim) ?? []), ...(camera ? [camera] : [])]);
    }
  }
  for (const [page, claim] of reportClaims()) pageOf(page).claims.set(claim, []);
  for (const { market, about, says, pages: cited } of await ownMarkets()) {
    for (const page of cited) pageOf(page).claims.set(claimOf(`market ${market}, ${about}`, undefined, says), []);
  }

  const hostFirst = ({ url }: Citation) => `${hostOf(url)} ${url}`;
  return [...pages.values()]
    .map(({ page: { url, language }, ids, claims }) => ({
      url,
      ...(language && { language }),
      names: [...new Set([...ids].map((id) => recordOf(id).name))],
      isByMaker: [...ids].some(isByMaker),
      claims: [...claims].map(([claim, cameras]) => (cameras.length > 0 ? `${claim}: ${cameras.join(', ')}` : claim)),
    }))
    .toSorted((a, b) => hostFirst(a).localeCompare(hostFirst(b), 'en'));
}

/** 'https://www.dpreview.com./videos' → 'dpreview.com' */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\.|\.$/g, '');
