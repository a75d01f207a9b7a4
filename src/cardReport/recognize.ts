/** Tells a card report from any other file, by its content. Small: it is asked before the parser is fetched. */

/** A report is a few KB, with every error that was seen; this is room for hundreds. */
export const MAX_REPORT_BYTES = 1024 * 1024;

/** What is read to recognize one. */
export const HEAD_BYTES = 4096;

/**
 * True when the file is XML whose root is `Canon` with a `CameraInfo`, or that ends before this can be seen.
 * @param head the first `HEAD_BYTES` of the file, or all of it
 */
export function isCardReport(head: Uint8Array): boolean {
  const text = withoutProlog(decodeXml(head));
  if (!/^<Canon[\s>]/.test(text)) return false;
  const isWhole = text.includes('</Canon');
  return !isWhole || /<CameraInfo[\s>]/.test(text);
}

/** Bytes → text: UTF-8 unless they begin like UTF-16. Never throws. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** What may stand before the root: white space, a declaration, comments, a document type. */
const PROLOG = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>)/;

function withoutProlog(text: string): string {
  let rest = text;
  for (let match = PROLOG.exec(rest); match; match = PROLOG.exec(rest)) rest = rest.slice(match[0].length);
  return rest;
}
