import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/nikon';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'nikon-d850': {
    intro: 'Die D850 von {{year}} ist eine professionelle Vollformat-DSLR.',
    buying: [
      'Liegt die Gesamtzahl weit über der Zahl der mechanischen Auslösungen, spricht das allein noch nicht gegen die Kamera; fragen Sie nach Fokusreihen und Zeitraffern. Prüfen Sie die Kartenklappe, und fotografieren Sie eine helle Wand, denn bei dieser Auflösung sieht man jedes Staubkorn.',
    ],
  },
  'nikon-d750': {
    intro: 'Die D750 von {{year}} ist eine Vollformat-DSLR der Mittelklasse.',
    buying: [
      'Fragen Sie, wofür die Kamera im Einsatz war. Probieren Sie dann eine schnelle Serie und den Blitz aus, und hören Sie, ob der Spiegel jedes Mal gleich schnell zurückkehrt.',
    ],
  },
  'nikon-d780': {
    intro: 'Die D780 ist Nikons Vollformat-DSLR der Mittelklasse von {{year}}.',
    buying: [
      'Bei Live View ruht der Spiegel, während der Sensor arbeitet. Suchen Sie mit einer langen Belichtung nach Hotpixeln (ein paar sind normal).',
    ],
  },
  'nikon-d810': {
    intro: 'Die D810 war {{year}} Nikons hochauflösende Vollformat-DSLR für Profis.',
    buying: [
      'Nehmen Sie eine graue Wand in Serie mit kurzer Zeit auf: Jedes Bild sollte gleichmäßig hell sein, und alle sollten einander gleichen. Griffgummi, Anschlusskappen und Okular verraten, wie mit der Kamera umgegangen wurde.',
    ],
  },
  'nikon-d800': {
    intro: 'Die D800 und ihre Schwester D800E erschienen {{year}}.',
    buying: [
      'Bringen Sie eine CF- und eine SD-Karte mit, und probieren Sie beide Kartenfächer und alle Anschlüsse aus. Achten Sie auf aufgequollenes oder klebriges Gummi, ein lockeres Bajonett und Staub unter der Mattscheibe.',
    ],
  },
  'nikon-d610': {
    intro: '{{year}}, nach nur einem Jahr, löste Nikon die D600 durch die D610 ab.',
    buying: [
      'Fotografieren Sie den Himmel oder eine beleuchtete Wand mit kleiner Blende, und suchen Sie nach Flecken. Fragen Sie nach Rechnungen über Arbeiten an Sensor oder Verschluss. Bilder, die Sie bei Tageslicht mit der kürzesten Belichtungszeit aufnehmen, dürfen keine Streifen zeigen.',
    ],
  },
  'nikon-d500': {
    intro: 'Die D500 von {{year}} ist Nikons APS-C-DSLR für Profis.',
    buying: [
      'Machen Sie eine lange Serie: Bei viel genutzten Kameras verschleißt nicht nur der Verschluss. Klingt der Spiegelschlag gleichmäßig? Reagieren Autofokus und Belichtungsmessung sofort auf den halb gedrückten Auslöser? Sind Kartenklappe und Kontakte sauber? Sind alle Bilder gleich hell?',
    ],
  },
  'nikon-d7500': {
    intro: 'Die D7500, eine APS-C-DSLR der Mittelklasse, kam {{year}}, ein Jahr nach der [D500](/nikon/nikon-d500).',
    buying: [
      'Setzen Sie ein Objektiv an, das Sie kennen, und vergleichen Sie die Scharfstellung durch den Sucher mit der in Live View. Drehen Sie beide Räder einmal ganz herum, und lösen Sie den Blitz aus. Ist die Kamera einmal heruntergefallen, sieht man das meist an den unteren Ecken und rund um das Bajonett.',
    ],
  },
  'nikon-d7200': {
    intro: 'Die D7200 ist eine APS-C-DSLR der Mittelklasse von {{year}}.',
    buying: [
      'Suchen Sie bei Tageslicht im Sucher nach Staub und Kratzern und im Spiegelkasten nach Fusseln oder Öl. Schütteln Sie das Gehäuse leicht; außer dem Klappblitz darf nichts klappern. Machen Sie eine kurze schnelle Serie und eine bei wenig Licht: Alle Bilder sollten scharf und gleich hell sein.',
    ],
  },
  'nikon-d7100': {
    intro: 'Die D7100 von {{year}} ist eine Mittelklasse-DSLR mit APS-C-Sensor.',
    buying: [
      'Auch ein kaum benutztes Exemplar kann jahrelang in einem feuchten Schrank gelegen haben. Riechen Sie an der Tasche, suchen Sie an den Kontakten nach Grünspan, und prüfen Sie das Gummi rund um die Kartenklappe. Lassen Sie den Verkäufer eine gleichmäßig helle Fläche bei kleinster Blende aufnehmen, und zählen Sie gemeinsam die Flecken.',
    ],
  },
  'nikon-d5600': {
    intro: 'Die {{year}} vorgestellte D5600 ist eine APS-C-DSLR für Einsteiger.',
    buying: [
      'Sehen Sie sich zuerst den Monitor an: Achten Sie auf Flackern, Kratzer und Ecken, die nicht auf Berührung reagieren. Prüfen Sie dann Blitz, Akkuklappe und Kit-Objektiv; der Autofokus sollte leise arbeiten, der Zoomring sich ohne Knirschen drehen.',
    ],
  },
  'nikon-d5300': {
    intro: 'Die D5300 ist eine Einsteiger-DSLR von {{year}} mit APS-C-Sensor.',
    buying: [
      'Fragen Sie, ob die Kamera aus einer Schule oder einem Kurs stammt und wo sie in den letzten Jahren gelegen hat. Suchen Sie im Objektiv nach Trübung und auf dem Sensor nach Flecken, und testen Sie die WLAN-Verbindung mit Ihrem eigenen Smartphone. Bitten Sie den Verkäufer vorher, den Akku ganz aufzuladen.',
    ],
  },
  'nikon-d3500': {
    intro:
      'Die kleine, einfache D3500 von {{year}} ist die letzte Nikon der D3000er-Reihe, eine APS-C-Kamera für Einsteiger.',
    buying: [
      'Eine Reparatur kann etwa so viel kosten wie das Gehäuse; deshalb entscheidet der Zustand: ein festes Bajonett, ein Blitz, der zündet, eine Akkuklappe, die schließt, Tasten mit Druckpunkt. Ob der Zählerstand hoch ist, zeigt der Vergleich mit anderen Angeboten.',
    ],
  },
  'nikon-d5': {
    intro: 'Die D5 von {{year}} ist Nikons Vollformat-DSLR für Pressefotografen.',
    buying: [
      'Kommt die Kamera aus einer Bildagentur, fragen Sie nach den Wartungsunterlagen. Dass der Verschluss einmal ersetzt wurde, ist normal.',
      'Untersuchen Sie die Kamera wie ein Mechaniker: Bajonettschrauben, Ecken, Blitzschuh, jeden Auslöser, alle Buchsen. Prüfen Sie die Kartenfächer mit einer langen Serie, und hören Sie, ob der Spiegel vom ersten bis zum letzten Bild im Takt bleibt.',
    ],
  },
  'nikon-z5': {
    intro: 'Die Z5 von {{year}} ist eine spiegellose Vollformatkamera der Mittelklasse.',
    buying: [
      'Nehmen Sie das Objektiv ab, und sehen Sie sich den Sensor und den Rahmen darum bei gutem Licht an. Prüfen Sie den Sucher auf Pixelfehler und beide Kartenfächer mit einer eigenen Karte, und machen Sie einige Aufnahmen aus verschiedenen Entfernungen, um die Schärfe zu beurteilen.',
    ],
    notes: ['Mehrere Websites nennen für die Z5 weniger; wir richten uns nach Nikons eigener Liste.'],
  },
  'nikon-z6': {
    intro: 'Mit Z6 und Z7 begann {{year}} Nikons spiegelloses Vollformatsystem. Die Z6 ist das Mittelklassemodell.',
    buying: [
      'Eine Z6, mit der beruflich gefilmt wurde, hat vielleicht nur wenige Auslösungen und war trotzdem jahrelang im Dauerbetrieb; prüfen Sie also Anschlüsse, Monitor und Aufnahmetaste. Machen Sie ein dunkles und ein helles Bild, und sehen Sie sich den Sucher bis zum Rand an.',
    ],
    notes: [
      'Die Kamera schreibt auch ein Paket mit Bearbeitungsdaten, das eine „Bildnummer“ enthält; das ist aber nur die Dateinummer. Manche Programme geben sie als Auslösezahl aus.',
    ],
  },
  'nikon-z6-ii': {
    intro: 'Die Z6 II von {{year}} ist eine überarbeitete [Z6](/nikon/nikon-z6).',
    buying: [
      'Filmteams und Veranstaltungsfotografen kaufen oft zwei davon und verkaufen auch zwei; vergleichen Sie also die Seriennummer im Beispielfoto mit der am Gehäuse.',
      'Prüfen Sie die Akkukontakte, und setzen Sie ein schweres Objektiv an, um Spiel im Bajonett zu spüren. Nehmen Sie dann eine Serie mit mechanischem und eine mit elektronischem Verschluss auf.',
    ],
  },
  'nikon-z7': {
    intro:
      'Neben der Z6 war die Z7 {{year}} das hochauflösende Modell, eine professionelle spiegellose Vollformatkamera.',
    buying: [
      'Fragen Sie, was mit der Kamera fotografiert wurde; bei lautlosen Landschafts- und Architekturaufnahmen hat sich der Verschluss vielleicht kaum bewegt.',
      'Prüfen Sie den Sensor bei kleiner Blende, denn bei so dichten Pixeln sieht man feinen Staub zuerst. Fühlen Sie, ob das Objektiv im Bajonett Spiel hat. Lassen Sie den Sucher einige Minuten laufen, und achten Sie dann auf Farbstich, tote Pixel und Wärme.',
    ],
  },
  'nikon-z7-ii': {
    intro:
      '{{year}} löste Nikon die [Z7](/nikon/nikon-z7) durch die Z7 II ab, wieder ein professionelles Vollformatgehäuse.',
    buying: [
      'Sie zahlen einen Aufpreis für die zweite Version; achten Sie darauf, dass Sie sie auch bekommen. In ihren Fotos steht „NIKON Z 7_2“.',
      'Studios verkaufen beim Systemwechsel oft zwei davon auf einmal; fragen Sie also nach der Rechnung mit genau dieser Seriennummer. Probieren Sie beide Kartenschächte, jedes Rad und den Augensensor aus, und suchen Sie mit einer langen Belichtung nach Hotpixeln; ein paar sind normal.',
    ],
  },
  'nikon-z50': {
    intro: 'Die Z50 von {{year}} war das erste APS-C-Gehäuse der Z-Reihe, eine spiegellose Einsteigerkamera.',
    buying: [
      'Drehen Sie am Zoomring des Kit-Objektivs: Knirscht er, ist Sand darin. Suchen Sie den ungeschützten Sensor nach Kratzern ab. Bewegen Sie den Monitor in alle Stellungen, während ein Bild zu sehen ist.',
    ],
  },
} satisfies Record<SlugOf<'nikon'>, ModelCopy>;

