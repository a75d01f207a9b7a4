/** `node peerProgram.js exifr|exifReader FILES…`: a minimal command-line program for libraries that have none. */
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
