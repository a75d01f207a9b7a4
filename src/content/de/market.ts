/** Where readers in Germany buy, and the messages to sellers there. */

import type { MarketCopy, PlaceCopy } from '../types';

const withAddress: PlaceCopy['sentences'] = {
  steps: 'Die Schritte:',
  photo: {
    seen: 'Wenn nicht: Dieses Modell speichert sie in seinen Fotos. Könnten Sie sie auslesen, etwa mit einem EXIF-Programm?',
    unknown:
      'Wenn nicht: Bei vielen Kameras lässt sie sich aus einem Foto auslesen, etwa mit einem EXIF-Programm. Könnten Sie das versuchen?',
  },
  screen: 'Sie soll die Zahl der Auslösungen selbst anzeigen können.',
  usb: {
    reported:
      'Per USB-Kabel lassen sie sich Berichten zufolge auslesen; ein Weg, der allerdings nicht unter Windows geht, steht unter {{address}}.',
    expected:
      'Per USB-Kabel sollten sie sich auslesen lassen; erprobt ist das bei diesem Modell meines Wissens nicht. Ein Weg, der allerdings nicht unter Windows geht, steht unter {{address}}.',
  },
  program:
    'Es gibt Berichte über ein Programm, das sie per USB-Kabel ausliest; welches und für welche Computer, steht unter {{address}}.',
};

/** For marketplaces that allow only words and pictures. */
const withinTheSite: Pick<PlaceCopy, 'texts' | 'sentences'> = {
  texts: {
    photo:
      'Hallo, ich habe Interesse an Ihrer {{camera}}. Wissen Sie, {{count}}? Wenn ja: Von wann ist die Zahl, und womit haben Sie sie ausgelesen? {{claim}} Am besten eignet sich ein neues, unbearbeitetes Foto von der Speicherkarte.{{more}}\nViele Grüße',
    screen:
      'Hallo, ich habe Interesse an Ihrer {{camera}}. {{claim}} Könnten Sie das einmal versuchen und ein Foto von der Anzeige in die Artikelbeschreibung setzen oder mir die Zahl und das Datum nennen? {{steps}}Viele Grüße',
    usb: 'Hallo, ich habe Interesse an Ihrer {{camera}}. In Fotos dieses Modells stehen die Auslösungen, soweit ich weiß, nicht. {{claim}} Falls Sie das schon getan haben: Wie viele sind es, von wann ist die Zahl, und welches Programm war es? Sonst reicht mir auch eine grobe Angabe, wie viel damit fotografiert wurde. Viele Grüße',
    'add-on':
      'Hallo, ich habe Interesse an Ihrer {{camera}}. War sie schon einmal beim Service, und steht die Zahl der Auslösungen auf dem Beleg? Falls nicht: Wie viel haben Sie ungefähr damit fotografiert, und wurde etwas repariert? Viele Grüße',
    none: 'Hallo, ich habe Interesse an Ihrer {{camera}}. Seit wann haben Sie die Kamera, wie viel wurde ungefähr damit fotografiert, und wurde schon einmal etwas repariert? Ein Foto der eingeschalteten Kamera wäre nett. Viele Grüße',
  },
  sentences: {
    ...withAddress,
    usb: {
      reported: 'Per USB-Kabel lassen sie sich Berichten zufolge auslesen.',
      expected:
        'Per USB-Kabel sollten sie sich auslesen lassen; erprobt ist das bei diesem Modell meines Wissens nicht.',
    },
    program: 'Es gibt Berichte über ein Programm, das sie per USB-Kabel ausliest.',
  },
};

/** For a private seller whom the reader may meet, on a marketplace that warns sellers about strangers' links. */
const inFirstMessage: typeof withinTheSite = {
  ...withinTheSite,
  texts: {
    ...withinTheSite.texts,
    photo:
      'Hallo, ich habe Interesse an Ihrer {{camera}}. Wissen Sie, {{count}} und von wann die Zahl ist? Falls nicht: Ich sage Ihnen gern, wie man in einem Foto nachsieht. Bei der Abholung würde ich gern selbst ein Foto auf meiner Karte machen und prüfen.{{more}}\nViele Grüße',
  },
};

