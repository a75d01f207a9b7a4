import type { PostsCopy } from '../types';

const posts: PostsCopy = {
  'canon-shutter-count': {
    title: 'Auslösungen bei Canon auslesen: Shutter Count je nach Modell',
    excerpt:
      'Welche Canon die Auslösungen ins Foto schreibt, welche sie per USB nennt und wann nur Kartenbericht oder Servicepartner helfen. Mit Tabelle nach Modellen.',
  },
  'used-camera-buyers-guide': {
    title: 'Kaufberatung: gebrauchte Kamera prüfen, Schritt für Schritt',
    excerpt:
      'Wo Sie kaufen, was Sie in welcher Reihenfolge prüfen, was Sie den Verkäufer fragen und wie aus der Zahl der Auslösungen ein fairer Preis wird.',
  },
  'shutter-lifespan': {
    title: 'Verschluss-Lebensdauer: Wie lange ein Kameraverschluss hält',
    excerpt:
      'Was die Herstellerangabe verspricht und was nicht, was einen Verschluss verschleißt, woran Sie sein Ende erkennen und was dann zu tun ist.',
  },
  'find-shutter-count-on-any-camera': {
    title: 'Auslösungen auslesen: Shutter Count jeder Kamera finden',
    excerpt:
      'Drei Wege zur Zahl und ein Überblick nach Marken: was im Foto steht, was die Kamera anzeigt und wo nur ein Kabel oder ein Servicepartner hilft.',
  },
  'camera-sensor-cleaning-guide': {
    title: 'Sensorreinigung: das Wichtigste in Kürze',
    excerpt:
      'Kontrollieren Sie den Sensor alle 3 bis 6 Monate bei Blende 16. Staub entfernt zuerst der Blasebalg, feucht nur ein Swab in Sensorbreite.',
  },
};

export default posts;
