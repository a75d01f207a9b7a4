/** Modellseiten: Ricoh. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'ricoh-gr3': {
    intro: [
      '2018 angekündigt und ab 2019 verkauft, ist die GR III eine APS-C-Kamera für die Jackentasche mit 24,2 Megapixeln. Eine Variante meldet sich in ihren Dateien als GR III HDF.',
    ],
    shutter: [
      'Für ihren Zentralverschluss haben wir keine Zahl von Ricoh gefunden. Zu einer älteren Verwandten, der GR Digital IV, teilte der Hersteller einem Besitzer einmal mit, sie habe einen Test über 50.000 Zyklen bestanden; das ist eine andere Kamera aus einer anderen Generation, und wir übertragen die Zahl nicht.',
    ],
    reading: [
      'Mit dieser Generation übernahm Ricoh das Herstellerdaten-Format von Pentax, in dem die Zahl mit Datum und Uhrzeit der Aufnahme verschlüsselt ist. Füllt eine GR III dieses Feld, kann der Checker es entschlüsseln. An einer echten Datei konnten wir das nicht prüfen; deshalb gilt das Feld hier als unbestätigt, und jede Zahl trägt diesen Hinweis.',
      'Zwei Grenzen gelten in jedem Fall. Ein geändertes Datum macht den Wert unlesbar. Und Pentax-DSLRs lassen Live View aus; was eine solche Regel für eine Kamera bedeutet, die nichts als Live View kennt, hat niemand dokumentiert.',
    ],
    buying: [
      'Versuchen Sie es mit einem unbearbeiteten JPEG oder DNG, machen Sie dann drei weitere Bilder und lesen Sie erneut. Eine Zahl, die um drei wächst, ist ein Zähler, was immer die Theorie sagt. Andernfalls hilft eine Servicestelle.',
      'Taschenfusseln sind der Feind jedes fest verbauten Objektivs, das ins Gehäuse einfährt. Fahren Sie es einige Male aus und ein, fotografieren Sie den Himmel mit kleinster Blende, und suchen Sie nach Flecken, die bleiben. Prüfen Sie den Einstellring, die Wippe auf der Rückseite und die Schutzlamellen vor dem Objektiv.',
    ],
    steps: [
      'Kopieren Sie ein unbearbeitetes JPEG oder DNG von der Kamera und öffnen Sie es hier.',
      'Erscheint eine Zahl, machen Sie einige weitere Bilder und öffnen das letzte: Sie sollte um ebenso viele gestiegen sein.',
      'Erscheint keine oder steigt sie nicht, fragen Sie eine Servicestelle nach der Zahl.',
    ],
  },
} satisfies Record<SlugOf<'ricoh'>, ModelCopy>;

export default models;
