/** What each maker's files hold, and the way to the count of each camera. */

import type { FilesCopy } from '../types';

const files: FilesCopy = {
  brands: {
    canon: {
      counted: 'Releases of both kinds, mechanical and electronic',
      precision:
        'Exact on the EOS R5 and the first EOS-1D generations; a counter with limits on R6, R6 Mark II, R8, R50 and RP; elsewhere an estimate from file numbers, or nothing',
      types: 'JPEG, CR3, CR2, HIF',
      otherwise:
        'Over USB with shutter-count software, on many newer bodies in steps of 1,000; in the camera menu of the EOS-1D X models',
    },
    nikon: {
      counted: 'Releases of both kinds; newer bodies also store the mechanical ones alone',
      precision: 'Exact to the single release',
      types: 'JPEG, NEF, TIFF',
      otherwise: 'A Nikon service centre; no camera menu shows the count',
    },
    sony: {
      counted: 'Releases of the shutter; silent shooting does not advance the count',
      precision: 'Exact on most Alpha bodies; older ones can start again after 65,535',
      types: 'JPEG, ARW, HIF',
      otherwise: 'Sony service; RX and ZV compacts store no count',
    },
    fujifilm: {
      counted: 'Pictures (“Image Count”); sources disagree on the electronic shutter',
      precision: 'Up to 32,767; can restart, also with a firmware update',
      types: 'JPEG, RAF, HIF',
      otherwise: 'Fujifilm service',
    },
    olympus: {
      counted: 'Nothing in the file; the camera itself counts releases',
      precision: 'The camera’s own screen is exact; repairs can reset it',
      types: 'None',
      otherwise: 'Service screen in the camera: R is the number of releases',
    },
    pentax: {
      counted: 'Releases, also those without a picture; live view and video are left out',
      precision: 'Exact, encrypted with the date and time of the shot',
      types: 'JPEG, PEF, DNG',
      otherwise: 'A Pentax service centre, where the date in the file was changed',
    },
    leica: {
      counted: 'No counter is known in the file',
      precision: 'Customer care reads the camera’s own counter',
      types: 'None',
      otherwise: 'Leica Customer Care or a dealer',
    },
    ricoh: {
      counted: 'Releases',
      precision: 'Expected to be exact from the GR III on (Pentax format); a sample has not confirmed it to us yet',
      types: 'JPEG, DNG',
      otherwise: 'GR Digital: a screen opened with two buttons, line SH',
    },
    kodak: {
      counted: 'No counter is known in the file',
      precision: 'File numbers give a lower bound at best',
      types: 'None',
      otherwise: 'Judge the body by its condition',
    },
    minolta: {
      counted: 'Only an image number, no releases',
      precision: 'Estimate; the numbering can be reset',
      types: 'JPEG, MRW',
      otherwise: 'Judge the body by its condition',
    },
  },
  howTo: {
    'canon-usb-estimate':
      'The photo carries only folder and file numbers, which give a rough estimate; for the true total, read the camera over USB with shutter-count software.',
    'canon-usb':
      'The total is not stored in the photo; connect the camera by USB and read it with shutter-count software, or ask a Canon service centre.',
    'canon-usb-1000':
      'The total is not stored in the photo, and over USB this camera reports it only in steps of 1,000.',
    'canon-1d-menu':
      'The total is not stored in the photo; look at the system status display in the camera’s set-up menu.',
    'canon-rp-counter':
      'JPEGs straight from the camera hold a counter that rises with every shot; we found it by comparing files of one body, so treat it with caution.',
    'canon-makernote':
      'Open an untouched JPEG or CR3: Canon’s maker note holds an exposure total that also includes electronic-shutter frames.',
    'nikon-exif-mech':
      'Open an untouched JPEG or NEF: the file can hold both the total release count and, separately, the mechanical-shutter count.',
    'nikon-exif':
      'Open an untouched JPEG or NEF from the camera: Nikon stores the running release count in every file.',
    'olympus-service':
      'The count is not in the photo; it appears as the value R on page 2 of the service screen, which opens with a button sequence after power-on.',
    'olympus-eseries':
      'The count is not in the photo; on this DSLR the service pages open with a button sequence while the card door is open, and R is the release count.',
    'sony-exif':
      'Open an untouched JPEG or ARW: the count sits in an enciphered block of Sony’s maker note, which this tool decodes.',
    'sony-exif-wrap':
      'Open an untouched JPEG or ARW; on this generation the stored count can start again at zero after 65,535.',
    'fuji-exif':
      'Open an untouched JPEG or RAF and look for the image count; the field holds at most 32,767 and can restart after a firmware update.',
    'leica-service':
      'Leica does not write the count into the photo; ask Leica customer care or a dealer to read it from the camera.',
    'ricoh-exif':
      'Open an untouched JPEG or DNG: this GR uses the Pentax maker-note layout, where the count is encrypted with the shot’s date and time.',
    'pentax-exif':
      'Open an untouched JPEG, PEF or DNG: the count is encrypted with the shot’s date and time, and this tool decrypts it.',
    'minolta-file':
      'The file holds only an image number, so the result is an estimate; the number starts over when the numbering is reset.',
    'kodak-none':
      'No release count is known to be stored in this camera’s files; judge it by condition and file numbers.',
  },
};

export default files;
