import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/nikon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'nikon-d850': {
    intro: [
      'The D850 is a professional full-frame DSLR that Nikon brought out in 2017, with 45.7 megapixels on a back-illuminated sensor.',
    ],
    shutter: [
      'Nikon’s list of tested cycles says 200,000, the same as for the [D810](/nikon/nikon-d810) and the D800 before it. Nikon calls these numbers an estimated average: some shutters fail sooner, many keep going.',
    ],
    reading: [
      'A JPEG or NEF can have two numbers, and on this body the difference matters. One is the total, silent electronic shots included. The other counts the mechanical shutter alone. We’ve read both from several real D850 files, exact to the last shot.',
      'How far apart they are depends on the owner. In one of those files barely a quarter of the shots were mechanical; in another, nearly all of them were. The checker shows you both and works out the wear from the mechanical one.',
    ],
    buying: [
      'A scary total can belong to a well-rested shutter, because silent shots add to it. Compare the mechanical count with 100,000, which is half of the rating. If the gap is wide, ask about focus stacking and time-lapse. Then check the mirror, the mount, and the card doors, and photograph a bright wall, because at this resolution every speck of dust shows.',
    ],
  },
  'nikon-d750': {
    intro: ['The D750 is a mid-range full-frame DSLR that Nikon released in 2014, with 24.3 megapixels.'],
    shutter: [
      'Nikon tested it to 150,000 cycles. Two of the photos we test the checker with come from D750 bodies at almost twice that, still working. That says nothing about the one you’re looking at, but it shows you how to read a rating. Nikon also issued three service notices about D750 shutters and repaired the affected ones free of charge.',
    ],
    reading: [
      'The count is a plain, exact number in the maker note, and you can get it from any untouched JPEG or NEF. Exports are another matter: a D750 picture that went through Photoshop has usually lost the whole block. The checker then tells you that the file was edited and doesn’t guess.',
    ],
    buying: [
      'Wedding photographers love this camera, so you’ll see all kinds of counts. Under 30,000 is the low band, 75,000 is half of the rating, and past 120,000 the price had better be right. Nikon says a repair or a firmware update may reset the count, so ask for the receipts. Then test a fast burst and the flash, and listen for a mirror that comes back at the same speed every time.',
    ],
  },
  'nikon-d780': {
    intro: [
      'In 2020, if you wanted a new mid-range full-frame DSLR from Nikon, you bought the D780, with 24.5 megapixels on a back-illuminated sensor.',
    ],
    shutter: [
      'Nikon’s support list gives 150,000 tested cycles, the same as for the [D750](/nikon/nikon-d750) six years earlier.',
    ],
    reading: [
      'The total in its files is exact and covers both mechanical and electronic shots. Related bodies save a second value for the mechanical shots alone, and the checker shows it whenever a D780 file has it. We’ve confirmed the total’s field on more than two dozen Nikon models, but we haven’t had a file from this one yet.',
    ],
    buying: [
      'People use live view a lot on this camera, and silent shots there push the total up without wearing the shutter. If the file only has the total, treat it as an upper limit. Half of the rating is 75,000.',
      'The mirror may have had it easy while the sensor worked, so check both: dust and hot pixels with a long exposure, mirror and foam with the lens off. On a body this young, ask for the receipt and compare its serial number.',
    ],
  },
  'nikon-d810': {
    intro: ['With 36.3 megapixels on full frame, the D810 was Nikon’s high-resolution DSLR for professionals in 2014.'],
    shutter: [
      'Nikon tested the shutter to 200,000 cycles, a figure that didn’t change from the D800 through the D850.',
    ],
    reading: [
      'Open any original JPEG or NEF and you’ll get the exact total. We’ve read it from real D810 files. We haven’t found a separate mechanical count on this body, and you’d hardly need one, since the shutter moves for practically every picture it takes.',
    ],
    buying: [
      'Under 40,000 is the low band here, and from 160,000 on you’re near the end of the rating, so ask whether there’s a receipt for a new shutter.',
      'Shoot a burst of a gray wall at a fast shutter speed and compare the frames at full size; at this resolution, uneven exposure shows early. The grip rubber, the port covers, and the eyepiece show what kind of life it’s had. If it looks worn but the number is small, ask whether a repair reset the counter, which Nikon says can happen.',
    ],
  },
  'nikon-d800': {
    intro: [
      'The D800 is a professional full-frame DSLR with 36.3 megapixels from 2012. Its sister model, the D800E, came out the same year.',
    ],
    shutter: ['Nikon lists 200,000 tested cycles. Half of that is 100,000, and a body this old may well be past it.'],
    reading: [
      'The total is a plain, exact number in the maker note. This model also gave us our best example of why you can’t use the file name instead: in one D800 photo, the number in the name was higher than the real count. Cameras pick up from a higher number on a card that was used elsewhere.',
    ],
    buying: [
      'Go by the count and ignore the number in the file name. Ask for a fresh NEF, because RAW files pass through fewer programs than JPEGs.',
      'Bring your own battery. Look for swollen or sticky rubber, a loose mount, and dust under the focusing screen, and try every card slot and port. If the count is past the rating, negotiate as if you’ll be paying for a shutter.',
    ],
  },
  'nikon-d610': {
    intro: [
      'Only a year after the D600, in 2013, Nikon replaced it with the D610, a mid-range full-frame DSLR with 24.3 megapixels.',
    ],
    shutter: ['Nikon lists 150,000 tested cycles for both, although the D610 has a new shutter mechanism.'],
    reading: [
      'The D610 writes an exact total into JPEG and NEF. For the D600 we’ve read it from the bytes ourselves; for the D610 we know it from a published listing of a real file. It’s in the same place, and we have no reason to expect a difference.',
    ],
    buying: [
      'The D600 and the D610 look so much alike that you should let the file decide which one you’re getting. The model name and serial number in the photo don’t depend on a strap or a box. Then look at the count; under 30,000 the wear is low.',
      'Stop the lens down, photograph the sky or a lit wall, and look for spots in the corners. If there’s a service receipt for the sensor or the shutter, great, but ask what the repair did to the counter. Pictures at the fastest shutter speed shouldn’t show bands.',
    ],
  },
  'nikon-d500': {
    intro: ['The D500 is Nikon’s professional APS-C DSLR from 2016, with 20.9 megapixels.'],
    shutter: [
      'Its shutter passed 200,000 cycles in Nikon’s testing, the same as the D850’s and more than any other APS-C Nikon on this site.',
    ],
    reading: [
      'You get one exact number, not encrypted and not rounded, in JPEG and NEF. We’ve checked the same field on many Nikon bodies but haven’t had a D500 file yet.',
    ],
    buying: [
      'Birds in flight and football eat frames by the thousand. Expect totals that would look wild on a travel camera, and think in percentages: 100,000 is half, and over 160,000 you’re in the top band.',
      'Then test what bursts wear out besides the shutter. Does the mirror keep its rhythm over a long burst? Do autofocus and meter respond at the first half press? Are the card doors and contacts clean? Listen for an even sound, and check that all frames are equally bright.',
    ],
  },
  'nikon-d7500': {
    intro: ['Nikon’s D7500 arrived in 2017, a year after the D500: APS-C, 20.9 megapixels, mid-range.'],
    shutter: ['Nikon’s list says 150,000 cycles, the same as for the [D7200](/nikon/nikon-d7200) and the D7100.'],
    reading: ['In a D7500 RAW file, we found the count right where it should be, exact to the last shot.'],
    buying: [
      'Insist on an original, either on your own card or sent as a file. Under 30,000, the wear is low.',
      'Put on a lens you know and compare focus through the viewfinder and in live view. Turn both dials all the way around and fire the flash. If it’s been dropped, you’ll usually see it at the corners of the base and around the mount.',
    ],
  },
  'nikon-d7200': {
    intro: ['The D7200 is a mid-range APS-C DSLR from 2015 with 24.2 megapixels.'],
    shutter: [
      'Nikon says it tested the shutter to 150,000 cycles. For a DSLR of its class, that’s the top of the usual range.',
    ],
    reading: [
      'We’ve checked its files byte by byte: the total is in the maker note, not encrypted, and exact. As far as we know, it doesn’t wrap or round. Whatever you’ve read on the web, the camera has no menu page for it, so use a photo.',
    ],
    buying: [
      'Under 30,000 the wear is low. Past 75,000, half of the rating is gone, so ask for a discount that reflects the price of a new shutter.',
      'Look through the viewfinder in daylight for dust and marks, look into the mirror box for lint or oil, and shake the body gently; nothing but the flash should rattle. A short fast burst and another one in dim light test the shutter and autofocus together.',
    ],
  },
  'nikon-d7100': {
    intro: ['Nikon released the D7100 in 2013. It’s a mid-range DSLR with 24.1 megapixels on an APS-C sensor.'],
    shutter: [
      'Nikon tested it to 150,000 cycles, which puts it level with full-frame bodies like the [D610](/nikon/nikon-d610) of the same year.',
    ],
    reading: [
      'Two real files, a JPEG and a NEF, gave us the exact count in the documented place. It’s the total, and there’s no separate mechanical value. An edited copy only has it if the editor left the maker note alone. If the block is missing, the checker says so.',
    ],
    buying: [
      'At this age, the number is only half the story. A camera with a count under 30,000 may still have spent years in a damp closet. Smell the bag, look for green on the contacts, and check the rubber around the card door.',
      'Have the seller photograph a plain surface at the smallest aperture, and count the spots together. If the total is past 120,000, figure you’ll replace the shutter one day, and make your offer accordingly.',
    ],
  },
  'nikon-d5600': {
    intro: ['Nikon introduced the D5600 in 2016 for beginners: an APS-C DSLR with 24.2 megapixels.'],
    shutter: ['Nikon’s list says “over 100,000” cycles. So treat the figure on this page as a minimum.'],
    reading: [
      'You don’t have to dig through menus; one photo will do. JPEG and NEF both have the exact total, and we’ve verified that on real D5600 files. Pictures sent through a messaging app are no good, even if they look untouched. Ask for the file as a document or on a card.',
    ],
    buying: [
      'At 20,000 a D5600 has used a fifth of its tested life, and at 50,000, half.',
      'Pay more attention to the screen than to the number: look for flicker, scratches, and corners that don’t respond to touch. Then check the flash, the battery door, and the kit lens, which should focus quietly and zoom without grit.',
    ],
  },
  'nikon-d5300': {
    intro: ['The D5300 is an entry-level DSLR from 2013 with 24.2 megapixels on an APS-C sensor.'],
    shutter: [
      '“Over 100,000” is what Nikon’s list of tested cycles says, for this model and the whole line from the D5000 to the D5600.',
    ],
    reading: [
      'This one surprised us. We got the exact number from a D5300 JPEG and also from a copy somebody had converted to WebP, because the program carried the camera’s data along. Another copy, in HEIC, had lost it. So it depends on the software and not on the file type, and an original is always the safer choice.',
    ],
    buying: [
      'If the count reads 50,000, half of the tested cycles are gone. Ask whether the camera came from a school or a class.',
      'Ten years in attics and glove compartments can do more harm than shooting does. Check the lens for haze and the sensor for spots, charge the battery all the way, and open every flap. Test the wireless functions with your own phone before you pay for them.',
    ],
  },
  'nikon-d3500': {
    intro: [
      'Small and simple, the D3500 from 2018 is the last of Nikon’s D3000 line on this site: entry level, APS-C, 24.2 megapixels.',
    ],
    shutter: [
      'It isn’t on Nikon’s list of tested cycles. The 100,000 you see is the figure people quote. It matches the D3000, D3100, and D3200, which are on the list, but we couldn’t find a source for the D3500 itself.',
    ],
    reading: [
      'The count itself is solid. The D3500 writes its total into every picture, like other Nikon DSLRs since the D70, and the checker reads it exactly, down to the last digit.',
    ],
    buying: [
      'Without a source for the rating, the checker shows no percentage. Whether 20,000 is a lot, you can tell from the counts in other listings.',
      'A repair would cost about as much as the body, so go by condition: mount, flash, battery door, buttons that click. If the seller can’t send you one original photo, move on.',
    ],
  },
  'nikon-d5': {
    intro: [
      'Nikon built the D5 for press photographers in 2016: full frame, 20.8 megapixels, professional all the way.',
    ],
    shutter: ['Nikon tested it to 400,000 cycles, twice as many as the [D500](/nikon/nikon-d500) of the same year.'],
    reading: [
      'NEF and JPEG files have the exact total. One of our test files comes from a D5 that had just passed its rating and was still at work. Files from a RAW converter are less help: one D5 picture in our collection has no maker note anymore, and you get nothing from it.',
    ],
    buying: [
      'Look for a documented number rather than a low one. Agencies keep service records. A new shutter somewhere along the way is normal, and the counter may have started over after it. Under 80,000 is the low band, 200,000 is half, and over 320,000 you’re in the top band.',
      'Inspect it like a mechanic would: mount screws, corners, hot shoe, every shutter button, every port. Work the card slots with a long burst, and listen for a mirror that keeps time from the first frame to the last.',
    ],
  },
  'nikon-z5': {
    intro: [
      'Nikon added the Z5 to its mid-range line in 2020. It’s a full-frame mirrorless camera with 24.3 megapixels.',
    ],
    shutter: [
      'You’ll find two numbers on the web. Several sites say 100,000; Nikon’s own list of tested cycles says 200,000, so that’s what we use.',
    ],
    reading: [
      'The file has two counters, one for all shots and one for the mechanical ones. In a real Z5 photo we found both, exact, with the mechanical one far below the total. The checker lists both and measures wear by the mechanical one. In the EXIF data the camera calls itself “NIKON Z 5,” with a space.',
    ],
    buying: [
      'If a seller quotes you a rating of 100,000, they’re making their own camera look worse than it is. Compare the mechanical count with that; it’s half of the rating, not all of it.',
      'With no mirror there’s less to wear out, but more is exposed. Take the lens off and look at the shutter blades and the sensor in good light. Check the viewfinder for stuck pixels and the card compartment for bent contacts, and shoot a few frames at different distances to see whether they’re sharp.',
    ],
  },
  'nikon-z6': {
    intro: [
      'Nikon launched its full-frame mirrorless system in 2018 with the Z6 and the Z7. The Z6 is the mid-range one, with 24.5 megapixels on a back-illuminated sensor.',
    ],
    shutter: ['Nikon tested it to 200,000 cycles and says so in its list.'],
    reading: [
      'We know this body well. In three real files we found the total and the mechanical count next to each other, both exact. In one they were equal; in the others, about a tenth to a fifth of the frames were electronic.',
      'Watch out with copies. The camera also writes a packet of editing data with an “image number” in it, and that’s the number of the file. Programs that print it as a shutter count can be off by thousands. The checker leaves that packet alone.',
    ],
    buying: [
      'Ask for an original and look at the mechanical value: under 40,000 it’s low. A Z6 that filmed for a living may show almost none and may have run hot for years, so check the ports, the screen, and the record button.',
      'Photograph a dark frame and a bright one, check the viewfinder from edge to edge, and don’t update anything before you buy, because firmware can reset counters.',
    ],
  },
  'nikon-z6-ii': {
    intro: [
      'The Z6 II is Nikon’s 2020 update of the Z6, a mid-range full-frame mirrorless camera, still with 24.5 megapixels.',
    ],
    shutter: ['The rating didn’t change either: Nikon’s list gives 200,000 cycles for both generations.'],
    reading: [
      'If a photo says “NIKON Z 6_2,” it’s this camera. The underscore is how Nikon writes the second version, and it’ll help you spot a listing that mixes the two up. The exact total comes from the field all Nikon bodies share. The checker shows the mechanical count if the file has it, as on the [first Z6](/nikon/nikon-z6), where we’ve seen it. We haven’t had a Z6 II file.',
    ],
    buying: [
      'Video teams and event photographers buy these in pairs and sell them in pairs. Compare the serial number in the file with the one on the body, or you may get the photo from the fresher twin.',
      'As for the number, 100,000 mechanical shots are half of the rating, and 160,000 are most of it. Check the battery contacts and the grip side of the mount, where heavy lenses pull. Then shoot one burst with the mechanical shutter and one with the electronic shutter. Only the first should add to the mechanical count.',
    ],
  },
  'nikon-z7': {
    intro: [
      'The Z7 is the high-resolution half of Nikon’s 2018 pair, a professional full-frame mirrorless camera with 45.7 megapixels. Some databases list its sensor as plain CMOS; Nikon calls it back-illuminated.',
    ],
    shutter: [
      'Nikon lists 200,000 tested cycles, exactly as for the [D850](/nikon/nikon-d850), which has the same resolution.',
    ],
    reading: [
      'JPEG and NEF have the exact total, not encrypted and not rounded. It includes electronic shots. We expect a mechanical count next to it, as on the Z6, and the checker uses that for wear whenever a file has it.',
    ],
    buying: [
      'Ask how the camera was used. If somebody shot landscapes or buildings silently, a total of 40,000 may include a lot of frames that never touched the shutter.',
      'Check the sensor at a small aperture, since fine dust shows first on dense pixels. Lay the camera on a table and feel whether the lens has play in the mount. Let the viewfinder run for a few minutes, then look for tint, dead pixels, and warmth.',
    ],
  },
  'nikon-z7-ii': {
    intro: [
      'Nikon replaced the [Z7](/nikon/nikon-z7) in 2020 with the Z7 II, again a professional full-frame body with 45.7 megapixels.',
    ],
    shutter: ['Nikon’s table has one figure for both, 200,000 cycles.'],
    reading: [
      'In the file it’s “NIKON Z 7_2.” The checker finds the exact total in the entry Nikon has used for many generations; it adds up mechanical and electronic shots. You’ll see the mechanical count as a second value if the camera wrote it. We haven’t had a file from this model ourselves, so we can’t promise that.',
    ],
    buying: [
      'You’re paying extra for the second version, so make sure you get it. The model name in the EXIF data settles that in seconds. A mechanical count past 100,000 should bring the price down; a high total alone shouldn’t.',
      'Studios often sell two of these at once when they switch systems, so ask for the receipt with this body’s serial number. Try the card compartment with your own card, every dial, the eye sensor, and a long exposure for hot pixels.',
    ],
  },
  'nikon-z50': {
    intro: [
      'The Z50 came out in 2019 as the first APS-C body of Nikon’s Z series. It’s an entry-level mirrorless camera with 20.9 megapixels.',
    ],
    shutter: [
      'Nikon lists 100,000 cycles, half as many as for the Z5, Z6, and Z7. For an entry-level mirrorless body, that’s still the top of the usual range of 50,000 to 100,000.',
    ],
    reading: [
      'A RAW file from this model gave us both numbers: the total and, a bit lower, the mechanical count. Both are exact. So the small Nikon saves as much as the big ones, and you can see at a glance how much the shutter has really worked.',
    ],
    buying: [
      'With half the rated life, the same number weighs twice as much: under 20,000 is low, 50,000 is half, and past 80,000 it’s time to look for another one. Use the mechanical count for that.',
      'Travel cameras live in coat pockets. Look for lint behind the screen, sand in the kit lens zoom, and scratches on the bare sensor. Move the screen through its full range while it’s on.',
    ],
  },
} satisfies Record<SlugOf<'nikon'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
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

export default { models, buying };
