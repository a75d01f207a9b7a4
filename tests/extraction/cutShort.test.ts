/** What was not read is not denied: a file that was cut says that a part is missing, and accuses nobody. */
import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, it } from 'vitest';
import { corpusFolder } from '../fuzz/inputs';
import { unmoved } from '../fuzz/moved';
import { seeded } from '../fuzz/random';
import { builtSpecimens } from '../fuzz/specimens';
import { cr3, jpeg } from '../support/containers';
import { canonFields, signedCameraInfo } from '../support/makerNotes';
import { read } from '../support/read';
import { needsCorpus } from '../support/shared';
import { text } from '../support/tiff';

/** What a file must not be said to be because a part of it is missing. */
const DENIALS = ['not-stored', 'edited', 'damaged'];

/** Bodies whose CameraInfo may hold a counter, in the track of a CR3. */
const WITH_TRACK =
  'R|R5|R6|R6m2|R7|R8|R50|RP|R6 Mark III|R50 V|R1|R3|R5 C|R5m2|R10|R100|Ra|M50|M50m2|M6 Mark II|M200|90D|250D|850D'
    .split('|')
    .map((name) => `Canon EOS ${name}`);

/** Where the boxes of a file begin and end, those inside boxes included. */
function boxEdges(bytes: Uint8Array, start = 0, end = bytes.length): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const edges: number[] = [];
  for (let at = start; at + 8 <= end;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (length < 8) break;
    edges.push(at, at + 8, Math.min(at + length, end));
    if (['moov', 'trak', 'mdia', 'minf', 'stbl'].includes(type)) edges.push(...boxEdges(bytes, at + 8, at + length));
    if (type === 'uuid') edges.push(...boxEdges(bytes, at + 24, at + length));
    at += length;
  }
  return edges;
}

it.each([...WITH_TRACK, 'Canon PowerShot G5 X Mark II', 'Canon EOS-1D X Mark III', 'Canon PowerShot SX70 HS'])(
  'a CR3 of a %s denies no count where it was cut',
  async (model) => {
    const file = cr3({
      cmt1: { 0x010f: text('Canon'), 0x0110: text(model) },
      cmt3: canonFields({}),
      track: canonFields({ cameraInfo: signedCameraInfo(4608, 0xaf1, 12_260) }),
      trackAt: 40_000,
    });
    const whole = await read(file);
    const edges = [32_768, 40_000, 40_040, file.length - 4608, file.length - 1, ...boxEdges(file)];
    for (const end of edges.filter((edge) => edge < file.length)) {
      const { reason, shutterCount } = await read(file.subarray(0, end));
      expect([end, DENIALS.includes(reason ?? '')]).toEqual([end, false]);
      if (shutterCount !== undefined) expect(shutterCount).toBe(whole.shutterCount);
    }
  },
);

it.each(
  builtSpecimens(seeded(1))
    .filter((_, index) => index % 2 === 0)
    .map((each) => [each.model, each] as const),
)('a photo of a %s denies no count where it was cut', async (_model, specimen) => {
  const block = unmoved(specimen);
  const file = block.length < 65_000 ? jpeg(block) : block;
  const step = Math.max(1, Math.floor(specimen.note.length / 150));
  const from = file.length - block.length - 400;
  for (let end = Math.max(2, from); end < file.length; end += end < from + 600 ? 7 : step) {
    const { reason, shutterCount, shutterSource, counters } = await read(file.subarray(0, end));
    expect([end, shutterCount === undefined && DENIALS.includes(reason ?? '') ? reason : '']).toEqual([end, '']);
    if (shutterSource?.grade !== 'exact') continue;
    expect([specimen.count, ...counters.map(({ value }) => value)]).toContain(shutterCount);
  }
});

it('no photo of the corpus that holds a count is denied one where it was cut at 32 KB', needsCorpus, async () => {
  const folder = corpusFolder()!;
  for (const maker of ['canon', 'nikon', 'sony', 'pentax', 'fujifilm'])
    for (const name of readdirSync(joinPath(folder, maker))) {
      const bytes = readFileSync(joinPath(folder, maker, name));
      if (bytes.length <= 32_768 || (await read(bytes)).shutterSource?.grade !== 'exact') continue;
      const { reason = '' } = await read(bytes.subarray(0, 32_768));
      expect([name, DENIALS.includes(reason)]).toEqual([name, false]);
    }
});
