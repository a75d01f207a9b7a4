import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { DropOverlay } from '../ui/DropOverlay';
import { notify } from '../browser/notify';
import { useIsDragging } from '../browser/useGivenFiles';

interface Props {
  /** true if a component that is still loading will take the files */
  readonly areAwaited: boolean;
}

/**
 * If no component of this page takes the visitor's files, goes to the home page, whose tool reads them. If a drop
 * contained no file, tells the visitor. Every page has this component.
 */
export function GivenElsewhere({ areAwaited }: Props) {
  const { t } = useTranslation();
  const [, show] = useLocation();
  const isDragging = useIsDragging();

  const lead = useEffectEvent(() => {
    if (!areAwaited && window.pageFiles.areWaiting()) show('/');
  });

  useEffect(() => {
    const stop = new AbortController();
    const listeners = { 'files-waiting': () => lead(), 'nothing-given': answer };
    for (const [name, listener] of Object.entries(listeners)) {
      // The event may have fired before this component was rendered.
      listener();
      window.addEventListener(name, listener, { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);

  const isLed = isDragging && !areAwaited && !window.pageFiles.isReceived();
  return isLed && <DropOverlay text={t('toast.dropAnywhere')} />;
}

function answer(): void {
  if (!window.pageFiles.takeUnanswered()) return;
  notify('error', (say) => ({ title: say('toast.notAnImage'), description: say('toast.noFile') }));
}
