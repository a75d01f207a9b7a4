import { describe, expect, it } from 'vitest';
import { findRoute, isKnownPath, routes } from '../../src/app/routes';

const paths = routes.map(({ path }) => path);
const ofKind = (kind: string) => routes.filter((route) => route.kind === kind).map(({ path }) => path);

describe('the routes', () => {
  it('have each path once', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are canonical but for the nine aliases of Sony', () => {
    const aliases = routes.filter(({ path, canonical }) => path !== canonical);
    expect(aliases).toHaveLength(9);
    expect(aliases.filter(({ path }) => !path.startsWith('/sony/'))).toEqual([]);
  });

  it('are as many of each kind as the specification has, and an article of our own', () => {
    const kinds = new Set(routes.map(({ kind }) => kind));
    expect(Object.fromEntries([...kinds].map((kind) => [kind, ofKind(kind).length]))).toEqual({
      home: 1,
      brand: 10,
      allModels: 10,
      model: 81,
      blog: 1,
      article: 4,
      comingSoon: 1,
      legal: 2,
    });
  });

  it('have the brands of the specification', () => {
    expect(ofKind('brand').toSorted()).toEqual(
      ['canon', 'nikon', 'sony', 'olympus', 'fujifilm', 'pentax', 'ricoh', 'leica', 'kodak', 'minolta']
        .map((brand) => `/${brand}`)
        .toSorted(),
    );
  });

  it('have the models of the specification', () => {
    const count = (brand: string) => ofKind('model').filter((path) => path.startsWith(`/${brand}/`)).length;
    expect([count('canon'), count('nikon'), count('olympus'), count('sony')]).toEqual([20, 20, 15, 18]);
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

  it('have the blog and the legal pages of the specification', () => {
    expect(ofKind('article').toSorted()).toEqual([
      '/blog/canon-shutter-count',
      '/blog/find-shutter-count-on-any-camera',
      '/blog/shutter-lifespan',
      '/blog/used-camera-buyers-guide',
    ]);
    expect(ofKind('comingSoon')).toEqual(['/blog/camera-sensor-cleaning-guide']);
    expect(ofKind('legal')).toEqual(['/privacy-policy', '/terms-and-conditions']);
  });

  it('show a Sony under both slugs and tell search engines one', () => {
    const short = findRoute('/sony/sony-a7-iii');
    const long = findRoute('/sony/sony-alpha-a7-iii');
    expect(short).toMatchObject({ kind: 'model', canonical: '/sony/sony-alpha-a7-iii' });
    expect(long).toMatchObject({ kind: 'model', canonical: '/sony/sony-alpha-a7-iii' });
    expect(short.kind === 'model' && long.kind === 'model' && short.model === long.model).toBe(true);
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