const toDealers: PlaceCopy['texts'] = {
  photo:
    'Guten Tag, ich interessiere mich für Ihre {{camera}}. Können Sie mir sagen, {{count}} und von wann die Zahl ist? Falls Ihnen die Zahl nicht vorliegt: Schicken Sie mir bitte ein neues, unbearbeitetes JPEG aus dieser Kamera als Anhang. Oder Sie öffnen es selbst unter {{address}}, ohne dass etwas hochgeladen wird, und schicken mir den Link zum Bericht und die Seriennummer. Gibt es eine Garantie, und was deckt sie ab?{{more}}\nMit freundlichen Grüßen',
  screen:
    'Guten Tag, ich interessiere mich für Ihre {{camera}}. {{claim}} Können Sie das versuchen und mir die Anzeige zusammen mit der Seriennummer fotografieren? {{steps}}Gibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
  usb: 'Guten Tag, ich interessiere mich für Ihre {{camera}}. In Fotos dieses Modells stehen die Auslösungen, soweit ich weiß, nicht. {{claim}} Haben Sie sie beim Ankauf ausgelesen? Wie viele Auslösungen sind es? Gibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
  'add-on':
    'Guten Tag, ich interessiere mich für Ihre {{camera}}. Liegt Ihnen die Zahl der Auslösungen vor, oder ein Reparaturbeleg, auf dem sie steht? Gibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
  none: 'Guten Tag, ich interessiere mich für Ihre {{camera}}. Was wurde beim Ankauf getestet, und ist der Akku noch der erste? Gibt es eine Garantie, und was deckt sie ab? Mit freundlichen Grüßen',
};

/** For cameras whose count can be found. */
const SEND_ADDRESS = 'Fragt der Verkäufer, wie man an die Zahl kommt, nennen Sie ihm diese Website.';

