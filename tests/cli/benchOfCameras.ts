/** Cameras on a dealer's workbench, as the npm package `usb` presents them. */
import { u32 } from '../support/bytes';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { type CameraFacts, eosState, eosSteps, eosValue } from '../usb/camera';
import { type NodeUsbOptions, StandInNodeUsb } from '../usb/nodeUsb';

export const EOS_1300D: CameraFacts = {
  make: 'Canon Inc.',
  model: 'Canon EOS 1300D',
  firmware: '3-1.1.0',
  requested: { 0xd1af: new TextEncoder().encode('012345678901\0') },
  events: eosState(eosValue(0xd1ac, u32(39_337))),
};

export const EOS_R: CameraFacts = {
  make: 'Canon Inc.',
  model: 'Canon EOS R',
  firmware: '3-1.8.0',
  events: eosState(eosValue(0xd167, eosSteps(5000, 87_000))),
};

const D850_NOTE = nikonNote({ shutterCount: 8541, mechanical: 3487, serial: '3012345' });

export const D850: CameraFacts = {
  make: 'Nikon Corporation',
  model: 'D850',
  firmware: 'V1.20',
  serial: '3012345',
  vendor: 0x04b0,
  files: [
    {
      name: 'DSC_0042.JPG',
      captured: '20240501T102030',
      bytes: photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: D850_NOTE }),
    },
  ],
};

export const plugIn = (facts: CameraFacts, options: NodeUsbOptions = {}): StandInNodeUsb =>
  new StandInNodeUsb(facts, options);

/** The plugged-in cameras, not in the order of their USB ports. */
export const bench = (): readonly StandInNodeUsb[] => [
  plugIn(D850, { ports: [10] }),
  plugIn(EOS_1300D, { ports: [2, 1] }),
  plugIn(EOS_R, { ports: [2, 4] }),
];
