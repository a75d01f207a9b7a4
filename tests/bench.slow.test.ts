import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEMES, type ThemeName, drawChart } from '../bench/chart';
import { RESULTS_FOLDER, SUMMARY_FILE, formatted, summaryIn, summaryOf } from '../bench/write';
import { pictureName, renderReport } from '../bench/report';
import type { Results } from '../bench/results';

const results = JSON.parse(readFileSync(`${RESULTS_FOLDER}/results.json`, 'utf8')) as Results;

test('the summary has the figures of the last whole run', async () => {
  const summary = summaryIn(readFileSync(SUMMARY_FILE, 'utf8'));
  expect(summary).toBe((await summaryOf(results)).trim());
});

test('the report matches its JSON', async () => {
  expect(readFileSync(`${RESULTS_FOLDER}/README.md`, 'utf8')).toBe(await formatted(renderReport(results)));
});

test('every chart exists in both themes', () => {
  for (const growth of results.growth) {
    for (const theme of Object.keys(THEMES) as ThemeName[]) {
      expect(readFileSync(`${RESULTS_FOLDER}/${pictureName(growth, theme)}`, 'utf8')).toBe(drawChart(growth, theme));
    }
  }
});
