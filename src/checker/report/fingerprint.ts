import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Hashed in one go. The page has to answer in between, within 50 ms even on a phone at a quarter of a desktop's speed. */
export const PIECE_BYTES = 256 * 1024;

/**
 * A file → its SHA-256 in hex, piece by piece, so that its size does not matter and the page goes on meanwhile;
 * `onProgress` gets the share done.
 */
export async function fingerprint(file: Blob, onProgress: (share: number) => void = () => {}): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const end = Math.min(start + PIECE_BYTES, file.size);
    hash.update(new Uint8Array(await file.slice(start, end).arrayBuffer()));
    onProgress(end / file.size);
    // Some browsers have the next piece at hand: waiting for it alone would not let anything else in.
    if (end < file.size) await nextTask();
  }
  return bytesToHex(hash.digest());
}

/** The browser's next task, as soon as it is free for it: a timer would keep it waiting. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
