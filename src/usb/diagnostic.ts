/**
 * Writes a camera's answers to a file that a visitor can send to us. Nothing in it identifies the owner or the body.
 */
import { writeJsonText } from '../config/controlCharacters';
import { hexBytes, hexCode } from './bytes';
import type { Step } from './operations';
import type { CableFailure } from './failure';
import { EOS_RULES } from './makers';
import type { CameraReading } from './readCamera';
import { photoOf, answerOf } from './resultOfCable';

/**
 * Properties with counts or state. Their values go into the file. For any other property, the file has only the length
 * of the value, because the value may contain a name, a serial number or a place.
 */
const HARMLESS: readonly number[] = [
  ...EOS_RULES.map(({ property }) => property),
  // battery, model number, shots left on the card
  0xd111,
  0xd116,
  0xd11b,
];

interface Circumstances {
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly made: string;
  /** 'Chrome 140 on Android', according to the browser */
  readonly browser: string;
}

/** The diagnostic file of a reading, as JSON. */
export function diagnosticOfReading(reading: CameraReading, circumstances: Circumstances): string {
  const { device, evidence, eosValues, steps, needsPowerCycle } = reading;
  const photo = photoOf(reading);
  const answer = answerOf(reading);
  return toJson({
    ...circumstances,
    camera: {
      make: device.make,
      model: device.model,
      firmware: device.firmware,
      serial: device.serial ? 'masked' : 'none',
      operations: device.operations.map(hexCode),
      properties: device.properties.map(hexCode),
    },
    evidence: evidence.map(({ rule, bytes }) => ({ property: hexCode(rule.property), bytes: hexBytes(bytes) })),
    told:
      typeof answer === 'object'
        ? {
            ...answer,
            counts: answer.counts.map(({ rule, ...count }) => ({ property: hexCode(rule.property), ...count })),
          }
        : answer,
    values: [...eosValues].map(([property, bytes]) => ({
      property: hexCode(property),
      length: bytes.length,
      ...(HARMLESS.includes(property) && { bytes: hexBytes(bytes) }),
    })),
    photo: photo
      ? {
          container: photo.result.container,
          model: photo.result.model,
          count: photo.result.shutterCount,
          source: photo.result.shutterSource,
          match: photo.match,
        }
      : reading.photo,
    needsPowerCycle,
    steps: steps.map(stepOf),
  });
}

/** The diagnostic file of a failed reading, as JSON. */
export function diagnosticOfFailure(failure: CableFailure, circumstances: Circumstances): string {
  const { kind, message, needsPowerCycle, steps } = failure;
  return toJson({ ...circumstances, failure: kind, message, needsPowerCycle, steps: steps.map(stepOf) });
}

const stepOf = ({ operation, parameters, response, dataBytes }: Step) => ({
  operation: hexCode(operation),
  parameters: parameters.map(hexCode),
  response: response === undefined ? 'none' : hexCode(response),
  dataBytes,
});

const toJson = (facts: object) => `${writeJsonText(facts, 2)}\n`;
