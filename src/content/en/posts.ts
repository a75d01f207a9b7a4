import type { PostsCopy } from '../types';

const posts: PostsCopy = {
  'canon-shutter-count': {
    title: 'How to Find the Shutter Count of Any Canon',
    excerpt:
      'Which Canon bodies save the count in the photo, which report it over USB, and when only a card report or a service center helps. With a table by body.',
  },
  'used-camera-buyers-guide': {
    title: 'Used Camera Buyer’s Guide: What to Check Before You Pay',
    excerpt:
      'Where to buy, what to check and in what order, what to ask the seller, and how to get from a shutter count to a fair price.',
  },
  'shutter-lifespan': {
    title: 'Shutter Lifespan: How Long a Camera Shutter Lasts',
    excerpt:
      'What a rated life promises and what it doesn’t, what wears a shutter out, how to spot one that’s going, and what you can do about it.',
  },
  'find-shutter-count-on-any-camera': {
    title: 'How to Find the Shutter Count on Any Camera',
    excerpt:
      'Three ways to get the number, brand by brand: what’s in the photo, what the camera shows, and when you need a cable or a service center.',
  },
  'camera-sensor-cleaning-guide': {
    title: 'Camera Sensor Cleaning Guide',
    excerpt:
      'The first tips of a guide to come: check the sensor every 3 to 6 months with a test frame at f/16, start with a blower, and use swabs as wide as the sensor.',
  },
};

export default posts;
