/**
 * The number after Canon's lens state: on bodies where it is not confirmed as a count, in a CR3, and in photos cut off
 * at any byte.
 */
import { describe, expect, it } from 'vitest';
import { block } from '../support/bytes';
import { cr3 } from '../support/containers';
import { canonFields, canonFileInfo, canonNote, lensStateAt, signedCameraInfo } from '../support/makerNotes';
import { photo } from '../support/photo';
import { read } from '../support/read';
import { text } from '../support/tiff';

const canon = (model: string, cameraInfo: Uint8Array) =>
  photo({ make: 'Canon', model, note: canonNote({ cameraInfo }) });

describe('An unconfirmed number after the lens state', () => {
  it.each([
    'Canon EOS M50',
    'Canon EOS Kiss M',
    'Canon EOS M50m2',
    'Canon EOS M6 Mark II',
    'Canon EOS M200',
    'Canon EOS Ra',
    'Canon EOS R100',
    'Canon EOS 90D',
    'Canon EOS 250D',
    'Canon EOS Rebel SL3',
    'Canon EOS Kiss X10',
    'Canon EOS 850D',
    'Canon EOS Rebel T8i',
    'Canon EOS Kiss X10i',
    'Canon PowerShot SX70 HS',
    'Canon PowerShot G7 X Mark III',
    'Canon EOS-1D X Mark III',
    'Canon EOS R1',
    'Canon EOS R3',
    'Canon EOS R5 C',
    'Canon EOS R5m2',
    'Canon EOS R10',
  ])('is a candidate but not a counter: %s', async (model) => {
    const result = await read(canon(model, signedCameraInfo(1536, 0x188, 30)));
    expect(result).toMatchObject({
      counters: [],
      candidates: [{ field: 'UnconfirmedNumber', tag: 'MakerNote/0x000D/0x0188', value: 30 }],
      reason: 'unknown-model',
    });
    expect(result).not.toHaveProperty('shutterCount');
  });

  it('is also a candidate in the metadata track of a CR3', async () => {
    const track = canonFields({ cameraInfo: signedCameraInfo(1536, 0x188, 30) });
    const file = cr3({ cmt1: { 0x010f: text('Canon'), 0x0110: text('Canon EOS M50') }, cmt3: canonFields({}), track });
    expect(await read(file)).toMatchObject({ candidates: [{ value: 30 }] });
  });

  it.each([
    ['two places', block(1536, { ...lensStateAt(0x188, 30), ...lensStateAt(0x288, 30) }), 'unknown-model'],
    ['a count of 0', signedCameraInfo(1536, 0x188, 0), 'not-stored'],
    ['a count of 1,000,001', signedCameraInfo(1536, 0x188, 1_000_001), 'not-stored'],
    ['a block too short', signedCameraInfo(1535, 0x188, 30), 'not-stored'],
  ])('is not a candidate with %s', async (_name, cameraInfo, reason) => {
    const result = await read(canon('Canon EOS M50', cameraInfo));
    expect(result).not.toHaveProperty('candidates');
    expect(result).toMatchObject({ reason });
  });

  it('is not denied on bodies where some lenses would hide it', async () => {
    const note = canonNote({ cameraInfo: signedCameraInfo(1536, 0x188, 30, 0x1e), focus: false });
    expect(await read(photo({ make: 'Canon', model: 'Canon EOS M50', note }))).toMatchObject({
      reason: 'unknown-model',
    });
  });

  it('is not denied if a cut CR3 lacks its metadata track', async () => {
    const track = canonFields({ cameraInfo: signedCameraInfo(1536, 0x188, 30) });
    const cmt1 = { 0x010f: text('Canon'), 0x0110: text('Canon EOS M50') };
    const file = cr3({ cmt1, cmt3: canonFields({}), track, trackAt: 100_000 });
    expect(await read(file.subarray(0, 90_000))).toMatchObject({ reason: 'cut-short', counters: [] });
  });
});

describe('The counter after the lens state', () => {
  it('is confirmed in a CR3 by the focus distance in another record of the track', async () => {
    const cmt1 = { 0x010f: text('Canon'), 0x0110: text('Canon EOS R') };
    const cameraInfo = signedCameraInfo(1536, 0x194, 77, 0x1e);
    const only = canonFields({ cameraInfo, focus: false });
    const beside = canonFields({
      fileInfo: canonFileInfo({ 40: cameraInfo.subarray(0x194 - 32, 0x194 - 28) }, 'II', 50),
    });
    expect(await read(cr3({ cmt1, cmt3: canonFields({}), track: only, fileInfo: beside }))).toMatchObject({
      shutterCount: 77,
    });
    expect(await read(cr3({ cmt1, cmt3: canonFields({}), track: only }))).toMatchObject({ reason: 'unknown-model' });
  });

  it('is found up to the last byte of the block, but not in a block that ends before its number', async () => {
    const last = 1536 - 4;
    expect(await read(canon('Canon EOS R', signedCameraInfo(1536, last, 77)))).toMatchObject({ shutterCount: 77 });
    for (let missing = 1; missing <= 36; missing++) {
      const cameraInfo = signedCameraInfo(1536 + 36, last + 36, 77).subarray(0, 1536 + 36 - missing);
      expect(await read(canon('Canon EOS R', cameraInfo))).not.toHaveProperty('shutterCount');
    }
  });

  it('is found in a block of the largest searched size', async () => {
    expect(await read(canon('Canon EOS R7', signedCameraInfo(16_384, 0x3000, 77)))).toMatchObject({ shutterCount: 77 });
  });

  it('gives no wrong number in a photo that was cut at any byte of it', async () => {
    const whole = canon('Canon EOS R', signedCameraInfo(1536, 0x194, 116_237));
    const at = whole.length - 1536 - 600;
    for (let end = Math.max(0, at); end < whole.length; end += 1) {
      const { shutterCount, error } = await read(whole.subarray(0, end));
      expect([undefined, 116_237]).toContain(shutterCount);
      expect(error?.code).not.toBe('extraction-failed');
    }
  });
});
