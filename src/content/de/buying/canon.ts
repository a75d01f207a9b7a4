/** What is published about buying a used Canon: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/canon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'canon-eos-5d-mark-ii': {
    faults: {
      'err-30':
        'Zeigt sie Err 30, fragen Sie nach dem Befund, bevor Sie den Verschluss abschreiben. Bei einem Gehäuse mit 33.000 Auslösungen verwies der Fehlerspeicher auf einen anderen Positionssensor.',
    },
  },
  'canon-eos-5d-mark-iii': {
    advisories: {
      'metering-light':
        'In sehr dunkler Umgebung fällt Licht von der oberen Anzeige auf den Messsensor und ändert den Belichtungswert. Canon sah unter fast allen Bedingungen keine Wirkung auf die Bilder und bot ab Mitte Mai 2012 eine kostenlose Prüfung an.',
    },
    faults: {
      'rear-dial':
        'Drehen Sie das hintere Rad, und schalten Sie die Kamera dann aus und ein, ohne den Akku herauszunehmen. Eine defekte Platine des Rads kann die ganze Kamera blockieren.',
    },
  },
  'canon-eos-6d-mark-ii': {
    faults: {
      'tide-marks':
        'Öffnen Sie Akku- und Kartenfach, und suchen Sie nach Wasserrändern. Ein Techniker fand in einem ausgefallenen Gehäuse einen Flüssigkeitsschaden.',
    },
  },
  'canon-eos-7d': {
    faults: {
      'mirror-return':
        'Fotografieren Sie mit 1/60 s und länger und im Videomodus. Der Spiegel muss jedes Mal zurückfallen. In den Fällen, die wir fanden, lag Err 20 am Spiegel und nicht am Verschluss: ein gebrochener Hilfsspiegel, sein Motor oder ein oxidiertes Sensorkabel.',
      'battery-contact':
        'Legen Sie einen Originalakku ein, und prüfen Sie, ob die Kamera ihn erkennt. Bei einem Gehäuse kam die Meldung, der Akku sei nicht lesbar, von lockeren Masseschrauben und einem angelaufenen Stecker.',
    },
  },
  'canon-eos-7d-mark-ii': {
    faults: {
      'long-burst':
        'Halten Sie den Auslöser für eine lange Serie gedrückt. In einem Test bis zum Ausfall wurde die Kamera ab 190.000 Auslösungen unzuverlässig und blieb bei 199.591 mit Err 20 stehen.',
    },
  },
  'canon-eos-1d-x-mark-ii': {
    advisories: {
      'cfast-cards':
        'CFast-2.0-Karten SanDisk Extreme PRO mit 64 und 128 GB konnten den unteren Teil von Fotos beschädigen. Canon sah die Ursache in den Karten und kündigte für Anfang Juli 2016 eine Firmware an. Filme und CF-Karten waren nicht betroffen.',
    },
    faults: {
      firmware:
        'Prüfen Sie die Firmware-Version, und probieren Sie eine CFast-Karte des Verkäufers. Alte Firmware beschädigt mit diesen Karten Dateien.',
    },
  },
  'canon-eos-1d-x-mark-iii': {
    advisories: {
      'lock-up':
        'Mit eingeblendeter elektronischer Wasserwaage im Sucher reagiert die Kamera unter Umständen nicht mehr auf AF-ON oder den Auslöser. Canon behob das Anfang April 2020 mit einer Firmware.',
    },
    faults: {
      firmware:
        'Lesen Sie die Firmware-Version ab. Sie muss neuer sein als 1.0.0, sonst kann die Kamera mit der Wasserwaage hängen bleiben.',
    },
  },
  'canon-eos-rp': {
    faults: {
      'self-waking':
        'Schalten Sie die Kamera aus, lassen Sie den Akku eingelegt, und warten Sie eine Minute. Sie muss ausgeschaltet bleiben. In zwei Foren berichten Besitzer von Gehäusen, die sich selbst einschalten, flackern und den Akku leeren.',
    },
  },
  'canon-eos-r5': {
    advisories: {
      'no-recall':
        'Ein Gerücht besagte, Canon rufe die Kamera wegen Überhitzung zurück. Gegenüber Digital Trends erklärte Canon, es gebe keinen Rückruf.',
    },
    faults: {
      rubber:
        'Drücken Sie auf jede Gummikante, öffnen Sie jede Klappe, und drehen Sie jedes Rad. Eine langjährige Canon-Fotografin berichtet, dass ihre Kamera auseinanderfiel und nur noch von Gummibändern zusammengehalten wurde.',
    },
  },
};

export default texts;
