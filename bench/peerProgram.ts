/** `node peerProgram.js exifr|exifReader FILES…`: the command-line program that a library lacks, as short as it can be. */
import exifr from 'exifr';
import ExifReader from 'exifreader';

const READ: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  exifr: (path) => exifr.parse(path),
  exifReader: (path) => ExifReader.load(path, { length: 'auto', expanded: true, includeOffsets: true }),
};

const [peer = '', ...paths] = process.argv.slice(2);
const answers: unknown[] = [];
for (const path of paths) answers.push(await READ[peer]?.(path).catch(String));
process.stdout.write(JSON.stringify(answers));
