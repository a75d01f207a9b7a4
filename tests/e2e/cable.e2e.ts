/** Reads a camera over USB in the browser. Both are fakes: the camera and the browser's USB. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { describe } from 'vitest';
import { localizePath } from '../../src/i18n/paths';
import { type CameraFacts, eosState, eosSteps, eosValue } from '../usb/camera';
import type { BusOptions, StandInUsb } from '../usb/usb';
import { latin1, u32 } from '../support/bytes';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { violations } from './axe';
import { kept, plate, preloaded, texts } from './checkerVisit';
import { expect, test, testWithWorker } from './site';
import { hydrated, whollyHydrated } from './walk';
import { variants } from '../support/variants';
import { localeCodes } from '../../src/config/locales';

interface StandIn {
  readonly camera: { readonly asked: number[][]; readonly wayOut: number[][]; readonly isInSession: boolean };
  readonly device: StandInUsb;
}

const bundle = (async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('standInUsb.ts', import.meta.url)), formats: ['iife'], name: 'standInUsb' },
    },
  });
  const [{ output }] = built as unknown as [{ output: { code: string }[] }];
  return output[0]!.code;
})();

const packed = (_key: string, value: unknown) => (value instanceof Uint8Array ? { $bytes: [...value] } : value);

/** Opens the page with this camera plugged in. Without `options`, the browser's list of devices is empty. */
async function come(page: Page, facts: CameraFacts, options?: BusOptions, path = '/connect'): Promise<void> {
  const call = `plugIn(${JSON.stringify(JSON.stringify(facts, packed))}, ${JSON.stringify(options) ?? 'undefined'})`;
  await page.addInitScript({ content: `${await bundle};${call}` });
  await page.goto(path);
  await whollyHydrated(page);
  await preloaded(page);
}

const en = texts.en;
const choose = (page: Page, words = en) => page.getByRole('button', { name: words['connect.choose'] }).click();
const cable = (page: Page) => page.locator('[data-cable]');

const canonPhoto = photo({ make: 'Canon', model: 'Canon EOS 1300D', serial: '0123456789' });

const EOS_1300D: CameraFacts = {
  make: 'Canon Inc.',
  model: 'Canon EOS 1300D',
  firmware: '3-1.1.0',
  events: eosState(eosValue(0xd1ac, u32(39_337))),
  requested: { 0xd1af: latin1('0123456789\0') },
  files: [{ name: 'IMG_0001.JPG', captured: '20240501T102030', bytes: canonPhoto }],
};
const EOS_R: CameraFacts = {
  make: 'Canon Inc.',
  model: 'Canon EOS R',
  events: eosState(eosValue(0xd167, eosSteps(5000, 87_000))),
};
const EOS_80D: CameraFacts = { make: 'Canon Inc.', model: 'Canon EOS 80D', events: eosState() };
const D850: CameraFacts = {
  make: 'Nikon Corporation',
  model: 'D850',
  vendor: 0x04b0,
  serial: '00000000003012345',
  files: [
    {
      name: 'DSC_0123.JPG',
      captured: '20240501T102030',
      bytes: photo({
        make: 'NIKON CORPORATION',
        model: 'NIKON D850',
        serial: '3012345',
        note: nikonNote({ shutterCount: 45_213 }),
      }),
    },
  ],
};

const WAY_OUT = [[0x9114, 0], [0x9114, 1], [0x9115, 0], [0x1003]];

