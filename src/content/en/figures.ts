import type { FigureWords } from '../types';

const figures: FigureWords = {
  'count-in-file': {
    label:
      'A photo file as a stack of blocks: header, EXIF data, preview, picture. The maker note is inside the EXIF data, and the shutter count inside the maker note.',
    file: 'Photo file',
    header: 'Header',
    exif: 'EXIF',
    exifFields: 'date, exposure, lens',
    makerNote: 'Maker note',
    count: 'Shutter count',
    thumbnail: 'Preview',
    picture: 'Picture',
  },
  'focal-plane-shutter': {
    label:
      'A focal-plane shutter in the middle of an exposure: the first curtain has run most of its way down, the second follows, and the slit between them passes over the sensor. Three small drawings show it ready, exposing, and done.',
    release: 'Fire',
    firstCurtain: 'First curtain',
    secondCurtain: 'Second curtain',
    slit: 'Slit',
    phases: ['Ready', 'Exposing', 'Done'],
  },
  'wear-bands': {
    label:
      'A scale from 0 to 100 percent of the rated life with four bands: low under 20, moderate from 20, high from 50, very high over 80.',
    bands: ['low', 'moderate', 'high', 'very high'],
    start: 'new',
    end: 'rated life',
  },
  'rated-life': {
    label:
      'Bars of rated life on a scale from 0 to 500,000 actuations, by level, for DSLRs, mirrorless cameras, and medium format.',
    bodies: { dslr: 'DSLR', mirrorless: 'Mirrorless', 'medium-format': 'Medium format' },
    levels: { 'entry-level': 'Entry level', 'mid-range': 'Mid-range', professional: 'Professional' },
  },
  'folder-arithmetic': {
    label:
      'A folder named 112CANON with the file IMG_3456. Folder 112 minus 100 leaves 12 full folders of 9,999 pictures each, or 119,988; add the 3,456 in the last folder and you get 123,444, an estimate.',
    folder: 'Folder',
    file: 'Last file',
    fullFolders: 'full folders',
    lastFolder: 'in the last folder',
    estimate: 'Estimate',
  },
  'what-survives': {
    kept: {
      title: 'The original from the card',
      text: 'Copied with a card reader or a cable, it’s exactly as the camera wrote it.',
    },
    changed: {
      title: 'Edited, exported, sent',
      text: 'Editors, messaging apps, social networks, and exports remove or rewrite the maker note.',
    },
    gone: {
      title: 'Screenshot, photo of a screen',
      text: 'A new picture, without any data from the camera.',
    },
  },
  'canon-ways': {
    label:
      'The same count on a scale from 45,000 to 46,000, by route. Photo, USB on older bodies, and card report each give one exact point, 45,213. USB on newer bodies gives a range, 45,001 to 46,000. File numbers could be anywhere.',
    photo: 'Photo (a few bodies)',
    olderCable: 'USB, older bodies',
    card: 'Card report',
    newerCable: 'USB, newer bodies',
    numbers: 'File numbers',
    anywhere: 'could be anywhere',
  },
};

export default figures;
