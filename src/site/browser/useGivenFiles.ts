import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that a visitor chose in the drop zone, dropped or pasted. Files that the visitor gives before the page can take
 * them arrive together, even if the visitor gives them one after another.
 */
export interface GivenFiles {
  readonly files: readonly File[];
  /** the files and folders; only files if the browser gives no entries */
  readonly items: readonly (FileSystemEntry | File)[];
}

declare global {
  interface Window {
    /** The interface of `public/first.js`, which receives files even before the page starts. */
    readonly pageFiles: {
      /** Passes waiting and new files to `receiver`. Returns a function that stops this, after which files wait. */
      readonly receive: (receiver: (given: GivenFiles) => void) => () => void;
      readonly isReceived: () => boolean;
      /** True while files are waiting. The event `files-waiting` announces them. */
      readonly areWaiting: () => boolean;
      /** True once after a drop without a file. The event `nothing-given` announces the drop. */
      readonly takeUnanswered: () => boolean;
    };
  }
}

/** Calls `onGiven` with the files that the visitor gives on this page. Returns true while files are dragged over it. */
export function useGivenFiles(onGiven: (given: GivenFiles) => void): boolean {
  const handOn = useEffectEvent(onGiven);
  useEffect(() => window.pageFiles.receive((given) => handOn(given)), []);
  return useIsDragging();
}

/**
 * Calls `onGiven` with files dropped on `place`, an element with the attribute `data-takes-files`. `useGivenFiles`
 * doesn't get them. Returns true while files are dragged over the page.
 */
export function useFilesDroppedOn(place: RefObject<HTMLElement | null>, onGiven: (given: GivenFiles) => void): boolean {
  const handOn = useEffectEvent(onGiven);
  useEffect(() => {
    const stop = new AbortController();
    const listener = ({ detail }: CustomEvent<GivenFiles>) => handOn(detail);
    place.current?.addEventListener('files-given', listener as EventListener, { signal: stop.signal });
    return () => stop.abort();
  }, [place]);
  return useIsDragging();
}

/** True while files are dragged over the page. */
export function useIsDragging(): boolean {
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    const listeners = {
      dragover: ({ dataTransfer }: DragEvent) => {
        if (dataTransfer?.types.includes('Files')) setDragging(true);
      },
      dragleave: ({ relatedTarget }: DragEvent) => {
        // `relatedTarget` is null only when the drag leaves the page.
        if (!relatedTarget) setDragging(false);
      },
      drop: () => setDragging(false),
    };
    const stop = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      // Listens before React, which stops events on components that it has not hydrated yet.
      window.addEventListener(name, listener as EventListener, { signal: stop.signal, capture: true });
    }
    return () => stop.abort();
  }, []);

  return isDragging;
}
