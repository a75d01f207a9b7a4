import { rawText } from '../config/fileText';
import type { CountGrade, RawResult } from '../reader/result';
import { serialText } from '../reader/serial';
import { hexBytes, hexCode } from '../usb/bytes';
import type { CableFailure } from '../usb/failure';
import { lumixLog } from '../usb/lumixUsage';
import type { CameraReading } from '../usb/readCamera';
import { agreesWithPhoto, baseOf, photoOf, resultOfReading } from '../usb/resultOfCable';
import type { CameraErrorCode, CameraFailed, CameraFields, CameraReason, CameraResult } from './cameraResult';
import { photoResultOf } from './photoResult';

/** The result of a camera that was read. */
export function cameraResultOf(reading: CameraReading): CameraResult {
  const {
    serialNumber,
    bytesRead,
    reads,
    hasGps: _hasGps,
    ...camera
  } = baseOf(reading) as Pick<RawResult, keyof ReturnType<typeof baseOf>>;
  const { shutterCount, shutterSource, reason, counters } = resultOfReading(reading);
  const photo = photoOf(reading);
  const agrees = agreesWithPhoto(reading);
  const log = lumixLog(reading.evidence);
  const fields: CameraFields = {
    ...(serialNumber !== undefined && { serialNumber: rawText(serialText(serialNumber)) }),
    counters: counters.map(({ field, tag, value, low, kind }) => ({
      field,
      tag,
      value,
      ...(low !== undefined && { low }),
      kind,
    })),
    evidence: reading.evidence.map(({ rule: { property, field, at }, bytes }) => ({
      property: hexCode(property),
      field,
      ...(at !== undefined && { at }),
      bytes: hexBytes(bytes),
    })),
    ...(log && { log }),
    ...(photo && {
      photo: {
        name: rawText(photo.name),
        match: photo.match,
        ...(agrees !== undefined && { agrees }),
        ...photoResultOf(photo.result),
      },
    }),
    ...(typeof reading.photo === 'string' && { noPhoto: reading.photo }),
    ...(reading.needsPowerCycle && { needsPowerCycle: true }),
    bytesRead,
    reads,
  };
  if (shutterCount === undefined || !shutterSource)
    return { status: 'uncounted', ...camera, reason: reason as CameraReason, ...fields };
  // A camera on USB gives no estimate.
  const { from: _from, method: _method, grade, ...source } = shutterSource;
  return {
    status: 'counted',
    ...camera,
    shutterCount,
    shutterSource: { ...source, grade: grade as CountGrade },
    ...fields,
  };
}

/** The result of a camera that could not be read. `message`: one English sentence for the user. */
export function unreadCamera(
  failure: Pick<CableFailure, 'needsPowerCycle' | 'steps'>,
  code: CameraErrorCode,
  message: string,
  cause?: unknown,
): CameraResult & CameraFailed {
  const { needsPowerCycle, steps } = failure;
  return {
    status: 'failed',
    error: { code, message, ...(cause !== undefined && { cause }) },
    counters: [],
    evidence: [],
    ...(needsPowerCycle && { needsPowerCycle }),
    bytesRead: steps.reduce((sum, { dataBytes }) => sum + dataBytes, 0),
    reads: steps.length,
  };
}
