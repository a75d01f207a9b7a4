/** Modellseiten: Leica. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro: [
      'Die 2019 vorgestellte Leica Q2 ist eine Edelkompaktkamera: ein Vollformatsensor mit 47,3 Megapixeln hinter einem Objektiv, das sich nicht abnehmen lässt.',
    ],
    shutter: [
      'Einen Wert für den Verschluss suchen Sie hier und anderswo vergebens, denn von Leica haben wir keinen gefunden. Es handelt sich um einen Zentralverschluss im Objektiv, über den Zahlen für Schlitzverschlüsse nichts aussagen. Darum zeigt diese Seite keine zu erwartende Lebensdauer und der Checker keinen Prozentsatz.',
    ],
    reading: [
      'In den JPEG- und DNG-Dateien dieser Kamera ist kein Auslösezähler bekannt. Nützlich ist ein Foto trotzdem: Es nennt Gehäuse und Firmware, und wenn eine Seriennummer gespeichert ist, zeigt es, dass Bild und Kamera zusammengehören. Als Zahl der Auslösungen zeigt der Checker „Unbekannt“.',
    ],
    buying: [
      'Der Leica Customer Care kann die Zahl aus der Kamera auslesen, und mancher Fachhändler vermittelt das. Bei einem Kauf dieser Größe ist die Bitte angemessen; eine schriftliche Auskunft bleibt bei der Kamera und hebt ihren Wiederverkaufswert.',
      'Objektiv und Sensor bilden eine Einheit, Staub oder Trübung im Inneren ist also keine Sache für den Blasebalg. Fotografieren Sie klaren Himmel mit kleinster Blende und suchen Sie nach Flecken, die sich nie bewegen. Drehen Sie Fokus- und Blendenring über ihren ganzen Bereich, probieren Sie die Makrostellung, und hören Sie den Zentralverschluss bei langen Zeiten ab, wo er gleichmäßig klingen sollte.',
    ],
    steps: [
      'Notieren Sie die Seriennummer der Kamera und bitten Sie den Leica Customer Care oder einen Leica-Fachhändler, die Zahl der Auslösungen auszulesen.',
      'Lassen Sie sich die Auskunft vom Verkäufer schriftlich geben, mit Datum und Seriennummer.',
      'Öffnen Sie hier ein unbearbeitetes Foto der Kamera und vergleichen Sie Modell, Datum und Seriennummer mit dieser Auskunft.',
    ],
  },
} satisfies Record<SlugOf<'leica'>, ModelCopy>;

export default models;
