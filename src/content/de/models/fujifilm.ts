/** Modellseiten: Fujifilm. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'fujifilm-x-t4': {
    intro: [
      'Die X-T4 von 2020 ist eine spiegellose Mittelklassekamera mit APS-C-Sensor, X-Trans-Muster und 26,1 Megapixeln.',
    ],
    shutter: [
      'Für ihren Verschluss werden 300.000 Auslösungen genannt; ein Testbericht nannte die Zahl beim Erscheinen der Kamera, und ein Auslesedienst rechnet damit. Unter APS-C-Gehäusen der Mittelklasse ist das ungewöhnlich viel.',
    ],
    reading: [
      'Fujifilm schreibt einen Bildzähler in jedes JPEG und RAF, zu lesen gibt es also etwas. Doch das Feld hat 15 Bit und endet bei 32.767. Ehe ein Verschluss mit diesem Wert verbraucht ist, könnte der Zähler neunmal herum sein, und wie oft er es war, sagt die Datei nicht.',
      'Offen ist auch, was gezählt wird. Über elektronische Aufnahmen widersprechen sich die Quellen, und ein Firmware-Update kann die Zahl zurückstellen. Der Checker nennt das einen Zähler mit Einschränkungen und spricht von Bildern, nicht von Auslösungen.',
    ],
    buying: [
      'Verwenden Sie die Zahl als Mindestwert ab einem bestimmten Tag: Zwei Fotos, ein altes und ein neues, verraten wenigstens, wie viel dazwischen aufgenommen wurde. Ein paar Dutzend an einem verschrammten Gehäuse bedeuten einen Neustart.',
      'Im Übrigen verlassen Sie sich auf Ihre Hände. Die Sperren der oberen Räder, das Monitorgelenk, das Griffgummi und die Kartenklappe zeigen Gebrauch, den kein Feld festhält; eine Serie mit der kürzesten mechanischen Zeit zeigt den Vorhang.',
    ],
  },
  'fujifilm-x-pro3': {
    intro: [
      'Der Klasse nach eine Profikamera, wurde die X-Pro3 2019 vorgestellt. 26,1 Megapixel und X-Trans teilt sie mit der späteren [X-T4](/fujifilm/fujifilm-x-t4).',
    ],
    shutter: [
      'Ihr Wert beruht auf Hörensagen. 150.000 werden wiederholt, weil die X-Pro2 diese Zahl hatte; ein Wort von Fujifilm zum neueren Gehäuse fehlt. Denken Sie daran, wenn ein Prozentsatz angezeigt wird.',
    ],
    reading: [
      'Aus einer Datei erhalten Sie Fujifilms Bildzähler, einen Zähler mit Einschränkungen, der höchstens bis 32.767 reicht. Die zitierte Lebensdauer würde ihn mehr als viermal herumführen. Steht der Zähler auf 0, ist die Kamera deshalb nicht fabrikneu: Der Checker sagt, dass er auf 0 steht, und zeigt keine Zahl. Gesehen haben wir das in einer echten Datei eines anderen Modells.',
    ],
    buying: [
      'Straßenfotografen drücken oft ab und pflegen das Metall. Schließen Sie deshalb nicht von Kratzern auf die Zahl. Prüfen Sie zuerst den rückseitigen Monitor: In einer US-Sammelklage heißt es, dessen Flachbandkabel löse sich oder breche bei normalem Gebrauch. Klappen Sie ihn mehrmals auf und zu, und achten Sie auf Flackern oder Ausfälle.',
      'Sehen Sie durch den Sucher in seinen beiden Betriebsarten. Fragen Sie nach früheren Firmware-Updates, denn damit kann die Zählung neu begonnen haben, und nach einem Original aus dem Kaufjahr, falls der Besitzer ein Archiv führt. 30.000 Bilder darin wären schon ein Fünftel der angenommenen Lebensdauer.',
    ],
  },
  'fujifilm-x-h2': {
    intro: ['40,2 Megapixel auf APS-C sind das Kennzeichen der X-H2, einer spiegellosen Profikamera von 2022.'],
    shutter: [
      'Genannt werden 500.000 Auslösungen für eine Verschlusseinheit, die dieses Modell mit der X-H2S teilen soll. Eine Quelle dafür konnten wir nicht wiederfinden; es bleibt ein Wert vom Hörensagen.',
    ],
    reading: [
      'Daran gemessen ist der Zähler im Foto winzig: Bei 32.767 sind seine 15 Bit voll, auf weniger als einem Fünfzehntel des Weges. So verstanden, beantwortet er kleine Fragen gut. Wurde die Kamera überhaupt benutzt? Hat sie seit dem letzten Update dreihundert oder dreitausend Bilder gemacht? Für den Checker ist er ein Zähler mit Einschränkungen; wie oft sich der Verschluss in seinem Leben bewegt hat, kann er nicht sagen, umso weniger, als niemand sicher weiß, ob elektronische Aufnahmen enthalten sind.',
    ],
    buying: [
      'Bitten Sie den Verkäufer um das älteste und das neueste Original, das er hat, und um die Daten der Firmware-Updates dazwischen. Jahre und Dateinummern geben oft eine bessere Vorstellung vom wirklichen Gebrauch als das Feld. Alles unter 100.000 wäre nach dem genannten Wert geringer Verschleiß.',
      'Diese Auflösung entlarvt schwache Objektive, testen Sie also mit einem guten. Prüfen Sie Kontakte und Buchsen, falls gefilmt wurde, das Gelenk des Monitors, und sowohl eine lange Belichtung als auch eine schnelle Serie auf Unregelmäßigkeiten.',
    ],
  },
} satisfies Record<SlugOf<'fujifilm'>, ModelCopy>;

export default models;
