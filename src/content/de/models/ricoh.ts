import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/ricoh';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'ricoh-gr3': {
    intro: 'Die GR III ist eine APS-C-Kamera für die Jackentasche. Sie kam {{year}} in den Handel.',
    buying: [
      'Objektive, die ins Gehäuse einfahren, nehmen Fusseln aus der Tasche mit. Fahren Sie das Objektiv einige Male aus und ein, und achten Sie auf die Schutzlamellen davor. Probieren Sie dann das vordere Einstellrad, den Vierwegeregler mit Einstellrad auf der Rückseite und die Wippe darüber.',
    ],
    steps: [
      'Kopieren Sie ein unbearbeitetes JPEG oder DNG von der Kamera, und öffnen Sie es hier.',
      'Erscheint eine Zahl, machen Sie einige weitere Bilder, und öffnen Sie das letzte: Die Zahl sollte gestiegen sein.',
      'Erscheint keine Zahl oder steigt sie nicht, urteilen Sie nach dem Zustand.',
    ],
  },
} satisfies Record<SlugOf<'ricoh'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial':
        'In Japan und Korea richtete Ricoh den schief sitzenden Vierwegeregler mit Einstellrad bei frühen Gehäusen kostenlos gerade. Auch schief funktioniert er. Für Europa ist uns keine solche Aktion bekannt.',
    },
    faults: {
      dust: 'Fotografieren Sie den Himmel bei f/16, und suchen Sie nach dunklen Flecken. Staub auf dem Sensor ist ein bekanntes Problem. Hilft die Staubentfernung im Menü nicht, muss die Kamera geöffnet werden.',
    },
    repairs: {
      'first-gr': 'Fragen Sie Ricoh, ob die GR III noch repariert wird: Bei der GR von 2013 war 2022 schon Schluss.',
    },
  },
  'ricoh-gr2': {
    faults: {
      dust: 'Ein dunkler Fleck, der auf mehreren Bildern der Wand an derselben Stelle sitzt, ist Staub; um ihn zu entfernen, muss die Kamera geöffnet werden.',
    },
  },
  'ricoh-gr': {
    faults: {
      'stuck-lens':
        'Schalten Sie die Kamera zwanzigmal ein und aus; das Objektiv muss ohne Zögern aus- und einfahren. Bei zwei Kameras blieb es nach drei oder vier Jahren stecken.',
    },
  },
  'ricoh-gr-digital-iv': {
    faults: {
      'grip-rubber':
        'Drücken und schieben Sie am Griffgummi: Es muss trocken sein und fest sitzen. Bei zwei Kameras löste es sich oder wurde klebrig.',
    },
  },
};

export default { models, buying };
