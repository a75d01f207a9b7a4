import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A file → its SHA-256 in hex, read piece by piece so that its size does not matter; `onProgress` gets the share done */
export async function fingerprint(file: Blob, onProgress: (share: number) => void = () => {}): Promise<string> {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  let done = 0;
  for (;;) {
    const piece = await reader.read();
    if (piece.done) return bytesToHex(hash.digest());
    hash.update(piece.value);
    done += piece.value.length;
    onProgress(done / file.size);
  }
}
