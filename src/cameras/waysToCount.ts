/**
 * The ways to a count without a photo, best first, with the bodies on which each is reported to work or to fail. A
 * row's name (`WayId`) is the key of its texts. Ways with weak evidence are left out.
 */

import type { ListedMakerId } from './brandList';
import type { CameraBody, Camera, WayCertainty } from './cameraRow';
import type { Citation } from './sources';

/** The least effort first. */
export const WAY_KINDS = [
  /** an item of the camera's menu */
  'menu',
  /** a hidden page, opened by buttons */
  'buttons',
  /** a report that the camera writes because of a script on the card */
  'card-report',
  /** figures that the camera shows because of an empty file on the card */
  'card-file',
  /** a program inside the camera */
  'in-camera-program',
  /** a program of others that reads the camera over USB */
  'program',
] as const;

export type WayKind = (typeof WAY_KINDS)[number];

export type System = 'linux' | 'macos' | 'windows' | 'ios';

/** The precision of the figure and the movements that it counts. */
export type Precision =
  /** every actuation */
  | 'single'
  /** rounded up to the next 1,000 */
  | 'thousands'
  /** as the camera states the figure; the only published sample shows multiples of 256 */
  | 'as-stated'
  /** shots, which may include electronic ones */
  | 'pictures'
  /** higher than the number of shots */
  | 'too-high'
  | 'unknown';

/** A published report and the bodies that it covers. */
export interface OwnerReport extends Citation {
  /** slugs of cameras in the lists */
  readonly cameras?: readonly string[];
  /** EXIF Model strings of bodies that are in no list */
  readonly exif?: readonly string[];
  /** beginnings of slugs, for a report about a whole family */
  readonly families?: readonly string[];
  readonly precision?: Precision;
  readonly firmware?: string;
  /** the way works on related bodies; no report shows that it works on the bodies named here */
  readonly isExpected?: true;
  /** the camera adds a fixed number to the count (src/reader/cardReport/judge.ts) */
  readonly hasOffset?: true;
}

export interface Way {
  readonly brand: ListedMakerId | 'samsung';
  readonly kind: WayKind;
  readonly program?: string;
  readonly systems?: readonly System[];
  readonly precision: Precision;
  /** the page or line of a display, or the name in the report ('TotalShutter') */
  readonly shows?: string;
  /** the steps differ from model to model, and our texts don't describe them */
  readonly hasOtherSteps?: true;
  readonly works: readonly OwnerReport[];
  readonly fails: readonly OwnerReport[];
}

const GPHOTO_DUMPS = 'https://github.com/gphoto/libgphoto2/tree/master/camlibs/ptp2/cameras';
const GR_DIGITAL_IV = 'https://cyapu.com/2015/07/01/grd4skaisuu';
const KLECKER = 'http://www.klecker.de/index.php/de/olympus-ausloesungen-auslesen';
const FREE_SHUTTER_COUNTER = 'https://github.com/orlv/freeshuttercounter';

const eos = (...names: readonly string[]) => names.map((name) => `canon-eos-${name}`);

