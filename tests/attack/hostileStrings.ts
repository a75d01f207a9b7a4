/** Hostile texts, put together from the one list and any characters, in every text that leaves the project without a page. */
import { sheetText } from '../../src/tool/sheet/sheet';
import { writeBodies, writeBodiesCsv } from '../../src/cli/bodies';
import { printable } from '../../src/cli/terminal';
import { writeFiles } from '../../src/cli/filesTable';
import { writeCsv } from '../../src/history/csv';
import { createTranslator } from '../../src/i18n/translator';
import { describeOutcome } from '../../src/words/outcome';
import { downloadName } from '../../src/browser/saveFile';
import type { Random } from '../fuzz/random';
import { formulasIn, photoNamed, readingsNamed, reportNamed } from '../support/hostileFacts';
import { HOSTILE_TEXTS, STEERING } from '../support/hostileTexts';
import { texts } from '../support/texts/all';
import type { Hostile } from './attack';

const { t } = createTranslator('en', texts.en);

/** Ranges of characters that steer, hide, begin a formula or mean something to a file system. */
const RANGES = [
  [0, 0x20],
  [0x21, 0x2f],
  [0x7f, 0xa0],
  [0x200b, 0x206f],
  [0xd800, 0xdfff],
  [0xfe00, 0xfeff],
  [0xff00, 0xff20],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe007f],
  [0x600, 0x61c],
  [0x40, 0x7e],
] as const;

/** Long ones are in the list; put together they would only cost time. */
const MAX_PIECE = 200;

/** A text of characters from those ranges and of texts from the list. */
export function hostileText(random: Random): string {
  return Array.from({ length: 1 + random.integer(6) }, () => {
    if (random.integer(3) === 0) return random.pick(Object.values(HOSTILE_TEXTS)).slice(0, MAX_PIECE);
    const [first, last] = random.pick(RANGES);
    return Array.from({ length: 1 + random.integer(4) }, () =>
      String.fromCodePoint(first + random.integer(last - first + 1)),
    ).join('');
  }).join(random.pick(['', ';', 'D850', '\t']));
}

export function hostileString(random: Random): Hostile {
  const text = hostileText(random);
  const [way, hold] = random.pick(Object.entries(DESTINATIONS));
  return {
    way,
    hold: async () => {
      const problem = await hold(text);
      return problem && `${JSON.stringify(text)}: ${problem}`;
    },
  };
}

const steers = (shown: string): string | undefined =>
  STEERING.test(shown) ? `shows ${JSON.stringify(shown.slice(0, 500))}` : undefined;

function unsafeCsv(csv: string): string | undefined {
  const [formula] = formulasIn(csv);
  return steers(csv) ?? (formula && `has the formula ${formula}`);
}

const DESTINATIONS: Readonly<Record<string, (text: string) => string | undefined | Promise<string | undefined>>> = {
  'the table of the program': async (text) => {
    const table = await writeFiles([{ file: text, result: photoNamed(text) }]);
    return steers(table) ?? (table.trimEnd().split('\n').length === 2 ? undefined : 'is a line of its own');
  },
  'the bodies of the program': async (text) => steers(await writeBodies(readingsNamed(text))),
  'a message of the program': (text) =>
    steers(printable(text)) ?? (printable(text).includes('\n') ? 'is a line' : undefined),
  'the CSV of the page': (text) => unsafeCsv(writeCsv(readingsNamed(text), true)),
  'the CSV of the program': (text) => unsafeCsv(writeBodiesCsv(readingsNamed(text))),
  'a message of the page': (text) => {
    const { title, description = '' } = describeOutcome(photoNamed(text), t, 'en');
    return steers(title) ?? steers(description);
  },
  'the report to keep': (text) =>
    steers(
      sheetText(
        {
          name: text,
          size: 5,
          sha256: 'ab',
          made: '2024-05-01T10:00:00',
          result: photoNamed(text),
          report: reportNamed(text),
          rated: undefined,
        },
        t,
        'en',
      ),
    ),
  'the name of a download': (text) => {
    const name = downloadName(`${text}-shutter-count.json`);
    const isSafe = /^[^/\\<>:"|?*.\s][^/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]*-shutter-count\.json$/u.test(name);
    return isSafe && name.length <= 120 ? undefined : `is ${JSON.stringify(name)}`;
  },
};
