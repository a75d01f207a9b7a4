import { use } from 'react';
import { loadFigureWords } from '../../content/content';
import { Figure } from '../../content/figures/Figure';
import type { FigureId } from '../../content/types';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Boundary } from '../../ui/Boundary';

interface DrawingProps {
  readonly id: FigureId;
}

/** A drawing of the articles in the page's language; the text around it stands without it too. */
export function Drawing({ id }: DrawingProps) {
  return (
    <Boundary>
      <Drawn id={id} />
    </Boundary>
  );
}

function Drawn({ id }: DrawingProps) {
  const { locale } = useLanguage();
  return (
    <Figure
      id={id}
      words={use(loadFigureWords(locale))}
      format={(value, options) => formatNumber(value, locale, options)}
    />
  );
}
