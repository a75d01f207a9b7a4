/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'Nachricht an den Verkäufer',
  lead: 'Wählen Sie, wo die Kamera angeboten wird, kopieren Sie den Text, und ändern Sie, was Sie möchten.',
  short: {
    photo: (camera, address) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. Könnten Sie ein neues Originalfoto unter ${address} öffnen (nichts wird hochgeladen) und mir den Link zum Bericht oder die Datei selbst schicken? Einem im Chat verschickten Foto fehlen die Kameradaten. Viele Grüße`,
    screen: (camera, address) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. Womöglich zeigt sie die Zahl der Auslösungen selbst an; wie, steht unter ${address}. Könnten Sie mir ein Foto von der Anzeige und eins von der Seriennummer schicken? Viele Grüße`,
    cable: (camera, address) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. Wurden die Auslösungen schon einmal ausgelesen, etwa per USB (${address})? Falls nicht: Wie viel wurde ungefähr damit fotografiert? Viele Grüße`,
    service: (camera) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. War sie schon einmal beim Service, und steht die Zahl der Auslösungen auf dem Beleg? Wurde etwas repariert? Viele Grüße`,
    condition: (camera) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. Wie viel wurde damit fotografiert, lässt sie sich mit dem eigenen Akku einschalten, und wurde etwas repariert? Viele Grüße`,
  },
  more: 'Für eBay, für Händler und für den Tag, an dem sie ankommt',
  camera: (brand) => `${brand}-Kamera`,
  anyCamera: 'Kamera',
  copy: 'Nachricht kopieren',
  share: 'Teilen',
  mechanicalOnly:
    'PS: Bitte machen Sie das Foto mit dem mechanischen Verschluss. Mit dem elektronischen speichert dieses Modell die Zahl der Auslösungen nicht.',
};

export default messages;
