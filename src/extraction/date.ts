/** True for `YYYY-MM-DDTHH:MM:SS` on a real day: false for '2024-02-30T10:00:00'. */
export function isDate(date: string | undefined): date is string {
  if (date === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(date)) return false;
  const time = Date.parse(`${date}Z`);
  // Some engines roll an impossible day over into the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
