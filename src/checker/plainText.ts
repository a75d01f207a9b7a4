/** Text out of a stranger's file, made safe to read. React already keeps markup from becoming markup. */

/** Longer text is no camera's field; it is cut, with an ellipsis. */
const MAX_SHOWN_CHARACTERS = 200;

/** Controls, and the invisible marks that reorder or hide the text around them. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff0-\ufffb]+/g;

/** Any text → one line of visible characters, at most `limit` of them */
export function plainText(text: string, limit = MAX_SHOWN_CHARACTERS): string {
  // Cut first: 64 KB of anything must not cost a pass over 64 KB for each drawing.
  const line = text.slice(0, limit * 4).replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line.toWellFormed());
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : characters.join('');
}

/** Make and model as one name; a make that the model repeats is said once ('Canon EOS R5') */
export function cameraName(make: string | undefined, model: string | undefined): string {
  const [first, second] = [plainText(make ?? '', 60), plainText(model ?? '', 60)];
  return second.toLowerCase().startsWith(`${first.toLowerCase()} `) ? second : `${first} ${second}`.trim();
}
