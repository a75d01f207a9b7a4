import { type EasiestAnswer, easiestAnswer } from '../../../cameras/answer';
import { type ListedCamera, pagePath } from '../../../cameras/catalogue';

export interface MessageAbout {
  /** the easiest answer of the camera that is for sale */
  readonly answer: EasiestAnswer;
  /** the camera's name in the message */
  readonly camera: string;
  /** path of the page where the seller can read the count or learn how */
  readonly page: string;
  /** the camera's row, if the camera is in the catalogue */
  readonly model?: ListedCamera | undefined;
}

/** True for a model if the photos of some bodies have a count, while those of other bodies have none. */
export const isOnlyInSome = (model: ListedCamera): boolean =>
  easiestAnswer(model).limits === 'doubtful' ||
  (model.count.fromFirmware !== undefined && model.count.photos !== undefined);

/** The answer that a message about a camera is based on. `camera` is undefined if it isn't in the catalogue. */
export const answerToAsk = (camera: ListedCamera | undefined): EasiestAnswer =>
  !camera || isOnlyInSome(camera) ? { way: 'photo', certainty: 'unknown' } : easiestAnswer(camera);

/** The contents of a message to the seller of this camera. `name`: the camera's name in the visitor's language. */
export const aboutCamera = (camera: ListedCamera, name: string): MessageAbout => ({
  answer: answerToAsk(camera),
  camera: name,
  page: easiestAnswer(camera).way === 'usb' ? '/connect' : (pagePath(camera.brand, camera.slug) ?? '/'),
  model: camera,
});
