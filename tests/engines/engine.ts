/** A common interface to all browser engines. */

export interface Settings {
  /** the visitor prefers dark pages */
  readonly dark?: boolean;
  /** no site may store anything */
  readonly storage?: 'refused';
  /** HTTPS requests for the hosts in `names` go to `port` on this machine; WebKitGTK has no setting for this */
  readonly hosts?: { readonly port: number; readonly names: readonly string[] };
}

export interface Engine {
  /** opens a tab of a new visitor */
  open: () => Promise<Driver>;
  close: () => Promise<void>;
}

/** Actions in a tab. A selector is CSS, or XPath if it starts with `/`. */
export interface Driver {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** evaluates the expression in the page; its value must be a text, null, or a promise of one of these */
  run: (expression: string) => Promise<string | null>;
  click: (selector: string) => Promise<void>;
  setFile: (selector: string, path: string) => Promise<void>;
  /** makes the window as narrow as a phone's, or as the engine allows */
  narrow: () => Promise<void>;
  /** opens another tab of the same visitor, in front of this tab and closed together with it */
  another: () => Promise<Driver>;
  close: () => Promise<void>;
}
