/** Which texts of a language's file are older than their English, by the last commit that changed a line of them. */

/** A line of a file, and when it was last committed: a time that grows, 0 for a file that is in no commit. */
export interface DatedLine {
  readonly time: number;
  readonly text: string;
}

/** A text or an entry begins on a line of its own, two spaces in: `  "nav.home": …`, `  'nikon-d850': {`, `  lead: …` */
const BEGINNING = /^ {2}(?:"([^"]+)"|'([^']+)'|([\w$]+)):/;

/** The time of each text of a file: that of its newest line. What comes before the first one belongs to none. */
export function textTimes(lines: readonly DatedLine[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  let current: string | undefined;
  for (const { time, text } of lines) {
    const [, quoted, single, bare] = BEGINNING.exec(text) ?? [];
    current = quoted ?? single ?? bare ?? current;
    if (current !== undefined) times.set(current, Math.max(time, times.get(current) ?? 0));
  }
  return times;
}

/** The names of texts that are in both files, and whose English was changed later. */
export const olderTexts = (english: readonly DatedLine[], translated: readonly DatedLine[]): string[] => {
  const own = textTimes(translated);
  return [...textTimes(english)].filter(([name, time]) => (own.get(name) ?? time) < time).map(([name]) => name);
};

/** The lines of a file from what `git blame --line-porcelain` prints of it. */
export function datedLines(blame: string): DatedLine[] {
  const lines: DatedLine[] = [];
  let time = 0;
  for (const line of blame.split('\n')) {
    const [, seconds] = /^committer-time (\d+)$/.exec(line) ?? [];
    if (seconds) time = Number(seconds);
    if (line.startsWith('\t')) lines.push({ time, text: line.slice(1) });
  }
  return lines;
}
