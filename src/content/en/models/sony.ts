import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/sony';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'sony-alpha-a7-iii': {
    intro: 'The A7 III followed the A7 II.',
    buying: [
      'With the lawsuits in mind, ask whether the shutter has been replaced; on this body, a receipt for a new one is a plus. After a long burst with the mechanical shutter, look for dark edges in the last frames, not just the first.',
    ],
  },
  'sony-alpha-a7-iv': {
    intro: 'In {{year}}, Sony followed the A7 III with the A7 IV.',
    buying: [
      'Days of filming add nothing to the count, so ask, and check the ports, the screen, and the record button. Photograph the sky at a small aperture: dust on the sensor shows as spots.',
    ],
  },
  'sony-alpha-a7-ii': {
    intro: 'The A7 II was the first A7 with a stabilized sensor.',
    buying: [
      'Polished edges and a worn grip tell you more here than a small number. Ask how many pictures the owner has kept. At this age, also watch how fast the battery drops, and check that the rear dial still clicks.',
    ],
  },
  'sony-alpha-a7r-iii': {
    intro: 'The A7R III is the successor to the A7R II.',
    buying: [
      'Ask what it photographed: outdoors, rain and sand can get in.',
      'Photograph a bright wall at a small aperture, then once with the cap on: dark spots are dust, bright dots hot pixels (a few are normal). Check the viewfinder, the eye sensor, and the card door, too.',
    ],
  },
  'sony-alpha-a7r-iv': {
    intro: 'Sony followed the [A7R III](/sony/sony-alpha-a7r-iii) with the A7R IV in {{year}}.',
    buying: [
      'Ask about stitched panoramas and copies of artwork: both drive up the count. At this resolution, even a slightly tilted mount shows, so photograph a newspaper or a brick wall straight on and compare the corners. Check the tripod socket for a stripped thread, and the ports that a tethered studio would use.',
    ],
  },
  'sony-alpha-a7s-iii': {
    intro: 'With its low resolution, the A7S III of {{year}} is made for filmmakers and low light.',
    buying: [
      'Hours of video don’t show in the shutter count, so go by the ports, the screen, and the record button.',
      'Film for ten minutes at the best quality and watch for warnings, then look for hot pixels in a long exposure with the cap on; a few are normal. Cages and gimbals leave marks on the base and the sides.',
    ],
  },
  'sony-alpha-a9': {
    intro: 'The A9 was Sony’s sports camera in {{year}}.',
    buying: [
      'Sports use leaves wear that no shutter count shows. Do the drive and focus dials click cleanly? Have the shutter and focus buttons gone soft? Is the paint worn where a monopod sat?',
    ],
  },
  'sony-alpha-a6400': {
    intro: 'The A6400 came after the A6300.',
    buying: [
      'Vloggers like this model, so one with a low count may have spent years filming. Look at the screen and the ports. Run autofocus on a moving hand in dim light, and try the flash and the viewfinder, which a vlogger may never have used.',
    ],
  },
  'sony-alpha-a6000': {
    intro: 'The A6000 replaced the NEX-6 in {{year}}.',
    buying: [
      'Fire the flash, turn the mode dial, and look for damage to the eyecup and inside the lens mount. Then turn off the electronic front curtain, shoot a plain wall in daylight at the fastest speed, and look for a dark band.',
    ],
    notes: ['Some programs show a wrong count for edited A6000 files; this checker shows none.'],
  },
} satisfies Record<SlugOf<'sony'>, ModelCopy>;

const mountFlexCheck =
  'Put on a heavy lens, hold it, and rock the body gently. Behind its metal ring, the lens mount has plastic tabs, which give a little, but the lens shouldn’t wobble. Some bodies have a third-party metal part instead.';

const buying: BuyingTexts<typeof facts> = {
  'sony-alpha-a7-iii': {
    advisories: {
      'shutter-suits':
        'Not a recall: two US lawsuits (Guerriero v. Sony in New York, Lewis v. Sony in Florida) claim that A7 III shutters fail between 10,000 and 50,000 actuations although Sony advertised 200,000. In March 2022, the New York court sent that plaintiff to arbitration and struck the class claims, without deciding whether the shutters are faulty. We found no ruling in Florida and no repair program by Sony.',
      'card-firmware':
        'Sony announced a firmware fix: the A7 III and A7R III could freeze and corrupt the memory card’s database file.',
    },
    faults: {
      'two-modes':
        'Find e-Front Curtain Shutter in the menu. Take fifty frames with it on, then fifty with it off, and listen. The complaints describe an odd sound, a black screen, and “Camera error. Turn off then on.”',
      firmware:
        'In the menu, read the firmware version, and look up its date on Sony’s site. If it’s older than December 7, 2018, when Sony announced the fix, have it updated.',
    },
    repairs: {
      shutter: 'Shutter replacement at an authorized US service center, according to the plaintiffs’ complaint.',
    },
  },
  'sony-alpha-a7-ii': {
    faults: {
      buzz: 'Switch it on in a quiet room with the lens off. You should hear one short sound, not a buzz, and the screen shouldn’t say “camera error.” In the repairs we know of, that error came from the stabilizer, not the shutter. Turning SteadyShot off may hide it for a while, so make sure it’s on.',
    },
    repairs: {
      stabilizer: 'Stabilizer unit for “camera error,” Sony in Akihabara.',
      'a7s-ii-stabilizer': 'The same repair on an A7S II, Sony Japan.',
      supply:
        'Sony stopped taking orders for new bodies of the A7 II series. We found no date for the end of repairs, so ask Sony before you buy.',
    },
  },
  'sony-alpha-a7r-iii': {
    advisories: {
      'card-firmware':
        'Like the A7 III, the A7R III could freeze and damage the management file on the card. Sony announced a firmware fix for both.',
    },
    repairs: {
      'exposure-dial': 'Exposure dial, quote from Sony China. The part had been out of stock for more than a month.',
    },
  },
  'sony-nex-5n': {
    advisories: {
      'video-click':
        'Sony admitted that some cameras record a clicking noise in video when they’re moved, and replaced or repaired them free of charge.',
    },
    faults: {
      'video-click':
        'Record video in a quiet room while panning and tilting quickly, and listen to it. A click at each movement comes from a loose lever inside, most likely of the shutter.',
    },
  },
  'sony-alpha-a55': {
    advisories: {
      'video-heat':
        'The sensor heats up in video until the camera switches off: at 68 °F (20 °C) after about 9 minutes with SteadyShot on and 29 with it off, sooner in the heat.',
    },
  },
  'sony-alpha-a33': {
    advisories: {
      'video-heat':
        'The sensor heats up in video until the camera switches off: at 68 °F (20 °C) after about 11 minutes with SteadyShot on and 29 with it off, sooner in the heat.',
    },
  },
  'sony-alpha-a7': {
    faults: {
      'mount-flex': mountFlexCheck,
    },
  },
  'sony-alpha-a7r': {
    faults: {
      'mount-flex': mountFlexCheck,
    },
  },
};

export default { models, buying };
