import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PROGRAM } from './program';

export interface Service {
  readonly program: ChildProcess;
  readonly address: string;
  readonly port: number;
  /** the output so far */
  readonly said: () => string;
}

/**
 * Starts `shutter-count serve` on a free port. `command` replaces the built program. `uid` is the ID of the user who
 * runs it.
 */
export async function startService(
  parameters: readonly string[] = [],
  [command, ...before]: readonly [string, ...string[]] = [process.execPath, PROGRAM],
  uid?: number,
): Promise<Service> {
  const program = spawn(command, [...before, 'serve', '--port', '0', ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid, cwd: '/', env: {} }),
  });
  let said = '';
  program.stdout.on('data', (text: Buffer) => (said += text.toString()));
  while (!said.includes('logged.')) said += ((await once(program.stderr, 'data')) as [Buffer])[0].toString();
  program.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const address = /http:\S+\d/.exec(said)![0];
  return { program, address, port: Number(new URL(address).port), said: () => said };
}

/** Opens a connection and sends these bytes. */
export async function connection(to: Service, ...parts: readonly (string | Uint8Array)[]): Promise<Socket> {
  const socket = connect(to.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  return socket;
}

/** Waits until the received text contains `end`, and returns the text so far. */
export async function heard(socket: Socket, end: string): Promise<string> {
  let text = '';
  while (!text.includes(end)) text += ((await once(socket, 'data')) as [Buffer])[0].toString();
  return text;
}
