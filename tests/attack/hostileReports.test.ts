import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remarksOn, resultOfReport } from '../../src/reader/cardReport/judge';
import { parseReport } from '../../src/reader/cardReport/parseReport';
import { MAX_REPORT_BYTES, decodeXml } from '../../src/reader/cardReport/recognize';
import type { CardReport } from '../../src/reader/cardReport/report';
import { reportText } from '../support/cardReport';
import { anyHostileText } from '../support/hostileTexts';
import { holds, mutated } from './property';
import { expectResult } from './shape';

/** The most entries that the reader takes from a report's list, and the most characters from a text. */
const MOST = 100;
const LONGEST = 120;
const FAULTS = ['too-large', 'cut', 'damaged', 'doctype', 'no-counters'];

const SAMPLE = {
  mirror: 6_798,
  errors: [['E70', [{ date: '2024.05.23 22:06:27', reason: 'DS-EID:101', lens: '0000103c', shots: 11_999 }]]],
} as const;

/** Notations of a number. `isNumber` is true if the reader must take the notation for the number with these digits. */
const NOTATIONS: readonly (readonly [write: (digits: string) => string, isNumber: boolean])[] = [
  [(digits) => digits, true],
  [(digits) => ` ${digits}\n`, true],
  [(digits) => `${digits.slice(0, 1)}<!-- 9 -->${digits.slice(1)}`, true],
  [(digits) => `<![CDATA[${digits}]]>`, true],
  [(digits) => digits.replace(/^./, (digit) => `&#${digit.charCodeAt(0)};`), true],
  [(digits) => `00${digits}`, true],
  [(digits) => `-${digits}`, false],
  [(digits) => `+${digits}`, false],
  [(digits) => `0x${digits}`, false],
  [(digits) => `${digits}e2`, false],
  [(digits) => `${digits}.5`, false],
  [(digits) => `${digits},000`, false],
  [(digits) => `${digits} 000`, false],
  [(digits) => digits.padStart(16, '9'), false],
  [(digits) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))), false],
  [(digits) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))), false],
  [(digits) => `${digits.slice(0, 1)}<b>9</b>${digits.slice(1)}`, false],
  [(digits) => `<b>${digits}</b>`, false],
  [(digits) => `${digits}<b/>`, false],
  [(digits) => `${digits}\u200b`, false],
  [() => 'NaN', false],
  [() => 'Infinity', false],
];

const PIECES = [
  '<ä>',
  '<a:b x="/>">',
  '<a>',
  '</a>',
  '<',
  '<a "',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '&amp;',
  '&#x110000;',
  '&b;',
  '\u0000',
  '"',
  '<TotalShutter>',
  '</TotalShutter>',
  '<CameraInfo>',
  '<Serial>1</Serial>',
];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const littleEndian = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const bigEndian = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16());
const encoding = fc.constantFrom(bytesOf, littleEndian, bigEndian);
const text = reportText(SAMPLE);

it('an odd notation of a number is read only if it still is that number', () =>
  holds(
    60,
    fc.record({ digits: fc.integer({ min: 1, max: 900_000_000 }), notation: fc.constantFrom(...NOTATIONS), encoding }),
    ({ digits, notation: [write, isNumber], encoding: encode }) => {
      const report = readSafely(encode(text.replace('>15000<', () => `>${write(String(digits))}<`)));
      expect(typeof report === 'string' ? report : report.actuations).toBe(isNumber ? digits : undefined);
    },
  ));

it('a mutated report is read safely', () =>
  holds(40, mutated([bytesOf(text), littleEndian(text), bigEndian(text)]), (bytes) => void readSafely(bytes)));

it('a report with pieces of markup is read safely', () =>
  holds(
    40,
    fc.record({ at: fc.nat(text.length), pieces: fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), encoding }),
    ({ at, pieces, encoding: encode }) => void readSafely(encode(text.slice(0, at) + pieces.join('') + text.slice(at))),
  ));

