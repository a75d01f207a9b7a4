/** A table of camera bodies: one row per counter of each body, with its first and latest count. */
const COLUMNS = 'make model serial_number kind points first_date first_count latest_date latest_count'.split(' ');

export class Bodies {
  #rows = new Map();
  #seen = { photos: 0, counted: 0, failed: 0 };

  add(result) {
    const { status, make, model, serialNumber, dateTime, shutterCount: count, shutterSource } = result;
    this.#seen.photos += 1;
    if (status === 'failed') this.#seen.failed += 1;
    if (status !== 'counted') return;
    this.#seen.counted += 1;
    // Without a serial number, the photo may be from any body; without a date, from any time.
    if (serialNumber === undefined || dateTime === undefined) return;
    const about = [make, model, serialNumber, shutterSource.kind];
    const key = JSON.stringify(about);
    const point = { dateTime, count };
    const row = this.#rows.get(key) ?? { about, points: 0, first: point, latest: point };
    this.#rows.set(key, row);
    row.points += 1;
    if (isBefore(point, row.first)) row.first = point;
    if (isBefore(row.latest, point)) row.latest = point;
  }

  toCsv() {
    const rows = [...this.#rows.values()].map(({ about, points, first, latest }) =>
      [about, points, first.dateTime, first.count, latest.dateTime, latest.count].flat(),
    );
    return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
  }

  summary() {
    const { photos, counted, failed } = this.#seen;
    const bodies = new Set([...this.#rows.values()].map(({ about }) => JSON.stringify(about.slice(0, 3))));
    return `${photos} photos, ${counted} with a count, ${failed} not read; ${bodies.size} bodies`;
  }
}

/** Compares by date, and within the same second by count. */
const isBefore = (a, b) => (a.dateTime === b.dateTime ? a.count < b.count : a.dateTime < b.dateTime);

/** A CSV cell. Text from a file becomes one line in quotes, which a spreadsheet can't take for a formula. */
function cell(value = '') {
  if (typeof value === 'number') return value;
  const text = value.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').replace(/^(?=[\s"]*[=+\-@＝＋－＠])/, "'");
  return `"${text.replaceAll('"', '""')}"`;
}
