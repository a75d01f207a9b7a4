import { listedSlugs, slugAliases } from 'virtual:page-slugs';
import type { ShortVerdict } from '../../../cameras/answer';
import { loadCameras } from '../../../cameras/cameras';
import { type Brand, brandName, brands, fullModelName, type Model } from '../../../cameras/catalogue';
import type { Translator } from '../../../i18n/translator';
import { type PageKind, tableOf } from '../pageKind';
import { sharingPicture } from '../sharingPicture';

export const modelKind: PageKind<'model', { readonly brand: Brand; readonly slug: string }> = {
  kind: 'model',
  pages: brands.flatMap((brand) => {
    const shows = (slug: string, canonical: string) => ({
      brand,
      slug: canonical,
      path: `/${brand.id}/${slug}`,
      canonical: `/${brand.id}/${canonical}`,
    });
    const slugs = listedSlugs[brand.id];
    const aliases = Object.entries(slugAliases).filter(([, slug]) => slugs.includes(slug));
    return [...slugs.map((slug) => shows(slug, slug)), ...aliases.map(([alias, slug]) => shows(alias, slug))];
  }),
  load: () => import('../../pages/ModelPage'),
  texts: ['frame', 'models', 'tool'],
  // The head contains the camera's answer.
  needs: ({ brand }) => ['src/cameras/answer.ts', 'src/judge/rowCounter.ts', tableOf(brand.id)],
  describe: async (about, locale, t) => {
    const camera = (await loadCameras(about.brand.id)).find(({ slug }) => slug === about.slug)!;
    const name = fullModelName(camera, locale);
    // Imports the table of ways, which only cameras' pages load.
    const [answers, { counterOf, visibleBands }] = await Promise.all([
      import('../../../cameras/answer'),
      import('../../../judge/rowCounter'),
    ]);
    const brand = brandName(about.brand, locale);
    const verdict = answers.verdictOf(camera);
    return {
      title: t('model.title', { model: name, brand }),
      description: promiseOf(verdict, camera, name, visibleBands(camera).length > 0, counterOf(camera).countsTwice, t),
      name,
      above: { label: brand, href: `/${about.brand.id}` },
      picture: { path: sharingPicture(verdict, locale), words: t(`verdict.${verdict}`) },
      isUnlisted: !answers.isListedBySearch(camera),
    };
  },
};

const ALONE = { exact: 'exactAlone', 'exact-reported': 'exactAlone-reported' } as const;
const PICTURES = { exact: 'exactPictures', 'exact-reported': 'exactPictures-reported' } as const;

/**
 * The promise of a camera's page. A page with another way says so if the answer for photos is unknown. A page that
 * compares the count with nothing doesn't call it high.
 */
function promiseOf(
  verdict: ShortVerdict,
  { life, count: { access } }: Model,
  model: string,
  isCompared: boolean,
  isTwice: boolean,
  t: Translator['t'],
): string {
  switch (verdict) {
    case 'screen':
    case 'screen-untried':
    case 'usb':
    case 'usb-steps':
    case 'usb-untried':
    case 'usb-program':
    case 'add-on': {
      const photos = t(`model.description.photos.${access === 'not-known' ? 'open' : 'none'}`, { model });
      return t(`model.description.${verdict}`, { photos });
    }
    case 'exact':
    case 'exact-reported': {
      if (isTwice) return t('model.description.exactTwice', { model });
      const alone = life.basis === 'no-shutter' ? PICTURES : ALONE;
      return t(`model.description.${isCompared ? verdict : alone[verdict]}`, { model });
    }
    case 'limits':
      return t(`model.description.${access === 'doubtful-in-file' ? 'doubtful' : verdict}`, { model });
    case 'limits-reported':
    case 'unconfirmed':
    case 'not-known':
    case 'service':
    case 'none':
      return t(`model.description.${verdict}`, { model });
  }
}
