import { easiestAnswer } from '../../../cameras/answer';
import { type ListedCamera, pagePath } from '../../../cameras/catalogue';
import { messageKind } from '../../../content/messageAtPlace';
import { isOnlyInSome, type MessageAbout } from './SellerText';

/** What a message to the seller of this camera is about; `name` is the camera's, in the reader's language. */
export function aboutCamera(camera: ListedCamera, name: string): MessageAbout {
  const answer = easiestAnswer(camera);
  return {
    kind: isOnlyInSome(camera) ? 'photo-maybe' : messageKind(answer),
    camera: name,
    page: answer.way === 'usb' ? '/connect' : (pagePath(camera.brand, camera.slug) ?? '/'),
    model: camera,
  };
}
