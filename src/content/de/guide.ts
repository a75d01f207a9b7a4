/** The sentences that present a camera's facts. */

import type { GuideCopy } from '../guideCopy';

const guide: GuideCopy = {
  answer: {
    exact: (model, counted) =>
      `Ja. Die ${model} speichert in jedem Foto die genaue Zahl ${counted}. Erhalten bleibt sie, solange niemand die Datei bearbeitet.`,
    wraps: (model, counted, end) =>
      `Ja, mit einer Einschränkung. Die ${model} speichert in jedem Foto die Zahl ${counted}, der Zähler kann aber nach ${end} von vorn beginnen.`,
    limits: (model, counted) =>
      `Ja, mit Einschränkungen. Die ${model} speichert in ihren Fotos die Zahl ${counted}, und der Checker sagt Ihnen dazu, warum sie ungenau sein kann.`,
    published:
      'Das wissen wir aus veröffentlichten Tabellen; ein Foto dieses Modells haben wir selbst noch nicht ausgelesen.',
    unconfirmed: (model, counted) =>
      `Wahrscheinlich. Die ${model} sollte in ihren Fotos die Zahl ${counted} speichern, in einer Datei dieses Modells haben wir sie aber noch nicht gesehen.`,
    estimate: (model) =>
      `Nein. Fotos der ${model} enthalten nur Dateinummern; ein Foto ergibt also bestenfalls einen groben Schätzwert.`,
    none: (model) => `Nein. Die ${model} speichert keinen Zählerstand in ihren Fotos.`,
    notKnown: (model) => `Ob Fotos der ${model} einen Zählerstand enthalten, wissen wir noch nicht.`,
    otherwise: {
      screen: 'Die Kamera soll den Zählerstand aber selbst anzeigen können.',
      'screen-untried':
        'Der Zählerstand sollte sich am Monitor der Kamera anzeigen lassen; von diesem Modell haben wir dazu keinen Bericht gefunden.',
      usb: 'Den Zählerstand bekommen Sie aber über USB.',
      'usb-untried':
        'Über USB sollte sich der Zählerstand auslesen lassen; ausprobiert hat das an diesem Modell unseres Wissens noch niemand.',
      'not-known': 'Öffnen Sie hier eines, dann sehen Sie, was darin steht.',
      service: 'Auslesen kann die Zahl, soweit wir wissen, nur ein Servicepartner.',
      none: 'Einen anderen Weg zum Zählerstand kennen wir nicht.',
    },
    rated: (life, low, maker) =>
      `${maker} gibt für den Verschluss ${life} Auslösungen an; ein Stand unter ${low} ist niedrig.`,
    usual: (life, low) =>
      `Als Lebensdauer setzen wir ${life} Auslösungen an, einen Schätzwert; ein Stand unter ${low} ist niedrig.`,
    said: (life, low) => `Der Verschluss soll ${life} Auslösungen halten; ein Stand unter ${low} ist niedrig.`,
    noShutter: 'Einen mechanischen Verschluss, der verschleißen könnte, hat die Kamera nicht.',
    seenWith: (photos) =>
      photos === '1'
        ? 'Den Zählerstand haben wir aus einem Foto dieses Modells ausgelesen.'
        : `Den Zählerstand haben wir aus ${photos} Fotos dieses Modells ausgelesen.`,
    seenWithout: (photos) =>
      photos === '1'
        ? 'In einem Foto dieses Modells haben wir keinen Zählerstand gefunden.'
        : `In ${photos} Fotos dieses Modells haben wir keinen Zählerstand gefunden.`,
    counted: {
      shots: 'aller Aufnahmen',
      'all-shots': 'aller Aufnahmen einschließlich der elektronischen',
      'shots-and-mechanical': 'aller Aufnahmen und oft zusätzlich die der mechanischen Auslösungen',
      actuations: 'der Auslösungen',
      pictures: 'der Bilder',
    },
  },
  ways: {
    programs: 'Programme und weitere Wege',
    others: 'Weitere Wege',
    service: 'Servicepartner',
    askService: (maker) =>
      `Fragen Sie einen ${maker}-Servicepartner, ob er den Zählerstand auslesen kann und was das kostet.`,
  },
  judge: {
    caption: (life) => `Verschleiß nach Zählerstand, bei einer Lebensdauer von ${life} Auslösungen`,
    under: (count) => `unter ${count}`,
    between: (from, to) => `${from} bis ${to}`,
    over: (count) => `über ${count}`,
    basis: {
      maker: (life, maker) => `${maker} selbst gibt für diesen Verschluss ${life} Auslösungen an.`,
      'maker-quoted': (life, maker) =>
        `Die ${life} zitieren andere aus Unterlagen von ${maker}; das Original haben wir nicht gesehen.`,
      attributed: (life, maker) =>
        `Die ${life} werden ${maker} zugeschrieben; in einem Dokument von ${maker} haben wir sie nicht gefunden.`,
      reported: (life, maker) =>
        `Die ${life} stehen ohne Quelle im Netz, und einen Beleg von ${maker} haben wir nicht gefunden: Betrachten Sie sie als Schätzwert.`,
      'class-estimate': (life) =>
        `Die ${life} sind ein Schätzwert aus der Spanne dieser Kameraklasse; eine veröffentlichte Zahl für dieses Modell kennen wir nicht.`,
      specification: (life) => `${life} Auslösungen sind unsere eigene Annahme, keine Herstellerangabe.`,
      unsourced: (life) =>
        `Für den Verschluss werden oft ${life} Auslösungen genannt. Eine Quelle haben wir nicht gefunden, deshalb vergleichen wir keinen Zählerstand damit.`,
    },
    modes: {
      mechanical: 'mechanisch',
      'electronic-first-curtain': 'elektronischer erster Verschlussvorhang',
      electronic: 'ganz elektronisch',
      leaf: 'Zentralverschluss im Objektiv',
    },
    offered: (modes) => `Verschlussarten: ${modes}.`,
    usual: {
      'electronic-first-curtain':
        'Ab Werk ist der elektronische erste Verschlussvorhang eingestellt: Jede Aufnahme bewegt nur den zweiten Vorhang.',
    },
    silent: 'Bei ganz elektronischen Aufnahmen bewegt sich der Verschluss nicht und nutzt sich nicht ab.',
    silentUntested: {
      'sony-exif':
        'An der Alpha 7R II wurde gezeigt, dass lautlose Aufnahmen nicht mitzählen; für dieses Gehäuse ist kein Test veröffentlicht.',
      'sony-exif-wrap':
        'An der Alpha 7R II wurde gezeigt, dass lautlose Aufnahmen nicht mitzählen; für dieses Gehäuse ist kein Test veröffentlicht.',
    },
    includes: {
      'canon-rp-counter':
        'In den Fotos, die wir kennen, stieg er mit jedem Bild. Ob lautlose Aufnahmen mitzählen, hat bei diesem Modell noch niemand gezeigt.',
      'canon-pattern':
        'Wir kennen ihn nur aus den Fotos eines Gehäuses, in denen er mit jedem Bild stieg; deshalb vergleicht der Checker ihn nicht mit einer Lebensdauer. Ob lautlose Aufnahmen mitzählen, hat bei diesem Modell noch niemand gezeigt.',
      'fuji-exif':
        'Ob Aufnahmen mit elektronischem Verschluss mitzählen, beantworten die Quellen unterschiedlich. Ein Firmware-Update kann den Zähler zurücksetzen.',
      'pentax-exif': 'Der Zähler enthält auch Auslösungen ohne Bild, aber weder Live View noch Video.',
      'ricoh-exif': 'Was der Zähler bei einer Kamera mitzählt, die nur Live View kennt, ist nicht dokumentiert.',
    },
    cases: {
      alive: (counts, bodies) =>
        bodies > 1
          ? `${['Zwei', 'Drei'][bodies - 2] ?? bodies} Kameras liefen bei ${counts.join(' und ')} noch.`
          : `Eine Kamera lief bei ${counts.join(' und ')} noch.`,
      failed: (counts) => `Eine Kamera fiel bei ${counts.join(' und ')} aus.`,
      'failed-or-alive': ([low = '', high = '']) =>
        `Nach Einträgen von Besitzern fiel eine Kamera bei ${low} aus, eine andere erreichte ${high}.`,
    },
    casesNote: 'Das sind Einzelfälle, kein Durchschnitt.',
  },
  before: {
    heading: 'Vor dem Kauf prüfen',
    photo:
      'Machen Sie bei der Übergabe ein Foto, und lesen Sie es gleich aus: Das Datum sollte das heutige sein, der Zählerstand nicht niedriger als im Inserat und die Seriennummer dieselbe wie am Gehäuse.',
    wall: 'Fotografieren Sie eine helle, gleichmäßige Wand mit kleiner Blende, und suchen Sie nach Flecken.',
    speeds:
      'Fotografieren Sie die Wand mit der kürzesten Belichtungszeit, und suchen Sie nach dunklen Streifen. Belichten Sie dann 30 Sekunden mit aufgesetztem Deckel, und suchen Sie nach farbigen Punkten.',
    speedsMirrorless:
      'Stellen Sie den mechanischen Verschluss oder den elektronischen ersten Verschlussvorhang ein, fotografieren Sie die Wand bei Tageslicht mit der kürzesten Belichtungszeit, und suchen Sie nach dunklen Streifen. Belichten Sie dann 30 Sekunden mit aufgesetztem Deckel, und suchen Sie nach farbigen Punkten.',
    controls: 'Probieren Sie jede Taste, jedes Rad und jede Klappe einmal aus.',
    advisories: 'Hinweise zu diesem Modell',
    kinds: {
      recall: 'Rückruf',
      'service-notice': 'Servicehinweis',
      firmware: 'Firmware-Hinweis',
      goodwill: 'Kulanz',
      'sales-stop': 'Verkaufsstopp',
      warning: 'Warnung',
      statement: 'Auskunft',
      denial: 'Dementi',
      lawsuit: 'Klage',
    },
    further: (date) => `eine weitere im ${date}`,
    until: (date) => `Das Angebot galt bis ${date}.`,
    made: (from, to) => `Gebaut von ${from} bis ${to}.`,
    makerPage: (maker) => `Fragen Sie ${maker}, ob die Seriennummer betroffen ist und ob die Reparatur gemacht wurde.`,
    serialDigit: (place, values) => `Betroffen: An ${place}. Stelle der Seriennummer steht ${values}.`,
    lotDigit: (place, values) => `Betroffen: An ${place}. Stelle der Losnummer steht ${values}.`,
    firmware: (version) => `Betroffene Firmware: ${version}.`,
    checks: 'Bei diesem Modell besonders prüfen',
    evidence: {
      'owner-case': 'Bericht eines Besitzers.',
      technician: 'Bericht eines Technikers.',
      'service-record': 'Reparaturunterlagen.',
      press: 'Pressebericht.',
      'maker-quoted': 'Auskunft des Herstellers, von anderen zitiert.',
      court: 'Behauptung vor Gericht.',
    },
    service: 'Service und Reparatur',
    repairs: 'Reparaturen und Preise',
    repairsNote: 'Einzelfälle; holen Sie einen Kostenvoranschlag ein.',
    priceFrom: (price) => `ab ${price}`,
    inOwnMoney: (price, own) => `${price} (rund ${own})`,
    about: (date) => `etwa ${date}`,
    or: ' oder ',
  },
};

export default guide;
