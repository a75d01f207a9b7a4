/** What is published about buying a used Canon: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/canon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'canon-eos-5d-mark-ii': {
    faults: {
      'power-on':
        'Schalten Sie die Kamera ein, und hören Sie hin. Mit mehreren dumpfen Schlägen und Err 20 kündigte ein Verschluss nach rund 150.000 Auslösungen sein Ende an.',
      'err-30':
        'Zeigt sie Err 30, fragen Sie nach dem Befund, bevor Sie den Verschluss abschreiben. Bei einem Gehäuse mit 33.000 Auslösungen verwies der Fehlerspeicher auf einen anderen Positionssensor.',
    },
    repairs: {
      'shutter-canon-china':
        'Neuer Verschluss bei Canon China, an einem Gehäuse weit jenseits von 100.000 Auslösungen.',
      'shutter-part': 'Der Verschluss als Ersatzteil, von einer freien Werkstatt.',
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
    repairs: { shutter: 'Neuer Verschluss, vom Canon-Service in Japan bei 200.000 Auslösungen angeboten.' },
  },
  'canon-eos-6d': {
    faults: {
      'dark-corner':
        'Fotografieren Sie eine weiße Wand mit 1/4000 s, und prüfen Sie alle vier Ecken. Bevor ein Verschluss brach, war erst eine Ecke zu hell, dann kam bei kurzen Zeiten ein dunkler Schatten hinzu, und er klang anders.',
      clunk:
        'Drücken Sie den Auslöser halb, und lassen Sie ihn los. Ein Klacken ohne Scharfstellen kündigte bei einem Gehäuse mit rund 36.500 Auslösungen Err 20 an.',
      fog: 'Suchen Sie nach Beschlag hinter den Anzeigen. Eine nass gewordene 6D fiel schließlich mit Err 20 aus.',
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
      'err-20-again':
        'Wurde Err 20 „repariert“, fragen Sie, was getauscht wurde, und machen Sie 300 Aufnahmen. Ein Gehäuse kam zweimal von Canon zurück und hatte den Fehler nach 200 Bildern wieder.',
      'rear-dial':
        'Drehen Sie das große hintere Rad einmal ganz herum. Bei einem Gehäuse klemmte es, und der Besitzer rechnete mit einer Reparatur bei Canon.',
      'live-view-switch':
        'Bewegen Sie den Schalter für Live View und Film, und drücken Sie seine Taste. Bei einem Gehäuse waren seine Kontakte korrodiert: Der Spiegel klappte von selbst hoch, und die Kamera blieb im Filmmodus.',
      'battery-contact':
        'Legen Sie einen Originalakku ein, und prüfen Sie, ob die Kamera ihn erkennt. Bei einem Gehäuse kam die Meldung, der Akku sei nicht lesbar, von lockeren Masseschrauben und einem angelaufenen Stecker.',
    },
    repairs: {
      'sub-mirror':
        'Neuer Hilfsspiegel wegen Err 20 nach der Garantie, Canon Newport News (USA), zuzüglich Versand, in sechs Tagen.',
      connectors: 'Zerlegt, Stecker gereinigt und neu programmiert, mit einem Jahr Garantie, Advance Camera, USA.',
    },
  },
  'canon-eos-7d-mark-ii': {
    faults: {
      'long-burst':
        'Halten Sie den Auslöser für eine lange Serie gedrückt. In einem Test bis zum Ausfall wurde die Kamera ab 190.000 Auslösungen unzuverlässig und blieb bei 199.591 mit Err 20 stehen.',
      'err-01':
        'Setzen Sie ein 70-200 an und ab, und achten Sie auf Err 01 oder Blende 00. Bei einer Kamera im Presseeinsatz traten bis zu 30 Fehler am Tag auf.',
      'self-firing':
        'Lassen Sie die Kamera eine Minute eingeschaltet, ohne sie zu berühren. Ein Gehäuse löste wegen seines Auslöseschalters von selbst aus.',
      'af-lever':
        'Bewegen Sie den AF-Feld-Hebel um den Joystick. Er muss zurückfedern; bei einem Gehäuse klemmte er nach dreieinhalb Jahren.',
    },
  },
  'canon-eos-80d': {
    faults: {
      burst:
        'Lösen Sie eine lange Serie aus. Bei einem Gehäuse kam Err 20 nach sieben Jahren mitten in der Serie, und die Reparatur musste wiederholt werden.',
      'shutter-slip':
        'Fragen Sie, ob der Verschluss getauscht wurde, und lassen Sie sich den Beleg zeigen. Bei einem Gehäuse tauschte Canon ihn nach Err 30.',
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
    repairs: {
      'predecessor-shutter':
        'Verschlusseinheit der älteren EOS-1D X, Kostenvoranschlag mit Clubrabatt, Canon-Service im Tokioter Stadtteil Ginza.',
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
  'canon-eos-r': {
    faults: {
      'self-firing':
        'Lassen Sie die Kamera eingeschaltet liegen, ohne etwas zu drücken: Sie darf nicht auslösen. Drücken Sie dann fünfzigmal den Auslöser. Bei einem 13 Monate alten Gehäuse schloss Nieselregen den Schalter kurz; erst löste es von selbst aus, dann war es tot.',
    },
  },
  'canon-eos-rp': {
    faults: {
      'self-waking':
        'Schalten Sie die Kamera aus, lassen Sie den Akku eingelegt, und warten Sie eine Minute. Sie muss ausgeschaltet bleiben. In zwei Foren berichten Besitzer von Gehäusen, die sich selbst einschalten, flackern und den Akku leeren.',
      'movie-button': 'Drücken Sie die Filmtaste. Bei zwei Gehäusen fiel sie aus.',
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
  'canon-eos-r6': {
    faults: {
      'aperture-00':
        'Schalten Sie die Kamera mit einem EF-Objektiv am Adapter zehnmal aus und ein, und achten Sie auf Blende 00. In einem Fall vermutete Canon einen Defekt der Hauptplatine.',
      'mode-change':
        'Stellen Sie zehnmal scharf, und lösen Sie aus, am besten, wenn die Kamera kalt ist. Ein Gehäuse reagierte erst nach einem Wechsel des Aufnahmemodus wieder; Canon konnte das nicht nachstellen.',
    },
  },
};

export default texts;
