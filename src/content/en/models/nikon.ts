/** Model pages: Nikon. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'nikon-d850': {
    intro: ['Nikon’s D850 of 2017 is a professional full-frame SLR. Its back-illuminated sensor has 45.7 megapixels.'],
    shutter: [
      'In Nikon’s own list of tested cycles it stands at 200,000, next to the [D810](/nikon/nikon-d810) and the D800 before it. Nikon calls such numbers an estimated average: some shutters fail earlier, many work on.',
    ],
    reading: [
      'Each JPEG and NEF contains two numbers, and on this body the difference is worth knowing. One is the total of all releases, silent electronic frames included; the other counts the mechanical shutter alone. We read both from several real D850 files, exactly to the single release.',
      'How far they lie apart depends on the owner. In one of those files barely a quarter of the releases was mechanical, in another practically all were. The tool shows the two values side by side and works out the wear from the mechanical one.',
    ],
    buying: [
      'So a total that looks alarming may belong to a rested shutter, and the reverse. Put the mechanical count against 100,000, the half-way mark. Focus stacks and time-lapse explain a wide gap; a body from a studio has none. Then check mirror, mount and card doors, and have the sensor photographed against a bright wall, since every speck shows at this resolution.',
    ],
  },
  'nikon-d750': {
    intro: ['The D750, released in 2014, is a full-frame SLR of the middle class with 24.3 megapixels.'],
    shutter: [
      '150,000 cycles is what Nikon tested it for. Two of the photos this tool is tested with come from D750 bodies at almost twice that figure, still working when the picture was taken. That proves nothing about the copy in your hands, but it shows how to read a rating.',
    ],
    reading: [
      'The count stands in the maker note as a plain number and is exact. It can be read from untouched JPEGs and NEFs, whatever the firmware. Exports are another matter: a D750 picture that went through Photoshop has usually lost the whole block, and the tool then answers that the file was edited instead of guessing.',
    ],
    buying: [
      'A popular camera for weddings, so the spread on the market is wide. Below 30,000 you are looking at an amateur’s second body, around 75,000 at ordinary use; past 120,000 the price has to be right. Nikon mentions that firmware updates or repairs may reset the value, which is a good reason to ask for service bills. Test a fast series and the flash, and listen for a mirror that returns at the same speed every time.',
    ],
  },
  'nikon-d780': {
    intro: [
      'With the D780 Nikon renewed its mid-range full-frame SLR in 2020. The sensor is a back-illuminated one of 24.5 megapixels.',
    ],
    shutter: [
      'Nikon’s support list gives 150,000 tested cycles, no more than the [D750](/nikon/nikon-d750) had six years earlier.',
    ],
    reading: [
      'The total in its files is exact and covers both kinds of release, with the mirror and shutter or purely electronic. A second field for the mechanical share is known from related bodies and shown wherever a D780 file carries it. The field of the total is the one we have confirmed on more than two dozen Nikon models; a file of this particular body has not been among them yet.',
    ],
    buying: [
      'Live view is where this camera was often used, and silent frames there push the total up without moving a curtain. If the file has only the total, read the wear as an upper bound. Half of the rating is 75,000.',
      'Because the mirror may have rested while the sensor worked, look at both: dust and hot pixels with a long exposure, mirror and foam with the lens off. A young body should come with papers that name its serial number.',
    ],
  },
  'nikon-d810': {
    intro: ['36.3 megapixels, full frame, built for professionals: that was the D810 in 2014.'],
    shutter: [
      'Nikon tested the unit to 200,000 cycles, a figure that stayed the same from the D800 through to the D850.',
    ],
    reading: [
      'Open any original JPEG or NEF and the exact running total is there. We have read it from a genuine D810 file. A separate mechanical count is not known for this body, and hardly needed, since its shutter moves for practically every picture it takes.',
    ],
    buying: [
      'Landscape and studio owners wear a D810 slowly; 40,000 after all these years is nothing special. Commercial ones are found at 160,000 and above, where a replaced shutter should show up on a bill.',
      'Take a series of a grey wall with a short time and compare the frames in full size: high resolution makes uneven exposure visible early. The rubber of the grip, the terminal covers and the eyepiece show what kind of life it had. If the visible wear is heavy and the number small, ask whether a repair has set the counter back, which Nikon says can happen.',
    ],
  },
  'nikon-d800': {
    intro: [
      'Nikon’s D800 brought 36.3 megapixels to full frame in 2012. It is a professional SLR, and the sister model D800E shares its year.',
    ],
    shutter: ['200,000 cycles, according to Nikon’s list. Half of that, 100,000, is no rarity on a body of this age.'],
    reading: [
      'The release total is stored plainly in the maker note and read exactly. This model also supplies our best example of why a file name is no substitute: in one D800 photo we examined, the number in the name was higher than the true count. Cameras take over a higher number from a card that was used elsewhere.',
    ],
    buying: [
      'Trust the count, then, and not the name of the picture the seller sends. Ask for a fresh NEF, because raw files pass through fewer programs than JPEGs.',
      'More than ten years on, a new battery costs less than doubt: try the camera with your own. Look for swollen or sticky rubber, a loose mount and dust under the focusing screen, and run through every card and cable port. If the number exceeds the rating, bargain as though the shutter were still to be paid for.',
    ],
  },
  'nikon-d610': {
    intro: [
      'The D610 of 2013 followed the D600 after only a year; it is a mid-range full-frame SLR with 24.3 megapixels.',
    ],
    shutter: ['Both share the rating. Nikon lists 150,000 tested cycles for the one as for the other.'],
    reading: [
      'An exact total is written into JPEG and NEF. For the D600 we have read it from the bytes themselves, for the D610 we know it from a published listing of a real file; the place is identical, and nothing suggests a difference.',
    ],
    buying: [
      'When two models look so alike, let the file decide which one you are being offered: the model name and the serial number in the photo do not depend on a strap or a box. Then weigh the count, with 30,000 as the line below which wear is low.',
      'Photograph the sky or a lit wall with the lens stopped down and look at the corners for spots. A service bill for the sensor or the shutter is welcome, yet ask what it did to the counter. Check also that pictures at the shortest exposure time are free of bands.',
    ],
  },
  'nikon-d500': {
    intro: ['A professional camera need not be full frame: the D500 of 2016 has an APS-C sensor with 20.9 megapixels.'],
    shutter: [
      'Its shutter passed 200,000 cycles in Nikon’s test, as many as the D850’s and more than any other APS-C Nikon on this site can claim.',
    ],
    reading: [
      'One exact number, no cipher, no rounding: that is how the D500 records its releases in JPEG and NEF. The tool has checked the same field on many Nikon bodies; a D500 file is not yet among our samples, which changes nothing about where it stands.',
    ],
    buying: [
      'Birds in flight and football cost frames by the thousand. Expect totals that would be striking on a travel camera, and think in parts of the rating: 100,000 is half, 160,000 the beginning of the top band.',
      'Then examine what bursts strain besides the shutter. Does the mirror keep its rhythm over a long series? Do autofocus and meter answer at once at the first half press? Are card doors and contacts clean? A deep, even sound and frames of equal brightness are worth more than a hundred reassuring words.',
    ],
  },
  'nikon-d7500': {
    intro: [
      '20.9 megapixels on APS-C and a place in the middle class: the D7500 arrived in 2017, a year after the D500.',
    ],
    shutter: [
      'Nikon’s list puts it at 150,000 cycles. The [D7200](/nikon/nikon-d7200) and the D7100 have the same entry.',
    ],
    reading: [
      'We have read a D7500 raw file and found the count where it should be, exact to the release. We have also met the opposite: a JPEG of this model exported by a raw converter, in which the maker note was gone and only a leftover number in the editing data remained. The tool does not pass such leftovers off as a reading; it says that the photo was edited.',
    ],
    buying: [
      'Insist on an original, then, and take the card home or the file by mail. For a hobby camera anything up to 30,000 is light use.',
      'Hold the body with a lens you know and compare focus through the finder and in live view. Turn both dials through a full circle and fire the flash. Signs of a fall are usually found at the corners of the base and around the mount.',
    ],
  },
  'nikon-d7200': {
    intro: ['The D7200 is a mid-range APS-C SLR from 2015 with 24.2 megapixels.'],
    shutter: [
      'Endurance was tested to 150,000 cycles, says Nikon. For an SLR of its class that is the upper end of what is usual.',
    ],
    reading: [
      'Its files were among those we checked byte by byte: the total lies open in the maker note, protected by no cipher, and is exact. No wrap and no rounding are known. The camera has no menu page for it, whatever you may have read on the web, so the photo is the way to learn it.',
    ],
    buying: [
      'Many D7200 bodies served one careful owner, and counts under 30,000 are common enough to wait for. Above 75,000, ask for a discount that bears some relation to a shutter.',
      'In daylight look through the finder for dust and marks, look into the mirror box for fluff or oil, and shake the body gently: nothing should rattle but the flash. A short series at high speed and another in dim light tell you about shutter and autofocus together.',
    ],
  },
  'nikon-d7100': {
    intro: ['2013 was the year of the D7100, Nikon’s mid-range SLR with 24.1 megapixels on an APS-C sensor.'],
    shutter: [
      'A tested life of 150,000 cycles is on record at Nikon. It puts the model level with full-frame bodies such as the [D610](/nikon/nikon-d610) of the same year.',
    ],
    reading: [
      'Two real files of this model, a JPEG and a NEF, gave us the exact count at the documented place. It is the total of releases and there is no separate mechanical value. An edited copy keeps it only if the editor left the maker note alone; where that block is missing, the tool says so instead of inventing a number.',
    ],
    buying: [
      'At this age the number is only half of the story. A camera with 20 releases a week ends below 30,000 and may still have stood in a damp cupboard for years. Smell the bag, look at the contacts for green, check the rubber around the card door.',
      'Let the seller take a picture of a plain surface at the smallest aperture, then count the spots together. If the total is beyond 120,000, treat the shutter as a part to be replaced one day and offer accordingly.',
    ],
  },
  'nikon-d5600': {
    intro: ['Nikon sold the D5600, introduced in 2016, to beginners: an APS-C SLR with 24.2 megapixels.'],
    shutter: [
      'The maker’s wording is worth quoting: over 100,000 cycles. So the figure on this page is a floor in Nikon’s test and no average.',
    ],
    reading: [
      'You do not have to search the camera, a photo suffices. JPEG and NEF carry the exact total, and for this model we have verified that on a real file. Pictures sent through a messenger are of no use, even when they look untouched; ask for the file as a document or on a card.',
    ],
    buying: [
      'Entry-level bodies seldom die of the shutter. With 20,000 releases a D5600 has a fifth of its tested life behind it, with 50,000 it was somebody’s main camera.',
      'The screen deserves more attention than the number: look for flicker, for scratches and for corners that no longer react. Then flash, battery door and the kit lens, whose focus should be quiet and whose zoom ring should turn without grit.',
    ],
  },
  'nikon-d5300': {
    intro: ['The D5300 is an entry-level SLR with an APS-C sensor and 24.2 megapixels; it dates from 2013.'],
    shutter: [
      "'Over 100,000', writes Nikon in its list of tested cycles, for this model as for the whole line from D5000 to D5600.",
    ],
    reading: [
      'A robust witness: from a D5300 we read the exact number not only out of the JPEG but also out of a copy that somebody had converted to WebP, because the program carried the camera’s own data along. Another copy in HEIC had lost it. Whether the value survives depends on the software and not on the file format, and an original is always the safer choice.',
    ],
    buying: [
      'If the count reads 50,000, half of the tested cycles are gone, and on a beginner’s camera that is a lot. Schools and courses produce such copies.',
      'A decade of attics and glove compartments does more harm than the shutter. Look at the lens for haze and at the sensor for spots, try to charge the battery fully, and open every flap. Wireless functions should be tested with your own phone before you pay for them.',
    ],
  },
  'nikon-d3500': {
    intro: [
      'Small, simple and from 2018, the D3500 is Nikon’s last step of the D3000 line on this site: entry level, APS-C, 24.2 megapixels.',
    ],
    shutter: [
      'Of all Nikon bodies with a page here it is the only one that Nikon’s list of tested cycles does not name. The 100,000 shown is the figure generally quoted; it matches the D3000, D3100 and D3200, which are listed. We mark it as reported.',
    ],
    reading: [
      'About the count itself there is no such doubt. The D3500 writes the release total into its pictures as every Nikon SLR since the D70 era does, and the tool reads it exactly, to the last digit.',
    ],
    buying: [
      'The combination is instructive: the numerator is exact, the denominator is hearsay. Take a percentage of wear with a pinch of salt and compare absolute numbers between offers instead. A present that stayed in a drawer has a few hundred releases, a family camera some 20,000.',
      'Since the price of a body is near that of a repair, condition decides: mount, flash, battery flap, buttons that click. Avoid copies whose seller cannot send one original photo.',
    ],
  },
  'nikon-d5': {
    intro: ['The D5 is the big press camera of 2016: full frame, 20.8 megapixels, professional in every respect.'],
    shutter: [
      'Nikon tested it for 400,000 cycles, twice what the [D500](/nikon/nikon-d500) of the same year was tested for.',
    ],
    reading: [
      'Its NEF and JPEG files hold the exact total. One of our test files comes from a D5 that had just passed its rating and was still at work, which is what a flagship’s life looks like. Files that left a raw converter are less helpful; one such D5 picture in our collection has no maker note any more and yields nothing.',
    ],
    buying: [
      'Do not shop for a low number, shop for a documented one. Agencies keep service records; a new shutter at some point is normal, and after it the counter may have started again. Up to 80,000 is unusually little, 200,000 the middle, from 320,000 the last fifth of the test begins.',
      'Inspect like a mechanic: lens mount screws, corners, hot shoe, every release button, all cable sockets. Try the card slots under load with a long burst, and listen whether the mirror keeps time from the first frame to the last.',
    ],
  },
  'nikon-z5': {
    intro: [
      'With the Z5, Nikon added another full-frame mirrorless camera to its middle class in 2020. It has 24.3 megapixels.',
    ],
    shutter: [
      'Here you will find conflicting numbers on the web. Several sites quote 100,000; Nikon’s own list of tested cycles says 200,000, and that is the one we use.',
    ],
    reading: [
      "Two counters are in the file: all releases, and the mechanical ones among them. On a real Z5 photo both were present and exact, the mechanical one far below the total. The tool lists the two and measures wear by the mechanical value. In the EXIF data the camera calls itself 'NIKON Z 5', with a gap.",
    ],
    buying: [
      'If a seller argues with the smaller rating, he makes his own camera look worse than it is; you need not follow him. Set the mechanical count against 100,000, which is the half and not the whole.',
      'Without a mirror there is less to wear, but more lies open. Take the lens off and look at the shutter blades and the sensor in a good light. Check the viewfinder for stuck pixels, the card compartment for bent contacts, and the sharpness of a series at different distances.',
    ],
  },
  'nikon-z6': {
    intro: [
      'The Z6 opened Nikon’s full-frame mirrorless system together with the Z7 in 2018. It has 24.5 megapixels on a back-illuminated sensor and belongs to the middle class.',
    ],
    shutter: ['200,000 cycles, tested and published by Nikon.'],
    reading: [
      'We know this body well: three of its files were read, and in each the total and the mechanical count stood side by side, both exact. In one they were equal, in the others roughly a tenth to a fifth of the frames had been electronic.',
      "There is a pitfall in copies. The camera also writes a packet of editing data whose 'image number' is the number of the file, not of the release. Programs that print it as a shutter count are wrong by thousands. Our tool leaves that packet alone.",
    ],
    buying: [
      'Ask for an original and read the mechanical value: under 40,000 it is low. A Z6 that filmed for a living may show almost none and still have warm years behind it, so look at the terminals, the screen and the record button.',
      'Photograph a dark frame and a bright one, check the finder from edge to edge, and update nothing before the purchase, because firmware can reset counters.',
    ],
  },
  'nikon-z6-ii': {
    intro: ['Nikon revised the Z6 in 2020. The Z6 II kept 24.5 megapixels, full frame and the mid-range place.'],
    shutter: ['Nor did the rating change: 200,000 cycles on Nikon’s list for both generations.'],
    reading: [
      "If a photo says 'NIKON Z 6_2', it is this camera; the underscore is Nikon’s way of writing the second version, and it helps to expose an offer that mixes the two up. The exact total comes from the field that all Nikon bodies share. The mechanical count is read where the file has it, as on the [first Z6](/nikon/nikon-z6), where we saw it; no Z6 II file has passed our hands.",
    ],
    buying: [
      'Video pairs and event photographers like to buy two at a time and sell two at a time. Compare the serial numbers of file and body, or you may be shown the photo of the fresher twin.',
      'As for the number: 100,000 mechanical releases are half of the test, 160,000 most of it. A second look belongs to the battery contacts and the grip side of the mount, where heavy lenses pull. Fire one series with the mechanical and one with the electronic shutter; only the first should advance the mechanical count.',
    ],
  },
  'nikon-z7': {
    intro: [
      'As the high-resolution half of the pair of 2018, the Z7 offers 45.7 megapixels. It is a professional full-frame mirrorless camera. Databases disagree on its sensor, some list a plain CMOS; Nikon itself calls it back-illuminated.',
    ],
    shutter: [
      'Nikon states 200,000 tested cycles, exactly as for the [D850](/nikon/nikon-d850), whose resolution it shares.',
    ],
    reading: [
      'JPEG and NEF hold the exact release total, without cipher or rounding. Electronic frames are in it. A mechanical count of its own is expected next to it, as on the sister Z6, and is used for the wear as soon as the file shows it; with the total alone you learn what the shutter has done at the very most.',
    ],
    buying: [
      'Landscape, architecture, reproduction: owners of a Z7 rarely waste frames, and many worked silently. A total of 40,000 may hide a mechanical count of half that size.',
      'Examine the sensor at a small aperture, since fine dust shows first on dense pixels. Lay the camera on a table and feel whether the lens has play in the mount. Let the viewfinder run for some minutes, then look for tint, dead pixels and warmth.',
    ],
  },
  'nikon-z7-ii': {
    intro: [
      'The Z7 II came out in 2020 and remains a professional full-frame body with 45.7 megapixels, like the [Z7](/nikon/nikon-z7) it replaced.',
    ],
    shutter: ['There is one figure for both in Nikon’s table, 200,000 cycles.'],
    reading: [
      "Its name in the file is 'NIKON Z 7_2'. Behind that name the tool finds the exact total, in the entry that Nikon has kept through many generations of cameras; curtain and electronic frames are added up in it. The mechanical part appears as a second value if the camera has written it. We have not had a file of this model ourselves, and say so rather than promise.",
    ],
    buying: [
      'Buyers pay a premium over the first version, so make sure that you get the second: the model name in the EXIF data settles it within seconds. A mechanical count beyond 100,000 should cost the seller something, a high total alone should not.',
      'Since two of these are often sold after a studio changes system, ask for the receipt of this very serial number. Try the card compartment with your own card, every dial, the eye sensor and a long exposure for hot pixels.',
    ],
  },
  'nikon-z50': {
    intro: ['In 2019 the Z50 became the first APS-C body of the Z series: entry level, mirrorless, 20.9 megapixels.'],
    shutter: [
      '100,000 cycles are half of what Nikon lists for the Z5, Z6 and Z7, and the lowest published value among the Nikon models here. For an entry-level mirrorless body it is still the top of the usual range of 50,000 to 100,000.',
    ],
    reading: [
      'A raw file of this model gave us both numbers: a total, and a mechanical count somewhat below it. Either is exact. That the smaller Nikon writes as much as the large ones is good for buyers: at a glance you see how much of the work was left to the shutter.',
    ],
    buying: [
      'With the shorter life, the same number weighs twice as heavily: 20,000 is low, 50,000 half, 80,000 a reason to look for another copy. Use the mechanical value for that comparison.',
      'A travel camera is carried in coat pockets. Look for lint behind the screen, sand in the zoom of the kit lens, and scratches on the unprotected sensor. Move the screen through its whole range while the picture is on.',
    ],
  },
} satisfies Record<SlugOf<'nikon'>, ModelCopy>;

export default models;
