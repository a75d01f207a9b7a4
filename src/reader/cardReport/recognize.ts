/** Recognizes a card report by its content, before the parser is fetched. Keep this module small. */

/** A report is a few KB, even with every error that we have seen; this limit allows hundreds of errors. */
export const MAX_REPORT_BYTES = 1024 * 1024;

/** Bytes to read to recognize a report. */
export const HEAD_BYTES = 4096;

/**
 * True for XML with the root `Canon` that contains a `CameraInfo`. If `head` ends before the root does, the start of
 * the root is enough.
 * @param head the first `HEAD_BYTES` of the file, or all of it
 */
export function isCardReport(head: Uint8Array): boolean {
  const text = withoutProlog(decodeXml(head));
  if (!/^<Canon[\s>]/.test(text)) return false;
  const isWhole = text.includes('</Canon');
  return !isWhole || /<CameraInfo[\s>]/.test(text);
}

/** Decodes UTF-8, or UTF-16 if the bytes begin like UTF-16. Never throws. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** Allowed before the root: white space, a declaration, comments, a document type. */
const PROLOG = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>)/;

function withoutProlog(text: string): string {
  let rest = text;
  for (let match = PROLOG.exec(rest); match; match = PROLOG.exec(rest)) rest = rest.slice(match[0].length);
  return rest;
}
