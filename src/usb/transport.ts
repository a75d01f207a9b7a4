/** The pipe to a camera, whatever carries it. Methods throw a `CableFailure` unless noted. */
export interface Transport {
  /** Sends one whole container. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** What the camera sends next: any part of its answer, or nothing, in which case call it again. */
  receive(): Promise<Uint8Array>;
  /** Aborts whatever is in progress and reconnects to the same camera. */
  reopen(): Promise<void>;
  /** Releases the camera for other programs. Never throws. */
  close(): Promise<void>;
}
