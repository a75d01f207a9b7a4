/** A card report gets its camera from photos with the same serial number, whichever was read first. */
import { describe, expect, it } from 'vitest';
import { parseReport } from '../../src/reader/cardReport/parseReport';
import { readingsOfReports, type ReportFile } from '../../src/history/cardReports';
import { bodiesOf } from '../../src/history/lines';
import { type BuiltReport, cardReport } from '../support/cardReport';
import { made } from './made';

const SERIAL = '012345678901';

function reportFile(facts: BuiltReport = {}, model?: string): ReportFile {
  const report = parseReport(cardReport({ serial: SERIAL, ...facts }));
  if (typeof report === 'string') throw new Error(report);
  return { report, name: 'CAM_INFO.XML', written: '2024-06-01T12:00:00', ...(model !== undefined && { model }) };
}

const canon = (model: string) => ({ make: 'Canon', model, serial: SERIAL });
/** Like most photos of Canon bodies, it names the camera but has no count. */
const uncounted = { ...made('2024-05-01', 1, canon('Canon EOS R6')), counts: [], reason: 'not-stored' as const };

describe('a card report', () => {
  it('belongs to the camera named by a photo with its serial number, and is exact for an EOS R6', () => {
    expect(readingsOfReports([reportFile()], [uncounted])).toMatchObject([
      { model: 'Canon EOS R6', serial: SERIAL, counts: [{ grade: 'exact' }, { grade: 'exact' }] },
    ]);
  });

  it('forms one body with the photos', () => {
    const photos = [made('2024-05-01', 14_000, { ...canon('Canon EOS 5D'), counts: [{ kind: 'mechanical' }] })];
    const bodies = bodiesOf([...photos, ...readingsOfReports([reportFile()], photos)]);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]!.lines[0]!.points.map(({ low, source, dateSource }) => [low, source, dateSource])).toEqual([
      [14_000, 'photo', 'camera'],
      [15_000, 'card-report', 'file'],
    ]);
  });

  it('loses the offset of an EOS RP once a photo identifies the camera as one', () => {
    const report = reportFile({ actuations: 1_086_947_309 + 5_000 });
    expect(readingsOfReports([report], [])).toMatchObject([{ counts: [], reason: 'unknown-model' }]);
    const [told] = readingsOfReports([report], [{ ...uncounted, model: 'Canon EOS RP' }]);
    expect(told).toMatchObject({ counts: [{ kind: 'mechanical', low: 5_000 }, { kind: 'total' }] });
  });

  it('has the picked model if no photo names one, otherwise the photo’s model', () => {
    const picked = reportFile({}, 'Canon EOS R');
    expect(readingsOfReports([picked], [])[0]!.model).toBe('Canon EOS R');
    expect(readingsOfReports([picked], [uncounted])[0]!.model).toBe('Canon EOS R6');
  });

  it.each([
    ['of another serial number', [{ ...uncounted, serial: '099999999999' }]],
    ['of another maker', [{ ...uncounted, make: 'NIKON CORPORATION' }]],
    ['of two models that claim the number', [uncounted, { ...uncounted, model: 'Canon EOS R5' }]],
  ])('gets no model from photos %s', (_case, photos) => {
    expect(readingsOfReports([reportFile()], photos)[0]).not.toHaveProperty('model');
  });

  it('is not matched if its serial number is masked', () => {
    const masked = reportFile({ serial: '000000000000' });
    expect(readingsOfReports([masked], [{ ...uncounted, serial: '000000000000' }])[0]).not.toHaveProperty('model');
  });
});
