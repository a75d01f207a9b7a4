import { DEFAULT_LOCALE, localeCodes } from '../../config/locales';
import { localizePath } from '../../i18n/paths';
import { type Route, routes } from './routes';

/**
 * The sitemap's XML: one entry per canonical path and language, with its alternates. `date`: the day of the build,
 * '2026-11-21'. `isUnlisted`: true for pages that search engines should not list.
 */
export function sitemapXml(origin: string, date: string, isUnlisted: (route: Route) => boolean): string {
  const entries = routes
    .filter((route) => route.path === route.canonical && !isUnlisted(route))
    .flatMap(({ path }) => localeCodes.map((code) => entry(origin, path, localizePath(path, code), date)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entry(origin: string, path: string, localized: string, date: string): string {
  const alternates = alternatesOf(origin, path).map(
    ({ hrefLang, href }) => `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
  );
  return `  <url>
    <loc>${origin}${localized}</loc>
    <lastmod>${date}</lastmod>
    <changefreq>${path.includes('blog') ? 'weekly' : 'monthly'}</changefreq>
    <priority>${priorityOf(path)}</priority>
${alternates.join('\n')}
  </url>`;
}

/** The sitemap's priority of a path: '/' → '1.0', '/canon' → '0.8', '/canon/all-models' → '0.7' */
function priorityOf(path: string): string {
  if (path === '/') return '1.0';
  return path.split('/').length === 2 ? '0.8' : '0.7';
}

/** A page's address in each language, and the default address. */
export function alternatesOf(origin: string, path: string): readonly { hrefLang: string; href: string }[] {
  return [
    ...localeCodes.map((code) => ({ hrefLang: code, href: origin + localizePath(path, code) })),
    { hrefLang: 'x-default', href: origin + localizePath(path, DEFAULT_LOCALE) },
  ];
}
