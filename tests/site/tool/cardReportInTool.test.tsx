import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { resultOfReport } from '../../../src/reader/cardReport/judge';
import { parseReport } from '../../../src/reader/cardReport/parseReport';
import type { CardReport } from '../../../src/reader/cardReport/report';
import { sheetJson, sheetRows } from '../../../src/site/tool/sheet/sheet';
import ResultView from '../../../src/site/tool/ResultView';
import type { Locale } from '../../../src/config/locales';
import { createTranslator } from '../../../src/i18n/translator';
import { type BuiltReport, cardReport } from '../../support/cardReport';
import { renderPart } from './render';
import { texts } from '../../support/texts/all';

const file = new NodeFile(['bytes'], 'CAM_INFO.XML', { type: 'text/xml' }) as File;

const read = (built: BuiltReport = {}) => parseReport(cardReport(built)) as CardReport;
const resultOf = (report: CardReport, model?: string) => ({ ...resultOfReport(report, model), bytesRead: 0, reads: 0 });

function show(built: BuiltReport = {}, model?: string, locale: Locale = 'en') {
  const report = read(built);
  const onPick = vi.fn();
  renderPart(
    <ResultView
      file={file}
      result={resultOf(report, model)}
      report={report}
      isNews
      onPick={onPick}
      onFile={() => {}}
      onReset={() => {}}
    />,
    locale,
  );
  return onPick;
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('shots and actuations', () => {
  it.each([
    ['more actuations', { actuations: 15_000, shots: 12_000 }, 'card.moreActuations'],
    ['more shots', { actuations: 12_000, shots: 15_000 }, 'card.moreShots'],
  ] as const)('are explained: %s', (_, built, key) => {
    show(built);
    expect(card('Shutter Count').getByText(texts.en[key])).toBeTruthy();
  });

  it('need no explanation if they are the same', () => {
    show({ actuations: 12_000, shots: 12_000 });
    expect(screen.queryByText(texts.en['card.moreActuations'])).toBeNull();
    expect(screen.queryByText(texts.en['card.moreShots'])).toBeNull();
  });
});

describe('remarks', () => {
  it.each<[string, BuiltReport, RegExp]>([
    [
      'an error after the last shot',
      { errors: [['E20', [{ shots: 13_000 }]]] },
      /E20 error was logged at 13,000 shots/,
    ],
    ['more starts than seconds', { starts: 6, seconds: 5 }, /switched on 6 times but ran for only 5 seconds/],
    [
      'two counts',
      { more: '<TotalShutter>9</TotalShutter><TotalShoot>8</TotalShoot>' },
      /More than once in the report: TotalShoot, TotalShutter\. Cameras write each of these once/,
    ],
    ['a masked serial number', { serial: '000000000000' }, /serial number is masked/],
    ['a missing serial number', { serial: '' }, /serial number is missing/],
  ])('have a sentence: %s', (_, built, sentence) => {
    show(built);
    expect(card(texts.en['card.proof']).getByText(sentence)).toBeTruthy();
  });
});

describe('the errors', () => {
  const log = [
    { date: '2024.05.23 22:06:27', reason: 'DS-EID:101', lens: '0000103c', shots: 11_999 },
    { date: '2021.12.11 22:29:24', reason: 'DS-EID:101', lens: '00000000', shots: 10_283 },
  ];

  it('show code, meaning, number, dates, and shot counts', () => {
    show({ errors: [['E70', log]] });
    const [, row] = card(texts.en['card.errors']).getAllByRole('row');
    expect(
      within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      texts.en['card.error.unpublished'],
      '2',
      expect.stringMatching(/^December 11, 2021.*, at 10,283 shots$/),
      expect.stringMatching(/^May 23, 2024.*, at 11,999 shots$/),
    ]);
    expect(row!.querySelector('th')!.textContent).toBe('E70');
    expect(screen.getByText(texts.en['card.crash'])).toBeTruthy();
  });

  it('have a sentence if there are none', () => {
    show();
    expect(screen.getByText(texts.en['card.noErrors'])).toBeTruthy();
  });
});

/** The list in which a visitor picks the camera. Its code loads separately. */
const picker = () => screen.findByLabelText<HTMLSelectElement>(texts.en['card.pick']);

describe('the camera', () => {
  it('is picked by the visitor', async () => {
    const onPick = show();
    fireEvent.change(await picker(), { target: { value: 'Canon EOS R6' } });
    expect(onPick).toHaveBeenCalledWith('Canon EOS R6');
  });

  it('can be cleared again', async () => {
    const onPick = show({}, 'Canon EOS R6');
    fireEvent.change(await picker(), { target: { value: '' } });
    expect(onPick).toHaveBeenCalledWith(undefined);
  });

  it('is shown as picked by any of its names in photos', async () => {
    show({}, 'Canon EOS Rebel SL3');
    const { selectedOptions } = await picker();
    expect(selectedOptions[0]!.textContent).toBe('EOS 250D');
  });
});

describe('the downloaded report', () => {
  const built = { mirror: 6_000, errors: [['E01', [{ date: '2024.05.23 22:06:27', shots: 11_999 }]]] } as const;
  const facts = (report: CardReport) => ({
    name: 'CAM_INFO.XML',
    size: 1000,
    sha256: 'ab',
    made: '2026-01-01T10:00:00',
    result: { ...resultOf(report), serialNumber: '••••8901' },
    report,
    rated: undefined,
  });

  it.each(['en', 'ja', 'de'] as const)('has the counters, the hours, the errors and the fingerprint: %s', (locale) => {
    const rows = sheetRows(facts(read(built)), createTranslator(locale, texts[locale]).t, locale);
    const keys = rows.map(({ key }) => key);
    for (const key of ['card.shots', 'card.mirror', 'card.runningTime', 'card.starts', 'card.errors', 'card.proof'])
      expect(keys).toContain(key);
    expect(JSON.stringify(rows)).not.toContain('012345678901');
  });

  it('is also JSON with the fields of the report, and with the serial number only as it is shown', () => {
    const json = sheetJson(facts(read(built)));
    expect(json).not.toContain('012345678901');
    expect(JSON.parse(json)).toMatchObject({
      serialNumber: '••••8901',
      cardReport: { mirror: 6_000, starts: 900, errors: [{ code: 'E01', last: '2024-05-23T22:06:27' }] },
    });
  });
});
