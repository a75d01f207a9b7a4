import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * How many bytes are hashed without a pause. Between two pieces, the page has to respond. A piece must take less than
 * 50 ms, even on a phone with a quarter of a desktop's speed.
 */
export const PIECE_BYTES = 256 * 1024;

/**
 * A file's SHA-256 in hex. Hashes in pieces, so that the file can have any size and the page keeps responding.
 * `onProgress` receives the hashed fraction. Throws if the file cannot be read.
 */
export async function fingerprint(file: Blob, onProgress: (share: number) => void = () => {}): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const end = Math.min(start + PIECE_BYTES, file.size);
    hash.update(new Uint8Array(await file.slice(start, end).arrayBuffer()));
    onProgress(end / file.size);
    // Some browsers deliver the next piece within the same task, so awaiting it would let nothing else run.
    if (end < file.size) await nextTask();
  }
  return bytesToHex(hash.digest());
}

/** Resolves in the browser's next task. A timer would be throttled. */
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
