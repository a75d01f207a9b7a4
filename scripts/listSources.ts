/**
 * Prints Markdown: `node scripts/run.mjs scripts/listSources.ts > sources.md`. Lists all sources by host with their
 * names, languages and citations, and then every market's prices, services and rules with their dates. Needs no
 * network. To check a source, open its page and see whether it states the claim.
 */
import { formatLanguage } from '../src/i18n/format';
import { type CitedPage, citedPages, hostOf, marketRows } from './citations';

const pages = await citedPages();
const hosts = [...new Set(pages.map(({ url }) => hostOf(url)))];

const lines = [
  `# Sources\n\n${pages.length} pages on ${hosts.length} hosts.`,
  ...hosts.flatMap((host) => [`\n## ${host}\n`, ...pages.filter(({ url }) => hostOf(url) === host).flatMap(linesOf)]),
];
console.log(lines.join('\n'));

console.log(
  '\n## Prices, services and rules\n\n| Market | About | What we say | Date | Pages |\n| --- | --- | --- | --- | --- |',
);
for (const { market, about, says, date = 'none given', pages: cited } of await marketRows()) {
  const cells = [market, about, says, date, cited.map(({ url }) => `<${url}>`).join(' ')];
  console.log(`| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`);
}

function linesOf({ url, names, language, isByMaker, claims }: CitedPage): readonly string[] {
  const about = [...names, formatLanguage(language ?? 'en', 'en'), ...(isByMaker ? ['by the maker'] : [])];
  return [`- [ ] <${url}>`, `  ${about.join('; ')}`, ...claims.map((claim) => `  - ${claim}`)];
}
