/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'Nachricht an den Verkäufer',
  lead: 'Kopieren Sie den Text, ändern Sie, was Sie möchten, und schicken Sie ihn vor dem Treffen ab, etwa über Kleinanzeigen oder eBay.',
  camera: (brand) => `${brand}-Kamera`,
  anyCamera: 'Kamera',
  copy: 'Nachricht kopieren',
  copied: 'Nachricht kopiert',
  share: 'Teilen',
  failed: 'Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.',
};

export default messages;
