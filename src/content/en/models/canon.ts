/** Model pages: Canon. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const estimateThenUsb = [
  'Open an untouched JPEG or CR2 here; the tool looks for the folder and file numbers in it.',
  'Take what it shows as an estimate, and a wide one if the numbering was ever reset.',
  'For the real total, read the camera over USB with shutter-count software or ask a Canon service centre.',
] as const;

const overUsb = [
  'Connect the camera to a computer by USB and start shutter-count software that supports it; a Canon service centre can read the total as well.',
  'Switch the camera off and on once before you note the number, because the value may only update then.',
  'Open an untouched photo here all the same: serial number, date and file name should fit what the seller told you.',
] as const;

const overUsbInThousands = [
  'Read the camera over USB with shutter-count software, or let a Canon service centre do it.',
  'Take the answer as a step of 1,000: the camera gives no finer value on this route.',
  'Check an untouched photo here for serial number, date and software, so that camera and file belong together.',
] as const;

const statusScreen = [
  'Open the set-up menu of the camera and go to the system status display.',
  'Note the release total shown there, together with the serial number.',
  'Compare that serial number with the one this tool reads from a fresh photo of the same camera.',
] as const;

const models = {
  'canon-eos-5d-mark-ii': {
    intro: [
      'The EOS 5D Mark II of 2008 is a full-frame SLR with 21.1 megapixels, sold to professionals. After so many years, expect more than one owner and gaps in the history.',
    ],
    shutter: [
      'Canon rated its shutter for 150,000 releases. We have this figure from sources that quote Canon, not from an original brochure, so it is good rather than beyond doubt. The successor, the [EOS 5D Mark III](/canon/canon-eos-5d-mark-iii), carries the same rating.',
    ],
    reading: [
      'No release total is written into a 5D Mark II photo. Canon’s usual field for the file number exists, but this body leaves it at zero, so the tool looks one layer deeper, at the folder and file index in the camera information block. Those places come from published tables; we have not yet seen them confirmed on a real file of this body.',
      'The result is an estimate from numbering. It starts over after 9,999 and can be reset, and for that reason no wear is worked out from it.',
    ],
    buying: [
      'The true total is available over USB. A body of this age may well have passed its rating, which is no reason to walk away if a bill shows a replaced shutter. Look at the mount, the grip rubber and the mirror’s movement, and compare a row of evenly lit frames for a dark band.',
    ],
    steps: estimateThenUsb,
  },
  'canon-eos-5d-mark-iii': {
    intro: [
      'With 22.3 megapixels on a full-frame sensor and a place in the professional class, the EOS 5D Mark III came out in 2012. It stands between the 5D Mark II of 2008 and the 5D Mark IV of 2016.',
    ],
    shutter: [
      'The rating is 150,000 releases. It is Canon’s own number as far as our sources quote it correctly; a document from Canon itself was not at hand. A report is known of a wedding photographer whose copy had gone well past it, and the advice she got was to repair the shutter when it breaks and not before.',
    ],
    reading: [
      'Here lies a trap that only a body with two card slots can set. The file stores one index for each slot, and the index of the slot not in use goes stale: in a row of photos we examined it stood still while the other one counted up. The tool takes the index that matches the file name and, failing that, the larger one.',
      'Whichever is used, the outcome remains an estimate that wraps at 9,999; the camera’s real release total is absent from the picture.',
    ],
    buying: [
      'Ask for a USB reading or one from the service centre. Under 75,000 the shutter has used less than half of its rating. Try both card slots with your own cards, and fire a series at a short exposure time to see whether brightness holds from frame to frame.',
    ],
    steps: estimateThenUsb,
  },
  'canon-eos-5d-mark-iv': {
    intro: ['Canon’s EOS 5D Mark IV appeared in 2016: a professional SLR, full frame, 30.4 megapixels.'],
    shutter: [
      'Three independent lists of published endurance figures agree on 150,000 releases for it, which makes this one of the best documented Canon ratings. The two bodies before it, [Mark II](/canon/canon-eos-5d-mark-ii) and [Mark III](/canon/canon-eos-5d-mark-iii), were given the same number.',
    ],
    reading: [
      "Progress went the wrong way for us: the older 5D bodies at least keep a folder and file index in the maker note, whereas no such field is known for the Mark IV. What remains is the picture’s name. If it still has the four digits the camera gave it, the tool can offer them as an estimate; with a renamed file even that is gone, and the answer is 'Unknown'.",
    ],
    buying: [
      'So the seller’s photo proves identity, not use. Have the count read over USB while you watch, and put it against the rating: up to 30,000 is little, from 75,000 on the price should reflect it, and beyond 120,000 the wear band is the top one.',
      'A camera bought for weddings and assignments shows it at the strap lugs, the card door and the hot shoe long before the paint gives way. Those marks and the count should tell the same story.',
    ],
    steps: overUsb,
  },
  'canon-eos-6d': {
    intro: ['The EOS 6D brought full frame to Canon’s middle class in 2012, with 20.2 megapixels.'],
    shutter: [
      'Canon publishes 100,000 releases, a figure that more than one source confirms and that no full-frame Canon SLR on this site falls below. It means that half of the tested life is reached at 50,000, sooner than on a 5D.',
    ],
    reading: [
      'For this model the index fields have been checked on real photos: a row of consecutive shots gave consecutive numbers, equal to the file names. That makes the file number certain; the count worked out from it is still an estimate, since numbering is not counting. Folders of a 6D can hold thousands of pictures each, up to 9,999, before the next one is opened.',
      'Beware of tools that print the folder number as a shutter count; a 6D far into its life would then seem to stand at a little over a hundred.',
    ],
    buying: [
      'Get the real total over USB. On a mid-range body with this rating anything past 80,000 is in the top wear band, however clean the paint looks. Check the sensor with a plain bright wall, work every dial, and make sure that the serial number in the file is the one on the base plate.',
    ],
    steps: estimateThenUsb,
  },
  'canon-eos-6d-mark-ii': {
    intro: [
      'Five years after the 6D, in 2017, Canon followed up with the EOS 6D Mark II: full frame again, now 26.2 megapixels, still a mid-range SLR.',
    ],
    shutter: [
      'Nothing changed in the rating. It is 100,000 releases, listed in Japan among Canon’s published figures; we rate the evidence as medium, because we have no Canon page for it.',
    ],
    reading: [
      'Where the first [EOS 6D](/canon/canon-eos-6d) left folder and file indexes in its maker note, this one is not known to leave any. The tool reads camera, lens, serial number and settings from the photo, and for the count it has only the digits in the file name, shown as an estimate or not at all.',
    ],
    buying: [
      'Plan ahead before you meet the seller, because free USB software does not help with every body: owners report that it returns no value for the 6D Mark II. A paid program or a Canon service centre is then the way. If neither is possible, lean on what you can see.',
      'Compare the wear of grip, battery door and tripod socket with the story you are told. Mirror and shutter should sound the same on every release, and a row of frames of an even surface should come out equally bright.',
    ],
    steps: overUsb,
  },
  'canon-eos-7d': {
    intro: [
      '18 megapixels on APS-C, a mid-range SLR of 2009: the EOS 7D is among the oldest Canon bodies with a page here, a year younger than the 5D Mark II.',
    ],
    shutter: [
      'Its 150,000 releases are as many as Canon gave the full-frame 5D bodies, and more than the 100,000 that the later [EOS 80D](/canon/canon-eos-80d) has. The figure is Canon’s, known to us second-hand.',
    ],
    reading: [
      'The maker note of a 7D holds a folder index and a file index, whose position moves with the firmware; the tool finds the firmware text first and corrects for the shift. All of this rests on published tables and not on a 7D file of our own. From the two numbers comes an estimate, nothing firmer: after 9,999 the file number returns to the start, and a reset or a foreign card throws it off.',
    ],
    buying: [
      'A 7D was often bought for sport and wildlife, and bursts add up. Over USB the camera tells its total; anything below 75,000 leaves more than half of the rating. More important at this age are things no counter knows: repairs, damp storage, tired batteries. Ask about them, listen to the mirror, and photograph a white wall to see dust, oil and dead pixels.',
    ],
    steps: estimateThenUsb,
  },
  'canon-eos-7d-mark-ii': {
    intro: ['Released in 2014, the EOS 7D Mark II is Canon’s APS-C body for professionals, with 20.2 megapixels.'],
    shutter: [
      'No other Canon SLR with the smaller sensor in our list is rated higher: 200,000 releases, published by Canon and confirmed by several sources. The first [EOS 7D](/canon/canon-eos-7d) had to make do with 150,000.',
    ],
    reading: [
      'The high rating would be easier to use if the camera wrote its total into the picture. It does not, and the index fields that its predecessor still has are not known for this body either. From a photo the tool shows which camera took it, when and how; a number it can only guess at from the file name, and says so.',
    ],
    buying: [
      'Fast series are what this camera was built for, so do not be surprised by a six-digit total. Judge it by share: 40,000 is a fifth, 100,000 half, 160,000 the point from which the wear band is very high.',
      'Have it read over USB with the seller beside you. Then test what sport wears out first: the shutter button, the dials, the card doors, the focus with every point, and the rubber where the thumb rests.',
    ],
    steps: overUsb,
  },
  'canon-eos-80d': {
    intro: ['The EOS 80D, introduced in 2016, is a mid-range SLR with an APS-C sensor of 24.2 megapixels.'],
    shutter: [
      'Canon’s published figure is 100,000 releases, and our sources agree on it. Its successor, the [EOS 90D](/canon/canon-eos-90d), was given 120,000.',
    ],
    reading: [
      'It is the newest Canon SLR whose folder and file index have a known place in the maker note; for the bodies after it no such place is published. The tool reads both and turns them into an estimate. We know the position from tables only, without an 80D photo to prove it, and even a correct index is a matter of file names: it restarts after 9,999, and formatting or swapping cards can move it.',
    ],
    buying: [
      'Let the estimate make you curious, no more, and ask for a USB reading. At 20,000 the shutter has seen a fifth of its test, at 80,000 most of it.',
      'Many of these cameras filmed more than they photographed, and video hardly moves the count. Run the live view for a while, and look at the screen, its touch response and the ports as closely as at the shutter.',
    ],
    steps: estimateThenUsb,
  },
  'canon-eos-90d': {
    intro: ['32.5 megapixels on APS-C made the EOS 90D of 2019 the high-resolution model of Canon’s middle class.'],
    shutter: [
      'An unusual number belongs to it: 120,000 releases, a fifth more than the 80D was given. It is published by Canon, and it is the only body in our catalogue with exactly this rating.',
    ],
    reading: [
      "Neither JPEG nor CR3 of a 90D is known to contain a counter or an index. If the tool shows a figure at all, it comes from the name of the file and is marked as an estimate; often it will show 'Unknown', which is the honest answer.",
    ],
    buying: [
      'USB software does reach the count, but rounded: the 90D reports in steps of 1,000. That is precise enough for a decision, since one step more or less changes nothing, and useless as proof that a camera has hardly been used. Anything the camera reports below 60,000 is less than half of the rating.',
      'As with every SLR, hold it to your ear for an even mirror stroke, look into the mirror box for oil or loose foam, and take test frames at short exposure times. A photo made in front of you also shows whether serial number and firmware fit.',
    ],
    steps: overUsbInThousands,
  },
  'canon-eos-800d': {
    intro: [
      'One camera, three names: EOS 800D in Europe, Rebel T7i in North America, Kiss X9i in Japan. It is an entry-level SLR of 2017 with an APS-C sensor of 24.2 megapixels, and the name in the file depends on where it was sold.',
    ],
    shutter: [
      'Canon states no shutter life for it. The 100,000 releases shown on this page are the number usually quoted for the class, so read the wear worked out from it as a rough guide.',
    ],
    reading: [
      'The tool recognises all three model names and reads the usual picture data. A release total is not among them. Lacking a counter, it can fall back on the digits of an unchanged file name, and calls the result an estimate.',
    ],
    buying: [
      'Many a camera of this class was bought for one holiday and a child’s first years; few wear out the shutter. Let a USB reading confirm that, and worry about the number only if it is well above 50,000.',
      'A region matters more than with other bodies: a Kiss X9i may have menus in few languages, so switch the camera on and look. Check kit lens and flash with a few frames, and try every button of the body.',
    ],
    steps: overUsb,
  },
  'canon-eos-250d': {
    intro: [
      'The EOS 250D appeared in 2019 as an entry-level SLR with 24.1 megapixels on APS-C. Offers also call it Rebel SL3, Kiss X10 or EOS 200D II; all four are the same body.',
    ],
    shutter: [
      'For a camera of this kind the figure mentioned again and again is 100,000 releases. Canon itself is silent, so that is a reported value and no promise.',
    ],
    reading: [
      'You will not learn the count from a photo: neither a total nor a folder index is known in files of the 250D. A number above a thousand in the original file name can serve as an estimate, provided nobody has reset the numbering.',
    ],
    buying: [
      'The route over USB works with a grain of salt, as the camera answers in thousands. A copy that reports one or two of them is nearly new, and a difference of a few hundred cannot be seen.',
      'What decides at this price is completeness: charger, battery, a lens that focuses quietly, a screen without scratches. Ask whether the camera was used in a classroom or on rental, where small bodies collect the most releases. With the lens off, look at the mirror and at the contacts of the mount.',
    ],
    steps: overUsbInThousands,
  },
  'canon-eos-2000d': {
    intro: [
      'Canon’s EOS 2000D of 2018 is an entry-level SLR: APS-C, 24.1 megapixels. The same camera was sold as Rebel T7 in North America, as Kiss X90 in Japan and as EOS 1500D in Asia.',
    ],
    shutter: [
      'There is no official shutter rating. Where sellers write 100,000 they repeat a common figure for entry-level bodies; we use it too, marked as reported, with low confidence.',
    ],
    reading: [
      'From an untouched file you get model, lens, exposure data and, where stored, the serial number. You get no shutter count, because the camera keeps it to itself. The four digits in the name of the picture are the only stand-in, and the weakest one.',
    ],
    buying: [
      'For an inexpensive body a precise count is seldom worth the trouble; still, USB software can read it, and a fleet camera from a school or a photo booth is best found out that way. Half of the assumed life would be 50,000.',
      'Spend your minutes on a walk through the functions: flash, autofocus, card slot, battery door, every menu. Take one frame with the cap on and a long exposure, and look for bright dots.',
    ],
    steps: overUsb,
  },
  'canon-eos-1d-x-mark-ii': {
    intro: [
      'The EOS-1D X Mark II, a full-frame SLR with 20.2 megapixels from 2016, belonged to agencies and sports desks first. Second-hand copies come from there, too.',
    ],
    shutter: [
      'Canon published 400,000 releases for it. Of the Canon SLRs on this site only the [Mark III](/canon/canon-eos-1d-x-mark-iii) is above that.',
    ],
    reading: [
      'Its photos carry no total. Unlike other Canon bodies, however, the camera tells you itself: the system status display in the set-up menu lists the count, and no cable or program is needed. Our tool adds the other half of the proof, by reading the serial number from a photo so that you know which camera the menu belonged to.',
    ],
    buying: [
      'Expect figures that would frighten you elsewhere. 80,000 is a quiet life for this model, 200,000 an average working one, and only from 320,000 does the wear band reach its top. A shutter replaced by Canon with a bill is worth more than a low number without papers.',
      'Press cameras are dropped, rained on and repaired. Ask for the service history, look for fresh screws and a bent mount, and try both grips with their buttons.',
    ],
    steps: statusScreen,
  },
  'canon-eos-1d-x-mark-iii': {
    intro: [
      'In 2020 the EOS-1D X Mark III closed the line of Canon’s professional SLRs on this site: full frame, 20.1 megapixels, made for series.',
    ],
    shutter: [
      'Half a million releases, 500,000, is what Canon states, and reports at its launch repeat it. The same figure stands beside the mirrorless [EOS R5](/canon/canon-eos-r5).',
    ],
    reading: [
      'A photo of this camera has no known counter, and the formula that is sometimes passed round, folder number less one hundred, times a hundred, plus file number, needs the path of the file and gives a file number, not a count. In the page, where a browser hides the path, it is not used. Look into the camera instead: the status display in the set-up menu shows the total.',
    ],
    buying: [
      'A single sporting event can add thousands of frames, so the age says little and the count a lot. Up to 100,000 the wear is low, from 250,000 on more than half of the tested life is gone.',
      'Note that the same body answers over USB in steps of 1,000 only, which is why the menu is the better witness. Let the seller show it, photograph the screen, and compare the serial number with a fresh frame. Live view deserves a separate trial.',
    ],
    steps: statusScreen,
  },
  'canon-eos-r': {
    intro: [
      'With the EOS R, a mid-range body of 2018, Canon began its full-frame mirrorless line. The sensor has 30.3 megapixels.',
    ],
    shutter: [
      'Whether 200,000 releases are Canon’s word is disputed. One Japanese list gives them as published, other sources call the number unofficial. We show it as reported, and you should read any percentage with that in mind.',
    ],
    reading: [
      'No counter has been found in its JPEG or CR3 files. That differs from the [EOS RP](/canon/canon-eos-rp), which came a year later and does hide one. The tool reports what the photo proves, namely camera, serial number, date and software, and an estimate if the file name allows it.',
    ],
    buying: [
      'Only the camera knows the total, and over USB it reveals thousands. Frames with the electronic shutter do not wear the curtain; whether they are in that number is not documented, so treat the value as an upper limit.',
      'With the lens removed the sensor of a mirrorless camera lies open. Look at it with a lamp from the side, then photograph a bright wall at a small aperture. Check the viewfinder for dead pixels and the touch surfaces for response.',
    ],
    steps: overUsbInThousands,
  },
  'canon-eos-rp': {
    intro: [
      'The EOS RP is a compact full-frame mirrorless camera of Canon’s middle class, released in 2019, with 26.2 megapixels.',
    ],
    shutter: [
      '100,000 releases is the value people quote. A document from Canon was not to be found, so it counts as reported.',
    ],
    reading: [
      'This is the one body whose counter we found ourselves. Its JPEGs contain a number that rises by one with every picture, in a place that no published table names; we saw it on a row of photos from a single camera and check a byte pattern around it before believing it. Because one body is thin evidence, the tool calls it a counter with limits.',
      'What exactly it counts, electronic frames included or not, is open. For CR3 files the same place is assumed by analogy.',
    ],
    buying: [
      'Take a JPEG in front of the seller and compare it with the USB reading, which comes in steps of 1,000. If the two agree to within that step, you know more about this RP than most sellers do. A value above 50,000 is past the middle of the quoted life.',
      'Small full-frame bodies travel a lot. Look for sand in the dials, a loose mount and a cloudy viewfinder.',
    ],
  },
  'canon-eos-r5': {
    intro: ['45 megapixels, full frame, professional class: the EOS R5 came out in 2020.'],
    shutter: [
      'Canon states 500,000 releases, the highest rating on our Canon pages and shared only with the EOS-1D X Mark III. Several independent lists carry the figure.',
    ],
    reading: [
      'Good news for once: the R5 writes a running total into every picture, as a plain number inside the camera information of the maker note. The place has been confirmed on a real file, and the tool reads it exactly from JPEG, HIF and CR3.',
      'Exact does not mean mechanical. The total includes frames taken with the electronic shutter, which move no curtain. Measured against the rating it therefore gives an upper bound: the shutter has worked this often at most.',
    ],
    buying: [
      'Ask for an unedited photo of the day; a picture that has been through an editor may have lost the field. Then ask how the camera was used. A total of 250,000 from silent bird photography leaves the curtain almost fresh, the same total from studio flash work is half of the rating.',
      'The mechanical share alone is not stored. Look at the open shutter blades, try the mechanical mode in a series, and feel the grip and the ports for heavy use.',
    ],
  },
  'canon-eos-r6': {
    intro: ['The EOS R6 is the sister of the R5 from the same year, 2020: mid-range, full frame, 20.1 megapixels.'],
    shutter: [
      'It has to make do with less, on paper: 300,000 releases according to Canon, against 500,000 for the [EOS R5](/canon/canon-eos-r5). For the middle class that is far above the usual range.',
    ],
    reading: [
      'Published tables put its counter at the very same place as in the R5. On an R5 we have seen it, on an R6 not yet, and so the tool calls it a counter with limits and tells you why. Electronic frames are part of the total, as on the sister model.',
      'One more caution: the R6 Mark III of 2025 keeps a number that returns to zero when the card is formatted. Do not carry over what you read about one R6 to another.',
    ],
    buying: [
      'Compare the total with 150,000, half of the rating, and remember that it overstates the wear if silent shooting was the rule. A second photo, taken after ten more frames, should read ten higher; that quick test convinces more than any table.',
      'Then make the round that every mirrorless body needs: bare sensor, mount, viewfinder, card compartment, and the rubber around the thumb.',
    ],
  },
  'canon-eos-r6-mark-ii': {
    intro: ['2022 brought the EOS R6 Mark II, a mid-range full-frame body with 24.2 megapixels.'],
    shutter: [
      'The rating rose with the model change: 400,000 releases, where the [EOS R6](/canon/canon-eos-r6) had 300,000. Canon publishes the number.',
    ],
    reading: [
      "In its files the camera signs as 'Canon EOS R6m2'; do not let that confuse you when a seller’s photo says so. The running total sits further back in the block than on the first R6, at a spot it shares with the R8 and the R50. We have it from published tables without a file of our own, which makes it a counter with limits.",
      'Pictures with the electronic shutter are counted along, so wear is at most what the comparison says.',
    ],
    buying: [
      'Very fast electronic series are the reason why totals of this model grow quickly; a count of 200,000 may have cost the mechanical shutter only a fraction of that. Ask which mode the owner preferred, and let the pictures answer: the exposure data of a few originals often show it.',
      'A young body should still have its receipt. Match its serial number with file and housing, and look for signs of a fall at the corners.',
    ],
  },
  'canon-eos-r7': {
    intro: [
      'The EOS R7 is a mirrorless APS-C camera of 2022 with 32.5 megapixels, as many as the [EOS 90D](/canon/canon-eos-90d) has.',
    ],
    shutter: [
      'Against the 120,000 of the 90D, Canon gives 200,000 releases here, the same as it once gave the 7D Mark II. The figure is a published one.',
    ],
    reading: [
      'Although the R6 Mark II of the same year writes a total, the R7 is not known to. Photos yield camera data and, at best, an estimate from the file name. The tool will not dress that up as a count.',
    ],
    buying: [
      'USB is worth the effort with this model: it answers in thousands like its relatives, but a public reader shows that it separates mechanical releases from the total. Ask for both. The mechanical one belongs against the rating, where 100,000 marks the half.',
      'Wildlife users love the reach of the small sensor, and their cameras see mud and rain. Look at the seals of the doors, work every dial, and put the open sensor under a lamp. A series at the shortest time with the mechanical shutter should be even from corner to corner.',
    ],
    steps: overUsbInThousands,
  },
} satisfies Record<SlugOf<'canon'>, ModelCopy>;

export default models;
