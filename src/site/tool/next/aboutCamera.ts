import { type EasiestAnswer, easiestAnswer } from '../../../cameras/answer';
import { type ListedCamera, pagePath } from '../../../cameras/catalogue';

export interface MessageAbout {
  /** the easiest way to find the count of the camera for sale, and its certainty */
  readonly answer: EasiestAnswer;
  /** the camera's name in the message */
  readonly camera: string;
  /** path of the page where the seller can read the count or learn how */
  readonly page: string;
  /** the camera's catalogue row, if any */
  readonly model?: ListedCamera | undefined;
}

/** True for a model if only some bodies' photos have a count. */
export const isOnlyInSome = (model: ListedCamera): boolean =>
  easiestAnswer(model).limits === 'doubtful' ||
  (model.count.fromFirmware !== undefined && model.count.photos !== undefined);

/**
 * The easiest answer for a message about a camera: a photo of unknown certainty if the camera is not in the catalogue
 * (`camera` is undefined) or if only some bodies' photos have a count.
 */
export const answerToAsk = (camera: ListedCamera | undefined): EasiestAnswer =>
  !camera || isOnlyInSome(camera) ? { way: 'photo', certainty: 'unknown' } : easiestAnswer(camera);

/** The contents of a message to this camera's seller. `name`: the camera's name in the visitor's language. */
export const aboutCamera = (camera: ListedCamera, name: string): MessageAbout => ({
  answer: answerToAsk(camera),
  camera: name,
  page: easiestAnswer(camera).way === 'usb' ? '/connect' : (pagePath(camera.brand, camera.slug) ?? '/'),
  model: camera,
});
