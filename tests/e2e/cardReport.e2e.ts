import { describe } from 'vitest';
import { cardReport, reportText } from '../support/cardReport';
import { photo } from '../support/photo';
import { corpusFile } from '../support/shared';
import { type Dropped, chooseReport, come, drop, onDisk, pick, plate, texts, toastTexts, tool } from './checkerVisit';
import { expect, test } from './site';
import { variants } from '../support/variants';

const SAMPLES = corpusFile('canon-card');
const en = texts.en;

const onCard = (bytes: Uint8Array, name = 'CAM_INFO.XML', mimeType = 'text/xml'): Dropped =>
  onDisk(bytes, name, mimeType);

const REPORT = cardReport({
  mirror: 6_000,
  errors: [['E20', [{ date: '2024.05.23 22:06:27', reason: 'DS-EID:220', lens: '0000103c', shots: 11_999 }]]],
  more: '<ZoomLever><Tele>12</Tele></ZoomLever>',
});

describe('a card report', () => {
  test('shows its count, its other counters and its errors when chosen', async ({ page }) => {
    await come(page);
    await pick(page, onCard(REPORT));
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('15,000');
    for (const shown of ['12,000', '6,000', 'E20', '83.3 hours', '900', '1.6.0', en['card.moreActuations']])
      expect(await tool(page).getByText(shown, { exact: true }).first().isVisible()).toBe(true);
    expect(await tool(page).getByText(en['grade.approximate'], { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => toastTexts(page)).toContain('Shutter count extracted successfully');
    await tool(page).locator('summary', { hasText: en['card.unknown'] }).click();
    expect(await tool(page).getByText('ZoomLever/Tele').isVisible()).toBe(true);
  });

  test('is also read when dropped or pasted, whatever its name and type', { tags: 'weekly' }, async ({ page }) => {
    await come(page);
    await drop(page, 'body', [onCard(REPORT, 'notes.txt', 'text/plain')]);
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('15,000');
    await page.getByRole('button', { name: en['result.again'] }).click();
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(bytes)], 'CAM_INFO.XML', { type: 'text/xml' }));
        window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
      },
      [...REPORT],
    );
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('15,000');
  });

  test('lists the bodies with known reports before all others', { tags: 'weekly' }, async ({ page }) => {
    await come(page);
    await pick(page, onCard(REPORT));
    const picker = page.getByLabel(en['card.pick']);
    await picker.waitFor();
    const [reported, others] = await picker
      .locator('optgroup')
      .evaluateAll((groups) => groups.map((group) => [...group.children].map((option) => option.textContent)));
    expect(reported!.toSorted()).toEqual(['EOS 250D', 'EOS M6 Mark II', 'EOS R', 'EOS R6']);
    expect(others).toContain('EOS RP');
  });

  test(
    'masks its serial number, also in copied text, until the visitor asks for it',
    { tags: 'weekly' },
    async ({ page }) => {
      await come(page);
      await pick(page, onCard(REPORT));
      await plate(page).waitFor();
      expect(await tool(page).textContent()).not.toContain('012345678901');
      const saved = async () => {
        const [download] = await Promise.all([page.waitForEvent('download'), chooseReport(page, 'sheet.download')]);
        const chunks = [];
        for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
        return Buffer.concat(chunks).toString();
      };
      const masked = await saved();
      expect(masked).not.toContain('012345678901');
      expect(JSON.parse(masked)).toMatchObject({
        container: 'CAM_INFO',
        shutterCount: 15_000,
        serialNumber: '••••8901',
        cardReport: { shots: 12_000, starts: 900, errors: [{ code: 'E20' }] },
      });
      await page.getByRole('button', { name: en['card.showSerial'] }).click();
      expect(await tool(page).textContent()).toContain('012345678901');
      await page.getByLabel(en['sheet.serial']).check();
      expect(JSON.parse(await saved())).toMatchObject({ serialNumber: '012345678901' });
    },
  );

  test('is matched with an earlier photo that has the same serial number', { tags: 'weekly' }, async ({ page }) => {
    await come(page);
    await pick(page, onDisk(photo({ make: 'Canon', model: 'Canon EOS R6', serial: '012345678901' })));
    await page.getByRole('button', { name: en['result.again'] }).click();
    await pick(page, onCard(REPORT));
    await tool(page).getByText(en['card.joined']).waitFor();
    expect(await tool(page).getByText(en['grade.exact'], { exact: true }).isVisible()).toBe(true);
    expect(await page.getByLabel(en['card.pick']).inputValue()).toBe('Canon EOS R6');
  });

  test('makes the page fetch the parser, and nothing that the report refers to', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await come(page);
    expect(asked.filter((url) => url.includes('extractReport'))).toEqual([]);
    await pick(page, onCard(cardReport({ more: '<Image xlink:href="https://example.com/a.png">x</Image>' })));
    await plate(page).waitFor();
    expect(asked.filter((url) => url.includes('extractReport'))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('example'))).toEqual([]);
  });
});

describe('an invalid card report', () => {
  const entities = '<!DOCTYPE Canon [<!ENTITY x SYSTEM "https://example.com/x">]>';
  variants(test, [
    ['error.reportTooLarge', cardReport({ more: `<a>${'x'.repeat(2_000_000)}</a>` })],
    ['error.reportDoctype', Buffer.from(reportText({ more: '<y>&x;</y>' }).replace('?>', `?>${entities}`))],
    ['error.reportCut', cardReport().subarray(0, 150)],
    ['error.reportDamaged', Buffer.from(reportText({ more: '<a><b></a></b>' }))],
    ['error.reportNoCounters', Buffer.from('<Canon><CameraInfo><Serial>1</Serial></CameraInfo></Canon>')],
  ] as const)('gives an error that names the problem: %s', async ([error, bytes], { page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await come(page);
    await pick(page, onCard(bytes));
    await tool(page).getByText(en[error]).first().waitFor();
    expect(await tool(page).getByText(en['error.reportHint']).isVisible()).toBe(true);
    expect(asked.filter((url) => url.includes('example'))).toEqual([]);
  });
});

describe('reports from real cameras', SAMPLES.needed, () => {
  variants(test, [
    ['eos-r6.xml', '83', ['74', '11', '13.7 minutes', '1.6.0', '0.5.0.5', en['card.noErrors']]],
    ['eos-250d.xml', '15,360', ['12,800', '6,798', '1,232', '99.9 hours', '1.0.3', '0.5.6.0', 'E70', 'E01', 'E02']],
    ['eos-250d.by-hand.xml', '15,360', ['12,800', '6,798', '1,232', '99.9 hours', '1.0.3', 'E70', 'E01', 'E02']],
  ] as const)('%s', async ([file, count, figures], { page }) => {
    await come(page);
    await pick(page, `${SAMPLES.path}/${file}`);
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe(count);
    for (const figure of figures)
      expect(await tool(page).getByText(figure, { exact: true }).first().isVisible()).toBe(true);
    expect(await tool(page).getByText(en['card.remark.serial-masked']).isVisible()).toBe(true);
    expect(await tool(page).getByText(en['card.remark.line-breaks']).count()).toBe(file.includes('by-hand') ? 1 : 0);
  });
});
