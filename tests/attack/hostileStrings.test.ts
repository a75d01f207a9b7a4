import { expect, it } from 'vitest';
import { sheetText } from '../../src/site/tool/sheet/sheet';
import { writeBodies, writeBodiesCsv } from '../../src/cli/bodies';
import { printable } from '../../src/cli/terminal';
import { writeFiles } from '../../src/cli/filesTable';
import { writeCsv } from '../../src/history/csv';
import { createTranslator } from '../../src/i18n/translator';
import { describeOutcome } from '../../src/i18n/words/outcome';
import { downloadName } from '../../src/site/browser/saveFile';
import { formulasIn, photoNamed, readingsNamed, reportNamed } from '../support/hostileFacts';
import { anyHostileText, CONTROL_CHARACTERS } from '../support/hostileTexts';
import { texts } from '../support/texts/all';
import { holds } from './property';

const { t } = createTranslator('en', texts.en);

const expectPlain = (shown: string): void => expect(shown).not.toMatch(CONTROL_CHARACTERS);

function expectSafeCsv(csv: string): void {
  expectPlain(csv);
  expect(formulasIn(csv)).toEqual([]);
}

const DESTINATIONS: Readonly<Record<string, (text: string) => void | Promise<void>>> = {
  'the table of the program': async (text) => {
    const table = await writeFiles([{ file: text, result: photoNamed(text) }]);
    expectPlain(table);
    expect(table.trimEnd().split('\n')).toHaveLength(2);
  },
  'the bodies of the program': async (text) => expectPlain(await writeBodies(readingsNamed(text))),
  'a message of the program': (text) => {
    expectPlain(printable(text));
    expect(printable(text)).not.toContain('\n');
  },
  'the CSV of the page': (text) => expectSafeCsv(writeCsv(readingsNamed(text), true)),
  'the CSV of the program': (text) => expectSafeCsv(writeBodiesCsv(readingsNamed(text))),
  'a message of the page': (text) => {
    const { title, description = '' } = describeOutcome(photoNamed(text), t, 'en');
    expectPlain(title);
    expectPlain(description);
  },
  'the report to keep': (text) =>
    expectPlain(
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
    expect(name).toMatch(/^[^/\\<>:"|?*.\s][^/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]*-shutter-count\.json$/u);
    expect(name.length).toBeLessThanOrEqual(120);
  },
};

it.each(Object.entries(DESTINATIONS))('%s shows no steering characters of a hostile text', (_name, expectSafe) =>
  holds(25, anyHostileText, expectSafe),
);
