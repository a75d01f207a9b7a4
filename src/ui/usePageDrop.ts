import { useEffect, useEffectEvent, useState } from 'react';

/** Calls `onDrop` with what is dropped anywhere on the page. Returns true while files are dragged over it. */
export function usePageDrop(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const handOn = useEffectEvent(onDrop);

  useEffect(() => {
    const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const listeners = {
      dragover(event: DragEvent) {
        if (!carriesFiles(event)) return;
        // Without this the browser would open the file instead of dropping it.
        event.preventDefault();
        setDragging(true);
      },
      dragleave(event: DragEvent) {
        // `relatedTarget` is null only when the drag leaves the page.
        if (!event.relatedTarget) setDragging(false);
      },
      drop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setDragging(false);
        handOn(event.dataTransfer!);
      },
    };
    const stop = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener, { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);

  return isDragging;
}
