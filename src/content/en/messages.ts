/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'A message to the seller',
  lead: 'Where’s the camera listed?',
  camera: (brand) => `${brand} camera`,
  anyCamera: 'camera',
  copy: 'Copy the message',
  copied: 'Message copied',
  share: 'Share it',
  failed: 'Your browser didn’t allow copying. Select the text and copy it yourself.',
};

export default messages;
