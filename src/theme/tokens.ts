/** The raw scales. Meaning is given to them in `theme.ts`. */

export const COLOR_NAMES = [
  'page',
  'surface',
  'sunken',
  'text',
  'textMuted',
  'line',
  'signal',
  'onSignal',
  'focus',
  'good',
  'amber',
  'orange',
  'red',
  'plate',
  'onPlate',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];
type Palette = Readonly<Record<ColorName, string>>;

/** Text colours reach 4.5:1 on page, surface and sunken alike. */
export const lightPalette: Palette = {
  page: '#f7f5f0',
  surface: '#ffffff',
  sunken: '#efece4',
  text: '#1c1b18',
  textMuted: '#5c5850',
  line: '#d6d1c5',
  signal: '#b5330d',
  onSignal: '#ffffff',
  focus: '#1c1b18',
  good: '#236b3d',
  amber: '#7d5600',
  orange: '#a1470a',
  red: '#a3181b',
  plate: '#1f2022',
  onPlate: '#f5f2eb',
};

export const darkPalette: Palette = {
  page: '#141517',
  surface: '#1d1f21',
  sunken: '#0e0f10',
  text: '#ece9e2',
  textMuted: '#a9a59c',
  line: '#383b3f',
  signal: '#ff7d55',
  onSignal: '#1d0a03',
  focus: '#ffffff',
  good: '#74c48d',
  amber: '#e2b548',
  orange: '#f2994e',
  red: '#ff857c',
  plate: '#08090a',
  onPlate: '#f7f4ed',
};

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

export const fontSizes = {
  xs: '0.8125rem',
  s: '0.9375rem',
  m: '1.0625rem',
  l: '1.25rem',
  xl: 'clamp(1.5rem, 1.25rem + 1vw, 1.875rem)',
  xxl: 'clamp(1.875rem, 1.4rem + 2.1vw, 2.75rem)',
} as const;
