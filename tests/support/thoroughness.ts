/** True in `npm test`, which looks at everything; `npm run check` and runs by hand look at a sample of what is long. */
export const isWhole = process.env['WHOLE_RUN'] !== undefined;
