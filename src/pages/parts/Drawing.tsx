import { lazy, use } from 'react';
import { loadFigureWords } from '../../content/content';
import type { FigureId } from '../../content/types';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Boundary } from '../../ui/Boundary';
import { ComesLater } from './ComesLater';

interface DrawingProps {
  readonly id: FigureId;
}

/** A drawing of the articles in the page's language; the text around it stands without it too. */
export function Drawing({ id }: DrawingProps) {
  const { locale } = useLanguage();
  return (
    <Boundary>
      <ComesLater load={() => Promise.all([importFigure(), loadFigureWords(locale)])}>
        <Drawn id={id} />
      </ComesLater>
    </Boundary>
  );
}

const importFigure = () => import('../../content/figures/Figure');
const Figure = lazy(importFigure);

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
