/** Installs the package once for all its tests. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Installed, installPackage } from '../support/installPackage';

declare module 'vitest' {
  interface ProvidedContext extends Installed {}
}

export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-package-'));
  const { packed, packedLean, userProject } = installPackage(folder);
  project.provide('packed', packed);
  project.provide('packedLean', packedLean);
  project.provide('userProject', userProject);
  return () => rm(folder, { recursive: true });
}
