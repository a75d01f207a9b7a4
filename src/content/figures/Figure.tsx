import type { ReactElement } from 'react';
import type { FigureId, FigureWords } from '../types';
import { CanonWays } from './CanonWays';
import { CountInFile } from './CountInFile';
import { FocalPlaneShutter } from './FocalPlaneShutter';
import { FolderArithmetic } from './FolderArithmetic';
import { RatedLifeBars } from './RatedLifeBars';
import { WearBands } from './WearBands';
import { WhatSurvives } from './WhatSurvives';

/** Formats a number in the page's language. */
export type Format = (value: number, options?: Intl.NumberFormatOptions) => string;

export interface DrawingProps<Id extends FigureId> {
  readonly words: FigureWords[Id];
  readonly format: Format;
}

const drawings: { readonly [Id in FigureId]: (props: DrawingProps<Id>) => ReactElement } = {
  'count-in-file': CountInFile,
  'focal-plane-shutter': FocalPlaneShutter,
  'wear-bands': WearBands,
  'rated-life': RatedLifeBars,
  'folder-arithmetic': FolderArithmetic,
  'what-survives': WhatSurvives,
  'canon-ways': CanonWays,
};

interface Props<Id extends FigureId> {
  readonly id: Id;
  readonly words: FigureWords;
  readonly format: Format;
}

/** A drawing with its labels; the caller adds the caption. */
export default function Figure<Id extends FigureId>({ id, words, format }: Props<Id>) {
  const Drawing: (props: DrawingProps<Id>) => ReactElement = drawings[id];
  return <Drawing words={words[id]} format={format} />;
}
