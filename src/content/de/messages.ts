/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'Nachricht an den Verkäufer',
  lead: 'Wählen Sie, wo die Kamera angeboten wird, kopieren Sie den Text, und ändern Sie, was Sie möchten.',
  camera: (brand) => `${brand}-Kamera`,
  anyCamera: 'Kamera',
  copy: 'Nachricht kopieren',
  share: 'Teilen',
};

export default messages;
