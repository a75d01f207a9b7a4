import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/sony';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'sony-alpha-a7-iii': {
    intro: [
      'The A7 III, ILCE-7M3 in its files, is a mid-range full-frame mirrorless camera from 2018 with 24.2 megapixels on a back-illuminated sensor.',
    ],
    shutter: [
      'Two US lawsuits and press reports say that Sony advertises about 200,000 cycles; we haven’t seen a Sony page. The plaintiffs say shutters of this model failed far earlier. Those are claims, and we don’t know of a court that has confirmed them, but know about them before you buy.',
    ],
    reading: [
      'The file has the count three times, and in a real A7 III file all three matched. The checker calls the number exact only if the data around it looks untouched.',
    ],
    buying: [
      'If silent frames don’t add to the number here either, the count is all mechanical, and you can compare it directly with 100,000, half of the rated life.',
      'Because of the lawsuits, take a minute to test the shutter. Shoot thirty frames with the mechanical shutter, check the last ones for dark edges, and listen for any shot that sounds different. A receipt for a new shutter is a plus on this one.',
    ],
  },
  'sony-alpha-a7-iv': {
    intro: [
      'Sony’s A7 IV is a mid-range full-frame camera from 2021 with 33 megapixels. In the EXIF data it’s ILCE-7M4.',
    ],
    shutter: [
      'The same 200,000 is quoted for the [A7 III](/sony/sony-alpha-a7-iii), but there it goes back to what Sony is reported to have advertised. For this model we know of no such report.',
    ],
    reading: [
      'The checker reports the number as exact, and if the file has a second copy of it, that’s used as confirmation.',
    ],
    buying: [
      'With no rating to go by, compare a count of 40,000, say, with those in other listings. A camera that was used for both stills and video may have filmed for days without a single actuation, so ask, and check the ports, the screen, and the record button.',
      'Get an ARW or JPEG straight from the card. A mirrorless sensor picks up dust at every lens change, so photograph the sky at a small aperture. Then compare the serial number on the bottom with the box and the receipt.',
    ],
  },
  'sony-alpha-a7-ii': {
    intro: [
      'The A7 II dates from 2014. It’s a mid-range full-frame mirrorless body with 24.3 megapixels that writes ILCE-7M2 into its files.',
    ],
    shutter: ['People quote 200,000 cycles for its shutter.'],
    reading: [
      'The counter’s field ends at 65,535. A relative, the A7R, has been shown to go back to zero there, and another body has been shown not to; nobody knows about the A7 II.',
      'So this is a counter with limits. Take the number as a minimum: the shutter has fired at least this many times.',
    ],
    buying: [
      'Go by how the camera looks. If the edges are polished and the grip is worn but the count is a few thousand, the counter has probably rolled over past 65,535. Ask how many pictures the owner has on file; the highest file number and the dates help.',
      'Otherwise, check it like any mirrorless body of its age: a battery that lasts, a mount without play, a rear dial that clicks, a sensor without spots in an evenly lit frame.',
    ],
  },
  'sony-alpha-a7r-iii': {
    intro: [
      'The A7R III is a professional full-frame camera from 2017 with 42.4 megapixels on a back-illuminated sensor.',
    ],
    shutter: [
      'On its product page Sony wrote “more than 500,000” cycles. You rarely see a camera maker put that on a sales page. It’s more than twice the figure quoted for the A7 III, which came a year later.',
    ],
    reading: [
      'There are two versions, ILCE-7RM3 and the revised ILCE-7RM3A, and the checker recognizes both. It calls the count exact only if the data around it looks untouched. Silent shots shouldn’t be in it, so this should be the mechanical shutter alone.',
    ],
    buying: [
      'With a rating like that, don’t lose sleep over the count: under 100,000 is the lowest wear band. Ask what it photographed instead. Weddings mean rain, sand, and rice; studios mean heat and cables.',
      'A high-resolution sensor shows bad lenses and dust alike. Take one frame of a bright wall at a small aperture and one with the cap on, and look at both at full size. Then check the viewfinder, the eye sensor, and the card doors.',
    ],
  },
  'sony-alpha-a7r-iv': {
    intro: ['The A7R IV from 2019 puts 61 megapixels on full frame.'],
    shutter: [
      'One Japanese list gives 500,000 cycles and credits Sony. That fits the [A7R III](/sony/sony-alpha-a7r-iii) before it, but we haven’t seen a Sony page.',
    ],
    reading: [
      'Look for ILCE-7RM4 in the file, or ILCE-7RM4A for the revised version. According to published tables, both save an exact count. Read a JPEG or ARW off the card; a DNG from a converter may have lost it.',
    ],
    buying: [
      'Anything under 100,000 is low wear. If it was used for stitched panoramas or for copying artwork, expect more.',
      'At this resolution, a slightly tilted mount matters. Photograph a newspaper or a brick wall straight on and compare the corners. Check the sensor at a small aperture, the tripod socket for a stripped thread, and every port a tethered studio would use.',
    ],
  },
  'sony-alpha-a7s-iii': {
    intro: [
      'Sony released the A7S III in 2020 with only 12.1 megapixels on full frame, for filmmakers and low light. It’s one of the professional models.',
    ],
    shutter: [
      'A Japanese list gives 500,000 cycles and credits Sony. You’re unlikely to get there on a camera that mostly films.',
    ],
    reading: [
      'Two real files, a JPEG and an HIF, gave us the count, and even a copy converted to HEIC still had it. You can take the number as exact.',
    ],
    buying: [
      'On this camera the shutter count is nearly beside the point. A body with a few hundred actuations may have shot two thousand hours of video. That time isn’t recorded anywhere, so go by the ports, the screen, and the record button.',
      'Film for ten minutes at the best quality and watch for warnings. Then take a long exposure with the cap on and look for hot pixels. Ask about cages and gimbals: they leave marks on the base and the sides.',
    ],
  },
  'sony-alpha-a9': {
    intro: ['The A9 was Sony’s sports camera in 2017: full frame, 24.2 megapixels, and a stacked sensor.'],
    shutter: ['A Japanese list gives 500,000 cycles for its mechanical shutter and credits Sony.'],
    reading: [
      'Before calling the number exact, the checker compares it with another copy in the file. The second copy moved with firmware versions 5 and 6, so it uses the third.',
    ],
    buying: [
      'Sony made this camera for the electronic shutter. One that spent two football seasons on the sideline can show a few thousand and be worn everywhere else. A low count means the shutter has had it easy, and nothing more.',
      'So check the rest by hand. Do the drive and focus dials click cleanly? Have the shutter and focus buttons gone soft? Is the paint worn around the tripod socket? Even 250,000 would be only half of the rating.',
    ],
  },
  'sony-alpha-a6400': {
    intro: [
      'The A6400 is a mid-range APS-C mirrorless body with 24.2 megapixels that Sony introduced in 2019. In the files it’s ILCE-6400 or, in a revised version, ILCE-6400A.',
    ],
    shutter: [
      'A Japanese list gives 200,000 cycles and credits Sony. For an APS-C body of its class that’s the top of the usual 100,000 to 200,000.',
    ],
    reading: [
      'Two consecutive photos gave us two consecutive counts, a third file from another owner fit as well, and the copies inside each of them matched. The number is exact, and you can take it at face value.',
    ],
    buying: [
      'Bloggers like this model, so one with a low count may have spent years filming on a desk. Under 40,000, shutter wear is low; pay more attention to the screen, the USB port, and the other sockets.',
      'Put on a lens and turn it gently to feel for play. Run autofocus on a moving hand in dim light, and check the flash and the viewfinder, which some owners never use.',
    ],
  },
  'sony-alpha-a6000': {
    intro: ['The A6000 came out in 2014 with 24.3 megapixels on an APS-C sensor. You’ll run into plenty of used ones.'],
    shutter: ['People usually quote 100,000 cycles; we haven’t found a source.'],
    reading: [
      'Edited files can make other software show a false count; the checker shows none.',
      'The counter’s field ends at 65,535. Whether the A6000 starts over there isn’t confirmed. So this is a counter with limits, and the number is a minimum.',
    ],
    buying: [
      'There’s no sourced rating to measure a count against, so go by the condition. Few get as far as the end of the counter, but if a battered one reads a few hundred, assume that it has started over.',
      'It’s a small body, and many people carry it without a bag. Look at the flash, the mode dial, the eyepiece rubber, the lens mount, and the frame around the sensor. Then shoot a plain wall at the fastest shutter speed and look for a dark band.',
    ],
  },
} satisfies Record<SlugOf<'sony'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'sony-alpha-a7-iii': {
    advisories: {
      'shutter-suits':
        'Not a recall: two US lawsuits (Guerriero v. Sony in New York, Lewis v. Sony in Florida) claim that A7 III shutters fail between 10,000 and 50,000 actuations although Sony advertised 200,000. Those are claims. We found no ruling and no repair program by Sony.',
      'card-firmware':
        'Sony announced a firmware correction for the A7 III and A7R III, which could freeze and damage the card’s management file.',
    },
    faults: {
      'two-modes':
        'Take fifty frames with e-front curtain on, then fifty with it off, and listen. The complaints describe an odd sound, a black screen, and “Camera error. Turn off then on.”',
      firmware:
        'Read the firmware version in the menu. It should be newer than December 2018, when the freezes were fixed.',
    },
    repairs: {
      shutter: 'Shutter replacement at an authorized US service center, according to the plaintiffs’ complaint.',
    },
  },
  'sony-alpha-a7-ii': {
    faults: {
      buzz: 'Switch it on in a quiet room with the lens off. You should hear one short sound, no buzz, and see no “camera error.” In the repairs we know of, that error came from the stabilizer, not the shutter. Turning SteadyShot off may hide it for a while, so make sure it’s on.',
    },
    repairs: {
      stabilizer: 'Stabilizer unit for “camera error,” Sony in Akihabara.',
      'a7s-ii-stabilizer': 'The same repair on an A7S II, Sony Japan.',
      supply: 'Sony stopped taking orders for new bodies of the A7 II series. We found no date for the end of repairs.',
    },
  },
  'sony-alpha-a7r-iii': {
    advisories: {
      'card-firmware':
        'The A7R III could freeze and damage the management file on the card, like the A7 III. Sony announced a firmware correction for both.',
    },
    faults: {
      sealing:
        'Open the battery door and look for salt, rust, or tide marks. When Lensrentals took one apart, it found a gap in the sealing.',
    },
    repairs: {
      'exposure-dial': 'Exposure dial, quote from Sony China. The part had been out of stock for more than a month.',
    },
  },
  'sony-alpha-a6400': {
    repairs: { supply: 'Sony suspended orders for new bodies because parts were short.' },
  },
};

export default { models, buying };
