/** ExifTool, compiled to WebAssembly. */
import { parseMetadata } from '@uswriting/exiftool';
import { type Reader, type Tags, findInTags } from './reader';

/** In the browser we serve its module together with the bench's own; in Node it finds the module itself. */
const fromServer = () => fetch('/zeroperl.wasm');
const IN_BROWSER = 'document' in globalThis;

async function read(file: File): Promise<Tags> {
  const answer = await parseMetadata(file, {
    args: ['-json', '-n'],
    transform: (text) => JSON.parse(text) as Tags[],
    ...(IN_BROWSER && { fetch: fromServer }),
  });
  if (!answer.success) throw new Error('nothing read');
  return answer.data[0] ?? {};
}

export const EXIF_TOOL: readonly Reader[] = [
  {
    name: 'ExifTool as wasm, from a File',
    product: 'ExifTool',
    from: 'file',
    what: '-json -n: everything there is, from the whole file',
    slow: true,
    read: ({ file }) => read(file),
    find: (result) => findInTags(result as Tags),
  },
];
