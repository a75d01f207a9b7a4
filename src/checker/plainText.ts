/** Text out of a stranger's file, made safe to read. React already keeps markup from becoming markup. */

/** Longer text is no camera's field; it is cut, with an ellipsis. */
const MAX_SHOWN_CHARACTERS = 120;

/** Controls, invisible marks that reorder or hide the text around them, halves of characters, line separators */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Any text → one line of visible characters, at most `limit` of them */
export function plainText(text: string, limit = MAX_SHOWN_CHARACTERS): string {
  // Cut first: 64 KB of anything must not cost a pass over 64 KB for each rendering.
  const line = text
    .slice(0, limit * 4)
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : characters.join('');
}

/** Make and model as one name; a make that the model repeats is said once ('Canon EOS R5') */
export function cameraName(make: string | undefined, model: string | undefined): string {
  const [first, second] = [plainText(make ?? '', 60), plainText(model ?? '', 60)];
  return second.toLowerCase().startsWith(`${first.toLowerCase()} `) ? second : `${first} ${second}`.trim();
}
