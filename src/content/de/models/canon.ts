import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/canon';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'canon-eos-5d-mark-ii': {
    intro:
      'Die EOS 5D Mark II ist eine professionelle Vollformat-Spiegelreflexkamera, die Canon {{year}} auf den Markt brachte.',
    buying: [
      'Liegt eine Rechnung über einen neuen Verschluss vor, muss auch eine sehr hohe Zahl kein Hindernis sein; Spiegel und übrige Mechanik haben die vielen Auslösungen trotzdem mitgemacht. Sehen Sie sich Bajonett, Griffgummi und Spiegelbewegung an. Fotografieren Sie dann bei Tageslicht mehrmals eine gleichmäßig beleuchtete Fläche mit der kürzesten Belichtungszeit, und suchen Sie in den Bildern nach dunklen Streifen.',
    ],
  },
  'canon-eos-5d-mark-iii': {
    intro:
      'Die EOS 5D Mark III von {{year}} ist die Vollformat-DSLR zwischen [5D Mark II](/canon/canon-eos-5d-mark-ii) und [5D Mark IV](/canon/canon-eos-5d-mark-iv).',
    buying: [
      'Probieren Sie beide Kartenfächer mit eigenen Karten aus, und nehmen Sie eine Serie mit kurzer Belichtungszeit auf, um zu sehen, ob alle Bilder gleich hell sind. Fragen Sie, was schon repariert wurde.',
    ],
  },
  'canon-eos-5d-mark-iv': {
    intro: 'Die EOS 5D Mark IV ist Canons Profi-DSLR von {{year}} mit Vollformatsensor.',
    buying: [
      'Lassen Sie die Zahl, wenn es gelingt, vor Ihren Augen auslesen. Einer Kamera aus dem Berufsalltag sieht man das an Gurtösen, Kartenklappe und Blitzschuh an, lange bevor der Lack leidet.',
    ],
    steps: [
      'Schließen Sie die Kamera per USB an, und starten Sie openshuttercounter.',
      'Notieren Sie Zählerstand und Datum.',
      '[Öffnen Sie ein unbearbeitetes Foto](/), und prüfen Sie, ob die Seriennummer darin mit der am Gehäuse übereinstimmt.',
    ],
  },
  'canon-eos-6d': {
    intro: 'Mit der EOS 6D brachte Canon {{year}} das Vollformat in seine Mittelklasse.',
    buying: [
      'Sauberer Lack sagt wenig: Eine 6D kann gepflegt aussehen und trotzdem einen abgenutzten Verschluss haben. Lesen Sie also die Zahl aus, bevor Sie nach dem Äußeren urteilen. Prüfen Sie den Sensor vor einer hellen Wand, drehen Sie jedes Rad, und vergleichen Sie die Seriennummer am Gehäuseboden mit der in der Datei.',
    ],
    notes: [
      'Manche Programme geben die Ordnernummer als Auslösezahl aus. Die 6D legt nur selten einen neuen Ordner an; diese Nummer bleibt deshalb klein, auch wenn die Kamera viel benutzt wurde.',
    ],
  },
  'canon-eos-6d-mark-ii': {
    intro: 'Auf die [EOS 6D](/canon/canon-eos-6d) folgte {{year}} die EOS 6D Mark II.',
    buying: [
      'Lässt sich die Zahl nicht auslesen, urteilen Sie nach dem, was Sie sehen: Passt die Abnutzung von Griff, Akkuklappe und Stativgewinde zu dem, was der Verkäufer sagt? Spiegel und Verschluss sollten bei jeder Auslösung gleich klingen, und mehrere Aufnahmen derselben gleichmäßigen Fläche sollten alle gleich hell sein.',
    ],
    steps: [
      'Schalten Sie die Kamera aus und wieder ein; manche Canon aktualisieren den Wert erst dann.',
      'Lesen Sie die Zahl über USB mit der kostenpflichtigen App ShutterCount aus.',
      '[Öffnen Sie auch ein unbearbeitetes Foto](/), und vergleichen Sie Seriennummer und Datum mit den Angaben des Verkäufers.',
    ],
  },
  'canon-eos-7d': {
    intro: 'Die EOS 7D ist eine Mittelklasse-DSLR von {{year}} mit APS-C-Sensor.',
    buying: [
      'Viele haben die 7D für Sport- und Tieraufnahmen gekauft, und Serien summieren sich; fragen Sie also, was damit fotografiert wurde. Fragen Sie bei einer Kamera dieses Alters auch nach dem, was kein Zähler erfasst: Reparaturen, feuchter Lagerung, schwachen Akkus. Fotografieren Sie eine weiße Wand unscharf und mit kleiner Blende: Staub und Öl erscheinen als dunkle Flecken.',
    ],
  },
  'canon-eos-7d-mark-ii': {
    intro:
      'Als APS-C-Gehäuse für Profis folgte die EOS 7D Mark II {{year}} auf die erste [EOS 7D](/canon/canon-eos-7d).',
    buying: [
      'Canon hat diese Kamera für schnelle Serien gebaut: Lassen Sie sich von einer hohen Zahl nicht abschrecken, bevor Sie sie mit der Lebensdauer verglichen haben. Prüfen Sie, was bei Sportfotografen zuerst leidet: Auslöser, Einstellräder, Kartenklappe und das Gummi der Daumenauflage. Testen Sie auch den Autofokus mit allen Messfeldern.',
    ],
  },
  'canon-eos-80d': {
    intro: 'Auf die EOS 80D von {{year}} folgte die [EOS 90D](/canon/canon-eos-90d).',
    buying: [
      'Fragen Sie, wie viel mit der Kamera gefilmt wurde: Das zeigt kein Zähler. Lassen Sie dann Live View eine Weile laufen, und prüfen Sie Monitor, Touch-Bedienung und Anschlüsse so gründlich wie den Verschluss.',
    ],
    steps: [
      '[Öffnen Sie ein unbearbeitetes JPEG oder CR2](/); der Checker liest Ordner- und Dateinummer daraus.',
      'Das Ergebnis richtet sich nach der Nummerierung der Dateien; ein Zurücksetzen oder eine andere Karte verändert es.',
      'Wie viel die Kamera wirklich benutzt wurde, zeigt ihr Zustand.',
    ],
  },
  'canon-eos-90d': {
    intro: 'Die EOS 90D ist eine Mittelklasse-DSLR von {{year}} mit APS-C-Sensor.',
    buying: [
      'Steht im Inserat „kaum benutzt“, beweist die gerundete Zahl aus der USB-Abfrage das nicht; sehen Sie auch nach Gebrauchsspuren. Lösen Sie mehrmals aus: Der Spiegelschlag sollte jedes Mal gleich klingen. Suchen Sie im Spiegelkasten nach Öl oder losem Schaumstoff, und machen Sie Probebilder mit kurzen Zeiten.',
    ],
  },
  'canon-eos-800d': {
    intro: 'Die EOS 800D ist eine Einsteiger-DSLR von {{year}} mit APS-C-Sensor.',
    buying: [
      'In der Datei kann, je nach Verkaufsland, 800D, Rebel T7i oder Kiss X9i stehen. Bei einer Kiss X9i sehen Sie nach, ob die Menüs Deutsch bieten. Probieren Sie Kit-Objektiv, Blitz und alle Tasten aus.',
    ],
  },
  'canon-eos-250d': {
    intro: 'Die EOS 250D ist eine Einsteiger-DSLR von {{year}} mit APS-C-Sensor.',
    buying: [
      'In dieser Preisklasse kommt es darauf an, was dabei ist: Ladegerät, Akku, ein Objektiv mit leisem Autofokus, ein Monitor ohne Kratzer. Fragen Sie, ob die Kamera in Kursen oder im Verleih war, denn dort kommen viele Auslösungen zusammen. Nehmen Sie das Objektiv ab, und sehen Sie sich den Spiegel und die Kontakte am Bajonett an.',
    ],
  },
  'canon-eos-2000d': {
    intro: 'Die EOS 2000D ist eine Einsteiger-DSLR von {{year}} mit APS-C-Sensor.',
    buying: [
      'Fragen Sie, ob die Kamera aus einer Schule oder einer Fotobox stammt; solche haben oft besonders viele Auslösungen. Probieren Sie alle Funktionen durch: Blitz, Autofokus, Kartenfach, Akkuklappe, jedes Menü. Schalten Sie die Rauschminderung bei Langzeitbelichtung aus, belichten Sie einmal lange mit aufgesetztem Deckel, und suchen Sie nach hellen Punkten; ein paar sind normal.',
    ],
  },
  'canon-eos-1d-x-mark-ii': {
    intro:
      'Die EOS-1D X Mark II ist eine Vollformat-DSLR von {{year}}. Ihre ersten Käufer waren Agenturen und Sportredaktionen, und von dort kommen auch viele gebrauchte.',
    buying: [
      'Eine Zahl, die Sie bei einer anderen Kamera erschrecken würde, ist hier noch kein Grund, vom Kauf abzusehen. Hat Canon den Verschluss ersetzt und gibt es eine Rechnung, ist das besser als eine niedrige Zahl ohne Papiere.',
      'Pressekameras fallen herunter, werden nass und werden repariert. Achten Sie auf frische Schrauben und ein verzogenes Bajonett, und probieren Sie beide Griffe mit allen Tasten aus.',
    ],
  },
  'canon-eos-1d-x-mark-iii': {
    intro: 'Die EOS-1D X Mark III ist eine Profi-DSLR von {{year}} mit Vollformatsensor, für schnelle Serien gebaut.',
    buying: [
      'Richten Sie sich nach der Zahl, nicht nach dem Alter. Lassen Sie sich an Ort und Stelle die Statusanzeige zeigen, fotografieren Sie den Monitor, und machen Sie ein neues Bild, dessen Seriennummer zeigt, dass es aus diesem Gehäuse stammt.',
    ],
    notes: ['Die Formel mit Ordner- und Dateinummer, die Sie im Netz finden, ergibt nur eine Dateinummer.'],
  },
  'canon-eos-r': {
    intro: 'Mit der EOS R, einem Mittelklassegehäuse, begann Canon {{year}} seine spiegellose Vollformatreihe.',
    buying: [
      'Nehmen Sie bei eingeschalteter Kamera das Objektiv ab, und leuchten Sie den Sensor von der Seite an. Fotografieren Sie danach eine helle Wand bei kleiner Blende. Prüfen Sie den Sucher auf tote Pixel, und probieren Sie aus, ob der Touchscreen überall reagiert.',
    ],
  },
  'canon-eos-rp': {
    intro: 'Die EOS RP, erschienen {{year}}, ist eine kompakte spiegellose Vollformatkamera der Mittelklasse.',
    buying: [
      'Kleine Vollformatgehäuse sind oft auf Reisen dabei. Achten Sie auf Sand in den Rädern, ein lockeres Bajonett und einen trüben Sucher.',
    ],
  },
  'canon-eos-r5': {
    intro: 'Die EOS R5 stellte Canon {{year}} zusammen mit der EOS R6 vor.',
    buying: [
      'Fragen Sie, wofür die Kamera benutzt wurde. Stammt die Gesamtzahl von lautlosen Vogelaufnahmen, kann der Verschluss fast neu sein; stammt sie aus dem Blitzstudio, hat er sich jedes Mal bewegt. Sehen Sie sich die Verschlusslamellen an, nehmen Sie eine Serie mit mechanischem Verschluss auf, und achten Sie an Griff und Anschlüssen auf Spuren starken Gebrauchs.',
    ],
  },
  'canon-eos-r6': {
    intro:
      'Canon stellte die EOS R6 {{year}} zusammen mit der [EOS R5](/canon/canon-eos-r5) vor. Sie ist das Mittelklassemodell der beiden, mit Vollformatsensor.',
    buying: [
      'Fragen Sie, welcher Teil der Gesamtzahl aus lautlosen Aufnahmen stammt. Prüfen Sie dann den Sensor, das Bajonett, den Sucher, beide Kartenfächer und das Gummi der Daumenauflage.',
    ],
  },
  'canon-eos-r6-mark-ii': {
    intro: 'Die EOS R6 Mark II folgte {{year}} auf die [EOS R6](/canon/canon-eos-r6).',
    buying: [
      'Bei diesem Modell steigt die Gesamtzahl rasch, weil die elektronischen Serien so schnell sind; vielleicht stammt nur ein Bruchteil davon vom mechanischen Verschluss. Fragen Sie, welchen Modus der Besitzer benutzt hat, und sehen Sie sich ein paar Originale an: Die Belichtungsdaten verraten es oft. Suchen Sie an den Ecken nach Sturzspuren.',
    ],
  },
  'canon-eos-r7': {
    intro:
      'Die EOS R7 ist eine spiegellose APS-C-Kamera von {{year}} mit ebenso vielen Megapixeln wie die [EOS 90D](/canon/canon-eos-90d).',
    buying: [
      'Sehen Sie sich die Dichtungen der Klappen an, und leuchten Sie auf den Sensor. Eine Serie mit mechanischem Verschluss und kürzester Zeit sollte von Ecke zu Ecke gleichmäßig belichtet sein.',
    ],
  },
} satisfies Record<SlugOf<'canon'>, ModelCopy>;

