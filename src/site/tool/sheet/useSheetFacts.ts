import { useState } from 'react';
import type { RatedLife } from '../../../cameras/ratedLife';
import { localTime } from '../../../i18n/format';
import { formatShare } from '../../../i18n/words/present';
import type { UntrustedReport } from '../../../reader/cardReport/report';
import type { ExtractionResult } from '../../../reader/result';
import { dismiss, notify } from '../../browser/notify';
import { fingerprint } from './fingerprint';
import type { SheetFacts } from './sheet';

/** Hashing fewer bytes is too fast for a toast. */
export const QUIET_BYTES = 8_000_000;
/** Id of the toast with the progress of hashing. */
const FINGERPRINT = 'fingerprint';

/** Returns a function that gathers a sheet's facts. It hashes the file only once. */
export function useSheetFacts(
  file: File,
  result: ExtractionResult,
  report: UntrustedReport | undefined,
  rated: RatedLife | undefined,
  checkedOn: string | undefined,
): () => Promise<SheetFacts> {
  const [fileMark, setFileMark] = useState<string>();
  return async () => {
    const sha256 = fileMark ?? (await fingerprintWithToast(file));
    setFileMark(sha256);
    return { name: file.name, size: file.size, sha256, made: localTime(new Date()), result, report, rated, checkedOn };
  };
}

async function fingerprintWithToast(file: File): Promise<string> {
  if (file.size < QUIET_BYTES) return fingerprint(file);
  const progress = (share: number) =>
    notify(
      'loading',
      (say, shownIn) => ({ title: say('sheet.fingerprinting', { share: formatShare(share, shownIn) }) }),
      { id: FINGERPRINT },
    );
  progress(0);
  let shown = 0;
  try {
    const sha256 = await fingerprint(file, (share) => {
      if (share - shown < 0.1) return;
      shown = share;
      progress(share);
    });
    notify('success', (say) => ({ title: say('sheet.fingerprinted') }), { id: FINGERPRINT });
    return sha256;
  } catch (cause) {
    dismiss(FINGERPRINT);
    throw cause;
  }
}
