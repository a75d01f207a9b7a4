/** A photo may be dropped or pasted anywhere on the page, or opened with the installed site. */

import { useEffect, useEffectEvent, useState } from 'react';
import { droppedItems } from './gatherFiles';
import { takeFirst } from './severalFiles';

interface LaunchQueue {
  setConsumer: (consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
}

declare global {
  interface Window {
    /** where browsers open files with installed sites */
    launchQueue?: LaunchQueue;
  }
}

/** Hands on the first file dropped, pasted or opened; true while a file is dragged over the page */
export function usePageFiles(onFile: (file: File) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const handOn = useEffectEvent((transfer: DataTransfer | null) => {
    const file = transfer && takeFirst(transfer.files, droppedItems(transfer));
    if (file) onFile(file);
  });
  const open = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    const file = takeFirst(await Promise.all(handles.map((handle) => handle.getFile())));
    if (file) onFile(file);
  });

  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => void open(files));
    return () => window.launchQueue?.setConsumer(() => {});
  }, []);

  useEffect(() => {
    const listeners = {
      dragover(event: DragEvent) {
        if (!event.dataTransfer?.types.includes('Files')) return;
        // Without this the browser would open the file instead of dropping it.
        event.preventDefault();
        setDragging(true);
      },
      dragleave(event: DragEvent) {
        // Between two elements of the page there is a next one; leaving the page there is none.
        if (!event.relatedTarget) setDragging(false);
      },
      drop(event: DragEvent) {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setDragging(false);
        handOn(event.dataTransfer);
      },
      paste(event: ClipboardEvent) {
        handOn(event.clipboardData);
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
