import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/nikon';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'nikon-d850': {
    intro: 'The D850 followed the D810.',
    buying: [
      'A total far above the mechanical count isn’t a bad sign; ask about focus stacking and time-lapse. Check the card door, and photograph a bright wall: at this resolution, every speck of dust shows.',
    ],
  },
  'nikon-d750': {
    intro: 'Nikon’s D750 came out in {{year}}, and the D780 followed it.',
    buying: [
      'Ask what it was used for. Then shoot a fast burst, fire the flash, and listen for a mirror that comes back at the same speed every time.',
    ],
  },
  'nikon-d780': {
    intro: 'The D780 took the D750’s place in {{year}}.',
    buying: ['Take a long exposure with the lens cap on: a few hot pixels are normal, many aren’t.'],
  },
  'nikon-d810': {
    intro: 'The D810 replaced both the D800 and the D800E in {{year}}.',
    buying: [
      'Shoot a burst of a gray wall at a fast shutter speed; every frame should be evenly bright, and all of them alike. Check the grip rubber, the port covers, and the eyepiece for wear.',
    ],
  },
  'nikon-d800': {
    intro: 'The D800 and its sister model, the D800E, came out in {{year}}.',
    buying: [
      'Bring a CF card and an SD card, and try both slots and every port. Look for swollen or sticky rubber, a mount that’s come loose, and dust under the focusing screen.',
    ],
  },
  'nikon-d610': {
    intro: 'Nikon replaced the D600 with the D610 in {{year}}, after only a year.',
    buying: [
      'Stop the lens down, photograph the sky or a lit wall, and look for spots. Ask for receipts for work on the sensor or the shutter. Pictures at the fastest shutter speed shouldn’t show bands.',
    ],
  },
  'nikon-d500': {
    intro: 'The D500 succeeded the D300S.',
    buying: [
      'Shoot a long burst: bursts wear the mirror, too. Does the camera keep its rhythm, and are all frames equally bright? Do autofocus and metering respond every time you half-press the button? Are the battery contacts clean?',
    ],
  },
  'nikon-d7500': {
    intro: 'Nikon’s D7500 arrived in {{year}}, a year after the [D500](/nikon/nikon-d500).',
    buying: [
      'Put on a lens you know and compare focus through the viewfinder and in live view. Turn both dials all the way around and fire the flash. A fall usually shows at the corners of the base and around the mount.',
    ],
  },
  'nikon-d7200': {
    intro: 'Nikon followed the D7100 with the D7200 in {{year}}.',
    buying: [
      'Look through the viewfinder in daylight for dust and marks, and into the mirror box for lint or oil. Shake the body gently; nothing but the flash should rattle. A short fast burst and another one in dim light test the shutter and autofocus together.',
    ],
  },
  'nikon-d7100': {
    intro: 'The D7100 came between the D7000 and the D7200.',
    buying: [
      'To see whether it was stored damp, smell the bag, look for green on the contacts, and check the rubber around the card door. Have the seller photograph a plain surface at the smallest aperture, and look for spots.',
    ],
  },
  'nikon-d5600': {
    intro: 'The D5600 is the last of Nikon’s D5000 line.',
    buying: [
      'Start with the screen: look for flicker, scratches, and corners that don’t respond to touch. Then check the flash, the battery door, and the kit lens, which should focus quietly and zoom without grit.',
    ],
  },
  'nikon-d5300': {
    intro: 'The D5300 followed the D5200.',
    buying: [
      'Ask whether it came from a school, and where it’s spent the last few years. Check the lens for haze and the sensor for spots, charge the battery all the way, and test the wireless functions with your own phone.',
    ],
  },
  'nikon-d3500': {
    intro: 'The D3500 is the last of Nikon’s D3000 line.',
    buying: [
      'A repair can cost about as much as the body, so go by condition: a tight mount, a flash that fires, a battery door that closes, buttons that click. To see whether the count is high, compare it with the ones in other listings.',
    ],
  },
  'nikon-d5': {
    intro: 'Nikon built the D5 for press photographers in {{year}}.',
    buying: [
      'If it comes from an agency, ask for the service records. A new shutter somewhere along the way is normal.',
      'Check mount screws, corners, hot shoe, every shutter button, every port. Fire a long burst to both cards, and listen for a mirror that keeps time to the last frame.',
    ],
  },
  'nikon-z5': {
    intro: 'The Z5 joined the Z6 and Z7 in {{year}} as the lower-priced full-frame Z.',
    buying: [
      'Take the lens off and look at the sensor and the frame around it in good light. Check the viewfinder for stuck pixels, and try both card slots with a card of your own. Then see whether shots of subjects at different distances are sharp.',
    ],
    notes: ['Several websites give the Z5 a lower rating; we go by Nikon’s own list.'],
  },
  'nikon-z6': {
    intro: 'The Z6 came out with the Z7 in {{year}} and is the mid-range one of the two.',
    buying: [
      'A Z6 that filmed for a living may have few shots on it but years of heat, so check the ports, the screen, and the record button. Photograph a dark frame and a bright one, and look at the viewfinder from edge to edge.',
    ],
    notes: [
      'The camera also writes a packet of editing data with an “image number” in it, but that’s only the file number. Some programs print it as the shutter count.',
    ],
  },
  'nikon-z6-ii': {
    intro: 'The Z6 II is Nikon’s {{year}} update of the [Z6](/nikon/nikon-z6).',
    buying: [
      'If the seller has two, make sure the sample photo comes from this one.',
      'Check the battery contacts, and put on a heavy lens to feel for play in the mount. Then, in daylight, shoot one burst with the mechanical shutter and one with the electronic one; all frames should be equally bright, without bands.',
    ],
  },
  'nikon-z7': {
    intro: 'The Z7 is the high-resolution half of Nikon’s {{year}} pair, the Z6 and Z7.',
    buying: [
      'Ask what it photographed; somebody who shot landscapes or buildings silently may hardly have moved the shutter.',
      'Check the sensor at a small aperture, since fine dust shows first on dense pixels. Feel whether the lens has play in the mount. Let the viewfinder run for a few minutes, then look for tint, dead pixels, and warmth.',
    ],
  },
  'nikon-z7-ii': {
    intro: 'Nikon replaced the [Z7](/nikon/nikon-z7) in {{year}} with the Z7 II.',
    buying: [
      'Make sure you get the second version: its photos say “NIKON Z 7_2.”',
      'Studios often sell two at once, so ask for the receipt with this body’s serial number. Try the card compartment, every dial, the eye sensor, and a long exposure for hot pixels; a few are normal.',
    ],
  },
  'nikon-z50': {
    intro: 'The Z50 came out in {{year}} as the first APS-C body of Nikon’s Z series.',
    buying: [
      'Look for lint behind the screen, sand in the kit lens zoom, and scratches on the bare sensor. Move the screen through its full range while it’s on.',
    ],
  },
} satisfies Record<SlugOf<'nikon'>, ModelCopy>;

