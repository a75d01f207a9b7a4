import { site } from '../../config/site';
import { type Locale, locales } from '../../config/locales';
import { JsonLd } from '../pages/parts/JsonLd';
import { pageUrl } from '../../i18n/pageUrl';
import type { PageDescription } from './describePage';
import type { Route } from './routes';
import { SHARING_SIZE } from './sharingPicture';
import { alternatesOf } from './sitemap';
import { breadcrumbData, webApplicationData } from './structuredData';

interface Props {
  readonly route: Route;
  readonly locale: Locale;
  readonly page: PageDescription;
}

/** A page's tags for search engines and link previews. React moves them to `<head>`. */
export function Head({ route, locale, page }: Props) {
  const { title, description, breadcrumb, picture, pictureText, isUnlisted } = page;
  const isPage = route.kind !== 'notFound';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!(isPage && !isUnlisted) && <meta name="robots" content="noindex" />}
      {isPage && (
        <>
          <Addresses path={route.canonical} locale={locale} />
          <JsonLd data={breadcrumbData(breadcrumb, locale)} />
        </>
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={route.kind === 'article' ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={site.origin + picture} />
      <meta property="og:image:alt" content={pictureText} />
      <meta property="og:image:width" content={String(SHARING_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARING_SIZE.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {locales.map(({ code, openGraph }) => (
        <meta key={code} property={code === locale ? 'og:locale' : 'og:locale:alternate'} content={openGraph} />
      ))}
      {route.kind === 'home' && <JsonLd data={webApplicationData(description, locale)} />}
    </>
  );
}

function Addresses({ path, locale }: { readonly path: string; readonly locale: Locale }) {
  const address = pageUrl(path, locale);
  return (
    <>
      <link rel="canonical" href={address} />
      {alternatesOf(site.origin, path).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta property="og:url" content={address} />
    </>
  );
}
