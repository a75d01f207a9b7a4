import type { FigureWords } from '../types';

const figures: FigureWords = {
  'count-in-file': {
    label:
      'Eine Fotodatei als Stapel von Blöcken: Dateikopf, EXIF-Daten, Vorschau, Bild. Die Herstellerdaten liegen innerhalb der EXIF-Daten, die Zahl der Auslösungen innerhalb der Herstellerdaten.',
    file: 'Fotodatei',
    header: 'Dateikopf',
    exif: 'EXIF-Daten',
    exifFields: 'Datum, Belichtung, Objektiv',
    makerNote: 'Herstellerdaten',
    count: 'Auslösungen',
    thumbnail: 'Vorschau',
    picture: 'Bild',
  },
  'focal-plane-shutter': {
    label:
      'Ein Schlitzverschluss mitten in der Belichtung: Der erste Vorhang ist fast unten angekommen, der zweite folgt, und der Schlitz dazwischen läuft über den Sensor. Drei kleine Zeichnungen zeigen ihn bereit, beim Belichten und fertig.',
    release: 'Auslösen',
    firstCurtain: 'Erster Vorhang',
    secondCurtain: 'Zweiter Vorhang',
    slit: 'Schlitz',
    phases: ['Bereit', 'Belichtung', 'Fertig'],
  },
  'wear-bands': {
    label:
      'Eine Skala von 0 bis 100 Prozent der Lebensdauer mit vier Stufen: gering unter 20, mittel ab 20, hoch ab 50, sehr hoch über 80.',
    bands: ['gering', 'mittel', 'hoch', 'sehr hoch'],
    start: 'neu',
    end: 'Lebensdauer',
  },
  'rated-life': {
    label:
      'Balken der Verschluss-Lebensdauer auf einer Skala von 0 bis 500.000 Auslösungen, nach Klasse, für DSLRs, spiegellose Kameras und Mittelformat.',
    bodies: { dslr: 'Spiegelreflex (DSLR)', mirrorless: 'Spiegellos', 'medium-format': 'Mittelformat' },
    levels: { 'entry-level': 'Einsteigerklasse', 'mid-range': 'Mittelklasse', professional: 'Profiklasse' },
  },
  'folder-arithmetic': {
    label:
      'Ein Ordner namens 112CANON mit der Datei IMG_3456. Ordner 112 minus 100 ergibt 12 volle Ordner zu 9.999 Bildern, 119.988; mit den 3.456 des letzten Ordners sind es 123.444, ein Schätzwert.',
    folder: 'Ordner',
    file: 'Letzte Datei',
    fullFolders: 'volle Ordner',
    lastFolder: 'im letzten Ordner',
    estimate: 'Schätzwert',
  },
  'what-survives': {
    kept: {
      title: 'Das Original von der Karte',
      text: 'Mit Kartenleser oder Kabel kopiert, ist es so, wie die Kamera es geschrieben hat.',
    },
    changed: {
      title: 'Bearbeitet, exportiert, verschickt',
      text: 'Bildprogramme, Messenger, soziale Netzwerke und Exporte entfernen die Herstellerdaten oder schreiben sie um.',
    },
    gone: {
      title: 'Screenshot, abfotografierter Monitor',
      text: 'Ein neues Bild, ganz ohne Daten aus der Kamera.',
    },
  },
  'canon-ways': {
    label:
      'Derselbe Zählerstand auf einer Skala von 45.000 bis 46.000, je nach Weg. Foto, USB bei älteren Gehäusen und Kartenbericht ergeben je einen genauen Punkt, 45.213. USB bei neueren Gehäusen ergibt einen Bereich von 45.001 bis 46.000. Dateinummern können überall liegen.',
    photo: 'Foto (wenige Modelle)',
    olderCable: 'USB, ältere Modelle',
    card: 'Kartenbericht',
    newerCable: 'USB, neuere Modelle',
    numbers: 'Dateinummern',
    anywhere: 'irgendwo',
  },
};

export default figures;
