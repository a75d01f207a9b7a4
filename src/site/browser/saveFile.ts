import { withoutControlCharacters } from '../../config/controlCharacters';

/** Characters that are special in file systems: separators, wildcards, and a dot or space at the start. */
const RESERVED = /[/\\:*?"<>|]|^[.\s]+/g;
/** File systems have room for 255 bytes, which is 85 Japanese characters. */
const MAX_NAME = 80;

/**
 * Makes a file name that is safe on every system, even if parts of it are untrusted. Cuts off the start of a long name.
 */
export function downloadName(name: string): string {
  const end = Array.from(withoutControlCharacters(name, ' ')).slice(-MAX_NAME).join('');
  return end.replace(RESERVED, '_');
}

/** Saves a file under this name through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = downloadName(name);
  link.click();
  URL.revokeObjectURL(address);
}
