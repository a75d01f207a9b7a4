import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/sony';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'sony-alpha-a7-iii': {
    intro: 'Die Alpha 7 III von {{year}} ist eine spiegellose Vollformatkamera der Mittelklasse.',
    buying: [
      'Fragen Sie wegen der US-Klagen, ob der Verschluss schon getauscht wurde; eine Rechnung über einen neuen ist bei diesem Gehäuse ein Pluspunkt. Machen Sie eine längere Serie mit mechanischem Verschluss, und suchen Sie in den letzten Bildern nach dunklen Rändern, nicht nur in den ersten.',
    ],
  },
  'sony-alpha-a7-iv': {
    intro: 'Mit der Alpha 7 IV brachte Sony {{year}} eine Vollformatkamera der Mittelklasse heraus.',
    buying: [
      'Vergleichen Sie die Zahl mit denen in anderen Inseraten für dieses Modell. Wurde mit der Kamera auch gefilmt, kann sie tagelang gelaufen sein, ohne ein einziges Mal auszulösen. Fragen Sie danach, und prüfen Sie Anschlüsse, Monitor und Aufnahmetaste. Fotografieren Sie auch den Himmel bei kleiner Blende, denn beim Objektivwechsel kann Staub auf den Sensor gelangen.',
    ],
  },
  'sony-alpha-a7-ii': {
    intro: 'Die Alpha 7 II, eine spiegellose Vollformatkamera der Mittelklasse, stammt aus dem Jahr {{year}}.',
    buying: [
      'Blank geriebene Kanten und ein abgenutzter Griff sagen hier mehr als eine kleine Zahl. Fragen Sie, wie viele Bilder der Besitzer im Archiv hat und seit wann er die Kamera benutzt. Achten Sie bei diesem Alter auch darauf, ob der Akku durchhält und das hintere Rad noch rastet.',
    ],
  },
  'sony-alpha-a7r-iii': {
    intro: 'Die Alpha 7R III von {{year}} ist die Vorgängerin der Alpha 7R IV.',
    buying: [
      'Fragen Sie, was mit der Kamera fotografiert wurde: Draußen bekommt sie Regen und Sand ab, im Studio Wärme und Zug am Kabel.',
      'Fotografieren Sie eine helle Wand bei kleiner Blende, dann einmal mit aufgesetztem Deckel, und sehen Sie sich beide Bilder in voller Größe an: Dunkle Flecken im ersten sind Staub, helle Punkte im zweiten Hotpixel. Prüfen Sie auch Sucher, Augensensor und Kartenklappe.',
    ],
  },
  'sony-alpha-a7r-iv': {
    intro:
      'Auf die [Alpha 7R III](/sony/sony-alpha-a7r-iii) ließ Sony {{year}} die Alpha 7R IV folgen, eine Vollformatkamera.',
    buying: [
      'Fragen Sie, ob mit der Kamera oft Panoramen oder Reproduktionen von Kunstwerken entstanden: Beides treibt die Zahl der Auslösungen hoch. Bei dieser Auflösung fällt schon ein leicht schiefes Bajonett auf; fotografieren Sie eine Zeitung oder eine Ziegelmauer frontal, und vergleichen Sie die Ecken. Das Stativgewinde darf nicht ausgerissen sein; die im Studio beanspruchten Kabelbuchsen müssen fest sitzen.',
    ],
  },
  'sony-alpha-a7s-iii': {
    intro:
      'Mit ihrer niedrigen Auflösung ist die Alpha 7S III von {{year}} ein Vollformatmodell für Filmprofis und für wenig Licht.',
    buying: [
      'Mit dieser Kamera wurde oft vor allem gefilmt, und davon zeigt die Zahl der Auslösungen kaum etwas. Urteilen Sie nach Anschlüssen, Monitor und Aufnahmetaste.',
      'Filmen Sie zehn Minuten in bester Qualität, und achten Sie auf Warnungen. Suchen Sie danach mit aufgesetztem Deckel und langer Belichtung nach Hotpixeln; ein paar sind normal. Cages und Gimbals hinterlassen Spuren an Boden und Seiten.',
    ],
  },
  'sony-alpha-a9': {
    intro: 'Die Alpha 9 war {{year}} Sonys Sportkamera: Vollformat mit Stacked-Sensor.',
    buying: [
      'Sporteinsätze hinterlassen Verschleiß, den keine Auslösezahl zeigt. Rasten die Räder für Serienaufnahme und Fokus sauber ein? Sind Auslöser und Fokustaste weich geworden? Ist die Beschichtung dort abgerieben, wo ein Einbeinstativ befestigt war?',
    ],
  },
  'sony-alpha-a6400': {
    intro: '{{year}} stellte Sony die Alpha 6400 vor, ein spiegelloses APS-C-Gehäuse der Mittelklasse.',
    buying: [
      'Bei Vloggern ist dieses Modell beliebt; hinter einer niedrigen Zahl können also Jahre als Videokamera auf dem Schreibtisch stecken. Sehen Sie sich Monitor, USB-Anschluss und die übrigen Buchsen an. Lassen Sie den Autofokus bei wenig Licht einer bewegten Hand folgen, und testen Sie Blitz und Sucher, die mancher Besitzer nie benutzt.',
    ],
  },
  'sony-alpha-a6000': {
    intro: 'Die Alpha 6000 erschien {{year}} mit APS-C-Sensor.',
    buying: [
      'Klappt der Blitz auf, rastet das Moduswahlrad ein, sitzt die Augenmuschel fest, ist der Rahmen um den Sensor heil? Schalten Sie dann den elektronischen ersten Verschlussvorhang aus, fotografieren Sie bei Tageslicht eine einfarbige Wand mit der kürzesten Belichtungszeit, und suchen Sie nach einem dunklen Streifen.',
    ],
    notes: [
      'Für bearbeitete Dateien der Alpha 6000 zeigen manche Programme eine falsche Zahl; der Checker zeigt dann keine.',
    ],
  },
} satisfies Record<SlugOf<'sony'>, ModelCopy>;

