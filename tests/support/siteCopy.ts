import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies the built site into a new folder, so that a test may change its files. Returns the folder. */
export async function copySite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shutter-count-'));
  await cp('dist', folder, { recursive: true });
  return folder;
}
