import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/minolta';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'minolta-dynax-7d': {
    intro:
      'Die Dynax 7D von {{year}} ist eine von nur zwei digitalen Spiegelreflexkameras von Konica Minolta und hat einen APS-C-CCD.',
    buying: [
      'Nehmen Sie von einer gleichmäßig hellen Fläche eine Serie mit kürzester und eine mit langer Zeit auf; sind alle Bilder gleichmäßig hell, haben die Vorhänge keinen auffälligen Fehler. Beurteilen Sie den CCD an einem Bild mit kleiner Blende und einem mit aufgesetztem Deckel. Suchen Sie im Akkufach nach Spuren ausgelaufener Akkus, und bringen Sie eine alte, kleine CompactFlash-Karte mit, denn mit großen modernen kommt die Kamera vielleicht nicht zurecht.',
    ],
    notes: [
      '2006 stieg Konica Minolta aus dem Kamerageschäft aus. Den Service übernahmen Sony und später Kenko; inzwischen gibt es ihn nicht mehr.',
    ],
    steps: [
      '[Öffnen Sie ein unbearbeitetes MRW oder JPEG](/); der Checker liest die Bildnummer aus den Herstellerdaten.',
      'Das Ergebnis stammt aus der Nummerierung der Bilder; hat diese einmal von vorn begonnen, fällt es zu niedrig aus.',
      'Prüfen Sie den Verschluss selbst mit Testserien.',
    ],
  },
} satisfies Record<SlugOf<'minolta'>, ModelCopy>;

const ccdNotice =
  'Im CCD kann sich ein Kontakt lösen, vor allem bei Hitze und Feuchtigkeit; das Bild ist dann verzerrt oder fehlt ganz. Konica Minolta reparierte betroffene Kameras kostenlos.';
const ccdCheck =
  'Schalten Sie die Kamera kalt und noch einmal warm ein, und beobachten Sie das Sucherbild. Ist es verzerrt, falsch gefärbt oder bei sichtbarem Menü schwarz, fällt der CCD aus.';

const buying: BuyingTexts<typeof facts> = {
  'minolta-dynax-7d': {
    advisories: {
      'first-frame':
        'Konica Minolta räumte einen Fehler ein, der sich als Err oder nach langer Pause als schwarzes oder dunkelblaues erstes Bild zeigt, und reparierte Dynax 7D und 5D kostenlos. Interne Unterlagen rieten Berichten zufolge, den Verschluss und Teile des AF-Antriebs zu tauschen. Die kostenlose Reparatur gab es noch im Juli 2009.',
    },
    faults: {
      overnight:
        'Bitten Sie den Verkäufer, die Kamera ab dem Vortag ausgeschaltet zu lassen, und machen Sie das erste Bild selbst: Err darf nicht erscheinen und das Foto nicht schwarz sein. „Error 58“ kann im Totalausfall enden, und niemand behebt ihn mehr kostenlos.',
    },
  },
  'minolta-dynax-5d': {
    advisories: {
      'first-frame':
        'Konica Minolta räumte einen Fehler ein: Nach langer Pause kann Err erscheinen oder das erste Bild schwarz oder dunkelblau werden. Dynax 5D und 7D wurden kostenlos repariert. Bei der 5D sollen nur einige Chargen betroffen sein.',
    },
    faults: {
      overnight:
        'Bitten Sie den Verkäufer, die Kamera ab dem Vortag ausgeschaltet zu lassen, und machen Sie das erste Bild selbst: Err darf nicht erscheinen und das Foto nicht schwarz sein. Kostenlos repariert wird das längst nicht mehr.',
    },
  },
  'minolta-dimage-a1': {
    advisories: {
      ccd: ccdNotice,
    },
    faults: {
      ccd: ccdCheck,
    },
  },
  'minolta-dimage-7i': {
    advisories: {
      ccd: ccdNotice,
    },
    faults: {
      ccd: ccdCheck,
    },
  },
  'minolta-dimage-7hi': {
    advisories: {
      ccd: ccdNotice,
    },
    faults: {
      ccd: ccdCheck,
    },
  },
};

export default { models, buying };
