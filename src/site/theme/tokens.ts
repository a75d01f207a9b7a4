/** The raw colors and sizes. `theme.ts` assigns them to uses. */

const BASE_NAMES = [
  'page',
  'surface',
  'sunken',
  'text',
  'textMuted',
  'line',
  'signal',
  'onSignal',
  'focus',
  'wearLow',
  'wearModerate',
  'wearHigh',
  'wearVeryHigh',
  'plate',
  'onPlate',
] as const;

/** Mixes of two colors. Computed here, because `color-mix` requires newer browsers than the site does. */
const MIXES = {
  /** translucent, for any background: a hovered button */
  hover: ({ text }) => `${text}14`,
  signalHover: ({ signal, text }) => mix(signal, 0.86, text),
  /** a secondary button's edge */
  edge: ({ text, line }) => mix(text, 0.45, line),
  plateRaised: ({ onPlate, plate }) => mix(onPlate, 0.09, plate),
  /** two parts of the shutter drawing that must differ in color from all others */
  sensor: ({ text, surface }) => mix(text, 0.14, surface),
  secondCurtain: ({ plate, onPlate }) => mix(plate, 0.62, onPlate),
} as const satisfies Record<string, (base: BasePalette) => string>;

type BasePalette = Readonly<Record<(typeof BASE_NAMES)[number], string>>;
export type ColorName = (typeof BASE_NAMES)[number] | keyof typeof MIXES;
type Palette = Readonly<Record<ColorName, string>>;

export const COLOR_NAMES = [...BASE_NAMES, ...Object.keys(MIXES)] as readonly ColorName[];

/** ('#000000', 0.25, '#ffffff') → '#bfbfbf': a quarter of black, three quarters of white */
function mix(one: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((start) => {
    const [first, second] = [one, other].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round(first! * share + second! * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function complete(base: BasePalette): Palette {
  const mixes = Object.entries(MIXES).map(([name, of]) => [name, of(base)]);
  return { ...base, ...Object.fromEntries(mixes) } as Palette;
}

/** Text colors have a contrast of at least 4.5:1 on page, surface and sunken. */
export const lightPalette = complete({
  page: '#f7f5f0',
  surface: '#ffffff',
  sunken: '#efece4',
  text: '#1c1b18',
  textMuted: '#5c5850',
  line: '#d6d1c5',
  signal: '#b5330d',
  onSignal: '#ffffff',
  focus: '#1c1b18',
  wearLow: '#236b3d',
  wearModerate: '#7a5c00',
  wearHigh: '#a64d00',
  wearVeryHigh: '#a8122f',
  plate: '#1f2022',
  onPlate: '#f5f2eb',
});

export const darkPalette = complete({
  page: '#141517',
  surface: '#1d1f21',
  sunken: '#0e0f10',
  text: '#ece9e2',
  textMuted: '#a9a59c',
  line: '#383b3f',
  signal: '#ff7d55',
  onSignal: '#1d0a03',
  focus: '#ffffff',
  wearLow: '#74c48d',
  wearModerate: '#e2b548',
  wearHigh: '#f2994e',
  wearVeryHigh: '#ff7a8c',
  plate: '#08090a',
  onPlate: '#f7f4ed',
});

export const SPACE_STEP_PX = 4;

export const fontFamilies = {
  text: [
    'Instrument Sans',
    'Instrument Sans Fallback',
    'Hiragino Sans',
    'Yu Gothic UI',
    'Yu Gothic',
    'Noto Sans JP',
    'Noto Sans CJK JP',
    'system-ui',
    'sans-serif',
  ],
  figures: ['IBM Plex Mono', 'IBM Plex Mono Fallback', 'ui-monospace', 'monospace'],
} as const;

/** The custom property for the y at which the header ends. Set, to 0px, only where the header isn't sticky. */
export const HEADER_END = '--header-end';

/** The custom property with the height of a phone's action bar, if any. */
export const ACTION_BAR = '--action-bar';

/** The custom property with the height of the panel that floats above the window's bottom, if any. */
export const COVERED_BELOW = '--covered-below';

export const fontSizes = {
  xs: '0.8125rem',
  s: '0.9375rem',
  m: '1.0625rem',
  l: '1.25rem',
  xl: 'clamp(1.375rem, 1.075rem + 1.28vw, 1.875rem)',
  xxl: 'clamp(1.5rem, 1.06rem + 1.88vw, 2.75rem)',
} as const;
