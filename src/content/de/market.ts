/** Where readers in Germany buy, and what to write to sellers there. */

import type { MarketCopy, PlaceCopy } from '../types';

const inChat: PlaceCopy['texts'] = {
  photo:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Können Sie mir sagen, wie viele Auslösungen sie hat? Am schnellsten geht es so: ein neues Foto machen, die Originaldatei von der Speicherkarte unter {{address}} öffnen (kostenlos, nichts wird hochgeladen) und mir den Link zum Bericht schicken. Ein im Chat verschicktes Foto reicht dafür leider nicht, weil ihm die Kameradaten fehlen. Bei der Abholung würde ich gern selbst ein Foto auf meiner Karte machen und nachsehen. Viele Grüße',
  screen:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Soweit ich weiß, kann sie die Zahl der Auslösungen selbst anzeigen. Können Sie die Anzeige und die Seriennummer am Gehäuse in einem durchgehenden Video zeigen? Wie sie sich öffnet, steht unter {{address}}. Viele Grüße',
  screenSteps:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Soweit ich weiß, kann sie die Zahl der Auslösungen selbst anzeigen. Können Sie die Anzeige und die Seriennummer am Gehäuse in einem durchgehenden Video zeigen? So geht es:\n{{steps}}\nViele Grüße',
  cable:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Soweit ich weiß, speichert dieses Modell die Auslösungen nicht im Foto. Wissen Sie ungefähr, wie viel damit fotografiert wurde? Welche Nummer hat das neueste Bild, und wurde die Nummerierung einmal zurückgesetzt? Genauer geht es per USB-Kabel; wie, steht unter {{address}}. Wenn Sie das ausprobieren, schicken Sie mir gern einen Screenshot mit Zahl und Seriennummer. Viele Grüße',
  service:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Soweit ich weiß, kann bei diesem Modell nur ein Servicepartner die Auslösungen auslesen. War die Kamera schon einmal dort, und steht die Zahl auf dem Beleg? Falls nicht: Wie viel haben Sie ungefähr damit fotografiert, und wurde etwas repariert? Viele Grüße',
  condition:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Soweit ich weiß, lassen sich die Auslösungen bei diesem Modell nicht auslesen. Seit wann haben Sie die Kamera, wie viel wurde ungefähr damit fotografiert, und wurde schon einmal etwas repariert? Ein Foto der eingeschalteten Kamera wäre nett. Viele Grüße',
};

/** Where only words and pictures may be exchanged. */
const withinTheSite: PlaceCopy['texts'] = {
  ...inChat,
  photo:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Wissen Sie, wie viele Auslösungen sie hat? Wenn ja: Von wann ist die Zahl, und womit haben Sie sie ausgelesen? Wenn nicht: Viele Kameras schreiben sie in jedes Foto; am besten nehmen Sie ein neues, unbearbeitet von der Speicherkarte. Ein Bild vom Ergebnis in der Artikelbeschreibung wäre eine große Hilfe. Viele Grüße',
  screen:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Soweit ich weiß, kann sie die Zahl der Auslösungen selbst anzeigen. Können Sie ein Foto von dieser Anzeige in die Artikelbeschreibung setzen oder mir die Zahl und das Datum nennen? Eine Tastenfolge öffnet sie. Viele Grüße',
  screenSteps:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Soweit ich weiß, kann sie die Zahl der Auslösungen selbst anzeigen. Können Sie ein Foto von dieser Anzeige in die Artikelbeschreibung setzen oder mir die Zahl und das Datum nennen? So geht es:\n{{steps}}\nViele Grüße',
  cable:
    'Hallo, ich habe Interesse an Ihrer {{camera}}. Soweit ich weiß, speichert dieses Modell die Auslösungen nicht im Foto, manche Programme lesen sie aber per USB-Kabel aus. Falls Sie das schon getan haben: Wie lautet die Zahl, von wann ist sie, und welches Programm war es? Falls nicht: Wie viel wurde ungefähr damit fotografiert, und welche Nummer hat das neueste Bild? Viele Grüße',
};

