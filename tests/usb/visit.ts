/** Reads a fake camera as the page does. */
import { loadCore } from '../../src/reader/core';
import { extract } from '../../src/reader/extract';
import type { Patience } from '../../src/usb/bounds';
import { type CameraReading, type RunningVisit, visitCamera } from '../../src/usb/readCamera';
import { openUsb } from '../../src/usb/usb';
import { type CameraFacts, StandInCamera } from './camera';
import { type BusOptions, standInBrowser, StandInUsb } from './usb';

/** Time limits for cameras that fall silent. They suffice, because a fake camera answers at once or never. */
export const SHORT: Patience = {
  answer: 200,
  slowAnswer: 200,
  visit: 60_000,
  lastAnswer: 50,
  leaving: 2000,
  leavingStep: 200,
  busy: 0,
  quiet: 0,
  gone: 20,
};

/** Time limits for cameras that always answer. They are so long that a slow machine changes nothing. */
export const LONG: Patience = {
  ...SHORT,
  answer: 60_000,
  slowAnswer: 60_000,
  lastAnswer: 60_000,
  leaving: 60_000,
  leavingStep: 60_000,
};

export interface Visited {
  readonly camera: StandInCamera;
  readonly device: StandInUsb;
  readonly reading: Promise<CameraReading>;
  readonly visit: RunningVisit;
}

/** Opens a fake device in a browser that has no other one. */
export const openStandIn = (device: StandInUsb) => openUsb(device, standInBrowser(device), SHORT);

export async function start(
  facts: CameraFacts,
  options: BusOptions = {},
  camera = new StandInCamera(facts),
  patience = options.silentAt !== undefined || options.faulty?.how === 'silence' ? SHORT : LONG,
): Promise<Visited> {
  const device = new StandInUsb(camera, options);
  const core = await loadCore();
  const visit = visitCamera(await openStandIn(device), {
    vendor: device.vendorId,
    readPhoto: (source, name) => extract(core, source, name),
    patience,
  });
  return { camera, device, visit, reading: visit.reading };
}

export async function readCamera(facts: CameraFacts, options: BusOptions = {}): Promise<CameraReading> {
  return (await start(facts, options)).reading;
}
