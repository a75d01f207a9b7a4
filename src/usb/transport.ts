/** The pipe to a camera, whatever its medium. Methods throw a `CableFailure` unless noted. */
export interface Transport {
  /** Sends one whole container. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** The next bytes from the camera: any part of its answer. If it returns none, call it again. */
  receive(): Promise<Uint8Array>;
  /** Aborts the transfer in progress and reconnects to the same camera. */
  reopen(): Promise<void>;
  /** Releases the camera for other programs. Never throws. */
  close(): Promise<void>;
}
