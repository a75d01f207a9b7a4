/** What each maker's files hold, and how to get each camera's count. */

import type { FilesCopy } from '../types';

const files: FilesCopy = {
  brands: {
    canon: {
      counted: 'All shots, mechanical and electronic; on the R, R6 Mark III, R7, and RP not known yet',
      precision:
        'Exact on the EOS R5 and the first EOS-1D generations; a counter with limits on the R, R6, R6 Mark II, R6 Mark III, R7, R8, R50, and RP; elsewhere an estimate from file numbers, or nothing',
      types: 'JPEG, CR3, CR2, HIF',
      otherwise:
        'Over USB, exact on older bodies and in steps of 1,000 on many newer ones; a card report on a few; reportedly in the menu of the EOS-1D X models',
    },
    nikon: {
      counted: 'All shots; newer bodies also save the mechanical ones separately',
      precision: 'Exact to the last shot',
      types: 'JPEG, NEF, TIFF',
      otherwise: 'A Nikon service center; no camera menu shows the count',
    },
    sony: {
      counted: 'Shutter actuations; silent shooting doesn’t add to the count (shown on the A7R II)',
      precision: 'Exact on most Alpha bodies; older ones can roll over after 65,535',
      types: 'JPEG, ARW, HIF',
      otherwise: 'Sony service; RX and ZV compacts don’t save a count',
    },
    fujifilm: {
      counted: 'Pictures (“Image Count”); sources disagree on the electronic shutter',
      precision: 'Up to 32,767; can start over, for example after a firmware update',
      types: 'JPEG, RAF, HIF',
      otherwise:
        'Over USB in tether mode (may start over after 65,535); setup menu on the X100, X100S, and X100T; Fujifilm service',
    },
    olympus: {
      counted: 'Shutter actuations, on the camera’s service screen',
      precision: 'Exact on the camera’s own screen; repairs can reset it',
      types: 'None',
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
      precision: 'Leica Customer Care reads the camera’s own counter',
      types: 'None',
      otherwise: 'Leica Customer Care or a dealer',
    },
    ricoh: {
      counted: 'Actuations, if it’s there',
      precision: 'Expected to be exact from the GR III on (Pentax format); we haven’t seen a file that proves it',
      types: 'JPEG, DNG',
      otherwise: 'GR Digital: hold playback and macro while it’s off, and read the SH line',
    },
    kodak: {
      counted: 'No counter found in the file',
      precision: 'At best, file numbers give you a minimum',
      types: 'None',
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
    'canon-rp-counter':
      'JPEGs straight from the camera have a counter that goes up with every shot. We found it by comparing files from one body, so treat it with caution.',
    'canon-pattern':
      'Open a JPEG straight from the camera. It has a counter that no published table lists; we found it in one camera’s photos. What exactly it counts isn’t known yet.',
    'canon-makernote':
      'Open an untouched JPEG or CR3. Canon’s maker note has a running total that also includes electronic-shutter shots.',
    'canon-1d-counter':
      'Open an untouched JPEG or RAW file. The first EOS-1D models keep a running total in Canon’s maker note.',
    'nikon-exif-mech':
      'Open an untouched JPEG or NEF. The file can have two numbers: the total and the mechanical shutter count.',
    'nikon-exif': 'Open an untouched JPEG or NEF from the camera. Nikon saves the running total in every file.',
    'olympus-service': 'The camera shows the count on a hidden service screen.',
    'olympus-eseries':
      'On this DSLR you open the service pages with a button sequence while the card door is open; R is the count.',
    'sony-exif':
      'Open an untouched JPEG or ARW. The count is in a scrambled block of Sony’s maker note, and the checker decodes it.',
    'sony-exif-wrap': 'Open an untouched JPEG or ARW. On this generation the count’s field ends at 65,535.',
    'sony-exif-plain': 'Open an untouched JPEG or ARW. Sony’s maker note has the count.',
    'fuji-exif':
      'Open an untouched JPEG or RAF and look for the image count. It goes up to 32,767, then starts over, and a firmware update may reset it to zero.',
    'leica-service': 'Ask Leica Customer Care or a dealer to read the count from the camera.',
    'ricoh-exif':
      'Open an untouched JPEG or DNG. This GR uses the Pentax maker note, where the count is encrypted with the date and time of the shot.',
    'pentax-exif':
      'Open an untouched JPEG, PEF, or DNG. The count is encrypted with the date and time of the shot, and the checker decrypts it.',
    'minolta-file': 'The file only has an image number, so the result is an estimate.',
    'nothing-found':
      'Nobody has found a shutter count in this camera’s files. Go by its condition; file numbers aren’t a count.',
    'not-known':
      'We haven’t looked at enough photos from this model yet. Drop one into the checker to see what it finds.',
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
      'Switch the camera on, open the card door, and press MENU and OK together (on the E-1, E-300, and E-500, playback and OK).',
      'Press up, down, left, right, press the shutter button all the way, then press up and right.',
      'R is the number of actuations, S is the number of flashes; switch off to leave.',
    ],
  },
};

export default files;
