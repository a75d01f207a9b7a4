/** Where readers buy, and what to write to sellers there. */

import type { MarketCopy } from '../guideCopy';

/** What sellers on the German markets are asked to mind. */
const onMarket =
  'Als Bild in einer Nachricht über Kleinanzeigen oder eBay könnten diese Daten verloren gehen; ein Link zur Datei ist deshalb besser.';

const market: MarketCopy = {
  currencies: ['EUR'],
  places: [
    {
      name: 'Kleinanzeigen und eBay',
      rules: [],
      staysInside: false,
      texts: {
        photo: ({ camera, address }) =>
          `Guten Tag, ich interessiere mich für Ihre ${camera}. Könnten Sie ein neues Foto damit machen und mir die Originaldatei direkt von der Speicherkarte schicken (JPEG oder RAW, unbearbeitet)? Bitte als E-Mail-Anhang oder als Link zu einem geteilten Ordner. Messenger und Screenshots entfernen die Kameradaten, in denen die Zahl der Auslösungen steht. Selbst auslesen können Sie sie hier: ${address} ${onMarket} Vielen Dank!`,
        screen: ({ camera, keys }) =>
          `Guten Tag, ich interessiere mich für Ihre ${camera}. Sie zeigt die Zahl der Auslösungen selbst auf dem Monitor an. Könnten Sie diese Anzeige öffnen und mir ein Foto davon schicken, auf dem auch die Seriennummer der Kamera zu sehen ist? ${keys.join(' ')} Bitte schicken Sie außerdem ein Originalfoto direkt von der Speicherkarte, als E-Mail-Anhang oder Link und nicht über einen Messenger, damit Modell und Datum in der Datei bleiben. ${onMarket} Vielen Dank!`,
        cable: ({ camera }) =>
          `Guten Tag, ich interessiere mich für Ihre ${camera}. Soweit ich weiß, speichert dieses Modell keine genaue Zahl der Auslösungen im Foto, manche Programme können sie aber per USB-Kabel auslesen. Könnten Sie das versuchen und mir ein Foto schicken, auf dem das Ergebnis und die Seriennummer der Kamera zu sehen sind? Bitte schicken Sie außerdem ein Originalfoto direkt von der Speicherkarte, als E-Mail-Anhang oder Link und nicht über einen Messenger, damit Modell, Datum und Seriennummer in der Datei bleiben. ${onMarket} Vielen Dank!`,
        service: ({ camera }) =>
          `Guten Tag, ich interessiere mich für Ihre ${camera}. Soweit ich weiß, kann bei diesem Modell nur eine Servicestelle die Zahl der Auslösungen auslesen. War die Kamera schon einmal dort, und steht der Zählerstand vielleicht auf dem Beleg? Falls nicht: Wie viel haben Sie ungefähr damit fotografiert, und wurde etwas repariert? Bitte schicken Sie außerdem ein Originalfoto direkt von der Speicherkarte, als E-Mail-Anhang oder Link und nicht über einen Messenger, damit Modell, Datum und Seriennummer in der Datei bleiben. ${onMarket} Vielen Dank!`,
        condition: ({ camera }) =>
          `Guten Tag, ich interessiere mich für Ihre ${camera}. Die Zahl der Auslösungen lässt sich bei diesem Modell nicht auslesen, das weiß ich. Wann war die Kamera zuletzt beim Service, und können Sie mir zeigen, dass sie mit ihrem eigenen Akku läuft? Bitte schicken Sie außerdem ein Originalfoto direkt von der Speicherkarte, als E-Mail-Anhang oder Link und nicht über einen Messenger, damit die Kameradaten in der Datei bleiben. ${onMarket} Vielen Dank!`,
      },
    },
  ],
  dealers: [],
  workshops: [],
  service: {},
};

export default market;
