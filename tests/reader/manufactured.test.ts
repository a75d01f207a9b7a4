import { describe, expect, it } from 'vitest';
import { readManufactured } from '../../src/reader/manufactured';
import { type Facts, photoDataOf } from '../support/photoData';
import { fujifilmNote, headedNote, olympusNote, panasonicNote, pentaxNote, ricohNote } from '../support/makerNotes';
import { type Camera, photo } from '../support/photo';
import { read } from '../support/read';
import { ORDERS, long, subDirectory, text } from '../support/tiff';

const madeBy = (make: string, model: string, facts: Facts, dateTime?: string) => {
  const named = { make, model, hasGps: false };
  return readManufactured(
    photoDataOf(make, model, facts).fields,
    dateTime === undefined ? named : { ...named, dateTime },
  )?.date;
};

const panasonic = (InternalSerial: string, model = 'DMC-G6') => madeBy('Panasonic', model, { InternalSerial });
const fujifilm = (InternalSerial: string) => madeBy('FUJIFILM', 'X-T1', { InternalSerial });
// Olympus fills Make and Model with blanks.
const olympus = (InternalSerial: string, taken?: string) =>
  madeBy('OLYMPUS IMAGING CORP.  ', 'E-P2            ', { InternalSerial }, taken);
const pentax = (ManufactureDate: number, model = 'PENTAX K10D') =>
  madeBy('PENTAX Corporation', model, { ManufactureDate });
const ricoh = (ManufactureDate: string) => madeBy('RICOH', 'GR DIGITAL 3', { ManufactureDate });

describe('The day of manufacture', () => {
  it.each([
    ['a Lumix', 'Panasonic', 'DMC-G6', { InternalSerial: 'X141303270062' }, '2013-03-27'],
    [
      'a Lumix, with junk after its number',
      'Panasonic',
      'DMC-G6',
      { InternalSerial: 'X141303270062 ÿ9' },
      '2013-03-27',
    ],
    ['a Leica that Panasonic made', 'LEICA', 'DIGILUX 3', { InternalSerial: 'F990612010043' }, '2006-12-01'],
    ['a Pentax', 'PENTAX Corporation', 'PENTAX K10D', { ManufactureDate: 20_070_330 }, '2007-03-30'],
    ['a Ricoh', 'RICOH', 'GR DIGITAL 3', { ManufactureDate: '2010:03:07' }, '2010-03-07'],
    [
      'a Fujifilm',
      'FUJIFILM',
      'X-T1',
      { InternalSerial: 'FFDT21916866     59333130303214011729C020110166' },
      '2014-01-17',
    ],
    [
      'a Fujifilm without a number before it',
      'FUJIFILM',
      'X-T1',
      { InternalSerial: '59333130303214011729C020110166' },
      '2014-01-17',
    ],
  ])('is read from %s', (_name, make, model, facts, date) => {
    expect(madeBy(make, model, facts)).toBe(date);
  });

  it('takes precedence over an internal number that looks like one', () => {
    const facts = { ManufactureDate: 20_070_330, InternalSerial: 20_080_401 };
    expect(madeBy('PENTAX Corporation', 'PENTAX K10D', facts)).toBe('2007-03-30');
  });

  it.each([
    ['the model is in no list', panasonic('X141303270062', 'DMC-XYZ1')],
    ['the maker is not known', madeBy('Acme', 'DMC-G6', { InternalSerial: 'X141303270062' })],
    ['the model is of another maker', madeBy('Panasonic', 'X-T1', { InternalSerial: 'X141303270062' })],
    ['its form is of another maker', madeBy('FUJIFILM', 'X-T1', { InternalSerial: 'X141303270062' })],
    ['the file has no such field', madeBy('Panasonic', 'DMC-G6', {})],
    ['the month is 13', panasonic('X141313270062')],
    ['the month is 0', panasonic('X141300270062')],
    ['the day is 0', panasonic('X141303000062')],
    ['February has no such day', panasonic('X141302290062')],
    ['the number is a placeholder', panasonic('SPR0000000031')],
    ['the text is shifted to the left', panasonic('141303270062')],
    ['the text is shifted to the right', panasonic('XX141303270062')],
    ['the number lacks a digit', panasonic('X14130327006')],
    ['a Fujifilm has a hexadecimal digit more', fujifilm('FFDT21916866     593331303032114011729C020110166')],
    ['a Fujifilm has a hexadecimal digit fewer', fujifilm('FFDT21916866     5933313030314011729C020110166')],
    ['a Fujifilm has a digit more and no number', fujifilm('593331303032114011729C020110166')],
    ['a Fujifilm lacks a character at the end', fujifilm('FFDT21916866     59333130303214011729C02011016')],
    ['a Fujifilm has a character more at the end', fujifilm('FFDT21916866     59333130303214011729C0201101660')],
    ['a Fujifilm has three characters before it', fujifilm('59333114011729C020110166')],
    ['a Fujifilm has no text before it', fujifilm('FFDT21916866     14011729C020110166')],
    ['a Fujifilm has no hexadecimal text before it', fujifilm('FFDT21916866     5933313030G214011729C020110166')],
    ['a Fujifilm has unprintable characters before it', fujifilm('FFDT21916866     00013100303214011729C020110166')],
    ['a Ricoh has no day', ricoh('0000:00:00')],
    ['a Ricoh has a day in the year 9999', ricoh('9999:12:31')],
    ['a Ricoh has a time after it', ricoh('2010:03:07 00:00:00')],
    ['a Pentax has no day', pentax(0)],
    ['a Pentax has a day in the year 9999', pentax(99_991_231)],
    ['a Pentax has more digits', pentax(200_703_301)],
  ])('is not read if %s', (_name, date) => {
    expect(date).toBeUndefined();
  });

  it.each([
    ['X141112310062', undefined],
    ['X141201010062', '2012-01-01'],
    ['X142812310062', '2028-12-31'],
    ['X142901010062', undefined],
  ])('is between the year before the release and 15 years after it, 2013 in this case: %s is %s', (serial, date) => {
    expect(panasonic(serial)).toBe(date);
  });

  it('counts from the announcement if that was in another year than the release', () => {
    // The GR III was announced in 2018 and released in 2019.
    expect(madeBy('RICOH IMAGING COMPANY, LTD.', 'RICOH GR III', { ManufactureDate: 20_170_601 })).toBe('2017-06-01');
    expect(madeBy('RICOH IMAGING COMPANY, LTD.', 'RICOH GR III', { ManufactureDate: 20_161_231 })).toBeUndefined();
  });
});

