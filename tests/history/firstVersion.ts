/**
 * A history as the first release of the site wrote it. Visitors keep such files, so this must never change, and every
 * later release must open it.
 */
export const FIRST_VERSION = JSON.stringify({
  format: 'shutter-count-history',
  version: 1,
  readings: [
    {
      name: '100NIKON/DSC_0001.NEF',
      source: 'photo',
      make: 'NIKON CORPORATION',
      model: 'NIKON D750',
      serial: '6001234',
      date: '2022-01-01T12:00:00',
      dateSource: 'camera',
      counts: [{ kind: 'total', low: 10000, high: 10000, grade: 'exact', limits: [] }],
    },
    {
      name: 'Canon EOS R 2026-05-01T10:20:30',
      source: 'cable',
      make: 'Canon Inc.',
      model: 'Canon EOS R',
      date: '2026-05-01T10:20:30',
      dateSource: 'file',
      counts: [{ kind: 'total', low: 86001, high: 87000, grade: 'approximate', limits: ['steps', 'taken-to-be'] }],
    },
    {
      name: 'DSCF0001.RAF',
      source: 'photo',
      make: 'FUJIFILM',
      model: 'X-T2',
      counts: [
        {
          kind: 'images',
          low: 900,
          high: 900,
          grade: 'approximate',
          limits: ['counts-pictures', 'wraps', 'firmware-reset'],
          wrapsAt: 32767,
        },
      ],
      reason: 'no-date',
    },
    {
      name: 'edited.jpg',
      source: 'photo',
      make: 'NIKON CORPORATION',
      model: 'NIKON D750',
      counts: [],
      reason: 'edited',
    },
  ],
});
