/** What each maker's files hold, and how to get each camera's count. */

import type { FilesCopy } from '../types';

const files: FilesCopy = {
  brands: {
    canon: {
      counted:
        'Alle Auslösungen, mechanische und elektronische; bei R, R7 und RP aufgenommene Bilder, wobei offen ist, ob lautlose mitzählen',
      precision:
        'Genau bei der EOS R5 und den ersten Generationen der EOS-1D; ein Zähler mit Einschränkungen bei R, R6, R6 Mark II, R7, R8, R50 und RP; bei 1D Mark III und 1Ds Mark III stimmt sie nur bei manchen Exemplaren; sonst ein Schätzwert aus Dateinummern oder gar nichts',
      types: 'JPEG, CR3, CR2, HIF',
      otherwise:
        'Per USB, bei älteren Gehäusen genau, bei vielen neueren in Tausenderschritten; bei wenigen ein Kartenbericht; bei der EOS-1D-X-Reihe soll die Zahl im Menü stehen',
    },
    nikon: {
      counted: 'Alle Auslösungen; neuere Modelle speichern die mechanischen zusätzlich getrennt',
      precision: 'Auf die einzelne Auslösung genau',
      types: 'JPEG, NEF, TIFF',
      otherwise: 'Fragen Sie einen Nikon-Servicepartner; kein Kameramenü zeigt die Zahl',
    },
    sony: {
      counted: 'Auslösungen des Verschlusses; lautlose Aufnahmen erhöhen die Zahl nicht (gezeigt an der Alpha 7R II)',
      precision: 'Genau bei den meisten Alpha-Modellen; ältere können nach 65.535 von vorn beginnen',
      types: 'JPEG, ARW, HIF',
      otherwise: 'Fragen Sie einen Sony-Servicepartner; Kompaktkameras der Reihen RX und ZV speichern keine Zahl',
    },
    fujifilm: {
      counted: 'Bilder („Image Count“); zum elektronischen Verschluss widersprechen sich die Quellen',
      precision: 'Bis 32.767; kann von vorn beginnen, auch nach einem Firmware-Update',
      types: 'JPEG, RAF, HIF',
      otherwise:
        'Per USB im Tether-Modus (kann nach 65.535 von vorn beginnen); bei X100, X100S und X100T das Einstellungsmenü; sonst fragen Sie einen Fujifilm-Servicepartner',
    },
    olympus: {
      counted: 'Auslösungen, im Servicemenü der Kamera',
      precision: 'Die Anzeige der Kamera ist genau; eine Reparatur kann sie zurücksetzen',
      types: 'Keine',
      otherwise: 'Servicemenü der Kamera: R ist die Zahl der Auslösungen',
    },
    pentax: {
      counted: 'Auslösungen, auch solche ohne Bild; Live View und Video bleiben außen vor',
      precision: 'Genau, verschlüsselt mit Datum und Uhrzeit der Aufnahme',
      types: 'JPEG, PEF, DNG',
      otherwise:
        'Ein neues Foto, wenn das Datum in der Datei geändert wurde; bei den ältesten Gehäusen ein Pentax-Servicepartner',
    },
    leica: {
      counted: 'In der Datei ist kein Zähler bekannt',
      precision: 'Der Leica Customer Care liest den Zähler der Kamera aus',
      types: 'Keine',
      otherwise: 'Leica Customer Care oder ein Fachhändler',
    },
    ricoh: {
      counted: 'Auslösungen, falls vorhanden',
      precision: 'Ab der GR III voraussichtlich genau (Pentax-Format); an einem Foto noch nicht bestätigt',
      types: 'JPEG, DNG',
      otherwise:
        'GR Digital: Kamera ausschalten, Wiedergabe und Makro gedrückt halten; in der Zeile SH soll die Zahl stehen',
    },
    kodak: {
      counted: 'In der Datei ist kein Zähler bekannt',
      precision: 'Dateinummern ergeben bestenfalls eine Untergrenze',
      types: 'Keine',
      otherwise: 'Das Gehäuse nach seinem Zustand beurteilen',
    },
    minolta: {
      counted: 'Nur eine Bildnummer, keine Auslösungen',
      precision: 'Schätzwert; die Nummerierung lässt sich zurücksetzen',
      types: 'JPEG, MRW',
      otherwise: 'Das Gehäuse nach seinem Zustand beurteilen',
    },
  },
  howTo: {
    'canon-usb-estimate':
      'Im Foto stehen nur Ordner- und Dateinummer, die eine grobe Schätzung erlauben. Die tatsächliche Gesamtzahl bleibt in der Kamera. Ob sie sich über USB auslesen lässt, hängt vom Modell ab.',
    'canon-usb': 'Die Gesamtzahl bleibt in der Kamera. Ob sie sich über USB auslesen lässt, hängt vom Modell ab.',
    'canon-usb-1000': 'Per USB meldet diese Kamera ihre Gesamtzahl, soweit bekannt, nur in Tausenderschritten.',
    'canon-1d-menu': 'Die Kamera soll die Gesamtzahl im Einstellungsmenü in der Systemstatusanzeige zeigen.',
    'olympus-service': 'Die Kamera zeigt die Zahl in einem versteckten Servicemenü.',
    'olympus-eseries':
      'Bei dieser DSLR-Reihe steht die Zahl im Servicemenü, hinter dem Buchstaben R. Es öffnet sich bei offener Kartenfachklappe mit einer Tastenfolge.',
    'olympus-eseries-playback':
      'Bei dieser DSLR-Reihe steht die Zahl im Servicemenü, hinter dem Buchstaben R. Es öffnet sich bei offener Kartenfachklappe mit einer Tastenfolge.',
  },
  steps: {
    'canon-1d-menu': [
      'Öffnen Sie das Einstellungsmenü der Kamera, und gehen Sie zur Systemstatusanzeige.',
      'Notieren Sie die Gesamtzahl, falls Sie sie dort finden, zusammen mit der Seriennummer.',
      'Vergleichen Sie diese Seriennummer mit der, die der Checker aus einem frischen Foto der Kamera ausliest.',
    ],
    // PEN and OM-D; the keys differ a little by model and firmware.
    'olympus-service': [
      'Halten Sie beim Einschalten MENU gedrückt, drücken Sie MENU noch einmal, öffnen Sie im Einstellungsmenü den Punkt für die Monitorhelligkeit, und drücken Sie INFO und OK (bei manchen Gehäusen nur eines von beiden).',
      'Drücken Sie nacheinander oben, unten, links, rechts, den Auslöser ganz durch und noch einmal oben. Damit öffnet sich die erste Seite des Servicemenüs.',
      'Mit der rechten Taste gelangen Sie zu Seite 2. Notieren Sie den Wert hinter R, und schalten Sie die Kamera aus, ohne etwas anderes zu berühren.',
    ],
    'olympus-eseries': [
      'Schalten Sie die Kamera ein, öffnen Sie die Kartenfachklappe, und drücken Sie MENU und OK gleichzeitig.',
      'Drücken Sie nacheinander oben, unten, links, rechts und den Auslöser ganz durch, danach oben, dann rechts.',
      'R ist die Zahl der Auslösungen, S die der Blitze; zum Beenden schalten Sie die Kamera aus.',
    ],
    'olympus-eseries-playback': [
      'Schalten Sie die Kamera ein, öffnen Sie die Kartenfachklappe, und drücken Sie die Wiedergabetaste und OK gleichzeitig.',
      'Drücken Sie nacheinander oben, unten, links, rechts und den Auslöser ganz durch, danach oben, dann rechts.',
      'R ist die Zahl der Auslösungen, S die der Blitze; zum Beenden schalten Sie die Kamera aus.',
    ],
  },
};

export default files;
