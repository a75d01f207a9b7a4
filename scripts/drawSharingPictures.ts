/**
 * Draws the pictures for link previews of cameras' pages into `public/images/sharing/`, one for each verdict and
 * language: `node scripts/run.mjs scripts/drawSharingPictures.ts`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { SHARING_SIZE, sharingPicture } from '../src/site/app/sharingPicture';
import { verdicts } from '../src/cameras/answer';
import { localeCodes } from '../src/config/locales';
import { site } from '../src/config/site';
import { loadTranslator } from '../src/i18n/translator';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const FONT = readFileSync(
  resolve(ROOT, 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
);
const CAMERA = readFileSync(resolve(ROOT, 'public/images/cameras/dslr.svg'), 'utf8');

/** The scale at the picture's bottom. Every tenth tick is long. */
const TICKS = Array.from({ length: 61 }, (_, tick) => {
  const x = 0.5 + (tick * 1039) / 60;
  return `M${x} 29.5V${tick % 10 === 0 ? 0 : 14}`;
}).join('');

const html = (language: string, topic: string, verdict: string) => `<!doctype html><html lang="${language}"><style>
@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; src: url(data:font/woff2;base64,${FONT.toString('base64')}); }
body { margin: 0; padding: 72px 80px 0; box-sizing: border-box; width: ${SHARING_SIZE.width}px; height: ${SHARING_SIZE.height}px;
  background: #f7f5f0; color: #1c1b18; font-family: 'Instrument Sans', 'Noto Sans CJK JP', sans-serif; position: relative; }
p { margin: 0; font-size: 34px; font-weight: 500; }
h1 { margin: 20px 0 0; width: 570px; font-size: 72px; line-height: 1.2; letter-spacing: -0.02em; font-weight: 600;
  text-wrap: balance; word-break: auto-phrase; }
:lang(ja) h1 { font-size: 56px; line-height: 1.35; }
.topic { margin-top: 60px; color: #5c5850; }
.name { position: absolute; right: 80px; bottom: 26px; font-size: 28px; }
.camera { position: absolute; right: 60px; top: 60px; width: 500px; }
.scale { position: absolute; left: 80px; bottom: 44px; }
</style><p class="topic">${topic}</p><h1>${verdict}</h1><p class="name">${site.name}</p>
<div class="camera">${CAMERA.replace('width="320" height="240"', 'width="500" height="375"')}</div>
<svg class="scale" width="1040" height="70"><path d="M0 29.5H1040${TICKS}" fill="none" stroke="#1c1b18" stroke-width="1.5"/>
<path d="M266 70H288L277 46Z" fill="#b5330d"/></svg></html>`;

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  const page = await browser.newPage({ viewport: SHARING_SIZE });
  mkdirSync(resolve(ROOT, 'public/images/sharing'), { recursive: true });
  for (const locale of localeCodes) {
    const { t } = await loadTranslator(locale, ['models', 'checker']);
    for (const verdict of verdicts) {
      await page.setContent(html(locale, t('sheet.count'), t(`verdict.${verdict}`)));
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: resolve(ROOT, `public${sharingPicture(verdict, locale)}`) });
    }
  }
} finally {
  await browser.close();
}
