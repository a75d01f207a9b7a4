/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'Nachricht an den Verkäufer',
  lead: 'Wählen Sie, wo die Kamera angeboten wird, kopieren Sie den Text, und ändern Sie, was Sie möchten.',
  camera: (brand) => `${brand}-Kamera`,
  anyCamera: 'Kamera',
  copy: 'Nachricht kopieren',
  share: 'Teilen',
  mechanicalOnly:
    'PS: Bitte machen Sie das Foto mit dem mechanischen Verschluss. Mit dem elektronischen speichert dieses Modell die Zahl der Auslösungen nicht.',
};

export default messages;
