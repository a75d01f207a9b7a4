import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { Window } from 'happy-dom';

const { DOMParser } = new Window();

/** Parses a page without running its scripts or fetching its files. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html') as unknown as Document;

/** An entry of a sitemap, with its alternates by language. */
export interface SitemapEntry {
  readonly loc: string;
  readonly lastmod: string;
  readonly changefreq: string;
  readonly priority: string;
  readonly alternates: Readonly<Record<string, string>>;
}

const elements = (parent: XmlElement) => parent.children.filter((child) => child instanceof XmlElement);

/** Throws if the sitemap is not well-formed XML in the namespace of sitemaps. */
export function parseSitemap(xml: string): SitemapEntry[] {
  const { root } = parseXml(xml);
  if (root?.name !== 'urlset' || root.attributes['xmlns'] !== 'http://www.sitemaps.org/schemas/sitemap/0.9')
    throw new Error('This is not a sitemap.');
  if (root.attributes['xmlns:xhtml'] !== 'http://www.w3.org/1999/xhtml')
    throw new Error('Its links have no namespace.');
  return elements(root).map((url) => {
    const text = (name: string) => elements(url).find((element) => element.name === name)!.text;
    const links = elements(url).filter(({ name }) => name === 'xhtml:link');
    const alternates = Object.fromEntries(
      links.map(({ attributes }) => [attributes['hreflang']!, attributes['href']!]),
    );
    if (Object.keys(alternates).length < links.length) throw new Error('Two of its links are for the same language.');
    return {
      loc: text('loc'),
      lastmod: text('lastmod'),
      changefreq: text('changefreq'),
      priority: text('priority'),
      alternates,
    };
  });
}
