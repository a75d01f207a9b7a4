/** The headers of every file in public/_headers. hosting.e2e.ts compares all servers with public/_headers. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ofAll = /\n\/\*\n((?: {2}.+\n)+)/.exec(readFileSync('public/_headers', 'utf8'))![1]!;

it.each([
  ['tells other sites only its origin', 'Referrer-Policy: strict-origin-when-cross-origin'],
  ['lets the cable read a camera here, and no other site', 'usb=(self)'],
  ['uses no camera, microphone or position', 'camera=(), microphone=(), geolocation=()'],
  ['shares no window with pages that it opens', 'Cross-Origin-Opener-Policy: same-origin'],
  ['cannot be framed', "frame-ancestors 'none'"],
  ['is only treated as the type with which it is sent', 'X-Content-Type-Options: nosniff'],
])('every page %s', (_title, header) => {
  expect(ofAll).toContain(header);
});
