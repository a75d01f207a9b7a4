import { answerKind, verdictOf } from '../../catalogue/answerKind';
import { givesCount } from '../../catalogue/cable';
import { type ListedCamera, pagePath } from '../../catalogue/catalogue';
import { messageKind } from '../../content/messageKind';
import type { MessageAbout } from './SellerText';

/** What a message to the seller of this camera is about; `name` is the camera's, in the reader's language. */
export function aboutCamera(camera: ListedCamera, name: string): MessageAbout {
  const isReadHere = answerKind(camera) === 'usb' && givesCount(camera.brand, camera);
  return {
    kind: messageKind(verdictOf(camera)),
    camera: name,
    page: isReadHere ? '/connect' : (pagePath(camera.brand, camera.slug) ?? '/'),
    model: camera,
  };
}