const rebadgedNotice = 'Nikon Japan warned of D800 bodies refitted with D800E outer covers.';
const vibrationReductionNotice =
  'Vibration reduction can fail on some Z 7 and Z 6 bodies. Owners report that Nikon announced free repairs.';
const vibrationReductionCheck = 'Switch VR on and look for a picture that drifts or jumps in the viewfinder.';
const enEl3Notice =
  'Nikon recalled EN-EL3 batteries that can overheat while charging, and replaced them free of charge. The second notice added batch numbers.';
const enEl3Check =
  'If an EN-EL3 battery comes with the camera, compare its lot number with Nikon’s recall list before charging. The first lots listed were from May to September 2004.';
const enEl15Notice = 'Nikon recalled EN-EL15 batteries that may overheat and replaced them free of charge.';
const enEl15Check =
  'Read the lot number of every EN-EL15 that comes with it: if its ninth character is E or F, the battery was recalled.';
const kitLensNotice =
  'About the 1 Nikkor VR 10–30 mm f/3.5–5.6 lens, not the body: after long use, it may stop working with the camera. Nikon repaired it free of charge; a black dot in the notch of the mount marks repaired ones. The power-zoom version (PD-Zoom) isn’t affected.';
const kitLensCheck =
  'Zoom the 10–30 mm in and out and take a dozen pictures. A black screen, an aperture that stays closed, or an error message usually comes from the lens, not the body.';

