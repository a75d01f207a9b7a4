/** Drops rows without text in the second cell, so that a setting that the operator left empty gives no row. */
export const filledRows = (rows: readonly (readonly [string, string])[]) => rows.filter(([, value]) => value !== '');
