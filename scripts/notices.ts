/** Writes THIRD-PARTY.txt: the license notices of all bundled packages. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A package in the list that Vite writes with the setting `build.license`. */
interface Notice {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

/** Where Vite writes its list of licenses in a bundle's output folder. */
export const NOTICE_LIST = '.vite/license.json';

/** For packages without a license file: the notice from another file of the package. */
const STATED: Readonly<Record<string, string>> = {
  brotli:
    'By Devon Govett, under the MIT license, as its package states. The decoder is a port of code by Google:\n' +
    'Copyright 2013 Google Inc. All Rights Reserved. Licensed under the Apache License, Version 2.0\n' +
    '(http://www.apache.org/licenses/LICENSE-2.0); its text stands under assemblyscript in this file.',
  wouter: 'Released into the public domain, as its package states: https://unlicense.org',
};

const INTRODUCTION = 'This program contains the following third-party software.';
const RULE = '-'.repeat(80);

/**
 * Writes the notices of the bundles in `folders` to `target`, each package once. Throws if a package has no license
 * text.
 */
export async function writeNotices(target: string, folders: readonly string[]): Promise<void> {
  const lists = await Promise.all(folders.map((folder) => readFile(join(folder, NOTICE_LIST), 'utf8')));
  const notices = [...lists.flatMap((list) => JSON.parse(list) as Notice[]), await assemblyScript()];
  const byPackage = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  const parts = [...byPackage]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, { name, identifier, text = STATED[name] }]) => {
      if (!identifier || !text) throw new Error(`${title} comes without a license: leave it out, or add its notice.`);
      return `${RULE}\n${title} (${identifier})\n\n${text}\n`;
    });
  await writeFile(target, `${INTRODUCTION}\n\n${parts.join('\n')}`);
}

/** Writes a bundle's notices beside the bundle, and removes the list of licenses that Vite writes. */
export function noticesBeside(): Plugin {
  return {
    name: 'notices-beside',
    async writeBundle({ dir = '' }) {
      await writeNotices(join(dir, 'THIRD-PARTY.txt'), [dir]);
      await rm(join(dir, dirname(NOTICE_LIST)), { recursive: true });
    },
  };
}

/** AssemblyScript's standard library is compiled into the core, so Vite's list lacks its notice. */
async function assemblyScript(): Promise<Notice> {
  const folder = 'node_modules/assemblyscript';
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Notice & {
    readonly license: string;
  };
  return { name, version, identifier: license, text: await readFile(join(folder, 'LICENSE'), 'utf8') };
}
