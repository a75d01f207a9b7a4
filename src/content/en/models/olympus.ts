/** Model pages: Olympus. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

/** PEN and OM-D; the keys differ a little by model and firmware. */
const serviceScreen = [
  'Hold MENU while switching the camera on, press MENU again, open the monitor brightness item in the set-up menu, then press INFO and OK (on some bodies only one of the two).',
  'Press up, down, left, right, then the shutter button all the way, then up; the first service page opens.',
  'Press right for page 2, note the value R, and switch the camera off without touching anything else.',
] as const;

const cardDoorScreen = [
  'Switch the camera on and open the card door, then press MENU and OK together.',
  'Press up, down, left, right, then the shutter button all the way; after that up, then right.',
  'R is the number of releases, S that of flash firings; switch off to leave.',
] as const;

const models = {
  'olympus-om-d-e-m1': {
    intro: [
      'Three years after the [E-5](/olympus/olympus-e-5), the last Olympus SLR in our lists, the OM-D E-M1 of 2013 took its place in the professional class: mirrorless, Micro Four Thirds, 16.3 megapixels.',
    ],
    shutter: [
      'It is usually credited with 150,000 operations. We have not seen an Olympus paper that says so, and list the number as reported.',
    ],
    reading: [
      'A photo of an E-M1 is among the files this tool is tested with. It gives up camera, lens, firmware and settings, and nothing at all that follows the shutter. The count exists only on a service screen inside the camera, on its second page, behind the letter R.',
    ],
    buying: [
      'Have that screen shown to you before money changes hands. With 75,000 the quoted life is half over, though after so many years other parts set the limit: the rubber of the grip and the doors, the rear dial, the strap lugs.',
      'The letter S on the same page counts the flash firings. Many of them together with few releases make an odd pair; ask whether the counter was reset in a repair.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m1-mark-ii': {
    intro: [
      'The OM-D E-M1 Mark II came in 2016 with 20.4 megapixels and belongs to the professional class of Micro Four Thirds cameras.',
    ],
    shutter: [
      '200,000 operations are stated by Olympus, according to sources we trust in the main but could not open again. The [Mark III](/olympus/olympus-om-d-e-m1-mark-iii) doubles that.',
    ],
    reading: [
      'Neither the JPEG nor the ORF of this camera holds a release total, in the old or in the new layout of Olympus files. Our tool will tell you which camera took the picture, and when; for the number it sends you to the camera.',
    ],
    buying: [
      'Long silent series are common with this model, and no document says whether R includes them. So take the value as an upper limit for the shutter. Up to 40,000 the wear is low, 160,000 and more is the last fifth.',
      'Bird photographers carry their gear through wet grass. Try every dial for grit, open all doors and look at the seals, put a heavy lens on and feel the mount. An autofocus test on something that moves tells more than ten still frames.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m1-mark-iii': {
    intro: [
      '2020 saw the last E-M1 under the Olympus name: the OM-D E-M1 Mark III, professional class, 20.4 megapixels.',
    ],
    shutter: [
      'An owner who quotes the catalogue gives 400,000 operations, the same as for the [E-M1X](/olympus/olympus-om-d-e-m1x). With the 200,000 of the E-M1 Mark II before it in mind, that is a statement about the shutter unit and not about advertising.',
    ],
    reading: [
      "What the shutter has done stays in the camera. We know no field in the maker note that grows with the pictures, so the tool answers 'not in this file' and shows what the photo does prove, above all the serial number from the equipment block.",
    ],
    buying: [
      'Combine two pieces of evidence: the service screen with R, photographed by you, and a fresh picture with the serial number. Only together do they describe one particular camera.',
      'With a rating this high, 80,000 is still in the lowest band, and 200,000 no drama. Worry about rain rather than about releases: check the foot of the hot shoe, the battery bay and the screws on the base for rust.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m1x': {
    intro: [
      'The OM-D E-M1X of 2019 is a professional mirrorless camera. Inside works a Micro Four Thirds sensor with 20.4 megapixels.',
    ],
    shutter: [
      'Olympus’s catalogue put 400,000 operations against its name, as an owner cites it; nothing from the maker stands higher.',
    ],
    reading: [
      'No Olympus file tells the release count, and the flagship makes no exception. If a website claims to read it from an E-M1X photo, it is showing you a file number. The honest places are the service screen of the camera and the service centre.',
    ],
    buying: [
      'Rental houses and clubs bought the model, so ask who used it. For R, 200,000 is the half; a press copy may be there, a private one hardly ever.',
      'Hold the camera level and upright and try all controls both ways. A mount with brassing means frequent changes of lens, and with those comes dust on the sensor. Photograph a bright surface and turn the camera, to see whether the spots stay where they are.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m5': {
    intro: [
      'With the E-M5 the OM-D family began in 2012. It has 16.1 megapixels on Micro Four Thirds and was sold to ambitious amateurs.',
    ],
    shutter: [
      'No figure was ever published. We assume 100,000, the lower end of the range from 100,000 to 200,000 in which mid-range mirrorless shutters lie. This is a guess about a class and not a fact about the model.',
    ],
    reading: [
      'Open an E-M5 photo here and you will find date, lens and settings. You will not find a count, since the camera writes none. Its file numbers are no way out either; they start over and can be set back.',
    ],
    buying: [
      'More than a decade makes it a camera to be examined by hand. Does the eyepiece still hold, has the rubber of the thumb rest swollen, does the screen show dead pixels? Is every release equally loud?',
      'The R value then rounds off the picture. Below 20,000 the shutter was rarely used, above 50,000 you may expect it in the price. A reset by the service would show as a tiny number on a worn body.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m5-mark-ii': {
    intro: [
      'The second OM-D E-M5 was introduced in 2015. Its class, the middle one, and the 16.1 megapixels remained.',
    ],
    shutter: [
      'For want of a published number we enter 150,000, in the middle of the class range from 100,000 to 200,000. Please do not let a seller quote this page as a rating by Olympus.',
    ],
    reading: [
      'Both layouts of the maker note that Olympus has used were searched for a value that follows the releases. There is none. Serial number and firmware, in contrast, are there, and help to tell one E-M5 Mark II from another.',
    ],
    buying: [
      'Ask for a picture of page 2 of the service screen with the camera’s number plate beside it. The assumed life makes 75,000 the half-way mark, with the reservation just made.',
      'Begin with what moves: screen, power switch, dials, card door. Then photograph a distant sign with a lens you trust, once wide open and once stopped down, and compare the corners; a mount that was knocked shows there.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m5-mark-iii': {
    intro: [
      'In 2019 the OM-D E-M5 Mark III arrived with 20.4 megapixels, more than either body before it in its mid-range line.',
    ],
    shutter: [
      '150,000 is often read on the web, and we pass it on as reported, low confidence. One owner describes how the curtain of his copy stayed shut in cold of about freezing point; a single case, but a reason to test in winter what you want to use in winter.',
    ],
    reading: [
      'Not in this file: so reads the answer for an E-M5 Mark III, whatever the format. Date, exposure, lens and serial number are read as usual. The number of releases can be found on the camera alone.',
    ],
    buying: [
      'If R shows less than 30,000, little of the quoted life is gone. A figure near 120,000 belongs to a much used copy and should be supported by its looks.',
      'Pay attention to the tripod socket and the plate around it, to cracks at the corners and to the battery door. Then run a series with the mechanical shutter and one without it; both should be evenly exposed.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m10': {
    intro: ['Small, with a finder, and sold to beginners: the OM-D E-M10 of 2014. Micro Four Thirds, 16.1 megapixels.'],
    shutter: [
      '100,000 operations, says this page, and means the upper end of what entry-level mirrorless cameras are thought to reach, 50,000 to 100,000. Olympus said nothing.',
    ],
    reading: [
      'It would be convenient to send a photo to the buyer and be done. This camera does not allow it: its pictures contain no total. What a photo can settle is whether the model is the first E-M10, for offers often leave the number out.',
    ],
    buying: [
      'The menu route to the service screen works with the camera in hand, in a shop or at the kitchen table. Press only the keys of the sequence; other entries of that screen are meant for technicians.',
      'At 50,000 half of the assumed life has gone, which few copies will have reached. So spend the time on lens and body: does the kit zoom extend without a jerk, does the flash rise, are there fingerprints under the screen’s surface?',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m10-mark-ii': {
    intro: ['The OM-D E-M10 Mark II followed in 2015, again a camera for beginners, again with 16.1 megapixels.'],
    shutter: [
      'A shutter life was not published for it. Like all small OM-D bodies it gets the class figure here, 100,000, with a lower bound of 50,000 to keep in mind.',
    ],
    reading: [
      'Its files helped us to learn where Olympus keeps the serial number. A release count was not in them. Whoever sends you a number together with a photo has looked it up in the camera, or made it up; ask which.',
    ],
    buying: [
      'Reading R takes half a minute. Under 20,000 you have a lightly used copy, from 80,000 on even the generous assumption is nearly used up.',
      'The finder of a camera kept in bags suffers first. Look through it against the sky. Turn all dials both ways and press each key twice. Insert a card and take a hundred frames in one go: the counter on the display should run without pauses or error messages.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m10-mark-iii': {
    intro: [
      'Olympus’s entry-level OM-D of 2017 was the E-M10 Mark III, once more with 16.1 megapixels. A later version is known to files as E-M10MarkIIIS.',
    ],
    shutter: [
      'There being no statement from the maker, the figure of 100,000 comes from the range of its class, 50,000 to 100,000. Use it to compare offers and for nothing else.',
    ],
    reading: [
      "A curiosity: while its sisters write their names without a gap, this one signs as 'E-M10 Mark III'. The tool recognises all spellings. It cannot recognise a count, because neither spelling comes with one.",
    ],
    buying: [
      'Family cameras dominate the market, with a few thousand releases on the service screen and a sticky control here and there. Seen that way the count is a formality; above 50,000 it becomes a question.',
      'Check the accessories, for they cost more than a worn shutter takes off the price: original battery and charger, lens caps, strap. Look at the sensor with the lens off; dust is easily blown away, a smear is not. Charge the battery before the meeting and see how long it lasts.',
    ],
    steps: serviceScreen,
  },
  'olympus-om-d-e-m10-mark-iv': {
    intro: [
      '20.3 megapixels distinguish the OM-D E-M10 Mark IV, released in 2020, from the three entry-level bodies before it.',
    ],
    shutter: [
      'Nobody has published how long its shutter lasts. The catalogue enters 100,000, which is the cautious reader’s maximum: entry mirrorless models lie between 50,000 and 100,000.',
    ],
    reading: [
      'You may try JPEG or ORF, straight from the card or copied, the result will be the same. The camera keeps its total to itself. Read with the tool, a photo tells you the firmware and the date, and from the date of the first picture the age in use.',
    ],
    buying: [
      'A copy that comes from a dealer may still have a warranty, and then the receipt is worth more than the service screen. If you open that screen, 20,000 is the end of the lowest wear band by our assumption.',
      'Look at the screen from all sides for flicker, test the touch surface and the wireless link to your telephone, and listen to the lens when it focuses.',
    ],
    steps: serviceScreen,
  },
  'olympus-pen-f': {
    intro: ['Introduced in 2016, the PEN-F has 20.3 megapixels on Micro Four Thirds and belongs to the middle class.'],
    shutter: [
      'How long its shutter lasts Olympus never said. Our 150,000 is the middle of the class range between 100,000 and 200,000.',
    ],
    reading: [
      "The name in the file is short, just 'PEN-F'. There is no release total beside it. R on page 2 of the service screen is the only source, unless you ask a service centre.",
    ],
    buying: [
      'If R is under 30,000, it lies in the lowest band of our assumption; a collector’s copy should be far below, and say so on its screen.',
      'Inspect what cannot easily be replaced: the covering, the dials, the paint on the edges. A speck in the viewfinder is worth a discount, a scratch on the sensor is the end of the talk. Have the camera release at every speed once, and listen.',
    ],
    steps: serviceScreen,
  },
  'olympus-pen-e-p5': {
    intro: ['Among the PEN models of 2013 the E-P5 was the top one, a mid-range camera with 16.1 megapixels.'],
    shutter: [
      'Sources give no rating. On this page 100,000 stands for the cautious end of the range, 100,000 to 200,000, that cameras of its level cover.',
    ],
    reading: [
      'Olympus never wrote the releases into its pictures, neither then nor later. So an E-P5 file, however untouched, proves the model and the time of day. The tool says this straight away and does not offer the digits of the file name as a substitute.',
    ],
    buying: [
      'The service screen opens on PEN bodies as on the OM-D, with small differences in the keys. With 50,000 on it, half of our assumed life is over; half of the years this camera has seen went by unused in most cases.',
      'Compare the offer with the photo of the offer: are lens, caps and accessories that you see really included? Does every port still have its cover? Try a few exposures at the fastest time on a white wall and look for a gradient.',
    ],
    steps: serviceScreen,
  },
  'olympus-pen-e-pl9': {
    intro: ['The PEN E-PL9 of 2018 is an entry-level camera, Micro Four Thirds with 16.1 megapixels.'],
    shutter: [
      'Expect no official number. The 100,000 given here is the class maximum of entry-level mirrorless bodies, and 50,000 the minimum.',
    ],
    reading: [
      'Whether you shot it on automatic or by hand, the E-PL9 leaves a complete record of the exposure in its files and none of the shutter. A seller who owns only a telephone cannot send you the count either; it takes the camera and a steady finger on its keys.',
    ],
    buying: [
      'Few models are sold so nearly unused. If R is in four figures, all is well, and even 20,000 would be low wear. Then the S beside it is worth a glance: a large number speaks of evenings indoors.',
      'Sunscreen and make-up leave traces on a light-coloured body; clean a small spot before you complain or buy. Fire the flash, connect the camera to your phone, and make sure that the zoom of the kit lens runs from end to end.',
    ],
    steps: serviceScreen,
  },
  'olympus-e-5': {
    intro: [
      'The E-5, released in 2010, is the only SLR among the Olympus pages here: professional, Four Thirds, 12.3 megapixels.',
    ],
    shutter: [
      'Olympus gave it 150,000 releases, as it had done for the E-3 and the E-1 before. Sources are of medium quality, but they agree.',
    ],
    reading: [
      'Even a professional SLR of this maker does not put its count into the picture. It differs from the mirrorless models in the way the service pages open: here the card door has to stand open while two keys are pressed. Some firmware updates are reported to have removed the pages.',
    ],
    buying: [
      'Whoever buys an E-5 buys into an old system and should look at the whole kit, lenses included. 75,000 on the display would be half of the rating, 120,000 a lot.',
      'One owner of an E-1 found that a repair had reset his counter, so a low number alone proves little. Test the mirror at several speeds, look at the foam in the mirror box, charge the battery fully, and open and close every door.',
    ],
    steps: cardDoorScreen,
  },
} satisfies Record<SlugOf<'olympus'>, ModelCopy>;

export default models;
