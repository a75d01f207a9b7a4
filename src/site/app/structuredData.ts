/** JSON-LD of the app and of breadcrumbs. FAQs, articles and lists render their own. */

import { site } from '../../config/site';
import type { Locale } from '../../config/locales';
import { pageUrl } from '../../i18n/pageUrl';
import type { BreadcrumbItem } from '../ui/Breadcrumb';

/** The tool as a web application, at its address in a language. Price and rating come from `site`. */
export function webApplicationData(description: string, locale: Locale) {
  const { price, rating } = site;
  return {
    '@type': 'WebApplication',
    name: site.name,
    url: pageUrl('/', locale),
    description,
    inLanguage: locale,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    offers: {
      '@type': 'Offer',
      price: price.amount,
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
    },
    ...(rating.value > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, ratingCount: rating.count },
    }),
  };
}

/** The breadcrumb from home to the page. */
export function breadcrumbData(items: readonly BreadcrumbItem[], locale: Locale) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: pageUrl(href, locale),
    })),
  };
}
