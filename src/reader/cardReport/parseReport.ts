/** Parses a card report. Refuses a document type, because it could define entities. */
import { XmlElement, XmlText, parseXml } from '@rgrove/parse-xml';
import { isDate } from '../date';
import { decodeXml, MAX_REPORT_BYTES } from './recognize';
import type { CardReport, ErrorKind, LoggedError, ReportFault, UnknownElement } from './report';

/** Limits far above any camera's report. Deeper or longer reports are not parsed. */
const MAX_DEPTH = 16;
const MAX_ELEMENTS = 20_000;
/** Limits for the texts and lists that are shown. */
const MAX_TEXT = 120;
const MAX_KINDS = 100;
const MAX_LOG = 100;
const MAX_UNKNOWN = 100;

/**
 * The fields of a card report, or the reason why the report can't be read. `bytes`: from a file for which
 * `isCardReport` is true. Never throws.
 */
export function parseReport(bytes: Uint8Array): CardReport | ReportFault {
  if (bytes.length > MAX_REPORT_BYTES) return 'too-large';
  const text = decodeXml(bytes).trimEnd();
  if (/<!DOCTYPE/i.test(text)) return 'doctype';
  const shape = measure(text);
  if (shape === 'cut') return 'cut';
  if (shape.depth > MAX_DEPTH || shape.elements > MAX_ELEMENTS) return 'too-large';
  let root: XmlElement | null;
  try {
    ({ root } = parseXml(text));
  } catch {
    return text.endsWith('</Canon>') ? 'damaged' : 'cut';
  }
  const infos = root ? children(root, 'CameraInfo') : [];
  if (!root || infos.length === 0) return 'damaged';
  const report = readInfo(infos, repeatsIn(root), /[\r\n]/.test(text));
  return report.actuations === undefined && report.shots === undefined ? 'no-counters' : report;
}

/** Parts that may contain '<' without a tag. */
const OPAQUE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Any tag, because the parser recurses into all tags. A '>' or '/>' in quotes doesn't end the tag. */
const TAG = /<(\/?)[^\s<>!?/"'][^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>/y;

/**
 * Depth and number of the elements, measured before parsing because both the parser and the code below recurse. Exact
 * for every text that the parser accepts.
 */
function measure(text: string): { depth: number; elements: number } | 'cut' {
  let [depth, deepest, elements] = [0, 0, 0];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const [start, end] = OPAQUE.find(([opening]) => text.startsWith(opening, at)) ?? [];
    if (start !== undefined) {
      const closed = text.indexOf(end, at + start.length);
      if (closed === -1) return 'cut';
      at = closed + end.length;
      continue;
    }
    TAG.lastIndex = at;
    const [tag = '<', closing] = TAG.exec(text) ?? [];
    at += tag.length;
    if (closing === undefined) continue;
    if (closing) depth--;
    else {
      elements++;
      if (!tag.endsWith('/>')) depth++;
      deepest = Math.max(deepest, depth);
    }
  }
  return depth > 0 ? 'cut' : { depth: deepest, elements };
}

/** Reads the first of `infos`. Uses the rest only to find a TotalShutter that contradicts the first one. */
function readInfo(infos: readonly XmlElement[], repeated: readonly string[], hasLineBreaks: boolean): CardReport {
  const info = infos[0]!;
  const serial = textOf(info, 'Serial');
  const serialState = serial === undefined ? 'missing' : /^(?=.*[1-9])\d+$/.test(serial) ? 'given' : 'masked';
  const version = child(info, 'FirmwareVer');
  const errors = child(info, 'ErrorList');
  return {
    ...(serialState === 'given' && { serial: serial! }),
    serialState,
    ...defined('firmware', version && textOf(version, 'Major')),
    ...defined('internalFirmware', version && textOf(version, 'Internal')),
    ...defined('actuations', numberOf(info, 'TotalShutter')),
    ...defined('otherActuations', otherNumberOf(infos, 'TotalShutter')),
    ...defined('shots', numberOf(info, 'TotalShoot')),
    ...defined('mirror', numberOf(info, 'TotalMirror')),
    ...defined('starts', numberOf(info, 'PowerOnCount')),
    ...defined('seconds', numberOf(info, 'TotalRunningTime')),
    errors: errors ? children(errors, 'Kind').slice(0, MAX_KINDS).map(readKind) : [],
    unknown: unknownBelow(info, KNOWN, '').slice(0, MAX_UNKNOWN),
    repeated,
    hasLineBreaks,
  };
}

