/** What the service answers. Nothing of a photo is stored, and nothing of it logged. */
import type { HttpBindings } from '@hono/node-server';
import { Hono, type HonoRequest } from 'hono';
import { writeJsonText } from '../../config/controlCharacters';
import type { Core } from '../../extraction/core';
import type { ByteSource } from '../../extraction/byteSource';
import { blobSource } from '../../extraction/ranges';
import { extractFile } from '../../reading/extractFile';
import { type FileResult, jsonOf, writeJson } from '../json';
import { openApi } from './openApi';
import { answerTo, RequestProblem } from './problem';
import { busy, RequestBody } from './requestBody';

/** So many photos are read at once; a few hundred more may wait for their turn. */
const AT_ONCE = 64;
const WAITING = 1000;
const WAITING_MS = 30_000;

const JSON_TYPE = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

interface Bound {
  Bindings: HttpBindings;
}

/** The service, which reads on `core`. */
export function serviceOn(core: Core, version: string): Hono<Bound> {
  const places = new Places();
  const read = async (file: string, source: ByteSource): Promise<FileResult> => ({
    file,
    result: (await extractFile(core, source, file === BODY ? '' : file)).result,
  });

  /** A photo is answered with its object, a form with an array of them, in the order of its files. */
  async function answer(request: HonoRequest, body: RequestBody): Promise<string> {
    const type = request.header('Content-Type') ?? '';
    if (isForm(type)) {
      const entries: FileResult[] = [];
      for (const file of await filesIn(await body.whole(), type)) entries.push(await read(file.name, blobSource(file)));
      return writeJson(entries);
    }
    const source = await body.source();
    if (source.size === 0) throw new RequestProblem(400, 'The request is empty. Send a photo, or a form with photos.');
    return `${writeJsonText(jsonOf(await read(request.query('file') ?? BODY, source)), 2)}\n`;
  }

  const app = new Hono<Bound>();
  app.post('/', async (context) => {
    const body = new RequestBody(context.env.incoming);
    try {
      // Who sends slowly takes nobody's place.
      await (isForm(context.req.header('Content-Type')) ? body.whole() : body.begin());
      const leave = await places.take();
      try {
        return context.body(await answer(context.req, body), 200, JSON_TYPE);
      } finally {
        leave();
      }
    } finally {
      body.discard();
    }
  });
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/openapi.json', (context) => context.json(openApi(version)));
  app.all('/', () => answerTo(new RequestProblem(405, 'POST a photo, or a form with photos.', { Allow: 'POST' })));
  app.notFound(() => answerTo(new RequestProblem(404, 'There are POST /, GET /health and GET /openapi.json.')));
  app.onError((problem) =>
    answerTo(problem instanceof RequestProblem ? problem : new RequestProblem(500, 'The photo could not be read.')),
  );
  return app;
}

/** The name of a photo that has none, as of what comes on standard input. */
const BODY = '-';

const isForm = (type = ''): boolean => /^multipart\/form-data\b/i.test(type);

/** The files of a form, whatever its fields are called. Throws a `RequestProblem` where it is no form, or has none. */
async function filesIn(bytes: Buffer, type: string): Promise<File[]> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined);
  const files = [...(form?.values() ?? [])].filter((value) => typeof value !== 'string');
  if (files.length === 0) throw new RequestProblem(400, 'The form has no file.');
  return files;
}

/** Who is read, and who waits for it. */
class Places {
  private taken = 0;
  private readonly waiting = new Set<() => void>();

  /** Resolves once there is room, with what to call in the end. Rejects with a `RequestProblem` when there is none for too long. */
  async take(): Promise<() => void> {
    if (this.taken === AT_ONCE) await this.turn();
    else this.taken += 1;
    return () => {
      const [next] = this.waiting;
      if (next) next();
      else this.taken -= 1;
    };
  }

  private turn(): Promise<void> {
    if (this.waiting.size === WAITING) throw busy();
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(timer);
        this.waiting.delete(come);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(come);
        reject(busy());
      }, WAITING_MS);
      this.waiting.add(come);
    });
  }
}
