import { describe, expect, it } from 'vitest';
import { findRoute, isKnownPath, kinds, routes } from '../../../src/site/app/routes';
import { articlePosts } from '../../../src/content/postTable';
import { listedModels } from '../../support/catalogue';

const paths = routes.map(({ path }) => path);
const ofKind = (kind: string) => routes.filter((route) => route.kind === kind).map(({ path }) => path);

describe('the routes', () => {
  it('have each path only once', () => {
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('have a route for every canonical path', () => {
    for (const { canonical } of routes) expect(findRoute(canonical).path).toBe(canonical);
  });

  it('have one home, one blog, a list for each brand and a page for each slug of a model', () => {
    expect(ofKind('home')).toEqual(['/']);
    expect(ofKind('blog')).toEqual(['/blog']);
    expect(ofKind('allModels')).toEqual(ofKind('brand').map((path) => `${path}/all-models`));
    const slugs = listedModels.flatMap(({ brand, slug, aliases = [] }) =>
      [slug, ...aliases].map((one) => `/${brand}/${one}`),
    );
    expect(ofKind('model').toSorted()).toEqual(slugs.toSorted());
  });

  it('have the ten brands', () => {
    expect(ofKind('brand').toSorted()).toEqual(
      ['canon', 'nikon', 'sony', 'olympus', 'fujifilm', 'pentax', 'ricoh', 'leica', 'kodak', 'minolta']
        .map((brand) => `/${brand}`)
        .toSorted(),
    );
  });

  it('have the specified models', () => {
    const count = (brand: string) => ofKind('model').filter((path) => path.startsWith(`/${brand}/`)).length;
    const least = { canon: 20, nikon: 20, olympus: 15, sony: 18 };
    for (const [brand, pages] of Object.entries(least)) expect(count(brand), brand).toBeGreaterThanOrEqual(pages);
    expect(ofKind('model')).toEqual(
      expect.arrayContaining([
        '/fujifilm/fujifilm-x-t4',
        '/fujifilm/fujifilm-x-pro3',
        '/fujifilm/fujifilm-x-h2',
        '/leica/leica-q2',
        '/ricoh/ricoh-gr3',
        '/pentax/pentax-k-1-mark-ii',
        '/minolta/minolta-dynax-7d',
        '/kodak/kodak-dcs-14n',
      ]),
    );
  });

  it('have the blog and the legal pages', () => {
    expect(ofKind('article')).toEqual(articlePosts.map(({ slug }) => `/blog/${slug}`));
    // The articles that the specification names keep their addresses.
    for (const slug of ['find-shutter-count-on-any-camera', 'shutter-lifespan', 'used-camera-buyers-guide'])
      expect(ofKind('article')).toContain(`/blog/${slug}`);
    expect(ofKind('comingSoon')).toEqual(['/blog/camera-sensor-cleaning-guide']);
    expect(ofKind('legal')).toEqual(['/privacy-policy', '/terms-and-conditions']);
  });

  it('show a Sony under both slugs, with one as the canonical path', () => {
    const short = findRoute('/sony/sony-a7-iii');
    const long = findRoute('/sony/sony-alpha-a7-iii');
    expect(short).toMatchObject({ kind: 'model', canonical: '/sony/sony-alpha-a7-iii' });
    expect(long).toMatchObject({ kind: 'model', canonical: '/sony/sony-alpha-a7-iii' });
    expect(short.kind === 'model' && long.kind === 'model' && short.slug === long.slug).toBe(true);
  });
});

describe('any other path', () => {
  it.each(['/nothing', '/nikon/canon-eos-r5', '/nikon/d850', '/blog/nothing', '/sitemap.xml', '/ja', '/constructor'])(
    'is not found: %s',
    (path) => {
      expect(isKnownPath(path)).toBe(false);
      expect(findRoute(path)).toMatchObject({ kind: 'notFound', path });
    },
  );
});

it('the kinds in each file of src/site/app/kinds/ are in the list of src/site/app/routes.ts', async () => {
  const files = import.meta.glob<Record<string, { readonly kind: string }>>('../../../src/site/app/kinds/*.ts');
  const loaded = await Promise.all(Object.entries(files).map(async ([file, load]) => ({ file, kinds: await load() })));
  const missing = loaded.filter(({ kinds: found }) =>
    Object.values(found).some(({ kind }) => !Object.hasOwn(kinds, kind)),
  );
  expect(missing.map(({ file }) => file)).toEqual([]);
  expect(loaded.length).toBeGreaterThan(10);
});