const buying: BuyingTexts<typeof facts> = {
  'nikon-d750': {
    advisories: {
      flare:
        'Bright light just outside the frame could reflect off the AF module and leave a hard-edged band at the top of the picture. Nikon took unsold bodies off sale in mid-January 2015, and it serviced bodies free of charge from late January.',
      'shutter-first': 'The first of three shutter notices: the shutter can shade part of the picture.',
      'shutter-second': 'The second shutter notice added later bodies.',
      'shutter-third':
        'The third shutter notice extended the range again. The manufacturing dates come from a Chinese report, which also says that the whole unit was replaced in every case and the count carried on.',
    },
    faults: {
      'first-frame':
        'Switch it on, take the first frame at 1/4000 s, and look at the top edge. Err on the first shot, dark top corners, or a dark band are signs of the affected shutter.',
      'notice-bill':
        'Ask for Nikon’s paperwork for the free shutter exchange. A replaced unit is a plus, but the count doesn’t tell you how old it is.',
    },
    repairs: {
      shutter:
        'Shutter repair, as estimated on Nikon Canada’s page; we take the currency from the owner’s country. The body was bought in 2016, so the notices may cover it.',
    },
  },
  'nikon-d810': {
    advisories: {
      'bright-spots':
        'Bright spots could show up in long exposures and in the 1.2x crop. Nikon repaired affected bodies free of charge.',
    },
    faults: {
      'bright-spots':
        'With the cap on, expose for 30 seconds, and again in the 1.2x crop. A few bright spots are normal; many may be the 2014 problem.',
    },
    repairs: {
      shutter: 'New shutter at 54,000 actuations, Nikon Service Point Düsseldorf.',
    },
  },
  'nikon-d800': {
    advisories: {
      'left-focus-points':
        'Nikon told visitors at Photokina that the AF module of early bodies was mounted outside tolerance and that service centers recalibrate it. Nikon never announced it with serial numbers or as a recall.',
      'en-el15': `${enEl15Notice} Some of them came with the D800.`,
      'free-maintenance': 'Nikon wrote to selected D800 owners and offered free maintenance without giving a reason.',
      rebadged: rebadgedNotice,
    },
    faults: {
      'left-focus-points':
        'On a tripod with a 24 mm lens wide open, compare the far left, center, and far right AF points with live view. If only the left one is softer, the AF module needs service.',
      rebadged:
        'Play back a picture and open the overview page. The model name there has to match the one on the front.',
    },
  },
  'nikon-d610': {
    advisories: {
      'd600-dust':
        'The notice is for the D600, not the D610: Nikon replaced the D600’s shutters free of charge because of dust and oil spots, even out of warranty. The D610 has a different shutter mechanism, and we found no such notice for it.',
    },
    faults: {
      rebadged:
        'Make sure it’s a D610. Read the model name in the file and on the overview page in playback, because Nikon warned of D7100 bodies with D610 nameplates.',
    },
  },
  'nikon-d500': {
    advisories: {
      'en-el15':
        'Older EN-EL15 batteries marked Li-ion01 run low early in a D500. Nikon Japan exchanged them for Li-ion20 batteries, free of charge for buyers with the warranty card.',
    },
    faults: {
      'battery-label':
        'Read the battery label: you want Li-ion20 (see the notice above). If the ninth character of the lot number is E or F, the battery was recalled in 2012.',
      'sd-card':
        'Read the firmware version in the menu: it should be 1.02 or newer. With older versions, some UHS-II SD cards gave read errors, which Nikon blamed on the cards.',
    },
  },
  'nikon-d7100': {
    advisories: { rebadged: 'Nikon Japan warned of D7100 bodies sold with D610 nameplates.' },
  },
  'nikon-z6': {
    advisories: {
      'vibration-reduction': vibrationReductionNotice,
    },
    faults: {
      'vibration-reduction': vibrationReductionCheck,
    },
  },
  'nikon-z7': {
    advisories: {
      'vibration-reduction': vibrationReductionNotice,
    },
    faults: {
      'vibration-reduction': vibrationReductionCheck,
    },
    repairs: {
      'vibration-reduction-time': 'One owner waited two to three weeks at Nikon Plaza Ginza for the free VR repair.',
    },
  },
  'nikon-d600': {
    advisories: {
      dust: 'Because of dust specks in pictures, Nikon inspected and cleaned every D600 free of charge on request and replaced the shutter and related parts, even out of warranty.',
      cleaning:
        'Nikon’s first answer: blow the dust off, and if it stays, bring the camera in. Service centers repaired what was still under warranty.',
    },
    faults: {
      'dust-and-oil':
        'Stop down to f/16, photograph the sky, and look for round spots, especially in the upper left corner. Take a few hundred frames and compare, because the dirt comes from inside.',
      'notice-bill':
        'Ask for Nikon’s paperwork for the free shutter exchange. A body that had it is the better buy, but the count may no longer tell you how old the shutter is.',
    },
  },
  'nikon-d70': {
    advisories: {
      'blinking-light':
        'An electronic part can fail: the access lamp keeps blinking and nothing works, or the camera doesn’t switch on at all. Nikon replaced the parts free of charge, even out of warranty.',
      'en-el3': enEl3Notice,
    },
    faults: {
      'blinking-light':
        'Switch it on without a card, then with one, and take a long series. If the green lamp beside the card door keeps blinking and the menu vanishes, the board is failing.',
      'card-errors':
        'Bring a CompactFlash card, format it in the camera, fill it, and take it out and put it back several times. If CHR, CHA, or FOR shows up even with a second card, suspect bent pins or a loose cable behind the slot.',
      'sticky-rubber':
        'Run a finger over the rubber of the grip and the back. It turns white and then sticky with age, and wiping only helps for a while.',
    },
  },
  'nikon-d70s': {
    advisories: {
      'en-el3': enEl3Notice,
    },
    faults: {
      'battery-lot': enEl3Check,
    },
  },
  'nikon-d50': {
    advisories: {
      'en-el3': enEl3Notice,
    },
    faults: {
      'battery-lot': enEl3Check,
    },
  },
  'nikon-d100': {
    advisories: {
      'en-el3': enEl3Notice,
    },
    faults: {
      'battery-lot': enEl3Check,
    },
  },
  'nikon-d60': {
    faults: {
      'press-again':
        'Take fifty frames in a row and listen. If the shutter gets slower, or the screen says “Error. Press shutter release button again,” the shutter’s drive may be failing. One camera quit at 50,468 shots.',
    },
  },
  'nikon-d80': {
    faults: {
      'err-gear':
        'Switch it on and fire several times. “Err” with a whirring motor and a mirror that stands still can come from a broken plastic pinion or encoder brush in the mirror drive.',
    },
  },
  'nikon-d90': {
    faults: {
      'err-gear':
        'Fire several times, singly and in a burst. If the mirror stops halfway or doesn’t move and the display says “Err,” a small plastic gear deep inside may have cracked, as in one camera at 33,974 shots.',
    },
  },
  'nikon-d200': {
    advisories: {
      banding:
        'In rare cases, early bodies show a pattern of vertical lines in pictures with extreme contrast. Nikon’s service centers adjusted the image output so that it practically disappeared.',
    },
    faults: {
      banding:
        'Photograph a lamp against a dark background at a high ISO and look at it at 100 percent. Clear vertical lines beside the light can mean an early body that was never adjusted, so ask whether Nikon worked on it.',
    },
  },
  'nikon-d300': {
    faults: {
      'dead-battery':
        'Ask whether the newest firmware is installed, mount a lens with VR, and shoot a burst. A blinking battery sign and a dead camera despite a full battery are a known fault; clean the lens contacts first.',
      rubber:
        'Press the rubber all around the grip and the thumb rest. The tape behind it lets go after some years, and the rubber stretches and lifts.',
    },
  },
  'nikon-d3': {
    advisories: {
      'raw-corruption':
        'In rare cases, a new firmware version damaged 14-bit RAW files shot at 9 frames per second. Nikon withdrew it and announced a corrected one.',
    },
    faults: {
      firmware:
        'Read the firmware version in the menu: it should be newer than the withdrawn one. Early versions could also report an empty battery and shut the camera down.',
    },
  },
  'nikon-d5000': {
    advisories: {
      power:
        'A power-control part can fail, and then the camera won’t switch on. Nikon repaired affected bodies free of charge.',
    },
    faults: {
      power:
        'Switch it off and on a dozen times with a full battery: it has to come on every time. Ask whether Nikon repaired it under the 2009 notice.',
    },
  },
  'nikon-d7000': {
    advisories: {
      'en-el15': `${enEl15Notice} Batteries that came with a D7000 bought before February 29, 2012, aren’t affected.`,
      'hot-pixels': 'Bright pixels could show in movies shot in low light. Nikon released firmware 1.01 to fix that.',
    },
    faults: {
      'back-focus':
        'With a fast lens wide open on a tripod, focus on printed text through the viewfinder, then with live view. If only live view is sharp, the autofocus needs fine-tuning or service; try a second lens.',
      'battery-lot': enEl15Check,
    },
  },
  'nikon-d800e': {
    advisories: {
      'en-el15': enEl15Notice,
      rebadged: rebadgedNotice,
    },
    faults: {
      rebadged: 'Make sure it’s a D800E. Play back a picture, open the overview page, and read the model name there.',
      'battery-lot': enEl15Check,
    },
  },
  'nikon-d4': {
    advisories: {
      'lock-up':
        'Nikon had reports from a small number of users that the D4 locks up until the battery is taken out. As a workaround, it recommended switching off Highlights and RGB histogram in the playback menu.',
      rebadged: 'Nikon Japan warned of D4 bodies passed off as D4S bodies.',
    },
    faults: {
      'lock-up':
        'Ask whether the newest firmware is installed, then shoot and review for a while with Highlights and RGB histogram switched on. Early bodies could freeze with the card lamp lit until the battery came out.',
    },
  },
  'nikon-d4s': {
    advisories: {
      rebadged: 'Nikon Japan warned of D4 bodies passed off as D4S bodies.',
    },
    faults: {
      rebadged:
        'Make sure it’s a D4S. Play back a picture and open the overview page; the model name there has to match the one on the front.',
    },
  },
  'nikon-1-j1': {
    advisories: {
      'kit-lens': kitLensNotice,
    },
    faults: {
      'kit-lens': kitLensCheck,
    },
  },
  'nikon-1-v2': {
    advisories: {
      'kit-lens': kitLensNotice,
    },
    faults: {
      'kit-lens': kitLensCheck,
    },
  },
  'nikon-1-v1': {
    advisories: {
      'kit-lens': kitLensNotice,
      'en-el15': `${enEl15Notice} Batteries that came with a 1 V1 bought before February 29, 2012, aren’t affected.`,
    },
    faults: {
      'kit-lens': kitLensCheck,
      'battery-lot': enEl15Check,
    },
  },
  'nikon-z8': {
    faults: {
      'strap-lugs':
        'Pull and turn both strap eyelets; neither should move. If the serial number is affected, ask for proof of the repair, and until you’ve seen it, don’t carry the camera by the strap.',
      'lens-lock':
        'Mount several lenses and wait for the click each time. On affected bodies, some lenses now and then stop short of the lock.',
    },
    advisories: {
      'lens-lock':
        'In rare cases, a lens can’t be turned to the locked position. Nikon repairs affected bodies free of charge, even out of warranty.',
      'strap-lugs':
        'The metal strap eyelets may loosen or come off after a hard knock or under a constant heavy load. Nikon repairs them on affected bodies for free, even out of warranty.',
    },
  },
  'nikon-z9': {
    faults: {
      'lens-release':
        'Take the lens off and put it on again ten times. Each time, the lens release button has to work and the lens has to turn freely.',
    },
    advisories: {
      'lens-release':
        'On some bodies, the lens release button doesn’t work as it should, and a lens or adapter can’t be turned and taken off. Nikon repairs them free of charge.',
    },
  },
};

export default { models, buying };
