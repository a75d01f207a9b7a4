/** The rows of a table whose second cell says something: settings that nobody has set leave none. */
export const filledRows = (rows: readonly (readonly [string, string])[]) => rows.filter(([, value]) => value !== '');
