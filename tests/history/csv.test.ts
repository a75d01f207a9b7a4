import { describe, expect, it } from 'vitest';
import { writeCameraTable } from '../../src/history/bodiesCsv';
import { csvRows, writeCsv } from '../../src/history/csv';
import type { Reading } from '../../src/history/reading';
import { examined, made } from './made';

describe('a history as CSV', () => {
  it('has a header row, and a row for each count', () => {
    const counts = [{ kind: 'total' as const }, { kind: 'mechanical' as const, low: 7, high: 7 }];
    const photo = made('2024-05-01', 100, { name: 'a.NEF', counts });
    const cable = made('2024-05-02', [86_001, 87_000], { name: '', source: 'cable', saved: true });
    expect(writeCsv([photo, cable], true).split('\n')).toEqual([
      'file,make,model,serial_number,date,date_from,kind,count,count_up_to,grade,from,saved,saved_again,reason',
      'a.NEF,NIKON CORPORATION,NIKON D750,6001234,2024-05-01T12:00:00,camera,total,100,,exact,photo,,,',
      'a.NEF,NIKON CORPORATION,NIKON D750,6001234,2024-05-01T12:00:00,camera,mechanical,7,,exact,photo,,,',
      ',NIKON CORPORATION,NIKON D750,6001234,2024-05-02T12:00:00,camera,total,86001,87000,exact,cable,yes,,',
      '',
    ]);
  });

  it('has a row for each left-out file, with its reason', () => {
    const edited = { ...made('2024-05-01', 1), name: 'b.jpg', counts: [], reason: 'edited' as const };
    expect(writeCsv([edited], true)).toContain(
      'b.jpg,NIKON CORPORATION,NIKON D750,6001234,2024-05-01T12:00:00,camera,,,,,photo,,,edited',
    );
  });

  it('marks a photo that a program saved again', () => {
    expect(writeCsv([made('2024-05-01', 1, { savedAgain: true })], true)).toContain(',exact,photo,,yes,');
  });

  it('writes the bytes of an internal serial number the way the page does', () => {
    expect(writeCsv([made('2024-05-01', 1, { serial: '9 0 0 0 182 12' })], true)).toContain(',09000000b60c,');
  });

  it('masks serial numbers unless they are requested', () => {
    expect(writeCsv([made('2024-05-01', 1)], false)).toContain(',••••234,');
  });

  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['\t=1', "' =1"],
    [' =1', "' =1"],
    ['\r=1', "' =1"],
    ['a=1', 'a=1'],
    ['a,b', '"a,b"'],
    ['a\nb', 'a b'],
    ['a\tb\u202e', 'a b '],
    ['a"b', '"a""b"'],
    ['a;b', '"a;b"'],
    ['a;b"c', '"a;b""c"'],
    ['x;=1+1;y', `"x;'=1+1;y"`],
    ['x; =1;-2', `"x;' =1;'-2"`],
    ['x;"=1+1"', `"x;'""=1+1"""`],
    ['x\t=1+1', 'x =1+1'],
    ['a-b;c', '"a-b;c"'],
  ])('writes the cell %j as %j', (cell, written) => {
    expect(csvRows([[cell]])).toBe(`${written}\n`);
  });

  it('leaves numbers numbers', () => {
    expect(csvRows([[-1, 2, undefined]])).toBe('-1,2,\n');
  });
});

describe('the table of cameras as CSV', () => {
  const rows = (readings: readonly Reading[], withSerials: boolean) =>
    writeCameraTable(examined(readings), withSerials).trimEnd().split('\n').slice(1);

  it('has a row for each counter of a camera, with its figures', () => {
    const readings = [made('2022-01-02', 10_000), made('2023-01-02', 30_000), made('2024-01-02', 40_000)];
    expect(rows(readings, true)).toEqual([
      'NIKON CORPORATION,NIKON D750,6001234,,total,40000,,exact,,2024-01-02T12:00:00,3,834,1668,150000,,,0.267,,,',
    ]);
  });

  it('has the camera’s day of manufacture, but only the month beside a masked serial number', () => {
    const readings = [made('2024-01-02', 40_000, { made: '2018-08-17' })];
    expect(rows(readings, true)[0]).toContain(',6001234,2018-08-17,total,');
    expect(rows(readings, false)[0]).toContain(',••••234,2018-08,total,');
  });

  it('says that the photo with the latest count was saved again', () => {
    const [row] = rows([made('2024-01-02', 40_000, { savedAgain: true })], true);
    expect(row).toContain(',total,40000,,exact,yes,2024-01-02T12:00:00,');
  });

  it('has no wear after a fall, but the least number of shots, and masks the serial number', () => {
    const readings = [made('2024-05-01', 97_000), made('2024-06-01', 3_000)];
    expect(rows(readings, false)).toEqual([
      'NIKON CORPORATION,NIKON D750,••••234,,total,3000,,exact,,2024-06-01T12:00:00,2,,,,,,,,97000,falls',
    ]);
  });
});
