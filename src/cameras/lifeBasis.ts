/** The basis of a figure for a rated life. */
export type LifeBasis =
  /** a document from the maker states the figure */
  | 'maker'
  /** the maker's own words, as quoted by others */
  | 'maker-quoted'
  /** others attribute the figure to the maker */
  | 'attributed'
  /** others give the figure without saying where it is from */
  | 'reported'
  /** the usual figure for the camera's class */
  | 'class-estimate'
  /** from the table of models in the site's specification */
  | 'specification'
  /** often quoted, but we found no source, so it is never compared with a count */
  | 'unsourced';
