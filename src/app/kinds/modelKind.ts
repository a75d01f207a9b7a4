import { listedSlugs, slugAliases } from 'virtual:page-slugs';
import type { ShortVerdict } from '../../catalogue/answerKind';
import { loadCameras } from '../../catalogue/cameras';
import { type Brand, brandName, brands, fullModelName, type Model } from '../../catalogue/catalogue';
import type { Translator } from '../../i18n/translator';
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
  // Its head says what the camera's answer is.
  needs: ({ brand }) => ['src/catalogue/answerKind.ts', 'src/pages/model/visibleBands.ts', tableOf(brand.id)],
  describe: async (about, locale, t) => {
    const camera = (await loadCameras(about.brand.id)).find(({ slug }) => slug === about.slug)!;
    const name = fullModelName(camera, locale);
    // With the table of ways: only cameras' pages load it.
    const [answers, { countsTwice, visibleBands }] = await Promise.all([
      import('../../catalogue/answerKind'),
      import('../../pages/model/visibleBands'),
    ]);
    const brand = brandName(about.brand, locale);
    const verdict = answers.verdictOf(camera);
    return {
      title: t('model.title', { model: name, brand }),
      description: promiseOf(
        verdict,
        camera,
        {
          isCompared: visibleBands(camera).length > 0,
          isSaidByOwners: answers.isSaidByOwners(camera),
          isTwice: countsTwice(camera),
        },
        name,
        t,
      ),
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
 * What a camera's page promises: one that names another way says so where nobody knows about photos, and one that
 * compares the count with nothing doesn't call it high.
 */
function promiseOf(
  verdict: ShortVerdict,
  camera: Model,
  { isCompared, isSaidByOwners, isTwice }: Record<'isCompared' | 'isSaidByOwners' | 'isTwice', boolean>,
  name: string,
  t: Translator['t'],
): string {
  const hasShutter = camera.life.basis !== 'no-shutter';
  const isOpen = camera.count.access === 'not-known';
  switch (verdict) {
    case 'screen':
    case 'screen-untried':
    case 'usb-steps':
    case 'usb-untried':
    case 'usb-program':
      return isOpen
        ? t(`model.description.photosNotKnown.${verdict}`, { model: name })
        : t(`model.description.${verdict}`, { model: name });
    case 'usb':
      return t(
        isOpen ? 'model.description.photosNotKnown.usb' : `model.description.${isSaidByOwners ? 'usb-owners' : 'usb'}`,
        { model: name },
      );
    case 'exact':
    case 'exact-reported':
      if (isTwice) return t('model.description.exactTwice', { model: name });
      return t(`model.description.${isCompared ? verdict : (hasShutter ? ALONE : PICTURES)[verdict]}`, { model: name });
    case 'limits':
      return t(`model.description.${camera.count.access === 'doubtful-in-file' ? 'doubtful' : verdict}`, {
        model: name,
      });
    case 'limits-reported':
    case 'unconfirmed':
    case 'not-known':
    case 'add-on':
    case 'service':
    case 'none':
      return t(`model.description.${verdict}`, { model: name });
  }
}
