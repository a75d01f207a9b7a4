import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/minolta';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'minolta-dynax-7d': {
    intro: [
      'Die Dynax 7D von 2004 ist eine von nur zwei digitalen Spiegelreflexkameras, die unter dem Namen Konica Minolta verkauft wurden. In Nordamerika hieß sie Maxxum 7D, in Japan α-7 Digital. Der Sensor ist ein APS-C-CCD mit 6,1 Megapixeln.',
    ],
    shutter: [
      'Eine Herstellerangabe haben wir nicht gefunden. Wir rechnen mit 100.000, dem unteren Ende der Spanne von 100.000 bis 150.000, die für DSLRs der Mittelklasse üblich ist, und kennzeichnen das als Schätzung aus der Klasse. 2006 stieg Konica Minolta aus dem Kamerageschäft aus; den Service übernahm Sony.',
    ],
    reading: [
      'Die MRW- und JPEG-Dateien der Dynax 7D enthalten in den Kameraeinstellungen eine Bildnummer, je nach Firmware an einer von zwei Stellen; an einer Datei einer Maxxum haben wir das geprüft. Es ist eine laufende Nummer, die nach 9.999 von vorn beginnt, ebenso wenn jemand die Nummerierung zurücksetzt. Sie erfahren also, welche Nummer das letzte Bild trägt, nicht, wie oft der Verschluss ausgelöst wurde. Der Checker zeigt sie als Schätzwert und berechnet keinen Verschleiß.',
    ],
    buying: [
      'Nach mehr als zwanzig Jahren hat die Zahl kaum noch Bedeutung. Fragen Sie, wer die Kamera zuletzt gewartet hat, und lassen Sie sie sich vorführen.',
      'Nehmen Sie von einer gleichmäßig hellen Fläche eine Serie mit kürzester und eine mit langer Zeit auf; beide Vorhänge müssen gleichmäßig laufen. Beurteilen Sie den CCD an einem Bild mit kleiner Blende und einem mit aufgesetztem Deckel. Probieren Sie jedes der vielen Räder und jeden Schalter, suchen Sie im Akkufach nach Spuren ausgelaufener Akkus, und vergewissern Sie sich, dass sie Ihre Karte annimmt, denn mit großen modernen Karten kommt sie vielleicht nicht zurecht.',
    ],
    steps: [
      'Öffnen Sie hier ein unbearbeitetes MRW oder JPEG; der Checker liest die Bildnummer aus dem Einstellungsblock.',
      'Das Ergebnis ist eine Schätzung aus der Nummerierung; hat diese einmal von vorn begonnen, fällt es zu niedrig aus.',
      'Prüfen Sie den Verschluss selbst mit Testserien. Eine Gesamtzahl kann kein Programm aus den Dateien dieser Kamera auslesen.',
    ],
  },
} satisfies Record<SlugOf<'minolta'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'minolta-dynax-7d': {
    advisories: {
      'first-frame':
        'Konica Minolta räumte einen Fehler ein, der sich als Err oder nach langer Ruhe als schwarzes oder dunkelblaues erstes Bild zeigt, und reparierte Dynax 7D und 5D kostenlos. Interne Unterlagen rieten Berichten zufolge, den Verschluss und Teile des AF-Antriebs zu tauschen. Die kostenlose Reparatur gab es noch im Juli 2009.',
    },
    faults: {
      overnight:
        'Lassen Sie die Kamera über Nacht liegen, und machen Sie dann das erste Bild: kein Err, kein schwarzes Foto. „Error 58“ kann im Totalausfall enden, und niemand behebt ihn mehr kostenlos.',
    },
  },
};

export default { models, buying };
