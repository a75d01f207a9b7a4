import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/olympus';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'olympus-om-d-e-m1': {
    intro: [
      'The OM-D E-M1 is a professional Micro Four Thirds camera from 2013 with 16.3 megapixels. It came three years after the [E-5](/olympus/olympus-e-5), the last Olympus DSLR in our lists.',
    ],
    shutter: [
      'One Japanese blog gives 150,000 actuations. We haven’t seen an Olympus document that says so, so take the figure as an estimate.',
    ],
    reading: [
      'We test the checker with a photo from an E-M1, among others. You get the camera, the lens, the firmware, and the settings, and nothing that goes up when the shutter fires. For the count you need the service screen in the camera: page 2, next to the letter R.',
    ],
    buying: [
      'Have the seller open the service screen before you pay. At 75,000, half of the reported figure is used up, but after this many years other parts matter more: the rubber on the grip and the doors, the rear dial, the strap lugs.',
      'The letter S on the same page counts flashes. If there are lots of those and hardly any actuations, ask whether a repair reset the counter.',
    ],
  },
  'olympus-om-d-e-m1-mark-ii': {
    intro: [
      'Olympus released the OM-D E-M1 Mark II in 2016 as its professional Micro Four Thirds camera, with 20.4 megapixels.',
    ],
    shutter: [
      'You’ll see 200,000 actuations quoted. The [Mark III](/olympus/olympus-om-d-e-m1-mark-iii) is listed with twice that.',
    ],
    reading: [
      'Neither the JPEG nor the ORF has a total in it, in the old Olympus layout or the new one. From the file, the checker learns which camera took the picture and when. For the number, you’ll have to go to the camera.',
    ],
    buying: [
      'Owners shoot long silent bursts with this model, and nobody has documented whether R includes them. So treat R as an upper limit. With no rating to go by, neither 40,000 nor 160,000 tells you by itself how worn the shutter is.',
      'Bird photographers carry their gear through wet grass. Try every dial for grit, open all the doors and look at the seals, and put on a heavy lens to feel the mount. Then test autofocus on something that moves.',
    ],
  },
  'olympus-om-d-e-m1-mark-iii': {
    intro: [
      'The OM-D E-M1 Mark III came out in 2020 as the last E-M1 with the Olympus name on it: professional class, 20.4 megapixels.',
    ],
    shutter: [
      'A camera database gives 400,000 actuations. It doesn’t say where the figure comes from, so take it as an estimate. People quote the same for the [E-M1X](/olympus/olympus-om-d-e-m1x), and 200,000 for the E-M1 Mark II before it.',
    ],
    reading: [
      'The count stays in the camera. We haven’t found a field in the maker note that goes up with each picture, so the checker says “not in this file” and shows you what the photo does prove, above all the serial number.',
    ],
    buying: [
      'Film the service screen and the serial number on the body in one take; two separate pictures don’t prove they’re the same camera.',
      'With a rating this high, under 80,000 is in the lowest band, and 200,000 is only half. Worry about rain instead: check the foot of the hot shoe, the battery bay, and the screws on the base for rust.',
    ],
  },
  'olympus-om-d-e-m1x': {
    intro: [
      'The OM-D E-M1X is a professional mirrorless camera from 2019. It uses a Micro Four Thirds sensor with 20.4 megapixels.',
    ],
    shutter: [
      'You’ll see 400,000 actuations quoted. The page we had it from is gone, and we know of no other source, so we don’t compare counts with it.',
    ],
    reading: [
      'You can’t read the count from an E-M1X file, or from any other Olympus file. If a website claims it can, it’s showing you a file number. Go to the service screen in the camera, or to a service center.',
    ],
    buying: [
      'Ask who used it, and for what. With no rating behind it, even an R of 200,000 tells you less than the answer.',
      'Hold the camera horizontally and then vertically, and try every control both ways. A mount with brassing has seen a lot of lens changes, and those bring dust onto the sensor. Photograph a bright surface and look for spots that show up in every frame.',
    ],
  },
  'olympus-om-d-e-m5': {
    intro: [
      'Olympus started the OM-D family in 2012 with the E-M5, a mid-range Micro Four Thirds camera with 16.1 megapixels.',
    ],
    shutter: [
      'We haven’t found a published figure. We assume 100,000, the low end of the 100,000 to 200,000 that’s usual for mid-range mirrorless shutters. That’s a guess about a class, not a fact about the model.',
    ],
    reading: [
      'Open an E-M5 photo here and you’ll see the date, the lens, and the settings. You won’t see a count, because the camera doesn’t write one. Its file numbers won’t help either; they start over and can be reset.',
    ],
    buying: [
      'On a camera this old, go over every part. Is the eyepiece still on tight? Has the thumb rest swollen? Does the screen have dead pixels? Does every shot sound the same?',
      'Then look at R. Under 20,000 the wear is low by our assumption; past 50,000 it should show in the price. If the body looks worn and the number is tiny, a repair may have reset it.',
    ],
  },
  'olympus-om-d-e-m5-mark-ii': {
    intro: ['The E-M5 Mark II came out in 2015, again as a mid-range OM-D, and again with 16.1 megapixels.'],
    shutter: [
      'Since we haven’t found a published number, we use 150,000, the middle of the 100,000 to 200,000 that we use for its class. If a seller quotes this page as an Olympus rating, don’t believe it.',
    ],
    reading: [
      'We know of two layouts of the Olympus maker note, and people have searched both for a value that goes up when the shutter fires. Nobody has found one. You do get the serial number and the firmware, and those help you tell one E-M5 Mark II from another.',
    ],
    buying: [
      'Ask for a picture of page 2 of the service screen with the camera’s serial number in view. By our assumption, 75,000 is half.',
      'Start with what moves: screen, power switch, dials, card door. Then photograph a distant sign with a lens you trust, wide open and stopped down, and compare the corners. If the mount took a hit, you’ll see it there.',
    ],
  },
  'olympus-om-d-e-m5-mark-iii': {
    intro: ['With the OM-D E-M5 Mark III, Olympus moved its mid-range line to 20.4 megapixels in 2019.'],
    shutter: [
      'You’ll often see 150,000 on the web. We haven’t found a source for it, so we don’t compare counts with it. One owner reports that the curtain on his stayed shut at about freezing. It’s a single case, but if you shoot in winter, test in winter.',
    ],
    reading: [
      'For an E-M5 Mark III, the checker says “not in this file,” whatever the format. You still get the date, exposure, lens, and serial number. The count is on the camera and nowhere else.',
    ],
    buying: [
      'Nobody has shown how long this shutter lasts, so compare R with the condition of the body: if the number is high, the camera should look used, too.',
      'Check the tripod socket and the plate around it, the corners for cracks, and the battery door. Then shoot one burst with the mechanical shutter and one without. Both should be evenly exposed.',
    ],
  },
  'olympus-om-d-e-m10': {
    intro: [
      'The OM-D E-M10 is a small entry-level Micro Four Thirds camera from 2014, with a viewfinder and 16.1 megapixels.',
    ],
    shutter: [
      'We use 100,000 actuations, the top of the 50,000 to 100,000 that’s usual for entry-level mirrorless cameras. We haven’t found a figure from Olympus.',
    ],
    reading: [
      'It would be nice if the seller could just send a photo, but its pictures don’t have the total. A photo can still settle whether it’s the first E-M10, since listings often leave the number off.',
    ],
    buying: [
      'All you need for the service screen is the camera itself. Press only the keys in the sequence; the other entries are for technicians.',
      'At 50,000, half of the assumed life is gone. So spend your time on the lens and the body: does the kit zoom extend smoothly, does the flash pop up, are there fingerprints under the screen’s surface?',
    ],
  },
  'olympus-om-d-e-m10-mark-ii': {
    intro: ['Olympus updated its beginner’s OM-D in 2015: the E-M10 Mark II still has 16.1 megapixels.'],
    shutter: [
      'We couldn’t find a published rating. Like the other small OM-D bodies, it gets the class figure here, 100,000. Keep the low end, 50,000, in mind too.',
    ],
    reading: [
      'Its files helped us learn where Olympus puts the serial number. They don’t have a shutter count. If somebody sends you a number along with a photo, they looked it up in the camera or made it up, so ask which.',
    ],
    buying: [
      'Opening the service screen takes half a minute. Under 20,000 it’s lightly used; past 80,000, even the generous assumption is nearly used up.',
      'A camera that lived in bags shows it in the viewfinder first, so look through it at the sky. Turn all dials both ways and press every key twice. Put in a card and shoot a hundred frames in a row: it should run without stalling or error messages.',
    ],
  },
  'olympus-om-d-e-m10-mark-iii': {
    intro: [
      'The E-M10 Mark III is the entry-level OM-D from 2017, with 16.1 megapixels. A later version shows up in files as E-M10MarkIIIS.',
    ],
    shutter: [
      'There’s no figure from Olympus that we know of, so our 100,000 comes from the range of its class, 50,000 to 100,000. Use it to compare listings and nothing else.',
    ],
    reading: [
      'Here’s an oddity: the other E-M10 bodies write their names without spaces, but this one writes “E-M10 Mark III.” The checker recognizes all the spellings. None of them comes with a count.',
    ],
    buying: [
      'If it was a family camera, the count is mostly a formality, unless it’s past 50,000; in that case, ask what happened.',
      'Check the accessories, because replacing them can cost more than a worn shutter takes off the price: original battery and charger, lens caps, strap. Take the lens off and look at the sensor; dust blows away, a smear doesn’t. Have the battery charged beforehand and see how long it lasts.',
    ],
  },
  'olympus-om-d-e-m10-mark-iv': {
    intro: [
      'The OM-D E-M10 Mark IV, from 2020, has 20.3 megapixels, more than the three entry-level bodies before it.',
    ],
    shutter: [
      'We haven’t found a published figure for its shutter. We use 100,000, and take that as the most you can expect: 50,000 to 100,000 is usual for entry-level mirrorless cameras.',
    ],
    reading: [
      'JPEG or ORF, straight from the card or copied, you’ll get the same answer: the camera doesn’t save its total in the photo. A photo does show you the firmware and the date. From the oldest picture you can work out how long the camera has been in use.',
    ],
    buying: [
      'If it’s from a dealer, it may still be under warranty, so look at the receipt before you look at the service screen. On that screen, anything under 20,000 is in the lowest wear band by our assumption.',
      'Look at the screen from all sides for flicker, test the touch surface and the wireless link to your phone, and listen to the lens as it focuses.',
    ],
  },
  'olympus-pen-f': {
    intro: ['The PEN-F is a mid-range Micro Four Thirds camera from 2016 with 20.3 megapixels.'],
    shutter: [
      'We haven’t found a shutter rating from Olympus. Our 150,000 is the middle of the class range, 100,000 to 200,000.',
    ],
    reading: [
      'In the file the camera calls itself just “PEN-F,” and there’s no total next to the name. You’ll find the count at R on page 2 of the service screen, or at a service center.',
    ],
    buying: [
      'If R is under 30,000, it’s in the lowest wear band by our assumption. At a collector’s price, it should be far below that.',
      'Look at what’s hard to replace: the covering, the dials, the paint on the edges. A speck in the viewfinder is worth a discount. A scratch on the sensor is a reason to leave. Fire it once at every shutter speed and listen.',
    ],
  },
  'olympus-pen-e-p5': {
    intro: ['The E-P5 was the top PEN in 2013, a mid-range camera with 16.1 megapixels.'],
    shutter: [
      'We haven’t found a rating for it anywhere. We use 100,000, the low end of the 100,000 to 200,000 that’s usual for cameras of its level.',
    ],
    reading: [
      'Olympus doesn’t write the count into its pictures, so even an untouched E-P5 file only proves the model and the date. The checker says so right away and doesn’t offer you the digits of the file name instead.',
    ],
    buying: [
      'You open the service screen the same way as on an OM-D, with small differences in the buttons. At 50,000, half of the life we assume is used up.',
      'Compare the camera with its listing: are the lens, caps, and accessories you saw really included? Does every port still have its cover? Shoot a white wall at the fastest shutter speed and look for a gradient.',
    ],
  },
  'olympus-pen-e-pl9': {
    intro: ['The PEN E-PL9 is an entry-level Micro Four Thirds camera from 2018 with 16.1 megapixels.'],
    shutter: [
      'We haven’t found a figure from Olympus. Our 100,000 is the high end of what’s usual for entry-level mirrorless bodies. The low end is 50,000, and by that every count weighs twice as much.',
    ],
    reading: [
      'The E-PL9 saves the model, the date, and the exposure in its files, but not the shutter count. So a seller can’t send you the count in a photo, only a picture of the service screen. A photo still helps: it shows you which camera took it and when.',
    ],
    buying: [
      'If R is in four figures, you’re fine, and by our assumption anything under 20,000 is low wear. Look at S as well, the number of flashes: if it’s large, the camera was probably used indoors a lot.',
      'Sunscreen and makeup stain a light-colored body. Wipe a small spot before you decide. Fire the flash, connect the camera to your phone, and make sure the kit zoom runs all the way.',
    ],
  },
  'olympus-e-5': {
    intro: ['The E-5, from 2010, is a professional DSLR: Four Thirds, 12.3 megapixels.'],
    shutter: ['People quote 150,000 actuations, as for the E-3 and the E-1 before it.'],
    reading: [
      'Even this professional DSLR doesn’t put its count in the picture. You open the service pages differently than on the mirrorless models: with the card door open, while you press two buttons. Some firmware updates are reported to have removed them.',
    ],
    buying: [
      'With an E-5 you’re buying into an old system, so look at the whole kit, lenses included.',
      'A repair reset the counter of one E-1, so a low number by itself proves little. Test the mirror at several speeds, look at the foam in the mirror box, charge the battery all the way, and open and close every door.',
    ],
  },
} satisfies Record<SlugOf<'olympus'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'olympus-om-d-e-m1': {
    faults: {
      'battery-cover':
        'Work the latch of the battery cover, because it breaks. One owner couldn’t find a new door anywhere in 2023.',
    },
    repairs: {
      'battery-cover': 'Battery cover as a part, 10 pounds plus 3.50 postage, from a repairer named by Olympus UK.',
    },
  },
  'olympus-om-d-e-m1-mark-ii': {
    repairs: {
      shutter:
        'New shutter and grip leather at Olympus USA, New Jersey, in seven working days. The price isn’t published.',
    },
  },
  'olympus-om-d-e-m5': {
    advisories: {
      'hld-6': 'Some HLD-6 grips were missing a spring. Olympus’s European service fitted one free of charge.',
    },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      power: 'Switch it off and on ten times. It really has to go off; two owners report that the power stayed on.',
    },
    repairs: {
      'screen-and-power': 'Screen and power repair, Olympus Japan. We identified the body by its description.',
    },
  },
  'olympus-om-d-e-m10-mark-ii': {
    advisories: {
      'lens-lock':
        'The lock could come off easily with plastic-mount lenses. Olympus stopped sales, meant to resume at the end of the month, and asked owners to call.',
    },
    faults: {
      'lens-lock':
        'Mount a kit lens with a plastic mount and try to turn it without pressing the button. First batches had the lock problem.',
    },
    repairs: { screen: 'Screen, guide price from Olympus Japan.' },
  },
  'olympus-pen-e-p5': {
    faults: {
      'anti-shock':
        'On a tripod, compare frames between 1/60 and 1/250 s with and without 0-second anti-shock. Shutter blur goes back to the E-P1. Where the firmware offers 0-second anti-shock, its electronic first curtain works up to 1/320 s.',
    },
  },
  'olympus-e-5': {
    faults: {
      'no-service': 'Don’t count on the maker. Olympus Japan took every Four Thirds SLR off its repair list in 2020.',
    },
    repairs: {
      'service-end':
        'By February 1, 2020, Olympus Japan listed it as not repairable. Since the list of this date, it hasn’t repaired any Four Thirds SLR.',
    },
  },
};

export default { models, buying };
