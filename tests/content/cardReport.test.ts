import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardCommands } from '../../src/content/cardCommands';
import { loadContent } from '../../src/content/content';
import type { Block } from '../../src/content/types';
import { linksIn, LOCALES, TRANSLATIONS } from './prose';
import { answersOf } from '../../src/cameras/answer';
import { listedModels } from '../support/catalogue';

/** A block without its texts, but with its commands. */
const shapeOf = (block: Block) => ({
  ...block,
  ...('text' in block && { text: linksIn(block.text) }),
  ...('title' in block && { title: '' }),
  ...('caption' in block && { caption: '' }),
  ...(block.kind === 'list' && { items: block.items.map(linksIn) }),
});

const wordsOf = async (locale: (typeof LOCALES)[number]) => JSON.stringify(await loadContent(locale, 'cardReport'));

describe('the guide', () => {
  it.each(TRANSLATIONS)('has the blocks, links and commands of the English one in %s', async (locale) => {
    const inEnglish = await loadContent('en', 'cardReport');
    expect((await loadContent(locale, 'cardReport')).blocks.map(shapeOf)).toEqual(inEnglish.blocks.map(shapeOf));
  });

  it.each(LOCALES)(
    'names in %s the things to avoid, the remedy for a freeze, and the data that the file reveals',
    async (locale) => {
      const words = await wordsOf(locale);
      for (const name of ['BOOTDISK', '.FIR', 'Err 70', 'E70', 'exFAT', 'FAT32', 'CAM_INFO.XML', 'Windows'])
        expect(words).toContain(name);
    },
  );

  it('leads to the bodies with known reports, and to the tool', async () => {
    const { blocks } = await loadContent('en', 'cardReport');
    const told = listedModels
      .filter((model) => answersOf(model).cardReport.certainty === 'reported')
      .map(({ slug }) => slug);
    expect(linksIn(JSON.stringify(blocks)).toSorted()).toEqual(
      ['/', ...told.map((slug) => `/canon/${slug}`)].toSorted(),
    );
    expect(told.toSorted()).toEqual(['canon-eos-250d', 'canon-eos-m6-mark-ii', 'canon-eos-r', 'canon-eos-r6']);
  });
});

describe('the commands', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'card-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The first two sectors (512 bytes each) of a FAT32 partition. */
  const partition = Buffer.alloc(1024, 0x55);
  partition.write('FAT32   ', 82, 'latin1');

  /** Runs the commands, except the unmount command and `sudo`, on a file instead of a partition. */
  const type = (commands: string, device: string) =>
    execFileSync(
      'sh',
      [
        '-ec',
        commands
          .replace(/^.*mount.*\n/, '')
          .replaceAll('sudo ', '')
          .replaceAll(device, 'card.img'),
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );

  it.each([
    ['Linux', cardCommands.prepareLinux, cardCommands.undoLinux, '/dev/sdX1'],
    ['macOS', cardCommands.prepareMacos, cardCommands.undoMacos, '/dev/rdiskNs1'],
  ])('write only the marker, and remove it: %s', (_, prepare, undo, device) => {
    writeFileSync(join(folder, 'card.img'), partition);
    type(prepare, device);
    const marked = Buffer.from(partition);
    marked.write('SCRIPT', 0x1f0, 'latin1');
    expect(readFileSync(join(folder, 'card.img')).equals(marked)).toBe(true);
    type(undo, device);
    expect(readFileSync(join(folder, 'card.img')).equals(partition)).toBe(true);
  });

  it.each([
    ['Linux', cardCommands.prepareLinux, '/dev/sdX1'],
    ['macOS', cardCommands.prepareMacos, '/dev/rdiskNs1'],
  ])('write nothing to a card that is not FAT32: %s', (_, prepare, device) => {
    const exfat = Buffer.alloc(1024, 0x55);
    exfat.write('EXFAT   ', 3, 'latin1');
    writeFileSync(join(folder, 'card.img'), exfat);
    expect(() => type(prepare, device)).toThrow();
    expect(readFileSync(join(folder, 'card.img')).equals(exfat)).toBe(true);
  });

  it('write a request of 17 bytes, and a script with the line endings that the camera requires', () => {
    type(cardCommands.files, 'nothing');
    expect(readFileSync(join(folder, 'script.req'), 'latin1')).toBe('for DC_scriptdisk');
    expect(readFileSync(join(folder, 'extend.m'), 'latin1')).toBe(
      'private sub Initialize()\n  System.Create()\n  CamInfo_Debug(1)\nend sub\n',
    );
  });
});
