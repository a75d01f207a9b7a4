/** Exports the picture to a file. The page's style sheet is not part of it, so each element gets its styles inline. */

import { canvasPng } from '../../browser/canvasPng';

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

/** px around the picture, because names and figures reach beyond its edge */
const MARGIN = 16;
/** device pixels per CSS px, so that it is sharp in print */
const PNG_SCALE = 2;

/** The picture as SVG, on the page's current background */
export function pictureSvg(picture: SVGSVGElement): string {
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
  const height = picture.height.baseVal.value + 2 * MARGIN;
  copy.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS(copy.namespaceURI, 'rect');
  const place = { x: -MARGIN, y: -MARGIN, width, height, fill: getComputedStyle(document.body).backgroundColor };
  Object.entries(place).forEach(([name, value]) => ground.setAttribute(name, String(value)));
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as PNG; rejects if the browser cannot draw it */
export async function picturePng(picture: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([pictureSvg(picture)], { type: 'image/svg+xml' }));
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
