/** One way to drive every browser engine. */

/** What a visitor's browser is set to */
export interface Settings {
  /** The system asks for dark pages. */
  readonly dark?: boolean;
  /** Sites may store nothing. */
  readonly storage?: 'refused';
}

/** A browser engine, ready to be driven */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** A tab of a visitor who has never been here */
  open: () => Promise<Driver>;
  close: () => Promise<void>;
}

/** What every engine's own library does for a tab. A selector is CSS, or XPath where it begins with `/`. */
export interface Driver {
  goto: (address: string) => Promise<void>;
  /** Runs the expression in the page; its value is a text or null, or a promise of one. */
  run: (expression: string) => Promise<string | null>;
  click: (selector: string) => Promise<void>;
  setFile: (selector: string, path: string) => Promise<void>;
  /** Sets the size of what the page sees, in CSS pixels; WebKitGTK's window is never narrower than 450. */
  resize: (width: number, height: number) => Promise<void>;
  /** What is in the window, as PNG */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}