const toDealers: PlaceCopy['texts'] = {
  photo:
    'Guten Tag, ich interessiere mich für Ihre {{camera}}. Wie viele Auslösungen hat sie, und wann wurden sie ausgelesen? Falls Sie die Zahl nicht zur Hand haben: Was ein unbearbeitetes Foto darüber verrät, zeigt {{address}}, ohne dass etwas hochgeladen wird. Oder Sie schicken mir ein Original-JPEG als Anhang. Gibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
  screen:
    'Guten Tag, ich interessiere mich für Ihre {{camera}}. Soweit ich weiß, kann sie die Zahl der Auslösungen selbst anzeigen. Können Sie mir diese Anzeige fotografieren, zusammen mit der Seriennummer? Wie sie sich öffnet, steht unter {{address}}. Gibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
  screenSteps:
    'Guten Tag, ich interessiere mich für Ihre {{camera}}. Soweit ich weiß, kann sie die Zahl der Auslösungen selbst anzeigen. Können Sie mir diese Anzeige fotografieren, zusammen mit der Seriennummer? So geht es:\n{{steps}}\nGibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
  cable:
    'Guten Tag, ich interessiere mich für Ihre {{camera}}. Soweit ich weiß, speichert dieses Modell die Auslösungen nicht im Foto; per USB-Kabel lässt sich die Zahl aber auslesen, siehe {{address}}. Haben Sie das bei der Ankaufsprüfung getan, und wie lautet sie? Gibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
  service:
    'Guten Tag, ich interessiere mich für Ihre {{camera}}. Soweit ich weiß, kann bei diesem Modell nur ein Servicepartner die Auslösungen auslesen. Liegt Ihnen die Zahl vor, oder ein Reparaturbeleg, auf dem sie steht? Gibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
  condition:
    'Guten Tag, ich interessiere mich für Ihre {{camera}}. Soweit ich weiß, lassen sich die Auslösungen bei diesem Modell nicht auslesen. Was wurde bei der Ankaufsprüfung getestet, und ist der Akku noch der erste? Gibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
};

