/** Serves the built form, and reads the sent photo again, because anyone can type a number into a field. */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { countOf, readPhoto } from 'shutter-count';

const app = new Hono();
app.post('/', bodyLimit({ maxSize: 100 * 1024 * 1024 }), async (context) => {
  const { photo, count } = await context.req.parseBody();
  if (!(photo instanceof File)) return context.text('No photo was sent.', 400);
  const result = await readPhoto(photo);
  const read = countOf(result);
  const { grade, limits } = result.shutterSource ?? {};
  const isSame = read !== undefined && String(read) === count;
  return context.json({ typed: count, read, grade, limits, savedAgain: result.savedAgain?.is, sameAsRead: isSame });
});
app.use(serveStatic({ root: 'dist' }));

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT ?? 3000) }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
