/** The steps that make a Canon camera write its card report, presented as owners' experience. */

import { cardCommands } from '../cardCommands';
import type { CardReportCopy } from '../types';

const cardReport: CardReportCopy = {
  title: 'Canon: Auslösungen per Kartenbericht',
  description:
    'Wie Besitzer eine Canon R6, R, 250D oder M6 Mark II ihre Auslösungen auf die Karte schreiben ließen, mit Linux und macOS, und was schiefgehen kann.',
  blocks: [
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Nicht von Canon und auf eigenes Risiko',
      text: 'Ein Skript bringt manche Canon dazu, ihren Zählerstand in eine Datei auf der Karte zu schreiben. Canon bietet das nicht an; was es für die Garantie bedeutet, wissen wir nicht. Was folgt, haben Besitzer und Entwickler veröffentlicht, wir haben es nicht ausprobiert. Die Befehle sind für Linux und macOS; für Windows haben wir keine.',
    },
    {
      kind: 'paragraph',
      text: 'Besitzer haben Berichte von [R6](/canon/canon-eos-r6), [R](/canon/canon-eos-r), [250D](/canon/canon-eos-250d) und [M6 Mark II](/canon/canon-eos-m6-mark-ii) veröffentlicht. Bei jedem anderen Gehäuse ist es ein Versuch: Liegt danach keine CAM_INFO.XML auf der Karte, versuchen Sie es nicht weiter.',
    },
    {
      kind: 'paragraph',
      text: 'Das Skript gibt neben den Auslösungen weitere interne Werte aus. Installiert wird nichts, und in der Kamera bleibt nichts zurück; nur wenn das Skript scheitert, kann danach ein E70 (Err 70) im Fehlerprotokoll stehen.',
    },
    { kind: 'heading', id: 'card', level: 2, text: 'Die Karte' },
    {
      kind: 'paragraph',
      text: 'Nehmen Sie eine leere, entbehrliche Karte mit 4 bis 32 GB, und formatieren Sie sie vorher in der Kamera, damit sie FAT32 verwendet. Die Befehle unten schreiben eine Markierung, das Wort SCRIPT, in den ersten Sektor ihrer Partition. Kleinere Karten verwenden FAT16, größere exFAT; dort würde die Markierung das Dateisystem zerstören. Lassen Sie den Schreibschutz ausgeschaltet, denn die Kamera muss auf die Karte schreiben. Bei der R6 gehört die Karte in das hintere SD-Fach.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Auf dem falschen Laufwerk richten die Befehle Schaden an',
      text: 'Trennen Sie alle anderen externen Laufwerke und Karten. Suchen Sie die Karte anhand ihrer Größe, unter Linux mit lsblk, unter macOS mit diskutil list, und setzen Sie ihren Buchstaben für X oder ihre Nummer für N ein. In einem eingebauten Leser heißt die Partition unter Linux meist mmcblk0p1 statt sdX1. Die 1 am Ende steht für die Partition; ohne sie landet die Markierung an der falschen Stelle. Verlassen Sie sich nicht auf die FAT32-Prüfung in der letzten Zeile: Auch die Startpartition des Computers kann FAT32 sein.',
    },
    { kind: 'code', caption: 'Linux: Markierung schreiben', code: cardCommands.prepareLinux },
    { kind: 'code', caption: 'macOS: Markierung schreiben', code: cardCommands.prepareMacos },
    {
      kind: 'paragraph',
      text: 'Die letzte Zeile schreibt nur, wenn die Partition mit FAT32 formatiert ist. Gibt sie nichts aus, wurde nichts geschrieben; hören Sie dann auf. Andernfalls binden Sie die Karte wieder ein, oder ziehen Sie sie heraus, und stecken Sie sie erneut ein. Öffnen Sie dann ein Terminal im obersten Ordner der Karte, und geben Sie ein:',
    },
    { kind: 'code', caption: 'Linux und macOS: die beiden Skriptdateien', code: cardCommands.files },
    { kind: 'heading', id: 'camera', level: 2, text: 'In der Kamera' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Legen Sie die Karte ein, schalten Sie die Kamera ein, und drücken Sie die Wiedergabetaste.',
        'Drücken Sie einmal SET, und warten Sie zehn Sekunden. Schalten Sie die Kamera dann aus.',
        'Stecken Sie die Karte in den Computer. Hat es geklappt, liegt darauf eine Datei namens CAM_INFO.XML. [Öffnen Sie sie im Checker](/).',
        'Vergleichen Sie die Seriennummer im Bericht mit der am Gehäuse.',
      ],
    },
    { kind: 'heading', id: 'undo', level: 2, text: 'Rückgängig machen' },
    {
      kind: 'paragraph',
      text: 'Formatieren Sie die Karte in der Kamera; das ist am sichersten. Oder schreiben Sie den Sektor zurück, den die Befehle oben als before.bin gesichert haben, und löschen Sie script.req und extend.m. Nach dem erneuten Einstecken kann der Buchstabe oder die Nummer der Karte anders sein: Trennen Sie zuerst alle anderen Laufwerke, und sehen Sie dann noch einmal nach, bevor Sie einen Befehl ausführen. Diese Befehle prüfen nichts:',
    },
    { kind: 'code', caption: 'Linux: Markierung entfernen', code: cardCommands.undoLinux },
    { kind: 'code', caption: 'macOS: Markierung entfernen', code: cardCommands.undoMacos },
    { kind: 'heading', id: 'trouble', level: 2, text: 'Was schiefgehen kann' },
    {
      kind: 'list',
      items: [
        '**Die Kamera hängt oder zeigt Err 70:** Nehmen Sie den Akku heraus. Entwickler warnen, dass jeder Fehler in einem Skript die Kamera zum Absturz bringen kann.',
        '**Keine Datei auf der Karte** bei einem der vier oben genannten Gehäuse: Meist liegt es an der Karte. Die Markierung steht auf dem Laufwerk statt auf der Partition, oder die Karte ist zu groß.',
        '**Verwenden Sie für den Kartenbericht niemals die Markierung BOOTDISK,** eine .FIR-Datei oder das Firmware-Menü. Das verändert, wie die Kamera startet; sie kann mit schwarzem Monitor hängen bleiben.',
        '**Das Ergebnis ist reiner Text** ohne Modellnamen und Signatur. Es beweist nur dann etwas, wenn es vor Ihren Augen entstanden ist und die Seriennummer zum Gehäuse passt. Ein Windows-Programm wirbt sogar damit, Canons Zähler umschreiben zu können.',
        '**Veröffentlichen Sie die Datei nicht unverändert.** Sie enthält die Seriennummer und die Zeitpunkte protokollierter Fehler.',
      ],
    },
  ],
};

export default cardReport;
