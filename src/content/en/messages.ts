/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'A message to the seller',
  lead: 'Where’s the camera listed?',
  camera: (brand) => `${brand} camera`,
  anyCamera: 'camera',
  copy: 'Copy the message',
  share: 'Share it',
  mechanicalOnly:
    'P.S. Please take the photo with the mechanical shutter. With the electronic one, this model doesn’t save the shutter count.',
};

export default messages;