describe('a camera on the cable', () => {
  testWithWorker(
    'is read without a network after a visit to the home page alone',
    { tags: 'weekly' },
    async ({ page, expected }) => {
      expected.push(/net::ERR/);
      await come(page, EOS_1300D, {}, '/');
      await kept(page, '/');
      await page.context().setOffline(true);
      await page.goto('/connect');
      await hydrated(page);
      await choose(page);
      await plate(page).waitFor();
      expect(await plate(page).getAttribute('aria-label')).toBe('39,337');
    },
  );

  test('shows its count if it gives it exactly', async ({ page }) => {
    await come(page, EOS_1300D, {});
    await choose(page);
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('39,337');
    const shown = await cable(page).innerText();
    for (const part of ['0xD1AC', 'a9 99 00 00', en['grade.exact'], en['connect.new']]) expect(shown).toContain(part);
    // The serial number is hidden until the visitor asks for it.
    expect(shown).not.toContain('0123456789');
    await page.getByRole('button', { name: en['serial.show'] }).click();
    expect(await cable(page).innerText()).toContain('0123456789');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBeTruthy();
    const { wayOut, isInSession } = await page.evaluate(() => {
      const { camera } = (globalThis as unknown as { standIn: StandIn }).standIn;
      return { wayOut: camera.wayOut, isInSession: camera.isInSession };
    });
    expect([wayOut, isInSession]).toEqual([WAY_OUT, false]);
    expect(await violations(page, [], '[data-cable]')).toEqual([]);
  });

  test('is shown with a range if it counts in steps', { tags: 'weekly' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await come(page, EOS_R, {});
    await choose(page);
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('86,001–87,000');
    const shown = await cable(page).innerText();
    for (const part of ['4,001–5,000', en['limit.steps'], en['limit.taken-to-be']]) expect(shown).toContain(part);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(375);
  });

  test('is offered other ways if it gives no count', { tags: 'weekly' }, async ({ page }) => {
    await come(page, EOS_80D, {});
    await choose(page);
    await cable(page).getByText(en['reason.not-told']).first().waitFor();
    const shown = await cable(page).innerText();
    for (const part of [en['grade.no-answer'], en['advice.heading'], en['connect.photo.no-card']])
      expect(shown).toContain(part);
  });

  test('of another maker is read from its newest photo', { tags: 'weekly' }, async ({ page }) => {
    await come(page, D850, {});
    await choose(page);
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('45,213');
    const shown = await cable(page).innerText();
    for (const part of ['DSC_0123.JPG', en['connect.photo.counted']]) expect(shown).toContain(part);
  });

  test('is read without any request, and its diagnostic file identifies no one', async ({ page }) => {
    await come(page, EOS_1300D, {});
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await choose(page);
    await plate(page).waitFor();
    expect(requests).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en['connect.saveDiagnostic'] }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('canon-eos-1300d-usb.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const file = Buffer.concat(chunks).toString();
    expect(file).toContain('a9 99 00 00');
    expect(file).not.toMatch(/0123456789|Mustermann/);
  });

  test('stays on the page when the language changes, and can be forgotten', { tags: 'weekly' }, async ({ page }) => {
    await come(page, EOS_1300D, {});
    await choose(page);
    await plate(page).waitFor();
    await page.locator('header').getByRole('button', { name: 'Deutsch' }).click();
    await expect.poll(() => plate(page).getAttribute('aria-label')).toBe('39.337');
    await page.getByRole('button', { name: texts.de['connect.forget'] }).click();
    await page.getByText(texts.de['connect.forgotten']).waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { standIn: StandIn }).standIn.device.isForgotten)).toBe(
      true,
    );
  });

  test('is taken out of remote mode when the page is left', { tags: 'weekly' }, async ({ page }) => {
    await come(page, { ...EOS_1300D, quietAnswers: 9 }, {});
    const left = await page.evaluate(async (name) => {
      const { camera } = (globalThis as unknown as { standIn: StandIn }).standIn;
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();
      while (!camera.asked.some(([code]) => code === 0x9116)) await new Promise((next) => setTimeout(next, 1));
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      while (camera.isInSession) await new Promise((next) => setTimeout(next, 1));
      return camera.wayOut;
    }, en['connect.choose']);
    expect(left).toEqual(WAY_OUT);
    await cable(page).getByText(en['connect.failed.abandoned']).waitFor();
  });
});

