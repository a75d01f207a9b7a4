import { expect, it } from 'vitest';
import { arrangeBodies, sortBy } from '../../../src/history/views/arrangeBodies';
import { bodyName, maskedName, nameInFiles } from '../../../src/history/views/names';
import { loadTranslator } from '../../../src/i18n/translator';
import { examined, made, onlyExamined } from '../made';

const sony = onlyExamined([made('2024-05-01', 1000, { make: 'SONY', model: 'ILCE-7CM2', serial: '6001234' })]);
const nikon = onlyExamined([made('2024-05-01', 1000)]);

it.each([
  ['en', 'Sony A7C II'],
  ['de', 'Sony Alpha 7C II'],
  ['ja', 'Sony α7C II'],
] as const)('A body has the name that it is sold under, and once its name in files, in %s', async (locale, name) => {
  const { t } = await loadTranslator(locale, ['history']);
  expect(bodyName(sony, t, locale)).toBe(name);
  expect(maskedName(sony, t, locale)).toBe(`${name} ••••234`);
  expect(nameInFiles(sony, locale)).toBe('SONY ILCE-7CM2');
  expect(nameInFiles(nikon, locale)).toBeUndefined();
});

it('Bodies are sorted by the names that are shown', () => {
  const bodies = examined([
    made('2024-05-01', 1000, { make: 'SONY', model: 'ILCA-77M2', serial: '6001111' }),
    made('2024-05-01', 1000, { make: 'SONY', model: 'ILCE-9', serial: '6002222' }),
  ]);
  const [first] = arrangeBodies(bodies, '', sortBy('camera'), 'en');
  expect(first!.serial).toBe('6002222');
});
