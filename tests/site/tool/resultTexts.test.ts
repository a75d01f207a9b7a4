import { describe, expect, it } from 'vitest';
import { texts as allTexts } from '../../support/texts/all';

const { de, en, ja } = allTexts;

/** Texts that the specification gives word for word. */
const SPECIFIED = [
  'Upload Your Image',
  'Take a new picture with your DSLR camera and upload it unedited. The image will not be stored.',
  'Drag & drop or click to browse',
  'Analyzing Image...',
  'Please wait while we extract the shutter count from your image...',
  'Your privacy is important to us. Images are processed locally and never stored or uploaded to any server.',
  'Unable to Extract Data',
  "We couldn't extract the shutter count information from this image.",
  'Unknown',
  'Approximate value',
  'Technical Specifications',
  'Image Details',
  'Analyze Another Photo',
  'Please upload an image file',
  'File is too large. Maximum size is 20MB',
  'Unsupported file type. Please try a JPEG or PNG file.',
  'Could not extract shutter count',
  'Error processing image',
  'Failed to process the image. Please try again.',
  'Unexpected error',
  'An unexpected error occurred. Please try again.',
  "Couldn't extract shutter count for {{camera}}",
  'This camera model might not store shutter count in its EXIF data',
  'Camera model not supported',
  "We couldn't determine the shutter count for this camera model",
  'Extracted shutter count for {{camera}}',
  'Shutter count extracted successfully',
  'No EXIF data found in image',
  'Failed to extract EXIF data: {{reason}}',
];

it.each(SPECIFIED)('the English texts include: %s', (text) => {
  expect(Object.values(en)).toContain(text);
});

describe.each([
  ['Japanese', ja],
  ['German', de],
])('%s', (_, texts: Record<string, string>) => {
  it('leaves no sentence in English', () => {
    const same = Object.entries(en).filter(([key, text]) => texts[key] === text && /[a-z]{3,} [a-z]{2,}/i.test(text));
    expect(same).toEqual([]);
  });
});

describe.each(Object.entries({ en, de, ja }))('the drop zone, in %s', (_, texts) => {
  it.each(['jpg', 'jpeg', 'tif', 'tiff', 'png', 'heic', 'heif', 'webp', 'raw'])('%s is named', (extension) => {
    const words = texts['dropZone.formatsMore'].toLowerCase().split(/[^a-z]+/);
    expect(words).toContain(extension);
  });

  it('a sentence says that unedited JPEGs work best', () => {
    expect(texts['dropZone.formatsMore']).toMatch(
      /Unedited JPEGs .* best|besten .* unbearbeitete JPEGs|未編集のJPEGが最も/,
    );
  });
});
