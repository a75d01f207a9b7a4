/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'Nachricht an den Verkäufer',
  lead: 'Wählen Sie, wo die Kamera angeboten wird, kopieren Sie den Text, und ändern Sie, was Sie möchten.',
  camera: (brand) => `${brand}-Kamera`,
  anyCamera: 'Kamera',
  copy: 'Nachricht kopieren',
  copied: 'Nachricht kopiert',
  share: 'Teilen',
  failed: 'Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text, und kopieren Sie ihn selbst.',
};

export default messages;
