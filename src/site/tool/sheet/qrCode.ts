import { correction, generate } from 'lean-qr';

/** Empty modules around the code, without which some scanners don't find it. Source: ISO/IEC 18004, 7.3.8 */
export const QUIET_ZONE = 4;

export interface QrCode {
  /** side of the square, with the quiet zone, in modules */
  readonly size: number;
  /** outline of the dark modules, for an SVG path */
  readonly path: string;
}

/** Makes a QR code from a text of up to 2 KB. Scanners can read it with up to a seventh of it damaged. */
export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      let length = 0;
      while (code.get(x + length, y)) length += 1;
      if (length > 0) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`;
      x += length;
    }
  }
  return { size: code.size + 2 * QUIET_ZONE, path };
}
