/** What is published about buying a used Nikon: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/nikon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'nikon-d750': {
    advisories: {
      flare:
        'Helles Licht knapp außerhalb des Bildes konnte sich am AF-Modul spiegeln und oben einen scharf begrenzten Streifen hinterlassen. Nikon stoppte Mitte Januar 2015 den Verkauf und besserte ab Ende Januar kostenlos nach.',
      'shutter-first':
        'Erster Hinweis zum Verschluss: Er arbeitet unter Umständen nicht richtig und verdeckt einen Teil des Bildes.',
      'shutter-second': 'Zweiter Hinweis zum Verschluss, auf spätere Gehäuse ausgeweitet.',
      'shutter-third':
        'Dritter Hinweis zum Verschluss, noch einmal ausgeweitet. Der Herstellungszeitraum stammt aus einem chinesischen Bericht. Demnach wurde stets die ganze Einheit getauscht, und der Zähler lief weiter.',
    },
    faults: {
      'first-frame':
        'Machen Sie direkt nach dem Einschalten ein Bild mit 1/4000 s, und sehen Sie sich den oberen Rand an. Err beim ersten Bild, dunkle Ecken oder ein dunkler Streifen oben deuten auf den betroffenen Verschluss.',
      'notice-bill':
        'Lassen Sie sich den Beleg über den kostenlosen Verschlusstausch zeigen. Ein getauschter Verschluss ist ein Plus; wie alt er ist, verrät der Zähler aber nicht.',
    },
    repairs: {
      shutter:
        'Verschlussreparatur, Kostenvoranschlag auf der Seite von Nikon Kanada. Die Währung haben wir aus dem Land des Besitzers erschlossen. Das Gehäuse ist von 2016 und fällt womöglich unter die Hinweise.',
      'exchange-time': 'Der kostenlose Tausch dauerte bei Nikon Plaza Shinjuku zwölf Tage bis drei Wochen.',
    },
  },
  'nikon-d810': {
    advisories: {
      'bright-spots':
        'Helle Punkte bei Langzeitbelichtungen und im Ausschnitt 1,2x. Betroffene Gehäuse reparierte Nikon kostenlos.',
    },
    faults: {
      'bright-spots':
        'Belichten Sie mit Deckel 30 Sekunden, auch im Ausschnitt 1,2x. Helle Punkte sind der Anlass des Hinweises von 2014.',
    },
    repairs: {
      shutter:
        'Neuer Verschluss bei 54.000 Auslösungen, Nikon Service Point Düsseldorf. Die Kulanz war ein Gutschein über 50 Euro.',
    },
  },
  'nikon-d800': {
    advisories: {
      'left-focus-points':
        'Auf der Photokina sagte Nikon Besuchern, das AF-Modul früher Gehäuse sei außerhalb der Toleranz montiert und werde vom Service justiert. Öffentlich, mit Seriennummern oder als Rückruf hat Nikon das nie angekündigt.',
      'en-el15':
        'Rückruf von Akkus EN-EL15, die überhitzen können, mit kostenlosem Ersatz. Sie lagen ab dem 29. Februar 2012 auch der D800 bei.',
      'free-maintenance':
        'Nikon schrieb ausgewählte Besitzer einer D800 an und bot ihnen ohne Angabe von Gründen eine kostenlose Wartung an.',
      rebadged:
        'Nikon Japan warnte vor D800, denen die Gehäuseschale einer D800E angebaut wurde. Der tatsächliche Modellname steht bei der Wiedergabe in der Übersicht.',
    },
    faults: {
      'left-focus-points':
        'Vergleichen Sie auf dem Stativ mit 24 mm und offener Blende das AF-Feld ganz links, in der Mitte und ganz rechts mit Live View. Ist nur das linke unschärfer, muss das AF-Modul zum Service.',
      rebadged:
        'Rufen Sie bei einem Bild die Übersichtsseite auf. Der Modellname dort muss zu dem auf der Vorderseite passen.',
      'battery-lot':
        'Lesen Sie die Losnummer jedes mitgelieferten EN-EL15 ab. Steht an neunter Stelle E oder F, wurde der Akku zurückgerufen.',
      'rubber-and-doors':
        'Drücken Sie auf Griffgummi und Okularrahmen, und schließen Sie das Akkufach. Das Gummi löst sich nach etwa vier Jahren, und die Kleinteile gehen verloren.',
    },
  },
  'nikon-d610': {
    advisories: {
      'd600-dust':
        'Das betrifft nicht die D610, sondern ihre Vorgängerin: Bei der D600 tauschte Nikon den Verschluss wegen Staub und Öl kostenlos, auch nach der Garantie. Die D610 hat einen anderen Verschluss; einen Hinweis zu ihr haben wir nicht gefunden.',
    },
    faults: {
      rebadged:
        'Vergewissern Sie sich, dass es eine D610 ist: Modellname in der Datei und in der Wiedergabeübersicht. Nikon warnte vor D7100, die als D610 ausgegeben wurden.',
    },
  },
  'nikon-d500': {
    advisories: {
      'en-el15':
        'Ältere Akkus EN-EL15 mit der Aufschrift Li-ion01 melden sich in der D500 zu früh leer. Nikon Japan tauschte sie für Käufer mit Garantiekarte kostenlos gegen Li-ion20.',
    },
    faults: {
      'battery-label':
        'Lesen Sie das Etikett der Akkus: Es sollte Li-ion20 darauf stehen, nicht Li-ion01. Ein E oder F an neunter Stelle der Losnummer heißt: 2012 zurückgerufen.',
      'sd-card':
        'Aktualisieren Sie die Firmware, und probieren Sie eine SD-Karte Lexar 1000x oder 2000x. In den ersten Verkaufswochen gab es mehr als 300 Meldungen über Probleme mit Karten.',
      'power-off':
        'Schalten Sie die Kamera direkt nach einer Serie aus. Die obere Anzeige muss erlöschen. Frühe Gehäuse konnten hängen bleiben und ignorierten den Schalter.',
    },
  },
  'nikon-d7100': {
    advisories: { rebadged: 'Nikon Japan warnte vor D7100-Gehäusen mit dem Namensschild einer D610.' },
  },
  'nikon-z6': {
    advisories: {
      'vibration-reduction':
        'Bei einigen Z7 und Z6 kann der Bildstabilisator ausfallen. Nikon kündigte eine kostenlose Reparatur an.',
    },
    faults: {
      'vibration-reduction':
        'Schalten Sie den VR ein, und achten Sie auf ein Sucherbild, das wandert oder springt. Fragen Sie dann Nikon nach der Seriennummer.',
    },
  },
  'nikon-z7': {
    advisories: {
      'vibration-reduction':
        'Bei einigen Z7 und Z6 kann der Bildstabilisator ausfallen. Nikon kündigte eine kostenlose Reparatur an.',
    },
    faults: {
      'vibration-reduction':
        'Schalten Sie den VR ein, und achten Sie auf ein Sucherbild, das wandert oder springt. Fragen Sie dann Nikon nach der Seriennummer.',
    },
    repairs: {
      'vibration-reduction-time': 'Die kostenlose VR-Reparatur dauerte bei Nikon Plaza Ginza zwei bis drei Wochen.',
    },
  },
};

export default texts;
