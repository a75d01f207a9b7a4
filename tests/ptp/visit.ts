/** Reads a fake camera the way the page does. */
import { loadCore } from '../../src/extraction/core';
import { extract } from '../../src/extraction/extract';
import type { Patience } from '../../src/ptp/client';
import { type CameraReading, type RunningVisit, visitCamera } from '../../src/ptp/readCamera';
import { openUsb } from '../../src/ptp/usb';
import { type CameraFacts, StandInCamera } from './camera';
import { type BusOptions, StandInUsb } from './usb';

/** Short timeouts: a fake camera answers at once or never. */
export const SHORT: Patience = { answer: 200, slowAnswer: 200, busy: 0, quiet: 0 };

export interface Visited {
  readonly camera: StandInCamera;
  readonly device: StandInUsb;
  readonly reading: Promise<CameraReading>;
  readonly visit: RunningVisit;
}

export async function start(facts: CameraFacts, options: BusOptions = {}): Promise<Visited> {
  const camera = new StandInCamera(facts);
  const device = new StandInUsb(camera, options);
  const core = await loadCore();
  const visit = visitCamera(await openUsb(device), {
    vendor: device.vendorId,
    readPhoto: (source, name) => extract(core, source, name),
    patience: SHORT,
  });
  return { camera, device, visit, reading: visit.reading };
}

export async function readCamera(facts: CameraFacts, options: BusOptions = {}): Promise<CameraReading> {
  return (await start(facts, options)).reading;
}
