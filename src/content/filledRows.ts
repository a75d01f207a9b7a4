/** Drops rows with an empty second cell, such as settings that the operator left empty. */
export const filledRows = (rows: readonly (readonly [string, string])[]) => rows.filter(([, value]) => value !== '');
