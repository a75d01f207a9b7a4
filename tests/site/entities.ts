const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Text of HTML as it is read: '&amp;' → '&'. React writes no other entities than these and numbers. */
export const decode = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) =>
    name ? (NAMED[name] ?? whole) : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(digits)),
  );
