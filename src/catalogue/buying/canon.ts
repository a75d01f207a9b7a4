/** What is published about buying a used Canon. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'canon-eos-5d-mark-ii': {
    faults: {
      'err-30': { part: 'shutter', evidence: 'technician', sources: ['5d2-err30'] },
    },
    counts: {
      // Owners’ own entries on olegkikin.com.
      'owner-entries': { outcome: 'failed-or-alive', counts: [2000, 1_000_000], sources: ['japancamera'] },
      'five-years': { outcome: 'alive', counts: [200_838], sources: ['5d2-phil'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-5d-mark-iii': {
    advisories: {
      'metering-light': {
        date: '2012-04',
        kind: 'service-notice',
        serials: { digit: 6, values: ['1', '2'] },
        sources: ['5d3-dt', '5d3-ylove', '5d3-zdnet'],
      },
    },
    faults: {
      'rear-dial': { part: 'dial', evidence: 'technician', sources: ['5d3-dial'] },
    },
    counts: {
      // One shot weddings; two others made theirs in three days and were returned in working order.
      'still-working': {
        outcome: 'alive-three',
        counts: [200_000],
        sources: ['japancamera', 'gigamacro'],
      },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-5d-mark-iv': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-6d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-6d-mark-ii': {
    faults: {
      'tide-marks': { part: 'moisture', evidence: 'technician', sources: ['photoparts'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-7d': {
    faults: {
      // The motor sits on two rubber collars.
      'mirror-return': { part: 'mirror', evidence: 'technician', sources: ['7d-submirror', '7d-motor', '7d-oxide'] },
      // The connector is at the lower board.
      'battery-contact': { part: 'battery', evidence: 'technician', sources: ['7d-advance'] },
    },
    counts: {
      // First: from a repairer, and all 7D shutters that he had replaced had lower counts. Second: Canon told its owner
      // that it was above this.
      'still-working': {
        outcome: 'alive-two',
        counts: [256_868, 300_000],
        sources: ['7d-advance', '5d4-note'],
      },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-7d-mark-ii': {
    faults: {
      'long-burst': { part: 'shutter', evidence: 'press', sources: ['7d2-dpr', 'daniel-ho'] },
    },
    counts: {
      'run-to-failure': { outcome: 'failed', counts: [199_591], sources: ['7d2-dpr'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-80d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-90d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-800d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-250d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-2000d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-1d-x-mark-ii': {
    advisories: {
      'cfast-cards': { date: '2016-06-28', kind: 'firmware', sources: ['1dx2-ir', '1dx2-mi'] },
    },
    faults: {
      firmware: { part: 'firmware', evidence: 'maker-quoted', sources: ['1dx2-ir', '1dx2-mi'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-1d-x-mark-iii': {
    advisories: {
      'lock-up': { date: '2020-03-26', kind: 'firmware', affectedFirmware: '1.0.0', sources: ['1dx3-diy', '1dx3-ls'] },
    },
    faults: {
      firmware: { part: 'firmware', evidence: 'maker-quoted', sources: ['1dx3-diy'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-r': {
    modes: {
      offered: ['electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['dcw-modes', 'rp-ir'],
    },
  },
  'canon-eos-rp': {
    faults: {
      // One of the threads has 45 replies.
      'self-waking': { part: 'power', evidence: 'owner-case', sources: ['rp-self', 'rp-off'] },
    },
    modes: {
      offered: ['electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['rp-ir', 'dcw-modes'],
    },
  },
  'canon-eos-r5': {
    advisories: {
      'no-recall': { date: '2020-08', kind: 'denial', sources: ['r5-norecall'] },
    },
    faults: {
      // Only the beginning of the article was read.
      rubber: { part: 'rubber', evidence: 'press', sources: ['r5-fst'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['dcw-modes', 'exiftool-canon'],
    },
  },
  'canon-eos-r6': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['dcw-modes', 'exiftool-canon'],
    },
  },
  'canon-eos-r6-mark-ii': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['dcw-modes', 'exiftool-canon'],
    },
  },
  'canon-eos-r7': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['pho-modes', 'shutr7', 'dcw-modes'],
    },
  },
} as const satisfies BuyingFacts<'canon'>;