const rebadgedNotice = 'Nikon Japan warnte vor D800, die in der Gehäuseschale einer D800E stecken.';
const vibrationReductionNotice =
  'Bei einigen Z7 und Z6 kann der Bildstabilisator ausfallen. Laut Besitzern kündigte Nikon eine kostenlose Reparatur an.';
const vibrationReductionCheck =
  'Schalten Sie den Bildstabilisator (VR) ein, und achten Sie auf ein Sucherbild, das wandert oder springt.';
const enEl3Notice =
  'Nikon rief Akkus EN-EL3 zurück, die beim Laden überhitzen können, und ersetzte sie kostenlos. Einen Monat später kamen weitere Losnummern hinzu.';
const enEl3Check =
  'Liegt ein EN-EL3 bei, vergleichen Sie vor dem Laden die Losnummer auf dem Akku mit Nikons Rückrufliste. Als Erstes standen dort Akkus, die von Mai bis September 2004 hergestellt wurden.';
const enEl15Notice = 'Nikon rief Akkus vom Typ EN-EL15 zurück, die überhitzen können, und ersetzte sie kostenlos.';
const enEl15Check = 'Vergleichen Sie die Losnummer jedes mitgelieferten EN-EL15 mit dem Rückruf oben.';
const kitLensNotice =
  'Es geht um das Objektiv 1 Nikkor VR 10–30 mm 1:3,5–5,6, nicht um das Gehäuse: Nach langem Gebrauch funktioniert es unter Umständen nicht mehr an der Kamera. Nikon reparierte es kostenlos; ein schwarzer Punkt in der Kerbe des Bajonetts kennzeichnet reparierte Exemplare. Das 10–30 mm mit Motorzoom (PD-ZOOM) ist nicht betroffen.';
