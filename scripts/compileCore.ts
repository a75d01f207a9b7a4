/**
 * Compiles `assembly/` to `build/core.wasm` inside the calling process: before a build, before tests, and during
 * development on each change.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'assembly');
export const CORE_WASM = join(ROOT, 'build/core.wasm');

interface Compiler {
  main(
    args: string[],
    host: {
      stderr: { write(text: string): void };
      writeFile(name: string, contents: string | Uint8Array): Promise<void>;
    },
  ): Promise<{ error: Error | null }>;
}

/**
 * The compiler's module name is in a variable so that TypeScript doesn't load the compiler's types. Their global types
 * clash with TypeScript's own.
 */
const COMPILER: string = 'assemblyscript/asc';

/**
 * Compiles the core unless `build/core.wasm` is newer than the sources. Throws an error with the compiler's messages.
 */
export async function compileCore(): Promise<void> {
  if (await isFresh()) return;
  const asc = (await import(/* @vite-ignore */ COMPILER)) as Compiler;
  let messages = '';
  let wasm: string | Uint8Array | undefined;
  const { error } = await asc.main(['assembly/interface.ts', '--target', 'release', '--baseDir', ROOT], {
    stderr: { write: (text) => void (messages += text) },
    writeFile: async (name, contents) => {
      if (name.endsWith('.wasm')) wasm = contents;
    },
  });
  if (error || wasm === undefined) {
    throw new Error(`The core in assembly/ does not compile.\n${messages || String(error)}`);
  }
  await mkdir(dirname(CORE_WASM), { recursive: true });
  // Renames the finished file, so that other processes never see an unfinished one.
  const unfinished = `${CORE_WASM}.${randomUUID()}`;
  await writeFile(unfinished, wasm);
  await rename(unfinished, CORE_WASM);
}

async function isFresh(): Promise<boolean> {
  const built = await stat(CORE_WASM).catch(() => undefined);
  if (!built) return false;
  const names = await readdir(SOURCE, { recursive: true });
  const inputs = [...names.map((name) => join(SOURCE, name)), join(ROOT, 'asconfig.json'), import.meta.filename];
  const changes = await Promise.all(inputs.map(async (path) => (await stat(path)).mtimeMs));
  return Math.max(...changes) < built.mtimeMs;
}

/** Recompiles `build/core.wasm` when `assembly/` changes. In development, a change also reloads the page. */
export function core(): Plugin {
  return {
    name: 'core',
    buildStart: compileCore,
    configureServer(server) {
      server.watcher.add(SOURCE);
      const reload = async () => {
        try {
          await compileCore();
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          const { message, stack = '' } = error as Error;
          server.config.logger.error(message);
          server.ws.send({ type: 'error', err: { message, stack } });
        }
      };
      server.watcher.on('change', (path) => {
        if (path.startsWith(SOURCE)) void reload();
      });
    },
  };
}
