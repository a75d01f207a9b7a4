/** Hosts that no source may use, including their subdomains, each with the reason. */
const BANNED: Readonly<Record<string, string>> = {
  'goo.ne.jp': 'goo blog was closed in November 2025: every link is dead',
  'digitalcamerareview.com': 'given up by its publisher',
  'wikia.com': 'the wikis have moved to fandom.com',
  'dev.bg-hub.com': 'a copy of a site for its development',
  'trantor.is': 'an e-book library: chapters of paid books',
  'scribd.com': 'a library of uploads behind a subscription',
  'fireyourdesigner.co': 'a scraper blog: pasted parts of other sites',
  'paperblog.com': 'copies posts of other blogs',
  'reviewcam360.blogspot.com': 'copies reviews of other sites',
  'awaisora.com': 'articles put together by a machine, without an origin',
};

/** The reason why a page may not be cited; undefined if it may be cited. */
export function reasonAgainst(url: string): string | undefined {
  const host = new URL(url).hostname.replace(/\.$/, '');
  return Object.entries(BANNED).find(([banned]) => host === banned || host.endsWith(`.${banned}`))?.[1];
}
