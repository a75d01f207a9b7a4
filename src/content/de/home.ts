/** Startseite. */

import type { HomeCopy } from '../types';

const home: HomeCopy = {
  explainer: [
    'Die Zahl der Auslösungen, auch Shutter Count genannt, sagt, wie oft der Verschluss einer Kamera gearbeitet hat. Man liest sie wie einen Kilometerstand: Sie zeigt, wie viel ein Gehäuse benutzt wurde, aber nicht, wie man mit ihm umgegangen ist. Aussagekräftig wird sie neben einer zweiten Zahl, der Verschluss-Lebensdauer; so viele Auslösungen hat ein Verschluss dieses Typs im Dauertest des Herstellers überstanden.',
    'Viele Kameras schreiben ihren Gesamtstand in jedes Foto. Er steht in den Herstellerdaten (Maker Notes), einem Datenblock neben dem Bild, dessen Aufbau jeder Hersteller selbst bestimmt; Sony und Pentax verschlüsseln ihn obendrein. Der Checker kennt die Stellen für jede Modellfamilie. Er öffnet den Block in Ihrem Browser, prüft, was sich prüfen lässt, und zeigt die Zahl samt ihrer Position in der Datei. Sind die Daten beschädigt oder verschoben, zeigt er nichts: lieber keine Zahl als eine falsche.',
    'Weil Zähler verschieden sind, gehört zu jeder Zahl eine Einstufung. Eine **genaue Zahl** ist der Auslösezähler der Kamera selbst, gelesen an einer Stelle, die an echten Dateien belegt ist. Ein **Zähler mit Einschränkungen** ist ebenfalls echt, zählt aber Bilder, hat womöglich von vorn begonnen oder ist uns erst in wenigen Dateien begegnet; welche Einschränkung gilt, steht im Ergebnis. Ein **Schätzwert** ist aus Datei- und Ordnernummern errechnet. Er kann weit danebenliegen, deshalb wird aus ihm kein Verschleiß abgeleitet.',
  ],
  faq: [
    {
      question: 'Wird mein Foto hochgeladen?',
      answer:
        'Nein. Die Datei wird im Speicher Ihres eigenen Geräts gelesen; weder das Bild noch das Ergebnis wird gesendet oder gespeichert. Das können Sie selbst prüfen: Die Netzwerkanalyse Ihres Browsers zeigt keine Anfrage, während ein Foto gelesen wird, und die Schaltfläche „Test: Senden versuchen“ unter dem Ablagefeld zeigt, wie Ihr Browser einen Abruf blockiert. Was eine Sicherheitsrichtlinie nicht verhindern kann, steht in der [Datenschutzerklärung](/privacy-policy).',
    },
    {
      question: 'Mit welchen Kameras funktioniert es?',
      answer:
        'Fast alle Spiegelreflexkameras von Nikon und Pentax, die Nikon Z und die meisten Sony-Gehäuse mit Wechselobjektiv speichern eine genaue Zahl, Fujifilm X und GFX einen Bildzähler. Bei Canon speichern nur wenige Gehäuse wie die [EOS R5](/canon/canon-eos-r5) einen echten Zähler; für die übrigen gibt es einen Schätzwert oder nichts. Olympus, Panasonic und Leica schreiben keine Zahl ins Foto; im Ergebnis steht dann, wie Sie sonst an sie kommen. Smartphones und Actionkameras führen keine. Manche Drohnen, etwa die DJI Mavic 3 Enterprise, haben einen mechanischen Verschluss und speichern eine Zahl in XMP, das der Checker nicht liest.',
    },
    {
      question: 'Warum klappt es mit einem bearbeiteten Foto nicht?',
      answer:
        'Weil die Zahl nicht im Bild steht, sondern daneben. Bildbearbeitung, Messenger, soziale Netzwerke und Fotomediatheken speichern die Datei neu und lassen die Herstellerdaten dabei weg oder beschädigen sie. Bildschirmfotos hatten nie welche. Nehmen Sie das Original von der Speicherkarte, und bitten Sie beim Kauf den Verkäufer um genau dieses.',
    },
    {
      question: 'Wie sicher ist die Zahl?',
      answer:
        'Eine genaue Zahl ist der Stand, den die Kamera bei der Aufnahme hatte. Ob das Foto aus der angebotenen Kamera stammt und ob die Datei verändert wurde, kann kein Programm beweisen. Bei manchen Herstellern setzt eine Reparatur oder ein Firmware-Update den Zähler zurück; Nikon schreibt selbst, dass kein Verfahren die Gesamtzahl mit Sicherheit liefert. Lassen Sie also vor Ihren Augen ein Foto aufnehmen, und vergleichen Sie die Seriennummer im Ergebnis mit der am Gehäuse, sofern die Kamera sie einträgt.',
    },
    {
      question: 'Ab wann sind es viele Auslösungen?',
      answer:
        'Das hängt von der Verschluss-Lebensdauer ab. Unter 20 Prozent davon nennen wir den Verschleiß gering, ab 20 mittel, ab 50 hoch und über 80 Prozent sehr hoch. 60.000 Auslösungen sind viel für eine Nikon D5600, die mit 100.000 angegeben ist, und wenig für eine Canon EOS-1D X Mark II, für die 400.000 genannt werden. Eine Grenze ist dieser Wert nicht: Von ein und demselben Typ gingen einzelne Kameras bei 2.000 kaputt, andere kamen auf 1.000.000. Mehr dazu unter [Lebensdauer des Verschlusses](/blog/shutter-lifespan).',
    },
  ],
  whyUse: [
    {
      title: 'Das Foto bleibt bei Ihnen',
      text: 'Es wird in Ihrem Browser gelesen, und die Sicherheitsrichtlinie der Seite lässt ihn Abrufe, Beacons, Sockets und Formulare blockieren. Mit einer Schaltfläche unter dem Ablagefeld probieren Sie es aus.',
    },
    {
      title: 'Ein Beleg, nicht bloß eine Zahl',
      text: 'Zu jeder Zahl gehören ihr Feld und ihre Position in der Datei. Mit dem Bericht und der Prüfsumme der Datei kann jeder die Auslesung wiederholen.',
    },
    {
      title: 'Offen über Unsicherheit',
      text: 'Genau, mit Einschränkungen oder geschätzt: Das Ergebnis sagt es Ihnen. Der Verschleiß bezieht sich auf eine Lebensdauer, deren Quelle dabeisteht.',
    },
  ],
  useCases: [
    {
      title: 'Beim Kauf',
      text: 'Verlangen Sie ein unberührtes Foto von heute, oder nehmen Sie selbst eines auf. Was noch zu prüfen ist, steht in der [Kaufberatung](/blog/used-camera-buyers-guide).',
    },
    {
      title: 'Beim Verkauf',
      text: 'Bieten Sie die Zahl zusammen mit der Originaldatei an, damit jeder nachprüfen kann. Verrät das Foto den Aufnahmeort, warnt Sie der Checker.',
    },
    {
      title: 'Wartung',
      text: 'Notieren Sie die Zahl ein paarmal im Jahr. So sehen Sie, wie schnell sie steigt, und können einen [Verschlusstausch](/blog/shutter-lifespan) planen, bevor er drängt.',
    },
    {
      title: 'Mehrere Gehäuse',
      text: 'Vergleichen Sie den Verschleiß aller Gehäuse, verteilen Sie die Arbeit gleichmäßig, und geben Sie das meistgenutzte außerhalb der Saison zur Wartung.',
    },
    {
      title: 'Versicherung oder Garantie',
      text: 'Ein datiertes Original verbindet die Nutzung mit der Seriennummer, sofern die Kamera sie einträgt. Bewahren Sie es zusammen mit dem Bericht auf.',
    },
  ],
  shutterTechnology: [
    {
      title: 'Mechanischer Schlitzverschluss',
      text: 'Zwei Vorhänge aus dünnen Lamellen laufen über den Sensor. Der erste öffnet, der zweite schließt, dann werden beide für das nächste Bild zurückgeholt. Das nutzt sie jedes Mal ein wenig ab, und darauf bezieht sich die Verschluss-Lebensdauer.',
    },
    {
      title: 'Elektronischer Verschluss',
      text: 'Mit elektronischem erstem Verschlussvorhang beginnt der Sensor die Belichtung, und nur der zweite Vorhang läuft. Vollelektronisch bewegt sich keiner, und keiner verschleißt. Nikon und Canon zählen solche Aufnahmen trotzdem mit; neuere Nikon-Gehäuse speichern die mechanischen Auslösungen getrennt, und an ihnen wird dann der Verschleiß gemessen.',
    },
    {
      title: 'Wie gezählt wird',
      text: 'Die Kamera zählt ihre Auslösungen zusammen und vermerkt den Stand bei manchen Herstellern in jedem Foto. Die Regeln sind verschieden: Pentax lässt Live View und Video aus, manche Kameras von Sony und Nikon zählen ein Foto je nach Aufnahmeart doppelt, und längst gelöschte Aufnahmen können enthalten sein.',
    },
  ],
  steps: [
    {
      title: 'Bild auswählen',
      text: 'Nehmen Sie ein neues Bild auf, JPEG oder RAW, und kopieren Sie das Original von der Karte. Ziehen Sie es auf das Feld oben auf dieser Seite, oder klicken Sie dort, um es auszuwählen.',
    },
    {
      title: 'Analysieren',
      text: 'Der Checker erkennt Dateityp und Kamera, sucht den Zähler und prüft ihn. Das dauert einen Augenblick und geschieht auf Ihrem Gerät.',
    },
    {
      title: 'Ergebnis ansehen',
      text: 'Sie erhalten die Zahl, ihre Einstufung und, wo sie sich mit einer Lebensdauer vergleichen lässt, den Verschleiß. Gibt es keine Zahl, erfahren Sie den Grund und was Sie als Nächstes versuchen können.',
    },
  ],
  bestPractices: [
    'Kopieren Sie die Datei mit Kartenleser oder Kabel von der Karte. Messenger und Fotomediatheken verändern sie.',
    'Vergleichen Sie beim Kauf das Datum im Ergebnis mit dem heutigen und die Seriennummer mit der am Gehäuse in Ihrer Hand.',
    'Nehmen Sie mit dem mechanischen Verschluss zwei Bilder nacheinander auf, und lesen Sie beide aus. Ein echter Zähler steigt jedes Mal, um eins oder, je nach Aufnahmeart, um zwei.',
    'Heben Sie die Datei auf, nicht nur die Zahl. Ohne ihre Datei ist eine Zahl bloß eine Behauptung.',
  ],
  cameraSupport: [
    '**Genaue Zahl:** fast alle Spiegelreflexkameras von [Nikon](/nikon) und die Nikon Z, Spiegelreflexkameras von [Pentax](/pentax), die meisten Gehäuse von [Sony](/sony) mit Wechselobjektiv, [Canon](/canon) EOS R5.',
    '**Zähler mit Einschränkungen:** [Fujifilm](/fujifilm) X und GFX (Bilder, nie über 32.767), Sony-Gehäuse der Generation von Alpha 7 II und Alpha 6000 (können nach 65.535 von vorn beginnen), einige weitere Canon-Gehäuse wie EOS R6 Mark II und RP (an wenigen oder keinen Dateien belegt). Bei der [Ricoh](/ricoh) GR III ist ein solcher Zähler zu erwarten, aber nicht bestätigt.',
    '**Schätzwert:** viele Canon-Spiegelreflexkameras bis zur EOS 80D, Konica [Minolta](/minolta) 7D und 5D, Digitalrückteile von Phase One und Leaf.',
    '**Nicht im Foto:** [Olympus](/olympus) und OM System, Panasonic, [Leica](/leica), [Kodak](/kodak), Samsung, Sigma, Hasselblads eigene Kameras. Bei den übrigen Canon-Gehäusen ergibt allenfalls der Dateiname einen Schätzwert. Gibt es einen anderen Weg, nennt ihn das Ergebnis.',
  ],
  limitations: [
    'Die Zahl ist so alt wie das Foto.',
    'Nach einem Verschlusstausch kann der Zähler weiterlaufen oder von vorn beginnen. Fragen Sie nach der Rechnung.',
    'Manche Gesamtzahlen enthalten Aufnahmen mit elektronischem Verschluss. Der daraus errechnete Verschleiß ist eine Obergrenze, und das steht dabei.',
    'Kameras ohne mechanischen Verschluss wie Nikon Z8 und Z9 haben keinen Vorhang, der verschleißt. Ihre Zahl ist eine Zahl von Bildern.',
    'Die Auslösungen messen den Gebrauch, nicht den Zustand. Den Blick auf Bajonett, Sensor und Lamellen ersetzen sie nicht.',
  ],
};

export default home;
