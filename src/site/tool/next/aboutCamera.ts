import { easiestAnswer } from '../../../cameras/answer';
import { type ListedCamera, pagePath } from '../../../cameras/catalogue';
import { isOnlyInSome, type MessageAbout } from './SellerText';

/** The contents of a message to the seller of this camera. `name`: the camera's name in the reader's language. */
export function aboutCamera(camera: ListedCamera, name: string): MessageAbout {
  const answer = easiestAnswer(camera);
  return {
    answer: isOnlyInSome(camera) ? { way: 'photo', certainty: 'unknown' } : answer,
    camera: name,
    page: answer.way === 'usb' ? '/connect' : (pagePath(camera.brand, camera.slug) ?? '/'),
    model: camera,
  };
}
