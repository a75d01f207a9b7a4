import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '../../../src/config/locales';
import CableResult from '../../../src/site/pages/connect/CableResult';
import { FUJIFILM_RULES } from '../../../src/usb/fujifilmCounts';
import { LUMIX_RULE } from '../../../src/usb/lumixUsage';
import type { CameraReading } from '../../../src/usb/readCamera';
import { lumixBlock } from '../../usb/camera';
import { u32 } from '../../support/bytes';
import { renderPart } from '../tool/render';
import { nikonD850 } from '../tool/results';
import { texts } from '../../support/texts/all';

const readingOf = (...told: readonly number[]): CameraReading => ({
  maker: 'fujifilm',
  device: { operations: [], properties: [], make: 'FUJIFILM', model: 'X-T4', firmware: '2.10', serial: '' },
  evidence: told.map((value, place) => ({ rule: FUJIFILM_RULES[place]!, bytes: u32(value) })),
  photo: 'no-card',
  eosValues: new Map(),
  steps: [],
  needsPowerCycle: false,
});

function show(reading: CameraReading, locale: Locale = 'en'): string {
  const diagnostic = new File(['{}'], 'x-t4-usb.json');
  const usb = {
    requestDevice: () => Promise.reject(new Error('not asked')),
    getDevices: async () => [],
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  const { container } = renderPart(
    <CableResult
      reading={reading}
      made="2026-05-01T10:20:30"
      diagnostic={diagnostic}
      usb={usb}
      isNews={false}
      onReset={() => {}}
    />,
    locale,
  );
  return container.textContent;
}

describe.each(localeCodes)('in %s', (locale) => {
  const number = (value: number) => value.toLocaleString(locale);

  it('a replaced shutter is shown with its count, that of all shutters and the number of replacements', () => {
    const shown = show(readingOf(161_204, 1733, 2), locale);
    expect(screen.getByRole('img', { name: number(1733) })).toBeTruthy();
    expect(shown).toContain(
      texts[locale]['countCard.replaced'].replace('{{total}}', number(161_204)).replace('{{times}}', '2'),
    );
    for (const key of [
      'grade.approximate',
      'source.cable',
      'limit.taken-to-be.shutter',
      'limit.halves',
      'connect.saveDiagnostic',
    ] as const)
      expect(shown).toContain(texts[locale][key]);
    expect(shown).toContain(texts[locale]['limit.may-wrap'].replace('{{wrapsAt}}', number(65_535)));
    expect(shown).not.toContain(texts[locale]['limit.taken-to-be']);
    for (const property of ['0xD310 TotalShotCount', '0xD154 ShotCount', '0xD155 ShutterExchangeCount'])
      expect(shown).toContain(property);
  });

  it('nothing is said about photos, whose content differs', () => {
    expect(show(readingOf(12_345, 0, 0), locale)).not.toContain(texts[locale]['brandNote.fujifilm']);
    expect(show(readingOf(61_204, 1733, 0), locale)).not.toContain(texts[locale]['brandNote.fujifilm']);
  });

  it('a Lumix is shown with the meaning of its count, the number of power-ons, and its errors', () => {
    const errors = [[0x2610_0314, 0x12]] as const;
    const evidence = [{ rule: LUMIX_RULE, bytes: lumixBlock({ shutter: 45_213, errors }) }];
    const device = { ...readingOf().device, make: 'Panasonic', model: 'DC-S5M2', firmware: '3.7' };
    const shown = show({ ...readingOf(), maker: 'panasonic', device, evidence }, locale);
    expect(screen.getByRole('img', { name: number(45_213) })).toBeTruthy();
    for (const key of ['limit.curtain', 'limit.owners-readings', 'connect.result.errors'] as const)
      expect(shown).toContain(texts[locale][key]);
    expect(shown).toContain(texts[locale]['connect.result.powerOn_other'].replace('{{times}}', '430'));
    expect(shown).toContain('0x15C00011 +132 ShutterUsage');
    expect(shown).toContain('9d b0 00 00');
    expect(shown).toContain('0x0012');
  });

  it('numbers that contradict each other are no count, and their bytes are shown and saved', () => {
    const shown = show(readingOf(61_204, 1733, 0), locale);
    expect(screen.queryByRole('img', { name: /\d/ })).toBeNull();
    for (const part of [
      texts[locale]['reason.not-understood'],
      texts[locale]['connect.saveDiagnostic'],
      '14 ef 00 00',
      'c5 06 00 00',
      '00 00 00 00',
    ])
      expect(shown).toContain(part);
  });
});

it('without a replacement, nothing is said about one', () => {
  const shown = show(readingOf(1733, 1733, 0));
  expect(screen.getByRole('img', { name: '1,733' })).toBeTruthy();
  expect(shown).not.toMatch(/shutter alone|All shutters|replacement/);
});

it('the count of a photo on the card has no report here, because it would describe the record of the reading', () => {
  const device = { ...readingOf().device, make: 'NIKON CORPORATION', model: 'D850' };
  const photo = { name: 'DSC_0001.JPG', result: { ...nikonD850, bytesRead: 1, reads: 1 } };
  const shown = show({ ...readingOf(), maker: 'nikon', device, photo } as unknown as CameraReading);
  expect(screen.getByRole('img', { name: '45,213' })).toBeTruthy();
  expect(shown).not.toContain(texts.en['sheet.heading']);
  expect(shown).not.toContain(texts.en['proofPicture.heading']);
});
