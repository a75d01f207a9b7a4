/**
 * Values that makers encipher. The search deciphers two of Sony's, which contain known counters, and skips all others.
 */
import { Directory } from '../../assembly/schema';

/**
 * Tags of values that no search can read. The key of Nikon's ShotInfo (0x0091), 0x0097 and 0x0098 is the count itself.
 * Source: exiftool.org/TagNames, Nikon, Pentax, Samsung and Sony.
 */
const ENCIPHERED: Partial<Record<Directory, (tag: number) => boolean>> = {
  [Directory.Nikon]: (tag) => tag === 0x0091 || tag === 0x0097 || tag === 0x0098,
  [Directory.Pentax]: (tag) => tag === 0x005d,
  [Directory.Samsung]: (tag) => tag >= 0xa020 && tag < 0xa100,
  [Directory.Sony]: (tag) => (tag >= 0x9000 && tag < 0x9500) || tag === 0x2010 || tag === 0x202a,
};

/** True if a search would see only enciphered bytes. */
export const isEnciphered = (directory: Directory, tag: number): boolean =>
  !isDecipheredSony(directory, tag) && (ENCIPHERED[directory]?.(tag) ?? false);

/** Sony's 0x9050 contains the count, and 0x9400 the camera's picture counters. */
export const isDecipheredSony = (directory: Directory, tag: number): boolean =>
  directory === Directory.Sony && (tag === 0x9050 || tag === 0x9400);

/** Sony's cipher maps a byte below 249 to its cube modulo 249. Source: docs/formats.md, 'Sony'. */
const MODULUS = 249;
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) => byte);
for (let byte = 0; byte < MODULUS; byte++) PLAIN[byte ** 3 % MODULUS] = byte;

export const decipherSony = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => PLAIN[byte]!);
