/** The program's exit codes, which docs/program.md explains. */
export const EXIT = {
  /** everything was read */
  done: 0,
  /** a file, folder or camera could not be read; all others were */
  unread: 1,
  /** wrong usage */
  usage: 2,
  /** not everything was done */
  undone: 3,
  /** 128 + SIGINT, by the convention of shells */
  stopped: 130,
  /** 128 + SIGPIPE: the receiver of the output, such as `head`, has closed it */
  closed: 141,
} as const;
