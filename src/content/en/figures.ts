import type { FigureWords } from '../types';

const figures: FigureWords = {
  'count-in-file': {
    label:
      'A photo file as a stack of blocks: header, EXIF data, preview, picture. The maker note lies inside the EXIF data, and the shutter count inside the maker note.',
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
      'A focal-plane shutter in the middle of an exposure: the first curtain has run most of its way down, the second follows, and the slit between them passes over the sensor. Three small drawings show it ready, exposing and done.',
    release: 'Release',
    firstCurtain: 'First curtain',
    secondCurtain: 'Second curtain',
    slit: 'Slit',
    phases: ['Ready', 'Exposing', 'Done'],
  },
  'wear-bands': {
    label:
      'A scale from 0 to 100 percent of the rated life with four bands: low up to 20, moderate up to 50, high up to 80, very high beyond.',
    bands: ['low', 'moderate', 'high', 'very high'],
    start: 'new',
    end: 'rated life',
  },
  'rated-life': {
    label:
      'Bars of rated life on a scale from 0 to 500,000 releases, by level, for DSLRs, mirrorless cameras and medium format.',
    bodies: { dslr: 'DSLR', mirrorless: 'Mirrorless', 'medium-format': 'Medium format' },
    levels: { 'entry-level': 'Entry level', 'mid-range': 'Mid-range', professional: 'Professional' },
  },
  'folder-arithmetic': {
    label:
      'A folder named 112CANON with the file IMG_3456. Folder 112 minus 100 makes 12 full folders of 9,999 pictures, 119,988; with the 3,456 of the last folder that is 123,444, an estimate.',
    folder: 'Folder',
    file: 'Last file',
    fullFolders: 'full folders',
    lastFolder: 'in the last folder',
    estimate: 'Estimate',
  },
  'what-survives': {
    kept: {
      title: 'The original from the card',
      text: 'Copied with a reader or a cable, it is as the camera wrote it.',
    },
    changed: {
      title: 'Edited, exported, sent',
      text: 'Editors, messengers, social networks and exports remove or rewrite the maker note.',
    },
    gone: {
      title: 'Screenshot, photo of a screen',
      text: 'A new picture, without any data from the camera.',
    },
  },
};

export default figures;
