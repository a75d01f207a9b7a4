import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/canon';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'canon-eos-5d-mark-ii': {
    intro: 'The EOS 5D Mark II is the second of Canon’s 5D line.',
    buying: [
      'A recent receipt for a new shutter can make even a very high count acceptable; ask what the count was then. Look at the mount, the grip rubber, and how the mirror moves. In daylight, shoot a plain wall several times at the fastest shutter speed and look for a dark band.',
    ],
  },
  'canon-eos-5d-mark-iii': {
    intro:
      'The EOS 5D Mark III came between the [5D Mark II](/canon/canon-eos-5d-mark-ii) and the [5D Mark IV](/canon/canon-eos-5d-mark-iv).',
    buying: [
      'Try both slots with your own cards, and shoot a burst at a fast shutter speed to see whether the brightness stays the same from frame to frame. Ask what’s been repaired already.',
    ],
  },
  'canon-eos-5d-mark-iv': {
    intro: 'Canon replaced the 5D Mark III with the EOS 5D Mark IV in {{year}}.',
    buying: [
      'Watch the seller read the count, if possible, and look for signs of paid work. Wear from weddings and assignments shows at the strap lugs, the card door, and the hot shoe long before the paint goes.',
    ],
    steps: [
      'Connect the camera over USB and start openshuttercounter.',
      'Write down the count and the date.',
      '[Open an unedited photo](/) and make sure its serial number is the one on the body.',
    ],
  },
  'canon-eos-6d': {
    intro: 'With the EOS 6D, Canon brought full frame to its mid-range line in {{year}}.',
    buying: [
      'A well-kept 6D can still have a worn shutter, so read the count before you judge by looks. Photograph a plain bright wall to check the sensor, work every dial, and compare the serial number on the base plate with the one in the file.',
    ],
    notes: [
      'Some programs show the folder number as the shutter count. A 6D rarely opens a new folder, so that number stays small however much it was used.',
    ],
  },
  'canon-eos-6d-mark-ii': {
    intro: 'Canon followed the [EOS 6D](/canon/canon-eos-6d) with the EOS 6D Mark II in {{year}}.',
    buying: [
      'Decide how you’ll get the count before you meet the seller. If you can’t get it, go by what you see: does the wear on the grip, the battery door, and the tripod socket fit the story? The mirror and shutter should sound the same every time, and several frames of an even surface should come out equally bright.',
    ],
    steps: [
      'Switch the camera off and on, in case the value only updates then.',
      'Read the count over USB with the paid app ShutterCount.',
      '[Open an unedited photo](/) as well, and match its serial number and date with what the seller told you.',
    ],
  },
  'canon-eos-7d': {
    intro: 'The EOS 7D, the first of its line, came out in {{year}}.',
    buying: [
      'Many owners shot sports and wildlife in long bursts, so ask what this one shot. At this age, also ask about what no counter covers: repairs, damp storage, tired batteries. Photograph a white wall to see dust, oil, and dead pixels.',
    ],
  },
  'canon-eos-7d-mark-ii': {
    intro: 'The EOS 7D Mark II followed the first [EOS 7D](/canon/canon-eos-7d) in {{year}}.',
    buying: [
      'The 7D Mark II was made for sports, and many bodies have seen hard use: try the shutter button, the dials, and autofocus at every point, and feel for loose rubber under the thumb.',
    ],
  },
  'canon-eos-80d': {
    intro: 'The EOS 80D dates from {{year}}. The [EOS 90D](/canon/canon-eos-90d) came after it.',
    buying: [
      'Ask how much video it shot; no counter shows that. Then run live view for ten minutes and watch for flicker or a shutdown. Try the touchscreen from edge to edge, and plug something into every port.',
    ],
    steps: [
      '[Open an unedited JPEG or CR2](/). The checker gets the folder and file numbers from it.',
      'The result follows the numbering of the files, so a reset or another card changes it.',
      'For the camera’s real use, go by its condition.',
    ],
  },
  'canon-eos-90d': {
    intro: 'The EOS 90D is the successor to the EOS 80D.',
    buying: [
      'The mirror should sound the same every time, and the mirror box should be free of oil and loose foam. Test frames at fast shutter speeds should come out evenly bright.',
    ],
  },
  'canon-eos-800d': {
    intro: 'The EOS 800D, sold as the Rebel T7i in North America and the Kiss X9i in Japan, dates from {{year}}.',
    buying: [
      'The file may call this camera 800D, Rebel T7i, or Kiss X9i, depending on where the camera was sold. A Kiss X9i may have menus in few languages, so check the list. Try the kit lens, the flash, and every button.',
    ],
  },
  'canon-eos-250d': {
    intro:
      'Listings call this one the EOS 250D, Rebel SL3, Kiss X10, or EOS 200D II. It’s all the same camera from {{year}}.',
    buying: [
      'Check what’s in the box: charger, battery, a lens that focuses quietly, a screen without scratches. Ask whether it was a classroom or rental camera, because those rack up shots quickly. Take the lens off and look at the mirror and the mount contacts.',
    ],
  },
  'canon-eos-2000d': {
    intro:
      'The EOS 2000D, also called Rebel T7 in North America, Kiss X90 in Japan, and EOS 1500D in Asia, dates from {{year}}.',
    buying: [
      'Ask where it was used: cameras from schools and photo booths have often fired a lot, so read the count before you pay. Then try everything: flash, autofocus, card slot, battery door, every menu. Take one long exposure with the cap on and noise reduction off, and look for bright dots; a few are normal.',
    ],
  },
  'canon-eos-1d-x-mark-ii': {
    intro: 'The EOS-1D X Mark II followed the EOS-1D X.',
    buying: [
      'Don’t be put off by a count that would be high on another camera: compare it with the rating. A receipt from Canon for a new shutter beats a low number without papers.',
      'Press cameras get dropped, rained on, and repaired. Look for fresh screws and a bent mount, and try both grips with all their buttons.',
    ],
  },
  'canon-eos-1d-x-mark-iii': {
    intro: 'The EOS-1D X Mark III is a professional full-frame DSLR from {{year}}.',
    buying: [
      'A single sports event adds a lot of frames, so go by the count and not by the age. Have the seller open the status display while you’re there, and photograph the screen next to the body’s serial number.',
    ],
    notes: ['Ignore web tips that work out the count from folder and file numbers: they only give a file number.'],
  },
  'canon-eos-r': {
    intro: 'Canon started its full-frame mirrorless line in {{year}} with the EOS R, a mid-range body.',
    buying: [
      'Take the lens off with the camera switched on, and shine a light across the sensor from the side. Then photograph a bright wall at a small aperture. Check the viewfinder for dead pixels, and make sure the touch screen responds everywhere.',
    ],
  },
  'canon-eos-rp': {
    intro: 'The EOS RP followed the EOS R in {{year}} as Canon’s second full-frame mirrorless camera.',
    buying: ['Look for sand in the dials, a loose mount, and a cloudy viewfinder.'],
  },
  'canon-eos-r5': {
    intro: 'The EOS R5 came out together with the R6 in {{year}} and has the higher resolution of the two.',
    buying: [
      'Ask how it was used. If the total comes from silent bird photography, the shutter may be nearly fresh; with studio flash, it moved every time. Look at the shutter blades, shoot a burst with the mechanical shutter, and check the grip and ports for heavy use.',
    ],
  },
  'canon-eos-r6': {
    intro:
      'The EOS R6 came out with the [EOS R5](/canon/canon-eos-r5) in {{year}}. It’s the mid-range half of the pair.',
    buying: [
      'Ask how much of the total was shot silently. Then check the sensor, the mount, the viewfinder, the card compartment, and the rubber under the thumb.',
    ],
  },
  'canon-eos-r6-mark-ii': {
    intro: 'The EOS R6 Mark II followed the [EOS R6](/canon/canon-eos-r6) in {{year}}.',
    buying: [
      'Electronic bursts are so fast that the mechanical shutter may have fired for only a fraction of the total. Ask which mode the owner used; the exposure data of a few originals often shows it. Look for signs of a fall at the corners.',
    ],
  },
  'canon-eos-r7': {
    intro: 'The EOS R7 has as many megapixels as the [EOS 90D](/canon/canon-eos-90d).',
    buying: [
      'Look at the door seals and shine a light on the sensor. In daylight, a burst with the mechanical shutter at its fastest speed should be even from corner to corner.',
    ],
  },
} satisfies Record<SlugOf<'canon'>, ModelCopy>;

