import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawnProof, PROOF_SHAPES, type ProofShape, type ProofWords } from '../../../src/site/tool/sheet/proofDrawing';

interface Written {
  readonly text: string;
  readonly px: number;
  readonly x: number;
  readonly y: number;
}

interface Drawn {
  readonly height: number;
  readonly written: readonly Written[];
}

/** Draws on a fake canvas that records each text. Each character is half as wide as the font is high. */
async function draw(words: Partial<ProofWords>, shape: ProofShape, counts?: readonly string[]): Promise<Drawn> {
  const written: Written[] = [];
  const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)![1]);
  const state = { font: '', canvas: undefined as unknown };
  const own = {
    measureText: (text: string) => ({ width: (text.length * sizeOf(state.font)) / 2 }),
    fillText: (text: string, x: number, y: number) => written.push({ text, px: sizeOf(state.font), x, y }),
  };
  const pen = new Proxy(state, {
    get: (target, key) => Reflect.get(target, key) ?? Reflect.get(own, key) ?? (() => undefined),
  });
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => pen,
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['drawn'])),
  };
  state.canvas = canvas;
  vi.stubGlobal('document', { createElement: () => canvas, fonts: { load: () => Promise.resolve([]) } });
  vi.stubGlobal('Path2D', Object);
  await drawnProof({ ...WORDS, ...words }, shape, counts && { counts });
  return { height: canvas.height, written };
}

const WORDS: ProofWords = {
  site: 'Shutter Count Checker',
  date: 'As of Nov 15, 2025',
  count: '45,213',
  camera: 'NIKON D850',
  verdict: 'Low · 16% of 200,000',
  color: 'wearLow',
  scale: { needles: [0.16], reached: 'low', marks: [], look: 'colored' },
  facts: ['Serial number ends in 345', 'Exact count'],
  check: { code: { size: 61, path: '' }, text: 'Scan to check it.', address: 'shutter-count.example/verify' },
};

afterEach(() => vi.unstubAllGlobals());

describe('the tags that are printed together', () => {
  /** the font size of a tag's digits, in px */
  const digitsOf = async (count: string, counts: readonly string[]) =>
    (await draw({ count }, 'tag', counts)).written.find(({ text }) => text === count[0])!.px;

  it.each([
    ['short and long counts', ['97', '45,213', '1,204,112']],
    ['a range', ['97', '45,213', '86,001–87,000']],
  ])('have digits of one height: %s', async (_, counts) => {
    const heights = await Promise.all(counts.map((count) => digitsOf(count, counts)));
    expect(new Set(heights).size).toBe(1);
  });

  it('have no text below 6 pt', async () => {
    const ptPerPx = ((62 / 25.4) * 72) / PROOF_SHAPES.tag.height;
    const long = { camera: 'A camera whose name is long'.repeat(3), verdict: 'A verdict that is long'.repeat(4) };
    const facts = Array.from({ length: 6 }, (_, place) => `A fact of this tag, number ${place}`);
    for (const words of [{}, long, { facts }, { facts, isToFillIn: true }])
      for (const { px } of (await draw(words, 'tag', ['45,213'])).written)
        expect(px * ptPerPx).toBeGreaterThanOrEqual(6);
  });

  it('have the serial number in one place, with and without a code, a wear and a number in the file', async () => {
    const placeOf = async (words: Partial<ProofWords>) => {
      const facts = ['Serial number', 'Exact count'];
      const { written } = await draw({ ...words, facts }, 'tag', ['45,213']);
      return written.find(({ text }) => text === facts[0])!.y;
    };
    const places = await Promise.all(
      [{}, { check: undefined }, { scale: undefined }, { verdict: undefined }, { isToFillIn: true }].map(placeOf),
    );
    expect(new Set(places).size).toBe(1);
  });

  it('leave room for many facts below the verdict', async () => {
    const facts = Array.from({ length: 9 }, (_, place) => `Fact ${place}`);
    const { written } = await draw({ facts, isToFillIn: true }, 'tag', ['45,213']);
    const yOf = (wanted: string) => written.find(({ text }) => text === wanted)!.y;
    expect(yOf('Fact 0') - yOf(WORDS.verdict!)).toBeGreaterThan(
      0.9 * written.find(({ text }) => text === 'Fact 0')!.px,
    );
    expect(yOf('Fact 8')).toBeLessThan(yOf('Scan to check it.'));
  });
});

it('a proof without a scale is lower, so that its rows have no gap', async () => {
  const [rated, unrated] = [await draw({}, 'tall'), await draw({ scale: undefined, verdict: 'No rated life' }, 'tall')];
  const gapOf = ({ written }: Drawn) =>
    written.find(({ text }) => text === WORDS.facts[0])!.y - written.find(({ text }) => text === WORDS.camera)!.y;
  expect(unrated.height).toBeLessThan(rated.height);
  expect(gapOf(unrated)).toBeLessThan(gapOf(rated));
});
