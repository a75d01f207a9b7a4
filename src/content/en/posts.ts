import type { PostsCopy } from '../types';

const posts: PostsCopy = {
  'canon-shutter-count': {
    title: 'How to Find the Shutter Count of Any Canon',
    excerpt:
      'Which Canon bodies save the count in the photo, which give it up over USB, exact or in thousands, and when only a card report or a service center helps. With a table by body.',
  },
  'used-camera-buyers-guide': {
    title: 'Used Camera Buyer’s Guide: What to Check Before You Pay',
    excerpt:
      'Where to buy, what to inspect and in which order, what to ask the seller, and how to turn a shutter count into a fair price.',
  },
  'shutter-lifespan': {
    title: 'Shutter Lifespan: How Long a Camera Shutter Lasts',
    excerpt:
      'What a rated life promises and what it does not, what wears a shutter out, how it announces its end, and what you can do then.',
  },
  'find-shutter-count-on-any-camera': {
    title: 'How to Find the Shutter Count on Any Camera',
    excerpt:
      'Three ways to the number and a guide brand by brand: what the photo holds, what the camera shows, and where only a cable or a service centre helps.',
  },
  'camera-sensor-cleaning-guide': {
    title: 'Camera Sensor Cleaning Guide',
    excerpt:
      'Every 3 to 6 months is a sensible rhythm. Start with a blower, check at f/16, and leave wet cleaning to swabs of the sensor’s width.',
  },
};

export default posts;
