import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseReport } from '../../../src/reader/cardReport/parseReport';
import { isCardReport, MAX_REPORT_BYTES } from '../../../src/reader/cardReport/recognize';
import { cardReport, reportText } from '../../support/cardReport';
import { corpusFile } from '../../support/shared';

const bytes = (text: string) => new TextEncoder().encode(text);

/** With a byte order mark if `mark` is true. */
function utf16(text: string, little: boolean, mark: boolean): Uint8Array {
  const units = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let index = 0; index < units.length; index++) view.setUint16(index * 2, units.charCodeAt(index), little);
  return new Uint8Array(view.buffer);
}

const SAMPLE = {
  serial: '012345678901',
  firmware: '1.0.3',
  shots: 12_800,
  actuations: 15_360,
  mirror: 6_798,
  starts: 1_232,
  seconds: 359_521,
  errors: [
    ['E70', [{ date: '2024.05.23 22:06:27', reason: 'DS-EID:101', lens: '0000103c', shots: 12_799 }]],
    ['E01', [{ date: '2021.12.30 13:44:49', reason: 'DS-EID:060', lens: '00000000', shots: 11_105 }]],
  ],
} as const;

const READ = {
  serial: '012345678901',
  serialState: 'given',
  firmware: '1.0.3',
  internalFirmware: '0.5.0.5',
  actuations: 15_360,
  shots: 12_800,
  mirror: 6_798,
  starts: 1_232,
  seconds: 359_521,
  errors: [
    {
      code: 'E70',
      count: 1,
      first: '2024-05-23T22:06:27',
      last: '2024-05-23T22:06:27',
      log: [{ date: '2024-05-23T22:06:27', reason: 'DS-EID:101', lens: '0000103c', shots: 12_799 }],
    },
    {
      code: 'E01',
      count: 1,
      first: '2021-12-30T13:44:49',
      last: '2021-12-30T13:44:49',
      log: [{ date: '2021-12-30T13:44:49', reason: 'DS-EID:060', lens: '00000000', shots: 11_105 }],
    },
  ],
  unknown: [],
  repeated: [],
  hasLineBreaks: false,
};

describe('a file is a card report', () => {
  it.each([
    ['as the camera writes it', reportText()],
    ['with a mark of its byte order', `\ufeff${reportText()}`],
    [
      'with a comment, line breaks and tabs',
      `<?xml version="1.0"?>\r\n<!-- copied -->\r\n<Canon>\r\n\t<CameraInfo></CameraInfo></Canon>`,
    ],
    ['with a document type', `<!DOCTYPE Canon [<!ENTITY a "b">]>${reportText().slice(21)}`],
    ['without a declaration', reportText().slice(21)],
    ['cut after its root', '<?xml version="1.0"?><Canon><Came'],
  ])('%s', (_, text) => expect(isCardReport(bytes(text))).toBe(true));

  it.each([
    ['little-endian UTF-16', utf16(reportText(), true, true)],
    ['big-endian UTF-16', utf16(reportText(), false, true)],
    ['UTF-16 without a mark', utf16(reportText(), true, false)],
  ])('in %s', (_, file) => expect(isCardReport(file)).toBe(true));
});

describe('a file is not a card report', () => {
  it.each([
    ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['XML of another root', '<?xml version="1.0"?><Nikon><CameraInfo/></Nikon>'],
    ['a root that begins alike', '<CanonInfo><CameraInfo/></CanonInfo>'],
    ['a root without camera info', '<Canon><Printer/></Canon>'],
    ['text that quotes one', `Here: ${reportText()}`],
    ['nothing', ''],
    ['a declaration alone', '<?xml version="1.0"?>'],
    ['a page', '<!doctype html><html><body>Canon</body></html>'],
  ])('%s', (_, text) => expect(isCardReport(bytes(text))).toBe(false));

  it('a JPEG', () => expect(isCardReport(Uint8Array.of(0xff, 0xd8, 0xff, 0xe1))).toBe(false));
});

