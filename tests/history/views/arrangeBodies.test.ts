import { expect, it } from 'vitest';
import { arrangeBodies, sortBy } from '../../../src/history/views/arrangeBodies';
import { examined, made, wrapping } from '../made';

it('Contradictions come first, then the most worn and the possibly most worn, and other notes only decide ties', () => {
  const bodies = examined([
    made('2024-05-01', 1000, { serial: '6001111' }),
    made('2024-05-01', 40, { ...wrapping, serial: '6005555' }),
    made('2024-05-01', 1000, { serial: '6002222', savedAgain: true }),
    made('2024-05-01', 290_000, { serial: '6003333' }),
    made('2024-05-01', 9000, { serial: '6004444' }),
    made('2024-06-01', 800, { serial: '6004444' }),
  ]);
  const found = arrangeBodies(bodies, '', sortBy('flags'), 'en');
  expect(found.map(({ serial }) => serial)).toEqual(['6004444', '6003333', '6005555', '6002222', '6001111']);
});

it('A body is found by any name of its camera, by its serial number, and by its name in files', () => {
  const bodies = examined([
    made('2024-05-01', 1000, { make: 'SONY', model: 'ILCE-7M3', serial: '6001111' }),
    made('2024-05-01', 1000, { make: 'FUJIFILM', model: 'X-T1', serial: '6002222' }),
    made('2024-05-01', 1000, { make: 'Apple', model: 'iPhone 15', serial: '6003333' }),
  ]);
  const find = (query: string) => arrangeBodies(bodies, query, undefined, 'en').map(({ serial }) => serial);
  expect(find('a7 iii')).toEqual(['6001111']);
  expect(find('ソニー α7 III')).toEqual(['6001111']);
  expect(find('ilce sony')).toEqual(['6001111']);
  expect(find('xt1')).toEqual(['6002222']);
  expect(find('2222')).toEqual(['6002222']);
  expect(find('iphone')).toEqual(['6003333']);
  expect(find('d750')).toEqual([]);
});

it('The highest count is that of all shots, the most worn goes by the mechanical ones', () => {
  const counts = [{ kind: 'total' as const }, { kind: 'mechanical' as const, low: 1000, high: 1000 }];
  const bodies = examined([
    made('2024-05-01', 60_000, { model: 'NIKON D850', serial: '6001111', counts }),
    made('2024-05-01', 50_000, { serial: '6002222' }),
  ]);
  const first = (key: 'count' | 'wear') => arrangeBodies(bodies, '', sortBy(key), 'en')[0]!.serial;
  expect([first('count'), first('wear')]).toEqual(['6001111', '6002222']);
});
