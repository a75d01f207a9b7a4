/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'A message to the seller',
  lead: 'Where’s the camera listed?',
  short: {
    photo: (camera, address) =>
      `Hi! I’m interested in your ${camera}. Could you open a new original photo from it at ${address} and send me the report link, or the file itself? Nothing is uploaded. A photo sent in a chat loses the count. Thanks!`,
    screen: (camera, address) =>
      `Hi! I’m interested in your ${camera}. It may show its shutter count on its own screen; the steps are at ${address}. Could you try, and send me a picture of that screen and one of the serial number? Thanks!`,
    cable: (camera, address) =>
      `Hi! I’m interested in your ${camera}. Has its shutter count ever been read, over USB for example (${address})? If not, roughly how much has it been used? Thanks!`,
    service: (camera) =>
      `Hi! I’m interested in your ${camera}. Has it been in for service, and does the paperwork give a shutter count? Has anything been repaired? Thanks!`,
    condition: (camera) =>
      `Hi! I’m interested in your ${camera}. How much has it been used, does it power on with its own battery, and has anything been repaired? Thanks!`,
  },
  more: 'For eBay, for dealers, and for the day it arrives',
  camera: (brand) => `${brand} camera`,
  anyCamera: 'camera',
  copy: 'Copy the message',
  share: 'Share it',
  mechanicalOnly:
    'P.S. Please take the photo with the mechanical shutter. With the electronic one, this model doesn’t save the shutter count.',
};

export default messages;
