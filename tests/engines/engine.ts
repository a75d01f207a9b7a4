/** A common interface to drive every browser engine. */

export interface Settings {
  /** The system asks for dark pages. */
  readonly dark?: boolean;
  /** Sites may store nothing. */
  readonly storage?: 'refused';
  /** HTTPS requests to these hosts go to this port of this machine. WebKitGTK has no such setting. */
  readonly hosts?: { readonly port: number; readonly names: readonly string[] };
}

export interface Engine {
  /** Opens a tab of a new visitor */
  open: () => Promise<Driver>;
  close: () => Promise<void>;
}

/** The actions in a tab that each engine's library must provide. A selector is CSS, or XPath if it starts with `/`. */
export interface Driver {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Evaluates the expression in the page; its value is a text or null, or a promise of one. */
  run: (expression: string) => Promise<string | null>;
  click: (selector: string) => Promise<void>;
  setFile: (selector: string, path: string) => Promise<void>;
  /** Makes the window as narrow as a phone's, or as narrow as the engine allows */
  narrow: () => Promise<void>;
  /** Opens another tab of the same visitor, in front of this one; it is closed with this one */
  another: () => Promise<Driver>;
  close: () => Promise<void>;
}