const lubricationNotice =
  'Der Antrieb in der Kamera kann verschleißen, weil er zu wenig geschmiert ist. Der Abrieb kann verhindern, dass der Autofokus greift; schreitet der Verschleiß fort, kann das Sucherbild unscharf oder unruhig werden. Betroffene Gehäuse reparierte Canon kostenlos.';
const mainDialCheck =
  'Drehen Sie das Hauptwahlrad hinter dem Auslöser in beide Richtungen. Rutscht das Gummi auf dem Rad durch, ändert sich die Einstellung nicht, vor allem bei Wärme.';
const lexarCardsNotice =
  'Mit CompactFlash-Karten vom Typ Lexar Professional 80x konnten Bilder verschwinden. Abhilfe sollte eine Firmware von Lexar für die Karten schaffen.';
const sensorSpotsNotice =
  'Eine ungleichmäßige optische Schicht vor dem Sensor kann Flecken auf den Bildern hinterlassen. Betroffen sein können Gehäuse, deren Seriennummer mit 01 oder 02 beginnt, es sei denn, im Akkufach ist eine Markierung. Canon reparierte sie kostenlos.';
const sensorSpotsCheck =
  'Blenden Sie auf f/16 ab, und fotografieren Sie den Himmel, oder leuchten Sie im Reinigungsmodus schräg auf den Sensor. Flecken unter dem Glas lassen sich durch Reinigen nicht entfernen.';
