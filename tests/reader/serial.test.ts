import { expect, it } from 'vitest';
import { maskSerial, serialBytes } from '../../src/reader/serial';

it.each([
  ['6001234', '••••234'],
  ['023021000484', '••••0484'],
  ['8 8 194 34 102', '••••2266'],
  ['1234', '••••4'],
  ['1', '••••'],
  ['0123 4567 8901', '••••8901'],
  ['', '••••'],
  ['60000000\u202e12', '••••0012'],
  ['600\u001b[2J\u0007', '••••2J'],
  ['📷📷📷', '••••📷'],
])('%s is masked as %s', (serial, masked) => expect(maskSerial(serial)).toBe(masked));

it.each([
  ['8 8 194 34 102', [8, 8, 194, 34, 102]],
  ['6001234', undefined],
  ['12 34 56', undefined],
  ['8 8 194 3400', undefined],
])('%s is the bytes %j', (serial, bytes) => expect(serialBytes(serial)).toEqual(bytes));