const lubricationNotice =
  'Too little lubrication in the drive mechanism can cause wear. Particles from it can keep the autofocus from locking, and if the wear goes on, the viewfinder image can become blurry or unsteady. Canon repaired affected bodies free of charge.';
const mainDialCheck =
  'Turn the main dial behind the shutter button in both directions. If the rubber has come loose, it slips and the setting doesn’t change, most often in warm weather.';
const lexarCardsNotice =
  'Pictures could disappear with Lexar Professional 80x CompactFlash cards. The cards were to get new firmware from Lexar.';
const sensorSpotsNotice =
  'An uneven optical layer in front of the sensor can leave spots in pictures. Bodies with serial numbers that start with 01 or 02 may be affected, unless there’s a mark in the battery compartment. Canon repaired them free of charge.';
const sensorSpotsCheck =
  'Stop down to f/16 and photograph the sky, or shine a lamp across the sensor in cleaning mode. Spots under the glass can’t be cleaned off.';
const lostPicturesNotice =
  'If Display is pressed while RAW+JPEG pictures are being written, the camera can lock up and lose the ones in the buffer. Canon announced new firmware to fix it and warned of Lexar Professional 80x cards.';
const firmwareCheck =
  'Ask whether the newest firmware is installed, then put in an empty card of your own, shoot a burst in RAW+JPEG, and press Display while the card lamp is lit. The camera has to keep working and save every picture.';

