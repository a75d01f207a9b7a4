import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/sony';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'sony-alpha-a7-iii': {
    intro: [
      'Die Alpha 7 III von 2018, in ihren Dateien ILCE-7M3, ist eine spiegellose Vollformatkamera der Mittelklasse mit rückwärtig belichtetem Sensor und 24,2 Megapixeln.',
    ],
    shutter: [
      'Zwei Klagen in den USA und Presseberichten zufolge wirbt Sony mit etwa 200.000 Auslösungen; eine Seite von Sony haben wir nicht gesehen. Die Kläger sagen, Verschlüsse dieses Modells seien weit früher ausgefallen. Das sind Behauptungen, die unseres Wissens kein Gericht bestätigt hat; vor dem Kauf sollten Sie aber davon wissen.',
    ],
    reading: [
      'Die Zahl steht in einem verschlüsselten Block der Herstellerdaten, und zwar dreimal. In einer Datei der Alpha 7 III stimmten alle drei überein. Bevor der Checker einen Wert als genau einstuft, muss ein zweiter Block daneben so aussehen wie in unberührten Dateien. So bemerkt er, wenn ein Programm die Daten verschoben hat.',
    ],
    buying: [
      'Erhöhen lautlose Aufnahmen die Zahl auch hier nicht, ist sie rein mechanisch, und Sie können sie direkt mit 100.000 vergleichen, der Hälfte der Lebensdauer.',
      'Nehmen Sie sich wegen der Klagen eine Minute für den Vorhang. Machen Sie dreißig Aufnahmen mit mechanischem Verschluss, suchen Sie in den letzten nach dunklen Rändern, und achten Sie auf jede Auslösung, die anders klingt. Eine Rechnung über einen neuen Verschluss ist hier ein Pluspunkt.',
    ],
  },
  'sony-alpha-a7-iv': {
    intro: [
      'Die Alpha 7 IV von 2021 ist eine Vollformatkamera der Mittelklasse mit 33 Megapixeln. In den EXIF-Daten heißt sie ILCE-7M4.',
    ],
    shutter: [
      'Der Verschluss soll 200.000 Auslösungen halten, wie bei der [Alpha 7 III](/sony/sony-alpha-a7-iii). Eine Quelle haben wir dazu nicht gefunden.',
    ],
    reading: [
      'Mit dieser Generation hat Sony Teile des verschlüsselten Blocks verschoben. Die Zahl selbst blieb an ihrem Platz: Wir haben sie in echten Fotos der Alpha 7 IV gelesen; der Checker meldet sie deshalb als genau. Eine zweite Kopie der Zahl kann leer sein; ist sie da, gilt sie als Bestätigung.',
    ],
    buying: [
      'Träfen die 200.000 zu, die für den Verschluss genannt werden, wären 40.000 ein Fünftel davon. Eine Kamera, mit der fotografiert und gefilmt wurde, kann tagelang gelaufen sein, ohne ein einziges Mal auszulösen. Fragen Sie danach, und prüfen Sie Anschlüsse, Monitor und Aufnahmetaste.',
      'Lassen Sie sich ein ARW oder JPEG direkt von der Karte geben. Bei jedem Objektivwechsel gelangt Staub auf den Sensor einer Spiegellosen; fotografieren Sie den Himmel bei kleiner Blende. Vergleichen Sie zuletzt die Seriennummer am Boden mit Karton und Rechnung.',
    ],
  },
  'sony-alpha-a7-ii': {
    intro: [
      'Die Alpha 7 II von 2014 ist eine spiegellose Vollformatkamera der Mittelklasse mit 24,3 Megapixeln. In ihren Dateien heißt sie ILCE-7M2.',
    ],
    shutter: ['Der Verschluss soll 200.000 Auslösungen halten. Woher die Zahl stammt, haben wir nicht herausgefunden.'],
    reading: [
      'Ganz sicher ist die Zahl aus zwei Gründen nicht. Bei älteren Alpha-Modellen kann der Zähler nach 65.535 wieder bei null beginnen. Von der verwandten Alpha 7R ist das bekannt, von einem anderen Gehäuse das Gegenteil; bei der Alpha 7 II ist es offen. Und einer niedrigen Zahl sieht man nicht an, ob der Zähler schon einmal von vorn begonnen hat.',
      'Der Checker nennt das deshalb einen Zähler mit Einschränkungen. Verstehen Sie die Zahl als Untergrenze: Mindestens so oft wurde der Verschluss ausgelöst.',
    ],
    buying: [
      'Vergleichen Sie die Zahl mit dem Zustand. Sind die Kanten blank gerieben und der Griff abgenutzt, liegt die Zahl aber nur bei ein paar Tausend, hat der Zähler nach 65.535 wahrscheinlich von vorn begonnen. Fragen Sie, wie viele Bilder der Besitzer im Archiv hat; die höchste Dateinummer und die Aufnahmedaten helfen weiter.',
      'Prüfen Sie die Kamera sonst wie jede Spiegellose dieses Alters: Der Akku soll halten, das Bajonett kein Spiel haben, das hintere Rad rasten und der Sensor in einem gleichmäßig hellen Bild keine Flecken zeigen.',
    ],
  },
  'sony-alpha-a7r-iii': {
    intro: [
      'Die Alpha 7R III von 2017 ist eine Vollformatkamera für Profis mit rückwärtig belichtetem Sensor und 42,4 Megapixeln.',
    ],
    shutter: [
      'Auf der Produktseite nannte Sony „mehr als 500.000“ Auslösungen. Kamerahersteller schreiben so etwas selten auf ihre Produktseiten. Es ist mehr als doppelt so viel, wie für die Alpha 7 III ein Jahr später genannt wird.',
    ],
    reading: [
      'Es gibt zwei Ausführungen, ILCE-7RM3 und die überarbeitete ILCE-7RM3A; der Checker erkennt beide. Er entschlüsselt den Block und stuft die Zahl nur dann als genau ein, wenn die Daten daneben keine Spur eines Bearbeitungsprogramms zeigen. Nach allem, was über die Reihe bekannt ist, zählen lautlose Aufnahmen nicht mit; die Zahl dürfte also für den mechanischen Verschluss allein stehen.',
    ],
    buying: [
      'Bei einer solchen Lebensdauer muss Ihnen die Zahl keine Sorgen machen: Unter 100.000 liegt die niedrigste Verschleißstufe. Fragen Sie lieber, was mit der Kamera fotografiert wurde. Auf Hochzeiten bekommt eine Kamera Regen, Sand und Reis ab, im Studio Wärme und Zug am Kabel.',
      'Auf einem hochauflösenden Sensor fallen schlechte Objektive ebenso auf wie Staub. Fotografieren Sie einmal eine helle Wand bei kleiner Blende und einmal mit aufgesetztem Deckel, und sehen Sie sich beide Bilder in voller Größe an. Prüfen Sie dann Sucher, Augensensor und Kartenklappen.',
    ],
  },
  'sony-alpha-a7r-iv': {
    intro: ['Die Alpha 7R IV von 2019 bringt 61 Megapixel auf Vollformat unter.'],
    shutter: [
      'Eine japanische Liste nennt 500.000 Auslösungen und schreibt sie Sony zu. Das passt zur Vorgängerin [Alpha 7R III](/sony/sony-alpha-a7r-iii); eine Seite von Sony haben wir dazu nicht gefunden.',
    ],
    reading: [
      'In der Datei heißt sie ILCE-7RM4, die überarbeitete Ausführung ILCE-7RM4A. Laut Tabellen speichern beide die genaue Zahl. Nehmen Sie ein JPEG oder ARW von der Karte; einem DNG aus einem Konverter kann sie fehlen.',
    ],
    buying: [
      'Unter 100.000 ist der Verschleiß gering. Wurden mit der Kamera Panoramen aus vielen Einzelbildern aufgenommen oder Kunstwerke reproduziert, rechnen Sie mit mehr.',
      'Bei dieser Auflösung fällt schon ein leicht schiefes Bajonett ins Gewicht. Fotografieren Sie eine Zeitung oder eine Ziegelmauer genau von vorn, und vergleichen Sie die Ecken. Prüfen Sie den Sensor bei kleiner Blende, das Stativgewinde auf Ausrisse und jeden Anschluss, den ein Studio mit Kabelverbindung benutzt hätte.',
    ],
  },
  'sony-alpha-a7s-iii': {
    intro: [
      'Mit nur 12,1 Megapixeln auf Vollformat ist die Alpha 7S III von 2020 für Filmer gemacht und für wenig Licht. Sie gehört zu den Profimodellen.',
    ],
    shutter: [
      'Eine japanische Liste nennt 500.000 Auslösungen und schreibt sie Sony zu. Eine Kamera, mit der vor allem gefilmt wird, erreicht sie kaum.',
    ],
    reading: [
      'Aus zwei echten Dateien, einem JPEG und einem HIF, haben wir die Zahl ausgelesen; sogar eine in HEIC umgewandelte Kopie enthielt sie noch. Dieses Modell speichert die Daten in der neueren Anordnung, mit einer verlässlichen Kopie und einer zweiten, in der auch null stehen kann. Die Zahl ist genau.',
    ],
    buying: [
      'Bei dieser Kamera ist die Zahl der Auslösungen fast nebensächlich. Mit einem Gehäuse, das ein paar Hundert zeigt, können zweitausend Stunden Video aufgenommen worden sein. Diese Zeit ist nirgends festgehalten; urteilen Sie also nach Buchsen, Monitor und Aufnahmetaste.',
      'Filmen Sie zehn Minuten in bester Qualität, und achten Sie auf Warnungen. Suchen Sie danach mit aufgesetztem Deckel und langer Belichtung nach Hotpixeln. Fragen Sie nach Cages und Gimbals: Beide hinterlassen Spuren an Boden und Seiten.',
    ],
  },
  'sony-alpha-a9': {
    intro: ['Die Alpha 9 war 2017 Sonys Sportkamera: Vollformat, 24,2 Megapixel und ein Stacked-Sensor.'],
    shutter: [
      'Eine japanische Liste nennt für ihren mechanischen Verschluss 500.000 Auslösungen und schreibt sie Sony zu.',
    ],
    reading: [
      'Die Zahl selbst ist leicht auszulesen, die Gegenprobe ist schwieriger. Wo die zweite Kopie steht, hängt von der Firmware ab, denn die Versionen 5 und 6 haben sie verschoben. Der Checker lässt sie deshalb aus und hält sich an eine dritte, die an ihrem Platz geblieben ist, und an einen Nachbarblock, an dem sich Schäden zeigen. Ist dort alles in Ordnung, gilt der Wert als genau. Soweit bekannt, zählen Sony-Gehäuse elektronische Aufnahmen nicht mit; er dürfte also für den mechanischen Verschluss stehen.',
    ],
    buying: [
      'Sony hat diese Kamera für den elektronischen Verschluss gebaut. Hat sie zwei Fußballsaisons am Spielfeldrand verbracht, zeigt sie vielleicht nur ein paar Tausend und ist überall sonst abgenutzt. Eine niedrige Zahl spricht für einen geschonten Vorhang und für sonst nichts.',
      'Den Rest prüfen Sie mit der Hand. Rasten die Räder für Serie und Fokus deutlich? Sind Auslöser und Fokustaste weich geworden? Ist die Beschichtung ab, wo ein Einbeinstativ saß? Zur Zahl: Die Hälfte der Lebensdauer wären 250.000.',
    ],
  },
  'sony-alpha-a6400': {
    intro: [
      '2019 stellte Sony die Alpha 6400 vor, ein spiegelloses APS-C-Gehäuse der Mittelklasse mit 24,2 Megapixeln. In den Dateien heißt es ILCE-6400 oder, in einer überarbeiteten Ausführung, ILCE-6400A.',
    ],
    shutter: [
      'Eine japanische Liste nennt 200.000 Auslösungen und schreibt sie Sony zu. Für ein APS-C-Gehäuse dieser Klasse ist das das obere Ende der Spanne von 100.000 bis 200.000.',
    ],
    reading: [
      'Die Alpha 6400 gehört zu unseren Referenzmodellen. Zwei aufeinanderfolgende Fotos ergaben zwei aufeinanderfolgende Zahlen, eine dritte Datei aus anderer Hand passte ebenfalls, und in jeder stimmten die Kopien überein. Der Wert ist genau. Ist ein Foto durch einen Messenger oder ein Bildprogramm gelaufen, meldet der Checker fehlende oder beschädigte Daten.',
    ],
    buying: [
      'Blogger schätzen dieses Modell; hinter einer niedrigen Zahl kann also ein langes Leben als Kamera auf dem Schreibtisch stecken. Unter 40.000 ist der Verschleiß gering; sehen Sie sich lieber Monitor, USB-Anschluss und die übrigen Buchsen an.',
      'Setzen Sie ein Objektiv an, und drehen Sie vorsichtig daran, um Spiel zu fühlen. Lassen Sie den Autofokus bei wenig Licht einer bewegten Hand folgen, und testen Sie Blitz und Sucher, die viele Besitzer nie benutzen.',
    ],
  },
  'sony-alpha-a6000': {
    intro: ['Die Alpha 6000 erschien 2014 mit APS-C-Sensor und 24,3 Megapixeln. Gebraucht begegnet man ihr oft.'],
    shutter: ['Meist werden 100.000 Auslösungen genannt. Eine Quelle dafür haben wir nicht gefunden.'],
    reading: [
      'Bei bearbeiteten Dateien zeigen manche Programme eine falsche Zahl; der Checker zeigt dann keine.',
      'Eine Einschränkung bleibt. In der älteren Anordnung kann der Zähler nach 65.535 auf null zurückgehen, und ob er das bei der Alpha 6000 tut, ist nicht belegt. Wir stufen ihn deshalb als Zähler mit Einschränkungen ein, und die Zahl, die Sie sehen, ist eine Untergrenze.',
    ],
    buying: [
      'Eine belegte Lebensdauer, an der sich die Zahl messen ließe, gibt es nicht; richten Sie sich nach dem Zustand. Sieht die Kamera stark benutzt aus und zeigt die Datei nur einige Hundert, gehen Sie davon aus, dass der Zähler von vorn begonnen hat.',
      'Das Gehäuse ist klein und wurde oft ohne Tasche getragen. Sehen Sie sich Blitz, Moduswahlrad, Augenmuschel und die Ränder der Sensorkammer an, und machen Sie einige Aufnahmen mit der kürzesten Zeit.',
    ],
  },
} satisfies Record<SlugOf<'sony'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'sony-alpha-a7-iii': {
    advisories: {
      'shutter-suits':
        'Kein Rückruf: In zwei US-Klagen (Guerriero gegen Sony in New York, Lewis gegen Sony in Florida) heißt es, Verschlüsse der Alpha 7 III fielen zwischen 10.000 und 50.000 Auslösungen aus, obwohl Sony mit 200.000 warb. Das sind Behauptungen. Ein Urteil oder eine Reparaturaktion von Sony haben wir nicht gefunden.',
      'card-firmware':
        'Sony kündigte für Alpha 7 III und Alpha 7R III eine Firmware gegen Abstürze an, bei denen die Verwaltungsdatei der Karte beschädigt wird.',
    },
    faults: {
      'two-modes':
        'Machen Sie fünfzig Aufnahmen mit elektronischem erstem Verschlussvorhang und fünfzig ohne, und hören Sie hin. In den Klagen ist von einem ungewöhnlichen Geräusch, einem schwarzen Monitor und der Meldung eines Kamerafehlers die Rede.',
      firmware:
        'Lesen Sie die Firmware-Version im Menü ab. Sie sollte nach Dezember 2018 erschienen sein, als Sony die Korrektur ankündigte.',
    },
    repairs: { shutter: 'Verschlusstausch bei einem Servicepartner in den USA, laut Klageschrift.' },
  },
  'sony-alpha-a7-ii': {
    faults: {
      buzz: 'Aktivieren Sie SteadyShot, und schalten Sie die Kamera in einem stillen Raum ohne Objektiv aus und wieder ein. Sie sollten nur ein kurzes Geräusch hören, kein Brummen, und keine Fehlermeldung sehen. In den Reparaturen, die wir kennen, kam der Fehler vom Bildstabilisator, nicht vom Verschluss; ohne SteadyShot zeigt er sich womöglich erst später.',
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
        'Wie die Alpha 7 III konnte die Alpha 7R III einfrieren und die Verwaltungsdatei der Karte beschädigen. Sony kündigte für beide eine korrigierte Firmware an.',
    },
    faults: {
      sealing:
        'Öffnen Sie das Akkufach, und suchen Sie nach Salz, Rost und Wasserrändern. Lensrentals fand beim Zerlegen eine Lücke in der Abdichtung.',
    },
    repairs: {
      'exposure-dial':
        'Belichtungsrad, Kostenvoranschlag von Sony China. Das Teil war seit über einem Monat nicht lieferbar.',
    },
  },
  'sony-alpha-a6400': {
    repairs: { supply: 'Sony nahm vorübergehend keine Bestellungen für neue Gehäuse an, weil Teile fehlten.' },
  },
};

export default { models, buying };
