import { describe, expect, it } from 'vitest';
import { meaningOf, remarksOn, resultOfFault, resultOfReport, RP_OFFSET } from '../../../src/reader/cardReport/judge';
import { parseReport } from '../../../src/reader/cardReport/parseReport';
import type { CardReport } from '../../../src/reader/cardReport/report';
import { type BuiltReport, cardReport } from '../../support/cardReport';

const report = (built: BuiltReport = {}) => parseReport(cardReport(built)) as CardReport;

describe('the count of a report', () => {
  it.each([
    ['Canon EOS R6', 'exact', []],
    ['Canon EOS R', 'approximate', ['card-report']],
    ['Canon EOS 250D', 'approximate', ['card-report']],
    [undefined, 'approximate', ['card-report']],
  ])('of %s is %s', (model, grade, limits) => {
    expect(resultOfReport(report(), model)).toMatchObject({
      container: 'CAM_INFO',
      shutterCount: 15_000,
      shutterSource: { field: 'TotalShutter', tag: 'CAM_INFO/TotalShutter', kind: 'mechanical', grade, limits },
    });
  });

  it('comes before all shots and the mirror', () => {
    expect(resultOfReport(report({ mirror: 6_000 })).counters).toEqual([
      { field: 'TotalShutter', tag: 'CAM_INFO/TotalShutter', value: 15_000, kind: 'mechanical' },
      { field: 'TotalShoot', tag: 'CAM_INFO/TotalShoot', value: 12_000, kind: 'total' },
      { field: 'TotalMirror', tag: 'CAM_INFO/TotalMirror', value: 6_000, kind: 'number' },
    ]);
  });

  it.each([
    [0, 'damaged'],
    [1_000_001, 'damaged'],
    [RP_OFFSET + 5_000, 'unknown-model'],
    [RP_OFFSET + 1_000_001, 'damaged'],
  ])('%i is not a count: %s', (actuations, reason) => {
    const result = resultOfReport(report({ actuations }));
    expect(result).not.toHaveProperty('shutterCount');
    expect(result.reason).toBe(reason);
  });

  it('of an EOS RP has its offset subtracted', () => {
    const result = resultOfReport(report({ actuations: RP_OFFSET + 5_000 }), 'Canon EOS RP');
    expect(result).toMatchObject({ shutterCount: 5_000, shutterSource: { grade: 'approximate' } });
  });

  it('of an EOS RP below the offset is used unchanged', () => {
    expect(resultOfReport(report({ actuations: 5_000 }), 'Canon EOS RP').shutterCount).toBe(5_000);
  });

  it('has a serial number only if the report gives one', () => {
    expect(resultOfReport(report()).serialNumber).toBe('012345678901');
    expect(resultOfReport(report({ serial: '000000000000' }))).not.toHaveProperty('serialNumber');
  });
});

describe('two counts in one report', () => {
  it('contradict each other even from two parts of the report', () => {
    const text = new TextDecoder().decode(cardReport({ actuations: 1_000 }));
    const second = '<CameraInfo><TotalShutter>99000</TotalShutter></CameraInfo></Canon>';
    const two = parseReport(new TextEncoder().encode(text.replace('</Canon>', second))) as CardReport;
    expect(resultOfReport(two, 'Canon EOS R6').shutterSource).toMatchObject({
      grade: 'approximate',
      otherValue: 99_000,
    });
  });

  it.each(['Canon EOS R6', undefined])('are not exact, and both are named: %s', (model) => {
    const result = resultOfReport(report({ actuations: 1_000, more: '<TotalShutter>99000</TotalShutter>' }), model);
    expect(result).toMatchObject({
      shutterCount: 1_000,
      shutterSource: { grade: 'approximate', otherValue: 99_000, limits: expect.arrayContaining(['contradicted']) },
    });
  });

  it('that agree count as one', () => {
    const result = resultOfReport(report({ actuations: 9, more: '<TotalShutter>9</TotalShutter>' }), 'Canon EOS R6');
    expect(result.shutterSource).toMatchObject({ grade: 'exact', limits: [] });
  });
});

describe('remarks', () => {
  const at = (shots: number) => ({ errors: [['E20', [{ shots }]]] as const });
  it.each<[string, BuiltReport, string[]]>([
    ['a report that fits', {}, []],
    ['more actuations than shots', { actuations: 15_000, shots: 12_000 }, []],
    ['an error at the last shot', at(12_000), []],
    ['an error after it', at(12_001), ['error-after-total']],
    ['as many starts as seconds', { starts: 5, seconds: 5 }, []],
    ['more starts than seconds', { starts: 6, seconds: 5 }, ['starts-above-seconds']],
    ['a second count', { more: '<TotalShutter>9</TotalShutter>' }, ['repeated']],
    ['the offset of the EOS RP', { actuations: RP_OFFSET + 1 }, ['offset']],
    ['a masked serial number', { serial: '000000000000' }, ['serial-masked']],
    ['a missing serial number', { serial: '' }, ['serial-missing']],
  ])('%s: %j', (_, built, about) => expect(remarksOn(report(built)).map((remark) => remark.about)).toEqual(about));

  it('name the error and the counts that contradict each other', () => {
    expect(remarksOn(report(at(13_000)))).toEqual([
      { about: 'error-after-total', code: 'E20', at: 13_000, shots: 12_000 },
    ]);
  });

  it('say whether the offset was subtracted', () => {
    const offset = report({ actuations: RP_OFFSET + 1 });
    expect(remarksOn(offset)).toEqual([{ about: 'offset', isTakenOff: false }]);
    expect(remarksOn(offset, 'Canon EOS RP')).toEqual([{ about: 'offset', isTakenOff: true }]);
  });
});

describe('an error code means', () => {
  it.each([
    ['E01', 'lens'],
    ['E02', 'card'],
    ['E20', 'mechanism'],
    ['E70', 'unpublished'],
    ['E99', 'unpublished'],
    ['constructor', 'unpublished'],
  ])('%s: %s', (code, meaning) => expect(meaningOf(code)).toBe(meaning));
});

it('a report that cannot be read says why', () => {
  expect(resultOfFault('cut')).toMatchObject({
    container: 'CAM_INFO',
    error: { code: 'report-cut', message: 'This card report is cut off: its end is missing.' },
  });
});
