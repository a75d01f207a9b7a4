import { isReadByCable, verdictOf } from '../../catalogue/answerKind';
import { type ListedCamera, pagePath } from '../../catalogue/catalogue';
import { messageKind } from '../../content/messageKind';
import { isOnlyInSome, type MessageAbout } from './SellerText';

/** What a message to the seller of this camera is about; `name` is the camera's, in the reader's language. */
export function aboutCamera(camera: ListedCamera, name: string): MessageAbout {
  return {
    kind: isOnlyInSome(camera) ? 'photo-maybe' : messageKind(verdictOf(camera)),
    camera: name,
    page: isReadByCable(camera) ? '/connect' : (pagePath(camera.brand, camera.slug) ?? '/'),
    model: camera,
  };
}
