import { withoutControlCharacters } from '../../config/controlCharacters';

/** Characters with a special meaning in file systems: separators, wildcards, and a dot or a space at the start. */
const RESERVED = /[/\\:*?"<>|]|^[.\s]+/g;
/** The most characters of a name. File systems have room for 255 bytes, which is 85 Japanese characters. */
const MAX_NAME = 80;

/**
 * Makes a file name that is safe on every system, even if parts of it are untrusted. Cuts off the start of a name that
 * is too long.
 */
export function downloadName(name: string): string {
  const end = Array.from(withoutControlCharacters(name, ' ')).slice(-MAX_NAME).join('');
  return end.replace(RESERVED, '_');
}

/** Saves a file through the browser's downloads, under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = downloadName(name);
  link.click();
  URL.revokeObjectURL(address);
}
