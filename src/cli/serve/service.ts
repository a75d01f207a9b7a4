/** The HTTP service. It stores and logs nothing of a photo. */
import type { HttpBindings } from '@hono/node-server';
import { Hono, type HonoRequest } from 'hono';
import { writeJsonText } from '../../config/controlCharacters';
import type { Core } from '../../reader/core';
import type { ByteSource } from '../../reader/byteSource';
import { extractFile } from '../../reader/files/extractFile';
import { type FileResult, jsonOf, writeJson } from '../json';
import { refuseStranger } from './callers';
import { filesInForm, isForm } from './form';
import { openApi } from './openApi';
import { Places } from './readingPlaces';
import { answerTo, RequestProblem } from './problem';
import { RequestBody } from './requestBody';

const JSON_TYPE = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

interface Bound {
  Bindings: HttpBindings;
}

/** The service, which reads photos with `core`. `isAnyHost`: a request may use any host name */
export function serviceOn(core: Core, version: string, isAnyHost: boolean): Hono<Bound> {
  const places = new Places();
  const read = async (file: string, source: ByteSource): Promise<FileResult> => ({
    file,
    result: (await extractFile(core, source, file === BODY ? '' : file)).result,
  });

  /** The results of a form's files, in order. A file is read when it has arrived and `Places` allows it. */
  async function answerForm(body: RequestBody, type: string): Promise<string> {
    const entries: FileResult[] = [];
    for await (const { name = BODY, bytes } of filesInForm(body, type))
      entries.push(await places.hold(() => read(name, bytes)));
    return writeJson(entries);
  }

  /** The result of a photo. Another request may be read while this one waits for needed bytes. */
  async function answerPhoto(body: RequestBody, name = BODY): Promise<string> {
    await body.begin();
    return places.hold(async (giveAway) => {
      const source = body.source(giveAway);
      if (source.size === 0)
        throw new RequestProblem(400, 'The request is empty. Send a photo, or a form with photos.');
      return `${writeJsonText(jsonOf(await read(name, source)), 2)}\n`;
    });
  }

  const app = new Hono<Bound>();
  app.use(async ({ env }, next) => {
    refuseStranger(env.incoming.headers, isAnyHost);
    await next();
  });
  app.post('/', async (context) => {
    const type = context.req.header('Content-Type');
    refuseOther(context.req, type);
    const body = new RequestBody(context.env.incoming);
    try {
      const answer = isForm(type) ? answerForm(body, type!) : answerPhoto(body, context.req.query('file'));
      return context.body(await answer, 200, JSON_TYPE);
    } finally {
      body.discard();
    }
  });
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/openapi.json', (context) => context.json(openApi(version)));
  app.all('/', () => answerTo(new RequestProblem(405, 'POST a photo, or a form with photos.', { Allow: 'POST' })));
  for (const path of ['/health', '/openapi.json'])
    app.all(path, () => answerTo(new RequestProblem(405, `The address ${path} takes GET.`, { Allow: 'GET, HEAD' })));
  app.notFound(() => answerTo(new RequestProblem(404, 'The service has POST /, GET /health and GET /openapi.json.')));
  app.onError((problem) =>
    answerTo(problem instanceof RequestProblem ? problem : new RequestProblem(500, 'The photo could not be read.')),
  );
  return app;
}

/** shown as the name of a file without a name */
const BODY = '-';

/** Types of text, without `application/x-www-form-urlencoded`, because curl gives that type to every file. */
const TEXT = /^\s*(?:text\/|application\/(?:json|xml)\s*(?:;|$))/i;

/** Throws a `RequestProblem` if the headers say that the body is no photo or is packed. */
function refuseOther(request: HonoRequest, type = ''): void {
  if (TEXT.test(type))
    throw new RequestProblem(
      415,
      `Content-Type ${type.split(';')[0]!.trim()} is not a photo. Send the photo as application/octet-stream.`,
    );
  const encoding = request.header('Content-Encoding') ?? 'identity';
  if (!/^\s*identity\s*$/i.test(encoding))
    throw new RequestProblem(415, 'The service does not unpack a body. Send the photo without Content-Encoding.', {
      'Accept-Encoding': 'identity',
    });
}
