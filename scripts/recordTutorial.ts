/**
 * Records the tutorial: visits the built page with a photo that this script builds. For each language, writes a video,
 * its captions and a still image into `public/images/tutorial/`. Needs `dist/` and ffmpeg: `npm run build && node
 * scripts/run.mjs scripts/recordTutorial.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { type Locale, localeCodes } from '../src/config/locales';
import { localizePath } from '../src/i18n/paths';
import { RECORDING_SECONDS, RECORDING_SIZE, recordingFiles } from '../src/site/pages/home/recording';
import { nikonNote } from '../tests/support/makerNotes';
import { photo } from '../tests/support/photo';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.mjs';
import { visitorOf } from './recordedPage';
import { serve } from './serve.mjs';

const PUBLIC = resolve(import.meta.dirname, '../public');
/** Pixels per CSS pixel, more than one to keep text sharp. */
const SHARPNESS = 4 / 3;
const FRAMES_PER_SECOND = 24;
const SCENES = ['start', 'drag', 'read', 'count', 'wear', 'details'] as const;

type Scene = (typeof SCENES)[number];

const CAPTIONS: Readonly<Record<Locale, Readonly<Record<Scene, string>>>> = {
  en: {
    start: 'Take a new photo and copy the file from the card as it is.',
    drag: 'Drop it on the page, or click to choose it.',
    read: 'The file is read in your browser. Nothing is uploaded.',
    count: 'Here is the count, and how sure it is.',
    wear: 'The scale sets it against the rated life of the shutter.',
    details: 'Below it: what this number is worth.',
  },
  ja: {
    start: '新しく1枚撮り、ファイルをカードからそのままコピーします。',
    drag: 'ページにドロップするか、クリックして選びます。',
    read: 'ファイルはブラウザーの中で読み取られ、アップロードされません。',
    count: 'シャッター回数と、その確かさが表示されます。',
    wear: '目盛りで、シャッター耐久回数に対する割合が分かります。',
    details: '続いて、この数字の信頼度が表示されます。',
  },
  de: {
    start: 'Neues Foto machen, Datei unverändert von der Karte kopieren.',
    drag: 'Auf die Seite ziehen oder zum Auswählen klicken.',
    read: 'Die Datei wird in Ihrem Browser gelesen. Nichts wird hochgeladen.',
    count: 'Da ist die Zahl der Auslösungen, und wie sicher sie ist.',
    wear: 'Die Skala vergleicht sie mit der Lebensdauer des Verschlusses.',
    details: 'Darunter steht, was diese Zahl wert ist.',
  },
};

/**
 * Captions are at the upper edge, because browsers would move captions away from the player's controls at the lower
 * edge, and this move counts as a layout shift.
 */
const CUE_PLACE = 'line:4%';

const FILE_NAME = 'DSC_0412.JPG';
const PHOTO = photo({
  make: 'NIKON CORPORATION',
  model: 'NIKON D750',
  note: nikonNote({ shutterCount: 45_213, serial: '6012345' }),
  lens: 'AF-S NIKKOR 50mm f/1.8G',
  dateTime: '2026:10:24 09:41:00',
  size: [6016, 4016],
});

interface Recording {
  /** each picture, with the second at which it appeared */
  readonly frames: readonly { readonly picture: Buffer; readonly at: number }[];
  /** the second at which each scene began */
  readonly scenes: Readonly<Record<Scene, number>>;
}

const site = await serve(0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  for (const code of localeCodes) write(code, await record(browser, code));
} finally {
  await browser.close();
  await site.close();
}

/** Records one run in real time. */
async function record(on: Browser, locale: Locale): Promise<Recording> {
  const context = await visitorOf(on, site.origin, { viewport: RECORDING_SIZE, deviceScaleFactor: SHARPNESS, locale });
  const page = await context.newPage();
  await page.goto(site.origin + localizePath('/', locale), { waitUntil: 'networkidle' });
  await page.evaluate(addActors, FILE_NAME);
  // Removes the focus ring, which mouse users would not see.
  await page.mouse.click(2, RECORDING_SIZE.height / 2);

  const frames: { picture: Buffer; at: number }[] = [];
  const scenes: Partial<Record<Scene, number>> = {};
  const devTools = await context.newCDPSession(page);
  devTools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ picture: Buffer.from(data, 'base64'), at: metadata.timestamp ?? Date.now() / 1000 });
    void devTools.send('Page.screencastFrameAck', { sessionId });
  });
  await devTools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  const begin = (scene: Scene) => {
    scenes[scene] = Date.now() / 1000;
  };

  begin('start');
  await page.waitForTimeout(1500);
  await page.evaluate(scrollToMiddle, '[data-phase]');
  await page.waitForTimeout(900);
  begin('drag');
  const zone = await placeOf(page, '[data-phase]');
  await page.evaluate(moveActors, { x: zone.x, y: zone.y, ms: 1100 });
  await page.evaluate(drag, { kind: 'dragover', name: FILE_NAME, base64: '' });
  await page.waitForTimeout(700);
  begin('read');
  await page.evaluate(drag, { kind: 'drop', name: FILE_NAME, base64: Buffer.from(PHOTO).toString('base64') });
  await page.locator('[data-plate]').waitFor();
  begin('count');
  await page.evaluate(scrollToMiddle, '[data-plate]');
  await page.waitForTimeout(3000);
  begin('wear');
  await page.evaluate(scrollToMiddle, '#main svg[role="img"]');
  await page.waitForTimeout(3200);
  begin('details');
  await page.evaluate(scrollOn, RECORDING_SIZE.height);
  await page.waitForTimeout(3000);

  await devTools.send('Page.stopScreencast');
  await context.close();
  const start = frames[0]!.at;
  return {
    frames: frames.map(({ picture, at }) => ({ picture, at: at - start })),
    // The first caption starts with the video, even if the first picture was recorded later.
    scenes: Object.fromEntries(
      SCENES.map((scene) => [scene, scene === 'start' ? 0 : scenes[scene]! - start]),
    ) as Record<Scene, number>,
  };
}

