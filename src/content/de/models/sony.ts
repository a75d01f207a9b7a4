/** Modellseiten: Sony. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'sony-alpha-a7-iii': {
    intro: [
      'Die Alpha 7 III von 2018, in ihren Dateien ILCE-7M3, ist eine spiegellose Vollformatkamera der Mittelklasse mit rückwärtig belichtetem Sensor und 24,2 Megapixeln.',
    ],
    shutter: [
      'Zwei Klagen in den USA und Presseberichten zufolge wirbt Sony mit etwa 200.000 Zyklen; eine Seite von Sony haben wir nicht gesehen. Die Kläger sagen, Verschlüsse dieses Modells seien weit früher ausgefallen. Das sind Behauptungen, und ein Urteil, das sie bestätigt, kennen wir nicht; wissen sollten Sie davon vor dem Kauf.',
    ],
    reading: [
      'Die Zahl liegt in einem verschlüsselten Block der Herstellerdaten, und sie liegt dort dreimal. In einer echten Datei der Alpha 7 III stimmten alle drei Stellen überein. Bevor der Checker einen Wert genau nennt, muss ein zweiter Block daneben so aussehen wie in unberührten Dateien; ein Bearbeitungsprogramm, das die Daten verschoben hat, fällt bei dieser Prüfung auf.',
    ],
    buying: [
      'Lautlose Aufnahmen erhöhen die Zahl nicht; gezeigt wurde das an der Alpha 7R II. Sie misst also den Verschluss selbst, und Sie können sie ohne weitere Überlegung mit 100.000 vergleichen, der Hälfte der Lebensdauer.',
      'Wegen der Berichte sollten Sie dem Vorhang eine Minute widmen. Machen Sie dreißig Aufnahmen mit mechanischem Verschluss, sehen Sie sich die letzten auf dunkle Ränder an, und achten Sie auf jede Auslösung, die anders klingt. Eine Rechnung über eine neue Verschlusseinheit ist hier ein Pluspunkt.',
    ],
  },
  'sony-alpha-a7-iv': {
    intro: [
      '33 Megapixel, Vollformat, Mittelklasse: 2021 folgte Sonys Alpha 7 IV. In den EXIF-Daten heißt sie ILCE-7M4.',
    ],
    shutter: [
      'Genannt werden 200.000 Zyklen, wie bei der [Alpha 7 III](/sony/sony-alpha-a7-iii). Eine Quelle von Sony konnten wir nicht finden; verstehen Sie die Zahl also nicht als Zusage.',
    ],
    reading: [
      'Mit dieser Generation hat Sony Teile des verschlüsselten Blocks umgestellt. Die Zahl selbst blieb an ihrem Platz, und veröffentlichte Auflistungen echter Fotos der Alpha 7 IV zeigen dort plausible Werte; der Checker meldet sie deshalb als genau. Eine zweite Kopie der Zahl kann leer sein; der Checker nimmt sie deshalb als Bestätigung, aber nie als Bedingung.',
    ],
    buying: [
      'Unter 40.000 ist der Verschleiß nach der genannten Zahl gering. Eine Hybridkamera kann tagelang gefilmt haben, ohne ein einziges Mal auszulösen; fragen Sie danach und prüfen Sie Anschlüsse, Monitor und Aufnahmetaste.',
      'Lassen Sie sich ein ARW oder JPEG direkt von der Karte geben. Bei jedem Objektivwechsel fängt der Sensor einer Spiegellosen Staub; fotografieren Sie den Himmel bei kleiner Blende. Vergleichen Sie zuletzt die Seriennummer am Boden mit Karton und Rechnung.',
    ],
  },
  'sony-alpha-a7-ii': {
    intro: [
      'Sonys Alpha 7 II stammt von 2014. Sie ist ein spiegelloses Vollformatgehäuse der Mittelklasse mit 24,3 Megapixeln und schreibt ILCE-7M2 in ihre Dateien.',
    ],
    shutter: [
      'Zitiert werden für sie 200.000 Zyklen. Ein Sony-Dokument, das dies stützt, war nicht zu finden; daher der Vermerk „Oft genannter Wert“ und die geringe Verlässlichkeit.',
    ],
    reading: [
      'Zweierlei mindert die Güte der Auslesung. Das Feld gehört zu einer älteren Anordnung, in der der gespeicherte Wert nach 65.535 wieder bei null beginnen kann; von einer Verwandten, der Alpha 7R, ist das bekannt, von einem anderen Gehäuse das Gegenteil, und bei der Alpha 7 II ist es offen. Außerdem sieht man einer kleinen Zahl nicht an, ob sie schon einmal herum ist.',
      'Der Checker zeigt sie darum als Zähler mit Einschränkungen und den Verschleiß als Untergrenze: Mindestens so viel hat der Verschluss geleistet.',
    ],
    buying: [
      'Lassen Sie das Aussehen zwischen beiden Deutungen entscheiden. Ein Gehäuse mit blank geriebenen Kanten, abgenutztem Griff und ein paar Tausend Auslösungen ist wahrscheinlich auf der zweiten Runde. Fragen Sie, wie viele Bilder der Besitzer im Archiv hat; die höchste Dateinummer und die Daten helfen.',
      'Im Übrigen gilt die Prüfung, die jede Spiegellose dieses Alters verdient: ein Akku, der hält, ein Bajonett ohne Spiel, ein hinteres Rad, das rastet, ein Sensor ohne Flecken im gleichmäßig hellen Bild.',
    ],
  },
  'sony-alpha-a7r-iii': {
    intro: [
      '42,4 Megapixel auf einem rückwärtig belichteten Vollformatsensor machten die Alpha 7R III von 2017 zum Werkzeug für Profis.',
    ],
    shutter: [
      'Auf ihrer Produktseite schrieb Sony „mehr als 500.000“ Zyklen. So etwas liest man auf Produktseiten selten. Es ist mehr als doppelt so viel, wie für die Alpha 7 III ein Jahr später genannt wird.',
    ],
    reading: [
      'Zwei Ausführungen sind im Umlauf, ILCE-7RM3 und die überarbeitete ILCE-7RM3A; der Checker kennt beide. Es entschlüsselt den Block und nennt die Zahl nur dann genau, wenn die Daten daneben keine Spur eines Bearbeitungsprogramms zeigen. Lautlos aufgenommene Bilder fehlen darin nach allem, was über die Reihe bekannt ist; der Wert steht also für den Verschluss allein.',
    ],
    buying: [
      'Bei einem solchen Wert muss Ihnen die Zahl keinen Schlaf rauben: Mit 100.000 Auslösungen endet erst die niedrigste Verschleißstufe. Fragen Sie lieber, was mit ihr fotografiert wurde. Hochzeiten bedeuten Regen, Sand und Reis, Studios bedeuten Wärme und Kabel.',
      'Hochauflösende Sensoren verraten schlechte Objektive ebenso wie Staub. Machen Sie ein Bild einer hellen Wand bei kleiner Blende und eines mit aufgesetztem Deckel, und sehen Sie sich beide in voller Größe an. Sucher, Augensensor und Kartenklappen sind die nächsten Stellen.',
    ],
  },
  'sony-alpha-a7r-iv': {
    intro: [
      '2019 führte die Alpha 7R IV das Vollformat auf 61 Megapixel. Sie ist das Gehäuse mit der höchsten Auflösung auf dieser Website.',
    ],
    shutter: [
      'Eine japanische Liste nennt 500.000 Zyklen und schreibt sie Sony zu. Das passt zur Vorgängerin [Alpha 7R III](/sony/sony-alpha-a7r-iii); eine Seite von Sony haben wir nicht gesehen.',
    ],
    reading: [
      'Suchen Sie in der Datei nach ILCE-7RM4, bei der überarbeiteten Ausführung nach ILCE-7RM4A. Beide legen die Zahl in der Anordnung ab, die wir an Nachbarmodellen bestätigt haben: verschlüsselt, mit zwei weiteren Kopien zum Vergleich. Ein JPEG oder ARW von der Karte wird genau gelesen. Nach einem Umweg über einen DNG-Konverter kann der Block fehlen, denn solche Programme nehmen nicht alles mit.',
    ],
    buying: [
      'Wer solche Dateien verarbeitet, fotografiert selten drauflos, darum sind die Summen oft klein; alles bis 100.000 ist geringer Verschleiß. Eine Ausnahme sind Kameras für zusammengesetzte Panoramen oder Reproduktionen.',
      'Bei dieser Auflösung ist ein leicht schiefes Bajonett keine Kleinigkeit. Fotografieren Sie eine Zeitung oder Ziegelmauer plan von vorn und vergleichen Sie die Ecken. Prüfen Sie den Sensor bei kleiner Blende, das Stativgewinde auf Ausriss und jeden Anschluss, den ein Studio mit Kabel benutzt hätte.',
    ],
  },
  'sony-alpha-a7s-iii': {
    intro: [
      'Zwölf Megapixel mit Absicht: Die Alpha 7S III von 2020 hat 12,1 davon auf Vollformat, für Filmer und für die Nacht. Sony zählt sie zu den Profimodellen.',
    ],
    shutter: [
      'Eine japanische Liste nennt 500.000 Zyklen und schreibt sie Sony zu. Kaum ein Exemplar wird je dorthin gelangen, was am Gebrauch liegt und nicht an der Haltbarkeit.',
    ],
    reading: [
      'Zwei echte Dateien, ein JPEG und ein HIF, gaben uns die Zahl; sogar eine nach HEIC umgewandelte Kopie hatte sie behalten. Das Modell gehört zur neueren Anordnung, in der Sony eine sichere Kopie speichert und eine zweite, die null sein kann. Rechnen Sie mit drei oder vier Stellen, und nehmen Sie sie als genau.',
    ],
    buying: [
      'Bei dieser Kamera geht die Auslösezahl fast an der Sache vorbei. Ein Gehäuse mit ein paar Hundert Auslösungen kann zweitausend Stunden Video hinter sich haben. Diese Zeit steht nirgends, urteilen Sie also nach Kabelbuchsen, Monitor und Aufnahmetaste.',
      'Filmen Sie zehn Minuten in bester Qualität, achten Sie auf Warnungen, und suchen Sie danach mit aufgesetztem Deckel und langer Belichtung nach Hotpixeln. Fragen Sie nach Cages und Gimbals: Beide hinterlassen Spuren an Boden und Seiten.',
    ],
  },
  'sony-alpha-a9': {
    intro: [
      'Die Alpha 9 war 2017 Sonys Sportkamera: Vollformat, 24,2 Megapixel und der einzige Stacked-Sensor unter den Modellen mit eigener Seite.',
    ],
    shutter: ['Für ihren mechanischen Verschluss sind 500.000 Zyklen veröffentlicht.'],
    reading: [
      'Die erste Zahl zu lesen ist einfach, die Gegenprobe nicht. Wo die zweite Kopie sitzt, hängt von der Firmware ab, denn die Versionen 5 und 6 haben sie verschoben. Der Checker übergeht sie deshalb und hält sich an eine dritte, die ihren Platz behalten hat, und an einen Nachbarblock, der Schäden verrät; ist dort alles in Ordnung, gilt der Wert als genau. Er steht für mechanische Auslösungen: Elektronische kommen bei Sony-Gehäusen nicht hinzu, soweit es gezeigt worden ist.',
    ],
    buying: [
      'Gemacht ist diese Kamera für den elektronischen Verschluss. Ein Exemplar, das zwei Fußballsaisons mitgemacht hat, zeigt vielleicht ein paar Tausend und ist überall sonst verbraucht; eine niedrige Zahl beweist also einen ausgeruhten Vorhang und weiter nichts.',
      'Den Rest beurteilen Sie mit der Hand. Rasten die Räder für Serie und Fokus deutlich ein? Sind Auslöser und Fokustaste weich geworden? Fehlt die Beschichtung, wo ein Einbeinstativ saß? Was den Verschluss angeht: 250.000 wären die Hälfte der Lebensdauer, und die sehen Sie selten.',
    ],
  },
  'sony-alpha-a6400': {
    intro: [
      '2019 stellte Sony die Alpha 6400 vor, ein spiegelloses APS-C-Gehäuse der Mittelklasse mit 24,2 Megapixeln. Dateien nennen es ILCE-6400 oder, in einer überarbeiteten Ausführung, ILCE-6400A.',
    ],
    shutter: [
      'Eine japanische Liste nennt 200.000 Zyklen und schreibt sie Sony zu. Für ein APS-C-Gehäuse dieser Klasse ist das das obere Ende der Spanne von 100.000 bis 200.000.',
    ],
    reading: [
      'Dies ist eines unserer Referenzmodelle. Zwei aufeinanderfolgende Fotos ergaben zwei aufeinanderfolgende Zahlen, eine dritte Datei aus anderer Hand passte ebenfalls, und in jeder stimmten die Kopien überein. Der Wert ist genau, Sie dürfen ihn beim Wort nehmen. Anders bei Bildern, die durch einen Messenger oder ein Bearbeitungsprogramm gegangen sind: Dort meldet der Checker fehlende oder beschädigte Daten.',
    ],
    buying: [
      'Blogger mochten das Modell, darum gibt es viele Exemplare mit ein paar Tausend Auslösungen und einem langen Leben als Kamera auf dem Schreibtisch. Unter 40.000 ist der Verschleiß gering; sehen Sie sich lieber Monitor, USB-Anschluss und die übrigen Buchsen an.',
      'Setzen Sie ein Objektiv an und drehen Sie sacht daran, um Spiel zu fühlen. Lassen Sie den Autofokus bei wenig Licht einer bewegten Hand folgen, und testen Sie Blitz und Sucher, die mancher Besitzer nie benutzt hat.',
    ],
  },
  'sony-alpha-a6000': {
    intro: [
      '24,3 Megapixel auf APS-C für wenig Geld: Das machte die 2014 vorgestellte Alpha 6000 zu einer der Spiegellosen, denen man gebraucht am häufigsten begegnet.',
    ],
    shutter: [
      'Gewöhnlich werden 100.000 Zyklen genannt. Eine Zahl von Sony haben wir nicht gefunden; die Verlässlichkeit ist gering.',
    ],
    reading: [
      'Von kaum einer Sony haben wir so viele echte Dateien: eine Bildreihe, in der die Zahl um jeweils eins steigt. Wir haben auch beschädigte. In Fotos dieses Modells, die durch mehrere Programme gegangen waren, war der Block verschoben, und Leseprogramme ohne Absicherung geben daraus eine falsche Zahl aus. Unseres weigert sich.',
      'Eine Grenze bleibt. Die Anordnung ist die ältere, deren Zähler nach 65.535 auf null zurückgehen kann, und niemand hat gezeigt, ob die Alpha 6000 es tut. Für den Checker ist das daher ein Zähler mit Einschränkungen, und der daraus berechnete Verschleiß ist der geringstmögliche.',
    ],
    buying: [
      'Bei einer Urlaubskamera spielt die Grenze selten eine Rolle, denn 50.000 sind schon viel. Spricht das Äußere von starkem Gebrauch und die Datei von einigen Hundert, gehen Sie von einer zweiten Runde aus.',
      'Das Gehäuse ist klein und wurde oft ohne Tasche getragen. Sehen Sie sich Blitz, Moduswahlrad, Augenmuschel und die Ränder der Sensorkammer an, und machen Sie einige Aufnahmen mit der kürzesten Zeit.',
    ],
  },
} satisfies Record<SlugOf<'sony'>, ModelCopy>;

export default models;