const market: MarketCopy = {
  currencies: ['EUR'],
  places: [
    {
      name: 'Kleinanzeigen: im Chat',
      note: 'Kleinanzeigen empfiehlt die eigene Nachrichtenfunktion und rät zu Misstrauen, wenn jemand lieber über einen Messenger schreibt; deshalb bleibt diese Nachricht im Chat. Bei „Sicher bezahlen“ bekommt der Verkäufer das Geld, wenn Sie den Erhalt bestätigen, spätestens aber nach 14 Tagen. Stimmt etwas nicht, melden Sie das vorher. PayPal „Freunde und Familie“ hat keinen Käuferschutz.',
      rules: [
        { url: 'https://www.ebay-kleinanzeigen.de/sicherheitshinweise.html', language: 'de' },
        { url: 'https://themen.kleinanzeigen.de/sicher-bezahlen-neues-kleinanzeigen/', language: 'de' },
        {
          url: 'https://www.verbraucherzentrale-sachsen-anhalt.de/wissen/digitale-welt/onlinehandel/kein-kaeuferschutz-mit-paypalfreunde-worauf-sie-achten-sollten-33139',
          language: 'de',
        },
      ],
      staysInside: false,
      texts: inChat,
      onArrival: {
        photo:
          '**Bei der Abholung:** Machen Sie ein Foto auf Ihrer eigenen Karte, und prüfen Sie vor dem Bezahlen, ob die Seriennummer in der Datei die am Gehäuse ist und die Zahl der Auslösungen, falls die Datei sie enthält, zum Angebot passt. **Beim Versand:** Zahlen Sie mit „Sicher bezahlen“, und bestätigen Sie den Erhalt erst nach dieser Prüfung.',
        screen:
          '**Bei der Abholung:** Machen Sie ein Foto auf Ihrer eigenen Karte, und prüfen Sie vor dem Bezahlen, ob die Seriennummer in der Datei die am Gehäuse ist und die Kamera dieselbe Zahl anzeigt, die Ihnen genannt wurde. **Beim Versand:** Zahlen Sie mit „Sicher bezahlen“, und bestätigen Sie den Erhalt erst nach dieser Prüfung.',
        cable:
          '**Bei der Abholung:** Machen Sie ein Foto auf Ihrer eigenen Karte, und prüfen Sie vor dem Bezahlen, ob die Seriennummer in der Datei die am Gehäuse ist und die Dateinummer zu dem passt, was Ihnen geschrieben wurde. **Beim Versand:** Zahlen Sie mit „Sicher bezahlen“, und bestätigen Sie den Erhalt erst nach dieser Prüfung.',
        service:
          '**Bei der Abholung:** Machen Sie ein Foto auf Ihrer eigenen Karte, und prüfen Sie vor dem Bezahlen, ob die Seriennummer in der Datei die am Gehäuse ist und die Dateinummer zum Angebot passt. **Beim Versand:** Zahlen Sie mit „Sicher bezahlen“, und bestätigen Sie den Erhalt erst nach dieser Prüfung.',
        condition:
          '**Bei der Abholung:** Machen Sie ein Foto auf Ihrer eigenen Karte, und prüfen Sie vor dem Bezahlen, ob die Seriennummer in der Datei die am Gehäuse ist und die Kamera so aussieht und funktioniert wie beschrieben. **Beim Versand:** Zahlen Sie mit „Sicher bezahlen“, und bestätigen Sie den Erhalt erst nach dieser Prüfung.',
      },
    },
    {
      name: 'eBay: Frage an den Verkäufer',
      note: 'eBay erlaubt vor dem Kauf in Nachrichten weder Kontaktdaten noch Adressen anderer Websites; deshalb steht hier keine. Der eBay-Käuferschutz gilt auch, wenn ein Artikel nicht dem Angebot entspricht.',
      rules: [
        {
          url: 'https://www.ebay.de/help/policies/payment-policies/grundsatz-zu-kufen-und-verkufen-auerhalb-von-ebay?id=4272',
          language: 'de',
        },
        {
          url: 'https://www.ebay.de/help/policies/ebay-money-back-guarantee-policy/ebay-money-back-guarantee-policy?id=4210',
          language: 'de',
        },
      ],
      staysInside: true,
      texts: withinTheSite,
      onArrival: {
        photo:
          '**Wenn die Kamera da ist:** Machen Sie gleich ein Foto, und prüfen Sie, ob die Seriennummer in der Datei die am Gehäuse ist und die Zahl der Auslösungen, falls die Datei sie enthält, zum Angebot passt. Stimmt etwas nicht, melden Sie es gleich über eBay.',
        screen:
          '**Wenn die Kamera da ist:** Machen Sie gleich ein Foto, und prüfen Sie, ob die Seriennummer in der Datei die am Gehäuse ist und die Kamera dieselbe Zahl anzeigt, die Ihnen genannt wurde. Stimmt etwas nicht, melden Sie es gleich über eBay.',
        cable:
          '**Wenn die Kamera da ist:** Machen Sie gleich ein Foto, und prüfen Sie, ob die Seriennummer in der Datei die am Gehäuse ist und die Dateinummer zu dem passt, was Ihnen geschrieben wurde. Stimmt etwas nicht, melden Sie es gleich über eBay.',
        service:
          '**Wenn die Kamera da ist:** Machen Sie gleich ein Foto, und prüfen Sie, ob die Seriennummer in der Datei die am Gehäuse ist und die Dateinummer zum Angebot passt. Stimmt etwas nicht, melden Sie es gleich über eBay.',
        condition:
          '**Wenn die Kamera da ist:** Machen Sie gleich ein Foto, und prüfen Sie, ob die Seriennummer in der Datei die am Gehäuse ist und die Kamera so aussieht und funktioniert wie beschrieben. Stimmt etwas nicht, melden Sie es gleich über eBay.',
      },
    },
    {
      name: 'Händler wie MPB, Calumet oder Foto Erhardt: E-Mail oder Formular',
      note: 'Lassen Sie weg, was schon in der Beschreibung steht. Einen Onlinekauf beim Händler können Sie in vielen Fällen 14 Tage lang widerrufen.',
      rules: [{ url: 'https://www.ecommerce-verbindungsstelle.de/themen/widerruf/', language: 'de' }],
      staysInside: false,
      texts: toDealers,
      onArrival: {
        photo:
          '**Wenn die Kamera da ist:** Prüfen Sie sie innerhalb der Widerrufsfrist gründlich, und vergleichen Sie die Auslösungen, falls Sie sie auslesen können, mit der Beschreibung.',
        screen:
          '**Wenn die Kamera da ist:** Prüfen Sie sie innerhalb der Widerrufsfrist gründlich, und vergleichen Sie die Auslösungen, falls Sie sie auslesen können, mit der Beschreibung.',
        cable:
          '**Wenn die Kamera da ist:** Prüfen Sie sie innerhalb der Widerrufsfrist gründlich, und vergleichen Sie die Auslösungen, falls Sie sie auslesen können, mit der Beschreibung.',
        service: '**Wenn die Kamera da ist:** Prüfen Sie sie innerhalb der Widerrufsfrist gründlich.',
        condition: '**Wenn die Kamera da ist:** Prüfen Sie sie innerhalb der Widerrufsfrist gründlich.',
      },
    },
  ],
  dealers: [
    {
      name: 'Zustand',
      text: 'Eine einheitliche Skala gibt es nicht. Laut fotoMAGAZIN verwenden die großen Gebrauchthändler im Netz eigene Raster, die sich kaum vergleichen lassen. Bei Foto Sandor etwa steht A für neuwertig, B für mittlere und C für starke Gebrauchsspuren; wie viel damit fotografiert wurde, sagt das nicht. Fragen Sie gesondert danach.',
      pages: [
        { url: 'https://www.fotomagazin.de/bild/kolumne/gebrauchtmarkt-da-kriege-ich-zustaende', language: 'de' },
        { url: 'http://stores.ebay.de/fotosandor/pages/zustandsangaben', language: 'de' },
      ],
    },
    {
      name: 'Privatverkauf',
      text: 'Ein Ausschluss der Gewährleistung gilt nicht für das, was der Verkäufer ausdrücklich angibt. So entschied der Bundesgerichtshof im November 2006 über die Laufleistung eines Motorrads (VIII ZR 92/06); über Auslösungen haben wir kein Urteil gefunden.',
      pages: [
        {
          url: 'https://lorenz.userweb.mwn.de/urteile/viiizr92_06.htm',
          language: 'de',
          date: '2006-11-29',
        },
      ],
    },
    {
      name: 'Preise',
      text: 'Das fotoMAGAZIN veröffentlicht einmal im Jahr einen Secondhand-Guide, bekannt als FOMAG-Liste. Er nennt Anhaltspunkte für gebrauchte Kameras und Objektive.',
      pages: [
        { url: 'https://www.fotomagazin.de/bild/kolumne/gebrauchtmarkt-da-kriege-ich-zustaende', language: 'de' },
      ],
    },
  ],
  workshops: [
    {
      name: 'Kostenvoranschlag',
      text: 'Für ein Objektiv kostet er meist 30 bis 50 Euro; rechnen Sie bei einer Kamera mit Ähnlichem, und fragen Sie, ob der Betrag bei einem Auftrag verrechnet wird.',
      pages: [{ url: 'https://www.objektiv-berater.de/objektiv-kaputt-was-kostet-die-reparatur/', language: 'de' }],
    },
    {
      name: 'Neuer Verschluss',
      text: 'Für eine Nikon D810 mit 54.000 Auslösungen verlangte der Nikon Service Point in Düsseldorf 360 Euro; das war um 2018.',
      pages: [{ url: 'https://www.moijn.de/tag/kameraversicherung/', language: 'de', date: '2018' }],
    },
  ],
  service: {
    canon: [
      {
        name: 'Canon Deutschland',
        text: 'Das Service Center in Krefeld nimmt auch Aufträge von Privatleuten an, und zwar über Canons Support-Website. Fragen Sie dabei, ob der Zähler ausgelesen wird und was das kostet.',
        pages: [{ url: 'https://de.canon.ch/support/psc/terms-and-conditions', language: 'de' }],
      },
    ],
    nikon: [
      {
        name: 'Nikon-Servicezentren, Ende 2022',
        text: 'heise nannte Dreieich, Dresden, München und Norderstedt.',
        pages: [
          {
            url: 'https://www.heise.de/news/Objektiventriegelung-Nikon-ruft-einige-Z9-zurueck-7398432.html',
            language: 'de',
            date: '2022',
          },
        ],
      },
      {
        name: 'Nikon Service Point, etwa 2018',
        text: 'In Düsseldorf sollte ein neuer Verschluss für eine D810 360 Euro kosten.',
        pages: [{ url: 'https://www.moijn.de/tag/kameraversicherung/', language: 'de', date: '2018' }],
      },
    ],
  },
};

export default market;
