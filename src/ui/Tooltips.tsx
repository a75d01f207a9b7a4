import { type ComponentType, useEffect, useState } from 'react';
import type { TooltipLayerProps } from './TooltipLayer';

/**
 * Shows the words of `data-tooltip` beside the elements that carry it. What draws them is fetched when pointer or focus
 * first come to such an element.
 */
export function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType<TooltipLayerProps>>();
  const [elements, setElements] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const onApproach = ({ target }: Event) => {
      const element = target instanceof Element && target.closest<HTMLElement>('[data-tooltip]');
      if (!element) return;
      setElements((known) =>
        known.includes(element) ? known : [...known.filter(({ isConnected }) => isConnected), element],
      );
      // Its words are the element's name as well: nothing is lost where the layer cannot be fetched.
      void import('./TooltipLayer').then(
        ({ TooltipLayer }) => setLayer(() => TooltipLayer),
        () => undefined,
      );
    };
    document.addEventListener('pointerover', onApproach);
    document.addEventListener('focusin', onApproach);
    return () => {
      document.removeEventListener('pointerover', onApproach);
      document.removeEventListener('focusin', onApproach);
    };
  }, []);

  return Layer && <Layer elements={elements} />;
}
