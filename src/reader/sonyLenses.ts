/**
 * Lenses by the number that the DSLR-A100 writes instead of a name. Lists only numbers that stand for a single lens.
 * The numbers left out also stand for other makers' lenses. Source: exiftool.org/TagNames/Minolta.html, LensType
 */
export const SONY_LENSES: Readonly<Record<number, string>> = {
  40: 'DT 18-70mm F3.5-5.6',
  42: 'DT 18-200mm F3.5-6.3',
  43: '35mm F1.4 G',
  44: '50mm F1.4',
  45: 'Planar T* 85mm F1.4 ZA',
  46: 'Vario-Sonnar T* DT 16-80mm F3.5-4.5 ZA',
  47: 'Sonnar T* 135mm F1.8 ZA',
  49: 'DT 55-200mm F4-5.6',
  50: 'DT 18-250mm F3.5-6.3',
  51: 'DT 16-105mm F3.5-5.6',
  53: '70-400mm F4-5.6 G SSM',
  56: 'DT 55-200mm F4-5.6 SAM',
  58: 'DT 30mm F2.8 Macro SAM',
  62: 'DT 35mm F1.8 SAM',
};
