/** A common interface for driving any browser engine. */

export interface Settings {
  /** the visitor prefers dark pages */
  readonly dark?: boolean;
  /** the browser allows no site to store anything */
  readonly storage?: 'refused';
  /** sends HTTPS requests to the hosts in `names` to `port` on this machine; WebKitGTK has no such setting */
  readonly hosts?: { readonly port: number; readonly names: readonly string[] };
}

export interface Engine {
  /** opens a tab of a new visitor */
  open: () => Promise<Driver>;
  close: () => Promise<void>;
}

/**
 * The actions in a tab that the library of each engine must provide. A selector is CSS, or XPath if it starts with `/`.
 */
export interface Driver {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** evaluates the expression in the page; its value must be a text, null, or a promise of one of these */
  run: (expression: string) => Promise<string | null>;
  click: (selector: string) => Promise<void>;
  setFile: (selector: string, path: string) => Promise<void>;
  /** makes the window as narrow as a phone's, or as narrow as the engine allows */
  narrow: () => Promise<void>;
  /** opens another tab of the same visitor, in front of this tab; the other tab closes together with this tab */
  another: () => Promise<Driver>;
  close: () => Promise<void>;
}
