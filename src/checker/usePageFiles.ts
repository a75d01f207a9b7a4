/** Accepts photos that are dropped or pasted anywhere on the page, or opened with the installed site. */

import { useEffect, useEffectEvent } from 'react';
import { droppedItems, isFolder } from '../reading/gatherFiles';
import { takeFirst, takeFirstInside } from '../reading/severalFiles';
import { usePageDrop } from '../ui/usePageDrop';

interface LaunchQueue {
  setConsumer: (consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
}

declare global {
  interface Window {
    /** how browsers hand files to an installed site */
    launchQueue?: LaunchQueue;
  }
}

/** Calls `onFile` with the first file dropped, pasted or opened. Returns true while files are dragged over the page. */
export function usePageFiles(onFile: (file: File) => void): boolean {
  const handOn = (transfer: DataTransfer | null) => {
    if (!transfer) return;
    const take = (file: File | undefined) => file && onFile(file);
    const items = droppedItems(transfer);
    if (isFolder(items[0])) void takeFirstInside(items).then(take);
    else take(takeFirst(transfer.files, items));
  };
  const paste = useEffectEvent((event: ClipboardEvent) => handOn(event.clipboardData));
  const open = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    const file = takeFirst(await Promise.all(handles.map((handle) => handle.getFile())));
    if (file) onFile(file);
  });

  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => void open(files));
    return () => window.launchQueue?.setConsumer(() => {});
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('paste', (event) => paste(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return usePageDrop(handOn);
}
