import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/olympus';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'olympus-om-d-e-m1': {
    intro: 'The OM-D E-M1 came after the [E-5](/olympus/olympus-e-5), Olympus’s last DSLR.',
    buying: [
      'At this age, look less at the shutter and more at the rubber on the grip and the doors, the rear dial, and the strap lugs. If the service screen shows lots of flashes (S) but hardly any actuations (R), ask what was done to the camera.',
    ],
  },
  'olympus-om-d-e-m1-mark-ii': {
    intro: 'The OM-D E-M1 Mark II followed the first E-M1 and came before the Mark III.',
    buying: [
      'Try every dial for grit, open all the doors and look at the seals, and put on a heavy lens to feel for play in the mount. Then test autofocus on something that moves.',
    ],
  },
  'olympus-om-d-e-m1-mark-iii': {
    intro: 'The OM-D E-M1 Mark III came out in {{year}} as the last E-M1 with the Olympus name on it.',
    buying: [
      'Ask whether the camera was used in bad weather, and look for rust on the hot shoe, in the battery bay, and on the screws in the base.',
    ],
  },
  'olympus-om-d-e-m1x': {
    intro: 'The OM-D E-M1X has a second grip built in for vertical shots.',
    buying: [
      'Ask who used it, and for what. Hold the camera horizontally and then vertically, and try every control both ways. A brassed mount has seen a lot of lens changes, and those bring dust onto the sensor: photograph a bright surface and look for spots that show in every frame.',
    ],
  },
  'olympus-om-d-e-m5': {
    intro: 'Olympus started the OM-D family in {{year}} with the E-M5.',
    buying: [
      'Is the eyepiece still on tight? Has the thumb rest swollen? Does the screen have dead pixels? Does every shot sound the same? If the body looks worn and R on the service screen is tiny, ask why.',
    ],
  },
  'olympus-om-d-e-m5-mark-ii': {
    intro: 'The E-M5 Mark II came between the first E-M5 and the Mark III.',
    buying: [
      'Start with what moves: the screen, the dials, the card door. Then photograph a distant sign with a lens you trust, wide open and stopped down, and compare the corners. If the mount took a hit, you’ll see it there.',
    ],
  },
  'olympus-om-d-e-m5-mark-iii': {
    intro: 'With the OM-D E-M5 Mark III, Olympus raised the resolution of its mid-range OM-D in {{year}}.',
    buying: [
      'Check the tripod socket and the plate around it, the corners for cracks, and the battery door. Then, in daylight, shoot one burst with the mechanical shutter and one without. Both should be evenly exposed (artificial light makes bands with the electronic shutter, even on a good camera). One owner’s shutter stayed closed around freezing, so if you shoot in the cold, test it in the cold.',
    ],
  },
  'olympus-om-d-e-m10': {
    intro: 'The OM-D E-M10 is the first of Olympus’s small OM-Ds.',
    buying: [
      'Listings often leave the version off, so have a photo settle whether it’s really the first E-M10. Does the kit zoom extend smoothly, does the flash pop up, are there marks under the screen’s surface?',
    ],
  },
  'olympus-om-d-e-m10-mark-ii': {
    intro: 'The E-M10 Mark II is the {{year}} update of Olympus’s OM-D for beginners.',
    buying: [
      'Look through the viewfinder at a bright sky, away from the sun, for scratches and dirt. Turn all dials both ways and press every key twice. Put in a card and shoot a hundred frames in a row: it should run without stalling or error messages.',
    ],
  },
  'olympus-om-d-e-m10-mark-iii': {
    intro: 'The E-M10 Mark III came between the Mark II and the Mark IV.',
    buying: [
      'Check that the original battery and charger, lens caps, and strap are included; replacements add up. Take the lens off and look at the sensor; dust blows away, a smear doesn’t. Ask for a full battery, and watch how fast it drops while you test.',
    ],
  },
  'olympus-om-d-e-m10-mark-iv': {
    intro: 'The OM-D E-M10 Mark IV has more pixels than the entry-level bodies before it.',
    buying: [
      'Look at the screen from all sides for flicker, test the touch surface and the wireless link to your phone, and listen to the lens as it focuses.',
    ],
  },
  'olympus-pen-f': {
    intro: 'The PEN-F takes its name from Olympus’s half-frame film SLR.',
    buying: [
      'At a collector’s price, the camera should be near perfect and, if the service screen opens, R should be low. Go over what’s hard to replace: the covering, the dials, the paint on the edges. A speck in the viewfinder is worth a discount; if there’s a scratch on the sensor, walk away. Fire the shutter once at every speed and listen.',
    ],
  },
  'olympus-pen-e-p5': {
    intro: 'The E-P5 was the top PEN in {{year}}.',
    buying: [
      'Are the lens, caps, and accessories in the listing really included? Does every port still have its cover? Shoot a white wall a few times at the fastest shutter speed and look for a gradient.',
    ],
  },
  'olympus-pen-e-pl9': {
    intro: 'Olympus followed the PEN E-PL8 with the E-PL9 in {{year}}.',
    buying: [
      'Sunscreen and makeup stain a light-colored body, so wipe a small spot first. Fire the flash, connect the camera to your phone, and make sure the kit zoom runs all the way. On the service screen, look at S as well, the number of flashes: a large one points to a lot of use indoors.',
    ],
  },
  'olympus-e-5': {
    intro: 'The E-5 was Olympus’s last DSLR.',
    buying: [
      'With an E-5 you’re buying into an old system, so look at the whole kit, lenses included. Test the shutter at several speeds, look at the foam in the mirror box, charge the battery all the way, and open and close every door.',
    ],
    notes: ['Some firmware updates removed the service pages, so try them before you count on them.'],
  },
} satisfies Record<SlugOf<'olympus'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'olympus-om-d-e-m1': {
    faults: {
      'battery-cover':
        'Check the latch of the battery cover, because it can break. One owner couldn’t find a new door anywhere in 2023.',
      'rear-dial':
        'Turn the rear dial click by click in both directions and watch the value: every click must count. Some dials skip or stop responding, in one case again after a repair.',
      'burned-viewfinder':
        'Look through the viewfinder at a plain wall for green or yellow dots and worm-like lines. Sun through the eyepiece burns them in, especially at a diopter of +2; Olympus’s repair service says the warranty doesn’t cover it.',
    },
    repairs: {
      'battery-cover': 'Battery cover as a part, 10 pounds plus 3.50 postage, from a repairer named by Olympus UK.',
    },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      power: 'Switch it off and on ten times. It has to go off completely; on two bodies, the power stayed on.',
    },
    repairs: {
      'screen-and-power': 'Screen and power repair, Olympus Japan. We identified the body by its description.',
    },
  },
  'olympus-om-d-e-m10-mark-ii': {
    advisories: {
      'lens-lock':
        'Lenses with a plastic mount could slip out of the lock. Olympus stopped selling the camera, meant to resume at the end of the month, and asked owners to call.',
    },
    faults: {
      'lens-lock':
        'Mount a kit lens with a plastic mount and try to turn it without pressing the button. It shouldn’t move, as it did on cameras from the first batches.',
    },
    repairs: { screen: 'Screen, guide price from Olympus Japan.' },
  },
  'olympus-e-5': {
    repairs: {
      'service-end':
        'Olympus Japan listed it as not repairable by February 1, 2020, and every Four Thirds SLR by June.',
    },
  },
};

export default { models, buying };