describe('the fields of a report', () => {
  it('are all read', () => expect(parseReport(cardReport(SAMPLE))).toEqual(READ));

  it.each([
    ['a final line feed', `${reportText(SAMPLE)}\n`],
    ['a final carriage return and line feed', `${reportText(SAMPLE)}\r\n`],
    ['a mark of the byte order', `\ufeff${reportText(SAMPLE)}`],
  ])('are the same with %s', (_, text) => expect(parseReport(bytes(text))).toEqual(READ));

  it.each([
    ['line feeds and tabs', '\n\t'],
    ['carriage returns', '\r\n'],
  ])('are the same with %s inside, with a remark', (_, between) => {
    const text = reportText(SAMPLE).replaceAll('><', `>${between}<`);
    expect(parseReport(bytes(text))).toEqual({ ...READ, hasLineBreaks: true });
  });

  it.each([
    ['little-endian', true],
    ['big-endian', false],
  ])('are the same in %s UTF-16', (_, little) => {
    expect(parseReport(utf16(reportText(SAMPLE), little, true))).toEqual(READ);
  });

  it.each([
    ['zeros', '000000000000', 'masked'],
    ['letters', 'xxxxxxxxxxxxxxxx', 'masked'],
    ['digits', '012345678901', 'given'],
    ['nothing', '', 'missing'],
    ['absent', undefined, 'missing'],
  ])('have a serial number of %s: %s is %s', (_, serial, serialState) => {
    const report = parseReport(cardReport({ serial: serial! }));
    expect(report).toMatchObject({ serialState });
    expect(Object.hasOwn(report as object, 'serial')).toBe(serialState === 'given');
  });

  it('leave out invalid numbers', () => {
    const report = parseReport(cardReport({ more: '<TotalMirror>6,798</TotalMirror>' }));
    expect(report).not.toHaveProperty('mirror');
  });

  it('leave out invalid dates', () => {
    const report = parseReport(cardReport({ errors: [['E01', [{ date: '2024.02.30 10:00:00', shots: 5 }]]] }));
    expect(report).toMatchObject({ errors: [{ code: 'E01', log: [{ shots: 5 }] }] });
    expect(report).not.toHaveProperty('errors.0.first');
  });

  it.each(['15<b>9</b>000', '<b>15000</b>', '15000<b/>', '15<b><c>9</c></b>000'])(
    'leave out a number with elements in it: %s',
    (inside) => {
      const text = reportText().replace('>15000<', `>${inside}<`);
      expect(parseReport(bytes(text))).not.toHaveProperty('actuations');
    },
  );

  it.each(['15<!-- 9 -->000', '<![CDATA[15000]]>', '15<?a b?>000'])('are the same in %s', (inside) => {
    const text = reportText().replace('>15000<', `>${inside}<`);
    expect(parseReport(bytes(text))).toMatchObject({ actuations: 15_000, unknown: [] });
  });

  it.each<[string, string, readonly string[]]>([
    ['a counter', reportText({ more: '<TotalShutter>20</TotalShutter>' }), ['TotalShutter']],
    ['a counter with the same number', reportText({ more: '<TotalShutter>15000</TotalShutter>' }), ['TotalShutter']],
    [
      'the whole info',
      reportText().replace('</Canon>', '<CameraInfo><TotalShutter>20</TotalShutter></CameraInfo></Canon>'),
      ['CameraInfo'],
    ],
    ['an element inside another one', reportText().replace('<Major>', '<Major>9.9.9</Major><Major>'), ['Major']],
    [
      'several',
      reportText({ more: '<Serial>1</Serial><TotalShoot>1</TotalShoot><Serial>2</Serial>' }),
      ['Serial', 'TotalShoot'],
    ],
    ['errors and their log, as usual', reportText(SAMPLE), []],
    ['unknown elements', reportText({ more: '<Odd/><Odd/>' }), []],
  ])('use the first of repeated elements, and report the repetition: %s', (_, text, repeated) => {
    const report = parseReport(bytes(text));
    expect(report).toMatchObject({ repeated });
    if (repeated.length > 0) expect(report).toMatchObject({ actuations: 15_000, shots: 12_000 });
  });

  it('keep unknown codes unchanged', () => {
    const report = parseReport(cardReport({ more: '<ZoomLever><Tele>12</Tele><Wide>7</Wide></ZoomLever><Odd/>' }));
    expect(report).toMatchObject({
      unknown: [
        { path: 'ZoomLever/Tele', text: '12' },
        { path: 'ZoomLever/Wide', text: '7' },
        { path: 'Odd', text: '' },
      ],
    });
  });

  it('can hold 40 kinds of errors', () => {
    const errors = Array.from({ length: 40 }, (_, index) => [`E${index + 10}`, [{ shots: index }]] as const);
    expect(parseReport(cardReport({ errors }))).toMatchObject({ errors: { length: 40 } });
  });

  it('stay plain text, whatever the report contains', () => {
    const more = '<Odd>&lt;script&gt;alert(1)&lt;/script&gt;</Odd>';
    expect(parseReport(cardReport({ more }))).toMatchObject({ unknown: [{ text: '<script>alert(1)</script>' }] });
  });
});