describe('a reading that the visitor stops', () => {
  variants(test, localeCodes)('by keyboard, %s: ends at once, and the camera is left', async (code, { page }) => {
    const words = texts[code];
    const silent = { faulty: { code: 0x1007, how: 'silence' } } as const;
    await come(page, EOS_1300D, silent, localizePath('/connect', code));
    await choose(page, words);
    await cable(page).getByText(words['connect.stage.photo']).last().waitFor();
    expect(await violations(page, [], '[data-cable]')).toEqual([]);
    const stop = page.getByRole('button', { name: words['connect.stop'], exact: true });
    await page.keyboard.press('Tab');
    expect(await stop.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await cable(page).getByText(words['connect.failed.stopped']).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words['connect.tool.heading']);
    expect(await cable(page).innerText()).not.toContain(words['connect.powerCycle']);
    const { wayOut, isInSession, opened } = await page.evaluate(() => {
      const { camera, device } = (globalThis as unknown as { standIn: StandIn }).standIn;
      return { wayOut: camera.wayOut, isInSession: camera.isInSession, opened: device.opened };
    });
    expect([wayOut, isInSession, opened]).toEqual([WAY_OUT, false, false]);
    expect(await violations(page, [], '[data-cable]')).toEqual([]);
  });

  test(
    'while the system opens the camera ends as well, and the camera is closed',
    { tags: 'weekly' },
    async ({ page }) => {
      await come(page, EOS_1300D, {});
      await page.evaluate(() => {
        const { device } = (globalThis as unknown as { standIn: StandIn }).standIn;
        const open = device.open.bind(device);
        const asked = new Promise<void>((next) => Object.assign(globalThis, { allow: next }));
        device.open = () => asked.then(open);
      });
      await choose(page);
      await page.getByRole('button', { name: en['connect.stop'], exact: true }).click();
      await cable(page).getByText(en['connect.failed.stopped']).waitFor();
      await page.evaluate(() => (globalThis as unknown as { allow: () => void }).allow());
      const state = () =>
        page.evaluate(() => {
          const { camera, device } = (globalThis as unknown as { standIn: StandIn }).standIn;
          return { configured: device.configuration !== null, opened: device.opened, asked: camera.asked.length };
        });
      await expect.poll(state).toEqual({ configured: true, opened: false, asked: 0 });
      await page.getByRole('button', { name: en['connect.again'] }).click();
      await plate(page).waitFor();
    },
  );
});

describe('a reading becomes a point in the history', () => {
  variants(test, [
    ['reported by the camera', EOS_R, /86,001–87,000/, en['history.from.cable']],
    ['of its newest photo', D850, /45,213/, en['history.from.photo']],
  ] as const)('%s', async ([, camera, count, origin], { page }) => {
    await come(page, camera, {});
    await choose(page);
    await plate(page).waitFor();
    await page.getByRole('button', { name: en['result.add'] }).click();
    await page.getByRole('link', { name: en['result.open'] }).click();
    await page.getByRole('row').filter({ hasText: count }).getByRole('cell', { name: origin }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/history');
  });
});

describe('a failure', () => {
  variants(test, [
    [undefined, 'connect.failed.not-chosen'],
    [{ openError: 'SecurityError' }, 'connect.failed.blocked.linux'],
    [{ claimError: 'NetworkError' }, 'connect.failed.busy.linux'],
    [{ claimError: 'SecurityError' }, 'connect.failed.wrong-mode'],
    [{ interfaceClass: 8 }, 'connect.failed.wrong-mode'],
    [{ unplugAt: 9 }, 'connect.failed.unplugged'],
    [{ unplugAt: 9, tellsLate: true }, 'connect.failed.unplugged'],
    [{ failAt: 9 }, 'connect.failed.interrupted'],
  ] as const)('is explained for %o, and the visitor can try again', async ([options, words], { page }) => {
    await come(page, EOS_1300D, options);
    await choose(page);
    await cable(page).getByText(en[words]).waitFor();
    await page.getByRole('button', { name: en['connect.again'] }).waitFor();
    expect(await violations(page, [], '[data-cable]')).toEqual([]);
  });

  test('is explained on Windows before and after the click', { tags: 'weekly' }, async ({ open }) => {
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const page = await (await open({ userAgent })).newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
    await come(page, EOS_1300D, { openError: 'NetworkError' });
    await cable(page).getByText(en['connect.warn.windows']).waitFor();
    await choose(page);
    await cable(page).getByText(en['connect.failed.blocked.windows']).waitFor();
  });

  test(
    'includes a browser without USB: there is no button, but a link to the photo tool',
    { tags: 'weekly' },
    async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'usb', { value: undefined }));
      await page.goto('/connect');
      await cable(page).getByText(en['connect.cannot.browser']).waitFor();
      expect(await page.getByRole('button', { name: en['connect.choose'] }).count()).toBe(0);
    },
  );
});

describe('in every language', () => {
  variants(test, localeCodes)('%s: before, reading and after', async (code, { page }) => {
    await come(page, EOS_R, {}, localizePath('/connect', code));
    expect(await violations(page)).toEqual([]);
    await choose(page, texts[code]);
    await plate(page).waitFor();
    expect(await cable(page).innerText()).toContain(texts[code]['limit.steps']);
  });
});
