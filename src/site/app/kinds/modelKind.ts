import { listedSlugs, slugAliases } from 'virtual:page-slugs';
import type { ShortVerdict } from '../../../cameras/answer';
import { loadCameras } from '../../../cameras/cameras';
import { type Brand, brandName, brands, fullModelName, type Model } from '../../../cameras/catalogue';
import { isBorrowed, statedBasis } from '../../../cameras/statedBasis';
import type { Locale } from '../../../config/locales';
import { formatList, formatNumber, joinSentences, proseNumber } from '../../../i18n/format';
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
  // The page's head says how to find the camera's count (see `describe`), which requires these.
  needs: ({ brand }) => ['src/cameras/answer.ts', 'src/judge/rowCounter.ts', tableOf(brand.id)],
  describe: async (about, locale, t) => {
    const camera = (await loadCameras(about.brand.id)).find(({ slug }) => slug === about.slug)!;
    const name = fullModelName(camera, locale);
    // Imported here, because only cameras' pages need these modules' data about finding a count.
    const [answers, { counterOf, priceCounts }, { includesOf }] = await Promise.all([
      import('../../../cameras/answer'),
      import('../../../judge/rowCounter'),
      import('../../../judge/alsoCounted'),
    ]);
    const brand = brandName(about.brand, locale);
    const verdict = answers.verdictOf(camera);
    const exactCountOf = (): ExactCount => {
      if (counterOf(camera).countsTwice) return 'exactTwice';
      if (camera.life.basis === 'no-shutter') return 'exactPictures';
      return includesOf(camera) === 'pentax-exif' ? 'exactNoLiveView' : 'exact';
    };
    return {
      title: t('model.title', { model: name, brand }),
      description: joinSentences(
        promiseOf(verdict, camera, name, priceCounts(camera)?.low, exactCountOf(), t, locale),
        locale,
      ),
      name,
      above: { label: brand, href: `/${about.brand.id}` },
      picture: { path: sharingPicture(verdict, locale), words: t(`verdict.${verdict}`) },
      isUnlisted: !answers.isListedBySearch(camera),
    };
  },
};

/** What an exact count includes, as the keys of the descriptions name it. */
type ExactCount = 'exact' | 'exactPictures' | 'exactTwice' | 'exactNoLiveView';

/**
 * The description of a camera's page. The first sentence says whether a photo gives the count, or how else to find it.
 * For some cameras, a second sentence says below which number of shots a count is low, or how to read the count.
 */
function promiseOf(
  verdict: ShortVerdict,
  camera: Model,
  model: string,
  low: number | undefined,
  exactCount: ExactCount,
  t: Translator['t'],
  locale: Locale,
): readonly string[] {
  const { life, count } = camera;
  const { inPhotos, wrapsAt } = count;
  const figures = low !== undefined &&
    life.actuations !== undefined && {
      life: proseNumber(life.actuations, locale),
      low: proseNumber(low, locale),
      others: formatList(life.givenFor ?? [], locale),
    };
  const basis = statedBasis(camera);
  const more = figures
    ? t(`model.description.${isBorrowed(basis) ? basis : 'rated'}`, figures)
    : t('model.description.read');
  switch (verdict) {
    case 'exact':
    case 'exact-reported': {
      if (exactCount === 'exactTwice') return [t('model.description.exactTwice', { model }), more];
      const reported = verdict === 'exact' ? '' : '-reported';
      return [t(`model.description.${exactCount}${reported}`, { model }), more];
    }
    case 'limits':
    case 'limits-reported':
      if (wrapsAt) {
        const reported = verdict === 'limits' ? '' : '-reported';
        return [t(`model.description.wraps${reported}`, { model, end: formatNumber(wrapsAt, locale) })];
      }
      return [t(`model.description.${inPhotos.limits === 'doubtful' ? 'doubtful' : verdict}`, { model }), more];
    case 'usb':
    case 'usb-steps':
    case 'usb-program':
    case 'screen':
      return [t(`model.description.${verdict}`, { model }), ...(figures ? [more] : [])];
    case 'screen-untried':
    case 'usb-untried':
    case 'add-on':
    case 'unconfirmed':
    case 'not-known':
    case 'none':
      return [t(`model.description.${verdict}`, { model })];
  }
}