const market: MarketCopy = {
  currencies: ['EUR'],
  places: [
    {
      name: 'Kleinanzeigen: im Chat',
      note: 'Kleinanzeigen rät zu Misstrauen, wenn jemand lieber über einen Messenger schreibt: Bleiben Sie im Chat. Vor Links von Fremden wird dort gewarnt; deshalb steht in der ersten Nachricht keiner. Bei „Sicher bezahlen“ bekommt der Verkäufer das Geld, sobald Sie den Erhalt bestätigen, und nach der in der App genannten Frist auch ohne Ihre Bestätigung. Bei „Freunde und Familie“ bietet PayPal keinen Käuferschutz.',
      noteOn: { photo: SEND_ADDRESS, screen: SEND_ADDRESS, usb: SEND_ADDRESS },
      rules: [
        {
          url: 'https://www.ebay-kleinanzeigen.de/sicherheitshinweise.html',
          name: 'Sicherheitshinweise (Fassung von eBay Kleinanzeigen, vor 2023)',
          language: 'de',
        },
        { url: 'https://themen.kleinanzeigen.de/sicher-bezahlen-neues-kleinanzeigen/', language: 'de' },
        {
          url: 'https://www.verbraucherzentrale-sachsen-anhalt.de/wissen/digitale-welt/onlinehandel/kein-kaeuferschutz-mit-paypalfreunde-worauf-sie-achten-sollten-33139',
          language: 'de',
        },
      ],
      staysInside: true,
      ...inFirstMessage,
      onArrival:
        '**Bei der Abholung, vor dem Bezahlen:** {{check}} **Beim Versand:** Zahlen Sie mit „Sicher bezahlen“, bestätigen Sie den Erhalt erst nach dieser Prüfung, und melden Sie gleich, was nicht stimmt.',
    },
    {
      name: 'eBay: Frage an den Verkäufer',
      note: 'eBay erlaubt vor dem Kauf in Nachrichten weder Kontaktdaten noch Adressen anderer Websites. Der eBay-Käuferschutz gilt auch, wenn ein Artikel nicht dem Angebot entspricht.',
      rules: [
        {
          url: 'https://www.ebay.de/help/policies/payment-policies/grundsatz-zu-kufen-und-verkufen-auerhalb-von-ebay?id=4272',
          name: 'eBay-Grundsatz zu Verkäufen außerhalb von eBay',
          language: 'de',
        },
        {
          url: 'https://www.ebay.de/help/policies/ebay-money-back-guarantee-policy/ebay-money-back-guarantee-policy?id=4210',
          name: 'eBay-Käuferschutz',
          language: 'de',
        },
      ],
      staysInside: true,
      ...withinTheSite,
      onArrival: '**Wenn die Kamera da ist:** {{check}} Stimmt etwas nicht, melden Sie es gleich über eBay.',
    },
    {
      name: 'Händler wie MPB, Calumet oder Foto Erhardt: E-Mail oder Formular',
      note: 'Lassen Sie weg, was schon in der Beschreibung steht. In Deutschland können Sie als Verbraucher einen Onlinekauf beim Händler in der Regel 14 Tage lang widerrufen. Außerdem haftet er mindestens ein Jahr lang für Mängel. Diese [gesetzliche Gewährleistung](/blog/used-camera-buyers-guide#germany-japan) schließen private Verkäufer meist aus.',
      rules: [{ url: 'https://www.ecommerce-verbindungsstelle.de/themen/widerruf/', language: 'de' }],
      staysInside: false,
      texts: toDealers,
      sentences: withAddress,
      onArrival:
        '**Wenn die Kamera da ist:** {{check}} Prüfen Sie innerhalb der Widerrufsfrist auch alles andere gründlich.',
    },
  ],
  checks: {
    photo: {
      seen: 'Legen Sie Ihre eigene Karte ein, machen Sie ein Foto, und lesen Sie es aus. Die Zahl sollte zu den Angaben des Verkäufers passen. Lässt sich die Seriennummer vergleichen, muss sie mit der am Gehäuse übereinstimmen.',
      unknown:
        'Legen Sie Ihre eigene Karte ein, machen Sie ein Foto, und lesen Sie es aus. Enthält es eine Zahl, sollte sie zu den Angaben des Verkäufers passen. Lässt sich die Seriennummer vergleichen, muss sie mit der am Gehäuse übereinstimmen.',
    },
    screen: {
      reported:
        'Rufen Sie die Anzeige selbst auf: Die Zahl sollte zu der genannten passen, die Seriennummer am Gehäuse zu den Bildern des Verkäufers.',
      expected:
        'Probieren Sie selbst die Tastenfolge aus, die auf der Seite der Kamera steht. Bei verwandten Modellen klappt sie; bei diesem ist sie unseres Wissens nicht erprobt.',
    },
    usb: {
      reported:
        'Lesen Sie die Zahl [per USB-Kabel](/connect) selbst aus, mit einem Mac oder Android-Smartphone (unter Windows geht es nicht). Sie sollte zu der genannten passen, und wird eine Seriennummer angezeigt, sollte es die am Gehäuse sein.',
      expected:
        'Versuchen Sie, die Zahl [per USB-Kabel](/connect) selbst auszulesen, mit einem Mac oder Android-Smartphone (unter Windows geht es nicht). Bei diesem Modell ist das unseres Wissens nicht erprobt.',
    },
    program:
      'Lesen Sie die Zahl selbst per USB-Kabel aus, mit dem Programm, das auf der Seite der Kamera genannt ist. Sie sollte zu der passen, die Ihnen genannt wurde.',
    'add-on':
      'Vergleichen Sie die Seriennummer am Gehäuse mit der auf Rechnung und Servicebelegen, und probieren Sie alles aus, was das Angebot verspricht.',
    none: 'Vergleichen Sie die Seriennummer am Gehäuse mit der auf der Rechnung, falls es eine gibt, und probieren Sie alles aus, was das Angebot verspricht.',
  },
  dealers: [
    {
      name: 'Zustand',
      text: 'Eine einheitliche Skala gibt es nicht. Laut fotoMAGAZIN verwenden die großen Gebrauchthändler im Netz eigene Raster, die sich kaum vergleichen lassen. Wie viel fotografiert wurde, sagen die Stufen nicht.',
      pages: [
        { url: 'https://www.fotomagazin.de/bild/kolumne/gebrauchtmarkt-da-kriege-ich-zustaende', language: 'de' },
      ],
    },
    {
      name: 'Privatverkauf',
      text: 'Auch wer die Gewährleistung pauschal ausschließt, haftet in der Regel dafür, dass eine vereinbarte Eigenschaft stimmt. So entschied der Bundesgerichtshof im November 2006 über die Laufleistung eines Motorrads (VIII ZR 92/06); über Auslösungen haben wir kein Urteil gefunden.',
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
      text: 'Das fotoMAGAZIN veröffentlicht einmal im Jahr einen Secondhand-Guide (FOMAG-Liste) mit Anhaltspunkten für gebrauchte Kameras und Objektive.',
      pages: [
        { url: 'https://www.fotomagazin.de/bild/kolumne/gebrauchtmarkt-da-kriege-ich-zustaende', language: 'de' },
      ],
    },
  ],
  workshops: [
    {
      name: 'Kostenvoranschlag',
      text: 'Fragen Sie, was er kostet und ob der Betrag bei einem Auftrag verrechnet wird.',
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
        pages: [
          {
            name: 'Bedingungen der Canon Deutschland GmbH, auf de.canon.ch',
            url: 'https://de.canon.ch/support/psc/terms-and-conditions',
            language: 'de',
          },
        ],
      },
    ],
    nikon: [
      {
        name: 'Nikon-Servicezentren, Ende 2022',
        text: 'Laut heise gab es welche in Dreieich, Dresden, München und Norderstedt.',
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
        text: 'Ein neuer Verschluss für eine D810 kostete in Düsseldorf 360 Euro.',
        pages: [{ url: 'https://www.moijn.de/tag/kameraversicherung/', language: 'de', date: '2018' }],
      },
    ],
  },
};

export default market;