export const waysToCount = {
  'canon-card-report': {
    brand: 'canon',
    kind: 'card-report',
    precision: 'single',
    shows: 'TotalShutter',
    works: [
      { cameras: eos('r6'), firmware: '1.5.0', url: 'https://github.com/lclevy/cbasic_examples' },
      { cameras: eos('r6'), firmware: '1.6.0', url: 'https://github.com/fedoroff-aa/shutter-check-canon' },
      {
        cameras: eos('250d'),
        precision: 'as-stated',
        firmware: '1.0.3',
        url: 'https://github.com/RaulMyron/Canon-SL3-250D-ShutterCount',
      },
      {
        cameras: eos('m6-mark-ii'),
        precision: 'unknown',
        url: 'https://www.mikroskopie-forum.de/index.php?topic=42574.0',
        language: 'de',
      },
      {
        cameras: eos('r'),
        precision: 'unknown',
        firmware: '1.8.0',
        url: 'https://github.com/reticulatedpines/magiclantern_simplified',
      },
      {
        cameras: eos('m50', 'r5'),
        precision: 'unknown',
        isExpected: true,
        url: 'https://www.magiclantern.fm/forum/index.php?topic=25305.0',
      },
      {
        cameras: eos('rp'),
        precision: 'unknown',
        isExpected: true,
        hasOffset: true,
        url: 'https://www.magiclantern.fm/forum/index.php?topic=25305.0',
      },
      {
        cameras: eos('m100'),
        precision: 'unknown',
        isExpected: true,
        url: 'https://github.com/lclevy/cbasic_examples',
      },
    ],
    fails: [],
  },
  'canon-shutr7': {
    brand: 'canon',
    kind: 'program',
    program: 'shutr7',
    systems: ['linux', 'macos', 'windows'],
    precision: 'thousands',
    works: [{ cameras: eos('r7'), firmware: '1.6.0', url: 'https://github.com/abcbcafe/shutr7' }],
    fails: [],
  },
  'canon-openshuttercounter': {
    brand: 'canon',
    kind: 'program',
    program: 'openshuttercounter',
    systems: ['linux', 'macos', 'windows'],
    precision: 'single',
    works: [{ cameras: eos('5d-mark-iv'), url: 'https://pkg.go.dev/github.com/mvisonneau/openshuttercounter' }],
    fails: [],
  },
  'canon-gphoto2': {
    brand: 'canon',
    kind: 'program',
    program: 'gphoto2',
    systems: ['linux', 'macos'],
    precision: 'single',
    works: [
      {
        cameras: [
          ...eos('450d', '500d', '550d', '600d', '700d', '100d', '1000d', '1100d', '1200d', '1300d', '2000d'),
          ...eos('60d', '70d', '6d', '7d', '7d-mark-ii', '5d-mark-iii', '1d-x'),
        ],
        url: GPHOTO_DUMPS,
      },
    ],
    fails: [
      { cameras: eos('650d'), url: GPHOTO_DUMPS },
      { cameras: eos('5ds', '5d-mark-iv'), url: 'https://github.com/gphoto/libgphoto2/issues/224' },
      { cameras: eos('6d-mark-ii'), url: 'https://github.com/gphoto/libgphoto2/issues/308' },
      { cameras: eos('250d'), url: 'https://www.magiclantern.fm/forum/index.php?topic=26790.0' },
    ],
  },
  'canon-freeshuttercounter': {
    brand: 'canon',
    kind: 'program',
    program: 'FreeShutterCounter 1.2.2',
    systems: ['macos'],
    precision: 'single',
    works: [
      {
        cameras: [
          ...eos('1d-c', '1d-x', '1d-mark-iv', '7d-mark-ii', '7d', '5d-mark-iii', '5d-mark-ii', '6d', '70d', '60d'),
          ...eos('50d', '40d', '700d', '650d', '600d', '550d', '500d', '100d', '1200d', '1100d', '1000d'),
        ],
        url: FREE_SHUTTER_COUNTER,
      },
    ],
    fails: [
      {
        cameras: eos('1d-x-mark-ii', '5ds', '5ds-r', '5d-mark-iv', '5d', '80d', '750d', '760d', '1300d'),
        url: FREE_SHUTTER_COUNTER,
      },
      { cameras: eos('800d'), url: `${FREE_SHUTTER_COUNTER}/issues/3` },
      { cameras: eos('200d', '6d-mark-ii', '30d'), url: `${FREE_SHUTTER_COUNTER}/issues/8` },
    ],
  },
  'canon-eos-digital-info': {
    brand: 'canon',
    kind: 'program',
    program: 'Canon EOS Digital Info (SDK 2.14)',
    systems: ['windows'],
    precision: 'single',
    works: [
      {
        cameras: eos('5d-mark-ii', '5d-mark-iii', '6d', '7d', '1d-x', '1d-c'),
        isExpected: true,
        url: 'https://github.com/ikossan/Canon-EOS-Digital-Info',
      },
    ],
    fails: [
      {
        cameras: eos('1d-mark-iii', '1ds-mark-iii', 'm'),
        url: 'https://github.com/ikossan/Canon-EOS-Digital-Info',
      },
    ],
  },
  'canon-dire-shuttercount': {
    brand: 'canon',
    kind: 'program',
    program: 'ShutterCount (DIRE Studio)',
    systems: ['macos', 'ios'],
    precision: 'single',
    works: [
      { cameras: eos('6d-mark-ii', '7d-mark-ii'), url: 'https://forest-hachijo.com/shutter-count', language: 'ja' },
    ],
    fails: [],
  },
  'canon-shutter-count-5d': {
    brand: 'canon',
    kind: 'program',
    program: 'CanonShutterCount (jamesyc)',
    systems: ['macos'],
    precision: 'single',
    works: [{ cameras: eos('5d'), firmware: '1.1.1', url: 'https://github.com/jamesyc/CanonShutterCount' }],
    fails: [
      {
        cameras: eos('400d', '30d', '20d', '300d', '10d'),
        url: 'https://github.com/jamesyc/CanonShutterCount',
      },
    ],
  },
  'canon-powershot-version-file': {
    brand: 'canon',
    kind: 'card-file',
    precision: 'pictures',
    shows: 'Total shoot',
    works: [
      { exif: ['Canon PowerShot A540'], url: 'https://chdk.fandom.com/wiki/A540' },
      {
        exif: ['Canon PowerShot A1100 IS'],
        url: 'https://chdk.fandom.com/wiki/Talk:A1100IS?direction=prev&oldid=19500',
      },
      {
        exif: ['Canon PowerShot SX220 HS', 'Canon PowerShot SX230 HS'],
        url: 'http://forum.chdk-treff.de/viewtopic.php?t=2444',
        language: 'de',
      },
    ],
    fails: [],
  },
  'canon-magic-lantern': {
    brand: 'canon',
    kind: 'in-camera-program',
    program: 'Magic Lantern',
    precision: 'single',
    works: [
      { cameras: eos('60d'), url: 'https://seeseekey.net/archive/tag/canon', language: 'de' },
      {
        cameras: eos('600d'),
        url: 'https://www.paolettopn.it/2017/12/12/conteggio-degli-scatti-delle-fotocamere-canon-con-il-software-libero/',
        language: 'it',
      },
      { cameras: eos('rp'), url: 'https://github.com/reticulatedpines/magiclantern_simplified/pull/24' },
      // According to the program's source code for firmware 2.0.2, the program shows the count by default. We found no
      // owner's picture of that screen.
      {
        cameras: eos('m'),
        firmware: '2.0.2',
        isExpected: true,
        url: 'https://github.com/reticulatedpines/magiclantern_simplified',
      },
    ],
    fails: [],
  },
  'canon-400plus': {
    brand: 'canon',
    kind: 'in-camera-program',
    program: '400plus',
    precision: 'single',
    shows: 'Release count',
    works: [
      { cameras: eos('400d'), firmware: '1.1.1', url: 'https://github.com/400plus/400plus/issues/34' },
      { cameras: eos('400d'), firmware: '1.1.1', url: 'https://weekly-geekly.imtqy.com/articles/124419/index.html' },
    ],
    fails: [],
  },
  'fujifilm-menu': {
    brand: 'fujifilm',
    kind: 'menu',
    precision: 'too-high',
    shows: 'SHUTTER COUNT',
    works: [
      {
        cameras: ['fujifilm-finepix-x100', 'fujifilm-x100s', 'fujifilm-x100t'],
        url: 'http://fujix100t.blogspot.com/2016/05/why-x100t-have-shutter-count.html',
      },
    ],
    fails: [],
  },
  'fujifilm-gphoto2': {
    brand: 'fujifilm',
    kind: 'program',
    program: 'gphoto2',
    systems: ['linux', 'macos'],
    precision: 'pictures',
    works: [{ cameras: ['fujifilm-x-t3', 'fujifilm-x-t4'], url: GPHOTO_DUMPS }],
    fails: [{ cameras: ['fujifilm-gfx100-ii'], url: GPHOTO_DUMPS }],
  },
  'olympus-service-page': {
    brand: 'olympus',
    kind: 'buttons',
    precision: 'single',
    shows: 'R',
    works: [
      { cameras: ['olympus-om-d-e-m5-mark-ii'], url: KLECKER, language: 'de' },
      { families: ['olympus-pen-'], url: 'https://radiolife.com/tips/command/36394/', language: 'ja' },
      // The heading of the page's table is 'PEN und OMD'.
      { families: ['olympus-om-d-'], url: KLECKER, language: 'de' },
    ],
    fails: [],
  },
  'olympus-card-door': {
    brand: 'olympus',
    kind: 'buttons',
    precision: 'single',
    shows: 'R',
    works: [
      {
        cameras: ['olympus-e-1', 'olympus-e-300', 'olympus-e-500', 'olympus-e-330', 'olympus-e-510'],
        url: 'https://forum.fourthirdsphoto.com/threads/19764-Undocumented-Camera-Features',
      },
      {
        cameras: ['520', '420', '450', '3', '30', '620', '5'].map((name) => `olympus-e-${name}`),
        isExpected: true,
        url: 'https://forum.fourthirdsphoto.com/threads/19764-Undocumented-Camera-Features',
      },
      // The author says that this way works on the whole E-System except three bodies.
      { cameras: ['olympus-e-400', 'olympus-e-410'], isExpected: true, url: KLECKER, language: 'de' },
    ],
    fails: [],
  },
  'ricoh-figures': {
    brand: 'ricoh',
    kind: 'buttons',
    precision: 'single',
    shows: 'SH',
    works: [
      { cameras: ['ricoh-gr-digital-iv'], url: GR_DIGITAL_IV, language: 'ja' },
      {
        cameras: ['', '-ii', '-iii'].map((generation) => `ricoh-gr-digital${generation}`),
        isExpected: true,
        url: GR_DIGITAL_IV,
        language: 'ja',
      },
    ],
    fails: [],
  },
  'panasonic-camera-info': {
    brand: 'panasonic',
    kind: 'buttons',
    precision: 'single',
    shows: 'SHTCNT',
    hasOtherSteps: true,
    works: [
      { exif: ['DMC-GM1', 'DMC-GM1S'], url: 'https://local-japan.net/gm1-shutter', language: 'ja' },
      { exif: ['DMC-GF3'], url: 'https://radiolife.com/tips/command/36394/', language: 'ja' },
      {
        exif: ['DMC-G2', 'DMC-G10', 'DMC-GH2', 'DMC-GH3', 'DMC-GH4'],
        url: 'http://getnews.jp/archives/2050309',
        language: 'ja',
      },
    ],
    fails: [],
  },
  'samsung-info-card': {
    brand: 'samsung',
    kind: 'card-file',
    precision: 'single',
    works: [
      {
        exif: ['NX500', 'NX1'],
        url: 'https://github.com/ottokiksmaler/nx500_nx1_modding/blob/master/Checking_shutter_count.md',
      },
    ],
    fails: [],
  },
} as const satisfies Record<string, Way>;

