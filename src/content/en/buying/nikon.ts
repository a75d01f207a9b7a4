/** What is published about buying a used Nikon: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/nikon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'nikon-d750': {
    advisories: {
      flare:
        'Bright light just outside the frame could reflect off the AF module and leave a hard-edged band at the top of the picture. Nikon stopped sales in mid-January 2015 and serviced bodies free of charge from late January.',
      'shutter-first': 'First shutter notice: the shutter may not work properly and can shade part of the picture.',
      'shutter-second': 'Second shutter notice, extended to later bodies.',
      'shutter-third':
        'Third shutter notice, extended again. The manufacturing dates come from a Chinese report, which also says that the whole unit was replaced in every case and the count carried on.',
    },
    faults: {
      'first-frame':
        'Switch it on, take the first frame at 1/4000 s, and look at the top edge. Err on the first shot, dark top corners, or a dark band are signs of the affected shutter.',
      'notice-bill':
        'Ask for Nikon’s paperwork for the free shutter exchange. A replaced unit is a plus, but the count doesn’t tell you how old it is.',
    },
    repairs: {
      shutter:
        'Shutter repair, as estimated on Nikon Canada’s page; we take the currency from the owner’s country. The body dates from 2016, so the notices may cover it.',
      'exchange-time': 'The free exchange took 12 days to three weeks at Nikon Plaza Shinjuku.',
    },
  },
  'nikon-d810': {
    advisories: {
      'bright-spots':
        'Bright spots could show up in long exposures and in the 1.2x crop. Nikon repaired affected bodies free of charge.',
    },
    faults: {
      'bright-spots':
        'With the cap on, expose for 30 seconds, and again in the 1.2x crop. Bright spots are what the 2014 notice is about.',
    },
    repairs: {
      shutter: 'New shutter at 54,000 actuations, Nikon Service Point Düsseldorf.',
    },
  },
  'nikon-d800': {
    advisories: {
      'left-focus-points':
        'Nikon told visitors at Photokina that the AF module of early bodies was mounted outside tolerance and that service centers recalibrate it. Nikon never announced it with serial numbers or as a recall.',
      'en-el15':
        'Nikon recalled EN-EL15 batteries that may overheat and replaced them free of charge. They came with the D800 from February 29, 2012, on.',
      'free-maintenance': 'Nikon wrote to selected D800 owners and offered free maintenance without giving a reason.',
      rebadged:
        'Nikon Japan warned of D800 bodies in D800E covers. The real name shows on the overview page during playback.',
    },
    faults: {
      'left-focus-points':
        'On a tripod with a 24 mm lens wide open, compare the far left, center, and far right AF points with live view. If only the left one is softer, the AF module needs service.',
      rebadged:
        'Play back a picture and open the overview page. The model name there has to match the one on the front.',
      'battery-lot':
        'Read the lot number of every EN-EL15 that comes with it. With an E or F in ninth place, the battery was recalled.',
      'rubber-and-doors':
        'Press the grip rubber and the eyepiece frame, and close the battery door. Rubber lifts after about four years, and the small parts get lost.',
    },
  },
  'nikon-d610': {
    advisories: {
      'd600-dust':
        'This one isn’t about the D610 but its predecessor: Nikon replaced D600 shutters free of charge because of dust and oil spots, even out of warranty. The D610 has a different shutter mechanism, and we found no notice for it.',
    },
    faults: {
      rebadged:
        'Make sure it’s a D610. Read the model name in the file and in the playback overview, because Nikon warned of D7100 bodies in D610 covers.',
    },
  },
  'nikon-d500': {
    advisories: {
      'en-el15':
        'Older EN-EL15 batteries marked Li-ion01 run low early in a D500. Nikon Japan exchanged them for Li-ion20 batteries, free of charge for buyers with the warranty card.',
    },
    faults: {
      'battery-label':
        'Read the battery label: Li-ion20 is right, and Li-ion01 warns early in this body. An E or F in ninth place of the lot number means the battery was recalled in 2012.',
      'sd-card':
        'Update the firmware, then try a Lexar 1000x or 2000x SD card. Owners sent in more than 300 card reports in the first weeks of sale.',
      'power-off':
        'Switch off right after a burst. The top display has to go dark. Early bodies could lock up and ignore the power switch.',
    },
  },
  'nikon-d7100': {
    advisories: { rebadged: 'Nikon Japan warned of D7100 bodies sold with D610 name plates.' },
  },
  'nikon-z6': {
    advisories: {
      'vibration-reduction': 'Vibration reduction can fail on some Z 7 and Z 6 bodies. Nikon announced free repairs.',
    },
    faults: {
      'vibration-reduction': 'Switch VR on and look for a picture that drifts or jumps in the viewfinder.',
    },
  },
  'nikon-z7': {
    advisories: {
      'vibration-reduction': 'Vibration reduction can fail on some Z 7 and Z 6 bodies. Nikon announced free repairs.',
    },
    faults: {
      'vibration-reduction': 'Switch VR on and look for a picture that drifts or jumps in the viewfinder.',
    },
    repairs: { 'vibration-reduction-time': 'The free VR repair took two to three weeks at Nikon Plaza Ginza.' },
  },
};

export default texts;
