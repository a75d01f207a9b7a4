/** The installed package's `readCamera` in Node, as in the README, with a fake of the npm package `usb`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { installUsbPackage } from '../support/usbPackage';
import { examples } from './readme';

it.each(examples.filter(({ place }) => place === 'usb'))(
  '$file prints the output in the README',
  ({ file, code, prints }) => {
    const folder = mkdtempSync(join(inject('userProject'), 'camera-'));
    installUsbPackage(join(folder, 'node_modules'));
    writeFileSync(join(folder, file), code);
    const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: prints, stderr: '' });
  },
);
