import { PHOTO_EXTENSIONS, REPORT_EXTENSION } from '../../reader/files/extensions';
import { site } from '../../config/site';
import type { Locale } from '../../config/locales';
import { localizePath } from '../../i18n/paths';
import { loadTranslator } from '../../i18n/translator';
import { lightPalette } from '../theme/tokens';

const ICONS = '/images/icons';

/**
 * A language's web manifest, which describes the site to a system that installs it as an app. All languages have the
 * same `id`, so switching the language doesn't install a second app.
 */
export async function webManifest(locale: Locale) {
  const { t } = await loadTranslator(locale, ['frame', 'home']);
  const home = localizePath('/', locale);
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: t('home.description'),
    lang: locale,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: lightPalette.page,
    theme_color: lightPalette.page,
    categories: ['photo', 'utilities'],
    icons: [
      { src: `${ICONS}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${ICONS}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${ICONS}/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    file_handlers: [
      {
        action: home,
        accept: {
          'image/*': PHOTO_EXTENSIONS.map((extension) => `.${extension}`),
          'text/xml': [`.${REPORT_EXTENSION}`],
        },
      },
    ],
  };
}
