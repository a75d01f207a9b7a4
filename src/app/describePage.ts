/** Title, description and breadcrumb of each page, in its language. */

import type { AnswerKind } from '../catalogue/answerKind';
import { loadCameras } from '../catalogue/cameras';
import { brandName, fullModelName, type Model } from '../catalogue/catalogue';
import { legalSite, site } from '../config/site';
import { loadCardReport, loadLegal, loadPosts } from '../content/content';
import type { PostSlug } from '../content/postTable';
import type { Locale } from '../config/locales';
import { loadTranslator, type Translator } from '../i18n/translator';
import type { BreadcrumbItem } from '../ui/Breadcrumb';
import type { Route } from './routes';
import { textsOf } from './screens';
import { SITE_PICTURE, sharingPicture } from './sharingPicture';

export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** from home to the page itself */
  readonly breadcrumb: readonly BreadcrumbItem[];
  /** path of what link previews show */
  readonly picture: string;
  /** says what there is on it */
  readonly pictureText: string;
  /** too little is known for search engines to list it */
  readonly isUnlisted: boolean;
}

interface Words {
  readonly title: string;
  readonly description: string;
  /** the page's own name in the breadcrumb */
  readonly name: string;
  /** between home and this page */
  readonly above?: BreadcrumbItem;
  /** of what link previews show, unless it is the site's own, and the words that are on it */
  readonly picture?: { readonly path: string; readonly words: string };
  readonly isUnlisted?: boolean;
}

const SITE_OWN = { path: SITE_PICTURE, words: site.name };

const described = new Map<string, Promise<PageDescription>>();

/** The description of a page. Returns the same promise for the same page, even a rejected one, for React's `use`. */
export function describePage(route: Route, locale: Locale): Promise<PageDescription> {
  const key = `${locale} ${route.path}`;
  const known = described.get(key);
  if (known) return known;
  const promise = describe(route, locale);
  described.set(key, promise);
  return promise;
}

async function describe(route: Route, locale: Locale): Promise<PageDescription> {
  const { t } = await loadTranslator(locale, textsOf[route.kind]);
  const { name, above, picture = SITE_OWN, isUnlisted = false, ...words } = await wordsOf(route, locale, t);
  const current = { label: name, href: route.canonical, isCurrentPage: true };
  const home = { label: t('nav.home'), href: '/' };
  const breadcrumb = route.kind === 'home' ? [current] : above ? [home, above, current] : [home, current];
  const pictureText = t('frame.picture', { words: picture.words });
  return { ...words, picture: picture.path, pictureText, isUnlisted, breadcrumb };
}

async function wordsOf(route: Route, locale: Locale, t: Translator['t']): Promise<Words> {
  switch (route.kind) {
    case 'home':
      return { title: t('home.title'), description: t('home.description'), name: t('nav.home') };
    case 'brand': {
      const brand = brandName(route.brand, locale);
      const photos = route.brand.countInFile === 'no-models' ? 'noPhotos' : 'inPhotos';
      return {
        title: t('brand.title', { brand }),
        description: t(`brand.description.${photos}`, { brand }),
        name: brand,
      };
    }
    case 'allModels': {
      const brand = brandName(route.brand, locale);
      const cameras = await loadCameras(route.brand.id);
      return {
        title: t('allModels.title', { brand }),
        description: t('allModels.description', { brand, count: cameras.length }),
        name: t('breadcrumb.allModels'),
        above: { label: brand, href: `/${route.brand.id}` },
      };
    }
    case 'model': {
      const camera = (await loadCameras(route.brand.id)).find(({ slug }) => slug === route.slug)!;
      const model = fullModelName(camera, locale);
      // With the table of ways: only cameras' pages load it.
      const [answers, { visibleBands }] = await Promise.all([
        import('../catalogue/answerKind'),
        import('../pages/model/visibleBands'),
      ]);
      const isCompared = visibleBands(camera).length > 0;
      const brand = brandName(route.brand, locale);
      const answer = answers.answerKind(camera);
      return {
        title: t('model.title', { model, brand }),
        description: promiseOf(answer, camera, isCompared, model, t),
        name: model,
        above: { label: brand, href: `/${route.brand.id}` },
        picture: { path: sharingPicture(answer, locale), words: t(`verdict.${answer}`) },
        isUnlisted: !answers.isListedBySearch(camera),
      };
    }
    case 'cameras':
      return { title: t('cameras.title'), description: t('cameras.description'), name: t('cameras.name') };
    case 'history':
      return { title: t('history.title'), description: t('history.description'), name: t('nav.history') };
    case 'connect':
      return { title: t('connect.title'), description: t('connect.description'), name: t('connect.name') };
    case 'verify':
      return { title: t('verify.title'), description: t('verify.description'), name: t('verify.name') };
    case 'cardReport': {
      const { title, description } = await loadCardReport(locale);
      return { ...suffixed(title), description };
    }
    case 'blog':
      return { title: t('blog.title'), description: t('blog.description'), name: t('nav.blog') };
    case 'article':
    case 'comingSoon': {
      const { title, excerpt } = (await loadPosts(locale))[route.post.slug as PostSlug];
      // Without the site's name, which would not fit into a line of search results.
      return { title, name: title, description: excerpt, above: { label: t('nav.blog'), href: '/blog' } };
    }
    case 'legal': {
      const { title, description } = (await loadLegal(locale))(legalSite)[route.page];
      return { ...suffixed(title), description };
    }
    case 'notFound':
      return { ...suffixed(t('notFound.title')), description: t('notFound.text') };
  }
}

/**
 * What a camera's page promises: one that names another way says so where nobody knows about photos, and one that
 * compares the count with nothing doesn't call it high.
 */
function promiseOf(answer: AnswerKind, camera: Model, isCompared: boolean, model: string, t: Translator['t']): string {
  const isOpen = camera.count.access === 'not-known';
  if (isOpen && (answer === 'usb' || answer === 'screen')) {
    return t(`model.description.photosNotKnown.${answer}`, { model });
  }
  return t(answer === 'exact' && !isCompared ? 'model.description.exactAlone' : `model.description.${answer}`, {
    model,
  });
}

const suffixed = (name: string) => ({ name, title: `${name} | ${site.name}` });
