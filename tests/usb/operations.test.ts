/** The commands that the page can send to a camera. Types and a check at run time both enforce the list. */
import { describe, expect, it } from 'vitest';
import { PtpClient } from '../../src/usb/client';
import { assertAllowed, type OperationName, OPERATIONS } from '../../src/usb/operations';
import type { Transport } from '../../src/usb/transport';
import { SHORT } from './visit';

const sent: Uint8Array[] = [];
const transport: Transport = {
  send: async (bytes) => void sent.push(bytes),
  receive: () => new Promise(() => {}),
  reopen: async () => {},
  close: async () => {},
};
const client = new PtpClient(transport, { ...SHORT, answer: 1, slowAnswer: 1 });
const ask = client.ask.bind(client) as (name: string, ...parameters: number[]) => Promise<unknown>;

describe('the list of operations', () => {
  it('is exactly this one; each operation only reads, or enters or leaves a mode', () => {
    expect(Object.values(OPERATIONS).map(({ code }) => code)).toEqual([
      0x1001, 0x1002, 0x1003, 0x1004, 0x1007, 0x1008, 0x1015, 0x101b, 0x9114, 0x9115, 0x9116, 0x9127, 0x9414,
    ]);
  });

  it.each([
    ['setRemoteMode', 0x15],
    ['setRemoteMode', 2],
    ['setEventMode', 2],
    ['openSession', 2],
    ['requestDevicePropValue', 0xd115],
    ['lumixUsage'],
    ['lumixUsage', 0x15c0_0011],
    ['lumixUsage', 0x15c0_0010, 0],
    ['getDevicePropValue', 0xd059],
    ['getDevicePropValue', 0xd153],
    ['getDevicePropValue', 0xd156],
    ['getObjectHandles', 1, 0x3801, 0],
    ['getObjectInfo'],
    ['getObjectInfo', 1, 2],
    ['getObjectInfo', -1],
    ['getObjectInfo', 0.5],
    ['getObjectInfo', 2 ** 32],
    ['setDevicePropValue', 1],
    ['toString'],
  ] as [string, ...number[]][])('refuses %s(%s) before a byte is sent', async (name, ...parameters) => {
    const before = sent.length;
    await expect(ask(name, ...parameters)).rejects.toThrow();
    expect(sent.length).toBe(before);
  });

  it('is enforced by the types', () => {
    // Never called; only the compiler checks it.
    const wrong = () => {
      // @ts-expect-error -- this would extend the lens of a compact
      void client.ask('setRemoteMode', 0x15);
      // @ts-expect-error -- another property
      void client.ask('requestDevicePropValue', 0xd115);
      // @ts-expect-error -- a property that is not among the allowed ones
      void client.ask('getDevicePropValue', 0xd157);
      // @ts-expect-error -- a parameter is missing
      void client.ask('setEventMode');
      // @ts-expect-error -- no such operation
      void client.ask('initiateCapture', 0, 0);
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('allows every listed operation', () => {
    const allowed: [OperationName, number[]][] = [
      ['setRemoteMode', [0]],
      ['setRemoteMode', [1]],
      ['getPartialObject', [7, 0, 131_072]],
      ['getObjectHandles', [0xffffffff, 0, 0]],
      ['getDevicePropValue', [0xd310]],
      ['getDevicePropValue', [0xd154]],
      ['getDevicePropValue', [0xd155]],
    ];
    for (const [name, parameters] of allowed) expect(() => assertAllowed(name, parameters)).not.toThrow();
  });
});