const kitLensCheck =
  'Zoomen Sie mit dem 10–30 mm mehrmals hin und her, und machen Sie ein Dutzend Aufnahmen. Ein schwarzer Monitor, eine geschlossene Blende oder eine Fehlermeldung kommt meist vom Objektiv, nicht vom Gehäuse.';

const buying: BuyingTexts<typeof facts> = {
  'nikon-d750': {
    advisories: {
      flare:
        'Helles Licht knapp außerhalb des Bildes konnte sich am AF-Modul spiegeln und oben einen scharf begrenzten Streifen hinterlassen. Nikon nahm Mitte Januar 2015 unverkaufte Gehäuse aus dem Verkauf und besserte ab Ende Januar kostenlos nach.',
      'shutter-first': 'Der Verschluss konnte fehlerhaft arbeiten und einen Teil des Bildes verdecken.',
      'shutter-second': 'Nikon weitete den Hinweis zum Verschluss auf spätere Gehäuse aus.',
      'shutter-third':
        'Nikon weitete den Hinweis ein weiteres Mal aus. Laut einem chinesischen Bericht, aus dem der Bauzeitraum stammt, wurde stets die ganze Verschlusseinheit getauscht, und der Zähler lief weiter.',
    },
    faults: {
      'first-frame':
        'Machen Sie direkt nach dem Einschalten ein Bild mit 1/4000 s, und sehen Sie sich den oberen Rand an. Err beim ersten Bild, dunkle Ecken oder ein dunkler Streifen oben deuten auf den betroffenen Verschluss hin.',
      'notice-bill':
        'Lassen Sie sich den Beleg über den kostenlosen Verschlusstausch zeigen. Ein getauschter Verschluss ist ein Plus; wie alt er ist, verrät der Zähler aber nicht.',
    },
    repairs: {
      shutter:
        'Verschlussreparatur, Kostenvoranschlag auf der Seite von Nikon Kanada. Die Währung haben wir aus dem Land des Besitzers erschlossen. Das Gehäuse wurde 2016 gekauft und fällt womöglich unter die Hinweise.',
    },
  },
  'nikon-d810': {
    advisories: {
      'bright-spots':
        'Bei Langzeitbelichtungen und im Ausschnitt 1,2x konnten helle Punkte auftreten. Betroffene Gehäuse reparierte Nikon kostenlos.',
    },
    faults: {
      'bright-spots':
        'Belichten Sie mit Deckel 30 Sekunden, auch im Ausschnitt 1,2x. Einzelne helle Punkte sind normal; auffallend viele können das Problem von 2014 sein.',
    },
    repairs: {
      shutter:
        'Neuer Verschluss bei 54.000 Auslösungen, Nikon Service Point Düsseldorf. Als Kulanz gab es einen Gutschein über 50 Euro.',
    },
  },
  'nikon-d800': {
    advisories: {
      'left-focus-points':
        'Auf der Photokina erklärte Nikon gegenüber Besuchern, das AF-Modul der ersten Gehäuse sei außerhalb der Toleranz montiert und werde vom Service justiert. Offiziell bekannt gegeben hat Nikon das nie, weder mit Seriennummern noch als Rückruf.',
      'en-el15': `${enEl15Notice} Solche Akkus lagen auch der D800 bei.`,
      'free-maintenance':
        'Nikon schrieb ausgewählte Besitzer einer D800 an und bot ihnen ohne Angabe von Gründen eine kostenlose Wartung an.',
      rebadged: rebadgedNotice,
    },
    faults: {
      'left-focus-points':
        'Stellen Sie auf dem Stativ mit 24 mm und offener Blende nacheinander mit den AF-Feldern ganz links, in der Mitte und ganz rechts scharf, und machen Sie an jeder Stelle ein zweites Bild mit Live View. Ist auch beim Wiederholen nur links das erste Bild unschärfer, muss der Service vielleicht das AF-Modul justieren.',
      rebadged:
        'Rufen Sie bei der Wiedergabe eines Bildes die Übersicht auf. Der Modellname dort muss mit dem auf der Vorderseite übereinstimmen.',
    },
  },
  'nikon-d610': {
    advisories: {
      'd600-dust':
        'Der Hinweis gilt für die Vorgängerin D600, nicht für die D610: Bei der D600 tauschte Nikon den Verschluss wegen Staub und Öl kostenlos, auch nach Ablauf der Garantie. Die D610 hat einen anderen Verschluss; einen solchen Hinweis zu ihr haben wir nicht gefunden.',
    },
    faults: {
      rebadged:
        'Vergewissern Sie sich, dass es eine D610 ist: Der Modellname steht in der Datei und in den Bildinformationen auf dem Monitor. Nikon warnte vor D7100, die als D610 ausgegeben wurden.',
    },
  },
  'nikon-d500': {
    advisories: {
      'en-el15':
        'Ältere Akkus EN-EL15 mit der Aufschrift Li-ion01 zeigt die D500 zu früh als leer an. Nikon Japan tauschte sie für Käufer mit Garantiekarte kostenlos gegen Li-ion20.',
    },
    faults: {
      'battery-label':
        'Lesen Sie das Etikett der Akkus: Es sollte Li-ion20 darauf stehen, nicht Li-ion01. Ein E oder F an neunter Stelle der Losnummer bedeutet, dass der Akku 2012 zurückgerufen wurde.',
      'sd-card':
        'Lesen Sie im Menü die Firmware-Version ab; sie sollte 1.02 oder neuer sein. Davor kam es mit manchen UHS-II-SD-Karten zu Lesefehlern, die Nikon den Karten zuschrieb.',
    },
  },
  'nikon-d7100': {
    advisories: { rebadged: 'Nikon Japan warnte vor D7100, die mit dem Schriftzug „D610“ als D610 verkauft wurden.' },
  },
  'nikon-z6': {
    advisories: {
      'vibration-reduction': vibrationReductionNotice,
    },
    faults: {
      'vibration-reduction': vibrationReductionCheck,
    },
  },
  'nikon-z7': {
    advisories: {
      'vibration-reduction': vibrationReductionNotice,
    },
    faults: {
      'vibration-reduction': vibrationReductionCheck,
    },
    repairs: {
      'vibration-reduction-time':
        'Ein Besitzer wartete bei Nikon Plaza Ginza zwei bis drei Wochen auf die kostenlose VR-Reparatur.',
    },
  },
  'nikon-d600': {
    advisories: {
      dust: 'Wegen der Staubflecken auf den Bildern prüfte und reinigte Nikon jede eingeschickte D600 kostenlos und tauschte den Verschluss samt zugehörigen Teilen, auch nach Ablauf der Garantie.',
      cleaning:
        'Zuerst riet Nikon, den Staub abzublasen und die Kamera einzuschicken, wenn er bleibt; repariert wurde innerhalb der Garantie.',
    },
    faults: {
      'dust-and-oil':
        'Blenden Sie auf f/16 ab, fotografieren Sie den Himmel, und suchen Sie nach runden Flecken, vor allem links oben. Vergleichen Sie nach einigen hundert Aufnahmen, denn der Schmutz kommt aus dem Inneren.',
      'notice-bill':
        'Fragen Sie nach Nikons Beleg über den kostenlosen Verschlusstausch. Ein Gehäuse mit neuem Verschluss ist der bessere Kauf; wie alt der Verschluss ist, verrät der Zähler dann aber womöglich nicht.',
    },
  },
  'nikon-d70': {
    advisories: {
      'blinking-light':
        'Ein elektronisches Bauteil kann ausfallen: Die Zugriffslampe blinkt ununterbrochen, und nichts reagiert, oder die Kamera lässt sich nicht mehr einschalten. Nikon tauschte die Teile kostenlos, auch nach Ablauf der Garantie.',
      'en-el3': enEl3Notice,
    },
    faults: {
      'blinking-light':
        'Schalten Sie die Kamera mit und ohne Karte ein, und machen Sie eine lange Serie. Blinkt die grüne Lampe am Kartenfach ununterbrochen und verschwindet das Menü, ist die Elektronik defekt.',
      'card-errors':
        'Bringen Sie zwei CompactFlash-Karten mit, und formatieren Sie beide in der Kamera. Machen Sie mit jeder eine lange Serie, und stecken Sie sie mehrmals neu ein. Zeigt die Anzeige mit beiden CHR, CHA oder FOR, sind vielleicht Stifte verbogen, oder ein Kabel hinter dem Fach sitzt lose.',
      'sticky-rubber':
        'Fahren Sie mit dem Finger über das Gummi an Griff und Rückseite. Mit den Jahren wird es weißlich und dann klebrig; Abwischen hilft nur vorübergehend.',
    },
  },
  'nikon-d70s': {
    advisories: {
      'en-el3': enEl3Notice,
    },
    faults: {
      'battery-lot': enEl3Check,
    },
  },
  'nikon-d50': {
    advisories: {
      'en-el3': enEl3Notice,
    },
    faults: {
      'battery-lot': enEl3Check,
    },
  },
  'nikon-d100': {
    advisories: {
      'en-el3': enEl3Notice,
    },
    faults: {
      'battery-lot': enEl3Check,
    },
  },
  'nikon-d60': {
    faults: {
      'press-again':
        'Machen Sie fünfzig Aufnahmen hintereinander, und hören Sie hin. Wird der Verschluss langsamer oder verlangt die Kamera, den Auslöser noch einmal zu drücken, versagt womöglich der Motor des Verschlusses. Eine Kamera fiel nach 50.468 Auslösungen aus.',
    },
  },
  'nikon-d80': {
    faults: {
      'err-gear':
        'Schalten Sie die Kamera ein, und lösen Sie mehrmals aus. Erscheint „Err“, während der Motor surrt und der Spiegel stehen bleibt, kann im Spiegelantrieb ein Kunststoffritzel oder ein Schleifkontakt gebrochen sein.',
    },
  },
  'nikon-d90': {
    faults: {
      'err-gear':
        'Lösen Sie mehrmals aus, auch in Serie. Bleibt der Spiegel stehen und meldet die Anzeige „Err“, ist womöglich ein kleines Kunststoffzahnrad gebrochen. Bei einem Exemplar geschah das nach 33.974 Auslösungen.',
    },
  },
  'nikon-d200': {
    advisories: {
      banding:
        'In seltenen Fällen zeigen frühe Gehäuse bei extremem Kontrast ein Muster aus senkrechten Linien. Nikons Service justierte das Bildsignal, bis die Linien praktisch nicht mehr zu sehen waren.',
    },
    faults: {
      banding:
        'Fotografieren Sie eine Lampe vor dunklem Hintergrund mit hohem ISO-Wert, und sehen Sie sich das Bild in voller Größe an. Deutliche senkrechte Linien neben dem Licht können auf ein frühes, nie justiertes Gehäuse hinweisen; fragen Sie, ob Nikon es justiert hat.',
    },
  },
  'nikon-d300': {
    faults: {
      'dead-battery':
        'Fragen Sie, ob die neueste Firmware installiert ist, setzen Sie ein Objektiv mit VR an, und machen Sie eine Serie. Blinkt trotz vollem Akku das Akkusymbol und reagiert die Kamera nicht mehr, ist das ein bekannter Fehler; reinigen Sie zuerst die Kontakte am Objektiv.',
      rubber:
        'Drücken Sie rundum auf das Gummi an Griff und Daumenauflage. Das Klebeband dahinter löst sich nach einigen Jahren, und das Gummi wellt sich.',
    },
  },
  'nikon-d3': {
    advisories: {
      'raw-corruption':
        'RAW-Dateien mit 14 Bit konnten bei 9 Bildern pro Sekunde in seltenen Fällen beschädigt werden. Nikon zog die Firmware zurück und kündigte eine korrigierte an.',
    },
    faults: {
      firmware:
        'Die Firmware sollte neuer sein als 1.10. Frühe Versionen meldeten mitunter fälschlich einen leeren Akku und schalteten die Kamera ab.',
    },
  },
  'nikon-d5000': {
    advisories: {
      power:
        'Ein Bauteil der Stromversorgung kann ausfallen, sodass sich die Kamera nicht mehr einschalten lässt. Betroffene Gehäuse reparierte Nikon kostenlos.',
    },
    faults: {
      power:
        'Schalten Sie die Kamera mit vollem Akku ein Dutzend Mal aus und ein; sie muss jedes Mal angehen. Fragen Sie, ob sie nach dem Hinweis von 2009 repariert wurde.',
    },
  },
  'nikon-d7000': {
    advisories: {
      'en-el15': `${enEl15Notice} Akkus einer D7000, die vor dem 29. Februar 2012 gekauft wurde, sind nicht betroffen.`,
      'hot-pixels':
        'In Videos, die bei wenig Licht entstanden, konnten helle Pixel auftreten. Die Firmware 1.01 sollte das beheben.',
    },
    faults: {
      'back-focus':
        'Setzen Sie ein lichtstarkes Objektiv an, und fotografieren Sie vom Stativ bei offener Blende eine Schrift, erst durch den Sucher scharfgestellt, dann mit Live View. Ist nur das zweite Bild scharf, braucht der Autofokus eine Feinabstimmung oder den Service; probieren Sie ein zweites Objektiv.',
      'battery-lot': enEl15Check,
    },
  },
  'nikon-d800e': {
    advisories: {
      'en-el15': enEl15Notice,
      rebadged: rebadgedNotice,
    },
    faults: {
      rebadged:
        'Vergewissern Sie sich, dass es eine D800E ist: Rufen Sie bei der Wiedergabe eines Bildes die Übersicht auf, und lesen Sie den Modellnamen.',
      'battery-lot': enEl15Check,
    },
  },
  'nikon-d4': {
    advisories: {
      'lock-up':
        'Nikon lagen Berichte einiger Benutzer vor, dass die D4 hängen bleibt, bis man den Akku herausnimmt. Als Abhilfe empfahl Nikon, im Wiedergabemenü Lichter und RGB-Histogramm abzuschalten.',
      rebadged: 'Nikon Japan warnte vor D4-Gehäusen, die als D4S verkauft wurden.',
    },
    faults: {
      'lock-up':
        'Fragen Sie, ob die neueste Firmware installiert ist, und fotografieren Sie eine Weile mit eingeschalteter Anzeige von Lichtern und RGB-Histogramm. Bleibt die D4 mit leuchtender Zugriffslampe hängen, ist es der Fehler aus dem Hinweis.',
    },
  },
  'nikon-d4s': {
    advisories: {
      rebadged: 'Nikon Japan warnte vor D4-Gehäusen, die als D4S verkauft wurden.',
    },
    faults: {
      rebadged:
        'Vergewissern Sie sich, dass es eine D4S ist. Rufen Sie bei der Wiedergabe eines Bildes die Übersicht auf; der Modellname dort muss mit dem auf der Vorderseite übereinstimmen.',
    },
  },
  'nikon-1-j1': {
    advisories: {
      'kit-lens': kitLensNotice,
    },
    faults: {
      'kit-lens': kitLensCheck,
    },
  },
  'nikon-1-v2': {
    advisories: {
      'kit-lens': kitLensNotice,
    },
    faults: {
      'kit-lens': kitLensCheck,
    },
  },
  'nikon-1-v1': {
    advisories: {
      'kit-lens': kitLensNotice,
      'en-el15': `${enEl15Notice} Akkus einer 1 V1, die vor dem 29. Februar 2012 gekauft wurde, sind nicht betroffen.`,
    },
    faults: {
      'kit-lens': kitLensCheck,
      'battery-lot': enEl15Check,
    },
  },
  'nikon-z8': {
    advisories: {
      'lens-lock':
        'In seltenen Fällen lässt sich ein Objektiv nicht bis zur Verriegelung drehen. Betroffene Gehäuse repariert Nikon kostenlos, auch nach Ablauf der Garantie.',
      'strap-lugs':
        'Bei einem starken Stoß oder dauerhaft schwerer Last können sich die Metallösen für den Trageriemen lockern oder lösen. Bei betroffenen Gehäusen überarbeitet Nikon beide Ösen kostenlos, auch nach der Garantie.',
    },
    faults: {
      'strap-lugs':
        'Ziehen und drehen Sie an beiden Riemenösen; keine darf sich bewegen. Fragen Sie nach dem Reparaturbeleg. Tragen Sie die Kamera vorher nicht am Riemen.',
      'lens-lock':
        'Setzen Sie mehrere Objektive an, und achten Sie jedes Mal auf das Einrasten. Bei betroffenen Gehäusen bleiben manche Objektive vorher stecken, mitunter nur gelegentlich.',
    },
  },
  'nikon-z9': {
    advisories: {
      'lens-release':
        'Bei einigen Gehäusen arbeitet die Objektiventriegelung nicht richtig, und Objektiv oder Adapter lassen sich nicht abnehmen. Nikon repariert diese Gehäuse kostenlos.',
    },
    faults: {
      'lens-release':
        'Nehmen Sie das Objektiv zehnmal ab, und setzen Sie es wieder an. Die Objektiventriegelung muss jedes Mal funktionieren, und das Objektiv muss sich beim Ansetzen und Abnehmen leicht drehen lassen.',
    },
  },
};

export default { models, buying };