it('a report that is nested too deeply is refused', () =>
  holds(
    20,
    fc.record({
      name: fc.constantFrom('a', 'ä', 'a:b', ':', '_', '型', '𐀀', 'TotalShutter', 'CameraInfo'),
      attribute: fc.constantFrom('', ' x="/>"', " x='/'"),
      hidden: fc.constantFrom('', '<![CDATA[</a>]]>', '<!--</a>-->', ' '),
      depth: fc.integer({ min: 20, max: 20_000 }),
    }),
    ({ name, attribute, hidden, depth }) => {
      const more = `<${name}${attribute}>${hidden}`.repeat(depth) + `</${name}>`.repeat(depth);
      expect(readSafely(bytesOf(reportText({ more })))).toBe('too-large');
    },
  ));

it('a report that is too long is refused', () =>
  holds(
    20,
    fc.record({
      piece: fc.constantFrom(...PIECES),
      room: fc.constantFrom(MAX_REPORT_BYTES - 3000, MAX_REPORT_BYTES + 1),
    }),
    ({ piece, room }) => {
      const bytes = bytesOf(reportText({ more: piece.repeat(Math.ceil(room / bytesOf(piece).length)) }));
      const report = readSafely(bytes);
      if (bytes.length > MAX_REPORT_BYTES) expect(report).toBe('too-large');
    },
  ));

it('a report with a document type is refused', () =>
  holds(
    20,
    fc.record({
      declared: fc.constantFrom('<!DOCTYPE', '<!doctype', '<!DocType'),
      entity: fc.constantFrom(
        '',
        '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">',
        '<!ENTITY b SYSTEM "file:///etc/passwd">',
      ),
      encoding,
    }),
    ({ declared, entity, encoding: encode }) => {
      const whole = `${declared} Canon [${entity}]>${reportText({ more: '<x>&b;</x>' }).slice(21)}`;
      expect(readSafely(encode(whole))).toBe('doctype');
    },
  ));

it('a report that was cut off is refused', () =>
  holds(40, fc.record({ end: fc.nat(), encoding }), ({ end, encoding: encode }) => {
    const bytes = encode(text);
    expect(readSafely(bytes.subarray(0, end % (bytes.length - 2)))).toBeTypeOf('string');
  }));

it('a report with hostile texts is read safely', () =>
  holds(
    25,
    fc.record({ hostile: anyHostileText, shots: fc.nat(1e9), errors: fc.nat(300), encoding }),
    ({ hostile, shots, errors: count, encoding: encode }) => {
      const said = hostile.replaceAll(/[<&]/g, '');
      const log = { date: said, reason: said, lens: said, shots };
      const errors = Array.from({ length: count }, () => [said, [log]] as const);
      readSafely(encode(reportText({ serial: said, firmware: said, errors })));
    },
  ));

/**
 * Expects what must hold for any result: a known fault; or texts of limited length, a number that is in the report, and
 * a judgment.
 */
function readSafely(bytes: Uint8Array): CardReport | string {
  const report = parseReport(bytes);
  if (typeof report === 'string') expect(FAULTS).toContain(report);
  else {
    expectBounds(report);
    expectWritten(report, bytes);
    expectJudgment(report);
  }
  return report;
}

function expectBounds(report: CardReport): void {
  const { errors, unknown } = report;
  for (const list of [errors, unknown, ...errors.map(({ log }) => log)]) expect(list.length).toBeLessThanOrEqual(MOST);
  JSON.stringify(report, (_key, value: unknown) => {
    if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(LONGEST);
    return value;
  });
}

/** The file must contain the count as digits in a TotalShutter element. */
function expectWritten({ actuations }: CardReport, bytes: Uint8Array): void {
  if (actuations === undefined) return;
  const plain = decodeXml(bytes)
    .replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[|\]\]>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)));
  const said = [...plain.matchAll(/<TotalShutter(?:\s[^>]*)?>\s*(\d+)\s*<\/TotalShutter\s*>/g)];
  expect(said.map(([, digits]) => Number(digits))).toContain(actuations);
}

function expectJudgment(report: CardReport): void {
  for (const model of [undefined, 'Canon EOS R6', 'Canon EOS RP']) {
    remarksOn(report, model);
    expectResult({ ...resultOfReport(report, model), bytesRead: 0, reads: 0 });
  }
}
