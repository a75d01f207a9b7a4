import { lazy } from 'react';
import type { FigureId } from '../../../content/types';
import { formatNumber } from '../../../i18n/format';
import { useLanguage, useTexts } from '../../router/LanguageProvider';
import { loadTranslator } from '../../../i18n/translator';
import { Boundary } from '../../ui/Boundary';
import { Deferred } from '../../ui/Deferred';

interface Props {
  readonly id: FigureId;
}

/** A drawing in the page's language. Renders nothing if it fails to load, because the text is complete without it. */
export function Drawing({ id }: Props) {
  const { locale } = useLanguage();
  return (
    <Boundary>
      <Deferred load={() => Promise.all([importFigure(), loadTranslator(locale, ['blog'])])}>
        <LoadedFigure id={id} />
      </Deferred>
    </Boundary>
  );
}

const importFigure = () => import('../../../content/figures/Figure');
const Figure = lazy(importFigure);

function LoadedFigure({ id }: Props) {
  useTexts('blog');
  const { locale } = useLanguage();
  return <Figure id={id} format={(value, options) => formatNumber(value, locale, options)} />;
}
