/**
 * The state of a reading over USB, kept outside the page and only in memory. When a visitor follows a link or changes
 * the language, the result isn't lost and the camera doesn't stay in remote mode.
 */
import { rawText } from '../../../config/fileText';
import { create } from 'zustand';
import { localTime } from '../../../i18n/format';
import { diagnosticOfFailure, diagnosticOfReading } from '../../../usb/diagnostic';
import { Allowance, PATIENCE, VISIT } from '../../../usb/bounds';
import { CableFailure, type FailureKind } from '../../../usb/failure';
import type { ReadPhoto } from '../../../usb/newestPhoto';
import { type CameraReading, type RunningVisit, type Stage, visitCamera } from '../../../usb/readCamera';
import { chooseCamera, openUsb, type Usb, type UsbDevice } from '../../../usb/usb';
import { noteGiven } from '../../browser/fetchAhead';
import { browserWords } from './system';
import { importReader } from '../../../reader/files/loadReader';

export type CableState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'choosing' }
  | { readonly phase: 'reading'; readonly stage: Stage | 'opening'; readonly stop: () => void }
  | {
      readonly phase: 'failed';
      readonly kind: FailureKind | 'unexpected';
      readonly needsPowerCycle: boolean;
      readonly diagnostic?: File;
    }
  | { readonly phase: 'done'; readonly reading: CameraReading; readonly made: string; readonly diagnostic: File };

const IDLE: CableState = { phase: 'idle' };

/** In prerendered pages, the tool is idle. */
export const useCableState = create<CableState>(() => IDLE);

const set = (next: CableState): void => useCableState.setState(next, true);

export const forgetReading = (): void => set(IDLE);

/**
 * Lets the visitor choose a camera in the browser's device list, reads it, and sets the state to the result or the
 * failure. Call this in a click handler, because WebUSB requires one.
 */
export async function readChosenCamera(usb: Usb): Promise<void> {
  const { phase } = useCableState.getState();
  if (phase === 'choosing' || phase === 'reading') return;
  set({ phase: 'choosing' });
  const circumstances = () => ({ made: localTime(new Date()), browser: browserWords() });
  try {
    const device = await chooseCamera(usb);
    noteGiven();
    const { transport, readPhoto } = await prepare(device, usb);
    const visit: RunningVisit = visitCamera(transport, {
      vendor: device.vendorId,
      readPhoto,
      onStage: (stage) => set({ phase: 'reading', stage, stop: () => visit.stop() }),
    });
    window.addEventListener('pagehide', visit.abandon);
    const reading = await visit.reading.finally(() => window.removeEventListener('pagehide', visit.abandon));
    const facts = circumstances();
    set({
      phase: 'done',
      reading,
      made: facts.made,
      diagnostic: asFile(diagnosticOfReading(reading, facts), rawText(reading.device.model)),
    });
  } catch (problem) {
    if (!(problem instanceof CableFailure)) {
      console.error(problem);
      set({ phase: 'failed', kind: 'unexpected', needsPowerCycle: false });
      return;
    }
    const { kind, needsPowerCycle } = problem;
    const diagnostic = kind === 'not-chosen' ? undefined : asFile(diagnosticOfFailure(problem, circumstances()), '');
    set({ phase: 'failed', kind, needsPowerCycle, ...(diagnostic && { diagnostic }) });
  }
}

/**
 * Loads the reader and opens the camera. Throws a `CableFailure` if that fails, if the visitor stops, or if the system
 * does not answer; closes a camera that opens afterward.
 */
async function prepare(device: UsbDevice, usb: Usb) {
  const allowance = new Allowance(VISIT, PATIENCE.visit, { late: 'no-answer', full: 'no-answer' });
  set({ phase: 'reading', stage: 'opening', stop: () => allowance.shorten(0, 'stopped') });
  const loading = (async () => {
    const { extract, loadCore } = await importReader();
    const core = await loadCore();
    const readPhoto: ReadPhoto = (source, name) => extract(core, source, name);
    allowance.check();
    return { transport: await openUsb(device, usb), readPhoto };
  })();
  try {
    return await allowance.limit(loading);
  } catch (problem) {
    loading.then(({ transport }) => transport.close()).catch(() => undefined);
    throw problem;
  }
}

/** 'Canon EOS R' → canon-eos-r-usb.json */
function asFile(json: string, model: string): File {
  const name = `${model || 'camera'} usb`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return new File([json], `${name}.json`, { type: 'application/json' });
}
