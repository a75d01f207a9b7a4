/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: 'Nachricht an den Verkäufer',
  lead: 'Wo wird die Kamera angeboten?',
  short: {
    photo: (camera, address) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. Vielleicht stehen die Auslösungen in ihren Fotos: Könnten Sie ein neues, direkt von der Speicherkarte, unter ${address} öffnen (nichts wird hochgeladen) und mir den Link zum Bericht schicken? Als Bild im Chat verliert es die Kameradaten. Viele Grüße`,
    screen: (camera, address) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. Vielleicht kann sie die Zahl ihrer Auslösungen selbst anzeigen; die Schritte stehen unter ${address}. Könnten Sie das einmal versuchen und mir ein Foto der Anzeige und eins von der Seriennummer schicken? Viele Grüße`,
    cable: (camera, address) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. Wurden die Auslösungen schon einmal ausgelesen, etwa per USB-Kabel? Ob und wie das geht, steht unter ${address}. Falls nicht: Wie viel wurde ungefähr damit fotografiert? Viele Grüße`,
    service: (camera) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. War sie schon einmal beim Service, und steht die Zahl der Auslösungen auf dem Beleg? Wurde etwas repariert? Viele Grüße`,
    condition: (camera) =>
      `Hallo, ich habe Interesse an Ihrer ${camera}. Wie viel wurde ungefähr damit fotografiert? Lässt sie sich mit dem Akku einschalten, der dabei ist, und wurde schon einmal etwas repariert? Viele Grüße`,
  },
  more: 'Nachrichten für eBay und Händler, und was Sie prüfen, wenn die Kamera da ist',
  camera: (brand) => `${brand}-Kamera`,
  anyCamera: 'Kamera',
  copy: 'Nachricht kopieren',
  share: 'Teilen',
  mechanicalOnly:
    'PS: Bitte machen Sie das Foto mit dem mechanischen Verschluss. Mit dem elektronischen speichert dieses Modell die Zahl der Auslösungen nicht.',
};

export default messages;
