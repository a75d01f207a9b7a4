/** What each maker's files hold, and how to get each camera's count. */

import type { FilesCopy } from '../types';

const files: FilesCopy = {
  brands: {
    canon: {
      counted:
        'All shots, mechanical and electronic; on the R, R7, and RP pictures taken, though it isn’t known whether silent shots count',
      precision:
        'Exact on the EOS R5 and the first EOS-1D generations; a counter with limits on the R, R6, R6 Mark II, R7, R8, R50, and RP; right on some cameras only for the 1D Mark III and 1Ds Mark III; elsewhere an estimate from file numbers, or nothing',
      types: 'JPEG, CR3, CR2, HIF',
      otherwise:
        'Over USB, exact on older bodies and in steps of 1,000 on many newer ones; a card report on a few; reportedly in the menu of the EOS-1D X models',
    },
    nikon: {
      counted: 'All shots; newer bodies also save the mechanical ones separately',
      precision: 'Exact to the last shot',
      types: 'JPEG, NEF, TIFF',
      otherwise: 'Ask a Nikon service center; no camera menu shows the count',
    },
    sony: {
      counted: 'Shutter actuations; silent shooting doesn’t add to the count (shown on the A7R II)',
      precision: 'Exact on most Alpha bodies; older ones can roll over after 65,535',
      types: 'JPEG, ARW, HIF',
      otherwise: 'Ask Sony service; RX and ZV compacts don’t save a count',
    },
    fujifilm: {
      counted: 'Pictures (“Image Count”); sources disagree on the electronic shutter',
      precision: 'Up to 32,767; can start over, for example after a firmware update',
      types: 'JPEG, RAF, HIF',
      otherwise:
        'Over USB in tether mode (may start over after 65,535); setup menu on the X100, X100S, and X100T; or ask Fujifilm service',
    },
    olympus: {
      counted: 'Shutter actuations, on the camera’s service screen',
      precision: 'Exact on the camera’s own screen; repairs can reset it',
      types: 'None with a count',
      otherwise: 'Service screen in the camera: R is the number of actuations',
    },
    pentax: {
      counted: 'Actuations, including ones that leave no picture, but not live view or video',
      precision: 'Exact, encrypted with the date and time of the shot',
      types: 'JPEG, PEF, DNG',
      otherwise: 'A new photo, if the date in the file was changed; a Pentax service center for the oldest bodies',
    },
    leica: {
      counted: 'No counter found in the file',
      precision: 'The ID in some M files is an estimate at best',
      types: 'None with a count',
      otherwise: 'Leica Customer Care or a dealer',
    },
    ricoh: {
      counted: 'Actuations, if it’s there',
      precision: 'Expected to be exact from the GR III on (Pentax format); we haven’t seen a file that proves it',
      types: 'JPEG, DNG',
      otherwise:
        'GR Digital IV, by one owner’s report, and probably the older ones: hold playback and macro while it’s off, and read the SH line',
    },
    kodak: {
      counted: 'No counter found in the file',
      precision: 'At best, file numbers give you a minimum',
      types: 'None with a count',
      otherwise: 'Judge the camera by its condition',
    },
    minolta: {
      counted: 'Only an image number, not actuations',
      precision: 'Estimate; anyone can reset the numbering',
      types: 'JPEG, MRW',
      otherwise: 'Judge the camera by its condition',
    },
  },
  howTo: {
    'canon-usb-estimate':
      'The photo only has folder and file numbers, which give you a rough estimate. The real total stays in the camera. Whether it can be read over USB depends on the body.',
    'canon-usb': 'The total stays in the camera. Whether it can be read over USB depends on the body.',
    'canon-usb-1000': 'Over USB this camera reports its total only in steps of 1,000.',
    'canon-1d-menu': 'The total is reportedly under system status display in the camera’s setup menu.',
    'olympus-service': 'The camera shows the count on a hidden service screen.',
    'olympus-eseries':
      'On this DSLR you open the service pages with a button sequence while the card door is open; R is the count.',
    'olympus-eseries-playback':
      'On this DSLR you open the service pages with a button sequence while the card door is open; R is the count.',
  },
  steps: {
    'canon-1d-menu': [
      'Open the camera’s setup menu and go to System status display.',
      'If the total is there, write it down.',
      'Write down the serial number with it.',
    ],
    // PEN and OM-D; the keys differ a little by model and firmware.
    'olympus-service': [
      'Hold MENU while you switch the camera on, press MENU again, and open the monitor brightness setting in the setup menu, then press INFO, then OK (some bodies need only one of the two).',
      'Press up, down, left, right, press the shutter button all the way, and press up to open the first service page.',
      'Press right for page 2, write down the value next to R, and switch the camera off without touching anything else.',
    ],
    'olympus-eseries': [
      'Switch the camera on, open the card door, and press MENU and OK together.',
      'Press up, down, left, right, press the shutter button all the way, then press up and right.',
      'R is the number of actuations, and S is the number of flashes. Switch the camera off to leave.',
    ],
    'olympus-eseries-playback': [
      'Switch the camera on, open the card door, and press playback and OK together.',
      'Press up, down, left, right, press the shutter button all the way, then press up and right.',
      'R is the number of actuations, and S is the number of flashes. Switch the camera off to leave.',
    ],
  },
};

export default files;
