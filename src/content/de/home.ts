import type { HomeCopy } from '../types';

const home: HomeCopy = {
  explainer: [
    'Die Zahl der Auslösungen, auch Shutter Count genannt, gibt an, wie oft der Verschluss einer Kamera ausgelöst wurde. Sie ist mit dem Kilometerstand eines Autos vergleichbar: Sie zeigt, wie viel ein Gehäuse benutzt wurde, aber nicht, wie man mit ihm umgegangen ist. Aussagekräftig wird sie im Vergleich mit der Verschluss-Lebensdauer; so viele Auslösungen hat ein Verschluss dieses Typs im Dauertest des Herstellers überstanden.',
    'Viele Kameras schreiben ihren Zählerstand in jedes Foto. Er steht in den Herstellerdaten (Maker Notes), einem Datenblock neben dem Bild, dessen Aufbau jeder Hersteller selbst bestimmt; Sony und Pentax verschlüsseln den Stand obendrein. Der Checker kennt die Stellen für jede Modellfamilie. Er öffnet den Block in Ihrem Browser, prüft, was sich prüfen lässt, und zeigt die Zahl mit ihrer Position in der Datei. Sind die Daten beschädigt oder verschoben, zeigt er lieber nichts als eine falsche Zahl.',
    'Zähler sind verschieden, deshalb stuft der Checker jede Zahl ein. Eine **genaue Zahl** ist der Stand des Auslösezählers, ausgelesen an einer Stelle, die wir an echten Dateien geprüft haben, von diesem Modell oder von anderen, die ihn ebenso speichern. Ein **Zähler mit Einschränkungen** ist ebenfalls echt, zählt aber Bilder, hat womöglich von vorn begonnen oder ist uns erst in wenigen Dateien begegnet, wenn überhaupt; welche Einschränkung gilt, steht im Ergebnis. Ein **Schätzwert** ist aus Datei- und Ordnernummern errechnet. Er kann weit danebenliegen, deshalb leiten wir keinen Verschleiß daraus ab.',
  ],
  faq: [
    {
      question: 'Wird mein Foto hochgeladen?',
      answer:
        'Nein. Die Datei wird im Speicher Ihres eigenen Geräts gelesen; weder das Bild noch das Ergebnis wird gesendet oder gespeichert. Überzeugen Sie sich selbst: Die Netzwerkanalyse Ihres Browsers zeigt keine Anfrage, während ein Foto gelesen wird, und die Schaltfläche „Selbst testen, ob Senden blockiert wird“ unter dem Ablagefeld zeigt, wie Ihr Browser einen Abruf blockiert. Was eine Sicherheitsrichtlinie nicht verhindern kann, steht in der [Datenschutzerklärung](/privacy-policy).',
    },
    {
      question: 'Mit welchen Kameras funktioniert es?',
      answer:
        'Fast alle Spiegelreflexkameras von Nikon und Pentax, die Nikon Z und die meisten Sony-Gehäuse mit Wechselobjektiv speichern eine genaue Zahl, Fujifilm X und GFX einen Bildzähler. Bei Canon speichern nur wenige Gehäuse wie die [EOS R5](/canon/canon-eos-r5) einen echten Zähler; Fotos der übrigen ergeben einen Schätzwert oder nichts, doch viele melden ihren Zählerstand [per USB](/connect). Olympus, Panasonic und Leica schreiben keine Zahl ins Foto; im Ergebnis steht dann, wie Sie sonst an sie herankommen. Smartphones und Actionkameras haben keinen Zähler.',
    },
    {
      question: 'Warum klappt es mit einem bearbeiteten Foto nicht?',
      answer:
        'Weil die Zahl nicht im Bild steht, sondern daneben. Bildbearbeitungsprogramme, Messenger, soziale Netzwerke und Fotoverwaltungen speichern die Datei neu; dabei gehen die Herstellerdaten verloren oder werden beschädigt. Screenshots enthalten gar keine. Nehmen Sie das Original von der Speicherkarte, und bitten Sie beim Kauf auch den Verkäufer darum.',
    },
    {
      question: 'Wie sicher ist die Zahl?',
      answer:
        'Eine genaue Zahl ist der Zählerstand bei der Aufnahme. Ob das Foto aus der angebotenen Kamera stammt und ob die Datei verändert wurde, kann kein Programm beweisen. Bei manchen Herstellern kann eine Reparatur oder ein Firmware-Update den Zähler zurücksetzen; Nikon selbst schreibt, dass sich die Gesamtzahl mit keinem Verfahren sicher ermitteln lässt. Lassen Sie deshalb vor Ihren Augen ein Foto aufnehmen, und vergleichen Sie die Seriennummer im Ergebnis mit der am Gehäuse, sofern die Kamera sie einträgt.',
    },
    {
      question: 'Ab wann sind es viele Auslösungen?',
      answer:
        'Das hängt von der Verschluss-Lebensdauer ab. Unter 20 Prozent davon nennen wir den Verschleiß gering, ab 20 mittel, ab 50 hoch und über 80 Prozent sehr hoch. 60.000 Auslösungen sind viel für eine Nikon D5600, für die Nikon 100.000 angibt, und wenig für eine Canon EOS-1D X Mark II, für die 400.000 genannt werden. Eine Grenze ist die Lebensdauer nicht: Von Kameras mit derselben angegebenen Lebensdauer gingen einige bei 2.000 kaputt, andere kamen auf 1.000.000. Mehr dazu unter [Lebensdauer des Verschlusses](/blog/shutter-lifespan).',
    },
  ],
  whyUse: [
    {
      title: 'Das Foto bleibt bei Ihnen',
      text: 'Es wird in Ihrem Browser gelesen, und die Sicherheitsrichtlinie der Seite sorgt dafür, dass der Browser jeden Versand von Daten blockiert. Über eine Schaltfläche unter dem Ablagefeld können Sie das ausprobieren.',
    },
    {
      title: 'Ein Beleg, nicht bloß eine Zahl',
      text: 'Zu jeder Zahl sehen Sie das Feld und die Position in der Datei. Mit der Originaldatei und dem Bericht kann jeder das Ergebnis nachprüfen.',
    },
    {
      title: 'Keine Scheingenauigkeit',
      text: 'Das Ergebnis sagt Ihnen, ob eine Zahl genau, eingeschränkt oder geschätzt ist. Der Verschleiß bezieht sich auf eine Lebensdauer, deren Quelle dabeisteht.',
    },
  ],
  useCases: [
    {
      title: 'Beim Kauf',
      text: 'Bitten Sie um ein unbearbeitetes Foto von heute, oder nehmen Sie selbst eines auf. Was noch zu prüfen ist, steht in der [Kaufberatung](/blog/used-camera-buyers-guide).',
    },
    {
      title: 'Beim Verkauf',
      text: 'Geben Sie im Inserat die Zahl an, und bieten Sie die Originaldatei dazu an, damit jeder die Zahl nachprüfen kann. Verrät das Foto den Aufnahmeort, warnt Sie der Checker.',
    },
    {
      title: 'Wartung',
      text: 'Notieren Sie die Zahl ein paarmal im Jahr. So sehen Sie, wie schnell sie steigt, und können einen [Verschlusstausch](/blog/shutter-lifespan) rechtzeitig planen.',
    },
    {
      title: 'Mehrere Gehäuse',
      text: 'Vergleichen Sie den Verschleiß Ihrer Gehäuse, setzen Sie sie gleichmäßig ein, und geben Sie das meistbenutzte außerhalb der Saison zur Wartung.',
    },
    {
      title: 'Versicherung oder Garantie',
      text: 'Ein datiertes Original zeigt, wie viel die Kamera mit dieser Seriennummer benutzt wurde, sofern sie die Nummer einträgt. Bewahren Sie es zusammen mit dem Bericht auf.',
    },
  ],
  shutterTechnology: [
    {
      title: 'Mechanischer Schlitzverschluss',
      text: 'Zwei Vorhänge aus dünnen Lamellen laufen über den Sensor. Der erste gibt ihn frei, der zweite deckt ihn ab, dann werden beide für das nächste Bild wieder gespannt. Jedes Mal nutzen sie sich ein wenig ab; darauf bezieht sich die Verschluss-Lebensdauer.',
    },
    {
      title: 'Elektronischer Verschluss',
      text: 'Beim elektronischen ersten Verschlussvorhang startet der Sensor die Belichtung, und nur der zweite Vorhang läuft. Beim vollelektronischen Verschluss bewegt sich keiner, und keiner verschleißt. Nikon-Gehäuse und einige Canon-Gehäuse wie die EOS R5 zählen solche Aufnahmen trotzdem mit; neuere Nikon-Gehäuse speichern die mechanischen Auslösungen getrennt, und an ihnen misst der Checker dann den Verschleiß.',
    },
    {
      title: 'Wie gezählt wird',
      text: 'Die Kamera zählt ihre Auslösungen, und manche Hersteller schreiben den Stand in jedes Foto. Die Regeln sind verschieden: Pentax lässt Live View und Video aus, manche Kameras von Sony und Nikon zählen ein Foto je nach Aufnahmeart doppelt, und auch längst gelöschte Aufnahmen können mitgezählt sein.',
    },
  ],
  steps: [
    {
      title: 'Foto öffnen',
      text: 'Nehmen Sie ein neues Bild auf, JPEG oder RAW, und kopieren Sie das Original von der Karte. Ziehen Sie es auf das Feld oben auf dieser Seite, oder klicken Sie dort, um es auszuwählen.',
    },
    {
      title: 'Analysieren',
      text: 'Der Checker erkennt Dateityp und Kamera, sucht den Zähler und prüft ihn. Das dauert nur einen Augenblick und geschieht auf Ihrem Gerät.',
    },
    {
      title: 'Ergebnis ansehen',
      text: 'Sie sehen die Zahl, ihre Einstufung und, wenn sie sich mit einer Lebensdauer vergleichen lässt, den Verschleiß. Gibt es keine Zahl, erfahren Sie den Grund und was Sie als Nächstes versuchen können.',
    },
  ],
  bestPractices: [
    'Kopieren Sie die Datei mit Kartenleser oder Kabel von der Karte. Messenger und Fotoverwaltungen verändern sie.',
    'Vergleichen Sie beim Kauf im Ergebnis das Datum mit dem heutigen und die Seriennummer mit der am Gehäuse.',
    'Nehmen Sie mit dem mechanischen Verschluss zwei Bilder nacheinander auf, und lesen Sie beide aus. Ein echter Zähler steigt jedes Mal, um eins oder, je nach Aufnahmeart, um zwei.',
    'Heben Sie die Datei auf, nicht nur die Zahl. Ohne die Datei kann niemand die Zahl nachprüfen.',
  ],
  cameraSupport: [
    '**Genaue Zahl:** fast alle Spiegelreflexkameras von [Nikon](/nikon) und die Nikon Z, Spiegelreflexkameras von [Pentax](/pentax), die meisten Gehäuse von [Sony](/sony) mit Wechselobjektiv, [Canon](/canon) EOS R5 und die ersten EOS-1D-Generationen.',
    '**Zähler mit Einschränkungen:** [Fujifilm](/fujifilm) X und GFX (Bilder, nie über 32.767), Sony-Gehäuse der Generation von Alpha 7 II und Alpha 6000 (können nach 65.535 von vorn beginnen), einige weitere Canon-Gehäuse wie EOS R6 Mark II, RP und R7 (an wenigen Dateien geprüft oder noch an keiner). Bei der [Ricoh](/ricoh) GR III ist ein solcher Zähler zu erwarten, aber nicht bestätigt.',
    '**Schätzwert:** viele Canon-Spiegelreflexkameras bis zur EOS 80D, Konica [Minolta](/minolta) 7D und 5D, Digitalrückteile von Phase One und Leaf.',
    '**Nicht im Foto:** [Olympus](/olympus), Panasonic, [Leica](/leica), [Kodak](/kodak), Samsung, Sigma, Hasselblads eigene Kameras. Bei den übrigen Canon-Gehäusen ergibt im Foto allenfalls der Dateiname einen Schätzwert; viele melden ihren Zählerstand aber [per USB](/connect). Gibt es einen anderen Weg, nennt ihn das Ergebnis.',
  ],
  limitations: [
    'Die Zahl gilt für den Tag der Aufnahme.',
    'Nach einem Verschlusstausch kann der Zähler weiterlaufen oder von vorn beginnen. Fragen Sie nach der Rechnung.',
    'Manche Gesamtzahlen enthalten Aufnahmen mit elektronischem Verschluss. Der daraus errechnete Verschleiß ist eine Obergrenze; darauf weist das Ergebnis hin.',
    'Kameras ohne mechanischen Verschluss wie Nikon Z8 und Z9 haben keinen Vorhang, der verschleißt. Ihr Zähler zählt Bilder, keine Verschlussbewegungen.',
    'Die Auslösungen sagen etwas über den Gebrauch, nicht über den Zustand. Sehen Sie sich Bajonett, Sensor und Lamellen trotzdem an.',
  ],
};

export default home;
