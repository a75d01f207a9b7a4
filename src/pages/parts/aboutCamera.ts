import { answerKind } from '../../catalogue/answerKind';
import { givesCount } from '../../catalogue/cable';
import { type ListedCamera, pagePath } from '../../catalogue/catalogue';
import { messageKind } from '../../content/messageKind';
import type { MessageAbout } from '../../tool/next/SellerText';

/** What a message to the seller of this camera is about; `name` is the camera's, in the reader's language. */
export function aboutCamera(camera: ListedCamera, name: string): MessageAbout {
  const answer = answerKind(camera);
  const isReadHere = answer === 'usb' && givesCount(camera.brand, camera);
  return {
    kind: messageKind(answer),
    camera: name,
    page: isReadHere ? '/connect' : (pagePath(camera.brand, camera.slug) ?? '/'),
    howTo: camera.count.howTo,
  };
}
