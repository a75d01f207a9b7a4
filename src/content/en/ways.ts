/** The ways to get a count other than from a photo. */

import type { WaysCopy } from '../guideCopy';

const ways: WaysCopy = {
  kinds: {
    menu: 'Camera menu',
    buttons: 'Hidden service screen',
    'card-report': 'Report on the memory card',
    'card-file': 'File on the memory card',
    cable: 'USB cable',
    'in-camera-program': 'Program inside the camera',
  },
  texts: {
    'canon-card-report':
      'A small third-party script on the card makes the camera save a report. Its TotalShutter line is the number of actuations. [How it’s done](/card-report).',
    'canon-shutr7': 'A Python program reads the count over USB.',
    'canon-openshuttercounter': 'An open-source program reads the count over USB.',
    'canon-gphoto2': 'A free command-line program reads the count over USB.',
    'canon-freeshuttercounter': 'A free program for macOS 10.7 to 10.12 reads the count over USB.',
    'canon-eos-digital-info':
      'A free program reads the count over USB with an older version of Canon’s own software kit.',
    'canon-dire-shuttercount': 'A paid app reads the count over USB.',
    'canon-shutter-count-5d': 'A free Python script reads the count over USB.',
    'canon-powershot-version-file':
      'An empty file with the right name on the card makes the camera show its figures. The line is called Total shoot.',
    'canon-magic-lantern':
      'This free add-on runs in the camera and shows the count in its own menu. Installing it changes how the camera starts, so follow its guide to the letter.',
    'canon-400plus':
      'This free add-on starts from the card and shows the count on its Info page, as Release count. The camera has to be changed once so that it starts programs from cards; read the project’s warning first.',
    'fujifilm-menu':
      'Open the setup menu and look for SHUTTER COUNT. The number also goes up with power-ups, playback, and viewfinder switching.',
    'fujifilm-gphoto2': 'A free command-line program reads the count over USB.',
    'olympus-service-page':
      'A button sequence after switching on opens a service screen. The number next to R on page 2 is the number of actuations.',
    'olympus-card-door':
      'With the card door open, a button sequence opens the service pages. R is the number of actuations.',
    'ricoh-figures':
      'With the camera off, hold playback and macro together. In the list that opens, the number after SH is the number of actuations.',
    'panasonic-camera-info':
      'A button sequence, different for each model, opens a service screen. The line is called SHTCNT.',
    'samsung-info-card': 'A file on the card makes the camera write down its figures, including the shutter count.',
  },
  precision: {
    single: 'The number isn’t rounded.',
    thousands: 'Rounded up to the next 1,000.',
    'as-stated': 'As the camera reports it; in the one published report, the counts are multiples of 256.',
    pictures: 'It counts pictures, so electronic-shutter shots may be in it.',
    unknown: 'Nobody has documented how exact it is.',
  },
  works: (firmware) => `Reported to work on this model${firmware && ` (firmware ${firmware})`}.`,
  worksOnFamily: 'Reported to work on this family of cameras.',
  expected: 'Expected to work on this model, but nobody has shown it.',
  fails: (programs) => `Programs that reportedly get nothing from this model: ${programs}.`,
};

export default ways;
