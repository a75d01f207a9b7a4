/** Prepares a card for a Canon card report, identically in all languages. Tests run these commands on a file. */

/** Writes the marker at byte 496 of the partition's boot sector, its position on FAT32. */
const MARK = 'printf SCRIPT | dd of=sector.bin bs=1 seek=496 conv=notrunc';

/** Harmless even if pasted as a whole, because the commands write the sector only if it is labeled FAT32. */
const prepare = (unmount: string, device: string) => `${unmount}
sudo dd if=${device} bs=512 count=1 > before.bin
cp before.bin sector.bin
${MARK}
dd if=before.bin bs=1 skip=82 count=5 2>/dev/null | grep -aq FAT32 && sudo dd if=sector.bin of=${device} bs=512 count=1 conv=notrunc`;

const undo = (unmount: string, device: string) => `${unmount}
sudo dd if=before.bin of=${device} bs=512 count=1 conv=notrunc`;

const LINUX = ['sudo umount /dev/sdX1', '/dev/sdX1'] as const;
const MACOS = ['diskutil unmount /dev/diskNs1', '/dev/rdiskNs1'] as const;

export const cardCommands = {
  prepareLinux: prepare(...LINUX),
  prepareMacos: prepare(...MACOS),
  /** to type in the card's root folder */
  files: String.raw`printf 'for DC_scriptdisk' > script.req
printf 'private sub Initialize()\n  System.Create()\n  CamInfo_Debug(1)\nend sub\n' > extend.m`,
  undoLinux: undo(...LINUX),
  undoMacos: undo(...MACOS),
} as const;
