/** Anything that a visitor might give as a report or a link. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareClaims } from '../../src/judge/compareClaims';
import { readPasted, readReport } from '../../src/judge/readClaim';
import { readLink } from '../../src/judge/verifyLink';

const likeReport = () =>
  fc
    .record(
      {
        sha256: fc.oneof(fc.constant('0'.repeat(64)), fc.string()),
        version: fc.string(),
        model: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
        shutterCount: fc.oneof(fc.nat(), fc.double(), fc.string()),
        shutterSource: fc.record({ grade: fc.constantFrom('exact', 'estimate', 'guess', 'sure') }),
        dateTime: fc.oneof(fc.constant('2026-11-20T10:20:30'), fc.string()),
        subSecond: fc.oneof(fc.constant('47'), fc.string()),
        serialNumber: fc.string(),
        counters: fc.array(fc.record({ field: fc.constant('FileNumber'), tag: fc.string(), value: fc.nat() })),
      },
      { requiredKeys: ['sha256', 'counters'] },
    )
    .map((report) => JSON.stringify(report, (_key, value: unknown) => (typeof value === 'bigint' ? 1 : value)) ?? '');

const likeLink = () =>
  fc
    .record(
      {
        v: fc.string(),
        model: fc.string({ unit: 'binary' }),
        count: fc.oneof(fc.nat().map(String), fc.string()),
        grade: fc.constantFrom('exact', 'estimate', 'guess'),
        date: fc.oneof(fc.constant('2026-11-20T10:20:30'), fc.string()),
        sha256: fc.constantFrom('0'.repeat(64), '1'.repeat(64), '1'),
      },
      { requiredKeys: [] },
    )
    .map((parts) => new URLSearchParams(parts as Record<string, string>).toString());

it('no input makes reading it throw, and every read claim can be compared', () => {
  const file = { sha256: '0'.repeat(64), version: '0.1.0+4f3a9c21', facts: {} };
  const reads = [readReport, readPasted, (given: string) => readLink(`#${given}`)];
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), likeReport(), likeLink()), (given) => {
      for (const opened of reads.map((open) => open(given))) {
        if (typeof opened !== 'object') continue;
        expect(compareClaims(opened, file).kind === 'other-file').toBe(opened.sha256 !== file.sha256);
      }
    }),
  );
});
