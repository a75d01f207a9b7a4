/** The basis of a rated life's figure. */
export type LifeBasis =
  /** a document from the maker states the figure */
  | 'maker'
  /** the maker's own words, as quoted by others */
  | 'maker-quoted'
  /** others attribute the figure to the maker */
  | 'attributed'
  /** others give the figure without an origin */
  | 'reported'
  /** the usual figure for the camera's class */
  | 'class-estimate'
  /** given in the table of models that the site was ordered with */
  | 'specification'
  /** often quoted, but no source was found: never compared with a count */
  | 'unsourced';
