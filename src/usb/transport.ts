/** The pipe to a camera, over any medium. Methods throw a `CableFailure` unless their comment says otherwise. */
export interface Transport {
  /** Sends one whole container. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * Returns the next bytes from the camera, which may be any part of its answer. Empty: the answer has not ended, so
   * call `receive` again.
   */
  receive(): Promise<Uint8Array>;
  /** Aborts the transfer in progress and reconnects to the same camera. */
  reopen(): Promise<void>;
  /** Releases the camera for other programs. Never throws. */
  close(): Promise<void>;
}