export type WayId = keyof typeof waysToCount;

export interface TriedWay {
  readonly id: WayId;
  readonly way: Way;
  readonly report: OwnerReport;
  readonly works: boolean;
}

/** All reports of ways that work, in the order of the table, and then all reports of ways that fail. */
const everyReport: readonly TriedWay[] = (['works', 'fails'] as const).flatMap((outcome) =>
  (Object.entries(waysToCount) as [WayId, Way][]).flatMap(([id, way]) =>
    way[outcome].map((report) => ({ id, way, report, works: outcome === 'works' })),
  ),
);

/** The reports about a body, ordered as in `everyReport`. */
export function waysOf(body: Pick<CameraBody, 'exif'> & Partial<Pick<Camera, 'slug'>>): readonly TriedWay[] {
  return everyReport.filter(({ report }) => isAbout(report, body));
}

export interface ReportedWay {
  readonly id: WayId;
  readonly way: Way;
  readonly reports: readonly OwnerReport[];
}

/** Groups reports by way, in the order of the first reports. */
export function byWay(tried: readonly TriedWay[]): readonly ReportedWay[] {
  const gathered = new Map<WayId, ReportedWay>();
  for (const { id, way, report } of tried) {
    gathered.set(id, { id, way, reports: [...(gathered.get(id)?.reports ?? []), report] });
  }
  return [...gathered.values()];
}

function isAbout(report: OwnerReport, { slug = '', exif }: Parameters<typeof waysOf>[0]): boolean {
  return (
    (report.cameras?.includes(slug) ?? false) ||
    (report.families?.some((beginning) => slug.startsWith(beginning)) ?? false) ||
    (report.exif?.some((model) => exif.includes(model)) ?? false)
  );
}

/**
 * The certainty of a way on a body, according to the reports about the body. A report about a whole family proves
 * nothing for a single body.
 */
export function certaintyOf(tried: readonly TriedWay[]): WayCertainty {
  const working = tried.filter(({ works }) => works);
  if (working.length === 0) return 'unknown';
  return working.every(({ report }) => report.isExpected || report.families) ? 'expected' : 'reported';
}
