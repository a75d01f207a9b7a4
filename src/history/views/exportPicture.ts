/** The exported file has no style sheet, so each element gets its styles inline. */

import { canvasPng } from '../../site/browser/canvasPng';

/** Every property that the style sheet sets in the picture */
const LOOK = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
];

/** px; names and figures reach beyond the picture's edge */
const MARGIN = 16;
/** device pixels per CSS px; sharp in print */
const PNG_SCALE = 2;

export interface Caption {
  /** one line each, above the picture */
  readonly titles: readonly string[];
  readonly foot: string;
}

/** px, in the caption */
const LINE_HEIGHT = 22;

/** The picture as SVG with a caption, on the page's background color */
export function pictureSvg(picture: SVGSVGElement, { titles, foot }: Caption): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = [picture, ...picture.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  copies.forEach((element, index) => {
    const look = getComputedStyle(originals[index]!);
    for (const name of element.getAttributeNames()) {
      if (name === 'class' || name === 'id' || name === 'role' || name === 'tabindex' || /^(?:aria|data)-/.test(name)) {
        element.removeAttribute(name);
      }
    }
    if (element.tagName !== 'g') LOOK.forEach((name) => element.setAttribute(name, look.getPropertyValue(name)));
  });
  const width = picture.width.baseVal.value + 2 * MARGIN;
  const top = MARGIN + titles.length * LINE_HEIGHT;
  const height = top + picture.height.baseVal.value + LINE_HEIGHT + MARGIN;
  copy.setAttribute('viewBox', `${-MARGIN} ${-top} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const page = getComputedStyle(document.body);
  const draw = (tag: 'rect' | 'text', look: Readonly<Record<string, string | number>>, text = '') => {
    const element = document.createElementNS(copy.namespaceURI, tag);
    Object.entries(look).forEach(([name, value]) => element.setAttribute(name, String(value)));
    element.textContent = text;
    return element;
  };
  const write = (text: string, y: number, look: Readonly<Record<string, string | number>>) =>
    draw('text', { x: 0, y, fill: page.color, 'font-family': page.fontFamily, ...look }, text);
  copy.append(
    ...titles.map((title, line) =>
      write(title, (line - titles.length) * LINE_HEIGHT + 8, { 'font-size': 15, 'font-weight': 600 }),
    ),
    write(foot, height - top - MARGIN, { 'font-size': 12 }),
  );
  copy.prepend(draw('rect', { x: -MARGIN, y: -top, width, height, fill: page.backgroundColor }));
  return new XMLSerializer().serializeToString(copy);
}

/** The picture as PNG; rejects if the browser cannot draw it */
export async function picturePng(picture: SVGSVGElement, caption: Caption): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([pictureSvg(picture, caption)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * PNG_SCALE;
    canvas.height = image.naturalHeight * PNG_SCALE;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvasPng(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}
