import type { BuyingFacts } from '../buyingFacts';

// Several cameras share these.
const lubricationCheck = { part: 'autofocus', basis: 'maker-quoted', sources: ['1dx-ir', '1dx-cw'] } as const;
const lexarCardsNotice = { date: '2005-05-20', kind: 'statement', sources: ['canon-2005-ir'] } as const;
const sensorSpotsNotice = {
  date: '2015-05-08',
  kind: 'service-notice',
  sources: ['750d-lr', '750d-lvl', '750d-mac'],
} as const;
const sensorSpotsCheck = { part: 'sensor', basis: 'maker-quoted', sources: ['750d-lr', '750d-mac'] } as const;
const lostPicturesNotice = { date: '2005-05-20', kind: 'firmware', sources: ['canon-2005-ir'] } as const;
const firmwareCheck = { part: 'firmware', basis: 'maker-quoted', sources: ['canon-2005-ir'] } as const;

export default {
  'canon-eos-5d-mark-ii': {
    advisories: {
      'black-dots': { date: '2009-01-07', kind: 'firmware', sources: ['5d2-slash', '5d2-atkins'] },
      sound: { date: '2010', kind: 'firmware', sources: ['5d2-ap', '5d2-newatlas'] },
    },
    faults: {
      firmware: { part: 'firmware', basis: 'maker-quoted', sources: ['5d2-slash', '5d2-ap'] },
    },
    counts: {
      // Owners entered these counts on olegkikin.com.
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
    counts: {
      // One body shot weddings. Two others each reached this count in three days and were returned in working order.
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
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-7d': {
    faults: {
      'mirror-return': { part: 'mirror', basis: 'technician', sources: ['7d-submirror', '7d-motor', '7d-oxide'] },
      // The cause was loose ground screws and a tarnished connector at the lower board.
      'battery-contact': {
        part: 'battery',
        basis: 'technician',
        sources: ['7d-advance', '7d-monro', '7d-wetpixel'],
      },
    },
    counts: {
      // A repairer reported the first count, of a shutter that still worked: all 7D shutters that he had replaced had
      // lower counts. The second count is the lower bound that Canon gave an owner.
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
      firmware: { part: 'firmware', basis: 'maker-quoted', sources: ['1dx2-ir', '1dx2-mi'] },
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
      firmware: { part: 'firmware', basis: 'maker-quoted', sources: ['1dx3-diy'] },
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
  'canon-eos-5d': {
    advisories: {
      mirror: { date: '2009-02', kind: 'service-notice', sources: ['5d-orange', '5d-freund'] },
    },
    faults: {
      mirror: {
        part: 'mirror',
        basis: 'maker-quoted',
        sources: ['5d-redbubble', '5d-dills', '5d-planes', '5d-orange'],
      },
    },
  },
  'canon-eos-1d-mark-iii': {
    advisories: {
      'sales-stop': { date: '2007-10-25', kind: 'sales-stop', sources: ['1d3-uk'] },
      'sub-mirror': { date: '2007-11-01', kind: 'service-notice', sources: ['1d3-dpr', '1d3-cnet', '1d3-rg'] },
      'af-points-err-99': { date: '2009-03', kind: 'service-notice', sources: ['1d3-blab', '1d3-beanos'] },
    },
    faults: {
      'ai-servo': { part: 'autofocus', basis: 'maker-quoted', sources: ['1d3-dpr', '1d3-rg'] },
    },
  },
  'canon-eos-1ds-mark-iii': {
    advisories: {
      'af-points-err-99': { date: '2009-03', kind: 'service-notice', sources: ['1d3-blab'] },
    },
    faults: {
      'af-points-err-99': { part: 'autofocus', basis: 'maker-quoted', sources: ['1d3-blab'] },
    },
  },
  'canon-eos-650d': {
    advisories: {
      'white-grip': {
        date: '2012-07-06',
        kind: 'service-notice',
        further: ['2012-08-03'],
        made: ['2012-05-31', '2012-06-27'],
        serials: { digit: 6, values: ['1'] },
        sources: ['650d-dpr', '650d-pcm', '650d-watch'],
      },
    },
    faults: {
      'white-grip': { part: 'rubber', basis: 'maker-quoted', sources: ['650d-dpr', '650d-uber'] },
    },
  },
  'canon-eos-1d-x': {
    advisories: {
      lubrication: {
        date: '2013-06-17',
        kind: 'service-notice',
        serials: { digit: 6, values: ['1', '2', '3', '4', '5', '6', '7'] },
        sources: ['1dx-ir', '1dx-cw'],
      },
    },
    faults: {
      lubrication: lubricationCheck,
    },
  },
  'canon-eos-1d-c': {
    advisories: {
      lubrication: {
        date: '2013-06-17',
        kind: 'service-notice',
        serials: { digit: 6, values: ['1'] },
        sources: ['1dx-ir', '1dx-cw'],
      },
    },
    faults: {
      lubrication: lubricationCheck,
    },
  },
  'canon-eos-70d': {
    faults: {
      'center-point': { part: 'autofocus', basis: 'owner-case', sources: ['70d-photorec', '70d-dpr', '70d-cc'] },
    },
  },
  'canon-eos-40d': {
    faults: {
      'err-99': { part: 'electronics', basis: 'owner-case', sources: ['40d-flat', '40d-chris', '40d-focal'] },
      'main-dial': { part: 'dial', basis: 'owner-case', sources: ['40d-dial', '50d-dial'] },
      'shutter-button': { part: 'release-button', basis: 'owner-case', sources: ['40d-button', '40d-fm'] },
    },
  },
  'canon-eos-50d': {
    faults: {
      'main-dial': { part: 'dial', basis: 'owner-case', sources: ['50d-dial', '50d-q82'] },
    },
  },
  'canon-eos-20d': {
    advisories: {
      'lock-up': { date: '2004-09-30', kind: 'firmware', sources: ['20d-fw'] },
      'lexar-cards': lexarCardsNotice,
    },
    faults: {
      'err-99': { part: 'shutter', basis: 'owner-case', sources: ['20d-psycho', '20d-rip', '20d-tadashi'] },
      'shutter-button': { part: 'release-button', basis: 'owner-case', sources: ['20d-tosa', '20d-kotaro'] },
      'lock-up': { part: 'firmware', basis: 'owner-case', sources: ['20d-fw', '20d-potn'] },
    },
  },
  'canon-eos-300d': {
    faults: {
      'sticky-rubber': {
        part: 'rubber',
        basis: 'owner-case',
        sources: ['kiss-d70-sticky', '300d-kinopy', '300d-windlov'],
      },
      'err-99': { part: 'shutter', basis: 'owner-case', sources: ['300d-botzilla', '300d-infinity'] },
    },
  },
  'canon-eos-750d': {
    advisories: {
      'sensor-spots': sensorSpotsNotice,
    },
    faults: {
      'sensor-spots': sensorSpotsCheck,
    },
  },
  'canon-eos-760d': {
    advisories: {
      'sensor-spots': sensorSpotsNotice,
    },
    faults: {
      'sensor-spots': sensorSpotsCheck,
    },
  },
  'canon-eos-350d': {
    advisories: {
      'lexar-cards': lexarCardsNotice,
    },
    faults: {
      'lexar-cards': { part: 'card-slot', basis: 'maker-quoted', sources: ['canon-2005-ir'] },
    },
  },
  'canon-eos-400d': {
    faults: {
      'err-99': { part: 'shutter', basis: 'owner-case', sources: ['400d-slum', '400d-henman', '400d-ireland'] },
    },
  },
  'canon-eos-1d-mark-ii': {
    advisories: {
      'lost-pictures': lostPicturesNotice,
    },
    faults: {
      firmware: firmwareCheck,
    },
  },
  'canon-eos-1ds-mark-ii': {
    advisories: {
      'lost-pictures': lostPicturesNotice,
    },
    faults: {
      firmware: firmwareCheck,
    },
  },
  'canon-eos-r5-c': {
    advisories: {
      autofocus: { date: '2022-03-18', kind: 'recall', sources: ['r5c-photorumors', 'r5c-pg'] },
    },
    faults: {
      autofocus: { part: 'autofocus', basis: 'maker-quoted', sources: ['r5c-photorumors', 'r5c-pg'] },
    },
  },
} as const satisfies BuyingFacts<'canon'>;
