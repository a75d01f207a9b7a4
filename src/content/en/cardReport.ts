/** The steps that make a Canon camera write its card report, presented as owners' experience. */

import { cardCommands } from '../cardCommands';
import type { CardReportCopy } from '../types';

const cardReport: CardReportCopy = {
  title: 'Make a Canon Save Its Shutter Count',
  description:
    'How owners made a Canon R6, R, 250D, or M6 Mark II write its shutter count to a memory card, on Linux and macOS, and what can go wrong.',
  blocks: [
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Not from Canon, and at your own risk',
      text: 'Canon doesn’t offer or support the method on this page, and we don’t know what it means for a warranty. This is what owners and developers have published; we haven’t done it ourselves. The commands are for Linux and macOS, not Windows.',
    },
    {
      kind: 'paragraph',
      text: 'Owners have posted reports from the [R6](/canon/canon-eos-r6), [R](/canon/canon-eos-r), [250D (Rebel SL3)](/canon/canon-eos-250d), and [M6 Mark II](/canon/canon-eos-m6-mark-ii). On any other body it’s an experiment: if there’s no CAM_INFO.XML on the card afterward, leave it at that.',
    },
    {
      kind: 'paragraph',
      text: 'Many Canon cameras can run small scripts from a card. The one on this page has the camera write its internal figures, the shutter count among them, to a file on the card. Nothing is installed and nothing stays in the camera, except perhaps an E70 in the error log if the script fails.',
    },
    { kind: 'heading', id: 'card', level: 2, text: 'The card' },
    {
      kind: 'paragraph',
      text: 'Use an empty card of 4 to 32 GB that you can afford to lose, and format it in the camera first. It has to be FAT32, because the commands below write a marker, the word SCRIPT, to the first sector of its partition. Larger cards use exFAT, and writing the marker there destroys the file system; smaller ones are FAT16 and don’t work. Leave the card’s lock switch unlocked, because the camera has to write to the card. On an R6, use the rear SD slot.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'The wrong disk would be damaged',
      text: 'Unplug every other external drive and card. Find the card by its size, with lsblk on Linux or diskutil list on macOS, and replace X with the card’s letter (for sdb, that’s b) or N with its number (for disk4, that’s 4). In a built-in reader on Linux, the partition is usually called mmcblk0p1 instead of sdX1. The 1 at the end stands for the partition; without it, the marker ends up in the wrong place. Don’t rely on the FAT32 check in the last line: the computer’s own boot partition can be FAT32, too.',
    },
    { kind: 'code', caption: 'Linux: write the marker', code: cardCommands.prepareLinux },
    { kind: 'code', caption: 'macOS: write the marker', code: cardCommands.prepareMacos },
    {
      kind: 'paragraph',
      text: 'The last line only writes if the partition is FAT32. If it prints nothing, it hasn’t written anything; stop there. Otherwise mount the card again, or take it out and put it back in, and type this in its top folder:',
    },
    { kind: 'code', caption: 'Linux and macOS: the two script files', code: cardCommands.files },
    { kind: 'heading', id: 'camera', level: 2, text: 'In the camera' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Put the card in, switch the camera on, and press the playback button.',
        'Press SET once and wait ten seconds. Then switch the camera off.',
        'Put the card in the computer. If it worked, there’s a file called CAM_INFO.XML on it. [Open it in the checker](/).',
        'Compare the serial number in the report with the one on the body.',
      ],
    },
    { kind: 'heading', id: 'undo', level: 2, text: 'Undo it' },
    {
      kind: 'paragraph',
      text: 'Format the card in the camera; that’s the safest way. Or write the original sector back (the commands above saved it as before.bin in the current folder) and delete script.req and extend.m. The card’s name may have changed when you plugged it in again, so look it up again first, with every other drive unplugged; these commands check nothing:',
    },
    { kind: 'code', caption: 'Linux: remove the marker', code: cardCommands.undoLinux },
    { kind: 'code', caption: 'macOS: remove the marker', code: cardCommands.undoMacos },
    { kind: 'heading', id: 'trouble', level: 2, text: 'What can go wrong' },
    {
      kind: 'list',
      items: [
        '**The camera freezes or shows Err 70:** take the battery out. Developers warn that any error in a script can crash the camera.',
        '**No file on the card** with one of the four bodies named above: usually, the card itself is the cause. The marker is on the disk instead of the partition, or the card is too large.',
        '**Never use BOOTDISK,** a .FIR file, or the firmware menu for this. They change how the camera starts, and it can get stuck on a black screen.',
        '**The result is plain text** without a model name or a signature. It only proves something if it was made in front of you and the serial number matches the body. One Windows program even advertises rewriting Canon’s own counters.',
        '**Don’t publish the file as it is.** It contains the serial number and dates from the camera’s history.',
      ],
    },
  ],
};

export default cardReport;
