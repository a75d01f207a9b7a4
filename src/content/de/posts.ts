import type { PostsCopy } from '../types';

const posts: PostsCopy = {
  'canon-shutter-count': {
    title: 'Canon-Auslösungen auslesen: So finden Sie den Shutter Count jeder Canon',
    excerpt:
      'Welche Canon die Auslösungen ins Foto schreibt, welche sie per USB nennt, genau oder in Tausendern, und wann nur der Kartenbericht oder ein Servicepartner hilft. Mit Tabelle nach Modellen.',
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
    title: 'Auslösungen auslesen: So finden Sie den Shutter Count jeder Kamera',
    excerpt:
      'Drei Wege zur Zahl und ein Überblick nach Marken: was im Foto steht, was die Kamera anzeigt und wo nur ein Kabel oder ein Servicepartner hilft.',
  },
  'camera-sensor-cleaning-guide': {
    title: 'Sensorreinigung: das Wichtigste in Kürze',
    excerpt:
      'Kontrollieren Sie den Sensor alle 3 bis 6 Monate bei Blende 16. Liegt Staub darauf, kommt zuerst der Blasebalg; feucht gereinigt wird nur mit Sensor-Swabs in Sensorbreite.',
  },
};

export default posts;
