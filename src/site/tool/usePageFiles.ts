import { useEffect, useEffectEvent } from 'react';
import { isFolder } from '../../reader/files/gatherFiles';
import { takeFirst, takeFirstInside } from '../../reader/files/filesTogether';
import { type GivenFiles, useGivenFiles } from '../browser/useGivenFiles';

interface LaunchQueue {
  setConsumer: (consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
}

declare global {
  interface Window {
    /** the API by which browsers hand files to an installed site */
    launchQueue?: LaunchQueue;
  }
}

/**
 * Calls `onFile` with the first file that the visitor chooses, drops or pastes on the page, or opens with the installed
 * site. Returns true while files are dragged over the page.
 */
export function usePageFiles(onFile: (file: File) => void): boolean {
  const take = (file: File | undefined) => file && onFile(file);
  const receive = ({ files, items }: GivenFiles) => {
    if (isFolder(items[0])) void takeFirstInside(items).then(take);
    else take(takeFirst(files, items));
  };
  const open = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    take(takeFirst(await Promise.all(handles.map((handle) => handle.getFile()))));
  });

  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => void open(files));
    return () => window.launchQueue?.setConsumer(() => {});
  }, []);

  return useGivenFiles(receive);
}
