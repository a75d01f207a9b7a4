/**
 * The core's interface. The host opens a file, adds windows of its bytes, and scans. On `Status.Need`, it adds the
 * missing window and scans again from the start.
 */
import { Container, State, Status } from './schema';
import { detect, scanContainer, scanEmbedded, settleContainer } from './containers/detect';
import { addHostWindow, isMissed, keepFile, openFile, startReading, usedBytes } from './windows';
import { recordCount, recordsStart, startRecords } from './recordBuffer';
import { setState, stateStart } from './state';
import { startWalking, steps, walkQueue } from './tiff/ifd';
import { THUMBNAIL, endExif } from './exif';
import { endJpeg } from './containers/jpeg';
import { endCanon } from './makernotes/canon';
import { startPhoto } from './photo';

/** Address of the state words (schema.ts, State). */
export function stateAddress(): usize {
  return stateStart();
}

/**
 * Opens a file of `size` bytes and returns a number for `keep`. `final`: no more windows will come, so a missing range
 * counts as outside the file.
 */
export function open(size: f64, final: bool): u32 {
  return openFile(<u64>size, final);
}

/**
 * Keeps the windows of the file that `open` numbered `opening`, so the host adds only new windows before the next scan.
 * False if another file was opened since. `final` is as in `open`.
 */
export function keep(opening: u32, final: bool): bool {
  return keepFile(opening, final);
}

/**
 * Makes room for bytes `position` .. `position + length` and returns the address to write them to; 0 if there is no
 * room. If the core's memory grows, the host's earlier views of the memory are detached.
 */
export function addWindow(position: f64, length: u32): usize {
  return addHostWindow(<u64>position, length);
}

/** The container according to the first bytes alone; `scan` may find a more specific one. */
export function detectContainer(): Container {
  startReading();
  return detect();
}

/** Scans the file. `raw`: also records every directory entry. */
export function scan(raw: bool): Status {
  startReading();
  startRecords();
  startWalking(raw);
  startPhoto();
  const container = detect();
  if (!isMissed() && container != Container.Unknown) {
    scanContainer(container);
    walkQueue(THUMBNAIL);
    if (!isMissed() && scanEmbedded()) walkQueue(THUMBNAIL);
    endCanon();
    endExif();
    endJpeg();
  }
  setState(State.Container, settleContainer(container));
  setState(State.Records, recordCount());
  setState(State.RecordsAddress, <f64>recordsStart());
  setState(State.Entries, <f64>steps());
  setState(State.UsedEnd, <f64>usedBytes());
  if (isMissed()) return Status.Need;
  return container == Container.Unknown ? Status.None : Status.Done;
}
