import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { localeCodes as LOCALES } from '../../src/config/locales';
import { RECORDING_SECONDS, recordingFiles } from '../../src/site/pages/home/recording';

const MAX_BYTES = 1.5 * 1024 * 1024;

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../public', `.${path}`));
const cuesOf = (locale: (typeof LOCALES)[number]) =>
  read(recordingFiles(locale).captions)
    .toString()
    .split(/\n\n/)
    .slice(1)
    .map((cue) => {
      const [, from, to, words] = /^00:([\d.]+) --> 00:([\d.]+) line:4%\n(.+)\n?$/.exec(cue)!;
      return { from: Number(from), to: Number(to), words };
    });

test.each(LOCALES)('the %s recording is a short video that can start before it is fully loaded', (locale) => {
  const video = read(recordingFiles(locale).video);
  const header = video.indexOf('mvhd');
  // In the box mvhd of version 0, the time scale is 16 bytes after the start of 'mvhd', and the duration 20 bytes after
  // it.
  const seconds = video.readUInt32BE(header + 20) / video.readUInt32BE(header + 16);
  expect(video.toString('latin1', 4, 8)).toBe('ftyp');
  expect(header).toBeLessThan(video.indexOf('mdat'));
  expect(seconds).toBeCloseTo(RECORDING_SECONDS, 1);
});

test('all recordings together stay small', () => {
  const bytes = LOCALES.map((locale) => read(recordingFiles(locale).video).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_BYTES);
});

test.each(LOCALES)('the %s captions follow each other to the end', (locale) => {
  const cues = cuesOf(locale);
  expect(read(recordingFiles(locale).captions).toString()).toMatch(/^WEBVTT\n\n/);
  expect(cues[0]!.from).toBe(0);
  expect(cues.at(-1)!.to).toBe(RECORDING_SECONDS);
  for (const [index, { from, to }] of cues.entries()) {
    expect(to).toBeGreaterThan(from);
    expect(cues[index + 1]?.from ?? to).toBe(to);
  }
});

test('the captions differ between languages but have the same scenes', () => {
  const words = LOCALES.flatMap((locale) => cuesOf(locale).map((cue) => cue.words));
  expect(new Set(LOCALES.map((locale) => cuesOf(locale).length)).size).toBe(1);
  expect(new Set(words).size).toBe(words.length);
});

test.each(LOCALES)('the %s recording has a still', (locale) => {
  const still = read(recordingFiles(locale).still);
  expect(still.toString('latin1', 0, 4)).toBe('RIFF');
  expect(still.toString('latin1', 8, 12)).toBe('WEBP');
  expect(still.length).toBeLessThan(100 * 1024);
});
