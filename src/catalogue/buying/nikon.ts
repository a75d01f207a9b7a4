/** What is published about buying a used Nikon. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'nikon-d850': {
    faults: {
      // Ask whether the shutter was changed under warranty. One body had a shutter defect below 5,000 actuations
      // after six months.
      'early-shutter': { part: 'shutter', evidence: 'owner-case', sources: ['d810-moijn'] },
      // Press the release button at every angle: it must come back freely. An Err that no battery or lens change
      // cured came from a button stuck half-way.
      'release-button': { part: 'release-button', evidence: 'owner-case', sources: ['d850-button'] },
    },
    modes: { offered: ['mechanical', 'electronic'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d750': {
    advisories: {
      // Flare: reflections from the AF module past the light baffle. Bright light just outside the frame gave a
      // band with a hard edge at the top of the picture. Acknowledged late December 2014; sales stopped
      // mid-January 2015; serviced free from late January, checked by serial number.
      flare: {
        date: '2015-01',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['d750-dpr', 'd750-dsb', 'd750-acu'],
      },
      // Shutter, first notice. The shutter does not work properly and shades part of the picture: bodies made in
      // October and November 2014.
      'shutter-first': {
        date: '2015-07',
        kind: 'service-notice',
        made: ['2014-10', '2014-11'],
        serials: 'maker-page',
        sources: ['d750-acu', 'd750-lm'],
      },
      // Shutter, second notice. Extended to bodies made from December 2014 to June 2015.
      'shutter-second': {
        date: '2016',
        kind: 'service-notice',
        made: ['2014-12', '2015-06'],
        serials: 'maker-page',
        sources: ['d750-acu', 'd750-lm'],
      },
      // Shutter, third notice. Extended again; a Chinese report gives July 2014 to September 2016 as the range of
      // manufacture. The whole unit was replaced in every case, firmware updated, warranty not extended.
      'shutter-third': {
        date: '2017-07',
        kind: 'service-notice',
        made: ['2014-07', '2016-09'],
        serials: 'maker-page',
        shutterReplaced: 'reported',
        counterReset: 'reported-not',
        sources: ['d750-yuru', 'd750-cn', 'd750-minkara'],
      },
    },
    faults: {
      // Take the first frame after switch-on at 1/4000 s and look at the top edge. Typical signs of the affected
      // unit: Err on the first shot, curtain half down, dark top corners or a dark band.
      'first-frame': { part: 'shutter', evidence: 'owner-case', sources: ['d750-yuru', 'd750-minkara', 'd750-599'] },
      // Ask for the Nikon bill of the free shutter exchange, and ask Nikon about the serial number. Three notices
      // cover bodies made from 2014 into 2016; an exchanged unit is a plus and its age is not in the count.
      'notice-bill': { part: 'shutter', evidence: 'press', sources: ['d750-cn', 'd750-acu'] },
      // Feel all rubber parts. They wear off in work.
      rubber: { part: 'rubber', evidence: 'owner-case', sources: ['d750-rubber'] },
    },
    repairs: {
      // Shutter repair, estimate on Nikon’s page: currency by the owner’s country; the body was bought in July
      // 2016, so ask Nikon whether it falls under the notices.
      shutter: {
        part: 'shutter',
        price: 599,
        currency: 'CAD',
        date: '2019-05',
        place: 'Nikon Canada',
        sources: ['d750-599'],
      },
      // Free exchange in Japan took: 12 days to three weeks.
      'exchange-time': { part: 'shutter', date: '2017-09', place: 'Nikon Plaza Shinjuku', sources: ['d750-minkara'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d780': {
    faults: {
      // Fire fifty finder frames: none may be black. The mirror of one body stopped moving within three months
      // while the shutter still fired.
      'black-frames': { part: 'mirror', evidence: 'owner-case', sources: ['d780-mirror'] },
    },
    modes: { offered: ['mechanical', 'electronic'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d810': {
    advisories: {
      // Bright spots in long exposures and in 1.2x crop. Nikon repairs affected bodies free, checked by serial
      // number.
      'bright-spots': { date: '2014', kind: 'service-notice', serials: 'maker-page', sources: ['d810-xa', 'd810-ph'] },
    },
    faults: {
      // Expose 30 s with the cap on, also in 1.2x crop. Bright spots are the subject of the 2014 advisory.
      'bright-spots': { part: 'sensor', evidence: 'maker-quoted', sources: ['d810-xa', 'd810-ph'] },
      // Push the SD card in: it must stay. The latch of the SD slot fails.
      'sd-latch': { part: 'card-slot', evidence: 'owner-case', sources: ['d810-sd'] },
      // Burst for ten seconds; the mirror must not hang. At 54,000 a mirror that hung with ERR meant a new
      // shutter.
      'mirror-hang': { part: 'mirror', evidence: 'owner-case', sources: ['d810-moijn'] },
    },
    repairs: {
      // Shutter replaced at 54,000 actuations: goodwill was a 50-euro voucher.
      shutter: {
        part: 'shutter',
        price: 360,
        currency: 'EUR',
        date: '2018',
        isDateAbout: true,
        place: 'Nikon Service Point Düsseldorf',
        sources: ['d810-moijn'],
      },
    },
    counts: {
      // One marathon photographer’s body: 349,116 without a fault (rated 200,000).
      marathon: { outcome: 'alive', counts: [349_116], sources: ['d810-349'] },
      // One body failed at 54,000.
      'early-failure': { outcome: 'failed', counts: [54_000], sources: ['d810-moijn'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d800': {
    advisories: {
      // Left focus points (no public advisory). Nikon told visitors at Photokina 2012 that the AF module of early
      // bodies was mounted outside tolerance, that production was corrected and that service centers calibrate it
      // (values in the firmware, larger errors mechanically). It was announced neither with serial numbers nor as
      // a recall.
      'left-focus-points': { date: '2012-09-25', kind: 'statement', sources: ['d800-nr', 'd800-slr'] },
      // EN-EL15 battery recall. Batteries whose 9th character of the lot number is E or F may overheat; replaced
      // free. Only sold from 29 February 2012 on; they came with D800, D800E, D7000 and 1 V1.
      'en-el15': {
        date: '2012-04',
        kind: 'recall',
        about: 'battery',
        serials: { digit: 9, values: ['E', 'F'] },
        sources: ['enel15-dpr', 'enel15-wn', 'enel15-pc'],
      },
      // Free maintenance for selected owners. Nikon wrote to selected D800 owners and offered a free service until
      // 15 January 2016; no reason was given.
      'free-maintenance': { date: '2015-07-14', kind: 'goodwill', until: '2016-01-15', sources: ['d800-free'] },
      // Warning of rebadged bodies. Nikon Japan found D800 bodies in D800E covers. The true name shows in the
      // overview display of playback.
      rebadged: { date: '2015-04-14', kind: 'warning', sources: ['d800-fake'] },
    },
    faults: {
      // Tripod, 24 mm wide open: compare outermost left, center and outermost right AF point with live view. If
      // only the left is softer than live view, the AF module needs service.
      'left-focus-points': { part: 'autofocus', evidence: 'press', sources: ['d800-mt', 'd800-nr'] },
      // Show a picture and open the overview page: the model name must be the one on the front. Rebadged D800E.
      rebadged: { part: 'identity', evidence: 'maker-quoted', sources: ['d800-fake'] },
      // Read the lot number of every EN-EL15. 9th character E or F is recalled.
      'battery-lot': { part: 'battery', evidence: 'maker-quoted', sources: ['enel15-dpr', 'enel15-pc'] },
      // Press the grip rubber and the eyepiece frame, close the battery door. Rubber lifts after about four years,
      // the eyepiece frame and the battery door get lost.
      'rubber-and-doors': {
        part: 'rubber',
        evidence: 'owner-case',
        sources: ['d800-rubber', 'd800-eyepiece', 'd800-batt'],
      },
      // Turn the aperture coupling ring by hand and watch the aperture shown. It misread after rain.
      'aperture-ring': { part: 'mount', evidence: 'owner-case', sources: ['d800-ai'] },
    },
    repairs: {
      // Grip rubber renewed.
      'grip-rubber': {
        part: 'rubber',
        price: 7_000,
        currency: 'JPY',
        date: '2017',
        place: 'Nikon Japan',
        sources: ['d800-rubber'],
      },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d610': {
    advisories: {
      // Not the D610, but its twin: D600 dust and oil. Nikon replaced the shutter assembly of the D600 free
      // (notice of 26 February 2014, also out of warranty). The D610 has a new shutter mechanism; no notice for it
      // was found.
      'd600-dust': {
        date: '2014-02-26',
        kind: 'service-notice',
        about: 'sister-model',
        shutterReplaced: 'sister-model',
        sources: ['d600-dcr', 'd600-mdp', 'd610-dsb'],
      },
    },
    faults: {
      // Make sure that it is a D610: model name in the file and in the overview display. Nikon warned of D7100
      // bodies in D610 covers.
      rebadged: { part: 'identity', evidence: 'maker-quoted', sources: ['d800-fake'] },
      // Fire fifty frames and watch for Err that ignores everything but the power switch. Owner’s failure of 2018.
      err: { part: 'shutter', evidence: 'owner-case', sources: ['d610-err'] },
    },
    repairs: {
      // Service status: Still on Nikon Japan’s list of repairable bodies in April 2025.
      repairable: { part: 'service', date: '2025-04', sources: ['nikon-jp-list'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d500': {
    advisories: {
      // EN-EL15 Li-ion01 exchanged for Li-ion20. Older batteries empty early in a D500; Nikon Japan exchanged them
      // free for buyers with the warranty card.
      'en-el15': { date: '2016', kind: 'goodwill', about: 'battery', sources: ['d500-jp', 'd500-week2'] },
    },
    faults: {
      // Read the label of the batteries: Li-ion20, not Li-ion01; a lot number with E or F as 9th character was
      // recalled in 2012. Li-ion01 warns early in this body; the recall concerns old batteries that come along.
      'battery-label': { part: 'battery', evidence: 'press', sources: ['d500-jp', 'd500-week2', 'enel15-wp'] },
      // Update the firmware, then try a Lexar 1000x or 2000x SD card. More than 300 card reports in the first
      // weeks of sale.
      'sd-card': { part: 'card-slot', evidence: 'press', sources: ['d500-week2'] },
      // Switch off after a burst: the top display must go dark. Early lock-up that ignored the power switch.
      'power-off': { part: 'power', evidence: 'press', sources: ['d500-lock'] },
    },
    repairs: {
      // Prism cover replaced after a fall.
      'prism-cover': {
        part: 'housing',
        price: 345,
        currency: 'USD',
        date: '2016',
        isDateAbout: true,
        place: 'Nikon USA',
        sources: ['d500-345'],
      },
      // Service status: On Nikon Japan’s list of repairable bodies in April 2025.
      repairable: { part: 'service', date: '2025-04', sources: ['nikon-jp-list'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d7500': {
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d7200': {
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d7100': {
    advisories: {
      // Warning of rebadged bodies. Nikon Japan found D7100 bodies with D610 name plates.
      rebadged: { date: '2015-04-14', kind: 'warning', sources: ['d800-fake'] },
    },
    faults: {
      // Switch off and on five times: no Err on the first release. Err at each switch-on, gone after one empty
      // release.
      'power-on-err': { part: 'shutter', evidence: 'owner-case', sources: ['d7100-err'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d5600': {
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d5300': {
    repairs: {
      // Service status: Still on Nikon Japan’s list of repairable bodies in April 2025.
      repairable: { part: 'service', date: '2025-04', sources: ['nikon-jp-list'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d3500': {
    repairs: {
      // Service status: On Nikon Japan’s list of repairable bodies in April 2025.
      repairable: { part: 'service', date: '2025-04', sources: ['nikon-jp-list'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-d5': {
    faults: {
      // Try P, S, A and M, not M alone; press all grip rubbers. After five hard years one body worked in manual
      // mode only and needed all rubbers.
      'modes-and-rubber': { part: 'electronics', evidence: 'owner-case', sources: ['d5-manual'] },
    },
    repairs: {
      // Overhaul of the older D4: a class figure, not this body.
      'predecessor-overhaul': {
        part: 'overhaul',
        price: 150_000,
        currency: 'JPY',
        date: '2015',
        place: 'Nikon Japan',
        sources: ['d810-349'],
      },
      // Service status: On Nikon Japan’s list of repairable bodies in April 2025.
      repairable: { part: 'service', date: '2025-04', sources: ['nikon-jp-list'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', hasMirror: true, sources: ['exiftool-nikon'] },
  },
  'nikon-z6': {
    advisories: {
      // Vibration reduction may stop working. Nikon announced in mid-May 2019 that VR of some Z 7 and Z 6 bodies
      // may fail; free repair after a check by serial number.
      'vibration-reduction': {
        date: '2019-05',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['z7-vr', 'z7-club'],
      },
    },
    faults: {
      // Switch VR on and look for a drifting or jumping finder picture; ask Nikon about the serial number. 2019
      // notice.
      'vibration-reduction': { part: 'stabilizer', evidence: 'owner-case', sources: ['z7-vr', 'z7-club'] },
      // Try your own card and no adapter before you blame the shutter. A Z6 that stopped releasing was found in
      // order by Nikon.
      'own-card': { part: 'electronics', evidence: 'owner-case', sources: ['z6-stop'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'mechanical',
      sources: ['z7-ir', 'exiftool-nikon'],
    },
  },
  'nikon-z7': {
    advisories: {
      // Vibration reduction may stop working. Nikon announced in mid-May 2019 that VR of some Z 7 and Z 6 bodies
      // may fail; free repair after a check by serial number.
      'vibration-reduction': {
        date: '2019-05',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['z7-vr', 'z7-club'],
      },
    },
    faults: {
      // Switch VR on and look for a drifting or jumping finder picture; ask Nikon about the serial number. 2019
      // notice.
      'vibration-reduction': { part: 'stabilizer', evidence: 'owner-case', sources: ['z7-vr', 'z7-club'] },
      // Run a finger along the front leather. It frays within months; Nikon renewed it in the same repair.
      leather: { part: 'rubber', evidence: 'owner-case', sources: ['z7-vr'] },
    },
    repairs: {
      // VR repair took: two to three weeks, free.
      'vibration-reduction-time': {
        part: 'stabilizer',
        date: '2019-05',
        place: 'Nikon Plaza Ginza',
        sources: ['z7-vr'],
      },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'mechanical',
      sources: ['z7-ir', 'exiftool-nikon'],
    },
  },
} as const satisfies BuyingFacts<'nikon'>;
