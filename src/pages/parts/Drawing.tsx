import { use } from 'react';
import { loadFigureWords } from '../../content/content';
import { Figure } from '../../content/figures/Figure';
import type { FigureId } from '../../content/types';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';

/** A drawing of the articles in the page's language. */
export function Drawing({ id }: { readonly id: FigureId }) {
  const { locale } = useLanguage();
  return (
    <Figure
      id={id}
      words={use(loadFigureWords(locale))}
      format={(value, options) => formatNumber(value, locale, options)}
    />
  );
}
