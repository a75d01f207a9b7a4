/** The program's exit codes, which docs/program.md explains. */
export const EXIT = {
  /** everything was read */
  done: 0,
  /** something named, or in a folder, could not be read; everything else was */
  unread: 1,
  /** wrong usage */
  usage: 2,
  /** not everything was done */
  undone: 3,
  /** 128 + SIGINT, as shells say it */
  stopped: 130,
  /** 128 + SIGPIPE: whoever read the output has closed it */
  closed: 141,
} as const;
