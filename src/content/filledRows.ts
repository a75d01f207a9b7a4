/** The rows of a table with text in the second cell: empty settings leave none. */
export const filledRows = (rows: readonly (readonly [string, string])[]) => rows.filter(([, value]) => value !== '');
