import { useEffect, useState } from 'react';

/**
 * The address of the picture that `load` resolves to: undefined while loading, false if there is none or the browser
 * cannot show it. Loads again when `load` changes. Also returns a function to report a picture that the browser
 * refuses.
 */
export function useObjectUrl(load: () => Promise<Blob | undefined>): readonly [string | false | undefined, () => void] {
  const [address, setAddress] = useState<string | false>();

  useEffect(() => {
    let isCurrent = true;
    let shown: string | undefined;
    const show = (picture: Blob | undefined) => {
      if (!isCurrent) return;
      shown = picture && URL.createObjectURL(picture);
      setAddress(shown ?? false);
    };
    load().then(show, () => show(undefined));
    return () => {
      isCurrent = false;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [load]);

  return [address, () => setAddress(false)];
}
