/** What to write to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'A message to the seller',
  lead: 'Copy it, change what you like, and send it before you meet.',
  texts: {
    photo: (camera) =>
      `Hi, I’m interested in your ${camera}. Could you take one new photo with it and send me the original file, straight from the memory card (JPEG or RAW), unedited? Please send it as an email attachment or as a link to a shared folder. Messaging apps and screenshots strip out the camera’s data, and that’s where the shutter count is. Thank you!`,
    screen: (camera) =>
      `Hi, I’m interested in your ${camera}. It shows its own shutter count on a screen. Could you open that screen and send me a picture of it, with the serial number of the camera in view? Please also send one original photo straight from the memory card, as an email attachment or a link, not through a messaging app, so that the model and the date stay in the file. Thank you!`,
    cable: (camera) =>
      `Hi, I’m interested in your ${camera}. As far as I know, this model doesn’t save an exact shutter count in its photos, but some programs can read it over a USB cable. Could you try that and send me a picture that shows both the result and the camera’s serial number? Please also send one original photo straight from the memory card, as an email attachment or a link, not through a messaging app, so that the model, the date, and the serial number stay in the file. Thank you!`,
    service: (camera) =>
      `Hi, I’m interested in your ${camera}. As far as I know, only a service center can read the shutter count of this model. Has it ever been in for service, and does the paperwork show a count? If not, roughly how much has it been used, and has anything been repaired? Please also send one original photo straight from the memory card, as an email attachment or a link, not through a messaging app, so that the model, the date, and the serial number stay in the file. Thank you!`,
    condition: (camera) =>
      `Hi, I’m interested in your ${camera}. I know there’s no way to read a shutter count from this model. Could you tell me when it was last serviced, and show me that it runs on its own battery? Please also send one original photo straight from the memory card, as an email attachment or a link, not through a messaging app, so that the camera’s data stays in the file. Thank you!`,
  },
  camera: (brand) => `${brand} camera`,
  anyCamera: 'camera',
  read: 'Read the message',
  copy: 'Copy the message',
  copied: 'Message copied',
  share: 'Share it',
  failed: 'Your browser didn’t allow copying. Select the text and copy it yourself.',
};

export default messages;
