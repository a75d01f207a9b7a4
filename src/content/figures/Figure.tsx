import type { ReactElement } from 'react';
import type { FigureId } from '../types';
import { CanonWays } from './CanonWays';
import { CountInFile } from './CountInFile';
import type { DrawingProps } from './figureStyles';
import { FocalPlaneShutter } from './FocalPlaneShutter';
import { FolderArithmetic } from './FolderArithmetic';
import { RatedLifeBars } from './RatedLifeBars';
import { WearBands } from './WearBands';
import { WhatSurvives } from './WhatSurvives';

const drawings: Readonly<Record<FigureId, (props: DrawingProps) => ReactElement>> = {
  'count-in-file': CountInFile,
  'focal-plane-shutter': FocalPlaneShutter,
  'wear-bands': WearBands,
  'rated-life': RatedLifeBars,
  'folder-arithmetic': FolderArithmetic,
  'what-survives': WhatSurvives,
  'canon-ways': CanonWays,
};

interface Props extends DrawingProps {
  readonly id: FigureId;
}

/** A drawing with its labels, without its caption. */
export default function Figure({ id, format }: Props) {
  const Drawing = drawings[id];
  return <Drawing format={format} />;
}
