/** The published sources of rated lives, counts and other figures. Their names are the same in each language. */

import data from './data/figureSources.json';

/** The languages of sources other than English, as BCP 47 tags. */
export type SourceLanguage = 'de' | 'es' | 'fr' | 'it' | 'ja' | 'th' | 'zh';

export interface Citation {
  readonly url: string;
  /** absent for English */
  readonly language?: SourceLanguage;
}

export interface Source extends Citation {
  readonly name: string;
  /** the document is from the camera's maker */
  readonly byMaker?: true;
}

export type SourceId = keyof typeof data;

/** The makers' own documents. Only with these sources may a page say 'stated by the maker'. */
export type MakerSourceId = {
  [Id in SourceId]: (typeof data)[Id] extends { readonly byMaker: boolean } ? Id : never;
}[SourceId];

// A JSON file has no literal types; a test checks that the data fits this type.
export const sources = data as Readonly<Record<SourceId, Source>>;