const mountFlexCheck =
  'Setzen Sie ein schweres Objektiv an, halten Sie es fest, und bewegen Sie das Gehäuse vorsichtig. Die Laschen hinter dem dünnen Metallring sind aus Kunststoff und geben etwas nach, wackeln darf das Objektiv aber nicht. Bei manchen Gehäusen ersetzt ein Metallteil aus dem Zubehörhandel den Kunststoff.';

const buying: BuyingTexts<typeof facts> = {
  'sony-alpha-a7-iii': {
    advisories: {
      'shutter-suits':
        'Kein Rückruf: In zwei US-Klagen (Guerriero gegen Sony in New York, Lewis gegen Sony in Florida) heißt es, Verschlüsse der Alpha 7 III fielen zwischen 10.000 und 50.000 Auslösungen aus, obwohl Sony mit 200.000 geworben habe. Im März 2022 verwies das Gericht in New York den Kläger an ein Schiedsgericht und ließ keine Sammelklage zu; über die Verschlüsse entschied es nicht. Ein Urteil aus Florida oder eine Reparaturaktion von Sony haben wir nicht gefunden.',
      'card-firmware':
        'Sony kündigte für Alpha 7 III und Alpha 7R III eine Firmware gegen Abstürze an, bei denen die Bilddatenbank auf der Karte beschädigt wird.',
    },
    faults: {
      'two-modes':
        'Machen Sie fünfzig Aufnahmen mit elektronischem erstem Verschlussvorhang und fünfzig ohne, und hören Sie hin. In den Klagen ist von einem ungewöhnlichen Geräusch, einem schwarzen Monitor und der Meldung eines Kamerafehlers die Rede.',
      firmware:
        'Lesen Sie die Firmware-Version im Menü ab: Behoben ist der Fehler nur in Versionen, die Sony nach der Ankündigung vom 7. Dezember 2018 veröffentlicht hat.',
    },
    repairs: { shutter: 'Verschlusstausch bei einem Servicepartner in den USA, laut Klageschrift.' },
  },
  'sony-alpha-a7-ii': {
    faults: {
      buzz: 'Nehmen Sie das Objektiv ab, aktivieren Sie SteadyShot, und schalten Sie die Kamera in einem stillen Raum aus und wieder ein. Sie sollten nur ein kurzes Geräusch hören, kein Brummen, und keine Fehlermeldung sehen. In den Reparaturfällen, die wir kennen, lag die Meldung „Kamerafehler“ am Bildstabilisator, nicht am Verschluss; ohne SteadyShot zeigt sie sich womöglich erst später.',
    },
    repairs: {
      stabilizer:
        'Stabilisatoreinheit nach einem Kamerafehler, Sony in Tokio. Der Kostenvoranschlag im Netz lag höher.',
      'a7s-ii-stabilizer': 'Dieselbe Reparatur an einer Alpha 7S II, Sony Japan.',
      supply:
        'Sony nahm keine Bestellungen für neue Gehäuse der Alpha-7-II-Reihe mehr an. Ein Datum für das Ende der Reparaturen haben wir nicht gefunden.',
    },
  },
  'sony-alpha-a7r-iii': {
    advisories: {
      'card-firmware':
        'Wie die Alpha 7 III konnte die Alpha 7R III einfrieren und die Bilddatenbank auf der Karte beschädigen. Sony kündigte für beide eine korrigierte Firmware an; fragen Sie, ob die neueste installiert ist.',
    },
    repairs: {
      'exposure-dial':
        'Belichtungskorrekturrad, Kostenvoranschlag von Sony China. Das Teil war seit über einem Monat nicht lieferbar.',
    },
  },
  'sony-nex-5n': {
    advisories: {
      'video-click':
        'Sony räumte ein, dass in Videos mancher Kameras ein Klicken zu hören ist, wenn man die Kamera bewegt, und tauschte oder reparierte betroffene Geräte kostenlos.',
    },
    faults: {
      'video-click':
        'Filmen Sie in einem stillen Raum mit schnellen Schwenks, und hören Sie sich die Aufnahme an. Ein Klicken bei jeder Bewegung kommt von einem lockeren Hebel im Inneren, vermutlich am Verschluss.',
    },
  },
  'sony-alpha-a55': {
    advisories: {
      'video-heat':
        'Beim Filmen erhitzt sich der Sensor, bis sich die Kamera abschaltet: bei 20 °C nach etwa 9 Minuten mit SteadyShot und 29 ohne, bei Hitze früher.',
    },
  },
  'sony-alpha-a33': {
    advisories: {
      'video-heat':
        'Beim Filmen erhitzt sich der Sensor, bis sich die Kamera abschaltet: bei 20 °C nach etwa 11 Minuten mit SteadyShot und 29 ohne, bei Hitze früher.',
    },
  },
  'sony-alpha-a7': {
    faults: {
      'mount-flex': mountFlexCheck,
    },
  },
  'sony-alpha-a7r': {
    faults: {
      'mount-flex': mountFlexCheck,
    },
  },
};

export default { models, buying };
