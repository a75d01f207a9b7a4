/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'A message to the seller',
  lead: 'Where’s the camera listed?',
  camera: (brand) => `${brand} camera`,
  anyCamera: 'camera',
  copy: 'Copy the message',
  share: 'Share it',
};

export default messages;
