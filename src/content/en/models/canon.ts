import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/canon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const estimateThenService = [
  'Open an untouched JPEG or CR2 here. The checker gets the folder and file numbers from it.',
  'Take the result as an estimate; if the numbering was ever reset, it can be far off.',
  'For the real total, ask a Canon service center whether it can read it.',
] as const;

const atTheService = [
  'Skip the usual free USB programs; owners report that they get nothing from this model.',
  'Ask a Canon service center to read the total, and get the answer in writing with the serial number.',
  'Make sure the answer names the serial number that an untouched photo shows here.',
] as const;

const models = {
  'canon-eos-5d-mark-ii': {
    intro: [
      'The EOS 5D Mark II came out in 2008 as a full-frame DSLR for professionals, with 21.1 megapixels. After all these years, it has probably had several owners, and none of them knows the whole story.',
    ],
    shutter: [
      'The shutter is listed at 150,000 actuations, a figure that Magic Lantern and several articles attribute to Canon. We haven’t seen it in a Canon document. The next model, the [EOS 5D Mark III](/canon/canon-eos-5d-mark-iii), is listed at the same number.',
    ],
    reading: [
      'A 5D Mark II doesn’t write its total into the photo. Canon’s usual file number field is there, but this body leaves it at zero, so the checker goes one layer deeper, to the folder and file index in the camera information block. Others have documented where that is.',
      'What you get is an estimate from file numbers. They start over after 9,999 and anyone can reset them, so we don’t work out wear from it.',
    ],
    buying: [
      'Get the real total over USB. A body this old may well be past its rating, and that’s fine if the seller has a receipt for a new shutter. Look at the mount, the grip rubber, and the way the mirror moves. Then shoot a series of evenly lit frames and check them for a dark band.',
    ],
  },
  'canon-eos-5d-mark-iii': {
    intro: [
      'Canon released the EOS 5D Mark III in 2012: full frame, 22.3 megapixels, professional class. It came between the 5D Mark II (2008) and the 5D Mark IV (2016).',
    ],
    shutter: [
      'The figure you’ll find is 150,000 actuations. We have it secondhand: a Canon service center gave that number to a wedding photographer whose camera was well past it. The advice she got was to repair the shutter when it breaks, and not before.',
    ],
    reading: [
      'This one has a trap, because it has two card slots. The file saves one index per slot, and the index of the unused slot goes stale: in a series of photos we looked at, it didn’t move while the other one went up. The checker uses the index that matches the file name or, failing that, the larger one.',
      'Either way, it’s an estimate that starts over after 9,999. The camera doesn’t put its real total in the picture.',
    ],
    buying: [
      'Ask for a USB reading or one from a service center. Under 75,000, the shutter has used less than half of its rating. Try both slots with your own cards, and shoot a burst at a fast shutter speed to see whether the brightness stays the same from frame to frame.',
    ],
  },
  'canon-eos-5d-mark-iv': {
    intro: ['The EOS 5D Mark IV is a full-frame professional DSLR from 2016 with 30.4 megapixels.'],
    shutter: [
      'Two lists agree on 150,000 actuations and attribute the figure to Canon, though we haven’t seen a Canon page for it. The two bodies before it, the [Mark II](/canon/canon-eos-5d-mark-ii) and the [Mark III](/canon/canon-eos-5d-mark-iii), are listed at the same number.',
    ],
    reading: [
      'The older 5D bodies at least keep a folder and file index in the maker note. On the Mark IV, nobody has found one. That leaves the file name. If it still has the four digits the camera gave it, the checker offers them as an estimate. If the file was renamed, you’ll see “Unknown.”',
    ],
    buying: [
      'A photo shows you which camera it is, but not how much it’s been used. Have the count read while you watch: the usual free programs fail on this body, openshuttercounter has read one exactly, and you can ask a Canon service center. Then compare it with the rating. Under 30,000 is low, from 75,000 on the price should reflect it, and anything over 120,000 is in the top wear band.',
      'A camera that shot weddings and assignments shows it at the strap lugs, the card door, and the hot shoe long before the paint goes. If those marks don’t match the count, ask why.',
    ],
    steps: [
      'Start openshuttercounter with the camera on a USB cable; its author shows an exact reading of a 5D Mark IV. The usual free programs come back empty.',
      'If that doesn’t work, have a Canon service center read the total.',
      'Open an untouched photo here and make sure its serial number is the one on the body.',
    ],
  },
  'canon-eos-6d': {
    intro: ['Canon brought full frame to its mid-range line in 2012 with the EOS 6D, at 20.2 megapixels.'],
    shutter: [
      'Shutterbug and Magic Lantern give 100,000 actuations. Neither says where the figure comes from, so take it as an estimate. No full-frame Canon DSLR on this site has a lower figure. You hit half of it at 50,000, sooner than on a 5D.',
    ],
    reading: [
      'We checked the index fields on real photos of this model: consecutive shots gave consecutive numbers that matched the file names. So the file number is certain, but the count worked out from it is still an estimate, because numbering pictures isn’t counting actuations. A 6D puts thousands of pictures in a folder, up to 9,999, before it opens the next one.',
      'Watch out for tools that print the folder number as a shutter count. They’ll give you a little over a hundred for a 6D that’s seen years of work.',
    ],
    buying: [
      'Get the real total over USB. On a mid-range body with this rating, anything over 80,000 is in the top wear band, however clean the paint looks. Check the sensor with a plain bright wall, work every dial, and make sure the serial number in the file is the one on the base plate.',
    ],
  },
  'canon-eos-6d-mark-ii': {
    intro: [
      'Canon followed the 6D with the EOS 6D Mark II in 2017. It’s a full-frame mid-range DSLR again, now with 26.2 megapixels.',
    ],
    shutter: [
      'The listed figure stayed at 100,000 actuations. One Japanese list and Magic Lantern give that figure; we haven’t found a Canon page for it.',
    ],
    reading: [
      'The first [EOS 6D](/canon/canon-eos-6d) keeps folder and file indexes in its maker note. Nobody has found any on this one. From a photo, the checker gets the camera, the lens, the serial number, and the settings. For the count, all it has is the digits in the file name, so you get an estimate or nothing.',
    ],
    buying: [
      'Decide how you’ll get the count before you meet the seller. If neither the paid Mac app ShutterCount nor a service center is an option, go by what you can see.',
      'Does the wear on the grip, the battery door, and the tripod socket fit the story? The mirror and shutter should sound the same every time, and a series of frames of an even surface should come out equally bright.',
    ],
    steps: [
      'Skip the free USB programs; they fail on this body. The paid Mac app ShutterCount has read one exactly; otherwise ask a Canon service center.',
      'Switch the camera off and on first, in case the value only updates then.',
      'Open an untouched photo here as well, and match its serial number and date with what the seller told you.',
    ],
  },
  'canon-eos-7d': {
    intro: [
      'The EOS 7D is a mid-range DSLR from 2009 with 18 megapixels on an APS-C sensor. It came out a year after the 5D Mark II.',
    ],
    shutter: [
      'An owner quotes 150,000 actuations word for word from Canon’s Japanese 7D catalog, which makes it one of the better documented Canon figures. The full-frame 5D bodies are listed at the same number, and the later [EOS 80D](/canon/canon-eos-80d) with only 100,000.',
    ],
    reading: [
      'In the maker note of a 7D there’s a folder index and a file index. Different firmware versions put them in different spots, so the checker finds the firmware version first and corrects for the shift. All of that comes from published tables. What you get from the two numbers is an estimate and nothing better: the file number starts over after 9,999, and a reset or a borrowed card throws it off.',
    ],
    buying: [
      'Lots of people bought a 7D for sports and wildlife, and bursts add up. You can get the total over USB; under 75,000, more than half of the rating is left. At this age, ask about the things no counter covers: repairs, damp storage, tired batteries. Listen to the mirror, and photograph a white wall to see dust, oil, and dead pixels.',
    ],
  },
  'canon-eos-7d-mark-ii': {
    intro: ['The EOS 7D Mark II, released in 2014, is an APS-C body for professionals with 20.2 megapixels.'],
    shutter: [
      'No other APS-C Canon DSLR in our list has a higher figure: 200,000 actuations “according to Canon,” as a review put it, and two lists agree. The first [EOS 7D](/canon/canon-eos-7d) had 150,000.',
    ],
    reading: [
      'It would help if the camera wrote its total into the picture, but it doesn’t, and nobody has found the index fields of the first 7D here either. From a photo, you learn which camera took it, when, and how. The only number the checker can offer is an estimate from the file name.',
    ],
    buying: [
      'Canon built this camera for fast bursts, so don’t be shocked by a six-digit total. Go by the percentage instead: 40,000 is a fifth, 100,000 is half, and past 160,000 the wear is very high.',
      'Have it read over USB with the seller next to you. Then test what sports photographers wear out first: the shutter button, the dials, the card doors, autofocus at every point, and the rubber under the thumb.',
    ],
  },
  'canon-eos-80d': {
    intro: ['The EOS 80D is a mid-range APS-C DSLR with 24.2 megapixels that Canon introduced in 2016.'],
    shutter: [
      'Three lists give 100,000 actuations and attribute the figure to Canon; we haven’t seen it in a Canon document. For the [EOS 90D](/canon/canon-eos-90d) after it, 120,000 is quoted.',
    ],
    reading: [
      'The 80D is the newest Canon DSLR with a documented place for its folder and file index. The checker reads both and turns them into an estimate. We know the spot only from tables. Even a correct index only follows the file names: it starts over after 9,999, and formatting or swapping cards can move it.',
    ],
    buying: [
      'Treat the estimate as a hint. If the exact count matters to you, ask a Canon service center whether it can read it. At 20,000, the shutter has used a fifth of its rating; at 80,000, most of it.',
      'Many of these cameras shot more video than stills, and video hardly adds to the count. Run live view for a while, and check the screen, its touch response, and the ports as closely as the shutter.',
    ],
    steps: estimateThenService,
  },
  'canon-eos-90d': {
    intro: ['The EOS 90D is a mid-range DSLR from 2019 that packs 32.5 megapixels onto an APS-C sensor.'],
    shutter: [
      'It’s listed at 120,000 actuations, a fifth more than the 80D, and it’s the only body in our catalog with exactly that rating. One list attributes the number to Canon; we haven’t seen a Canon page.',
    ],
    reading: [
      'Nobody has found a counter or an index in the JPEG or CR3 of a 90D. If the checker shows a figure at all, it comes from the file name and is marked as an estimate. Often you’ll see “Unknown.”',
    ],
    buying: [
      'USB software can get at the count, but rounded: the 90D reports in steps of 1,000. That’s fine for deciding whether to buy, since one step more or less changes nothing, and useless for proving a camera has hardly been used. Anything under 60,000 is less than half of the rating.',
      'As with every DSLR, listen for a mirror that sounds the same every time, look into the mirror box for oil or loose foam, and take test frames at fast shutter speeds. A photo you take on the spot also shows whether the serial number and firmware match what you were told.',
    ],
  },
  'canon-eos-800d': {
    intro: [
      'The EOS 800D was sold as the Rebel T7i in North America and the Kiss X9i in Japan. It’s an entry-level DSLR from 2017 with 24.2 megapixels on an APS-C sensor, and the name in the file depends on where it was sold.',
    ],
    shutter: [
      'One published list gives 100,000 actuations. We haven’t found a Canon document behind it, so take any wear you work out from it as a rough guide.',
    ],
    reading: [
      'The checker recognizes all three names and reads the usual picture data. There’s no shutter count in it, and the file number, which starts over, tells you nothing about the total.',
    ],
    buying: [
      'The free USB programs that owners have tried get nothing from this body, and a service visit is hardly worth it at this price, unless the camera looks like well above 50,000. Look at how it has been used instead.',
      'Check the region. A Kiss X9i may only have menus in a few languages, so switch it on and look. Try the kit lens and the flash with a few frames, and press every button on the body.',
    ],
    steps: atTheService,
  },
  'canon-eos-250d': {
    intro: [
      'Listings call this one the EOS 250D, Rebel SL3, Kiss X10, or EOS 200D II; it’s all the same body. It came out in 2019 as an entry-level DSLR with 24.1 megapixels on an APS-C sensor.',
    ],
    shutter: [
      'One published list gives 100,000 actuations for it. We haven’t found a Canon document that says so, so take that as an estimate, not as a promise.',
    ],
    reading: [
      'A photo from a 250D won’t give you the count: nobody has found a total or a folder index in its files. If the original file name has a number above a thousand, it can serve as an estimate, as long as nobody reset the numbering.',
    ],
    buying: [
      'Several programs don’t read it over USB at all. Related bodies answer in thousands, so this one probably does, too. A camera that reports one or two thousand is nearly new, and you can’t see a difference of a few hundred.',
      'At this price, go by what’s in the box: charger, battery, a lens that focuses quietly, a screen without scratches. Ask whether the camera was used in a classroom or as a rental, because that racks up shots quickly. Take the lens off and look at the mirror and the mount contacts.',
    ],
  },
  'canon-eos-2000d': {
    intro: [
      'The EOS 2000D is an entry-level DSLR from 2018 with 24.1 megapixels on an APS-C sensor. You’ll also see it as the Rebel T7 in North America, the Kiss X90 in Japan, and the EOS 1500D in Asia.',
    ],
    shutter: [
      'We couldn’t find a rating from Canon. One published list gives 100,000, and sellers repeat it. We use it too, but only as an estimate.',
    ],
    reading: [
      'From an untouched file you get the model, the lens, the exposure data, and, if it’s stored, the serial number. You don’t get a shutter count. All you have instead are the four digits in the file name, and they’re weak evidence; the checker labels them an estimate.',
    ],
    buying: [
      'On an inexpensive body, an exact count is seldom worth the trouble. Still, USB software can read it, and that’s the best way to spot a camera that worked hard in a school or a photo booth. Half of that figure would be 50,000.',
      'Spend your time going through the functions: flash, autofocus, card slot, battery door, every menu. Take one long exposure with the cap on, and look for bright dots.',
    ],
  },
  'canon-eos-1d-x-mark-ii': {
    intro: [
      'Agencies and sports desks were the first to buy the EOS-1D X Mark II, a full-frame DSLR from 2016 with 20.2 megapixels. Many used ones come from there.',
    ],
    shutter: [
      'Two lists give 400,000 actuations and attribute the figure to Canon. On this site, only one Canon DSLR is listed above that, the [Mark III](/canon/canon-eos-1d-x-mark-iii).',
    ],
    reading: [
      'Its photos don’t contain the total. But the camera reportedly shows it under system status display in the setup menu, with no cable or program. The checker adds the other half of the proof: the serial number from a photo, so you know which camera that menu belongs to.',
    ],
    buying: [
      'Expect numbers that would scare you on another camera. Under 80,000 is the low band, half of the rating is 200,000, and the top band doesn’t start until 320,000. If Canon replaced the shutter and there’s a receipt, that beats a low number without papers.',
      'Press cameras get dropped, rained on, and repaired. Ask for the service history, look for fresh screws and a bent mount, and try both grips with all their buttons.',
    ],
  },
  'canon-eos-1d-x-mark-iii': {
    intro: [
      'The EOS-1D X Mark III came out in 2020. It’s the last professional Canon DSLR on this site: full frame, 20.1 megapixels, made for speed.',
    ],
    shutter: [
      'It’s listed at 500,000 actuations, a figure that lists and a launch report attribute to Canon. The mirrorless [EOS R5](/canon/canon-eos-r5) is listed at the same number.',
    ],
    reading: [
      'Nobody has found a counter in its photos. There’s a formula going around, folder number minus one hundred, times a hundred, plus file number. It needs the path of the file and gives you a file number, not a count, and since your browser hides the path, the checker doesn’t use it. Look in the camera instead: the status display in the setup menu reportedly shows the total.',
    ],
    buying: [
      'One sports event can add thousands of frames, so go by the count and not by the age. Under 100,000 the wear is low; past 250,000, more than half of the rating is used up.',
      'Over USB, this body should answer in steps of 1,000 like others of its generation, but nobody has shown it. Have the seller open the menu while you’re there, take a picture of the screen, and compare the serial number with a fresh frame. Try live view separately.',
    ],
  },
  'canon-eos-r': {
    intro: [
      'Canon started its full-frame mirrorless line in 2018 with the EOS R, a mid-range body with 30.3 megapixels.',
    ],
    shutter: [
      'You’ll see 200,000 actuations quoted. Two Japanese lists give it, others call it unofficial, and we haven’t found a Canon page. So it’s an estimate, and so is any percentage you work out from it.',
    ],
    reading: [
      'This page used to say that the EOS R keeps its count out of its photos. That was wrong: in five JPEGs from one camera we found a counter, marked by the same bytes as on the [EOS RP](/canon/canon-eos-rp). It went up exactly as the file numbers did. One body is thin evidence, so we call it a counter with limits.',
      'We haven’t seen it in a CR3 yet; the checker looks for the same bytes there. What exactly it counts isn’t known, so we show no wear for it.',
    ],
    buying: [
      'Electronic shots don’t wear the shutter, but nobody has documented whether the USB total, which comes in steps of 1,000, includes them, so treat it as a maximum.',
      'On a mirrorless camera the sensor is exposed when the lens comes off. Shine a light across it from the side, then photograph a bright wall at a small aperture. Check the viewfinder for dead pixels, and make sure the touch screen responds everywhere.',
    ],
  },
  'canon-eos-rp': {
    intro: ['The EOS RP, released in 2019, is a small mid-range full-frame mirrorless camera with 26.2 megapixels.'],
    shutter: [
      'Magic Lantern’s list gives 100,000 actuations. We couldn’t find a Canon document that says so, so take it as an estimate.',
    ],
    reading: [
      'We found this counter ourselves. JPEGs from an RP contain a number that goes up by one with every picture, in a spot that no published table lists. We saw it in a series of photos from a single camera. Before the checker accepts the number, it tests a pattern of bytes around it. One body is thin evidence, so we call it a counter with limits.',
      'We don’t know yet whether it includes electronic shots. In CR3 files, the checker looks for the same pattern.',
    ],
    buying: [
      'Shoot a JPEG in front of the seller and compare it with a USB reading, which should come in steps of 1,000 as on related bodies. If the two agree within that step, you can be fairly confident. Past 50,000 you’re in the second half of the quoted life.',
      'Small full-frame bodies travel a lot. Look for sand in the dials, a loose mount, and a cloudy viewfinder.',
    ],
  },
  'canon-eos-r5': {
    intro: ['The EOS R5 is a professional full-frame mirrorless camera from 2020 with 45 megapixels.'],
    shutter: [
      'It’s listed at 500,000 actuations, as high as any Canon on this site, the EOS-1D X Mark III included. Several independent lists and Magic Lantern attribute the figure to Canon; we haven’t seen a Canon page for it.',
    ],
    reading: [
      'This is the easy one. The R5 writes a running total into every picture, as a plain number in the camera information of the maker note. We’ve verified the spot on a real file, and the checker reads it exactly from JPEG, HIF, and CR3.',
      'Exact doesn’t mean mechanical, though. The total includes electronic shots, and those don’t wear the shutter. So the real wear may be lower than the comparison with the rating suggests.',
    ],
    buying: [
      'Ask for an unedited photo taken that day; an edited one may have lost the field. Then ask how the camera was used. If a total of 250,000 comes from silent bird photography, the shutter may be nearly fresh. If it comes from studio flash, half of the rating is gone.',
      'The camera doesn’t save its mechanical shots separately. Look at the shutter blades, shoot a burst with the mechanical shutter, and check the grip and ports for heavy use.',
    ],
  },
  'canon-eos-r6': {
    intro: [
      'The EOS R6 came out with the R5 in 2020. It’s the mid-range half of the pair, full frame with 20.1 megapixels.',
    ],
    shutter: [
      'Two lists give 300,000 actuations and attribute the figure to Canon; the [EOS R5](/canon/canon-eos-r5) is listed at 500,000. Even so, 300,000 is far above what’s usual for a mid-range body.',
    ],
    reading: [
      'Published tables put its counter in the same spot as on the R5. We’ve verified it there but not on an R6, so the checker calls it a counter with limits and says why. As on the R5, the total includes electronic shots.',
      'One more thing: the R6 Mark III of 2025 writes 0 where this one keeps its counter. So don’t assume that one R6 works like the next.',
    ],
    buying: [
      'Half of the rating is 150,000, and if the owner shot silently, the total makes the wear look worse than it is. Here’s a quick test: shoot ten more frames and read the count again. It should be ten higher.',
      'Then check what every mirrorless body needs checked: bare sensor, mount, viewfinder, card compartment, and the rubber under the thumb.',
    ],
  },
  'canon-eos-r6-mark-ii': {
    intro: ['The EOS R6 Mark II is Canon’s mid-range full-frame body from 2022, with 24.2 megapixels.'],
    shutter: [
      'It’s listed at 400,000 actuations, up from 300,000 for the [EOS R6](/canon/canon-eos-r6). A single list attributes that number to Canon.',
    ],
    reading: [
      'In its files the camera calls itself “Canon EOS R6m2,” so don’t let that throw you. The running total is farther back in the block than on the first R6, in the same spot as on the R8 and the R50. We have that from published tables and haven’t tested a file, so it’s a counter with limits.',
      'It includes electronic shots, so the real wear may be lower than the percentage suggests.',
    ],
    buying: [
      'Totals on this model grow quickly because its electronic bursts are so fast. At a count of 200,000, the mechanical shutter may have fired only a fraction of that. Ask which mode the owner used, and look at a few originals: the exposure data often shows it.',
      'A camera this young should still have its receipt. Match its serial number with the file and the body, and look for signs of a fall at the corners.',
    ],
  },
  'canon-eos-r7': {
    intro: [
      'The EOS R7 is an APS-C mirrorless camera from 2022 with 32.5 megapixels, the same as the [EOS 90D](/canon/canon-eos-90d).',
    ],
    shutter: [
      'It’s listed at 200,000 actuations, compared with 120,000 for the 90D, and level with the 7D Mark II. One list attributes the figure to Canon.',
    ],
    reading: [
      'The other programs we know find no count in photos from an R7. We found one in all ten JPEGs we have, which come from one camera, in a spot no published table lists: it goes up with the file numbers, always nine below. So it seems to count pictures. Nobody has shown whether silent shots are included, so for us it’s a counter with limits, and because we know it from one camera only, the checker shows no wear for it.',
    ],
    buying: [
      'On this model it’s worth hooking up a USB cable. The camera answers in steps of 1,000 like its relatives, but a free program called shutr7 shows two numbers: mechanical shots and all shots. Get both. Compare the mechanical one with the rating; half of it is 100,000.',
      'Wildlife photographers love the extra reach, and their cameras see mud and rain. Look at the door seals, work every dial, and hold a light to the open sensor. A burst with the mechanical shutter at top speed should be even from corner to corner.',
    ],
  },
} satisfies Record<SlugOf<'canon'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'canon-eos-5d-mark-ii': {
    faults: {
      'err-30':
        'If it shows Err 30, ask what the service found before you write off the shutter. On one body at 33,000, the error memory pointed to a different position sensor.',
    },
  },
  'canon-eos-5d-mark-iii': {
    advisories: {
      'metering-light':
        'In very dark surroundings, light from the top display reaches the metering sensor and changes the exposure reading. Canon saw no visible effect on pictures in almost all conditions and offered a free inspection from mid-May 2012.',
    },
    faults: {
      'rear-dial':
        'Turn the rear dial, then switch off and on without taking the battery out. A faulty dial board can freeze the whole camera after a warm start.',
    },
  },
  'canon-eos-6d-mark-ii': {
    faults: {
      'tide-marks':
        'Open the battery and card doors and look for tide marks. Liquid had killed the one a technician took apart.',
    },
  },
  'canon-eos-7d': {
    faults: {
      'mirror-return':
        'Shoot at 1/60 s and slower, and in video mode. The mirror has to fall back every time. In the cases we found, Err 20 was the mirror, not the shutter: a broken sub mirror, its motor, or an oxidized sensor cable.',
      'battery-contact':
        'Insert an original battery and make sure the camera recognizes it. If it says “Cannot communicate with battery,” it may need a repair: in one case, the cause was loose ground screws and a tarnished connector.',
    },
  },
  'canon-eos-7d-mark-ii': {
    faults: {
      'long-burst':
        'Hold the shutter button through a long burst. In one test to destruction, the camera got erratic from 190,000 shots on and quit with Err 20 at 199,591.',
    },
  },
  'canon-eos-1d-x-mark-ii': {
    advisories: {
      'cfast-cards':
        'SanDisk Extreme PRO CFast 2.0 cards with 64 and 128 GB could damage the bottom of still pictures. Canon put it down to the cards and announced new firmware for early July 2016. Movies and CF cards weren’t affected.',
    },
    faults: {
      firmware:
        'Check the firmware version and try a CFast card from the seller. Old firmware can damage files on SanDisk Extreme PRO CFast 2.0 cards.',
    },
  },
  'canon-eos-1d-x-mark-iii': {
    advisories: {
      'lock-up':
        'With the electronic level showing in the viewfinder, the camera may stop responding to AF-ON or the shutter button. Canon fixed that with firmware in early April 2020.',
    },
    faults: {
      firmware:
        'Read the firmware version. It has to be newer than 1.0.0, because of the lock-ups with the electronic level.',
    },
  },
  'canon-eos-rp': {
    faults: {
      'self-waking':
        'Turn it off, leave the battery in, and watch for a minute. It has to stay dark. Owners in two threads report bodies that switch themselves on, flicker, and drain the battery.',
    },
  },
  'canon-eos-r5': {
    advisories: {
      'no-recall': 'A recall for overheating was rumored. Canon told Digital Trends that there is none.',
    },
    faults: {
      rubber:
        'Press every rubber edge, open every door, and turn each dial. One long-time Canon photographer reports that hers came apart and was held together with rubber bands.',
    },
  },
};

export default { models, buying };