describe('The month of manufacture of an Olympus', () => {
  it.each([
    ['a photo of the next month', '4096908000212001', '2009-09-12T10:00:00', '2009-08'],
    ['a photo of the same month', '4096908000212001', '2009-08-12T10:00:00', '2009-08'],
    ['the year before the release', '4096811000212001', '2009-09-12T10:00:00', '2008-11'],
    ['a photo before the second decade', '4096908000212001', '2019-07-31T10:00:00', '2009-08'],
    ['a digit whose year comes once', '4096508000212001', '2024-05-01T10:00:00', '2015-08'],
    ['two decades that fit', '4096908000212001', '2021-05-01T10:00:00', undefined],
    ['a photo before the camera was made', '4096908000212001', '2009-07-31T10:00:00', undefined],
    ['a month 13', '4096913000212001', '2010-02-01T10:00:00', undefined],
    ['a month 0', '4096900000212001', '2010-02-01T10:00:00', undefined],
    ['a text shifted to the left', '096908000212001', '2009-09-12T10:00:00', undefined],
    ['a text shifted to the right', '44096908000212001', '2009-09-12T10:00:00', undefined],
    ['letters', '4096908000212A01', '2009-09-12T10:00:00', undefined],
    ['a photo without a date', '4096908000212001', undefined, undefined],
  ])('%s', (_name, serial, taken, month) => {
    expect(olympus(serial, taken)).toBe(month);
  });
});

/** A camera, the day of manufacture in its photo's result, and the tag that stores it. */
const CAMERAS: readonly (readonly [camera: Camera, date: string, tag: string])[] = [
  [{ make: 'Panasonic', model: 'DMC-G6', note: panasonicNote({ serial: 'X141303270062' }) }, '2013-03-27', '0x0025'],
  [
    { make: 'LEICA', model: 'DIGILUX 3', note: headedNote('LEICA\0\0\0', { 0x0025: text('F990612010043') }) },
    '2006-12-01',
    '0x0025',
  ],
  [
    {
      make: 'FUJIFILM',
      model: 'X-T1',
      note: fujifilmNote({ tags: { 0x0010: text('FFDT21916866     59333130303214011729C020110166') } }),
    },
    '2014-01-17',
    '0x0010',
  ],
  [
    {
      make: 'OLYMPUS IMAGING CORP.  ',
      model: 'E-P2            ',
      dateTime: '2009:09:12 10:00:00',
      note: olympusNote({ tags: { 0x2010: subDirectory({ 0x0102: text('4096908000212001               ') }) } }),
    },
    '2009-08',
    '0x0102',
  ],
  [
    {
      make: 'PENTAX Corporation',
      model: 'PENTAX K10D',
      note: pentaxNote({ header: 'AOC', tags: { 0x0215: long(76_830, 20_070_330, 2, 1, 1_234_567) } }),
    },
    '2007-03-30',
    '0x0215',
  ],
];

describe.each(ORDERS)('The day in a photo in order %s', (order) => {
  it.each(CAMERAS)('is in its result, with its tag: $model', async (camera, date, tag) => {
    expect((await read(photo({ ...camera, order }))).manufactured).toEqual({ date, tag: `MakerNote/${tag}` });
  });

  it('is in a Ricoh’s result, although its text ends with blanks', async () => {
    const note = ricohNote({ made: '2010:03:07          ' });
    expect((await read(photo({ make: 'RICOH', model: 'GR DIGITAL 3', order, note }))).manufactured).toMatchObject({
      date: '2010-03-07',
    });
  });

  it('is left out for a photo without it', async () => {
    const note = panasonicNote({ serial: 'SPR0000000031' });
    expect(await read(photo({ make: 'Panasonic', model: 'DMC-G6', order, note }))).not.toHaveProperty('manufactured');
  });
});
