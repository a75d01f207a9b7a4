/** The pipe to a camera, whatever it is made of. */
export interface Transport {
  /** Sends one whole container. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** What the camera sends next: any part of its answer, or nothing, after which it is asked again. */
  receive(): Promise<Uint8Array>;
  /** Ends whatever is under way and begins again with the same camera. */
  reopen(): Promise<void>;
  /** Gives the camera back to other programs. Never throws. */
  close(): Promise<void>;
}
