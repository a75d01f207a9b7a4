/**
 * Prints a Markdown list of all sources, by host, each with its name, its language and what it is cited for:
 * `npm run sources > sources.md`. It needs no network. Whoever has one opens each page and looks whether it is there
 * and says so.
 */
import { formatLanguage } from '../src/i18n/format';
import { type CitedPage, citedPages, hostOf } from './citations';

const pages = await citedPages();
const hosts = [...new Set(pages.map(({ url }) => hostOf(url)))];

const lines = [
  `# Sources\n\n${pages.length} pages on ${hosts.length} hosts.`,
  ...hosts.flatMap((host) => [`\n## ${host}\n`, ...pages.filter(({ url }) => hostOf(url) === host).flatMap(linesOf)]),
];
console.log(lines.join('\n'));

function linesOf({ url, names, language, isByMaker, claims }: CitedPage): readonly string[] {
  const about = [...names, formatLanguage(language ?? 'en', 'en'), ...(isByMaker ? ['by the maker'] : [])];
  return [`- [ ] <${url}>`, `  ${about.join('; ')}`, ...claims.map((claim) => `  - ${claim}`)];
}
