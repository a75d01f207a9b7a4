/** What the service worker keeps of the built site, by what is in its files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { texts } from '../support/texts/all';

const ASSETS = 'dist/assets';
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
const contents = scripts.map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')] as const);
const worker = readFileSync('dist/sw.js', 'utf8');
const isKept = (name: string) => worker.includes(`/assets/${name}`);

/** A key that only its part has. */
const PARTS = [
  'frame.skip',
  'home.lead',
  'dropZone.hint',
  'copy.count',
  'history.lead',
  'verify.lead',
  'connect.lead',
  'message.heading',
] as const;

describe('without a network', () => {
  it.each(Object.keys(texts) as (keyof typeof texts)[])(
    'there is what a reading, the history and the cable say: %s',
    (locale) => {
      const lost = PARTS.filter((key) => {
        const text = JSON.stringify(texts[locale][key]).slice(1, -1);
        const holders = contents.filter(([, script]) => script.includes(text) || script.includes(texts[locale][key]));
        return holders.length === 0 || !holders.some(([name]) => isKept(name));
      });
      expect(lost).toEqual([]);
    },
  );

  it.each([
    'HomePage',
    'HistoryPage',
    'HistoryView',
    'ConnectPage',
    'CableTool',
    'VerifyPage',
    'VerifyTool',
    'NotFoundPage',
    'results',
    'readerModules',
  ])('there is %s', (chunk) => {
    expect(scripts.filter((name) => name.startsWith(`${chunk}-`)).filter(isKept)).not.toEqual([]);
  });
});