const driveCheck =
  'If the notice above covers the serial number, look in the battery compartment: a white A or a black mark there means that the body isn’t affected. If there’s no mark, check that the autofocus locks and the viewfinder is steady.';
const buying: BuyingTexts<typeof facts> = {
  'canon-eos-5d-mark-ii': {
    advisories: {
      'black-dots':
        'In night scenes, black dots could appear to the right of bright lights, and sRAW1 files could show vertical bands. Firmware 1.0.7 reduces both.',
      sound:
        'With firmware 2.0.3, the camera could lose manual sound levels stored under C1 to C3 and record no sound. Canon withdrew that version.',
    },
    faults: {
      firmware: 'Read the firmware version in the menu: it should be at least 1.0.7, but not 2.0.3.',
    },
  },
  'canon-eos-5d-mark-iii': {
    advisories: {
      'metering-light':
        'In very dark surroundings, light from the top display reaches the metering sensor and changes the exposure reading. Canon saw no visible effect on pictures in almost all conditions and offered a free inspection from mid-May 2012.',
    },
  },
  'canon-eos-7d': {
    faults: {
      'mirror-return':
        'Shoot at 1/60 s and slower, and in video mode. The mirror has to drop back down every time. In the cases we found, the error message Err 20 came from the mirror, not the shutter: a broken sub-mirror, a failed mirror motor, or an oxidized cable on the mirror-position sensor.',
      'battery-contact':
        'Insert an original battery and make sure the camera recognizes it. If it says “Cannot communicate with battery,” it may need a repair: in the cases we found, screws inside had come loose.',
    },
  },
  'canon-eos-1d-x-mark-ii': {
    advisories: {
      'cfast-cards':
        'With 64 GB and 128 GB SanDisk Extreme PRO CFast 2.0 cards, the lower part of still images could be corrupted. Canon put it down to the cards and announced new firmware for early July 2016. Movies and CF cards weren’t affected.',
    },
    faults: {
      firmware:
        'Make sure the firmware is from July 2016 or later (Canon’s site dates each version), and try a SanDisk CFast card.',
    },
  },
  'canon-eos-1d-x-mark-iii': {
    advisories: {
      'lock-up':
        'With the electronic level showing in the viewfinder, the camera may stop responding to AF-ON or the shutter button. Canon fixed that with firmware in early April 2020.',
    },
    faults: {
      firmware: 'Read the firmware version: if it’s 1.0.0, have it updated.',
    },
  },
  'canon-eos-r5': {
    advisories: {
      'no-recall': 'A recall for overheating was rumored. Canon told Digital Trends that there was none.',
    },
  },
  'canon-eos-5d': {
    advisories: {
      mirror:
        'In rare cases, the glue weakens and the mirror comes off. Canon repaired and reinforced it free of charge.',
    },
    faults: {
      mirror:
        'Take the lens off and check that the mirror sits straight, and ask whether Canon reinforced it. A black viewfinder and a clinking noise mean that it has come off.',
    },
  },
  'canon-eos-1d-mark-iii': {
    advisories: {
      'sub-mirror':
        'Misadjusted sub-mirrors could make focus wander in AI Servo, especially in heat. Canon repaired affected bodies numbered 501001 to 546561 free of charge.',
      'sales-stop':
        'In a letter to dealers, Canon UK said that it was stopping shipments and collecting unsold bodies because of the sub-mirror (the small mirror for autofocus).',
      'af-points-err-99':
        'Canon checked and adjusted the accuracy of the outer AF points free of charge, repaired bodies with abnormal mirror movement and Err 99, and released firmware 1.2.5.',
    },
    faults: {
      'ai-servo':
        'Shoot a burst in AI Servo of someone running toward you. If sharpness comes and goes, ask for proof of Canon’s repair, even on a late body.',
    },
  },
  'canon-eos-1ds-mark-iii': {
    advisories: {
      'af-points-err-99':
        'Canon checked and adjusted the accuracy of the outer AF points free of charge, repaired bodies with abnormal mirror movement and Err 99, and released firmware 1.1.4.',
    },
    faults: {
      'af-points-err-99':
        'Compare the outer AF points with the center one on a flat target, wide open, and shoot a long burst. If outer points miss focus or Err 99 appears, ask whether Canon did the 2009 repair.',
    },
  },
  'canon-eos-650d': {
    advisories: {
      'white-grip':
        'The front grip of some bodies may turn white, and the substance on it can cause an allergic reaction. Canon replaced the rubber free of charge. In August, it widened the range of affected production dates.',
    },
    faults: {
      'white-grip':
        'Look at the front grip in daylight. If it’s whitish and the serial number’s sixth digit is a 1, the rubber was probably never replaced; wash your hands after touching it.',
    },
  },
  'canon-eos-1d-x': {
    advisories: {
      lubrication: lubricationNotice,
    },
    faults: {
      lubrication: driveCheck,
    },
  },
  'canon-eos-1d-c': {
    advisories: {
      lubrication: lubricationNotice,
    },
    faults: {
      lubrication: driveCheck,
    },
  },
  'canon-eos-70d': {
    faults: {
      'center-point':
        'Put the camera on a tripod, with a lens faster than f/2.8 wide open. Photograph the same thing three times, focusing with the center point, with an outer point, and in live view. If only the first photo is soft, the camera needs service.',
    },
  },
  'canon-eos-40d': {
    faults: {
      'err-99':
        'Wipe the lens contacts, put in a fresh battery, and shoot at least fifty frames. On a failing body, Err 99 starts out rare and ends up on every other shot; one owner saw it at about 15,000 actuations.',
      'main-dial': mainDialCheck,
      'shutter-button':
        'Aim at something that’s easy to focus on, and press the shutter button lightly but all the way, twenty times. If the camera focuses but doesn’t always fire, the button is worn.',
    },
  },
  'canon-eos-50d': {
    faults: {
      'main-dial': mainDialCheck,
    },
  },
  'canon-eos-20d': {
    advisories: {
      'lock-up': 'Canon announced firmware 1.0.4 for cameras whose shutter doesn’t fire.',
      'lexar-cards': lexarCardsNotice,
    },
    faults: {
      'err-99':
        'Shoot fifty frames. If Err 99 comes up, take the lens off and try again: if it stays, suspect the shutter, not the lens. The same goes for a camera that keeps firing until you take the battery out; one shutter was replaced at about 100,000 shots.',
      'shutter-button':
        'Press the shutter button lightly but all the way, twenty times: the camera has to fire every time. On two cameras, one of them unused for years, the button needed a hard push or hardly responded.',
      'lock-up':
        'Read the firmware version. If it’s older than 1.0.4, have it updated: with early versions, the camera could freeze until the battery was taken out.',
    },
  },
  'canon-eos-300d': {
    faults: {
      'sticky-rubber':
        'Touch the rubber of the grip and of the cover on the left. After years in a closet, it turns into a sticky black mass that comes off on your fingers.',
      'err-99':
        'Fire a dozen frames, then use the sensor cleaning mode and look inside: nothing should cover the sensor. With Err 99 and a dull sound, the shutter blades may be stuck or bent.',
    },
  },
  'canon-eos-750d': {
    advisories: {
      'sensor-spots': sensorSpotsNotice,
    },
    faults: {
      'sensor-spots': sensorSpotsCheck,
    },
  },
  'canon-eos-760d': {
    advisories: {
      'sensor-spots': sensorSpotsNotice,
    },
    faults: {
      'sensor-spots': sensorSpotsCheck,
    },
  },
  'canon-eos-350d': {
    advisories: {
      'lexar-cards': lexarCardsNotice,
    },
    faults: {
      'lexar-cards':
        'If an old Lexar Professional 80x card comes with it, don’t use it. Try your own card instead, and count the pictures on it afterward.',
    },
  },
  'canon-eos-400d': {
    faults: {
      'err-99':
        'Take fifty frames with clean contacts and a fresh battery. If Err 99 keeps coming back, set the shutter to bulb, take the lens off, and watch whether the shutter opens. One owner’s shutter had stopped opening at about 57,000 shots.',
    },
  },
  'canon-eos-1d-mark-ii': {
    advisories: {
      'lost-pictures': lostPicturesNotice,
    },
    faults: {
      firmware: firmwareCheck,
    },
  },
  'canon-eos-1ds-mark-ii': {
    advisories: {
      'lost-pictures': lostPicturesNotice,
    },
    faults: {
      firmware: firmwareCheck,
    },
  },
  'canon-eos-r5-c': {
    advisories: {
      autofocus:
        'Because of a manufacturing fault in the autofocus, a few bodies may go in and out of focus again and again in movie mode. Canon Australia offered an exchange to buyers who had received one by March 21, 2022.',
    },
    faults: {
      autofocus:
        'Film a still subject for a minute with autofocus. The focus shouldn’t pulse in and out. Ask whether the body was sold in Australia.',
    },
  },
};

export default { models, buying };