function readKind(kind: XmlElement): ErrorKind {
  const log = child(kind, 'ErrorLog');
  return {
    code: textOf(kind, 'ID') ?? '–',
    ...defined('count', numberOf(kind, 'Count')),
    ...defined('first', log && dateOf(log, 'FirstOccurTime')),
    ...defined('last', log && dateOf(log, 'LastOccurTime')),
    log: log ? children(log, 'Log').slice(0, MAX_LOG).map(readLog) : [],
  };
}

const readLog = (log: XmlElement): LoggedError => ({
  ...defined('date', dateOf(log, 'DateTime')),
  ...defined('reason', textOf(log, 'Reason')),
  ...defined('lens', textOf(log, 'LensID')),
  ...defined('shots', numberOf(log, 'ReleaseCount')),
});

/** The elements that we read or know to be meaningless (the battery's temperature is always 0). */
interface Known {
  readonly [name: string]: Known;
}
const KNOWN: Known = {
  Serial: {},
  FirmwareVer: { Internal: {}, Major: {} },
  ErrorList: {
    Kind: {
      ID: {},
      Count: {},
      ErrorLog: {
        BatTemperature: {},
        FirstOccurTime: {},
        LastOccurTime: {},
        Log: { DateTime: {}, Reason: {}, BatTemperature: {}, LensID: {}, ReleaseCount: {} },
      },
    },
  },
  TotalShoot: {},
  TotalShutter: {},
  TotalMirror: {},
  PowerOnCount: {},
  TotalRunningTime: {},
};

/** The known elements that a camera may write several times. */
const LISTS = ['Kind', 'Log'];

/** Names of elements that occur several times in one place, although a camera writes them once there. */
function repeatsIn(root: XmlElement): string[] {
  const below = (element: XmlElement, known: Known): string[] =>
    Object.entries(known).flatMap(([name, inside]) => {
      const same = children(element, name);
      return [
        ...(same.length > 1 && !LISTS.includes(name) ? [name] : []),
        ...same.flatMap((part) => below(part, inside)),
      ];
    });
  return [...new Set(below(root, { CameraInfo: KNOWN }))];
}

function unknownBelow(element: XmlElement, known: Known | undefined, path: string): UnknownElement[] {
  return elementsOf(element).flatMap((part) => {
    const inside = path === '' ? part.name : `${path}/${part.name}`;
    const knownPart = known && Object.hasOwn(known, part.name) ? known[part.name] : undefined;
    if (elementsOf(part).length > 0) return unknownBelow(part, knownPart, inside);
    return knownPart ? [] : [{ path: inside.slice(0, MAX_TEXT), text: part.text.trim().slice(0, MAX_TEXT) }];
  });
}

const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((node): node is XmlElement => node instanceof XmlElement);

const children = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).filter((part) => part.name === name);

const child = (element: XmlElement, name: string): XmlElement | undefined => children(element, name)[0];

/** The trimmed text in the child element `name`; undefined if it is empty or contains elements. */
function textOf(element: XmlElement, name: string): string | undefined {
  const part = child(element, name);
  if (!part || elementsOf(part).length > 0) return undefined;
  const text = part.children
    .filter((node) => node instanceof XmlText)
    .map((node) => node.text)
    .join('')
    .trim()
    .slice(0, MAX_TEXT);
  return text || undefined;
}

/** A number of at most 15 digits, so a double holds it exactly. */
function numberOf(element: XmlElement, name: string): number | undefined {
  const text = textOf(element, name);
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The first number in a child `name` that differs from the first such child's number; undefined if all agree. */
function otherNumberOf(elements: readonly XmlElement[], name: string): number | undefined {
  const numbers = elements.flatMap((element) => children(element, name)).map(({ text }) => Number(text.trim()));
  return numbers.find((number) => Number.isSafeInteger(number) && number !== numbers[0]);
}

/** '2024.05.23 22:06:27' → '2024-05-23T22:06:27' */
function dateOf(element: XmlElement, name: string): string | undefined {
  const [, year, month, day, time] =
    /^(\d{4})\.(\d\d)\.(\d\d) (\d\d:\d\d:\d\d)$/.exec(textOf(element, name) ?? '') ?? [];
  const date = `${year}-${month}-${day}T${time}`;
  return isDate(date) ? date : undefined;
}

const defined = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value };