const lostPicturesNotice =
  'Drückt man DISPLAY, während Bilder in RAW+JPEG geschrieben werden, kann die Kamera hängen bleiben und die Bilder im Puffer verlieren. Canon kündigte dagegen eine Firmware an und warnte vor Karten vom Typ Lexar Professional 80x.';
const firmwareCheck =
  'Fragen Sie, ob die neueste Firmware installiert ist, machen Sie auf einer eigenen, leeren Karte eine Serie in RAW+JPEG, und drücken Sie DISPLAY, solange die Zugriffslampe leuchtet. Die Kamera muss weiterarbeiten und jedes Bild speichern.';

const buying: BuyingTexts<typeof facts> = {
  'canon-eos-5d-mark-ii': {
    advisories: {
      'black-dots':
        'Bei Nachtaufnahmen konnten rechts neben hellen Lichtern schwarze Punkte auftreten, in sRAW1-Dateien senkrechte Streifen. Firmware 1.0.7 mindert beides.',
      sound:
        'Mit Firmware 2.0.3 konnten unter C1 bis C3 gespeicherte manuelle Tonpegel verloren gehen, und der Film blieb stumm. Canon zog die Version zurück.',
    },
    faults: {
      firmware:
        'Lesen Sie im Menü die Firmware-Version ab. Vor 1.0.7 können nachts schwarze Punkte neben Lichtern erscheinen; mit 2.0.3 können Filme ohne Ton bleiben.',
    },
  },
  'canon-eos-5d-mark-iii': {
    advisories: {
      'metering-light':
        'In sehr dunkler Umgebung kann Licht von der LCD-Anzeige auf der Oberseite auf den Messsensor fallen und den gemessenen Belichtungswert verändern. Laut Canon wirkt sich das unter fast allen Bedingungen nicht sichtbar auf die Bilder aus; ab Mitte Mai 2012 bot Canon eine kostenlose Prüfung an.',
    },
  },
  'canon-eos-7d': {
    faults: {
      'mirror-return':
        'Fotografieren Sie mit 1/60 s und länger, und nehmen Sie ein kurzes Video auf: Nach jeder Aufnahme und nach dem Ende des Videos muss der Spiegel zurückklappen. In den Fällen, die wir fanden, lag die Fehlermeldung Err 20 am Spiegel und nicht am Verschluss: ein gebrochener Hilfsspiegel, der Motor des Spiegels oder ein oxidiertes Kabel am Sensor für die Spiegelstellung.',
      'battery-contact':
        'Legen Sie einen Originalakku ein, und prüfen Sie, ob die Kamera ihn erkennt. Meldet sie, dass sie nicht mit dem Akku kommunizieren kann, ist vielleicht eine Reparatur nötig: In den Fällen, die wir gefunden haben, hatten sich im Inneren Schrauben gelöst.',
    },
  },
  'canon-eos-1d-x-mark-ii': {
    advisories: {
      'cfast-cards':
        'CFast-2.0-Karten vom Typ SanDisk Extreme PRO (64 und 128 GB) konnten den unteren Teil von Fotos beschädigen. Canon sah die Ursache in den Karten und kündigte für Anfang Juli 2016 eine Firmware an. Filme und CF-Karten waren nicht betroffen.',
    },
    faults: {
      firmware:
        'Das Menü nennt die Firmware-Version; sie sollte laut Canons Website vom Juli 2016 oder neuer sein. Probieren Sie auch eine CFast-Karte des Verkäufers aus.',
    },
  },
  'canon-eos-1d-x-mark-iii': {
    advisories: {
      'lock-up':
        'Mit eingeblendeter elektronischer Wasserwaage im Sucher reagiert die Kamera unter Umständen nicht mehr auf AF-ON oder den Auslöser. Canon behob das Anfang April 2020 mit einer Firmware.',
    },
    faults: {
      firmware: 'Lesen Sie die Firmware-Version ab: Bei 1.0.0 ist ein Update nötig.',
    },
  },
  'canon-eos-r5': {
    advisories: {
      'no-recall':
        'Ein Gerücht besagte, Canon rufe die Kamera wegen Überhitzung zurück. Gegenüber Digital Trends erklärte Canon, es gebe keinen Rückruf.',
    },
  },
  'canon-eos-5d': {
    advisories: {
      mirror:
        'Bei einigen Gehäusen lässt die Klebung nach, und in seltenen Fällen löst sich der Spiegel. Canon reparierte und verstärkte ihn kostenlos.',
    },
    faults: {
      mirror:
        'Nehmen Sie das Objektiv ab, und sehen Sie sich den Spiegel an: Er muss fest und gerade sitzen. Fragen Sie, ob Canon ihn verstärkt hat. Ein schwarzer Sucher und ein Klirren verraten, dass er sich gelöst hat.',
    },
  },
  'canon-eos-1d-mark-iii': {
    advisories: {
      'sub-mirror':
        'Der Spiegel für den Autofokus kann falsch justiert sein, sodass die Schärfe im AI Servo schwankt, vor allem bei Hitze. Betroffene Gehäuse mit Seriennummern von 501001 bis 546561 reparierte Canon kostenlos.',
      'sales-stop':
        'In einem Brief an Händler stoppte Canon UK die Auslieferung und holte unverkaufte Gehäuse wegen des AF-Spiegels zurück.',
      'af-points-err-99':
        'Canon prüfte und justierte kostenlos die äußeren AF-Felder, reparierte Spiegel, die sich nicht richtig bewegten (Meldung Err 99), und veröffentlichte die Firmware 1.2.5.',
    },
    faults: {
      'ai-servo':
        'Lassen Sie jemanden auf sich zulaufen, und machen Sie eine Serie im AI Servo. Schwankt die Schärfe, fragen Sie nach Canons Reparaturbeleg, gleich wann die Kamera verkauft wurde.',
    },
  },
  'canon-eos-1ds-mark-iii': {
    advisories: {
      'af-points-err-99':
        'Canon prüfte und justierte kostenlos die äußeren AF-Felder, reparierte Spiegel, die sich nicht richtig bewegten (Meldung Err 99), und veröffentlichte die Firmware 1.1.4.',
    },
    faults: {
      'af-points-err-99':
        'Vergleichen Sie bei offener Blende an einer ebenen Vorlage die äußeren AF-Felder mit dem mittleren, und machen Sie eine lange Serie. Unscharfe äußere Felder und Err 99 waren der Anlass des Hinweises von 2009.',
    },
  },
  'canon-eos-650d': {
    advisories: {
      'white-grip':
        'Bei einigen Gehäusen kann sich der vordere Griff weiß verfärben, und der Belag kann Allergien auslösen. Canon tauschte das Gummi kostenlos; im August weitete Canon den Zeitraum aus.',
    },
    faults: {
      'white-grip':
        'Sehen Sie sich den vorderen Griff bei Tageslicht an. Ist er weißlich und die sechste Stelle der Seriennummer eine 1, wurde das Gummi wohl nie getauscht; waschen Sie sich nach dem Anfassen die Hände.',
    },
  },
  'canon-eos-1d-x': {
    advisories: {
      lubrication: lubricationNotice,
    },
    faults: {
      lubrication:
        'Steht an sechster Stelle der Seriennummer eine 1 bis 7, sehen Sie in das Akkufach: Ein weißes A oder eine schwarze Markierung heißt, dass das Gehäuse nicht betroffen ist. Fehlt beides, prüfen Sie, ob der Autofokus greift und das Sucherbild ruhig steht.',
    },
  },
  'canon-eos-1d-c': {
    advisories: {
      lubrication: lubricationNotice,
    },
    faults: {
      lubrication:
        'Steht an sechster Stelle der Seriennummer eine 1, sehen Sie in das Akkufach: Ein weißes A oder eine schwarze Markierung heißt, dass das Gehäuse nicht betroffen ist. Fehlt beides, prüfen Sie, ob der Autofokus greift und das Sucherbild ruhig steht.',
    },
  },
  'canon-eos-70d': {
    faults: {
      'center-point':
        'Setzen Sie ein Objektiv an, das lichtstärker als f/2,8 ist. Stellen Sie auf dem Stativ bei offener Blende mit dem mittleren Feld scharf, dann mit einem äußeren und mit Live View. Ist nur das erste Bild unscharf, muss die Kamera zum Service.',
    },
  },
  'canon-eos-40d': {
    faults: {
      'err-99':
        'Machen Sie mit sauberen Objektivkontakten und frischem Akku mindestens fünfzig Aufnahmen. Manche Gehäuse melden Err 99, erst ab und zu, dann bei jeder zweiten Aufnahme; bei einem begann das schon nach 15.000 Auslösungen.',
      'main-dial': mainDialCheck,
      'shutter-button':
        'Drücken Sie den Auslöser viele Male sanft durch. Die Kamera muss jedes Mal ein Bild machen; ist der Auslöser abgenutzt, stellt sie nur scharf.',
    },
  },
  'canon-eos-50d': {
    faults: {
      'main-dial': mainDialCheck,
    },
  },
  'canon-eos-20d': {
    advisories: {
      'lock-up':
        'Canon kündigte die Firmware 1.0.4 an; mit älterer konnte es vorkommen, dass der Verschluss nicht auslöste.',
      'lexar-cards': lexarCardsNotice,
    },
    faults: {
      'err-99':
        'Machen Sie fünfzig Aufnahmen. Kommt Err 99, versuchen Sie es ohne Objektiv: Bleibt die Meldung, liegt es eher am Verschluss als am Objektiv. Das gilt auch, wenn die Kamera weiterklappert, bis der Akku heraus ist; bei einem Gehäuse wurde der Verschluss nach etwa 100.000 Auslösungen getauscht.',
      'shutter-button':
        'Drücken Sie den Auslöser viele Male sanft durch. Die Kamera muss jedes Mal ein Bild machen. Besitzer berichten von abgenutzten oder lange unbenutzten Auslösern, die kräftigen Druck brauchen oder nicht reagieren.',
      'lock-up':
        'Die Firmware sollte mindestens 1.0.4 sein; mit früheren konnte die Kamera hängen bleiben, bis man den Akku herausnahm.',
    },
  },
  'canon-eos-300d': {
    faults: {
      'sticky-rubber':
        'Fassen Sie das Gummi am Griff und an der linken Klappe an. Nach Jahren im Schrank kann es zu einer klebrigen schwarzen Masse werden, die an den Fingern hängen bleibt.',
      'err-99':
        'Lösen Sie ein Dutzend Mal aus, nehmen Sie das Objektiv ab, rufen Sie die Sensorreinigung auf, und sehen Sie durch das Bajonett: Der Sensor muss ganz frei liegen. Bei Err 99 und dumpfem Geräusch können die Verschlusslamellen verklemmt oder verbogen sein.',
    },
  },
  'canon-eos-750d': {
    advisories: {
      'sensor-spots': sensorSpotsNotice,
    },
    faults: {
      'sensor-spots': sensorSpotsCheck,
    },
  },
  'canon-eos-760d': {
    advisories: {
      'sensor-spots': sensorSpotsNotice,
    },
    faults: {
      'sensor-spots': sensorSpotsCheck,
    },
  },
  'canon-eos-350d': {
    advisories: {
      'lexar-cards': lexarCardsNotice,
    },
    faults: {
      'lexar-cards':
        'Liegt eine alte Karte vom Typ Lexar Professional 80x bei, benutzen Sie sie nicht. Probieren Sie eine eigene Karte, und zählen Sie danach die Bilder.',
    },
  },
  'canon-eos-400d': {
    faults: {
      'err-99':
        'Machen Sie mit sauberen Kontakten und frischem Akku fünfzig Aufnahmen. Kommt Err 99 immer wieder, sehen Sie bei Bulb-Belichtung ohne Objektiv nach, ob der Verschluss öffnet. Ein Verschluss blieb nach etwa 57.000 Auslösungen stehen.',
    },
  },
  'canon-eos-1d-mark-ii': {
    advisories: {
      'lost-pictures': lostPicturesNotice,
    },
    faults: {
      firmware: firmwareCheck,
    },
  },
  'canon-eos-1ds-mark-ii': {
    advisories: {
      'lost-pictures': lostPicturesNotice,
    },
    faults: {
      firmware: firmwareCheck,
    },
  },
  'canon-eos-r5-c': {
    advisories: {
      autofocus:
        'Durch einen Fertigungsfehler kann bei einigen wenigen Gehäusen der Autofokus im Filmmodus ständig pumpen. Canon Australien bot Käufern, die bis 21. März 2022 ein betroffenes erhalten hatten, den Austausch an.',
    },
    faults: {
      autofocus:
        'Filmen Sie eine Minute lang ein unbewegtes Motiv mit Autofokus. Das Bild darf nicht pumpen. Fragen Sie, ob das Gehäuse aus Australien stammt.',
    },
  },
};

export default { models, buying };
