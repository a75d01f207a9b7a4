/** Formats numbers for the report. */

const STEPS = [
  { from: 1e9, unit: 'G' },
  { from: 1e6, unit: 'M' },
  { from: 1e3, unit: 'k' },
];

/** Three significant digits: '0.127', '4.2', '318', '2,990' */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 4 });
}

/** '12.3×' */
export function times(ratio: number): string {
  return Number.isNaN(ratio) ? '–' : `${figure(ratio)}×`;
}

/** Bytes: '640 B', '64 KB', '20 MB' */
export function bytes(value: number): string {
  const MB = 1024 * 1024;
  if (value >= MB) return `${figure(value / MB)} MB`;
  return value >= 1024 ? `${figure(value / 1024)} KB` : `${figure(value)} B`;
}

/** Milliseconds: '4.2 µs', '0.62 ms', '7 s' */
export function duration(milliseconds: number): string {
  if (milliseconds >= 1000) return `${figure(milliseconds / 1000)} s`;
  return milliseconds >= 0.1 ? `${figure(milliseconds)} ms` : `${figure(milliseconds * 1000)} µs`;
}

/** '10', '1k', '2M' */
export function plain(value: number): string {
  const step = STEPS.find(({ from }) => value >= from);
  return step ? `${figure(value / step.from)}${step.unit}` : figure(value);
}

/** 0.03 → '3 %' */
export function percent(part: number): string {
  return Number.isNaN(part) ? '–' : `${(part * 100).toFixed(0)} %`;
}