describe('a report is refused', () => {
  it.each<[string, string, string]>([
    ['over 1 MB', 'too-large', `${reportText()}${' '.repeat(MAX_REPORT_BYTES)}`],
    [
      'nested without end',
      'too-large',
      `<Canon><CameraInfo>${'<a>'.repeat(17)}${'</a>'.repeat(17)}</CameraInfo></Canon>`,
    ],
    ...['ä', 'a:b', ':', '_', '型', '𐀀'].map((name): [string, string, string] => [
      `nested without end in elements named ${name}`,
      'too-large',
      reportText({ more: `<${name}>`.repeat(2000) + `</${name}>`.repeat(2000) }),
    ]),
    ...['<![CDATA[</a></a>]]>', '<!--</a></a>-->', '<?a </a></a>?>'].map((hidden): [string, string, string] => [
      `nested without end, which ${hidden} hides`,
      'too-large',
      reportText({ more: `<a>${hidden}`.repeat(2000) + '</a>'.repeat(2000) }),
    ]),
    ...[`x="/"`, `x="/>"`, `x='>/'`, `x = "'/>"`].map((attribute): [string, string, string] => [
      `nested without end in elements with ${attribute}`,
      'too-large',
      reportText({ more: `<a ${attribute}>`.repeat(2000) + '</a>'.repeat(2000) }),
    ]),
    ['of more elements than any camera writes', 'too-large', reportText({ more: '<a/>'.repeat(20_001) })],
    ['with a document type', 'doctype', `<!DOCTYPE Canon>${reportText().slice(21)}`],
    [
      'with an entity that grows',
      'doctype',
      `<!DOCTYPE Canon [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${reportText({ more: '<x>&b;</x>' }).slice(21)}`,
    ],
    ['with an undefined entity', 'damaged', reportText({ more: '<x>&b;</x>' })],
    ['with tags that cross', 'damaged', '<Canon><CameraInfo><a><b></a></b></CameraInfo></Canon>'],
    ['cut in the middle', 'cut', reportText().slice(0, 150)],
    ['without a counter', 'no-counters', '<Canon><CameraInfo><Serial>1</Serial></CameraInfo></Canon>'],
  ])('%s: %s', (_, fault, text) => expect(parseReport(bytes(text))).toBe(fault));

  it('or read, wherever it is cut', () => {
    const whole = cardReport(SAMPLE);
    for (let length = 0; length < whole.length; length++) expect(parseReport(whole.subarray(0, length))).toBe('cut');
  });
});

const SAMPLES = corpusFile('canon-card');

describe('reports from real cameras', SAMPLES.needed, () => {
  const read = (name: string) => parseReport(readFileSync(`${SAMPLES.path}/${name}`));

  it('an EOS R6 without errors', () => {
    const numbers = { shots: 74, actuations: 83, starts: 11, seconds: 822, firmware: '1.6.0' };
    expect(read('eos-r6.xml')).toMatchObject({ ...numbers, serialState: 'masked', errors: [], hasLineBreaks: false });
  });

  it.each(['eos-250d.xml', 'eos-250d.by-hand.xml'])('an EOS 250D with three kinds: %s', (name) => {
    const numbers = { shots: 12_800, actuations: 15_360, mirror: 6_798, starts: 1_232, seconds: 359_521 };
    const report = read(name);
    expect(report).toMatchObject({ ...numbers, unknown: [], hasLineBreaks: name.includes('by-hand') });
    expect(report).toMatchObject({
      errors: [
        { code: 'E70', count: 4, last: '2024-05-23T22:06:27', log: [{ shots: 12_799 }, {}, {}, {}] },
        { code: 'E01', count: 2 },
        { code: 'E02', count: 2 },
      ],
    });
  });
});
