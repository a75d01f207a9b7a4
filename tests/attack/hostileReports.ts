/** Hostile card reports: numbers in odd notations, nesting, length, encodings, document types, cuts and noise. */
import { remarksOn, resultOfReport } from '../../src/cardReport/judge';
import { parseReport } from '../../src/cardReport/parseReport';
import { MAX_REPORT_BYTES, decodeXml } from '../../src/cardReport/recognize';
import type { CardReport } from '../../src/cardReport/report';
import { mutate } from '../fuzz/mutate';
import type { Random } from '../fuzz/random';
import { reportText } from '../support/cardReport';
import { HOSTILE_TEXTS } from '../support/hostileTexts';
import type { Hostile } from './attack';
import { wrongShape } from './shape';

/** What a report may hold of each list, and of each text in characters. */
const MOST = 100;
const LONGEST = 120;
const FAULTS = ['too-large', 'cut', 'damaged', 'doctype', 'no-counters'];

const SAMPLE = {
  mirror: 6_798,
  errors: [['E70', [{ date: '2024.05.23 22:06:27', reason: 'DS-EID:101', lens: '0000103c', shots: 11_999 }]]],
} as const;

/** A number as nobody writes it, and whether it still is that number. */
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

/** Little-endian or big-endian, with a mark of that. */
function utf16(text: string, little: boolean): Uint8Array {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(little ? bytes : bytes.swap16());
}

export function hostileReport(random: Random): Hostile {
  return random.pick(WAYS)(random);
}

const WAYS: readonly ((random: Random) => Hostile)[] = [
  (random) => {
    const digits = String(1 + random.integer(random.pick([9, 1_000_000, 900_000_000])));
    const [write, isNumber] = random.pick(NOTATIONS);
    const text = reportText(SAMPLE).replace('>15000<', () => `>${write(digits)}<`);
    const bytes = encoded(text, random);
    return held('an odd number', bytes, (report) => {
      const read = typeof report === 'string' ? report : report.actuations;
      const wanted = isNumber ? Number(digits) : undefined;
      return read === wanted ? undefined : `${write(digits)} is read as ${read}`;
    });
  },
  (random) => held('mutated', mutate(encoded(reportText(SAMPLE), random), random, [bytesOf(reportText(SAMPLE))])),
  (random) => {
    const text = reportText(SAMPLE);
    const at = random.integer(text.length);
    const pieces = Array.from({ length: random.integer(40) }, () => random.pick(PIECES)).join('');
    return held('with pieces of markup', encoded(text.slice(0, at) + pieces + text.slice(at), random));
  },
  (random) => {
    const name = random.pick(['a', 'ä', 'a:b', ':', '_', '型', '𐀀', 'TotalShutter', 'CameraInfo']);
    const hidden = random.pick(['', '<![CDATA[</a>]]>', '<!--</a>-->', ' ']);
    const depth = 20 + random.integer(20_000);
    const more =
      `<${name}${random.pick(['', ' x="/>"', " x='/'"])}>${hidden}`.repeat(depth) + `</${name}>`.repeat(depth);
    return held('nested without an end', bytesOf(reportText({ more })), (report) =>
      report === 'too-large' ? undefined : `is ${JSON.stringify(report).slice(0, 200)}`,
    );
  },
  (random) => {
    const piece = random.pick(PIECES);
    const room = random.pick([MAX_REPORT_BYTES - 3000, MAX_REPORT_BYTES + 1]);
    const bytes = bytesOf(reportText({ more: piece.repeat(Math.ceil(room / bytesOf(piece).length)) }));
    return held('very long', bytes, (report) =>
      bytes.length > MAX_REPORT_BYTES && report !== 'too-large' ? `${bytes.length} bytes are read` : undefined,
    );
  },
  (random) => {
    const entity = random.pick([
      '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">',
      '<!ENTITY b SYSTEM "file:///etc/passwd">',
      '',
    ]);
    const declared = random.pick(['<!DOCTYPE', '<!doctype', '<!DocType']);
    const text = `${declared} Canon [${entity}]>${reportText({ more: '<x>&b;</x>' }).slice(21)}`;
    return held('with a document type', encoded(text, random), (report) =>
      report === 'doctype' ? undefined : `is ${JSON.stringify(report).slice(0, 200)}`,
    );
  },
  (random) => {
    const bytes = encoded(reportText(SAMPLE), random);
    return held('cut off', bytes.subarray(0, random.integer(bytes.length - 2)), (report) =>
      typeof report === 'string' ? undefined : 'is read although its end is missing',
    );
  },
  (random) => {
    const text = random.pick(Object.values(HOSTILE_TEXTS)).replaceAll(/[<&]/g, '');
    const log = { date: text, reason: text, lens: text, shots: random.integer(1e9) };
    const errors = Array.from({ length: random.integer(300) }, () => [text.slice(0, 200), [log]] as const);
    return held('with hostile texts', encoded(reportText({ serial: text, firmware: text, errors }), random));
  },
];

const encoded = (text: string, random: Random): Uint8Array =>
  random.pick([bytesOf, bytesOf, bytesOf, (one: string) => utf16(one, true), (one: string) => utf16(one, false)])(text);

function held(
  way: string,
  bytes: Uint8Array,
  also: (report: CardReport | string) => string | undefined = () => undefined,
): Hostile {
  return {
    way,
    hold: async () => {
      const report = parseReport(bytes);
      if (typeof report === 'string') return FAULTS.includes(report) ? also(report) : `the fault ${report}`;
      return also(report) ?? tooMuch(report) ?? madeUp(report, bytes) ?? judged(report);
    },
  };
}

/** What is longer than its bound. */
function tooMuch(report: CardReport): string | undefined {
  const { errors, unknown } = report;
  const lists = [errors, unknown, ...errors.map(({ log }) => log)];
  const long = lists.find(({ length }) => length > MOST);
  if (long) return `a list of ${long.length}`;
  const text = [...JSON.stringify(report).matchAll(/"(?:[^"\\]|\\.)*"/g)].find(
    ([quoted]) => (JSON.parse(quoted) as string).length > LONGEST,
  );
  return text && `a text of ${text[0].length} characters`;
}

/** A number that the text does not hold in digits of its own. */
function madeUp({ actuations }: CardReport, bytes: Uint8Array): string | undefined {
  if (actuations === undefined) return undefined;
  const plain = decodeXml(bytes)
    .replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[|\]\]>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)));
  const said = [...plain.matchAll(/<TotalShutter(?:\s[^>]*)?>\s*(\d+)\s*<\/TotalShutter\s*>/g)].map(([, digits]) =>
    Number(digits),
  );
  return said.includes(actuations)
    ? undefined
    : `${actuations} is made up; the report says ${said.join(', ') || 'none'}`;
}

function judged(report: CardReport): string | undefined {
  for (const model of [undefined, 'Canon EOS R6', 'Canon EOS RP']) {
    remarksOn(report, model);
    const wrong = wrongShape({ ...resultOfReport(report, model), bytesRead: 0, reads: 0 });
    if (wrong) return wrong;
  }
  return undefined;
}
