import { rows as canon } from './canon';
import { rows as fujifilm } from './fujifilm';
import { rows as leica } from './leica';
import { rows as minolta } from './minolta';
import { rows as nikon } from './nikon';
import { rows as others } from './others';
import { rows as pentax } from './pentax';
import { rows as ricoh } from './ricoh';
import type { Row } from './row';
import { rows as sony } from './sony';

export const ROWS: Readonly<Record<string, Row>> = {
  ...nikon,
  ...canon,
  ...sony,
  ...pentax,
  ...fujifilm,
  ...leica,
  ...minolta,
  ...ricoh,
  ...others,
};