/** An element's center, in pixels from the top left corner of the window. */
async function placeOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`The page does not show ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Encodes the video, and writes its captions and its still image. */
function write(locale: Locale, { frames, scenes }: Recording): void {
  const files = recordingFiles(locale);
  const folder = mkdtempSync(join(tmpdir(), 'tutorial-'));
  mkdirSync(join(PUBLIC, 'images/tutorial'), { recursive: true });
  try {
    const list = frames.map(({ picture, at }, index) => {
      writeFileSync(join(folder, `${index}.png`), picture);
      const until = frames[index + 1]?.at ?? Math.max(RECORDING_SECONDS, at + 1);
      return `file '${index}.png'\nduration ${(until - at).toFixed(4)}`;
    });
    // ffmpeg ignores the duration of the last picture unless the list names that picture twice.
    writeFileSync(join(folder, 'frames.txt'), `${list.join('\n')}\nfile '${frames.length - 1}.png'\n`);
    const input = ['-f', 'concat', '-i', join(folder, 'frames.txt')];
    const { width, height } = RECORDING_SIZE;
    const scale = `scale=${width * SHARPNESS}:${height * SHARPNESS}:flags=lanczos`;
    const picture = `fps=${FRAMES_PER_SECOND},${scale},format=yuv420p`;
    const codec = '-c:v libx264 -preset veryslow -tune animation -crf 24 -movflags +faststart'.split(' ');
    encode([...input, '-vf', picture, '-t', String(RECORDING_SECONDS), ...codec, join(PUBLIC, files.video)]);
    const still = ['-ss', String(scenes.wear - 0.4), '-i', join(PUBLIC, files.video), '-frames:v', '1'];
    encode([...still, '-vf', `scale=${width}:${height}`, '-quality', '80', join(PUBLIC, files.still)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  writeFileSync(join(PUBLIC, files.captions), captions(locale, scenes));
  console.log(`${files.video}: ${Math.round(statSync(join(PUBLIC, files.video)).size / 1024)} KB`);
}

function encode(parameters: readonly string[]): void {
  const { status, error } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...parameters], {
    stdio: 'inherit',
  });
  if (error) throw new Error('The tutorial needs ffmpeg: `apt-get install ffmpeg`.', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}.`);
}

/** The captions as WebVTT. Each caption stays until the next one starts. */
function captions(locale: Locale, scenes: Recording['scenes']): string {
  const cues = SCENES.map((scene, index) => {
    const next = SCENES[index + 1];
    const until = next ? scenes[next] : RECORDING_SECONDS;
    return `${clock(scenes[scene])} --> ${clock(until)} ${CUE_PLACE}\n${CAPTIONS[locale][scene]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** 3.25 → '00:03.250' */
function clock(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`;
}

// The functions below run in the page.

/** Adds a pointer that carries a file, because a recording doesn't show the real pointer. */
function addActors(name: string): void {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="120" viewBox="0 0 220 120">
    <g fill="#fff" stroke="#1c1b18" stroke-width="1.5"><path d="M20 28h42l18 18v58H20z"/><path d="M62 28v18h18" fill="none"/></g>
    <path d="M28 92l14-18 10 12 8-8 12 14z" fill="#5c5850"/>
    <rect x="88" y="76" width="124" height="26" rx="3" fill="#1c1b18"/>
    <text x="150" y="94" fill="#fff" font-size="14" font-family="sans-serif" text-anchor="middle">${name}</text>
    <path d="M4 4l0 24 6-5 4 9 4-2-4-9 8-1z" fill="#1c1b18" stroke="#fff" stroke-width="1.5"/></svg>`;
  // The pointer is an image, because the page's policy forbids markup made from text.
  const actors = new Image();
  actors.id = 'actors';
  actors.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  Object.assign(actors.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '100',
    pointerEvents: 'none',
    transform: `translate(${innerWidth}px, ${innerHeight * 0.7}px)`,
  });
  document.body.append(actors);
}

/** Moves the pointer and the file to a place, and slows down at the end. */
async function moveActors({ x, y, ms }: { x: number; y: number; ms: number }): Promise<void> {
  const actors = document.getElementById('actors')!;
  await actors.animate([{}, { transform: `translate(${x}px, ${y}px)` }], {
    duration: ms,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'forwards',
  }).finished;
}

/** Dispatches the events of a file that the operating system drags over the page or drops on it. */
function drag({ kind, name, base64 }: { kind: string; name: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
  const zone = document.querySelector('[data-phase]')!;
  zone.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  if (kind === 'drop') document.getElementById('actors')!.remove();
}

function scrollToMiddle(selector: string): void {
  document.querySelector(selector)!.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

function scrollOn(pixels: number): void {
  scrollBy({ top: pixels * 0.8, behavior: 'smooth' });
}
