import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/ricoh';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'ricoh-gr3': {
    intro: [
      'Die GR III ist eine APS-C-Kamera für die Jackentasche mit 24,2 Megapixeln. Ricoh kündigte sie 2018 an und verkaufte sie ab 2019. Eine Variante nennt sich in ihren Dateien GR III HDF.',
    ],
    shutter: [
      'Für ihren Zentralverschluss haben wir keine Zahl von Ricoh gefunden. Einem Besitzer der älteren GR Digital IV teilte Ricoh einmal mit, deren Verschluss habe einen Test über 50.000 Auslösungen bestanden. Das ist eine andere Kamera; wir übertragen die Zahl deshalb nicht.',
    ],
    reading: [
      'Mit dieser Generation übernahm Ricoh das Herstellerdaten-Format von Pentax, in dem die Zahl mit Datum und Uhrzeit der Aufnahme verschlüsselt ist. Schreibt eine GR III die Zahl in dieses Feld, kann der Checker sie entschlüsseln. An einer Datei aus einer solchen Kamera konnten wir das nicht ausprobieren; deshalb kennzeichnet der Checker jede Zahl aus einer GR III als unbestätigt.',
      'Wurde das Datum geändert, ist der Wert unlesbar.',
    ],
    buying: [
      'Objektive, die ins Gehäuse einfahren, nehmen Fusseln aus der Tasche mit. Fahren Sie das Objektiv einige Male aus und ein, fotografieren Sie den Himmel mit kleinster Blende, und suchen Sie nach Flecken, die bleiben. Prüfen Sie das vordere Einstellrad, den Vierwegeregler mit Einstellrad auf der Rückseite, die Wippe darüber und die Schutzlamellen vor dem Objektiv.',
    ],
    steps: [
      'Kopieren Sie ein unbearbeitetes JPEG oder DNG von der Kamera, und öffnen Sie es hier.',
      'Erscheint eine Zahl, machen Sie einige weitere Bilder, und öffnen Sie das letzte: Sie sollte um ebenso viele gestiegen sein.',
      'Erscheint keine Zahl oder steigt sie nicht, fragen Sie einen Ricoh-Servicepartner nach der Zahl.',
    ],
  },
} satisfies Record<SlugOf<'ricoh'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial':
        'In Japan und Korea richtete Ricoh ab April 2019 den schief sitzenden Vierwegeregler mit Einstellrad bei frühen Gehäusen kostenlos gerade. Auf die Funktion hat das keinen Einfluss. Für Europa ist uns keine solche Aktion bekannt.',
    },
    faults: {
      dust: 'Fotografieren Sie den Himmel bei f/16. Gegen Staub ist das Gehäuse nicht besser geschützt als die ältere GR.',
    },
    repairs: {
      'first-gr':
        'Was später zu erwarten ist: Die erste GR von 2013 ließ sich neun Jahre danach nicht mehr reparieren.',
    },
  },
};

export default { models, buying };
