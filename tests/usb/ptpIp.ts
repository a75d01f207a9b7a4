/**
 * Serves the fake camera to other programs over PTP/IP on the loopback address. Each packet has a little-endian u32
 * length, a u32 type, and its content. Source: CIPA DC-005.
 */
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join, u16, u32, u64 } from '../support/bytes';
import type { StandInCamera } from './camera';

const Packet = {
  InitCommand: 1,
  CommandAck: 2,
  InitEvent: 3,
  EventAck: 4,
  Request: 6,
  Response: 7,
  StartData: 9,
  EndData: 12,
  Ping: 13,
  Pong: 14,
} as const;

const packet = (type: number, ...content: readonly Uint8Array[]) => {
  const body = join(...content);
  return join(u32(8 + body.length), u32(type), body);
};

const utf16 = (text: string) => join(...Array.from(`${text}\0`, (character) => u16(character.charCodeAt(0))));

/** Serves the camera on a free port. */
export async function serveCamera(camera: StandInCamera): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let pending: Uint8Array = new Uint8Array();
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      pending = join(pending, bytes);
      for (;;) {
        const view = new DataView(pending.buffer, pending.byteOffset, pending.length);
        const length = pending.length < 8 ? Infinity : view.getUint32(0, true);
        if (pending.length < length) return;
        const type = view.getUint32(4, true);
        const content = pending.slice(8, length);
        pending = pending.slice(length);
        for (const reply of replies(camera, type, content)) socket.write(reply);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function replies(camera: StandInCamera, type: number, content: Uint8Array): Uint8Array[] {
  if (type === Packet.InitCommand)
    return [packet(Packet.CommandAck, u32(1), new Uint8Array(16).fill(7), utf16(camera.facts.model), u32(0x10000))];
  if (type === Packet.InitEvent) return [packet(Packet.EventAck)];
  if (type === Packet.Ping) return [packet(Packet.Pong)];
  if (type !== Packet.Request) return [];
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const transaction = u32(view.getUint32(6, true));
  const parameters = Array.from({ length: (content.length - 10) / 4 }, (_, place) =>
    view.getUint32(10 + 4 * place, true),
  );
  const { response, data, parameters: told = [] } = camera.answer(view.getUint16(4, true), parameters);
  return [
    ...(data
      ? [packet(Packet.StartData, transaction, u64(data.length)), packet(Packet.EndData, transaction, data)]
      : []),
    packet(Packet.Response, u16(response), transaction, ...told.map((value) => u32(value))),
  ];
}
